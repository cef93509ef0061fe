// A QR code of a link, in sharp modules of whole pixels. The library is fetched when the first one is wanted.

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // modules of white round the code, as the standard wants
// A code with more to spare for dirt and glare has more modules: the strongest that still has modules of this size.
const COMFORTABLE = 4; // CSS pixels
const STRENGTHS = /** @type {const} */ (["quartile", "medium", "low"]);

/**
 * The modules of a code, and the size of one, for a box this many pixels wide.
 * @param {string} text
 * @param {number} room
 */
async function modules(text, room) {
  const { default: encode } = await import("../vendor/qr/index.js");
  let rows = /** @type {boolean[][]} */ ([]);
  for (const ecc of STRENGTHS) {
    try {
      rows = encode(text, "raw", { ecc, border: QUIET });
    } catch (reason) {
      if (ecc === "low") throw reason;
      continue; // too long to be that strong
    }
    if (room / rows.length >= COMFORTABLE) break;
  }
  const dots = globalThis.devicePixelRatio || 1;
  return { rows, size: Math.max(1, Math.floor((room * dots) / rows.length)) / dots };
}

/** The dark modules as one outline, run by run. @param {boolean[][]} rows */
export function outline(rows) {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  });
  return path;
}

/**
 * Shows the code of a text in a box, as large as fits; nothing where the text is too long for any.
 * @param {Element} box
 * @param {string} text
 */
export async function show(box, text) {
  box.replaceChildren();
  const { rows, size } = await modules(text, box.clientWidth);
  const drawing = document.createElementNS(SVG, "svg");
  const whole = rows.length;
  for (const [name, value] of Object.entries({
    viewBox: `0 0 ${whole} ${whole}`,
    width: String(whole * size),
    height: String(whole * size),
    "shape-rendering": "crispEdges",
    "data-module": String(size),
  }))
    drawing.setAttribute(name, value);
  const dark = document.createElementNS(SVG, "path");
  dark.setAttribute("d", outline(rows));
  drawing.append(dark);
  box.replaceChildren(drawing);
}
