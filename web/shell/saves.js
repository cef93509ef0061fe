// The list of saved games on the start screen: continue, keep as a file, delete; and a game from a file.
import { localise, need, say, text } from "./i18n.js";
import * as store from "./store.js";
import { games } from "./shelf.js";

const list = document.getElementById("saves");

const MOST = 10 * 2 ** 20; // no save is that large; a file that is, is not read

function crest({ color }) {
  return `<span class="crest c-${color}"><svg><use href="#e-${color}"/></svg></span>`;
}

function row(saved) {
  const item = document.createElement("li");
  item.className = "save";
  item.dataset.save = saved.id;
  item.innerHTML = `<span class="save-sign is-${saved.game}"><svg class="icon"><use href="#i-${games[saved.game].icon}"/></svg></span>
    <div class="save-words"><strong data-l10n-id="${saved.game}-title"></strong><span class="save-label"></span><span class="save-names"></span></div>
    <span class="save-crests">${saved.seats.map(crest).join("")}</span>
    <button type="button" class="btn" data-resume><span data-l10n-id="shell-resume"></span></button>
    <span class="save-tools"><button type="button" data-export data-l10n-id="shell-export-one"><svg class="icon"><use href="#i-save"/></svg></button>
    <button type="button" data-delete data-l10n-id="shell-delete"><svg class="icon"><use href="#i-trash-can"/></svg></button></span>`;
  if (saved.label) say(item.querySelector(".save-label"), saved.label.id, saved.label.args);
  item.querySelector(".save-names").textContent = saved.seats.map((seat) => seat.name).join(", ");
  localise(item);
  return item;
}

/** Draws the list anew. */
export async function draw() {
  // A game that has left the shelf is kept, for the day that it comes back.
  const saved = (await store.all()).filter(({ game }) => game in games);
  await need(...new Set(saved.map(({ game }) => game))); // a game's own words say how far it has come
  list.replaceChildren(...saved.map(row));
  document.getElementById("no-saves").hidden = saved.length > 0;
  const short = document.querySelector(".go-continue");
  short.hidden = !saved.length;
  say(document.getElementById("continue-count"), "shell-continue-count", { count: saved.length });
}

export const idOf = (element) => element.closest("[data-save]").dataset.save;

/** Gives a saved game as a file. */
export async function exportFile(id) {
  const saved = await store.get(id);
  const link = document.createElement("a");
  const day = new Date(saved.time).toISOString().slice(0, 10);
  link.href = URL.createObjectURL(new Blob([saved.text], { type: "application/json" }));
  link.download = `tafelrunde-${saved.game}-${day}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Asks once more, then deletes. */
export async function remove(id) {
  const dialog = document.getElementById("ask-delete");
  const saved = await store.get(id);
  const names = saved.seats.map((seat) => seat.name).join(", ");
  document.getElementById("ask-delete-what").textContent = `${text(`${saved.game}-title`)}: ${names}`;
  dialog.returnValue = "no";
  dialog.showModal();
  dialog.addEventListener(
    "close",
    async () => {
      if (dialog.returnValue !== "yes") return;
      await store.remove(id);
      await draw();
      document.getElementById("continue-title").focus();
    },
    { once: true },
  );
}

/** @returns {Promise<string|null>} the text of a chosen file, or null where it cannot be a game */
export async function readFile(file) {
  return file.size > MOST ? null : file.text();
}
