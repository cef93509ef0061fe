// Focus survives a redraw: the same place gets it back, or its group, or the question.

const KEYS = ["id", "data-place", "data-piece", "data-do", "data-choice"];

let silent = false;

/** Is the focus only coming back to where it was? Then nobody has gone there to look. */
export const isComingBack = () => silent;

/** What is focused now, by a name that outlives the redraw. Who came by pointer loses the focus until then: a browser
 * lays out the whole page before it changes anything that has the focus. */
export function remember() {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(".region")) return null;
  const key = KEYS.map((name) => [name, element.getAttribute(name)]).find(([, value]) => value);
  const group = element.closest("[data-nav]")?.id;
  if (!element.matches(":focus-visible")) element.blur();
  return { element, key, group, stable: key && key[0] !== "data-choice" };
}

/** The first element of this description that can be seen. */
const seen = (selector) => [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length);

export function restore(was) {
  if (!was) return;
  const { element, key, group, stable } = was;
  const here = element.isConnected && (!key || element.getAttribute(key[0]) === key[1]);
  if (here && document.activeElement === element) return;
  const same = stable ? seen(`[${key[0]}="${CSS.escape(key[1])}"]`) : null;
  const target = (here ? element : same) ?? (group ? seen(`#${group} [data-choice]`) : null) ?? seen("#ask");
  silent = target === element;
  target?.focus({ preventScroll: true });
  silent = false;
}

// A table that is only looked at asks nothing.
const BEGINNINGS = {
  table: "#ask:not(:empty), #table:has(#ask:empty) #board",
  curtain: "[data-lift]",
  result: "#result h1",
  start: "#start h1",
};

/** Puts the focus where a screen begins. */
export function begin(screen = document.documentElement.dataset.screen) {
  const target = document.querySelector(BEGINNINGS[screen]);
  if (!target) return;
  if (!target.matches("button")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Keeps keys out of the table while the curtain is down. (`inert` would have every piece restyled when it is lifted.) */
export function guard() {
  document.addEventListener("focusin", ({ target }) => {
    if (document.documentElement.dataset.screen === "curtain" && target.closest("#table")) begin("curtain");
  });
}

/** What had the focus is gone or was disabled: go to the screen's beginning, never to nowhere. */
export function save() {
  const element = document.activeElement;
  if (!element || element === document.body || element.matches(":disabled") || element.checkVisibility?.() === false)
    begin();
}
