// Puts an answer of Python on the page: regions are morphed, localised and set in motion.
import { say, text } from "./i18n.js";
import * as focus from "./focus.js";
import * as morph from "./morph.js";
import * as motion from "./motion.js";
import * as nav from "./nav.js";
import * as sheet from "./sheet.js";
import * as tip from "./tip.js";
import * as zoom from "./zoom.js";
import { painted } from "./painted.js";
import { settings } from "./settings.js";

const root = document.documentElement;

/** Regions that wait for the curtain to be in sight, which hides them. */
let below = null;

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

/** Fills what a curtain hides, and lays it out: lifting it is quick then. */
function fillBelow() {
  if (!below) return;
  const regions = below;
  below = null;
  nav.refresh(fillRegions(regions));
  document.getElementById("board").getBoundingClientRect();
}

/** Empties all regions: nothing of a game stays in the page when it is left. */
export function clear() {
  below = null;
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
  focus.begin(name);
}

/** Everything of a patch that is to be seen. Saves, bots and notices are main.js's.
 * All is read, then all is written, then all is read again: the browser lays the page out only once. */
export function apply(patch) {
  fillBelow();
  let regions = patch.regions ?? {};
  if (patch.screen === "curtain") {
    const { curtain, ...others } = regions;
    below = others;
    regions = curtain === undefined ? {} : { curtain };
    painted().then(fillBelow);
  }
  motion.remember(Object.keys(regions));
  const was = focus.remember();
  const turned = patch.screen && root.dataset.screen !== patch.screen;
  write(patch, regions);
  const move = root.dataset.screen === "table" ? motion.measured() : () => {};
  const before = document.activeElement;
  if (turned) focus.begin(patch.screen);
  else focus.restore(was);
  focus.save();
  move();
  const asked = document.activeElement !== before && document.activeElement.id === "ask";
  if (patch.announce?.length) painted().then(() => announce(patch.announce, asked));
}

/** The places that the king's advice speaks of, the best first, are marked where they lie. */
function markAdvice() {
  for (const place of document.querySelectorAll("[data-advised]")) place.removeAttribute("data-advised");
  document.querySelectorAll("#hint [data-choice]").forEach(({ dataset: { choice } }, at) => {
    for (const place of document.querySelectorAll(`#table [data-choice="${choice}"]:not(#hint *)`))
      place.dataset.advised = at + 1;
  });
}

function write(patch, regions) {
  tip.hide();
  tip.effect(null);
  if (patch.game) {
    root.dataset.game = patch.game;
    say(document.getElementById("game-title"), `game-${patch.game}`);
    say(document.getElementById("display"), `shell-display-${patch.game}`);
  }
  if (patch.whole) morph.forget();
  const boxes = fillRegions(regions);
  if (patch.can) enable(patch.can);
  if (patch.stage) sheet.stage(patch.stage);
  if (patch.tab) sheet.tab(patch.tab);
  if ("seat" in patch) turnTable(patch.seat);
  if (patch.title) say(document.querySelector("title"), patch.title.id, patch.title.args);
  if (patch.screen) root.dataset.screen = patch.screen;
  nav.refresh(boxes);
  markAdvice();
  zoom.settle();
}
