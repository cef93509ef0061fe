// The phone's drawer: which tab lies open, what the stage shows, whether it is pulled up. Pure state on the table element.
import { byId, first } from "./dom.js";
import { on } from "./events.js";
import { say } from "./i18n.js";

const table = byId("table");
const swap = first("[data-swap]", table);

/** @param {string} name */
export function tab(name) {
  table.dataset.tab = name;
  for (const button of table.querySelectorAll(".tabs [data-tab]"))
    button.setAttribute("aria-pressed", String(button.dataset.tab === name));
}

/** @param {string} name  board or environs */
export function stage(name) {
  table.dataset.stage = name;
  say(first("span", swap), name === "board" ? "shell-tab-environs" : "shell-tab-board");
  first("use", swap, Element).setAttribute("href", name === "board" ? "#i-pine-tree" : "#i-rolling-dices");
}

/** @param {boolean} up */
function pull(up) {
  table.dataset.sheet = up ? "up" : "down";
  first("[data-grip]", table).setAttribute("aria-expanded", String(up));
}

export function start() {
  tab("hand");
  stage("board");
  pull(false);
  on("click", ".tabs [data-tab]", (button) => tab(button.dataset.tab ?? "hand"));
  on("click", "[data-swap]", () => {
    stage(table.dataset.stage === "board" ? "environs" : "board");
    pull(false);
  });
  on("click", "[data-grip]", () => pull(table.dataset.sheet !== "up"));
  /** @type {number | null} */
  let from = null;
  on("pointerdown", ".grip", (_, { clientY }) => {
    from = clientY;
  });
  document.addEventListener("pointerup", (event) => {
    if (from !== null && Math.abs(event.clientY - from) > 20) pull(event.clientY < from);
    from = null;
  });
}
