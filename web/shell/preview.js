// A finger cannot hover: where a choice changes what counts, or is too small to be sure of, the first tap shows what it
// would bring, and the next one, or the main button, chooses it. Mouse, keys and scripts choose at once.
import { byId } from "./dom.js";
import { hit } from "./events.js";
import { say } from "./i18n.js";
import * as lights from "./lights.js";
import * as tip from "./tip.js";

/** @import { Worth } from "../types/protocol.js" */

// Where a button says itself what it brings.
const SAYS = "#main,#offers,#hint,dialog,[data-yes]";

const button = byId("try");
/** @type {string | undefined} the number of the choice that is being tried out */
let tried;
let pointer = "mouse";

/** What was touched last does not count as hovered: the style sheets ask for it. @param {string} type */
function by(type) {
  pointer = type;
  document.documentElement.toggleAttribute("data-touch", type === "touch");
}

/** Is this click a finger's? Neither a key's nor a script's. @param {MouseEvent} event */
export const isFinger = (event) => event.isTrusted && event.detail > 0 && pointer === "touch";

/** Has a finger touched the page since the mouse moved? Then what seems to hover is where it has been. */
export const byTouch = () => pointer === "touch";

/** Does the next tap on this choose it? @param {Element} choice */
export const isTried = (choice) => tried !== undefined && choice.dataset.choice === tried;

/**
 * Must a finger see first what this brings? A die shows where it leads.
 * @param {Element} choice
 * @param {() => Worth | undefined} worth
 */
export function needed(choice, worth) {
  if (choice.closest(SAYS) || isTried(choice)) return false;
  return lights.leadsTo(choice) || Boolean(worth()?.counts);
}

/**
 * @param {Element} choice
 * @param {Worth} worth
 */
export function begin(choice, worth) {
  end();
  tried = choice.dataset.choice;
  for (const place of document.querySelectorAll(`#table [data-choice="${tried}"]`)) place.classList.add("is-tried");
  lights.on(choice);
  tip.effect(worth, true);
  say(button, "table-confirm", { name: worth.name, short: worth.short || "none" });
  button.dataset.number = tried;
  button.hidden = false;
  byId("table").toggleAttribute("data-trying", true);
}

export function end() {
  if (tried === undefined) return;
  tried = undefined;
  for (const place of document.querySelectorAll(".is-tried")) place.classList.remove("is-tried");
  lights.off();
  tip.effect(null);
  button.hidden = true;
  byId("table").toggleAttribute("data-trying", false);
}

export function start() {
  document.addEventListener("pointerdown", ({ pointerType }) => by(pointerType), { capture: true });
  document.addEventListener("pointermove", ({ pointerType, movementX, movementY }) => {
    // After a tap browsers move a mouse there that does not exist: it stays where it is.
    if (pointerType === "mouse" && pointer !== "mouse" && (movementX || movementY)) by("mouse");
  });
  // Whoever taps on something else has thought better of it.
  document.addEventListener("click", (event) => {
    if (!hit(event)?.closest("[data-choice],#try,[data-zoom]")) end();
  });
}
