// The guided game's lights: a ring round what a lesson speaks of, and one round what it suggests. They lie over the page
// and take no clicks; where the place lies behind a tab or on another stage, that is brought forward.
import { byId } from "./dom.js";
import * as drawer from "./drawer.js";

/** @param {Element} place */
const inSight = (place) => place.getBoundingClientRect().width > 0;

/** @param {Element} place */
function bringForward(place) {
  const frame = place.closest("[data-frame]")?.dataset.frame;
  const tab = place.closest("#hand, #own, #others, #display")?.id;
  if (frame) drawer.stage(frame);
  else if (tab) drawer.tab(tab === "own" ? "hand" : tab);
}

/** @type {[Element, HTMLElement][]} places with the rings round them */
let lit = [];

/** Rings follow their places, which move under the finger and with the window. */
function follow() {
  for (const [place, ring] of lit) {
    const { left, top, width, height } = place.getBoundingClientRect();
    const seen = width > 0 && document.querySelector("dialog[open]") === null;
    ring.hidden = !seen;
    if (!seen) continue;
    ring.style.translate = `${left - 5}px ${top - 5}px`;
    ring.style.width = `${width + 10}px`;
    ring.style.height = `${height + 10}px`;
  }
  if (lit.length) requestAnimationFrame(follow);
}

/**
 * @param {Element} place
 * @param {string} kind
 * @returns {[Element, HTMLElement]}
 */
function ringed(place, kind) {
  const ring = document.createElement("div");
  ring.className = `lesson-ring is-${kind}`;
  return [place, ring];
}

/** Points at what the guide's card speaks of now. */
export function point() {
  for (const place of document.querySelectorAll("[data-lesson-target]")) place.removeAttribute("data-lesson-target");
  const card = document.querySelector("#guide .guide-card");
  const { try: choice, at } = card?.dataset ?? {};
  const targets = [...document.querySelectorAll(`#table [data-choice="${choice}"]:not(#hint *, [data-echo])`)];
  if (targets.length && !targets.some(inSight)) bringForward(targets[0]);
  for (const target of targets) target.setAttribute("data-lesson-target", "");
  const spoken = at ? [...document.querySelectorAll(at)].filter(inSight) : [];
  const was = lit.length;
  lit = [...targets.map((place) => ringed(place, "target")), ...spoken.map((place) => ringed(place, "spoken"))];
  byId("rings").replaceChildren(...lit.map(([, ring]) => ring));
  if (lit.length && !was) requestAnimationFrame(follow);
}
