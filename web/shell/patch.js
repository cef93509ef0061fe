// Puts an answer of Python on the page: regions are morphed, localised and set in motion.
import * as advice from "./advice.js";
import { byId } from "./dom.js";
import * as drawer from "./drawer.js";
import * as boxes from "./fill.js";
import { celebrate } from "./flyers.js";
import * as focus from "./focus.js";
import * as guide from "./guide.js";
import { text } from "./i18n.js";
import * as lights from "./lights.js";
import * as motion from "./motion.js";
import * as nav from "./nav.js";
import { painted } from "./painted.js";
import * as preview from "./preview.js";
import * as since from "./since.js";
import * as sound from "./sound.js";
import * as telling from "./telling.js";
import * as tip from "./tip.js";
import * as turned from "./turned.js";
import * as zoom from "./zoom.js";

/** @import { Patch, Words } from "../types/protocol.js" */
/** @typedef {Patch["regions"]} Regions */

const root = document.documentElement;

/** @type {Regions | null} regions that wait for the curtain to be in sight, which hides them */
let below = null;

/**
 * Fills the regions that have changed, those inside others after them. Tells which.
 * @param {Regions} regions
 */
function fillRegions(regions) {
  const changed = [];
  for (const [id, markup] of Object.entries(regions)) {
    const box = byId(id, Element);
    if (boxes.shows(box, markup)) continue;
    boxes.fill(box, markup);
    changed.push(box);
  }
  return changed;
}

/** Fills what a curtain hides, and lays it out: lifting it is quick then. */
function fillBelow() {
  if (!below) return;
  const regions = below;
  below = null;
  nav.refresh(fillRegions(regions));
  byId("board").getBoundingClientRect();
}

/** Empties all regions: nothing of a game stays in the page when it is left. */
export function clear() {
  below = null;
  for (const region of document.querySelectorAll(".region")) region.replaceChildren();
  boxes.forget();
}

/** @param {NonNullable<Patch["can"]>} can */
function enable(can) {
  for (const [name, yes] of Object.entries(can)) {
    for (const button of document.querySelectorAll(`[data-do="${name}"]`)) button.toggleAttribute("disabled", !yes);
  }
}

/**
 * For those who listen, each message once: the question is read out already where the focus has just come to it.
 * @param {Words[]} messages
 * @param {boolean} asked
 */
function announce(messages, asked) {
  const live = byId("live");
  const read = asked ? document.querySelector("#ask .question")?.textContent : null;
  for (const words of messages.map(({ id, args }) => text(id, args))) {
    if (words === read) continue;
    const line = document.createElement("span");
    line.textContent = `${words} `;
    live.append(line);
  }
  while (live.childElementCount > 12) live.firstChild?.remove();
}

/** Shows a screen and puts the focus where it begins. @param {string} name */
export function screen(name) {
  if (root.dataset.screen === name) return;
  root.dataset.screen = name;
  turned.settle();
  focus.begin(name);
}

/** A win and a defeat are not alike. */
function tellFate() {
  const won = document.querySelector("#result .is-won") !== null;
  if (won) celebrate();
  sound.play(won ? "win" : "defeat");
}

/**
 * Everything of a patch that is to be seen. Saves, bots and notices are main.js's.
 * All is read, then all is written, then all is read again: the browser lays the page out only once.
 * @param {Patch} patch
 */
export function apply(patch) {
  fillBelow();
  let { regions } = patch;
  if (patch.screen === "curtain") {
    const { curtain, ...others } = regions;
    below = others;
    regions = curtain === undefined ? {} : { curtain };
    painted().then(fillBelow);
  }
  motion.remember(Object.keys(regions));
  const was = focus.remember();
  const changes = patch.screen !== undefined && root.dataset.screen !== patch.screen;
  const ends = changes && patch.screen === "result" && ["table", "curtain"].includes(root.dataset.screen ?? "");
  write(patch, regions);
  const inSight = root.dataset.screen === "table" || root.dataset.screen === "replay";
  const move = inSight && !patch.moment?.still ? motion.measured(telling.comes(regions)) : () => {};
  const before = document.activeElement;
  if (changes) focus.begin(patch.screen);
  else focus.restore(was);
  focus.save();
  move();
  if (ends) tellFate();
  guide.point();
  advice.point();
  telling.settle();
  const asked = document.activeElement !== before && document.activeElement?.id === "ask";
  const { announce: messages = [] } = patch;
  if (messages.length) painted().then(() => announce(messages, asked));
}

/**
 * @param {Patch} patch
 * @param {Regions} regions
 */
function write(patch, regions) {
  tip.hide();
  tip.effect(null);
  preview.end();
  lights.off();
  telling.unlight();
  if (patch.game) drawer.furnish(patch.game);
  if (patch.box !== undefined) drawer.nameBox(patch.box);
  if (patch.whole) boxes.forget();
  const changed = fillRegions(regions);
  if ("since" in regions) since.close();
  if (patch.can) enable(patch.can);
  if (patch.stage) drawer.stage(patch.stage);
  if (patch.tab) drawer.tab(patch.tab);
  if ("seat" in patch) turned.ask(patch.seat);
  if (patch.screen) root.dataset.screen = patch.screen;
  turned.settle();
  nav.refresh(changed);
  zoom.settle();
}
