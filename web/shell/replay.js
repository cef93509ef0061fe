// A game that is looked at: the handle of the timeline, keys, play and pause; the log follows and leads.
import { byId, first } from "./dom.js";
import * as door from "./door.js";
import { hit, on } from "./events.js";
import { say, text } from "./i18n.js";
import { painted } from "./painted.js";
import * as panels from "./panels.js";
import { pointOut } from "./see.js";
import { replayPause } from "./settings.js";
import * as telling from "./telling.js";

/** @import { Moment, Way } from "../types/protocol.js" */

const root = document.documentElement;
/** @type {Moment | null} what is looked at now */
let moment = null;
let playing = 0; // the timer of the next step, 0 while nothing plays

const handle = () => byId("timeline-handle", HTMLInputElement);

/** @param {boolean} yes */
function showPlaying(yes) {
  const button = byId("replay-play");
  first("use", button, Element).setAttribute("href", yes ? "#s-pause" : "#s-play");
  say(button, yes ? "shell-replay-pause" : "shell-replay-play");
}

export function pause() {
  if (!playing) return;
  clearTimeout(playing);
  playing = 0;
  showPlaying(false);
}

function tick() {
  if (!moment || moment.at >= moment.end) {
    pause();
    return;
  }
  playing = setTimeout(tick, replayPause());
  if (!telling.holds()) door.send({ do: "step", to: "forward" });
}

/** From the end it plays from the beginning. */
function play() {
  if (playing) {
    pause();
    return;
  }
  if (moment && moment.at >= moment.end) door.send({ do: "step", to: "first" });
  playing = setTimeout(tick, replayPause() / 2);
  showPlaying(true);
}

/** @param {Way} to */
function step(to) {
  pause();
  door.send({ do: "step", to });
}

/** @param {number} at */
export function go(at) {
  pause();
  door.send({ do: "step", at });
}

/** The lines of the moment, or of the last one before it that has any. @param {number} at */
function linesAt(at) {
  const lines = [...document.querySelectorAll("#log-lines [data-moment]")];
  const past = lines.map((line) => Number(line.dataset.moment)).filter((number) => number <= at);
  const last = String(Math.max(...past));
  return lines.filter((line) => line.dataset.moment === last);
}

/** Marks where the log stands, and the place on the table that it speaks of. @param {Moment} now */
function followInLog({ at, still }) {
  for (const line of document.querySelectorAll("#log-lines [aria-current]")) line.removeAttribute("aria-current");
  const lines = linesAt(at);
  for (const line of lines) line.setAttribute("aria-current", "true");
  if (lines[0]?.checkVisibility?.()) lines[0].scrollIntoView({ block: "nearest" });
  if (!still) for (const { dataset } of lines) if (dataset.shows) pointOut(dataset.shows);
}

/** Of the buttons that lead nowhere none is truly disabled: that would lose the focus of whoever has just pressed it. */
function showWays(/** @type {Moment} */ { at, end }) {
  for (const button of document.querySelectorAll(".replay-tools [data-to]")) {
    const useless = /back|first/.test(button.dataset.to ?? "") ? at === 0 : at === end;
    if (useless) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
}

/** After every patch: where the replay stands now; undefined where nothing is looked at. @param {Moment | undefined} now */
export function follow(now) {
  moment = root.dataset.screen === "replay" ? (now ?? moment) : null;
  if (!moment) pause();
  if (!moment || !now) return;
  const slider = handle();
  slider.value = String(now.at);
  slider.setAttribute("aria-valuetext", text(now.place.id, now.place.args));
  showWays(now);
  byId("replay-branch").hidden = !now.branch;
  root.toggleAttribute("data-replay-alone", !now.below);
  painted().then(() => moment === now && followInLog(now));
}

/** Does a replay lie over a table, to which it leads back? */
export const isOverTable = () => moment?.below === true;

/** Who sits where in the game that is looked at. */
export const seats = () => moment?.seats ?? [];

/** @type {Record<string, Way | undefined>} */
const KEYS = {
  ArrowRight: "forward",
  ArrowLeft: "back",
  PageDown: "turn-forward",
  PageUp: "turn-back",
  Home: "first",
  End: "last",
};
/** @type {Record<string, Way | undefined>} */
const WITH_MODIFIER = { ArrowRight: "turn-forward", ArrowLeft: "turn-back" };

/** On the board and in the log the arrows lead from place to place (nav.js, which has heard them before). */
function key(/** @type {KeyboardEvent} */ event) {
  if (root.dataset.screen !== "replay" || event.defaultPrevented || event.altKey || event.metaKey) return;
  const target = hit(event);
  if (target?.closest("dialog,select,input:not([type=range])")) return;
  const to = (event.ctrlKey || event.shiftKey ? WITH_MODIFIER : KEYS)[event.key];
  if (to) step(to);
  else if (event.key === " " && !target?.closest("button")) play();
  else return;
  event.preventDefault();
}

export function start() {
  on("click", "[data-play]", play);
  on("click", "[data-look-at]", (place) => {
    panels.closeFor(place);
    door.send({ do: "look", at: Number(place.dataset.lookAt) });
  });
  on("click", "[data-moment]", (line) => {
    panels.closeFor(line); // the chart of the score sheet leads to moments, too
    go(Number(line.dataset.moment));
  });
  on("click", ".replay-tools [data-to]", (button) => {
    if (button.getAttribute("aria-disabled") !== "true") step(/** @type {Way} */ (button.dataset.to));
  });
  on("click", "[data-replay-more]", (button) => {
    const open = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(open));
    byId("table").dataset.side = open ? "open" : "closed";
  });
  on("input", "#timeline-handle", (/** @type {HTMLInputElement} */ slider) => go(Number(slider.value)));
  on("change", "#replay-eyes", (/** @type {HTMLSelectElement} */ select) =>
    door.send({ do: "eyes", seat: Number(select.value) }),
  );
  addEventListener("language", () => {
    if (moment) handle().setAttribute("aria-valuetext", text(moment.place.id, moment.place.args));
  });
  document.addEventListener("keydown", key);
}
