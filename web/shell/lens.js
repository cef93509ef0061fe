// The arithmetic of an enlarged board: how large it is drawn, and how far it is moved inside its frame.

/** @typedef {{ scale: number, x: number, y: number }} View */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Place */

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
 * Enlarged this many times, round that of these boxes which most of them come into sight with; of several, the one
 * nearest to all. Its own middle is in sight too.
 * @param {number} scale
 * @param {readonly Place[]} boxes  on the whole board
 * @param {number} width  of the frame
 * @param {number} height
 * @returns {View}
 */
export function gathered(scale, boxes, width, height) {
  const mean = (/** @type {0 | 1} */ axis) => boxes.reduce((sum, box) => sum + middle(box)[axis], 0) / boxes.length;
  const [x, y] = [mean(0), mean(1)];
  const tried = boxes.map((box) => {
    const [left, top] = middle(box);
    const view = within({ scale, x: width / 2 - scale * left, y: height / 2 - scale * top }, width, height);
    return {
      view,
      seen: boxes.filter((other) => holds(view, other, width, height)).length,
      off: Math.hypot(left - x, top - y),
    };
  });
  return tried.reduce((best, one) => ((one.seen - best.seen || best.off - one.off) > 0 ? one : best)).view;
}

/** @param {Place} box @returns {[number, number]} */
const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/**
 * Does the frame show all of this box?
 * @param {View} view
 * @param {Place} box
 * @param {number} width
 * @param {number} height
 */
const holds = ({ scale, x, y }, { left, top, right, bottom }, width, height) =>
  x + scale * left >= 0 && y + scale * top >= 0 && x + scale * right <= width && y + scale * bottom <= height;

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
