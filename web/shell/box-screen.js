// The screen on which somebody enters what is printed in his own box. Python draws and checks it; every change is kept.
import * as boxes from "./boxes.js";
import { byId, first } from "./dom.js";
import * as door from "./door.js";
import { on } from "./events.js";
import { need, say, text } from "./i18n.js";
import { notice } from "./notices.js";
import * as patches from "./patch.js";
import { loadPydantic } from "./python.js";
import { download, reallyDelete } from "./saves.js";
import { newId } from "./setup.js";

/** @import { BoxAnswer, BoxOpened, KeptBox, Words } from "../types/protocol.js" */
/** @typedef {{ python(): Promise<void>, leave(): Promise<void>, choose(game: string, edition: string): void }} Doings */

const MOST = 10 * 2 ** 20; // no box is that large; a file that is, is not read
const title = byId("box-title");
const which = byId("box-which", HTMLSelectElement);
const nameField = byId("box-name", HTMLInputElement);
const errors = byId("box-errors");
const play = first("[data-box-play]", document, HTMLButtonElement);
const undo = first("[data-box-undo]", document, HTMLButtonElement);

/** @type {Doings} */
let doings;
let game = "";
let id = ""; // of the box on the screen
/** @type {KeptBox | null} */
let box = null;
let needed = false; // games were played with it as it is

const isKept = () => boxes.of(game).some((other) => other.id === id);

/** The boxes to choose from: those that are kept, and one that is new. */
function list() {
  const kept = boxes.of(game);
  const options = kept.map((each) => {
    const option = new Option("", each.id, false, each.id === id);
    say(option, each.good ? "shell-box-one" : "shell-box-unfinished", { name: each.name || "–" });
    return option;
  });
  if (!isKept()) {
    const option = new Option("", id, false, true);
    say(option, "shell-box-one", { name: box?.name || "–" });
    options.unshift(option);
  }
  which.replaceChildren(...options);
  first("[data-box-delete]", document, HTMLButtonElement).disabled = !isKept();
}

/** @param {Words[]} words */
function complain(words) {
  const lines = words.map((each) => {
    const line = document.createElement("li");
    say(line, each.id, each.args);
    return line;
  });
  errors.replaceChildren(...lines);
  errors.hidden = !lines.length;
}

/** What had the focus has gone, or is out of use: on with the place that is being changed, not at the screen's top. */
function keepFocus() {
  const here = document.activeElement;
  if (here && here !== title && here !== document.body && !here.matches(":disabled")) return;
  const place = document.querySelector("#box-picture [aria-pressed=true]");
  /** @type {HTMLElement | null} */ (place ?? document.querySelector("#box-picture [tabindex='0']"))?.focus();
}

/** @param {BoxAnswer} answer */
function show(answer) {
  const held = document.activeElement !== document.body && document.activeElement !== title;
  ({ box } = answer);
  patches.apply({ regions: answer.regions });
  if (document.activeElement !== nameField) nameField.value = box.name;
  nameField.setAttribute("aria-invalid", String(!box.name.trim()));
  const wrong = document.querySelectorAll("#box-checks .is-problem li").length;
  say(byId("box-status"), wrong ? "table-box-problems" : "table-box-good", wrong ? { count: wrong } : undefined);
  play.disabled = !box.good;
  undo.disabled = !box.undo;
  if (held) keepFocus();
}

/** What was changed is kept, whatever is still wrong with it. */
async function keep() {
  if (!box) return;
  await boxes.keep(id, box);
  list();
}

/**
 * A change. A box that games were played with stays as it is for them, and the change makes another.
 * @param {() => BoxAnswer} act
 */
async function change(act) {
  const before = box;
  let answer = act();
  if (before && needed && answer.box.edition !== before.edition) {
    id = newId();
    needed = false;
    answer = door.ask({ do: "box_name", name: `${before.name.slice(0, 36)} (2)` });
    notice({ id: "shell-box-forked", args: { name: before.name } });
  }
  const changed = answer.box.text !== before?.text;
  show(answer);
  if (changed) await keep();
}

/**
 * @param {string} other
 * @param {BoxAnswer} answer
 */
async function turnTo(other, answer) {
  id = other;
  needed = isKept() && (await boxes.isNeeded(answer.box.edition));
  complain([]);
  show(answer);
  list();
}

const begin = () => turnTo(newId(), door.ask({ do: "box_new", game, name: text("shell-box-mine") }));

/** @param {BoxOpened} opened */
function refused({ errors: words = [] }) {
  complain(words);
  errors.focus();
}

