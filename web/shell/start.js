// The start screen: everything on it works before Python is there.
import { on } from "./events.js";
import { localise, say, text } from "./i18n.js";
import { set, settings } from "./settings.js";
import { changeGame, COLORS, LONGEST_NAME, order, recall, seedFrom } from "./setup.js";
import { games } from "./shelf.js";

const root = document.documentElement;
const form = document.getElementById("setup");
const seats = document.getElementById("seats");
const setup = recall(games, settings.setup);

// The rank that a seat is offered first.
const USUAL = "knight";
const SIGNS = {
  person: "character",
  random: "rolling-dices",
  squire: "light-helm",
  knight: "visored-helm",
  king: "queen-crown",
};

/** The name of a seat that nobody has named: a bot is called by its rank, the second of a rank gets a number. */
export function nameOf(seat, at, all = setup.seats) {
  if (seat.kind === "person") return text(`shell-name-${at + 1}`);
  const before = all.slice(0, at).filter((other) => other.kind === seat.kind && !other.name.trim()).length;
  return before
    ? text("shell-bot-numbered", { bot: { id: `shell-bot-${seat.kind}` }, number: before + 1 })
    : text(`shell-bot-${seat.kind}`);
}

/** For players of whom nothing is known, as in a record. */
export const names = () => COLORS.map((_, at) => nameOf({ kind: "person" }, at));

function option(value, key, chosen) {
  const element = document.createElement("option");
  element.value = value;
  element.selected = chosen;
  say(element, key);
  return element;
}

function seatRow(seat, at) {
  const row = document.createElement("fieldset");
  row.className = "seat";
  row.dataset.seat = at;
  const { bots } = games[setup.game];
  const bot = seat.kind !== "person" ? seat.kind : (bots.find((kind) => kind === USUAL) ?? bots.at(-1));
  row.innerHTML = `<legend class="visually-hidden" data-l10n-id="shell-seat" data-l10n-args='{"number": ${at + 1}}'></legend>
    <button type="button" class="seat-color" data-color><span class="crest c-${seat.color}"><svg><use href="#e-${seat.color}"/></svg></span></button>
    <input class="field" maxlength="${LONGEST_NAME}" autocomplete="off" spellcheck="false" enterkeyhint="done" data-l10n-id="shell-name-field">
    <div class="segments seat-kind"><label data-l10n-id="shell-person"><input type="radio" name="kind-${at}" value="person" class="visually-hidden"><svg class="icon"><use href="#i-character"/></svg></label>
    <label data-l10n-id="shell-bot"><input type="radio" name="kind-${at}" value="bot" class="visually-hidden"><svg class="icon"><use href="#i-${SIGNS[bot]}"/></svg></label>
    <select data-l10n-id="shell-bot-rank"></select></div>`;
  row.querySelector("select").append(...bots.map((kind) => option(kind, `shell-bot-${kind}`, kind === bot)));
  row.querySelector(`[value="${seat.kind === "person" ? "person" : "bot"}"]`).checked = true;
  row.querySelector(".field").value = seat.name;
  return row;
}

function nameSeats() {
  setup.seats.slice(0, setup.count).forEach((seat, at) => {
    const row = seats.children[at];
    row.querySelector(".field").placeholder = nameOf(seat, at);
    say(row.querySelector(".seat-color"), "shell-color", { color: { id: `shell-color-${seat.color}` } });
  });
  const first = document.getElementById("first");
  const named = setup.seats
    .slice(0, setup.count)
    .map((seat, at) => new Option(seat.name.trim() || nameOf(seat, at), at, false, setup.first === at));
  first.replaceChildren(option("", "shell-first-random", setup.first === null), ...named);
}

function drawSeats() {
  seats.replaceChildren(...setup.seats.slice(0, setup.count).map(seatRow));
  localise(seats);
  nameSeats();
}

/** A row of values to choose one from. `wordsFor` gives the message of a value that is no number. */
function segments(name, values, chosen, wordsFor) {
  return values.map((value) => {
    const label = document.createElement("label");
    label.innerHTML = `<input type="radio" name="${name}" value="${value}" class="visually-hidden"><span>${value}</span>`;
    label.firstChild.checked = value === chosen;
    if (typeof value === "string") say(label.lastChild, wordsFor(value));
    return label;
  });
}

/** A variant of the game: a switch, or a row of values. */
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
    row.firstChild.checked = chosen;
  } else {
    row.innerHTML = `${words}<div class="segments" role="radiogroup" aria-labelledby="variant-${name}"></div>`;
    row.lastChild.append(...segments(name, values, chosen, (value) => `${key}-${value}`));
  }
  return row;
}

