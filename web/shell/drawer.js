// What a game's table has: its name, its tabs and its stages. And the phone's drawer: which tab lies open, what the stage
// shows, whether it is pulled up. Pure state on the table element.
import { byId, first } from "./dom.js";
import { on } from "./events.js";
import { say } from "./i18n.js";
import { games } from "./shelf.js";
import { sense } from "./turned.js";

/** @import { Place } from "./shelf.js" */

const root = document.documentElement;
const table = byId("table");
const tabs = first(".tabs", table);
const swap = first("[data-swap]", table);
let furnished = "";

/** The stage that follows another. @param {string} name */
function next(name) {
  const { stages } = games[furnished];
  return stages[(stages.findIndex(({ region }) => region === name) + 1) % stages.length];
}

/** @param {Place} place */
function tabButton({ region, icon, label }) {
  const button = document.createElement("button");
  button.type = "button";
  button.id = `tab-${region}`;
  button.dataset.tab = region;
  button.setAttribute("aria-controls", region);
  button.innerHTML = `<svg class="icon"><use href="#i-${icon}"/></svg><span></span>`;
  say(first("span", button), label);
  return button;
}

/** Makes the table ready for a game; nothing where it is so already. @param {string} game */
export function furnish(game) {
  root.dataset.game = game;
  if (furnished === game) return;
  furnished = game;
  const { stages, tabs: places, labels } = games[game];
  say(byId("game-title"), `${game}-title`);
  for (const [region, label] of Object.entries(labels))
    say(table.querySelector(`[data-frame="${region}"]`) ?? byId(region), label);
  tabs.querySelectorAll("[data-tab]:not(#tab-log)").forEach((button) => button.remove());
  /** @type {Element[]} */
  const buttons = places.map(tabButton);
  buttons.splice(Math.ceil(buttons.length / 2), 0, swap);
  tabs.prepend(...buttons);
  swap.hidden = stages.length < 2;
  tab();
  stage("board");
}

/** The box that lies on the table is named where it is somebody's own. @param {string} name */
export function nameBox(name) {
  for (const line of document.querySelectorAll("[data-table-box]")) {
    if (line instanceof HTMLElement) line.hidden = !name;
    if (name) say(line, "shell-box-with", { name });
  }
}

/** Opens a tab: the game's first, unless another is named. @param {string} [name] */
export function tab(name = games[furnished].tabs[0].region) {
  table.dataset.tab = name;
  for (const button of table.querySelectorAll(".tabs [data-tab]"))
    button.setAttribute("aria-pressed", String(button.dataset.tab === name));
}

/** @param {string} name  board, or another of the game's stages */
export function stage(name) {
  table.dataset.stage = name;
  for (const frame of table.querySelectorAll("[data-frame]"))
    frame.classList.toggle("is-staged", frame.dataset.frame === name);
  if (swap.hidden) return;
  const { icon, label } = next(name);
  say(first("span", swap), label);
  first("use", swap, Element).setAttribute("href", `#i-${icon}`);
}

/** @param {boolean} up */
function pull(up) {
  table.dataset.sheet = up ? "up" : "down";
  first("[data-grip]", table).setAttribute("aria-expanded", String(up));
}

export function start() {
  pull(false);
  on("click", ".tabs [data-tab]", (button) => tab(button.dataset.tab));
  on("click", "[data-swap]", () => {
    stage(next(table.dataset.stage ?? "board").region);
    pull(false);
  });
  on("click", "[data-grip]", () => pull(table.dataset.sheet !== "up"));
  /** @type {number | null} */
  let from = null;
  on("pointerdown", ".grip", (_, { clientY }) => {
    from = clientY;
  });
  document.addEventListener("pointerup", (event) => {
    const way = from === null ? 0 : sense() * (event.clientY - from);
    if (Math.abs(way) > 20) pull(way < 0);
    from = null;
  });
}
