// Focus survives a redraw: the same place gets it back, or its group, or the question.
import { hit } from "./events.js";

const KEYS = ["id", "data-place", "data-piece", "data-do", "data-choice"];

/**
 * What has the focus, by names that outlive a redraw.
 * @typedef {{ element: Element, name: string, value: string | null, group: string | undefined }} Focused
 */

let silent = false;

/** Is the focus only coming back to where it was? Then nobody has gone there to look. */
export const isComingBack = () => silent;

/**
 * What is focused now. After a click or a tap the focus is given up until `restore`: a browser lays out the whole page
 * before it changes anything that has the focus.
 * @returns {Focused | null}
 */
export function remember() {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(".region")) return null;
  const name = KEYS.find((key) => element.getAttribute(key)) ?? "";
  const group = element.closest("[data-nav]")?.id;
  if (!element.matches(":focus-visible")) element.blur();
  return { element, name, value: element.getAttribute(name), group };
}

/**
 * The first element of this description that can be seen.
 * @param {string} selector
 */
const seen = (selector) => [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length);

/** @param {Focused | null} was */
export function restore(was) {
  if (!was) return;
  const { element, name, value, group } = was;
  const here = element.isConnected && element.getAttribute(name) === value;
  if (here && document.activeElement === element) return;
  // The number of a choice means another one after the redraw.
  const same = value && name !== "data-choice" ? seen(`[${name}="${CSS.escape(value)}"]`) : null;
  const target = (here ? element : same) ?? (group ? seen(`#${group} [data-choice]`) : null) ?? seen("#ask");
  silent = target === element;
  target?.focus({ preventScroll: true });
  silent = false;
}

// A table that is only looked at asks nothing.
/** @type {Record<string, string>} */
const BEGINNINGS = {
  table: "#ask:not(:empty), #table:has(#ask:empty) #board",
  replay: "#timeline-handle",
  curtain: "[data-lift]",
  result: "#result h1",
  start: "#start h1",
  box: "#box-title",
};

/** Puts the focus where a screen begins. */
export function begin(screen = document.documentElement.dataset.screen ?? "start") {
  const target = document.querySelector(BEGINNINGS[screen]);
  if (!target) return;
  if (!target.matches("button")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Keeps keys out of the table while the curtain is down. (`inert` would have every piece restyled when it is lifted.) */
export function guard() {
  document.addEventListener("focusin", (event) => {
    if (document.documentElement.dataset.screen === "curtain" && hit(event)?.closest("#table")) begin("curtain");
  });
}

/** What had the focus is gone or was disabled: go to the screen's beginning, never to nowhere. */
export function save() {
  const element = document.activeElement;
  if (!element || element === document.body || element.matches(":disabled") || element.checkVisibility?.() === false)
    begin();
}
