// A line that speaks of places on the table shows them: lit while it is pointed at or has the focus, pointed out by a touch.
import { hit, on } from "./events.js";
import { STOPS } from "./nav.js";

const SEEN = 1800; // as long as a place is pointed out

/** @type {Element[]} */
let lit = [];

/** @param {string} places  with spaces between */
const placesOf = (places) =>
  (places ? places.split(" ") : [])
    .map((place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`))
    .filter((element) => element !== null);

/** What can have the focus at a place: the place itself, what it lies in, or what lies over it. @param {Element} element */
function stopAt(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const around = element.closest(STOPS) ?? element.querySelector(STOPS);
  return (
    around ??
    document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .find((over) => over.closest(STOPS))
      ?.closest(STOPS)
  );
}

/** Lights the places of a line as long as somebody points at it. @param {Event} event */
function light(event) {
  for (const place of lit) place.classList.remove("is-pointed-out");
  lit = placesOf(hit(event)?.closest("[data-see]")?.dataset.see ?? "");
  for (const place of lit) place.classList.add("is-pointed-out");
}

/** For a moment. @param {string} places  with spaces between */
export function pointOut(places) {
  const found = placesOf(places);
  for (const element of found) {
    element.classList.add("is-seen");
    setTimeout(() => element.classList.remove("is-seen"), SEEN);
  }
  return found;
}

/**
 * Points out the places that a line speaks of; whoever asked by keyboard is taken there.
 * @param {HTMLElement} line
 * @param {MouseEvent} event
 */
function see({ dataset }, { detail }) {
  const places = pointOut(dataset.see ?? "");
  places[0]?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  if (detail === 0 && places[0]) stopAt(places[0])?.focus();
}

export function start() {
  on("click", "[data-see]", see);
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && light(event));
  document.addEventListener("focusin", light);
}
