// Where a tip fits that speaks of a place: right of it, left, below or above, and inside the window.

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {Size & { left: number, top: number, right: number, bottom: number }} Box */

const GAP = 12; // between the place and the tip
const RIM = 8; // between the tip and the window
const CORNER = 14; // the arrow keeps clear of the tip's round corners
const ARROW = 6; // half of its width

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/**
 * Of the places for the tip that lie inside the window: right, left, below, above.
 * @param {Box} at  the place that it speaks of
 * @param {Size} tip
 * @param {Size} window
 */
function sides(at, tip, window) {
  const x = clamp(at.left + at.width / 2 - tip.width / 2, RIM, window.width - tip.width - RIM);
  const y = clamp(at.top + at.height / 2 - tip.height / 2, RIM, window.height - tip.height - RIM);
  const above = { side: "above", left: x, top: at.top - GAP - tip.height };
  const fitting = [
    { side: "right", left: at.right + GAP, top: y },
    { side: "left", left: at.left - GAP - tip.width, top: y },
    { side: "below", left: x, top: at.bottom + GAP },
    above,
  ].filter(
    ({ left, top }) => left > 0 && top > 0 && left + tip.width < window.width && top + tip.height < window.height,
  );
  return fitting.length ? fitting : [above];
}

/**
 * How much of some boxes a tip would hide.
 * @param {{ left: number, top: number }} corner
 * @param {Size} tip
 * @param {Box[]} boxes
 */
function hidden({ left, top }, tip, boxes) {
  let area = 0;
  for (const box of boxes) {
    const across = Math.min(left + tip.width, box.right) - Math.max(left, box.left);
    const down = Math.min(top + tip.height, box.bottom) - Math.max(top, box.top);
    if (across > 0 && down > 0) area += across * down;
  }
  return area;
}

/**
 * Of some heights for a strip, the first that hides least of the boxes.
 * @param {number[]} tops
 * @param {Size} tip
 * @param {Box[]} boxes
 */
export function calmer(tops, tip, boxes) {
  const cost = (/** @type {number} */ top) => hidden({ left: 0, top }, tip, boxes);
  return tops.reduce((best, top) => (cost(top) < cost(best) ? top : best));
}

/**
 * The side, the tip's upper left corner, and how far along its edge the arrow points at the place. Of the sides that
 * have room it is the first that hides nothing of `free`; if need be beside the whole `frame` in which the place lies,
 * without an arrow.
 * @param {Box} at  the place
 * @param {Size} tip
 * @param {Size} window
 * @param {Box[]} [free]
 * @param {Box} [frame]
 */
export function beside(at, tip, window, free = [], frame) {
  const far = frame ? sides(frame, tip, window).map((way) => ({ ...way, side: "far" })) : [];
  const all = [...sides(at, tip, window), ...far];
  const costs = all.map((way) => hidden(way, tip, free));
  const { side, left, top } = all[costs.indexOf(Math.min(...costs))];
  const upright = side === "right" || side === "left";
  const along = upright ? at.top + at.height / 2 - top : at.left + at.width / 2 - left;
  return { side, left, top, arrow: clamp(along, CORNER, (upright ? tip.height : tip.width) - CORNER) - ARROW };
}
