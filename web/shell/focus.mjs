// Focus survives a redraw: the same place gets it back, or its group, or the question.

const KEYS = ["id", "data-place", "data-piece", "data-do", "data-choice"];

/** What is focused now, by a name that outlives the redraw. */
export function remember() {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(".region")) return null;
  const key = KEYS.map((name) => [name, element.getAttribute(name)]).find(([, value]) => value);
  return { element, key, group: element.closest("[data-nav]")?.id, stable: key && key[0] !== "data-choice" };
}

const find = ([name, value]) => document.querySelector(`[${name}="${CSS.escape(value)}"]`);
const shown = (element) => (element?.getClientRects().length ? element : null);

export function restore(was) {
  if (!was) return;
  const { element, key, group, stable } = was;
  const here = element.isConnected && document.activeElement === element;
  if (here && (!key || element.getAttribute(key[0]) === key[1])) return;
  const target =
    shown(stable && find(key)) ??
    shown(group && document.querySelector(`#${group} [data-choice]`)) ??
    shown(document.querySelector("#ask"));
  target?.focus({ preventScroll: true });
}
