// Marks that lie over the page, round places of the table, and take no clicks.
import { first } from "./dom.js";
import { onPage } from "./turned.js";

/** @typedef {[Element, HTMLElement]} Mark  a place, and what lies over it */

/**
 * @param {Element} place
 * @param {string} classes
 * @param {string} [rank]  the number at its corner
 * @returns {Mark}
 */
export function mark(place, classes, rank = "") {
  const ring = document.createElement("div");
  ring.className = classes;
  if (rank) ring.dataset.rank = rank;
  return [place, ring];
}

const WIDER = 5; // a mark is, than its place, on each side

/** @param {Element} element */
const boxOf = (element) => onPage(element.getBoundingClientRect());

const DRAWERS = ".mine, #others, #display, .log-panel";

/**
 * The part of a place that can be seen, a line too; null if there is none. An enlarged board hangs out of its frame, cards
 * lie below the rim of their drawer or, where the whole table scrolls, below the tabs.
 * @param {Element} place
 */
function seen(place) {
  // Lines that lead from it to other places, while it is pointed at, are not the place.
  let { left, top, right, bottom, width, height } = boxOf(place.querySelector(":scope > .hit") ?? place);
  if (width + height === 0) return null;
  const drawer = place.closest(DRAWERS);
  const frame = drawer ?? place.closest("[data-frame]");
  const page = new DOMRect(WIDER, WIDER, innerWidth - 2 * WIDER, innerHeight - 2 * WIDER);
  const around = frame && boxOf(frame);
  for (const box of around?.width ? [page, around] : [page]) {
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  const tabs = boxOf(first(".tabs"));
  if (drawer && tabs.height) bottom = Math.min(bottom, tabs.top);
  return right < left || bottom < top ? null : new DOMRect(left, top, right - left, bottom - top);
}

/** A layer of marks, which are all exchanged at once. @param {Element} box */
export function layer(box) {
  /** @type {Mark[]} */
  let lit = [];

  /** Marks follow their places, which move under the finger and with the window. */
  function follow() {
    const covered = document.querySelector("dialog[open]") !== null;
    for (const [place, ring] of lit) {
      const part = covered ? null : seen(place);
      ring.hidden = !part;
      if (!part) continue;
      const { left, top, width, height } = part;
      ring.style.translate = `${left - WIDER}px ${top - WIDER}px`;
      ring.style.width = `${width + 2 * WIDER}px`;
      ring.style.height = `${height + 2 * WIDER}px`;
    }
    if (lit.length) requestAnimationFrame(follow);
  }

  return (/** @type {Mark[]} */ marks) => {
    const was = lit.length;
    lit = marks;
    box.replaceChildren(...lit.map(([, ring]) => ring));
    if (lit.length && !was) requestAnimationFrame(follow);
  };
}
