// Roving focus: one stop per group in the tab order, arrow keys inside the group.
import { around, nearest } from "./compass.js";
import { hit } from "./events.js";

/** @import { Point } from "./compass.js" */

// An echo is a second place to touch for a choice: a stop for the pointer only.
export const STOPS =
  "[data-choice]:not([data-echo]),[data-instead],[data-why],[data-stop],[data-see],[data-moment],[data-nav] [data-do=tell]";
/** @type {Record<string, Point | undefined>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** @param {Element} element */
const shown = (element) => element.getClientRects().length > 0;
/** A group may lie in another one: each stop belongs to the innermost. @param {Element} group */
const stops = (group) => [...group.querySelectorAll(STOPS)].filter((stop) => stop.closest("[data-nav]") === group);

/** @param {Element} element @returns {Point} */
function centre(element) {
  if (element.dataset.x) return [Number(element.dataset.x), Number(element.dataset.y)];
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Round a ring by its own order; else to the nearest in that direction.
 * @param {Element} from
 * @param {Element[]} all
 * @param {Point} way
 */
function next(from, all, way) {
  const place = (/** @type {Element} */ stop) => Number(stop.dataset.ring);
  if (from.dataset.ring && way[0]) {
    const ring = all.filter((stop) => stop.dataset.ring).sort((one, other) => place(one) - place(other));
    return ring[around(ring.indexOf(from), way[0], ring.length)];
  }
  return all[nearest(centre(from), all.map(centre), way)];
}

/**
 * @param {Element[]} all
 * @param {Element | undefined} to
 */
function move(all, to) {
  if (!to) return;
  for (const stop of all) if (stop.tabIndex === 0) stop.tabIndex = -1;
  to.tabIndex = 0;
  to.focus({ preventScroll: false });
}

document.addEventListener("keydown", (event) => {
  const from = hit(event)?.closest(STOPS);
  const group = from?.closest("[data-nav]");
  if (!from || !group || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = stops(group).filter(shown);
  const way = WAYS[event.key];
  if (way) move(all, next(from, all, way));
  else if (event.key === "Home") move(all, all[0]);
  else if (event.key === "End") move(all, all.at(-1));
  else if ((event.key === "Enter" || event.key === " ") && !(from instanceof HTMLButtonElement))
    from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else return;
  event.preventDefault();
});

/** To the next choice on the table, or the one before, in whatever group. @param {1 | -1} way */
export function step(way) {
  const all = [...document.querySelectorAll("#table [data-choice]:not([data-echo])")].filter(shown);
  const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
  const to = all.at(at < 0 ? (way < 0 ? -1 : 0) : (at + way) % all.length);
  const group = to?.closest("[data-nav]");
  if (group) move(stops(group), to);
  else to?.focus();
}

/**
 * After a change of these boxes: exactly one stop of each group can be reached by Tab, a choice before all else.
 * @param {Element[]} boxes
 */
export function refresh(boxes) {
  const groups = boxes.flatMap((box) => [box.closest("[data-nav]"), ...box.querySelectorAll("[data-nav]")]);
  for (const group of new Set(groups)) {
    if (!group) continue;
    const all = stops(group);
    const current =
      all.find((stop) => stop === document.activeElement) ??
      all.find((stop) => stop.hasAttribute("data-choice")) ??
      all[0];
    for (const stop of all) {
      const index = stop === current ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
  }
}
