// Which of several points lies next in a direction, as an arrow key means it.

/** @typedef {[number, number]} Point */

const LEAST = 0.4; // a step that is no step: places in one row need not be quite level
const WIDE = 2.5; // how far aside of the way, for each step along it, a point still counts as lying in that direction
const ASIDE = 2; // what a step aside costs, against one along the way

/**
 * The place in `points` of the nearest one from here in this direction, or -1.
 * @param {Point} from
 * @param {Point[]} points
 * @param {Point} way  one step right, left, down or up
 */
export function nearest([x, y], points, [dx, dy]) {
  let best = -1;
  let least = Infinity;
  points.forEach(([px, py], at) => {
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const cost = along + ASIDE * aside;
    if (along > LEAST && aside <= WIDE * along && cost < least) [best, least] = [at, cost];
  });
  return best;
}

/**
 * One step on or back in a ring of this many places.
 * @param {number} at
 * @param {number} step
 * @param {number} places
 */
export const around = (at, step, places) => (at + step + places) % places;