function chooseVariant(row, target) {
  const { values } = games[setup.game].variants.find(({ name }) => name === row.dataset.variant);
  setup.variants[setup.game][row.dataset.variant] =
    target.type === "checkbox" ? target.checked : values.find((value) => String(value) === target.value);
}

/** The next colour; who had it gets the old one. */
function recolor(seat) {
  const wanted = COLORS[(COLORS.indexOf(seat.color) + 1) % COLORS.length];
  const other = setup.seats.find(({ color }) => color === wanted);
  [seat.color, other.color] = [other.color, seat.color];
}

function drawSetup() {
  const { game, count } = setup;
  const { players, variants, guide } = games[game];
  root.dataset.game = game;
  document.querySelector(`.games [value="${game}"]`).checked = true;
  say(document.getElementById("setup-title"), "shell-new-game", { game: { id: `${game}-title` } });
  form.querySelector('[data-segments="count"]').replaceChildren(...segments("count", players, count));
  const options = document.getElementById("variants");
  options.replaceChildren(...variants.map(variantRow));
  localise(options);
  document.getElementById("guide-option").hidden = !guide;
  drawSeats();
}

function change({ target }) {
  const row = target.closest("[data-seat]");
  const variant = target.closest("[data-variant]");
  if (variant) {
    chooseVariant(variant, target);
  } else if (target.name === "count") {
    setup.count = Number(target.value);
    if (setup.first >= setup.count) setup.first = null;
    drawSeats();
  } else if (target.name === "first") {
    setup.first = target.value === "" ? null : Number(target.value);
  } else if (target.name === "guide") {
    setup.guide = target.checked;
  } else if (target.name === "seeded") {
    document.getElementById("seed-row").hidden = !target.checked;
  } else if (row && !target.matches(".field")) {
    const seat = setup.seats[row.dataset.seat];
    seat.kind = target.value === "person" ? "person" : row.querySelector("select").value;
    row
      .querySelector(".seat-kind label + label use")
      .setAttribute("href", `#i-${SIGNS[row.querySelector("select").value]}`);
    nameSeats();
  }
  set({ setup });
}

/** The seed that is typed, null for none, or undefined (and a message at the field) where it is no number. */
function readSeed() {
  const field = document.getElementById("seed");
  const wrong = document.getElementById("seed-wrong");
  const typed = form.elements.seeded.checked ? field.value.trim() : "";
  const seed = typed === "" ? null : (seedFrom(typed) ?? undefined);
  field.setAttribute("aria-invalid", String(seed === undefined));
  if (seed === undefined) {
    say(wrong, "shell-seed-wrong");
    field.focus();
  } else {
    delete wrong.dataset.l10nId;
    wrong.textContent = "";
  }
  return seed;
}

/** Python's progress, from 0 to 1, beside the main button. */
export function progress(part) {
  for (const id of ["boot", "waiting-boot"]) {
    const bar = document.getElementById(id);
    bar.value = part;
    bar.classList.toggle("is-ready", part >= 1);
  }
  for (const id of ["boot-text", "waiting-text"])
    say(document.getElementById(id), part >= 1 ? "shell-boot-ready" : "shell-boot-start");
}

/** Instead of the start screen only the progress: a game is on its way. */
export function wait(yes) {
  root.toggleAttribute("data-waiting", yes);
}

/** Shows another set-up in the form. What is remembered changes only when somebody changes the form. */
export function show(other) {
  Object.assign(setup, other);
  if (other.seed !== null) {
    form.elements.seeded.checked = true;
    document.getElementById("seed-row").hidden = false;
    document.getElementById("seed").value = other.seed;
  }
  form.elements.guide.checked = other.guide;
  drawSetup();
}

/** @param {(order: object) => void} begin  called with the order for a new game */
export function start(begin) {
  drawSetup();
  form.addEventListener("change", change);
  form.addEventListener("input", ({ target }) => {
    if (!target.matches(".seat .field")) return;
    setup.seats[target.closest("[data-seat]").dataset.seat].name = target.value;
    nameSeats();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const seed = readSeed();
    const guide = setup.guide && games[setup.game].guide;
    if (seed !== undefined) begin(order({ ...setup, seed, guide }, nameOf));
  });
  on("change", ".games input", (input) => {
    changeGame(games, setup, input.value);
    drawSetup();
    set({ setup });
  });
  on("click", "[data-color]", (button) => {
    const at = Number(button.closest("[data-seat]").dataset.seat);
    recolor(setup.seats[at]);
    drawSeats();
    seats.children[at].querySelector(".seat-color").focus();
    set({ setup });
  });
  addEventListener("language", nameSeats);
}
