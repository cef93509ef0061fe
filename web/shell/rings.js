// Marks that lie over the page, round places of the table, and take no clicks.
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

/** A layer of marks, which are all exchanged at once. @param {Element} box */
export function layer(box) {
  /** @type {Mark[]} */
  let lit = [];

  /** Marks follow their places, which move under the finger and with the window. */
  function follow() {
    const covered = document.querySelector("dialog[open]") !== null;
    for (const [place, ring] of lit) {
      const { left, top, width, height } = onPage(place.getBoundingClientRect());
      const seen = width + height > 0 && !covered;
      ring.hidden = !seen;
      if (!seen) continue;
      ring.style.translate = `${left - 5}px ${top - 5}px`;
      ring.style.width = `${width + 10}px`;
      ring.style.height = `${height + 10}px`;
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
