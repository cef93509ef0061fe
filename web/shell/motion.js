// Pieces travel from where they were to where they are. Only `translate` is animated, so layout and input never wait.
import * as sound from "./sound.js";
import { walked } from "./walk.js";
import { sense } from "./turned.js";

/** @type {Map<string, DOMRect>} */
let before = new Map();
/** @type {Map<string, number>} */
let counted = new Map();
/** @type {Set<Element>} regions that showed something before: what comes into an empty one has just been laid out */
let standing = new Set();
/** @type {Animation[]} */
let running = [];
/** @type {Map<Element, number>} numbers that still count, with what they count to */
const counting = new Map();

/** @param {string} name  of a length of time in the style sheets */
const milliseconds = (name) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
const off = () => document.documentElement.dataset.motion === "off";

/** Ends all that still moves: the next click never waits for a picture. */
function finish() {
  for (const animation of running) animation.finish();
  running = [];
  for (const [element, to] of counting) element.textContent = String(to);
  counting.clear();
}

/**
 * Remembers where the pieces are, and what was counted. Call before the regions of these ids change.
 * @param {string[]} ids
 */
export function remember(ids) {
  finish();
  before = new Map();
  counted = new Map();
  standing = new Set();
  if (off()) return;
  for (const id of ids) {
    const region = document.getElementById(id);
    if (!region?.firstChild) continue;
    standing.add(region);
    for (const element of region.querySelectorAll("[data-piece],[data-count]")) {
      const { piece, count } = element.dataset;
      if (count) counted.set(count, Number(element.textContent));
      if (!piece) continue;
      const box = element.getBoundingClientRect();
      if (box.width) before.set(piece, box);
    }
  }
}

/**
 * Where a piece comes from: from where it was, or if it is new from the place that it names, which stays.
 * @param {DOMStringMap} named
 */
function origin({ piece = "", from }) {
  if (before.has(piece) || !from) return before.get(piece);
  const box = document.querySelector(`[data-place="${CSS.escape(from)}"]`)?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

/**
 * A vector on the screen as a vector in the units that `translate` has on this element.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
function inUnits(element, x, y) {
  const parent = element instanceof SVGGraphicsElement && element.parentNode;
  const matrix = parent instanceof SVGGraphicsElement && parent.getScreenCTM();
  if (matrix) {
    const { a, b, c, d } = matrix.inverse();
    return [a * x + c * y, b * x + d * y];
  }
  return [sense() * x, sense() * y];
}

/**
 * @param {Element} element
 * @param {string[]} frames
 * @param {number} duration
 * @param {string} easing
 */
function play(element, frames, duration, easing) {
  const region = element.closest(".region");
  element.classList.add("is-moving");
  region?.classList.add("has-moving"); // its pieces may cross into other regions, so it lies above them
  const animation = element.animate({ translate: frames }, { duration, easing });
  const done = () => {
    element.classList.remove("is-moving");
    region?.classList.toggle("has-moving", region.querySelector(".is-moving") !== null);
  };
  animation.finished.then(done, done);
  running.push(animation);
}

/**
 * How far the element is from where it was, in its own units; null where nothing is to be seen.
 * @param {Element} element
 * @param {DOMRect} from
 */
function way(element, from) {
  const to = element.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return !to.width || Math.hypot(x, y) < 2 ? null : inUnits(element, x, y);
}

/**
 * @param {Element} element
 * @param {number[]} way
 * @param {number} duration
 */
function travel(element, [dx, dy], duration) {
  play(element, [`${dx}px ${dy}px`, "0 0"], duration, "cubic-bezier(.2, .7, .2, 1)");
}

/**
 * A figure steps from space to space with a small hop; the whole way takes at most 700 ms.
 * @param {Element} element
 * @param {string} path
 * @param {number} step
 */
function walk(element, path, step) {
  const { frames, steps } = walked(path);
  play(element, frames, Math.min(700, step * steps), "linear");
}

/**
 * @param {Element} element
 * @param {number} from
 */
function count(element, from) {
  const to = Number(element.textContent);
  const begun = performance.now();
  const step = (/** @type {number} */ now) => {
    if (!counting.has(element)) return;
    const part = Math.min(1, Math.max(0, (now - begun) / 300));
    element.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
    else counting.delete(element);
  };
  if (from === to) return;
  counting.set(element, to);
  step(begun);
}

/**
 * Points leave a place and reach a score; where there is no other place they rise from the score itself.
 * @param {string} words
 * @param {Element} from
 * @param {Element | undefined} to
 */
export function fly(words, from, to) {
  if (off() || !to) return;
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!start.width || !goal.width) return;
  const flyer = document.createElement("b");
  flyer.className = "flyer";
  flyer.textContent = words;
  document.getElementById("flyers")?.append(flyer);
  const middle = (/** @type {DOMRect} */ box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(start);
  const [goalX, goalY] = middle(goal);
  const turned = document.documentElement.hasAttribute("data-turned") ? " rotate(180deg)" : "";
  const place = (/** @type {number} */ left, /** @type {number} */ top) =>
    `translate(${left}px, ${top}px) translate(-50%, -50%)${turned}`;
  const frames =
    from === to
      ? [
          { transform: place(x, y), opacity: 1 },
          { transform: place(x, y - 34), opacity: 0 },
        ]
      : [
          { transform: place(x, y), opacity: 0 },
          { transform: place(x, y - 14), opacity: 1, offset: 0.25 },
          { transform: place(goalX, goalY), opacity: 1, offset: 0.9 },
          { transform: place(goalX, goalY), opacity: 0 },
        ];
  const animation = flyer.animate(frames, { duration: milliseconds("--t-fly"), easing: "cubic-bezier(.3, .1, .3, 1)" });
  const gone = () => flyer.remove();
  animation.finished.then(gone, gone);
}

/**
 * A change of points rises from where they stand.
 * @param {Element} number
 * @param {number} was
 */
function rise(number, was) {
  const change = Number(number.textContent) - was;
  if (!change || !/^(points|chip)-/.test(number.dataset.count ?? "")) return;
  fly(change > 0 ? `+${change}` : `−${-change}`, number, number);
  sound.play(change > 0 ? "points" : "loss");
}

/**
 * Reads which moves the change of the regions has made. Gives what starts them.
 * @param {boolean} scoring  points that have changed are told of step by step
 */
export function measured(scoring) {
  /** @type {[Element, number[]][]} */
  const moves = [];
  /** @type {Element[]} */
  const counts = [];
  for (const region of standing) {
    for (const piece of region.querySelectorAll("[data-piece]")) {
      const was = origin(piece.dataset);
      const moved = was && way(piece, was);
      if (moved) moves.push([piece, moved]);
    }
    counts.push(...region.querySelectorAll("[data-count]"));
  }
  return () => {
    for (const number of counts) {
      const was = counted.get(number.dataset.count ?? "");
      if (was === undefined) continue;
      if (!scoring) rise(number, was);
      count(number, was);
    }
    if (!moves.length) return;
    const [step, move] = [milliseconds("--t-step"), milliseconds("--t-move")];
    for (const [piece, moved] of moves) {
      if (piece.dataset.path) walk(piece, piece.dataset.path, step);
      else travel(piece, moved, move);
    }
  };
}
