// The start screen: everything on it works before Python is there.
import * as boxes from "./boxes.js";
import { byId, first } from "./dom.js";
import { on } from "./events.js";
import { localise, say, text } from "./i18n.js";
import { painted } from "./painted.js";
import { set, settings } from "./settings.js";
import {
  changeGame,
  COLORS,
  ELSEWHERE,
  guided as guidedSetup,
  isPerson,
  LONGEST_NAME,
  order,
  recall,
  seedFrom,
} from "./setup.js";
import { games } from "./shelf.js";

/** @import { Order } from "../types/protocol.js" */
/** @import { Seat, Setup } from "./setup.js" */
/** @import { Value, Variant } from "./shelf.js" */

const root = document.documentElement;
const form = byId("setup", HTMLFormElement);
const seats = byId("seats");
const seeded = first("[name=seeded]", form, HTMLInputElement);
const guided = first("[name=guide]", form, HTMLInputElement);
const seedField = byId("seed", HTMLInputElement);
const boxField = byId("box-choice", HTMLSelectElement);
const setup = recall(games, settings.setup);

/** @type {(order: Order) => void} */
let onBegin = () => {};

const PERSON = "person";
/** @type {Record<string, string | undefined>} */
const SIGNS = {
  [PERSON]: "character",
  [ELSEWHERE]: "paper-plane",
  random: "rolling-dices",
  page: "robin-hood-hat",
  squire: "light-helm",
  knight: "visored-helm",
  king: "queen-crown",
};

/**
 * The name of a seat that nobody has named: bots are called by people of the time that their game tells of.
 * @param {Pick<Seat, "kind">} seat
 * @param {number} at
 */
export function nameOf(seat, at, game = setup.game) {
  return text(isPerson(seat.kind) ? `shell-name-${at + 1}` : `${game}-bot-${at + 1}`);
}

/** For players of whom nothing is known, as in a record. */
export const names = () => COLORS.map((_, at) => nameOf({ kind: "person" }, at));

/**
 * @param {string} value
 * @param {string} key
 * @param {boolean} chosen
 */
function option(value, key, chosen) {
  const element = document.createElement("option");
  element.value = value;
  element.selected = chosen;
  say(element, key);
  return element;
}

/**
 * Who sits here is one list: a person, or the computer as it is strong.
 * @param {Seat} seat
 * @param {number} at
 */
function seatRow(seat, at) {
  const row = document.createElement("fieldset");
  row.className = "seat";
  row.dataset.seat = String(at);
  row.innerHTML = `<legend class="visually-hidden" data-l10n-id="shell-seat" data-l10n-args='{"number": ${at + 1}}'></legend>
    <button type="button" class="seat-color" data-color><span class="crest c-${seat.color}"><svg><use href="#e-${seat.color}"/></svg></span></button>
    <input class="field" maxlength="${LONGEST_NAME}" autocomplete="off" spellcheck="false" enterkeyhint="done" data-l10n-id="shell-name-field">
    <span class="seat-kind"><svg class="icon"><use/></svg><select class="field" name="kind-${at}" aria-describedby="seat-about-${at}" data-l10n-id="shell-kind"></select></span>
    <small id="seat-about-${at}" class="seat-about"></small>`;
  const ranks = document.createElement("optgroup");
  say(ranks, "shell-bot");
  ranks.append(...games[setup.game].bots.map((kind) => option(kind, `shell-bot-${kind}`, kind === seat.kind)));
  const people = [PERSON, ELSEWHERE].map((kind) => option(kind, `shell-${kind}`, kind === seat.kind));
  first("select", row).append(...people, ranks);
  first("input.field", row, HTMLInputElement).value = seat.name;
  return row;
}

/** The number of the seat in whose row an element is. @param {Element} element */
const seatOf = (element) => Number(element.closest("[data-seat]")?.dataset.seat);

function nameSeats() {
  setup.seats.slice(0, setup.count).forEach((seat, at) => {
    const row = seats.children[at];
    first("input.field", row, HTMLInputElement).placeholder = nameOf(seat, at);
    say(first(".seat-color", row), "shell-color", { color: { id: `shell-color-${seat.color}` } });
    first(".seat-kind use", row, Element).setAttribute("href", `#i-${SIGNS[seat.kind]}`);
    const about = first(".seat-about", row);
    about.hidden = isPerson(seat.kind);
    if (!about.hidden) say(about, `shell-bot-${seat.kind}-about`);
  });
  const named = setup.seats
    .slice(0, setup.count)
    .map((seat, at) => new Option(seat.name.trim() || nameOf(seat, at), String(at), false, setup.first === at));
  byId("elsewhere-about").hidden = !setup.seats.slice(0, setup.count).some(({ kind }) => kind === ELSEWHERE);
  byId("first").replaceChildren(option("", "shell-first-random", setup.first === null), ...named);
}

