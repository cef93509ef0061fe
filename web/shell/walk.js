// The way of a figure from space to space, as frames of an animation of `translate`.

const HOP = 4; // how high a figure leaps between two spaces, in units of the board

/** @param {string} path  "x,y x,y …" @returns {[number, number][]} */
function points(path) {
  return path
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return [x, y];
    });
}

/**
 * The frames, as seen from the end, where the figure stands already; and how many steps they are.
 * @param {string} path
 */
export function walked(path) {
  const way = points(path);
  const [endX, endY] = way[way.length - 1];
  const frames = way.flatMap(([x, y], at) => {
    const here = `${x - endX}px ${y - endY}px`;
    if (at === way.length - 1) return [here];
    const [nextX, nextY] = way[at + 1];
    return [here, `${(x + nextX) / 2 - endX}px ${(y + nextY) / 2 - endY - HOP}px`];
  });
  return { frames, steps: way.length - 1 };
}
