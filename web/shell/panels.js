// Dialogs and the log: what opens them, what closes them. <dialog> itself keeps and returns the focus.
import { byId, first } from "./dom.js";
import * as drawer from "./drawer.js";
import { on } from "./events.js";
import * as rules from "./rules.js";
import { part } from "./part.js";
import * as picture from "./picture.js";

/** @typedef {"scores" | "choices" | "picture"} Panel  a dialog whose content comes from Python */
/** @typedef {(name: Panel) => void} Wanted */

const table = byId("table");
const root = document.documentElement;
/** @type {Record<Panel, string>} */
const DIALOGS = {
  scores: "scores-dialog",
  choices: "choices-dialog",
  picture: "picture-dialog",
};
// What is different after every choice, and made only when somebody looks.
const PASSING = /** @type {const} */ (["scores", "choices"]);
/** @type {Wanted} */
let wanted = () => {};

const small = () => root.dataset.size === "phone" || root.dataset.size === "flat";

/**
 * @param {string} name
 * @returns {name is Panel}
 */
const isPanel = (name) => name in DIALOGS;

/** @param {string} name */
const dialogOf = (name) =>
  byId(isPanel(name) ? DIALOGS[name] : name === "rules" ? "rules-dialog" : name, HTMLDialogElement);

/** What the page is made of, and its licences: a file that hardly anybody asks for. */
async function showLicences() {
  const text = byId("licences-text");
  if (text.textContent) return;
  text.textContent = await (await part("licences.txt")).text();
}

/** @param {boolean} open */
function log(open) {
  const button = first(".bar-log", table);
  if (small()) drawer.tab(open ? "log" : undefined);
  table.dataset.log = open ? "open" : "closed";
  button.setAttribute("aria-expanded", String(open));
  if (open) byId("log").focus();
  else if (document.activeElement?.closest("#log-panel")) button.focus();
}

/**
 * Opens a panel by name: menu, more, settings, licences, log, scores, choices, rules, picture.
 * @param {string} name
 * @param {string | null} rule  the one to begin with
 */
export async function open(name, rule = null) {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  if (name === "log") {
    log(table.dataset.log !== "open");
    return;
  }
  if (name === "rules") await rules.show(root.dataset.game ?? "");
  if (name === "licences") await showLicences();
  if (isPanel(name)) wanted(name);
  dialogOf(name).showModal();
  if (name === "picture") picture.shown();
  if (name === "choices") document.querySelector("#choices [data-choice]")?.focus();
  if (name === "rules") rules.open(rule);
}

/** What an open dialog shows has changed. */
export function renew() {
  for (const name of PASSING) if (dialogOf(name).open) wanted(name);
}

/** A choice or command inside a dialog closes the dialog. @param {Element} element */
export const closeFor = (element) => element.closest("dialog")?.close();

/** Brings a region to the front where it may lie behind a tab. @param {string} id */
export function reveal(id) {
  if (small() && ["hand", "others", "display"].includes(id)) drawer.tab(id);
}

/** @param {Wanted} onWanted  asked for what a dialog shows before it opens */
export function start(onWanted) {
  wanted = onWanted;
  rules.start();
  on("click", "[data-open]", (button) => open(button.dataset.open ?? ""));
  on("click", "[data-rule]", (link) => open("rules", link.dataset.rule));
  on("click", "[data-close]", (button) => (button.dataset.close === "log" ? log(false) : closeFor(button)));
  on("click", "dialog", (/** @type {HTMLDialogElement} */ dialog, event) => event.target === dialog && dialog.close());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && table.dataset.log === "open" && !document.querySelector("dialog[open]")) log(false);
  });
}
