// The list of saved games on the start screen: continue, keep as a file, delete; and a game from a file.
import { byId, first } from "./dom.js";
import { localise, need, say, text } from "./i18n.js";
import { isolated } from "./messages.js";
import { COLORS } from "./setup.js";
import { games } from "./shelf.js";
import * as store from "./store.js";

/** @import { Named, Words } from "../types/protocol.js" */
/** @import { Saved } from "./store.js" */

const list = byId("saves");

const PATIENCE = 5000; // ms
const MOST = 1_000_000; // characters: no save is that large; a file that is, is not read

/** @param {Named} seat */
function crest({ color }) {
  return `<span class="crest c-${color}"><svg><use href="#e-${color}"/></svg></span>`;
}

/**
 * @param {Omit<Saved, "label"> & { label: Words | null }} saved
 * @param {boolean} twin  another one is of the same table, and went another way
 */
function row(saved, twin) {
  const item = document.createElement("li");
  item.className = "save";
  item.dataset.save = saved.id;
  item.innerHTML = `<span class="save-sign is-${saved.game}"><svg class="icon"><use href="#i-${games[saved.game].icon}"/></svg></span>
    <div class="save-words"><strong data-l10n-id="${saved.game}-title"></strong><span class="save-label"></span><span class="save-names"></span><span class="save-box"></span><time class="save-time"></time></div>
    <span class="save-crests">${saved.seats.map(crest).join("")}</span>
    <button type="button" class="btn" data-resume><span data-l10n-id="shell-resume${saved.ended ? "-ended" : ""}"></span></button>
    <span class="save-tools"><button type="button" data-watch data-l10n-id="shell-watch"><svg class="icon"><use href="#i-backward-time"/></svg></button>
    <button type="button" data-share data-l10n-id="shell-share-one"><svg class="icon"><use href="#i-linked-rings"/></svg></button>
    <button type="button" data-export data-l10n-id="shell-export-one"><svg class="icon"><use href="#i-save"/></svg></button>
    <button type="button" data-delete data-l10n-id="shell-delete"><svg class="icon"><use href="#i-trash-can"/></svg></button></span>`;
  if (saved.label) say(first(".save-label", item), saved.label.id, saved.label.args);
  first(".save-names", item).textContent = saved.seats.map((seat) => isolated(seat.name)).join(", ");
  first(".save-time", item).textContent = played(saved, twin);
  const box = first(".save-box", item);
  box.hidden = !saved.box;
  if (saved.box) say(box, "shell-box-with", { name: saved.box });
  localise(item);
  return item;
}

/** An entry that cannot be a game of this page: damaged, or of one that it does not know. @param {Saved} saved */
function damagedRow(saved) {
  const item = document.createElement("li");
  item.className = "save";
  item.dataset.save = saved.id;
  item.innerHTML = `<div class="save-words"><span data-l10n-id="shell-save-damaged"></span></div>
    <span class="save-tools"><button type="button" data-delete data-l10n-id="shell-delete"><svg class="icon"><use href="#i-trash-can"/></svg></button></span>`;
  localise(item);
  return item;
}

/** @param {Saved} saved */
const isWhole = ({ game, seats, text, time }) =>
  Object.hasOwn(games, game) &&
  typeof text === "string" &&
  typeof time === "number" &&
  !Number.isNaN(new Date(time).getTime()) &&
  Array.isArray(seats) &&
  seats.every((seat) => COLORS.includes(seat?.color));

/** @param {Pick<Saved, "seats">} saved */
const names = ({ seats }) => seats.map((seat) => seat.name).join(", ");

/**
 * When it was played last. Two that went different ways are told apart by the second.
 * @param {Pick<Saved, "time">} saved
 * @param {boolean} twin
 */
const played = ({ time }, twin) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: twin ? "medium" : "short",
  }).format(time);

/** The name of its file tells the game, who plays it and the day. @param {Saved} saved */
function fileName({ game, seats, time }) {
  const who = seats.map(({ name }) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")).filter(Boolean);
  return [...new Set(["tafelrunde", game, ...who]), new Date(time).toISOString().slice(0, 10)].join("-");
}

/** A game's own words say how far it has come; the list does not wait for ever for them. @param {string} game */
const words = (game) =>
  Promise.race([need(game), new Promise((_, reject) => setTimeout(reject, PATIENCE, "no answer"))]);

/** Draws the list anew. */
export async function draw() {
  const saved = await store.all();
  const whole = new Set(saved.filter(isWhole));
  const wordless = new Set();
  const kinds = new Set([...whole].map(({ game }) => game));
  await Promise.all([...kinds].map((game) => words(game).catch(() => wordless.add(game))));
  /** @type {Map<unknown, number>} how many there are of each table */
  const copies = new Map();
  for (const { table } of saved) copies.set(table, (copies.get(table) ?? 0) + 1);
  const twins = (/** @type {string | undefined} */ table) => Boolean(table) && (copies.get(table) ?? 0) > 1;
  const drawn = (/** @type {Saved} */ each) => {
    if (!whole.has(each)) return damagedRow(each);
    const known = wordless.has(each.game) ? { ...each, label: null } : each;
    try {
      return row(known, twins(each.table));
    } catch (reason) {
      console.warn("a saved game that cannot be shown:", reason);
      return damagedRow(each);
    }
  };
  list.replaceChildren(...saved.map(drawn));
  byId("no-saves").hidden = saved.length > 0;
  first(".go-continue").hidden = !saved.length;
  say(byId("continue-count"), "shell-continue-count", { count: saved.length });
}

/** The saved game to which an element of the list belongs, or null. @param {Element} element */
export const idOf = (element) => element.closest("[data-save]")?.dataset.save ?? null;

/** Gives a saved game as a file. @param {string} id */
export async function exportFile(id) {
  const saved = await store.get(id);
  if (!saved) return;
  download(`${fileName(saved)}.json`, saved.text);
}

/**
 * @param {string} name
 * @param {string} content  JSON
 */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Asks once more.
 * @param {string} question  its message
 * @param {string} what
 * @returns {Promise<boolean>}
 */
export function reallyDelete(question, what) {
  const dialog = byId("ask-delete", HTMLDialogElement);
  say(byId("ask-delete-title"), question);
  byId("ask-delete-what").textContent = what;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );
}

/** @param {string} id */
export async function remove(id) {
  const saved = await store.get(id);
  if (!saved) return;
  const what = isWhole(saved) ? `${text(`${saved.game}-title`)}: ${names(saved)}` : text("shell-save-damaged");
  if (!(await reallyDelete("shell-delete-ask", what))) return;
  await store.remove(id);
  await draw();
  byId("continue-title").focus();
}

/**
 * The id of the game that a file may hold; a record alone has none.
 * @param {string} text
 * @returns {string | null}
 */
export function tableOf(text) {
  try {
    const { table } = JSON.parse(text);
    return typeof table === "string" && table ? table : null;
  } catch {
    return null; // Python says what is wrong with it
  }
}

/** A box file is no game: what it holds is printed, not played. @param {string} text */
export function isBox(text) {
  try {
    const told = JSON.parse(text);
    return typeof told.name === "string" && "game" in told && !("record" in told) && !("choices" in told);
  } catch {
    return false; // Python says what is wrong with it
  }
}

/**
 * The text of a chosen file, or null where it cannot be a game.
 * @param {File} file
 */
export async function readFile(file) {
  return file.size > MOST ? null : file.text();
}
