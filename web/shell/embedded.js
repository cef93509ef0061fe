// The page in a frame of another site (embed.js): it hears that site, tells it what happens, and asks for height.
// Only window.parent is heard, only from the origin named in the address, and only what passes the door.
import * as bots from "./bots.js";
import { byId } from "./dom.js";
import * as door from "./door.js";
import { on } from "./events.js";
import { speak, text } from "./i18n.js";
import { codes } from "./languages.js";
import { notice } from "./notices.js";
import { loadPydantic } from "./python.js";
import { COLORS, fresh, order } from "./setup.js";
import { games } from "./shelf.js";
import * as startScreen from "./start.js";
import * as turnEnd from "./turn-end.js";

/** @import { Heard, LoadWish, Order, Refused, StartWish, Wish, Words } from "../types/protocol.js" */
/** @import { Message } from "./door.js" */
/** @typedef {{ begin(setup: Order): Promise<void>, open(game: string, message: Message<"load">): Promise<void> }} Doings */

const VERSION = 1;
const LONGEST = 1_000_000; // characters: no record is that long
const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Of the page that embeds this one; null where there is none, or none that could be spoken to. */
const origin = originOf(query.get("embed"));
const active = origin !== null && window.parent !== window;

/** @param {string | null} address */
function originOf(address) {
  if (!address || !URL.canParse(address)) return null;
  const { origin: parsed } = new URL(address);
  return parsed === "null" ? null : parsed;
}

/** The site will send a record: no start screen until then. */
export const waits = active && query.has("wait");

if (active) root.dataset.framed = "";

let height = 0;

/**
 * @param {string} type
 * @param {object} data
 */
function post(type, data) {
  if (origin) window.parent.postMessage({ tafelrunde: VERSION, type, ...data }, origin);
}

/** Tells the site where the table stands and what led there. */
export function tell() {
  if (!active) return;
  const { state, move, end } = door.ask({ do: "told" });
  if (move) post("move", move);
  post("state", state);
  if (end) post("end", end);
}

/**
 * @param {LoadWish} wish
 * @returns {Message<"load">}
 */
function loading({ record, readonly, names, at }) {
  const called = COLORS.map((_, at) => names[at] || text(`shell-name-${at + 1}`));
  return { do: "load", save: record, readonly, names: called, at };
}

/** @param {StartWish} wish */
function ordered({ game, players, names, bots: kinds, seed, variants, first }) {
  const setup = { ...fresh(games), game, count: players, seed, variants: { [game]: variants }, first };
  setup.seats = setup.seats.map((seat, at) => ({ ...seat, name: names[at] ?? "", kind: kinds[at] || "person" }));
  return order(setup, (seat, at) => startScreen.nameOf(seat, at, setup.game));
}

/**
 * @param {Wish} wish
 * @param {Doings} doings
 */
function obey(wish, doings) {
  if (wish.type === "language") {
    if (codes.includes(wish.lang)) return speak(wish.lang);
    return refuse({ field: "message.lang", why: "unknown-language", allowed: codes.join(", ") });
  }
  if (wish.type === "theme") return dispatchEvent(new CustomEvent("theme", { detail: wish.theme }));
  if (wish.type === "step") return door.send({ do: "step", to: wish.to, at: wish.at });
  bots.think(null);
  if (wish.type === "start") turnEnd.ask(wish.end === "auto");
  return wish.type === "load" ? doings.open(wish.game, loading(wish)) : doings.begin(ordered(wish));
}

/** @param {Omit<Refused, "allowed"> & Partial<Refused>} error */
function refuse(error) {
  post("error", error);
  if (root.dataset.screen === "start") startScreen.wait(false);
}

/**
 * An attribute of the element is wrong: its words are on the page already, and the site hears of it too.
 * @param {Words} problem
 */
export function complain({ id, args = {} }) {
  if (!active) return;
  const { name = "", allowed = "" } = args;
  post("error", { field: String(name), why: id.replace("shell-", ""), allowed: String(allowed) });
}

/** What the site wanted to show cannot be shown: whoever looks at the frame is told too. @param {Refused} error */
function tellReader({ field, why, allowed }) {
  notice({ id: "table-error-save", args: { field, why, allowed: allowed || "–" } }, [], true);
}

