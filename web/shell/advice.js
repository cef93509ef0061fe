// The king's advice on the table: where each of his turns begins has its number, and the turn that is being shown has a
// ring round every place that it speaks of.
import { byId } from "./dom.js";
import { layer, mark } from "./rings.js";

const show = layer(byId("badges"));

/** @param {Element} place */
const inSight = (place) => {
  const { width, height } = place.getBoundingClientRect();
  return width + height > 0;
};

export function point() {
  for (const place of document.querySelectorAll("[data-advised]")) place.removeAttribute("data-advised");
  const items = [...document.querySelectorAll("#hint [data-advice]")];
  const marks = items.flatMap(({ dataset: { places = "" } }) =>
    places
      .split(" ")
      .filter(Boolean)
      .flatMap((name) => [...document.querySelectorAll(`#table [data-place="${CSS.escape(name)}"]`)])
      .map((place) => mark(place, "plan-ring")),
  );
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
