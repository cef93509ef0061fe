// The guided game's lights: a ring round what a lesson speaks of, and one round what it suggests. They lie over the page
// and take no clicks; where the place lies behind a tab, on another stage or outside an enlarged board's frame, that is
// brought forward.
import { byId } from "./dom.js";
import * as drawer from "./drawer.js";
import { layer, mark } from "./rings.js";
import * as zoom from "./zoom.js";

/** @param {Element} place */
const inSight = (place) => place.getBoundingClientRect().width > 0;

/** @param {Element} place */
function bringForward(place) {
  const frame = place.closest("[data-frame]")?.dataset.frame;
  const tab = place.closest("#hand, #own, #others, #display")?.id;
  if (frame) drawer.stage(frame);
  else if (tab) drawer.tab(tab === "own" ? "hand" : tab);
}

const show = layer(byId("rings"));
let asked = ""; // the question whose places have been brought into sight

/** Points at what the guide's card speaks of now. */
export function point() {
  for (const place of document.querySelectorAll("[data-lesson-target]")) place.removeAttribute("data-lesson-target");
  const card = document.querySelector("#guide .guide-card");
  const { try: choice, at, question = "" } = card?.dataset ?? {};
  const targets = [...document.querySelectorAll(`#table [data-choice="${choice}"]:not(#hint *, [data-echo])`)];
  if (targets.length && !targets.some(inSight)) bringForward(targets[0]);
  for (const target of targets) target.setAttribute("data-lesson-target", "");
  if (targets.length === 1) zoom.reveal(targets[0]);
  const spoken = at ? [...document.querySelectorAll(at)].filter(inSight) : [];
  if (question !== asked) {
    asked = question; // what to tap on comes last: where both have no room, it stays
    for (const place of [...spoken, ...targets]) place.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  show([
    ...targets.map((place) => mark(place, "lesson-ring is-target")),
    ...spoken.map((place) => mark(place, "lesson-ring is-spoken")),
  ]);
}
