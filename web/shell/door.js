// The one door to Python: messages go in one after the other, each only when the last save is written.
import * as store from "./store.js";

/** @import { Handlers, Patch } from "../types/protocol.js" */
/** @typedef {keyof Handlers} Word  what Python can be asked to do */
/** @typedef {{ [Do in Word]: Handlers[Do]["answers"] extends Patch ? Do : never }[Word]} Command  answered by a patch */
/** @template {Word} Do @typedef {{ do: Do } & Handlers[Do]["told"]} Message */
/** @typedef {{ [Do in Command]: Message<Do> }[Command]} AnyMessage */
/** @typedef {(message: string) => string} Handle  JSON in, JSON out */
/** @typedef {{ patch(patch: Patch): void, failure(error: unknown, message: AnyMessage): void }} Reactions */

/** @type {Handle | null} */
let handle = null;
let closed = false;
let queue = Promise.resolve();
let waiting = 0;
/** @type {Reactions} */
let react = { patch() {}, failure() {} };

/**
 * `patch` is called with every answer, `failure` with every error that Python did not expect.
 * @param {Handle} python
 * @param {Reactions} reactions
 */
export function connect(python, reactions) {
  handle = python;
  react = reactions;
}

export const ready = () => handle !== null;

/**
 * A game that another tab plays on is closed here.
 * @param {boolean} yes
 */
export function shut(yes) {
  closed = yes;
}

/**
 * Asks without side effects on the page.
 * @template {Word} Do
 * @param {Message<Do>} message
 * @returns {Handlers[Do]["answers"]}
 */
export function ask(message) {
  if (!handle) throw new Error("Python is asked before it is there");
  return JSON.parse(handle(JSON.stringify(message)));
}

/** @param {AnyMessage} message */
function pass(message) {
  try {
    react.patch(ask(message));
  } catch (error) {
    react.failure(error, message);
  }
}

/**
 * Sends a message. At once where nothing is being written, so that a click is on screen in the same frame.
 * @param {AnyMessage} message
 */
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
