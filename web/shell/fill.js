// Shows markup in a box of the page, and keeps what it has shown. Markup of several lines has one element in each; a
// line that was there before, now or earlier, is not even parsed. `build.py bench fill` says what that is good for: a
// patch takes 1.7 times as long by morphing alone; by innerHTML, which loses the focus besides, 1.4 to 4.3 times as long.
import { localise } from "./i18n.js";
import { drawn } from "./icons.js";
import { nameLater } from "./late-names.js";
import { bare, matched, numberIn } from "./lines.js";
import { Pool, arrange, key, like, morphChildren } from "./morph.js";

/**
 * What a box shows, as markup before localising, whole and in lines, and as nodes; and the nodes that it showed before
 * in this language, by their lines without the number.
 * @typedef {{ markup: string, lines: string[], nodes: Element[], kept: Map<string, Element>, lang: string }} Shown
 */

const SVG = "http://www.w3.org/2000/svg";
const MOST_KEPT = 4000;
const parser = document.createElement("template");
/** @type {WeakMap<Node, Shown>} */
let shown = new WeakMap();

/** Nothing that was shown counts any more: every box is filled anew the next time. */
export function forget() {
  shown = new WeakMap();
}

/**
 * Does the box show this already?
 * @param {Element} box
 * @param {string} markup
 */
export const shows = (box, markup) => shown.get(box)?.markup === markup;

/** A box inside a box is filled on its own. @param {Node} node */
const apart = (node) => shown.has(node);

/**
 * New markup as localised nodes, in the language of drawings where the box is part of one.
 * @param {Element} box
 * @param {string} markup
 * @returns {ParentNode & Node}
 */
function parsed(box, markup) {
  const drawing = box.namespaceURI === SVG;
  const signs = drawn(markup);
  parser.innerHTML = drawing ? `<svg>${signs}</svg>` : signs;
  const root = (drawing && parser.content.firstElementChild) || parser.content;
  if (!nameLater(box)) localise(root);
  return root;
}

/**
 * @param {Element} node
 * @param {string} line
 */
function renumber(node, line) {
  const choice = numberIn(line);
  if (!choice) return;
  const numbered = node.matches("[data-choice]") ? node : node.querySelector("[data-choice]");
  numbered?.setAttribute("data-choice", choice);
}

/**
 * Can a node be put aside as it is? Not if something in it has the focus, is a box of its own, or is being pointed out.
 * @param {Element} node
 */
const loose = (node) =>
  !node.contains(document.activeElement) &&
  !node.id &&
  !node.querySelector("[id]") &&
  !node.matches(".is-seen,.is-pointed-out");

/**
 * The nodes that show the lines already, or did so before; undefined for lines that must be made.
 * @param {string[]} lines
 * @param {(number | undefined)[]} found
 * @param {Shown} before
 */
function knownNodes(lines, found, before) {
  const focused = before.nodes.find((node) => node.contains(document.activeElement));
  const held = focused && key(focused);
  return lines.map((line, number) => {
    const at = found[number];
    if (at !== undefined) {
      if (before.lines[at] !== line) renumber(before.nodes[at], line);
      return before.nodes[at];
    }
    const rest = bare(line);
    const node = before.kept.get(rest);
    // What has the focus is not exchanged for what was put aside: it is made like the new line.
    if (!node || (held && key(node) === held)) return undefined;
    before.kept.delete(rest);
    renumber(node, line);
    return node;
  });
}

/**
 * Many lines: only those that were never shown are parsed.
 * @param {Element} box
 * @param {string[]} lines
 * @param {Shown} before
 */
function fillLines(box, lines, before) {
  const { found, left } = matched(before.lines, lines);
  const known = knownNodes(lines, found, before);
  const aside = [];
  const changing = [];
  for (const at of left) {
    if (loose(before.nodes[at])) aside.push(at);
    else changing.push(before.nodes[at]);
  }
  const pool = new Pool(changing);
  const fresh = [...parsed(box, lines.filter((_, number) => !known[number]).join("")).children];
  const made = fresh.map((node) => /** @type {Element} */ (like(pool.take(node), node, apart)));
  let next = 0;
  const nodes = known.map((node) => node ?? made[next++]);
  pool.drop();
  if (before.kept.size > MOST_KEPT) before.kept.clear();
  for (const at of aside) {
    before.nodes[at].remove();
    before.kept.set(bare(before.lines[at]), before.nodes[at]);
  }
  arrange(box, nodes);
  return nodes;
}

/**
 * Shows markup in a box.
 * @param {Element} box
 * @param {string} markup
 */
export function fill(box, markup) {
  const lines = markup.split("\n");
  const before = shown.get(box);
  const { lang } = document.documentElement;
  /** @type {Element[]} */
  let nodes = [];
  const kept = before?.lang === lang ? before.kept : new Map();
  if (lines.length > 1 && before?.nodes.length) {
    nodes = fillLines(box, lines, { ...before, kept });
  } else {
    const fresh = parsed(box, markup);
    const inLines = lines.length > 1 && fresh.childElementCount === lines.length;
    if (inLines) fresh.replaceChildren(...fresh.children); // without the line breaks between them
    morphChildren(box, fresh, apart);
    if (inLines) nodes = [...box.children];
  }
  shown.set(box, { markup, lines, nodes, kept, lang });
}