/** Text, numbers and the like, lists and plain objects: no bytes, no text in an object. @param {unknown} value */
const isPlain = (value) =>
  typeof value !== "object" ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

/** As JSON; an endless message is given up before there is a copy of it. @param {unknown} data */
function writtenShort(data) {
  let left = LONGEST;
  const counted = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    left -= key.length + (typeof value === "string" ? value.length : 1);
    if (left < 0) throw new RangeError("message");
    if (!isPlain(value)) throw new TypeError("message");
    return value;
  };
  return JSON.stringify(data, counted) ?? "null";
}

/**
 * @param {unknown} data
 * @param {Doings} doings
 */
async function hear(data, doings) {
  let written;
  try {
    written = writtenShort(data);
  } catch (reason) {
    refuse({ field: "message", why: reason instanceof RangeError ? "too-long" : "no-json" });
    return;
  }
  let { message, error } = /** @type {Heard} */ (door.ask({ do: "plain_message", text: written }));
  if (!message && !error) {
    try {
      await loadPydantic();
    } catch {
      refuse({ field: "", why: "no-door" });
      return;
    }
    ({ message, error } = door.ask({ do: "message", text: written }));
  }
  if (error) {
    refuse(error);
    if (waits && root.dataset.screen === "start") tellReader(error);
  }
  if (message) await obey(message, doings);
}

/** What has been sent and not yet heard. @type {unknown[]} */
const waiting = [];
/** A later message of these types makes an earlier one that still waits idle. */
const OVERRULED = ["language", "theme", "start"];
const typeOf = (/** @type {any} */ data) => data?.type;

/** @param {unknown} data */
function putInLine(data) {
  const type = typeOf(data);
  const before = OVERRULED.includes(type) ? waiting.findIndex((other) => typeOf(other) === type) : -1;
  if (before >= 0) waiting.splice(before, 1);
  waiting.push(data);
}

/** The shape of a table by its width alone, as embed.js has it: which size it becomes follows from the height. @param {number} width */
const shapeFor = (width) => (width < 600 ? 2.1 : width < 1024 ? 1.33 : width < 1400 ? 0.695 : 0.625);
/** @type {Record<string, string | undefined>} what else there is to see, by screen */
const CONTENTS = { start: "start", result: "result-screen" };

/** The height that suits this width: a table has a shape for each width, other screens are as high as what they hold. */
function wanted() {
  const { screen = "" } = root.dataset;
  const table = Math.min(Math.max(Math.round(innerWidth * shapeFor(innerWidth)), 640), 1080);
  const content = CONTENTS[screen];
  return Math.max(table, content ? Math.ceil(byId(content).getBoundingClientRect().height) : 0);
}

function fit() {
  const now = wanted();
  if (now === height) return;
  height = now;
  post("height", { height });
}

/** A sandboxed frame sends no forms, not even those that stay on the page: their buttons do it themselves. */
function replaceForms() {
  on("click", "[type=submit]", (/** @type {HTMLButtonElement} */ button, event) => {
    event.preventDefault();
    button.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
  });
  on("click", "[method=dialog] button", (/** @type {HTMLButtonElement} */ button, event) => {
    event.preventDefault();
    button.closest("dialog")?.close(button.value);
  });
}

/**
 * Python is there when `python` resolves, `first` when the page has opened the table that its address asks for.
 * `begin` starts a game, `open` opens a table of some game with a message to Python.
 * @param {() => Promise<void>} python
 * @param {Promise<void>} first
 * @param {Doings} doings
 */
export function start(python, first, doings) {
  if (!active) return;
  replaceForms();
  addEventListener("resize", fit);
  const eyes = new ResizeObserver(fit);
  for (const id of ["start", "result-screen"]) eyes.observe(byId(id));
  new MutationObserver(fit).observe(root, { attributeFilter: ["data-screen"] });
  fit();
  let queue = Promise.allSettled([first, python()]).then(() => {}); // one wish after the other
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    putInLine(data);
    queue = queue
      .then(() => (waiting.length ? hear(waiting.shift(), doings) : undefined))
      .catch((error) => {
        console.error(error);
        refuse({ field: "", why: "failure" });
      });
  });
  const greet = () => {
    post("ready", { ...door.ask({ do: "hello" }), languages: codes });
  };
  python().then(greet, () => refuse({ field: "", why: "no-python" }));
}
