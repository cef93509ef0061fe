// Clicks, long presses, hovering and keys at the table become messages to Python.
import { byId, first } from "./dom.js";
import * as door from "./door.js";
import { hit, on } from "./events.js";
import * as focus from "./focus.js";
import { need } from "./i18n.js";
import * as nav from "./nav.js";
import * as panels from "./panels.js";
import { settings } from "./settings.js";
import { newId } from "./setup.js";
import * as tip from "./tip.js";

/** @import { AnyMessage } from "./door.js" */
/** @import { Why } from "../types/protocol.js" */

const LONG = 450;
const LINGER = 500;
const SHAKE = 6; // px in one movement: a finger that goes further does not press

let revision = 0;
let linger = 0;
let pressed = 0;
let quiet = false; // the click that ends a long press is not a click
let pinned = false; // a why-not that was asked for by a click stays until the next one
let moved = false; // a place that has come to lie under a resting pointer explains nothing by itself

/** The revision that the choices on screen belong to. @param {number} number */
export function at(number) {
  revision = number;
}

/** Asks Python why this place cannot be chosen, and shows the answer there. @param {Element} element */
async function askWhy(element) {
  if (!door.ready() || tip.target() === element) return;
  await need(`${document.documentElement.dataset.game}-rules`);
  pinned = false;
  /** @type {Why} */
  const what = JSON.parse(element.dataset.why ?? "{}");
  const { whynot } = door.ask({ do: "whynot", ...what });
  if (whynot && element.isConnected) tip.show(element, whynot);
}

/** @param {Event} event */
function look(event) {
  if (focus.isComingBack()) return;
  clearTimeout(linger);
  const element = hit(event)?.closest("[data-effect],[data-why]");
  tip.effect(element);
  // Those who listen hear what the choice would do behind its name.
  if (event.type === "focusin" && element?.dataset.effect) element.setAttribute("aria-describedby", "effect");
  const place = element?.dataset.why && !element.dataset.choice ? element : null;
  if (place && (moved || event.type === "focusin")) linger = setTimeout(askWhy, LINGER, place);
  else if (!pinned && !hit(event)?.closest(".tip")) tip.hide();
}

/** @param {PointerEvent} event */
function press(event) {
  clearTimeout(pressed);
  const element = hit(event)?.closest("[data-effect],[data-why]");
  quiet = false;
  if (!element || event.pointerType === "mouse") return;
  pressed = setTimeout(() => {
    quiet = true;
    tip.effect(element);
    if (element.dataset.why) askWhy(element);
  }, LONG);
}

/**
 * @param {Element} element
 * @param {Event} event
 */
function choose(element, event) {
  if (quiet) {
    quiet = false;
    event.preventDefault();
    return;
  }
  if (element.matches(":disabled,[aria-disabled='true']")) return;
  moved = false;
  clearTimeout(linger);
  panels.closeFor(element);
  door.send({ do: "choose", choice: Number(element.dataset.choice), revision });
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
  on("click", "[data-choice]", choose);
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
    await askWhy(place);
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
  addEventListener("near", ({ detail }) => {
    if (detail.dataset.effect) tip.effect(detail);
    else tip.again();
  });
  document.addEventListener("contextmenu", (event) => quiet && event.preventDefault());
  document.addEventListener("keydown", shortcut);
}
