// Dialogs and drawers: what opens them, what closes them. <dialog> itself keeps and returns the focus.
import { on } from "./events.js";
import { need, say, speak } from "./i18n.js";
import * as sheet from "./sheet.js";
import { set, settings } from "./settings.js";

const table = document.getElementById("table");
const root = document.documentElement;
const DIALOGS = { scores: "scores-dialog", choices: "choices-dialog", rules: "rules-dialog" };
// What is different after every choice, and made only when somebody looks.
const PASSING = ["scores", "choices"];
let wanted = () => {};

const small = () => root.dataset.size === "phone" || root.dataset.size === "flat";

function log(open) {
  if (small()) sheet.tab(open ? "log" : "hand");
  table.dataset.log = open ? "open" : "closed";
  table.querySelector(".bar-log").setAttribute("aria-expanded", String(open));
  if (open) document.getElementById("log").focus();
  else if (document.activeElement.closest("#log-panel")) table.querySelector(".bar-log").focus();
}

/** Opens a panel by name: menu, more, settings, log, scores, choices, rules. */
export async function open(name, rule = null) {
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  if (name === "log") {
    log(table.dataset.log !== "open");
    return;
  }
  if (name === "rules") await need("rules");
  if (name in DIALOGS) wanted(name, rule);
  document.getElementById(DIALOGS[name] ?? name).showModal();
  if (name === "choices") document.querySelector("#choices [data-choice]")?.focus();
  if (rule) document.getElementById(`rule-${rule.replace(".", "-")}`).focus();
}

/** What an open dialog shows has changed. */
export function renew() {
  for (const name of PASSING) if (document.getElementById(DIALOGS[name]).open) wanted(name);
}

/** A choice or command inside a dialog closes the dialog. */
export const closeFor = (element) => element.closest("dialog")?.close();

/** Brings a region to the front where it may lie behind a tab. */
export function reveal(id) {
  if (small() && ["hand", "others", "display"].includes(id)) sheet.tab(id);
}

function radio(group, value, key) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const words = document.createElement("span");
  Object.assign(input, {
    type: "radio",
    name: `set-${group}`,
    value,
    className: "visually-hidden",
    checked: settings[group] === value,
  });
  input.addEventListener("change", () => set({ [group]: value }));
  say(words, key);
  label.append(input, words);
  return label;
}

const LANGUAGES = { de: "Deutsch", nl: "Nederlands", en: "English" };

async function choose(lang) {
  set({ lang });
  await speak(lang);
}

function languages(box) {
  for (const [lang, name] of Object.entries(LANGUAGES)) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", lang, textContent: name });
    button.dataset.lang = lang;
    button.addEventListener("click", () => choose(lang));
    box.append(button);
  }
}

/** Marks the language in use; on the phone the start screen has room for the codes only. */
export function markLanguage() {
  const short = root.dataset.size === "phone";
  for (const button of document.querySelectorAll("[data-languages] button")) {
    button.setAttribute("aria-pressed", String(button.dataset.lang === root.lang));
    const { lang } = button.dataset;
    const code = lang.toUpperCase();
    button.textContent = short && button.closest(".start-head") ? code : LANGUAGES[lang];
    button.setAttribute("aria-label", `${code}, ${LANGUAGES[lang]}`);
  }
  document.querySelector("[data-language-code]").textContent = root.lang.toUpperCase();
}

/** @param {(name: string, rule?: string|null) => void} onWanted  asked for what a dialog shows before it opens */
export function start(onWanted) {
  wanted = onWanted;
  document.querySelectorAll("[data-languages]").forEach(languages);
  for (const box of document.querySelectorAll("[data-setting]")) {
    const { setting, values } = box.dataset;
    box.append(...values.split(" ").map((value) => radio(setting, value, `shell-${setting}-${value}`)));
  }
  on("click", "[data-open]", (button) => open(button.dataset.open));
  on("click", "[data-rule]", (link) => open("rules", link.dataset.rule));
  on("click", "[data-close]", (button) =>
    button.dataset.close === "log" ? log(false) : button.closest("dialog").close(),
  );
  on("click", "dialog", (dialog, event) => event.target === dialog && dialog.close());
  on("click", "[data-next-language]", () => {
    const all = Object.keys(LANGUAGES);
    choose(all[(all.indexOf(root.lang) + 1) % all.length]);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && table.dataset.log === "open" && !document.querySelector("dialog[open]")) log(false);
  });
  addEventListener("language", markLanguage);
  addEventListener("resize", markLanguage);
  markLanguage();
}
