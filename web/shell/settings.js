// What a person has chosen for this device. before-paint.js turns theme, motion and size into attributes of the root element.

const KEY = "tafelrunde.settings";

/** @import { Score } from "./records.js" */
/**
 * `setup` is what was chosen last on the start screen; setup.js makes sense of it. `seed` is that of the last game that was
 * begun there. `learned` is what the guide has taught, by game; `guiding` the id of the game by which it teaches. `records` are
 * the best scores, by game and number of players (records.js).
 * @typedef {{ lang: string | null, theme: string, motion: string, pace: string, replay: string, turn: string, end: string, telling: string, sound: string, buzz: string, keys: string, honest: boolean, setup: unknown, seed: number | string | null, learned: Record<string, string[]>, guiding: string | null, records: Record<string, Score | undefined> }} Settings
 */

/** @type {Settings} */
const defaults = {
  lang: null,
  theme: "auto",
  motion: "normal",
  pace: "normal",
  replay: "normal",
  turn: "upright",
  end: "yes",
  telling: "on", // scorings are shown step by step
  sound: "off",
  buzz: "off",
  keys: "on",
  honest: false, // it has been said that links tell everything
  setup: null,
  seed: null,
  learned: {},
  guiding: null,
  records: {},
};

/** @returns {Partial<Settings>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** What lies there may be damaged: what is of another kind than it should be was never chosen. */
function sound() {
  const usual = new Map(Object.entries(defaults));
  const isSound = (/** @type {[string, unknown]} */ [name, value]) =>
    (usual.get(name) ?? null) === null || (value !== null && typeof value === typeof usual.get(name));
  return Object.fromEntries(Object.entries(stored()).filter(isSound));
}

/** @type {Settings} */
export const settings = { ...defaults, ...sound() };

/**
 * Changes and keeps some settings; without storage they last as long as the page.
 * @param {Partial<Settings>} changes
 */
export function set(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The storage notice of store.js has told the person already.
  }
  dispatchEvent(new CustomEvent("settings", { detail: settings }));
}

/** @type {Record<string, number | undefined>} */
const PACES = { slow: 2400, normal: 1200, fast: 400 };

/** Milliseconds between two moments of a replay that plays by itself. */
export const replayPause = () => PACES[settings.replay] ?? 1200;

/** @type {Record<string, number | undefined>} */
const PAUSES = { slow: 1400, normal: 700, fast: 150 };

/** Milliseconds between two moves of bots. */
export const pause = () => PAUSES[settings.pace] ?? 700;
