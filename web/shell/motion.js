// Pieces travel from where they were to where they are. Only `translate` is animated, so layout and input never wait.
import { fly } from "./flyers.js";
import * as sound from "./sound.js";
import { walked } from "./walk.js";
import { sense } from "./turned.js";

/** @type {Map<string, DOMRect>} */
let before = new Map();
/** @type {Map<string, number>} */
let counted = new Map();
/** @type {Map<string, string>} what the dice showed */
let rolled = new Map();
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
  rolled = new Map();
  standing = new Set();
  if (off()) return;
  for (const id of ids) {
    const region = document.getElementById(id);
    if (!region?.firstChild) continue;
    standing.add(region);
    for (const element of region.querySelectorAll("[data-piece],[data-count],[data-die]")) {
      const { piece, count, die, pips } = element.dataset;
      if (die) rolled.set(die, pips ?? "");
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
 * What is new and comes from nowhere lands from above.
 * @param {Element} element
 * @param {number} duration
 */
function land(element, duration) {
  const [x, y] = inUnits(element, 0, -26);
  const frames = [
    { translate: `${x}px ${y}px`, opacity: 0 },
    { translate: "0 0", opacity: 1, offset: 0.7 },
    { translate: `${x * 0.15}px ${y * 0.15}px`, offset: 0.85 },
    { translate: "0 0" },
  ];
  running.push(element.animate(frames, { duration: duration * 1.4, easing: "ease-in" }));
}

/**
 * A die that shows something else has been rolled or turned.
 * @param {Element} die
 * @param {number} duration
 */
function roll(die, duration) {
  const frames = [
    { rotate: "-400deg", translate: "0 -14px" },
    { rotate: "-40deg", translate: "0 0", offset: 0.75 },
    { rotate: "0deg", translate: "0 0" },
  ];
  running.push(die.animate(frames, { duration: duration * 2, easing: "cubic-bezier(.2, .6, .4, 1)" }));
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
  /** @type {Element[]} */
  const fresh = [];
  /** @type {Element[]} */
  const dice = [];
  for (const region of standing) {
    for (const piece of region.querySelectorAll("[data-piece]")) {
      const was = origin(piece.dataset);
      const moved = was && way(piece, was);
      if (moved) moves.push([piece, moved]);
      else if (!was) fresh.push(piece);
    }
    for (const die of region.querySelectorAll("[data-die]")) {
      const { die: name = "", pips = "" } = die.dataset;
      if (rolled.has(name) && rolled.get(name) !== pips && pips !== "0") dice.push(die);
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
    if (dice.length) sound.play("dice");
    else if (moves.length || fresh.length) sound.play("piece");
    if (!moves.length && !fresh.length && !dice.length) return;
    const [step, move] = [milliseconds("--t-step"), milliseconds("--t-move")];
    for (const [piece, moved] of moves) {
      if (piece.dataset.path) walk(piece, piece.dataset.path, step);
      else travel(piece, moved, move);
    }
    for (const piece of fresh) land(piece, move);
    for (const die of dice) roll(die, move);
  };
}
