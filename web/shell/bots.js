// Bots think in a worker. Where no worker can run, they think in slices on the page.
import * as door from "./door.js";
import { painted } from "./painted.js";
import { pause } from "./settings.js";

const SLICE = 12;
let worker = null;
let refused = false;
let current = null;
let asked = 0;
let question = 0; // its number: two games may have the same token, and the answer for the one is none for the other

/** A bot's move is made when the person has had time to see the last one; advice comes at once. */
function answer(message) {
  const [token, answered] = [current, question];
  const wait = message.advice ? 0 : Math.max(0, asked + pause() - performance.now());
  setTimeout(() => question === answered && door.send({ do: "bot", token, ...message }), wait);
}

function slices(token) {
  if (current !== token) return;
  door.send({ do: "think", token, ms: SLICE });
  if (current === token) setTimeout(slices, 0, token);
}

function giveUp() {
  refused = true;
  worker?.terminate();
  worker = null;
  if (current !== null) slices(current);
}

function engage() {
  worker = new Worker(new URL("../worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("error", giveUp);
  worker.addEventListener("message", ({ data }) => {
    if (data.error) giveUp();
    else if (data.answer && data.id === question) answer(JSON.parse(data.answer));
  });
}

/** Lets a bot think about what Python has put in the patch, or calls off what it thinks about. */
export function think(task) {
  if (task && task.token === current) return;
  question += 1;
  if (!task) {
    current = null;
    return;
  }
  current = task.token;
  asked = performance.now();
  ask(task, question);
}

/** What the table shows comes first: a worker that starts or thinks would take the processor from its picture. */
async function ask(task, number) {
  await painted();
  await painted();
  if (number !== question) return;
  if (!worker && !refused) {
    try {
      engage();
    } catch {
      refused = true;
    }
  }
  if (worker) worker.postMessage({ id: question, message: JSON.stringify(task) });
  else setTimeout(slices, task.bot ? pause() : 0, task.token);
}
