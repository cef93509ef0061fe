// All signs once in the document, so that <use href="#i-name"> works everywhere, one file or many.
// A table has hundreds of them, and each <use> costs the browser a shadow tree, three boxes and two transforms:
// there the shapes themselves are drawn.

const USE = /<use ([^>]*)\/>/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const ARC =
  /([\d.]+)[ ,]*([\d.]+)[ ,]*(-?[\d.]+)[ ,]+([01])[ ,]*([01])[ ,]*(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))/g;
/** @type {Map<string, string>} shapes by the attributes of the <use> that they stand for */
const drawings = new Map();
const MOST_KEPT = 1000;

export async function start() {
  const response = await fetch(new URL("../icons.svg", import.meta.url));
  document.getElementById("sprite").innerHTML = await response.text();
}

const short = (number) => Math.round(number * 1000) / 1000;

/** The outline of a path, enlarged and then moved. */
function moved(outline, scale, dx, dy) {
  const along = (value, way) => short(value * scale + way);
  const parts = Array.from(outline.matchAll(/([a-z])([^a-z]*)/gi), ([, command, numbers]) => {
    const kind = command.toLowerCase();
    const [x, y] = command === kind ? [0, 0] : [dx, dy];
    if (kind === "a") {
      const arcs = Array.from(numbers.matchAll(ARC), ([, rx, ry, turn, large, sweep, ex, ey]) =>
        [along(rx, 0), along(ry, 0), turn, large, sweep, along(ex, x), along(ey, y)].join(" "),
      );
      return command + arcs.join(" ");
    }
    const values = numbers.match(NUMBER) ?? [];
    return (
      command + values.map((value, at) => along(value, kind === "v" || (kind !== "h" && at % 2) ? y : x)).join(" ")
    );
  });
  // A path may begin with a step from the origin.
  return `M${short(dx)} ${short(dy)}${parts.join("")}`;
}

/** The shapes of a symbol, where a <use> with these attributes would show them. */
function drawing(attributes) {
  const given = Object.fromEntries(
    Array.from(attributes.matchAll(/([a-z]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
  const symbol = document.getElementById(given.href.slice(1));
  // What is clipped needs ids of its own; text in a sign is no text of the page.
  if (!(symbol instanceof SVGSymbolElement) || symbol.querySelector("clipPath, text")) return null;
  const box = symbol.viewBox.baseVal;
  const [width, height] = [Number(given.width), Number(given.height)];
  const scale = Math.min(width / box.width, height / box.height);
  const dx = Number(given.x ?? 0) + (width - box.width * scale) / 2 - box.x * scale;
  const dy = Number(given.y ?? 0) + (height - box.height * scale) / 2 - box.y * scale;
  const classes = given.class ? ` class="${given.class}"` : "";
  const [shape, ...more] = symbol.children;
  // Charges and game-icons are filled and have no outline that must grow with them.
  if (!more.length && /^[ei]-/.test(symbol.id))
    return `<path${classes} fill="currentColor" d="${moved(shape.getAttribute("d"), scale, dx, dy)}"/>`;
  const stays = !short(dx) && !short(dy) && short(scale) === 1;
  const place = stays ? "" : ` transform="translate(${short(dx)} ${short(dy)}) scale(${short(scale)})"`;
  return `<g${classes}${place}>${symbol.innerHTML}</g>`;
}

/** Markup with shapes instead of every <use> of a sign. */
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