function drawSeats() {
  seats.replaceChildren(...setup.seats.slice(0, setup.count).map(seatRow));
  localise(seats);
  nameSeats();
}

/**
 * A row of values to choose one from. `wordsFor` gives the message of a value that is no number.
 * @param {string} name
 * @param {Value[]} values
 * @param {Value} chosen
 * @param {(value: string) => string} [wordsFor]
 */
function segments(name, values, chosen, wordsFor) {
  return values.map((value) => {
    const label = document.createElement("label");
    label.innerHTML = `<input type="radio" name="${name}" value="${value}" class="visually-hidden"><span>${value}</span>`;
    first("input", label, HTMLInputElement).checked = value === chosen;
    if (wordsFor && typeof value === "string") say(first("span", label), wordsFor(value));
    return label;
  });
}

/** A variant of the game: a switch, or a row of values. @param {Variant} variant */
function variantRow({ name, values }) {
  const key = `${setup.game}-variant-${name}`;
  const chosen = setup.variants[setup.game][name];
  const isSwitch = typeof values[0] === "boolean";
  const row = document.createElement(isSwitch ? "label" : "div");
  row.className = isSwitch ? "option" : "option option-row";
  row.dataset.variant = name;
  const words = `<span><b id="variant-${name}" data-l10n-id="${key}"></b><small data-l10n-id="${key}-about"></small></span>`;
  if (isSwitch) {
    row.innerHTML = `<input type="checkbox" name="${name}" class="switch">${words}`;
    first("input", row, HTMLInputElement).checked = chosen === true;
  } else {
    row.innerHTML = `${words}<div class="segments" role="radiogroup" aria-labelledby="variant-${name}"></div>`;
    first(".segments", row).append(...segments(name, values, chosen, (value) => `${key}-${value}`));
  }
  return row;
}

/**
 * @param {string | undefined} variant
 * @param {HTMLInputElement} field
 */
function chooseVariant(variant, { type, checked, value }) {
  for (const { name, values } of games[setup.game].variants) {
    const chosen = type === "checkbox" ? checked : values.find((other) => String(other) === value);
    if (name === variant && chosen !== undefined) setup.variants[setup.game][name] = chosen;
  }
}

/** The next color; whoever had it gets the old one. @param {Seat} seat */
function recolor(seat) {
  const wanted = COLORS[(COLORS.indexOf(seat.color) + 1) % COLORS.length];
  for (const other of setup.seats) if (other.color === wanted) other.color = seat.color;
  seat.color = wanted;
}

/** The boxes to play with. One that has gone is no choice any more. */
function drawBoxes() {
  const { game } = setup;
  byId("box-option").hidden = !games[game].boxes;
  const own = boxes.playable(game);
  if (setup.boxes[game] && !own.some(({ edition }) => edition === setup.boxes[game]))
    setup.boxes[game] = games[game].box?.edition ?? "";
  const chosen = setup.boxes[game] ?? "";
  boxField.replaceChildren(
    option("", "shell-box-present", chosen === ""),
    ...own.map(({ name, edition }) => new Option(name, edition, false, edition === chosen)),
  );
  boxField.hidden = !own.length;
}

/**
 * From the screen of boxes: the set-up is for this game, with that box.
 * @param {string} game
 * @param {string} edition
 */
export function chooseBox(game, edition) {
  if (setup.game !== game) changeGame(games, setup, game);
  setup.boxes[game] = edition;
  drawSetup();
  set({ setup });
  boxField.focus();
}

function drawSetup() {
  const { game, count } = setup;
  const { players, variants, guide } = games[game];
  root.dataset.game = game;
  first(`.games [value="${game}"]`, document, HTMLInputElement).checked = true;
  say(byId("setup-title"), "shell-new-game", { game: { id: `${game}-title` } });
  first('[data-segments="count"]', form).replaceChildren(...segments("count", players, count));
  const options = byId("variants");
  options.replaceChildren(...variants.map(variantRow));
  localise(options);
  byId("guide-option").hidden = !guide;
  first("[data-learn]").hidden = !guide;
  sayLastSeed();
  drawBoxes();
  drawSeats();
}

