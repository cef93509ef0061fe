// The phone's sheet: which tab lies open, what the stage shows, whether the sheet is pulled up. Pure state on the table element.
import { say } from "./i18n.js";
import { on } from "./events.js";

const table = document.getElementById("table");
const swap = table.querySelector("[data-swap]");

export function tab(name) {
  table.dataset.tab = name;
  for (const button of table.querySelectorAll(".tabs [data-tab]"))
    button.setAttribute("aria-pressed", String(button.dataset.tab === name));
}

/** @param {"board"|"environs"} name */
export function stage(name) {
  table.dataset.stage = name;
  say(swap.querySelector("span"), name === "board" ? "shell-tab-environs" : "shell-tab-board");
  swap.querySelector("use").setAttribute("href", name === "board" ? "#i-pine-tree" : "#i-rolling-dices");
}

function pull(up) {
  table.dataset.sheet = up ? "up" : "down";
  table.querySelector("[data-grip]").setAttribute("aria-expanded", String(up));
}

export function start() {
  tab("hand");
  stage("board");
  pull(false);
  on("click", ".tabs [data-tab]", (button) => tab(button.dataset.tab));
  on("click", "[data-swap]", () => {
    stage(table.dataset.stage === "board" ? "environs" : "board");
    pull(false);
  });
  on("click", "[data-grip]", () => pull(table.dataset.sheet !== "up"));
  let from = null;
  on("pointerdown", ".grip", (_, event) => (from = event.clientY));
  document.addEventListener("pointerup", (event) => {
    if (from !== null && Math.abs(event.clientY - from) > 20) pull(event.clientY < from);
    from = null;
  });
}
