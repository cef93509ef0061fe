// Three ways to show the same markup, timed with layout: shell/fill.js, morphing without its lines, and innerHTML.
// fill.py puts this module in the place of the shell's own, and calls `bench`.
import { fill } from "./fill.js";
import { localise, need, speak } from "./i18n.js";
import { drawn, start as loadSigns } from "./icons.js";
import { nameLater } from "./late-names.js";
import { morphChildren } from "./morph.js";

let regions = {};

/** Markup as the box's children would be, with signs and words. */
function made(box, markup) {
  const fresh = box.cloneNode(false);
  fresh.innerHTML = drawn(markup);
  if (!nameLater(box)) localise(fresh);
  return fresh;
}

const WAYS = {
  fill,
  morph: (box, markup) => morphChildren(box, made(box, markup), (node) => node !== box && node.id in regions),
  innerHTML(box, markup) {
    box.replaceChildren(...made(box, markup).childNodes);
    // Regions inside this one have gone with the old children.
    for (const inner of box.querySelectorAll("[id]"))
      if (regions[inner.id]) inner.replaceChildren(...made(inner, regions[inner.id]).childNodes);
  },
};

function show(way, patch) {
  for (const [id, markup] of Object.entries(patch)) {
    const box = document.getElementById(id);
    if (regions[id] !== markup || !box.firstChild) WAYS[way](box, markup);
    regions[id] = markup;
  }
}

/** Milliseconds of every patch but the first. */
globalThis.bench = async (game, way, patches) => {
  await Promise.all([speak("de"), loadSigns()]);
  await need(game);
  const root = document.documentElement;
  Object.assign(root.dataset, { screen: "table", game });
  root.removeAttribute("data-waiting");
  const table = document.getElementById("table");
  const [first, ...rest] = patches;
  show(way, first);
  const times = [];
  for (const patch of rest) {
    await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 30))); // late names are in place
    table.getBoundingClientRect();
    const begun = performance.now();
    show(way, patch);
    table.getBoundingClientRect();
    times.push(performance.now() - begun);
  }
  regions = {};
  return times;
};
