// Makes a part of the page like new markup, and touches as little as can be: what stays keeps its focus and its style.
// Markup of several lines has one element in each; a line that was there before, now or earlier, is not even parsed.
import { localise, localiseElement } from "./i18n.js";
import { drawn } from "./icons.js";
import { painted } from "./painted.js";

const SVG = "http://www.w3.org/2000/svg";
const NUMBER = / data-choice="(\d+)"/;
const MOST_KEPT = 4000;
const SLICE = 8; // ms
const parser = document.createElement("template");
/** What each box shows, before localising; and what it showed before in this language, by the line without its number.
 * @type {WeakMap<Element, {markup: string, lines: string[], nodes: Element[], kept: Map<string, Element>, lang: string}>} */
let shown = new WeakMap();

/** Nothing that was shown counts any more: every box is filled anew the next time. */
export function forget() {
  shown = new WeakMap();
}

/** Does the box show this already? */
export const shows = (box, markup) => shown.get(box)?.markup === markup;

/** Boxes with names still to be made. */
const unnamed = new Set();

/** As many as there is time for, and the rest a moment later: nothing stands still meanwhile. */
function nameAll() {
  const end = performance.now() + SLICE;
  for (const box of unnamed) {
    for (const element of box.querySelectorAll("[data-l10n-id]:not([aria-label])")) {
      localiseElement(element);
      if (performance.now() > end) {
        setTimeout(nameAll);
        return;
      }
    }
    unnamed.delete(box);
  }
}

/** Hundreds of names that are heard and not seen: the picture need not wait for them, but who has the focus there does not
 * wait either. */
function nameLater(box) {
  if (!("late" in box.dataset) || box.contains(document.activeElement)) return false;
  if (!unnamed.size) painted().then(nameAll);
  unnamed.add(box);
  return true;
}

/** New markup as localised nodes, in the language of drawings where the box is part of one. */
function parsed(box, markup) {
  const drawing = box.namespaceURI === SVG;
  const signs = drawn(markup);
  parser.innerHTML = drawing ? `<svg>${signs}</svg>` : signs;
  const root = drawing ? parser.content.firstChild : parser.content;
  if (!nameLater(box)) localise(root);
  return root;
}

/** By what an element is known again: its id, its place in the grid, the piece or place that it is. */
function key(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  if (node.id) return node.id;
  const { x, y, piece, place } = node.dataset;
  return x ? `${x},${y}` : (piece ?? place ?? null);
}

/** Old nodes that wait to be used again, by key or else in their order. */
class Pool {
  constructor(nodes) {
    this.keyed = new Map();
    this.plain = [];
    for (const node of nodes) {
      const name = key(node);
      if (name !== null && !this.keyed.has(name)) this.keyed.set(name, node);
      else this.plain.push(node);
    }
  }

  take(fresh) {
    const name = key(fresh);
    if (name === null) {
      const at = this.plain.findIndex((node) => node.nodeName === fresh.nodeName);
      return at < 0 ? null : this.plain.splice(at, 1)[0];
    }
    const node = this.keyed.get(name);
    if (node?.nodeName !== fresh.nodeName) return null;
    this.keyed.delete(name);
    return node;
  }

  drop() {
    for (const node of this.keyed.values()) node.remove();
    for (const node of this.plain) node.remove();
  }
}

/** Puts the nodes into the box in this order; those that stand right are not moved. */
function arrange(box, nodes) {
  let at = box.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else box.insertBefore(node, at);
  }
}

function morphAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    // Which stop of a group has the 0 is the navigation's.
    if (old.getAttribute(name) !== value && !(name === "tabindex" && old.hasAttribute(name)))
      old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
}

function morphChildren(old, fresh) {
  const pool = new Pool(old.childNodes);
  const nodes = [...fresh.childNodes].map((child) => like(pool.take(child), child));
  pool.drop();
  arrange(old, nodes);
}

/** The old node made like the fresh one, or the fresh one where there is none. */
function like(old, fresh) {
  if (!old) return fresh;
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeType === Node.ELEMENT_NODE) {
    morphAttributes(old, fresh);
    if (!shown.has(old)) morphChildren(old, fresh); // a box inside a box is filled on its own
  } else {
    old.data = fresh.data;
  }
  return old;
}

/** A line without the number of its choice: that changes with every move, and in most lines nothing else does. */
const bare = (line) => line.replace(NUMBER, "");

function number(node, line) {
  const choice = NUMBER.exec(line)?.[1];
  if (choice)
    (node.matches("[data-choice]") ? node : node.querySelector("[data-choice]")).setAttribute("data-choice", choice);
}

/** Can a node be put aside as it is? Not if something in it has the focus, is a box of its own, or is being pointed out. */
const loose = (node) =>
  !node.contains(document.activeElement) && !node.id && !node.querySelector("[id]") && !node.matches(".is-seen");

/** Many lines: only those that were never shown are parsed. What has the focus is made like the new line with its key. */
function fillLines(box, lines, before) {
  const { kept } = before;
  const same = new Map();
  before.lines.forEach((line, at) => {
    const rest = bare(line);
    if (same.has(rest)) same.get(rest).push(at);
    else same.set(rest, [at]);
  });
  const focused = before.nodes.find((node) => node.contains(document.activeElement));
  const held = focused && key(focused);
  const known = lines.map((line) => {
    const rest = bare(line);
    const at = same.get(rest)?.shift();
    if (at !== undefined && before.lines[at] === line) return before.nodes[at];
    const node = at === undefined ? kept.get(rest) : before.nodes[at];
    if (!node || (at === undefined && held && key(node) === held)) return undefined;
    if (at === undefined) kept.delete(rest);
    number(node, line);
    return node;
  });
  const aside = [];
  const changing = [];
  for (const at of [...same.values()].flat()) {
    if (loose(before.nodes[at])) aside.push(at);
    else changing.push(before.nodes[at]);
  }
  const pool = new Pool(changing);
  const fresh = [...parsed(box, lines.filter((_, at) => !known[at]).join("")).children];
  let next = 0;
  const nodes = known.map((node) => {
    if (node) return node;
    const made = fresh[next];
    next += 1;
    return like(pool.take(made), made);
  });
  pool.drop();
  if (kept.size > MOST_KEPT) kept.clear();
  for (const at of aside) {
    before.nodes[at].remove();
    kept.set(bare(before.lines[at]), before.nodes[at]);
  }
  arrange(box, nodes);
  return nodes;
}

/** Shows markup in a box. */
export function fill(box, markup) {
  const lines = markup.split("\n");
  const before = shown.get(box);
  const { lang } = document.documentElement;
  let nodes = [];
  const kept = before?.lang === lang ? before.kept : new Map();
  if (lines.length > 1 && before?.nodes.length) {
    nodes = fillLines(box, lines, { ...before, kept });
  } else {
    const fresh = parsed(box, markup);
    const inLines = lines.length > 1 && fresh.childElementCount === lines.length;
    if (inLines) fresh.replaceChildren(...fresh.children); // without the line breaks between them
    morphChildren(box, fresh);
    if (inLines) nodes = [...box.children];
  }
  shown.set(box, { markup, lines, nodes, kept, lang });
}
