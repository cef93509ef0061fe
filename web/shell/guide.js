// The guided game's lights: a ring round what a lesson speaks of, and one round what it suggests. They lie over the page
// and take no clicks; where the place lies behind a tab or on another stage, that is brought forward.
import { byId } from "./dom.js";
import * as drawer from "./drawer.js";
import { layer, mark } from "./rings.js";

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

/** Points at what the guide's card speaks of now. */
export function point() {
  for (const place of document.querySelectorAll("[data-lesson-target]")) place.removeAttribute("data-lesson-target");
  const card = document.querySelector("#guide .guide-card");
  const { try: choice, at } = card?.dataset ?? {};
  const targets = [...document.querySelectorAll(`#table [data-choice="${choice}"]:not(#hint *, [data-echo])`)];
  if (targets.length && !targets.some(inSight)) bringForward(targets[0]);
  for (const target of targets) target.setAttribute("data-lesson-target", "");
  const spoken = at ? [...document.querySelectorAll(at)].filter(inSight) : [];
  show([
    ...targets.map((place) => mark(place, "lesson-ring is-target")),
    ...spoken.map((place) => mark(place, "lesson-ring is-spoken")),
  ]);
}
