// The king's advice on the table: where each of his turns begins has its number, and the turn that is being shown has a
// ring round every place that it speaks of, the first of which is brought into an enlarged board's frame.
import { byId } from "./dom.js";
import { layer, mark } from "./rings.js";
import * as zoom from "./zoom.js";

const show = layer(byId("badges"));
let shown = ""; // the places that have been brought into sight

/** @param {Element} place */
const inSight = (place) => {
  const { width, height } = place.getBoundingClientRect();
  return width + height > 0;
};

export function point() {
  for (const place of document.querySelectorAll("[data-advised]")) place.removeAttribute("data-advised");
  const items = [...document.querySelectorAll("#hint [data-advice]")];
  const names = items.flatMap(({ dataset: { places = "" } }) => places.split(" ").filter(Boolean));
  const spoken = names.flatMap((name) => [...document.querySelectorAll(`#table [data-place="${CSS.escape(name)}"]`)]);
  const marks = spoken.map((place) => mark(place, "plan-ring"));
  const onBoard = spoken.find((place) => place.closest("[data-frame]"));
  if (onBoard && names.join() !== shown) zoom.reveal(onBoard);
  shown = names.join();
  items.forEach(({ dataset: { advice } }, at) => {
    const found = document.querySelectorAll(`#table [data-choice="${advice}"]:not(#hint *, [data-echo])`);
    for (const place of found) {
      place.dataset.advised = String(at + 1);
      // What is only a line has its number in the middle.
      const where = place.localName === "path" ? "plan-number is-middle" : "plan-number";
      if (inSight(place)) marks.push(mark(place, where, items.length > 1 ? String(at + 1) : ""));
    }
  });
  show(marks);
}
