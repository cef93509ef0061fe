// The one door to Python: messages go in one after the other, each only when the last save is written.
import * as store from "./store.js";

let handle = null;
let closed = false;
let queue = Promise.resolve();
let waiting = 0;
let react = { patch() {}, failure() {} };

/** `patch` is called with every answer, `failure` with every error that Python did not expect. */
export function connect(python, reactions) {
  handle = python;
  react = reactions;
}

export const ready = () => handle !== null;

/** A game that another tab plays on is closed here. */
export function shut(yes) {
  closed = yes;
}

/** Asks without side effects on the page. */
export const ask = (message) => JSON.parse(handle(JSON.stringify(message)));

function pass(message) {
  try {
    react.patch(ask(message), message);
  } catch (error) {
    react.failure(error, message);
  }
}

/** Sends a message. At once where nothing is being written, so that a click is on screen in the same frame. */
export function send(message) {
  if (!handle || closed) return;
  if (!store.pending() && !waiting) {
    pass(message);
    return;
  }
  waiting += 1;
  queue = queue
    .then(() => store.pending())
    .then(() => {
      waiting -= 1;
      if (!closed) pass(message);
    });
}
