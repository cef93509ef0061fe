// A board has hundreds of names that are heard and not seen: the picture need not wait for them.
import { localiseElement } from "./i18n.js";
import { painted } from "./painted.js";

const SLICE = 8; // ms

/** @type {Set<Element>} boxes with names still to be made */
const unnamed = new Set();

/** As many as there is time for, and the rest a moment later: nothing stands still meanwhile. */
function nameAll() {
  const end = performance.now() + SLICE;
  for (const box of unnamed) {
    for (const element of box.querySelectorAll("[data-l10n-id]:not([aria-label])")) {
      localiseElement(element);
      if (performance.now() > end) {
        setTimeout(nameAll);
        return;
      }
    }
    unnamed.delete(box);
  }
}

/**
 * May the names in this box be made later? Then they are. Where the focus is inside they are wanted at once.
 * @param {Element} box
 */
export function nameLater(box) {
  if (!("late" in box.dataset) || box.contains(document.activeElement)) return false;
  if (!unnamed.size) painted().then(nameAll);
  unnamed.add(box);
  return true;
}
