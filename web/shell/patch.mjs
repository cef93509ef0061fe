// Puts an answer of Python on the page: regions are morphed, localised and set in motion.
import { Idiomorph } from "../vendor/idiomorph.js";
import { localise, say, text } from "./i18n.mjs";
import * as focus from "./focus.mjs";
import * as motion from "./motion.mjs";
import * as nav from "./nav.mjs";
import * as sheet from "./sheet.mjs";
import * as tip from "./tip.mjs";
import { settings } from "./settings.mjs";

const root = document.documentElement;
const parser = document.createElement("template");
/** @type {Map<string, string>} the markup that each region shows, before localising */
const shown = new Map();

/** What is the same already is not walked through again. */
const callbacks = { beforeNodeMorphed: (old, fresh) => !old.isEqualNode(fresh) };

function fill(region, markup) {
  parser.innerHTML = markup;
  localise(parser.content);
  if (!region.firstChild || !markup) region.replaceChildren(parser.content);
  else Idiomorph.morph(region, parser.content, { morphStyle: "innerHTML", restoreFocus: false, callbacks });
}

function fillRegions(regions) {
  const changed = Object.entries(regions).filter(([id, markup]) => shown.get(id) !== markup);
  const boxes = changed.map(([id]) => document.getElementById(id));
  motion.remember(boxes);
  const was = focus.remember();
  changed.forEach(([id, markup], at) => {
    fill(boxes[at], markup);
    shown.set(id, markup);
  });
  nav.refresh();
  focus.restore(was);
  motion.start(boxes);
}

/** Empties all regions: nothing of a game stays in the page when it is left. */
export function clear() {
  for (const id of shown.keys()) document.getElementById(id).replaceChildren();
  shown.clear();
}

function enable(can) {
  for (const name of ["undo", "redo", "again", "hint"]) {
    for (const button of document.querySelectorAll(`[data-do="${name}"]`)) button.disabled = !can[name];
  }
}

/** For those who listen, each message once: the question is read out already where the focus has just come to it. */
function announce(messages, asked) {
  const live = document.getElementById("live");
  const read = asked ? document.querySelector("#ask .question")?.textContent : null;
  for (const words of messages.map(({ id, args }) => text(id, args))) {
    if (words === read) continue;
    const line = document.createElement("span");
    line.textContent = `${words} `;
    live.append(line);
  }
  while (live.childElementCount > 12) live.firstChild.remove();
}

function turnTable(seat) {
  const opposite = settings.turn === "turned" && seat && seat.index % 2 === 1;
  root.toggleAttribute("data-turned", Boolean(opposite));
}

/** Shows a screen and puts the focus where it begins. */
export function screen(name) {
  if (root.dataset.screen === name) return;
  root.dataset.screen = name;
  focus.begin(name);
}

/** Everything of a patch that is to be seen. Saves, bots and notices are main.mjs's. */
export function apply(patch) {
  const before = document.activeElement;
  tip.hide();
  if (patch.game) {
    root.dataset.game = patch.game;
    say(document.getElementById("game-title"), `game-${patch.game}`);
  }
  fillRegions(patch.regions ?? {});
  if (patch.can) enable(patch.can);
  if (patch.stage) sheet.stage(patch.stage);
  if (patch.tab) sheet.tab(patch.tab);
  if ("seat" in patch) turnTable(patch.seat);
  if (patch.title) say(document.querySelector("title"), patch.title.id, patch.title.args);
  if (patch.screen) screen(patch.screen);
  focus.save();
  announce(patch.announce ?? [], document.activeElement !== before && document.activeElement.id === "ask");
}
