// Puts an answer of Python on the page: regions are morphed, localised and set in motion.
import { say, text } from "./i18n.mjs";
import * as focus from "./focus.mjs";
import * as morph from "./morph.mjs";
import * as motion from "./motion.mjs";
import * as nav from "./nav.mjs";
import * as sheet from "./sheet.mjs";
import * as tip from "./tip.mjs";
import * as zoom from "./zoom.mjs";
import { settings } from "./settings.mjs";

const root = document.documentElement;
const table = document.getElementById("table");

/** Fills the regions that have changed, those inside others after them. Tells which. */
function fillRegions(regions) {
  const boxes = [];
  for (const [id, markup] of Object.entries(regions)) {
    const box = document.getElementById(id);
    if (morph.shows(box, markup)) continue;
    morph.fill(box, markup);
    boxes.push(box);
  }
  return boxes;
}

/** Empties all regions: nothing of a game stays in the page when it is left. */
export function clear() {
  for (const region of document.querySelectorAll(".region")) region.replaceChildren();
  morph.forget();
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
  // Below a curtain the table stays laid out; to those who listen it is gone.
  if (name === "curtain") table.setAttribute("aria-hidden", "true");
  else table.removeAttribute("aria-hidden");
  focus.begin(name);
}

/** Everything of a patch that is to be seen. Saves, bots and notices are main.mjs's.
 * All is written before anything is measured, so that the browser lays the page out only once. */
export function apply(patch) {
  const before = document.activeElement;
  const regions = patch.regions ?? {};
  tip.hide();
  if (patch.game) {
    root.dataset.game = patch.game;
    say(document.getElementById("game-title"), `game-${patch.game}`);
  }
  if (patch.whole) morph.forget();
  motion.remember(Object.keys(regions));
  const was = focus.remember();
  const boxes = fillRegions(regions);
  nav.refresh();
  zoom.settle();
  if (patch.can) enable(patch.can);
  if (patch.stage) sheet.stage(patch.stage);
  if (patch.tab) sheet.tab(patch.tab);
  if ("seat" in patch) turnTable(patch.seat);
  if (patch.title) say(document.querySelector("title"), patch.title.id, patch.title.args);
  const turned = patch.screen && root.dataset.screen !== patch.screen;
  if (turned) screen(patch.screen);
  else focus.restore(was);
  focus.save();
  if (root.dataset.screen === "table") motion.start(boxes);
  announce(patch.announce ?? [], document.activeElement !== before && document.activeElement.id === "ask");
}
