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
export const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/**
 * The side that has room; above, where none has.
 * @param {Box} at
 * @param {Size} tip
 * @param {Size} window
 */
function roomy(at, tip, window) {
  if (at.right + GAP + tip.width < window.width) return "right";
  if (at.left - GAP - tip.width > 0) return "left";
  return at.bottom + GAP + tip.height < window.height ? "below" : "above";
}

/**
 * The side, the tip's upper left corner, and how far along its edge the arrow points at the place.
 * @param {Box} at  the place
 * @param {Size} tip
 * @param {Size} window
 */
export function beside(at, tip, window) {
  const side = roomy(at, tip, window);
  const x = at.left + at.width / 2;
  const y = at.top + at.height / 2;
  if (side === "right" || side === "left") {
    const top = clamp(y - tip.height / 2, RIM, window.height - tip.height - RIM);
    const left = side === "right" ? at.right + GAP : at.left - GAP - tip.width;
    return { side, left, top, arrow: clamp(y - top, CORNER, tip.height - CORNER) - ARROW };
  }
  const left = clamp(x - tip.width / 2, RIM, window.width - tip.width - RIM);
  const top = side === "below" ? at.bottom + GAP : at.top - GAP - tip.height;
  return { side, left, top, arrow: clamp(x - left, CORNER, tip.width - CORNER) - ARROW };
}
