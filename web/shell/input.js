// Clicks, long presses, hovering and keys at the table become messages to Python.
import { byId, first } from "./dom.js";
import * as door from "./door.js";
import { hit, on } from "./events.js";
import * as focus from "./focus.js";
import { need } from "./i18n.js";
import * as lights from "./lights.js";
import * as nav from "./nav.js";
import * as panels from "./panels.js";
import * as preview from "./preview.js";
import { settings } from "./settings.js";
import { newId } from "./setup.js";
import * as tip from "./tip.js";

/** @import { AnyMessage } from "./door.js" */
/** @import { Ask, Explained } from "../types/protocol.js" */

const LONG = 450;
const LINGER = 500;
const SHAKE = 6; // px in one movement: a finger that goes further does not press

let revision = 0;
let linger = 0;
let pressed = 0;
let quiet = false; // the click that ends a long press is not a click
let pinned = false; // a why-not that was asked for by a click stays until the next one
let moved = false; // a place that has come to lie under a resting pointer explains nothing by itself

// What has something to say. The yes to a turn's end has said it.
const TELLS = "[data-choice]:not([data-yes]),[data-why]";

/** @type {Map<string, Explained>} what was asked at this question already */
const known = new Map();

/** The revision that the choices on screen belong to. @param {number} number */
export function at(number) {
  revision = number;
  known.clear();
}

/** What Python says of this place: what it is or would bring, or why it cannot be chosen. @param {Element} element */
function explained({ dataset: { choice, why } }) {
  const key = choice ?? why ?? "";
  let told = known.get(key);
  if (!told) {
    /** @type {Ask} */
    const what = choice ? { choice: Number(choice) } : JSON.parse(why ?? "{}");
    told = door.ask({ do: "explain", ...what });
    known.set(key, told);
  }
  return told;
}

/** Shows beside the place all that is to be known of it. @param {Element} element */
async function tell(element) {
  // A tip would lie below a dialog; the list of all choices says itself what each of them brings.
  if (!door.ready() || tip.target() === element || element.closest("dialog")) return;
  await need(`${document.documentElement.dataset.game}-rules`);
  if (!element.isConnected || !element.matches(TELLS)) return;
  pinned = false;
  tip.show(element, explained(element));
}

/** Somebody points at something, or goes there by keyboard. @param {Event} event */
function look(event) {
  const byKey = event.type === "focusin";
  // Where a finger has been nobody hovers, and what it has touched has the focus without being looked at.
  if (focus.isComingBack() || (byKey ? !hit(event)?.matches(":focus-visible") : preview.byTouch())) return;
  clearTimeout(linger);
  preview.end();
  const element = hit(event)?.closest(TELLS);
  const worth = element?.dataset.choice && door.ready() ? explained(element).worth : null;
  tip.effect(worth);
  if (element) lights.on(element);
  else lights.off();
  // Those who listen hear what the choice would do behind its name.
  if (byKey && worth) element?.setAttribute("aria-describedby", "effect");
  if (element && (moved || byKey)) linger = setTimeout(tell, LINGER, element);
  if (!pinned && tip.target() !== element && !hit(event)?.closest(".tip")) tip.hide();
}

/** @param {PointerEvent} event */
function press(event) {
  clearTimeout(pressed);
  const element = hit(event)?.closest(TELLS);
  quiet = false;
  if (!element || event.pointerType === "mouse") return;
  pressed = setTimeout(() => {
    quiet = true;
    lights.on(element);
    tell(element);
  }, LONG);
}

/**
 * What a finger touches for the first time.
 * @param {Element} element
 */
function tryOut(element) {
  const { worth } = explained(element);
  if (!worth) return;
  preview.begin(element, worth);
  // On a board the tip would hide what lies around; a card has room to say what it does.
  if (!element.closest("[data-frame]")) tell(element);
}

/**
 * @param {Element} element
 * @param {MouseEvent} event
 */
function choose(element, event) {
  if (quiet) {
    quiet = false;
    event.preventDefault();
    return;
  }
  if (element.matches(":disabled,[aria-disabled='true']")) return;
  if (preview.isFinger(event) && preview.needed(element, () => explained(element).worth)) tryOut(element);
  else take(element);
}

/** @param {Element} element */
function take(element) {
  moved = false;
  clearTimeout(linger);
  panels.closeFor(element);
  door.send({ do: "choose", choice: Number(element.dataset.choice ?? element.dataset.number), revision });
}

/** @type {Record<string, string | undefined>} */
const KEYS = { u: "undo", r: "redo" };
/** @type {Record<string, string | undefined>} */
const PANELS = { l: "log", s: "scores", c: "choices", "?": "rules" };

/** @param {KeyboardEvent} event */
function shortcut(event) {
  if (
    !["table", "replay"].includes(document.documentElement.dataset.screen ?? "") ||
    settings.keys === "off" ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  if (hit(event)?.closest("input,select,textarea,dialog")) return;
  const key = event.key.toLowerCase();
  const command = KEYS[key];
  const panel = PANELS[key];
  if (key === "?" && tip.rule()) panels.open("rules", tip.rule());
  else if (command) first(`.tools [data-do="${command}"]`).click();
  else if (panel) panels.open(panel);
  else if (key === "h") skip("hand");
  else if (key === "n" || key === "p") nav.step(key === "n" ? 1 : -1);
}

/** @param {string} id */
function skip(id) {
  panels.reveal(id);
  const region = byId(id);
  const target = region.querySelector("[tabindex='0'],[data-choice]") ?? region;
  if (target === region) region.tabIndex = -1;
  target.focus();
}

export function start() {
  focus.guard();
  preview.start();
  on("click", "[data-choice]", choose);
  on("click", "#try", take);
  on("click", "[data-instead]", (place) =>
    door.send({ do: "exchange", ...JSON.parse(place.dataset.instead ?? "{}"), revision }),
  );
  on("click", "[data-lift]", () => door.send({ do: "lift" }));
  on("click", "[data-do]", (button) => {
    panels.closeFor(button);
    const { do: word, at: moment } = button.dataset;
    const table = word === "rematch" ? newId() : undefined;
    door.send(/** @type {AnyMessage} */ ({ do: word, at: moment && Number(moment), table }));
  });
  on("click", "[data-plan]", (line) => door.send({ do: "show", plan: Number(line.dataset.plan) }));
  on("click", "[data-why]", async (place) => {
    if (quiet) return;
    lights.on(place);
    await tell(place);
    pinned = true;
  });
  on("click", "[data-skip]", (link, event) => {
    event.preventDefault();
    skip(link.dataset.skip ?? "board");
  });
  document.addEventListener("pointermove", ({ movementX, movementY }) => {
    moved ||= movementX !== 0 || movementY !== 0;
    if (Math.abs(movementX) + Math.abs(movementY) > SHAKE) clearTimeout(pressed);
  });
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && look(event));
  document.addEventListener("focusin", look);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointerup", () => clearTimeout(pressed));
  document.addEventListener("pointercancel", () => clearTimeout(pressed));
  addEventListener("near", ({ detail }) => tryOut(detail));
  document.addEventListener("contextmenu", (event) => quiet && event.preventDefault());
  document.addEventListener("keydown", shortcut);
}
