// Bots think in a worker. Where no worker can run, they think in slices on the page.
import * as door from "./door.mjs";
import { pause } from "./settings.mjs";

const SLICE = 12;
let worker = null;
let refused = false;
let current = null;
let asked = 0;

function answer(message) {
  const wait = Math.max(0, asked + pause() - performance.now());
  setTimeout(() => current === message.token && door.send({ do: "bot", ...message }), wait);
}

function slices(token) {
  if (current !== token) return;
  door.send({ do: "slice", token, ms: SLICE });
  if (current === token) setTimeout(slices, 0, token);
}

function engage() {
  worker = new Worker(new URL("../worker.mjs", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => data.token === current && answer(data));
  worker.addEventListener("error", () => {
    refused = true;
    worker = null;
    if (current !== null) slices(current);
  });
}

/** Lets a bot think about what Python has put in the patch, or calls off what it thinks about. */
export function think(task) {
  if (!task) {
    current = null;
    return;
  }
  if (task.token === current) return;
  current = task.token;
  asked = performance.now();
  if (!worker && !refused) {
    try {
      engage();
    } catch {
      refused = true;
    }
  }
  if (worker) worker.postMessage(task);
  else setTimeout(slices, pause(), task.token);
}
