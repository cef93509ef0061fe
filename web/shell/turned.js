// A table that turns to whoever sits opposite. The whole page is turned, dialogs too (panels.css); what is measured on
// the screen and then laid on the page has to be turned as well.
import { settings } from "./settings.js";

/** @import { Box } from "./beside.js" */

const root = document.documentElement;
let opposite = false; // whoever is asked sits there

export const isTurned = () => root.hasAttribute("data-turned");

/** The way that something on the screen goes on the page: 1, or -1 where it is turned. */
export const sense = () => (isTurned() ? -1 : 1);

/** Turns the page as it has to be now. */
export function settle() {
  const wanted = settings.turn === "turned";
  root.toggleAttribute("data-turns", wanted);
  root.toggleAttribute("data-turned", wanted && opposite && ["table", "curtain"].includes(root.dataset.screen ?? ""));
}

/** Somebody else is asked. @param {{ index: number } | null | undefined} seat */
export function ask(seat) {
  opposite = Boolean(seat && seat.index % 2 === 1);
}

/**
 * Where a box on the screen lies on the page.
 * @param {Box} box
 * @returns {Box}
 */
export function onPage(box) {
  if (!isTurned()) return box;
  const { left, top, right, bottom, width, height } = box;
  return {
    left: innerWidth - right,
    right: innerWidth - left,
    top: innerHeight - bottom,
    bottom: innerHeight - top,
    width,
    height,
  };
}

addEventListener("settings", settle);
