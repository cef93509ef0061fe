// The arithmetic of an enlarged board: how large it is drawn, and how far it is moved inside its frame.

/** @typedef {{ scale: number, x: number, y: number }} View */

export const MOST = 4;
const ROOM = 6; // what has the focus keeps this distance from the rim

/** @type {Readonly<View>} */
export const WHOLE = { scale: 1, x: 0, y: 0 };

/**
 * Enlarged so many times more, round a point of the frame that stays where it is.
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
