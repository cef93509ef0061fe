// A table that has come by link: from the address, from a field or through the camera. A game that is here already goes
// on; one that went another way is kept beside it; an old link sets nothing back.
import { wayOut } from "./box-screen.js";
import * as camera from "./camera.js";
import { byId, first } from "./dom.js";
import * as door from "./door.js";
import { on } from "./events.js";
import { localise, need, say, text } from "./i18n.js";
import { holdsTable, withoutTable } from "./link.js";
import { notice } from "./notices.js";
import { newId } from "./setup.js";
import * as store from "./store.js";

/** @import { Arrival, Words } from "../types/protocol.js" */
/** @import { Message } from "./door.js" */
/** @import { Saved } from "./store.js" */
/**
 * @typedef {object} Doings
 * @property {() => Promise<void>} python  until it is there
 * @property {(id: string) => Promise<void>} resume
 * @property {(id: string, game: string, message: Message<"arrive">) => Promise<void>} open
 * @property {() => string} current  the id of the game on the table
 * @property {(yes: boolean) => void} wait  instead of the start screen
 */

const offered = byId("arrival", HTMLDialogElement);
const forked = byId("forked", HTMLDialogElement);
const asking = byId("open-link", HTMLDialogElement);
const field = byId("open-link-text", HTMLTextAreaElement);
const wrong = byId("open-link-wrong");
const video = byId("camera", HTMLVideoElement);

/** @type {Doings} */
let doings;
/** @type {{ text: string, arrival: Arrival } | null} what waits for an answer */
let waiting = null;
let looking = new AbortController();

/** The saved games of a table. @param {string} table */
export const copiesOf = async (table) => (await store.all()).filter((saved) => (saved.table ?? saved.id) === table);

/**
 * Who plays here: those to whom the link was sent, unless somebody says otherwise.
 * @param {Arrival["seats"][number]} seat
 * @param {number} at
 * @param {number} device
 */
function seatRow({ name, color, device: own = 0 }, at, device) {
  const row = document.createElement("label");
  row.className = "arrival-seat";
  row.innerHTML = `<input type="checkbox" class="switch" value="${at}"><span class="crest c-${color}" aria-hidden="true"><svg><use href="#e-${color}"/></svg></span><span class="name"></span>`;
  first(".name", row).textContent = name;
  first("input", row, HTMLInputElement).checked = own === device;
  return row;
}

const taken = () =>
  Array.from(offered.querySelectorAll("#arrival-seats input"), (input) => /** @type {HTMLInputElement} */ (input))
    .filter(({ checked }) => checked)
    .map(({ value }) => Number(value));

function mayPlay() {
  first("[data-arrival=play]", offered, HTMLButtonElement).disabled = !taken().length;
}

/**
 * An open game that is not here: to watch it, or to play on, and with whom.
 * @param {string} link
 * @param {Arrival} arrival
 */
function offer(link, arrival) {
  const { game, seats, asked, device } = arrival;
  waiting = { text: link, arrival };
  say(byId("arrival-title"), "shell-arrival", { game: { id: `${game}-title` } });
  say(byId("arrival-turn"), "shell-arrival-turn", { names: seats.map(({ name }) => name), name: seats[asked].name });
  const people = seats.map((seat, at) => ({ seat, at })).filter(({ seat }) => seat.kind === "person");
  byId("arrival-seats").replaceChildren(...people.map(({ seat, at }) => seatRow(seat, at, device)));
  byId("arrival-who").hidden = !people.length;
  mayPlay();
  localise(offered);
  doings.wait(false);
  offered.showModal();
}

/** @param {boolean} plays */
function answer(plays) {
  if (!waiting) return;
  const { text: link, arrival } = waiting;
  const seats = plays ? taken() : undefined;
  offered.close();
  doings.open(plays ? arrival.table : newId(), arrival.game, { do: "arrive", text: link, ...(seats && { seats }) });
}

/**
 * Both went different ways: both are kept, and whoever opened the link says with which to go on.
 * @param {Saved} here
 * @param {Saved} come
 */
async function fork(here, come) {
  await store.put(come);
  doings.wait(false);
  first("[data-fork=link]", forked).dataset.id = come.id;
  first("[data-fork=here]", forked).dataset.id = here.id;
  forked.showModal();
}

/** @param {Saved} saved @param {string} words */
async function goBackTo(saved, words) {
  if (doings.current() !== saved.id) await doings.resume(saved.id);
  notice({ id: words });
}

/**
 * Opens the table of a link. What is wrong with it, if anything; then nothing has changed.
 * @param {string} link
 * @returns {Promise<Words | undefined>}
 */
async function open(link) {
  await doings.python();
  await store.pending();
  const { arrival, error } = door.ask({ do: "peek", text: link });
  if (!arrival) return error;
  const { table, game, over } = arrival;
  const kept = await copiesOf(table);
  const { how, which, save } = door.ask({ do: "compare", text: link, kept: kept.map((saved) => saved.text) });
  await need(game);
  if (how === "same") await goBackTo(kept[which], "shell-link-same");
  else if (how === "older") await goBackTo(kept[which], "shell-link-older");
  else if (how === "longer")
    await doings.open(kept[which].id, game, { do: "arrive", text: link, kept: kept[which].text });
  else if (how === "other" && save) await fork(kept[0], { id: newId(), game, time: Date.now(), ...save });
  else if (over) await doings.open(newId(), game, { do: "arrive", text: link });
  else offer(link, arrival);
  return undefined;
}

/** What the address holds, if it holds anything: only once, whatever comes of it. */
export async function openAddress() {
  const { href } = location;
  if (document.documentElement.dataset.screen === "start") doings.wait(true);
  const error = await open(href);
  if (location.href === href) history.replaceState(history.state, "", withoutTable(href));
  if (!error) return;
  doings.wait(false);
  notice(error, wayOut(error), true);
}

/** From the field, or from the camera: what is wrong is said there. @param {string} link */
async function openTyped(link) {
  const error = await open(link);
  field.setAttribute("aria-invalid", String(Boolean(error)));
  if (error) {
    say(wrong, error.id, error.args);
    field.focus();
  } else asking.close();
}

async function look() {
  video.hidden = false;
  wrong.textContent = "";
  looking = new AbortController();
  try {
    const found = await camera.read(video, holdsTable, looking.signal);
    if (found) await openTyped(found);
  } catch (reason) {
    console.warn("no camera:", reason);
    say(wrong, "shell-camera-refused");
  } finally {
    video.hidden = true;
  }
}

function forget() {
  looking.abort();
  field.value = "";
  wrong.textContent = "";
  delete wrong.dataset.l10nId;
}

/** @param {Doings} all */
export function start(all) {
  doings = all;
  addEventListener("hashchange", () => holdsTable(location.href) && openAddress());
  on("change", "#arrival-seats input", mayPlay);
  on("click", "[data-arrival]", (button) => answer(button.dataset.arrival === "play"));
  offered.addEventListener("close", () => {
    waiting = null;
  });
  on("click", "[data-fork]", (button) => {
    forked.close();
    doings.resume(button.dataset.id ?? "");
  });
  on("click", "[data-open-typed]", () => openTyped(field.value));
  on("click", "[data-camera]", look);
  first("[data-camera]", asking).hidden = !camera.isPossible();
  asking.addEventListener("close", forget);
  field.placeholder = text("shell-open-link-example");
}
