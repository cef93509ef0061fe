// Who plays on from a moment of a replay: a small form, a row for each seat.
import { byId, first } from "./dom.js";
import { on } from "./events.js";
import { localise, say } from "./i18n.js";
import * as replay from "./replay.js";
import { LONGEST_NAME } from "./setup.js";
import { games } from "./shelf.js";
import * as startScreen from "./start.js";

/** @import { Seat } from "../types/protocol.js" */

const dialog = byId("branch", HTMLDialogElement);
const rows = byId("branch-seats");

/**
 * @param {Seat} seat
 * @param {number} at
 */
function row({ name, color, kind }, at) {
  const box = document.createElement("fieldset");
  box.className = "seat";
  box.innerHTML = `<legend class="visually-hidden" data-l10n-id="shell-seat" data-l10n-args='{"number": ${at + 1}}'></legend>
    <span class="crest c-${color}" aria-hidden="true"><svg><use href="#e-${color}"/></svg></span>
    <input class="field" maxlength="${LONGEST_NAME}" autocomplete="off" spellcheck="false" enterkeyhint="done" data-l10n-id="shell-name-field">
    <select class="field" data-l10n-id="shell-branch-kind"></select>`;
  const select = first("select", box, HTMLSelectElement);
  const { bots } = games[document.documentElement.dataset.game ?? ""];
  for (const each of ["person", ...bots]) {
    const option = new Option("", each, false, each === kind);
    say(option, each === "person" ? "shell-branch-person" : `shell-bot-${each}`);
    select.append(option);
  }
  first("input", box, HTMLInputElement).value = name;
  return box;
}

/** The seats as the form has them, names as they are typed. @returns {Seat[]} */
function typed() {
  return replay.seats().map(({ color }, at) => ({
    name: first("input", rows.children[at], HTMLInputElement).value.trim(),
    color,
    kind: first("select", rows.children[at], HTMLSelectElement).value,
  }));
}

/**
 * @param {{ kind: string }} seat
 * @param {number} at
 */
const called = (seat, at) => startScreen.nameOf(seat, at, document.documentElement.dataset.game);

/** What a seat is called that nobody has named. */
function showNames() {
  const seats = typed();
  seats.forEach((seat, at) => {
    first("input", rows.children[at], HTMLInputElement).placeholder = called(seat, at);
  });
}

/** Somebody else sits here: the name of the one before him goes with him. @param {HTMLSelectElement} select */
function reseat(select) {
  const box = select.closest(".seat");
  const at = box ? [...rows.children].indexOf(box) : -1;
  const field = first("input", rows.children[at], HTMLInputElement);
  const { name, kind } = replay.seats()[at];
  if (field.value === name && select.value !== kind) field.value = "";
  else if (!field.value && select.value === kind) field.value = name;
  showNames();
}

/** @param {(seats: Seat[]) => void} begin  called with who is to play on */
export function start(begin) {
  on("click", "[data-branch]", () => {
    replay.pause();
    rows.replaceChildren(...replay.seats().map(row));
    localise(rows);
    showNames();
    dialog.showModal();
  });
  on("change", "#branch-seats select", reseat);
  byId("branch-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const seats = typed();
    dialog.close();
    begin(seats.map((seat, at) => ({ ...seat, name: seat.name || called(seat, at) })));
  });
}
