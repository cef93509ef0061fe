// The arithmetic of an enlarged board: how large it is drawn, and how far it is moved inside its frame.

/** @typedef {{ scale: number, x: number, y: number }} View */

export const MOST = 4;
const ROOM = 6; // what has the focus keeps this distance from the rim

/** @type {Readonly<View>} */
export const WHOLE = { scale: 1, x: 0, y: 0 };

/**
 * Enlarged this many times more, round a point of the frame that stays where it is.
 * @param {View} view
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 * @returns {View}
 */
export function enlarged(view, factor, x, y) {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  return { scale, x: x - ((x - view.x) * scale) / view.scale, y: y - ((y - view.y) * scale) / view.scale };
}

/**
 * Moved back as far as it must be, so that the board fills a frame of this size.
 * @param {View} view
 * @param {number} width
 * @param {number} height
 * @returns {View}
 */
export const within = ({ scale, x, y }, width, height) => ({
  scale,
  x: Math.min(0, Math.max(width * (1 - scale), x)),
  y: Math.min(0, Math.max(height * (1 - scale), y)),
});

/**
 * The frame has another size: what of the board was in its middle stays there. The board lies in the middle of its frame,
 * as large as it fits.
 * @param {View} view
 * @param {number} shape  of the board: its width by its height
 * @param {readonly [number, number]} from
 * @param {readonly [number, number]} to
 * @returns {View}
 */
export function refitted({ scale, x, y }, shape, from, to) {
  const fit = (/** @type {readonly [number, number]} */ [width, height]) => Math.min(width / shape, height);
  const larger = fit(to) / fit(from);
  const move = (/** @type {number} */ at, /** @type {0 | 1} */ axis) =>
    (to[axis] * (1 - scale)) / 2 + larger * (at - (from[axis] * (1 - scale)) / 2);
  return { scale, x: move(x, 0), y: move(y, 1) };
}

/**
 * How far something must be moved to lie between two limits, on one axis.
 * @param {number} from
 * @param {number} to
 * @param {number} low
 * @param {number} high
 */
export function inSight(from, to, low, high) {
  if (from < low + ROOM) return low + ROOM - from;
  return to > high - ROOM ? high - ROOM - to : 0;
}
