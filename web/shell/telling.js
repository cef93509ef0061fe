// A scoring is led through step by step: its place is lit, its points fly to the score, those who listen hear it. It
// stands beside the table and never in anybody's way: a choice closes it. While nobody is asked it goes on by itself, and
// the game waits for it; from the first touch on it waits for the person.
import { byId } from "./dom.js";
import * as door from "./door.js";
import * as drawer from "./drawer.js";
import { hit, on } from "./events.js";
import { fly } from "./flyers.js";
import { say } from "./i18n.js";
import { passed } from "./notices.js";
import { painted } from "./painted.js";
import { pause, settings } from "./settings.js";
import * as sound from "./sound.js";
import { byScript } from "./turn-end.js";

const root = document.documentElement;
const LONG = 2.4; // a step stays as long as this many moves of bots

let id = ""; // of the scoring that is shown
let at = 0; // the step
let touched = false; // somebody leads through it himself
let timer = 0; // of the next step
/** @type {string | null} the stage that was shown before a step needed another */
let stage = null;

const region = byId("telling");

const card = () => region.querySelector(".telling-card");
const steps = () => [...region.querySelectorAll(".telling-step")];
const off = () => settings.telling === "off" && card()?.hasAttribute("data-news") === true;
/** Is somebody at this page to choose? */
const asks = () => root.dataset.screen === "table" && document.querySelector("#table [data-choice]") !== null;

/** Does the game wait for it? Never for a script, and only where nobody is asked. */
export const holds = () =>
  card() !== null && !off() && !byScript() && !asks() && (touched || timer !== 0) && root.dataset.screen !== "curtain";

/** What is lit is so by a class, which must be gone before anything is drawn anew. */
export function unlight() {
  for (const place of document.querySelectorAll(".is-scored")) place.classList.remove("is-scored");
}

/** @param {string} places */
const found = (places) =>
  places
    .split(" ")
    .filter(Boolean)
    .flatMap((place) => [...document.querySelectorAll(`#table [data-place="${CSS.escape(place)}"]`)]);

/** Lights the places of the step that is shown. */
function light() {
  unlight();
  for (const place of found(steps()[at]?.dataset.places ?? "")) place.classList.add("is-scored");
}

/** Where a place lies on another stage of a phone, that comes forward; but only for whoever leads through it himself. */
function bringForward() {
  const place = found(steps()[at]?.dataset.places ?? "")[0];
  const frame = place?.closest("[data-frame]")?.dataset.frame;
  if (!frame || place.getBoundingClientRect().width) return;
  stage ??= document.querySelector(".frame.is-staged")?.dataset.frame ?? null;
  drawer.stage(frame);
}

/** The score of a seat, where it can be seen. @param {string} seat */
const score = (seat) =>
  [...document.querySelectorAll(`[data-count="points-${seat}"],[data-count="chip-${seat}"]`)].find(
    (element) => element.getBoundingClientRect().width,
  );

/** Its points fly from the place to the scores. @param {Element} step */
function flyPoints(step) {
  const from = found(step.dataset.places ?? "").find((place) => place.getBoundingClientRect().width) ?? step;
  const gains = [...step.querySelectorAll("[data-gain]")];
  for (const gain of gains) fly(gain.textContent ?? "", from, score(gain.dataset.gain ?? ""));
  if (gains.length) sound.play(gains.every(({ className }) => className === "minus") ? "loss" : "points");
}

/** Draws the step that is shown, as often as the page is drawn anew. */
function draw() {
  const list = steps();
  at = Math.min(at, list.length - 1);
  list.forEach((step, number) => step.classList.toggle("is-now", number === at));
  say(byId("telling-next"), at === list.length - 1 ? "table-telling-done" : "table-telling-next");
  byId("telling-all").hidden = list.length < 2;
  const count = region.querySelector(".telling-count");
  if (count) count.textContent = list.length > 1 ? `${at + 1}/${list.length}` : "";
  const totals = (list[at].dataset.totals ?? "").split(" ");
  for (const total of region.querySelectorAll("[data-total]"))
    total.textContent = totals[Number(total.dataset.total)] ?? "";
  light();
}

/** @param {Element} step */
function speak(step) {
  const line = document.createElement("span");
  line.textContent = `${[...step.children].map(({ textContent }) => textContent?.trim()).join(" ")} `;
  byId("live").append(line);
}

/** @param {number} step */
function show(step) {
  at = step;
  draw();
  const now = steps()[at];
  if (touched) bringForward();
  flyPoints(now);
  painted().then(() => now.isConnected && speak(now));
}

/** The next step comes by itself, while nobody is asked. */
function goOn() {
  clearTimeout(timer);
  timer = 0;
  if (touched || off() || byScript() || asks() || !card()) return;
  timer = setTimeout(() => {
    timer = 0;
    if (at + 1 >= steps().length || touched || !card()) return;
    show(at + 1);
    goOn();
  }, pause() * LONG);
}

function end() {
  clearTimeout(timer);
  timer = 0;
  touched = false;
  unlight();
  if (stage) drawer.stage(stage);
  stage = null;
  id = "";
}

function close() {
  end();
  door.send({ do: "untell" });
}

function next() {
  passed(); // it would lie over the scores, where the points fly to
  touched = true;
  clearTimeout(timer);
  timer = 0;
  if (at + 1 < steps().length) show(at + 1);
  else close();
}

/** All steps as a sheet; when it is closed, the scoring has been told. */
function showAll() {
  touched = true;
  const sheet = byId("telling-dialog", HTMLDialogElement);
  byId("telling-whole-title").textContent = region.querySelector(".telling-name")?.textContent ?? "";
  const parts = [...region.querySelectorAll(".telling-steps, .telling-totals")].map((part) => part.cloneNode(true));
  byId("telling-whole").replaceChildren(...parts);
  const totals = (steps().at(-1)?.dataset.totals ?? "").split(" ");
  for (const total of document.querySelectorAll("#telling-whole [data-total]"))
    total.textContent = totals[Number(total.dataset.total)] ?? "";
  sheet.addEventListener("close", () => card() && close(), { once: true });
  sheet.showModal();
}

/** After every patch: what is told now, from its first new step on, or as far as it was told before. */
export function settle() {
  const shown = card();
  if (!shown) {
    if (id) end();
    return;
  }
  const { telling = "", first = "0" } = shown.dataset;
  const more = telling !== id || Number(first) > at;
  region.hidden = off();
  if (region.hidden) {
    if (id) end();
    return;
  }
  if (!more) {
    draw();
    if (!timer) goOn();
    return;
  }
  if (telling !== id) stage = null;
  id = telling;
  touched = !shown.hasAttribute("data-news");
  show(Number(first));
  goOn();
}

/** Has a scoring just come that tells of the points which have changed? @param {Record<string, string>} regions */
export const comes = (regions) => Boolean(regions.telling) && settings.telling !== "off";

export function start() {
  on("click", "[data-tell]", (button) => (button.dataset.tell === "all" ? showAll() : next()));
  document.addEventListener("keydown", (event) => {
    if (!card() || region.hidden || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]") || hit(event)?.closest("input,select,textarea")) return;
    if (event.key === "Escape") close();
    else if (event.key.toLowerCase() === "t" && settings.keys !== "off") next();
  });
  addEventListener("settings", () => card() && settle());
}
