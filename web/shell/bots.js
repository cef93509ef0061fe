// Bots think in a worker. Where no worker can run, they think in slices on the page. A thought that fails ends no game:
// a plain move stands in for it, and a new worker takes the next question.
import * as door from "./door.js";
import { painted } from "./painted.js";
import { pause } from "./settings.js";
import * as telling from "./telling.js";

/** @import { Think, Thought } from "../types/protocol.js" */
/** @typedef {{id?: number, ready?: boolean, answer?: string, error?: string}} Heard  from a worker */

const SLICE = 12; // ms
const START = 20; // seconds that a worker may take to start before the page thinks meanwhile
const OVERTIME = 20; // seconds beyond its budget after which no answer is expected any more
/** @type {Worker | null} */
let worker = null;
let ready = false; // has the worker started?
let late = false; // it may still: over a slow line its megabytes take minutes
let refused = false; // can no worker run here?
/** @type {Think | null} */
let task = null; // what is being thought about
let asked = 0;
let question = 0; // its number: what was thought for another is no answer to this one
let watch = 0;

/**
 * A bot's move is made when the person has had time to see the last one; advice comes at once.
 * @param {Omit<Thought, "token">} message
 */
function answer(message) {
  clearTimeout(watch);
  if (!task) return;
  const { bot, token } = task;
  const answered = question;
  const wait = bot ? Math.max(0, asked + pause() - performance.now()) : 0;
  const send = () => {
    if (question !== answered) return;
    if (bot && telling.holds()) setTimeout(send, SLICE);
    else door.send({ ...message, do: "bot", token });
  };
  setTimeout(send, wait);
}

/** Nothing comes of this thought. @param {string | undefined} reason */
export function fail(reason) {
  console.warn("A thought has failed:", reason);
  question += 1;
  answer({ failed: true });
}

function slices(/** @type {number} */ number) {
  if (number !== question || !task) return;
  if (task.bot && telling.holds()) {
    setTimeout(slices, SLICE, number);
    return;
  }
  door.send({ do: "think", token: task.token, ms: SLICE });
  setTimeout(slices, 0, number);
}

/** Second by second: while a device sleeps nobody thinks, and nobody is late. @param {number} seconds */
function patience(seconds) {
  clearTimeout(watch);
  watch = setTimeout(() => (seconds > 1 ? patience(seconds - 1) : miss()), 1000);
}

/** How long to wait for the worker. @param {Think} task */
const enough = ({ seconds }) => (ready ? seconds + OVERTIME : START);

/** No answer. A worker that has not started yet gets the questions from when it has; until then the page thinks. */
function miss() {
  if (ready) dismiss("no answer");
  else {
    late = true;
    slices(question);
  }
}

/**
 * The worker is of no use any more. One that has never started will not start the next time either.
 * @param {string | undefined} reason
 */
function dismiss(reason) {
  clearTimeout(watch);
  worker?.terminate();
  worker = null;
  refused = !ready;
  if (ready) fail(reason);
  else if (!late) slices(question);
}

function hear(/** @type {Heard} */ data) {
  if (data.ready) {
    ready = true;
    if (task && !late) patience(enough(task));
    late = false;
  } else if (data.ready === false || (data.error && data.id === question)) dismiss(data.error);
  else if (data.answer && data.id === question) answer(JSON.parse(data.answer));
}

function engage() {
  const engaged = new Worker(new URL("../worker.js", import.meta.url), { type: "module" });
  ready = late = false;
  engaged.addEventListener("error", (event) => engaged === worker && dismiss(event.message));
  engaged.addEventListener("message", ({ data }) => engaged === worker && hear(data));
  return engaged;
}

/**
 * Lets a bot think about what Python has put in the patch, or calls off what it thinks about.
 * @param {Think | null | undefined} wanted
 */
export function think(wanted) {
  if (wanted && wanted.token === task?.token) return;
  question += 1;
  clearTimeout(watch);
  task = wanted ?? null;
  asked = performance.now();
  if (task) ask(task, question);
}

/**
 * What the table shows comes first: a worker that starts or thinks would take the processor from its picture.
 * @param {Think} task
 * @param {number} number
 */
async function ask(task, number) {
  await painted();
  await painted();
  if (number !== question) return;
  if (!worker && !refused) {
    try {
      worker = engage();
    } catch {
      refused = true;
    }
  }
  if (!worker || late) {
    setTimeout(slices, task.bot ? pause() : 0, number);
    return;
  }
  worker.postMessage({ id: number, message: JSON.stringify(task) });
  patience(enough(task));
}