/** @param {Event} event */
function change({ target }) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const row = target.closest("[data-seat]");
  const variant = target.closest("[data-variant]");
  if (variant && target instanceof HTMLInputElement) {
    chooseVariant(variant.dataset.variant, target);
  } else if (target.name === "count") {
    setup.count = Number(target.value);
    if (setup.first !== null && setup.first >= setup.count) setup.first = null;
    drawSeats();
  } else if (target.name === "first") {
    setup.first = target.value === "" ? null : Number(target.value);
  } else if (target === boxField) {
    setup.boxes[setup.game] = boxField.value;
  } else if (target === guided) {
    setup.guide = guided.checked;
  } else if (target === seeded) {
    byId("seed-row").hidden = !seeded.checked;
  } else if (row && target instanceof HTMLSelectElement) {
    setup.seats[seatOf(row)].kind = target.value;
    nameSeats();
  }
  set({ setup });
}

/** Which seed the last game on this device had: whoever wants the same once more needs it. */
function sayLastSeed() {
  say(byId("seed-about"), "shell-seed-about", { last: settings.seed === null ? "none" : String(settings.seed) });
}

/** @param {Order} wanted */
function beginWith(wanted) {
  set({ seed: wanted.seed });
  sayLastSeed();
  onBegin(wanted);
}

/** The seed that is typed, null where none is wanted, or undefined (and a message at the field) where it is no number. */
function readSeed() {
  const wrong = byId("seed-wrong");
  const seed = seeded.checked ? (seedFrom(seedField.value.trim()) ?? undefined) : null;
  seedField.setAttribute("aria-invalid", String(seed === undefined));
  if (seed === undefined) {
    say(wrong, "shell-seed-wrong");
    seedField.focus();
  } else {
    delete wrong.dataset.l10nId;
    wrong.textContent = "";
  }
  return seed;
}

/** Python's progress, from 0 to 1, beside the main button. @param {number} part */
export function progress(part) {
  for (const id of ["boot", "waiting-boot"]) {
    const bar = byId(id, HTMLProgressElement);
    bar.value = part;
    bar.classList.toggle("is-ready", part >= 1);
  }
  for (const id of ["boot-text", "waiting-text"]) say(byId(id), part >= 1 ? "shell-boot-ready" : "shell-boot-start");
}

/** The boards on the games' cards, one after the other. They are nothing that one needs, and the largest drawings here. */
export async function drawPictures() {
  for (const template of document.querySelectorAll(".game-picture template"))
    if (template instanceof HTMLTemplateElement) {
      template.replaceWith(template.content);
      await painted();
    }
}

/** Instead of the start screen only the progress: a game is on its way. @param {boolean} yes */
export function wait(yes) {
  root.toggleAttribute("data-waiting", yes);
}

/** Shows another set-up in the form. What is remembered changes only when somebody changes the form. @param {Setup} other */
export function show(other) {
  Object.assign(setup, other);
  if (other.seed !== null) {
    seeded.checked = true;
    byId("seed-row").hidden = false;
    seedField.value = String(other.seed);
  }
  guided.checked = other.guide;
  drawSetup();
}

/** @param {(order: Order) => void} begin  called with the order for a new game */
export function start(begin) {
  onBegin = begin;
  root.toggleAttribute("data-new", settings.setup === null && settings.seed === null);
  drawSetup();
  root.dataset.drawn = "";
  form.addEventListener("change", change);
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".seat input")) return;
    setup.seats[seatOf(target)].name = target.value;
    nameSeats();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const seed = readSeed();
    const guide = setup.guide && games[setup.game].guide !== null;
    if (seed !== undefined) beginWith(order({ ...setup, seed, guide }, nameOf));
  });
  on("change", ".games input", (/** @type {HTMLInputElement} */ input) => {
    changeGame(games, setup, input.value);
    drawSetup();
    set({ setup });
  });
  on("click", "[data-learn]", () => onBegin(order(guidedSetup(games, setup), nameOf)));
  on("click", "[data-color]", (button) => {
    const at = seatOf(button);
    recolor(setup.seats[at]);
    drawSeats();
    first(".seat-color", seats.children[at]).focus();
    set({ setup });
  });
  addEventListener("language", nameSeats);
  addEventListener("boxes", drawBoxes);
}
