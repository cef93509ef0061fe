// What a person has chosen for this device. before-paint.js turns theme, motion and size into attributes of the root element.

const KEY = "tafelrunde.settings";

/** @type {{lang: string|null, theme: string, motion: string, pace: string, turn: string, keys: string, setup: object|null}} */
const defaults = {
  lang: null,
  theme: "auto",
  motion: "normal",
  pace: "normal",
  turn: "upright",
  keys: "on",
  setup: null,
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

export const settings = { ...defaults, ...stored() };

/** Changes and keeps some settings; without storage they last as long as the page. */
export function set(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The storage notice of store.js has told the person already.
  }
  dispatchEvent(new CustomEvent("settings", { detail: settings }));
}

/** Milliseconds between two moves of bots. */
export const pause = () => ({ slow: 1400, normal: 700, fast: 150 })[settings.pace] ?? 700;
