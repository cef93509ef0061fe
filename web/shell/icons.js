// All signs once in the document, so that <use href="#i-name"> works everywhere, one file or many.
// A table has hundreds of them, and each <use> costs the browser a shadow tree, three boxes and two transforms:
// there the shapes themselves are drawn.
import { byId } from "./dom.js";
import { moved, short } from "./outline.js";
import { part } from "./part.js";

const USE = /<use ([^>]*)\/>/g;
/** @type {Map<string, string>} shapes by the attributes of the <use> that they stand for */
const drawings = new Map();
const MOST_KEPT = 1000;

export async function start() {
  byId("sprite").innerHTML = await (await part("icons.svg")).text();
}

/** Where a <use> would show a symbol, by the attributes of the one and the view box of the other.
 * @param {Record<string, string>} given
 * @param {DOMRect} box */
function placed(given, box) {
  const [width, height] = [Number(given.width), Number(given.height)];
  const scale = Math.min(width / box.width, height / box.height);
  const dx = Number(given.x ?? 0) + (width - box.width * scale) / 2 - box.x * scale;
  const dy = Number(given.y ?? 0) + (height - box.height * scale) / 2 - box.y * scale;
  return { scale, dx, dy };
}

/**
 * The shapes of a symbol, where a <use> with these attributes would show them.
 * @param {string} attributes
 */
function drawing(attributes) {
  const given = Object.fromEntries(
    Array.from(attributes.matchAll(/([a-z]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
  const symbol = document.getElementById(given.href.slice(1));
  // What is clipped needs ids of its own; text in a sign is no text of the page.
  if (!(symbol instanceof SVGSymbolElement) || symbol.querySelector("clipPath, text")) return null;
  const { scale, dx, dy } = placed(given, symbol.viewBox.baseVal);
  const classes = given.class ? ` class="${given.class}"` : "";
  const [shape, ...more] = symbol.children;
  const outline = shape.getAttribute("d");
  // Charges and game-icons are filled and have no outline that must grow with them.
  if (outline && !more.length && /^[ei]-/.test(symbol.id))
    return `<path${classes} fill="currentColor" d="${moved(outline, scale, dx, dy)}"/>`;
  const stays = !short(dx) && !short(dy) && short(scale) === 1;
  const place = stays ? "" : ` transform="translate(${short(dx)} ${short(dy)}) scale(${short(scale)})"`;
  return `<g${classes}${place}>${symbol.innerHTML}</g>`;
}

/**
 * Markup with shapes instead of every <use> of a sign.
 * @param {string} markup
 */
export function drawn(markup) {
  return markup.replace(USE, (use, attributes) => {
    let shapes = drawings.get(attributes);
    if (shapes === undefined) {
      if (drawings.size >= MOST_KEPT) drawings.clear();
      shapes = drawing(attributes) ?? use;
      drawings.set(attributes, shapes);
    }
    return shapes;
  });
}
