// Pieces travel from where they were to where they are. Only `translate` is animated, so layout and input never wait.

/** @type {Map<string, DOMRect>} */
let before = new Map();
/** @type {Map<string, number>} */
let counted = new Map();
let running = [];

const milliseconds = (name) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
const off = () => document.documentElement.dataset.motion === "off";

/** Ends all that still moves: the next click never waits for a picture. */
export function finish() {
  for (const animation of running) animation.finish();
  running = [];
}

/** Remembers where everything is, and what was counted. Call before the regions change. */
export function remember(roots) {
  finish();
  before = new Map();
  counted = new Map();
  if (off()) return;
  for (const root of roots) {
    for (const element of root.querySelectorAll("[data-piece],[data-place],[data-count]")) {
      const { piece, place, count } = element.dataset;
      if (count) counted.set(count, Number(element.textContent));
      const box = piece || place ? element.getBoundingClientRect() : null;
      if (!box?.width) continue;
      if (piece) before.set(piece, box);
      if (place) before.set(`place ${place}`, box);
    }
  }
}

/** A vector on the screen as a vector in the units that `translate` has on this element. */
function inUnits(element, x, y) {
  const parent = element instanceof SVGGraphicsElement && element.parentNode;
  const matrix = parent?.getScreenCTM?.();
  if (matrix) {
    const { a, b, c, d } = matrix.inverse();
    return [a * x + c * y, b * x + d * y];
  }
  return document.documentElement.hasAttribute("data-turned") ? [-x, -y] : [x, y];
}

function play(element, frames, duration, easing) {
  const region = element.closest(".region");
  element.classList.add("is-moving");
  region.classList.add("has-moving"); // its pieces may cross into other regions, so it lies above them
  const animation = element.animate({ translate: frames }, { duration, easing });
  const done = () => {
    element.classList.remove("is-moving");
    region.classList.toggle("has-moving", region.querySelector(".is-moving") !== null);
  };
  animation.finished.then(done, done);
  running.push(animation);
}

/** How far the element is from where it was, in its own units; null where nothing is to be seen. */
function way(element, from) {
  const to = element.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return !to.width || Math.hypot(x, y) < 2 ? null : inUnits(element, x, y);
}

function travel(element, [dx, dy], duration) {
  play(element, [`${dx}px ${dy}px`, "0 0"], duration, "cubic-bezier(.2, .7, .2, 1)");
}

/** A figure steps from space to space with a small hop; the whole way takes at most 700 ms. */
function walk(element, path, step) {
  const points = path.trim().split(/\s+/).map((pair) => pair.split(",").map(Number));
  const [endX, endY] = points.at(-1);
  const frames = points.flatMap(([x, y], at) => {
    const here = `${x - endX}px ${y - endY}px`;
    if (at === points.length - 1) return [here];
    const [nextX, nextY] = points[at + 1];
    return [here, `${(x + nextX) / 2 - endX}px ${(y + nextY) / 2 - endY - 4}px`];
  });
  play(element, frames, Math.min(700, step * (points.length - 1)), "linear");
}

function count(element, from) {
  const to = Number(element.textContent);
  const begun = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - begun) / 300);
    element.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1 && element.isConnected) requestAnimationFrame(step);
  };
  if (from !== to) step(begun);
}

/** Starts every move that the change of the regions has made. All places are read before anything is set in motion. */
export function start(roots) {
  if (off()) return;
  const moves = [];
  for (const root of roots) {
    for (const piece of root.querySelectorAll("[data-piece]")) {
      const was = before.get(piece.dataset.piece) ?? before.get(`place ${piece.dataset.from}`);
      const moved = was && way(piece, was);
      if (moved) moves.push([piece, moved]);
    }
    for (const number of root.querySelectorAll("[data-count]")) {
      if (counted.has(number.dataset.count)) count(number, counted.get(number.dataset.count));
    }
  }
  if (!moves.length) return;
  const [step, move] = [milliseconds("--t-step"), milliseconds("--t-move")];
  for (const [piece, moved] of moves) {
    if (piece.dataset.path) walk(piece, piece.dataset.path, step);
    else travel(piece, moved, move);
  }
}
