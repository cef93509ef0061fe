// Small lines above the table that tell something and stand in nobody's way.
import { byId } from "./dom.js";
import * as focus from "./focus.js";
import { say } from "./i18n.js";

/** @import { Words } from "../types/protocol.js" */

const STAY = 9000;
const PASS = 6000;
/** @type {Map<string, () => void>} what closes each, by the key of its message */
const shown = new Map();
/** @type {Set<() => void>} what closes those that go by themselves */
const passing = new Set();

/**
 * @param {string} id
 * @param {() => void} act
 */
function button(id, act) {
  const element = document.createElement("button");
  element.type = "button";
  say(element, id);
  element.addEventListener("click", act);
  return element;
}

/**
 * @param {Words} message
 * @param {{label: string, act: () => void}[]} actions  a notice with actions stays until it is answered
 * @param {boolean} stays  until it is dismissed
 */
export function notice({ id, args }, actions = [], stays = actions.length > 0) {
  shown.get(id)?.();
  const box = document.createElement("div");
  box.className = "notice";
  box.setAttribute("role", actions.length ? "alert" : "status");
  const text = document.createElement("p");
  say(text, id, args);
  let timer = 0;
  const close = () => {
    clearTimeout(timer); // it would take the next notice of this kind for this one
    shown.delete(id);
    passing.delete(close);
    const held = box.contains(document.activeElement);
    box.remove();
    if (held) focus.save();
  };
  box.append(text);
  for (const { label, act } of actions) {
    box.append(
      button(label, () => {
        close();
        act();
      }),
    );
  }
  const dismiss = button("shell-dismiss", close);
  dismiss.className = "notice-close";
  dismiss.textContent = "×";
  box.append(dismiss);
  byId("notices").append(box);
  shown.set(id, close);
  if (stays) return;
  passing.add(close);
  timer = setTimeout(close, STAY);
}

/** The one line for all that is only told; it takes no clicks, and who listens hears it with what has happened. */
function teller() {
  const box = document.querySelector("#notices > .is-told") ?? document.createElement("p");
  box.className = "notice is-told";
  box.ariaHidden = "true";
  byId("notices").append(box);
  return box;
}

/**
 * Something that nobody has to answer or close: it goes by itself.
 * @param {Words} message
 */
export function tell({ id, args }) {
  const box = teller();
  const words = document.createElement("span");
  say(words, id, args);
  box.append(words);
  const close = () => {
    passing.delete(close);
    words.remove();
    if (!box.firstChild) box.remove();
  };
  passing.add(close);
  setTimeout(close, PASS);
}

/** Somebody else comes to the table, or the game is over: what was only told in passing has been told. */
export function passed() {
  for (const close of passing) close();
}