/** @param {string} other */
async function turnToKept(other) {
  const kept = boxes.of(game).find((each) => each.id === other);
  if (!kept) return;
  const opened = door.ask({ do: "box_open", text: kept.text });
  if (opened.shown) return turnTo(other, opened.shown);
  await begin(); // there is always a box on the screen
  refused(opened);
}

/** A game's screen, with the box that was changed last, or with a new one. @param {string} wanted */
export async function open(wanted) {
  await doings.python();
  await need(wanted);
  game = wanted;
  document.documentElement.dataset.game = game;
  say(title, "shell-box-title", { game: { id: `${game}-title` } });
  patches.clear();
  patches.screen("box");
  const [last] = boxes.of(game);
  await (last ? turnToKept(last.id) : begin());
}

/** A box file: its game's screen shows it, or says what is wrong with it. @param {string} file */
export async function take(file) {
  await doings.python();
  await loadPydantic();
  const opened = door.ask({ do: "box_import", text: file });
  const named = opened.game;
  if (named) await need(named);
  if (!opened.shown) {
    if (document.documentElement.dataset.screen !== "box")
      await open(named ?? document.documentElement.dataset.game ?? "");
    refused(opened);
    return;
  }
  const { shown } = opened;
  if (document.documentElement.dataset.screen !== "box" || game !== shown.box.game) {
    await open(shown.box.game);
    door.ask({ do: "box_open", text: shown.box.text }); // `open` has turned to another
  }
  const twin = boxes.of(game).find((each) => each.text === shown.box.text);
  await turnTo(twin?.id ?? newId(), shown);
  await keep();
  boxes.tell(); // a game that waits for it can be opened at once
}

async function leave() {
  boxes.tell();
  await doings.leave();
}

/** @param {HTMLInputElement} field */
async function takeFile(field) {
  const file = field.files?.[0];
  field.value = "";
  if (!file) return;
  if (file.size <= MOST) return take(await file.text());
  const large = { id: "table-error-box", args: { why: "too-long", field: "", value: "" } };
  // From a notice the field is opened on other screens, too.
  if (document.documentElement.dataset.screen === "box") refused({ errors: [large] });
  else notice(large);
}

function exportFile() {
  if (!box) return;
  const name = box.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  download(`tafelrunde-${game}-${name}.json`, box.text);
}

async function remove() {
  const kept = boxes.of(game).find((each) => each.id === id);
  if (!kept) return;
  const ask = (await boxes.isNeeded(kept.edition)) ? "shell-box-delete-needed" : "shell-box-delete-ask";
  if (!(await reallyDelete(ask, kept.name))) return;
  await boxes.remove(kept);
  await open(game);
}

/** Back to the start screen, where the box is chosen. */
async function playWith() {
  if (!box?.good) return;
  if (!isKept()) await keep();
  const { edition } = box;
  await leave();
  doings.choose(game, edition);
}

/**
 * What a game needs that was played with a box that is not here.
 * @param {Words} error
 */
export const wayOut = ({ args }) =>
  args?.why === "unknown-edition"
    ? [{ label: "shell-box-import", act: () => byId("box-import", HTMLInputElement).click() }]
    : [];

/** @param {Doings} all */
export function start(all) {
  doings = all;
  on("click", "[data-box-open]", () => open(document.documentElement.dataset.game ?? ""));
  on("click", "[data-box-leave]", leave);
  on("click", "[data-spot]", (spot) => change(() => door.ask({ do: "box_pick", place: spot.dataset.spot ?? "" })));
  on("click", "[data-part]", (part) => show(door.ask({ do: "box_pick", place: part.dataset.part ?? "" })));
  on("click", "[data-show]", (line) => {
    show(door.ask({ do: "box_show", place: line.dataset.show ?? "" }));
    document.querySelector("#box-picture [aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  });
  on("click", "[data-option]", (option) =>
    change(() => door.ask({ do: "box_put", option: Number(option.dataset.option) })),
  );
  on("click", "[data-box-undo]", () => change(() => door.ask({ do: "box_undo" })));
  on("click", "[data-box-new]", begin);
  on("click", "[data-box-export]", exportFile);
  on("click", "[data-box-delete]", remove);
  on("click", "[data-box-play]", playWith);
  on("change", "#box-which", () => turnToKept(which.value));
  on("change", "#box-import", takeFile);
  nameField.addEventListener("input", () => change(() => door.ask({ do: "box_name", name: nameField.value })));
}
