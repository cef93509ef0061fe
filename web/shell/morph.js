// Makes an element like another one and touches as little as can be: what stays keeps its focus, its style and its
// place in the layout. fill.js, which uses it, says what the whole is measured by.

/** @typedef {(element: Node) => boolean} Apart  is what this element holds none of our business? */

/**
 * @param {Node} node
 * @returns {node is Element}
 */
const isElement = (node) => node.nodeType === 1;

/**
 * By what an element is known again: its id, its place in the grid, the piece or place that it is.
 * @param {Node} node
 */
export function key(node) {
  if (!isElement(node)) return null;
  if (node.id) return node.id;
  const { x, y, piece, place } = node.dataset;
  return x ? `${x},${y}` : (piece ?? place ?? null);
}

/** Old nodes that wait to be used again, by key or else in their order. */
export class Pool {
  /** @type {Map<string, ChildNode>} */
  #keyed = new Map();
  /** @type {ChildNode[]} */
  #plain = [];

  /** @param {Iterable<ChildNode>} nodes */
  constructor(nodes) {
    for (const node of nodes) {
      const name = key(node);
      if (name !== null && !this.#keyed.has(name)) this.#keyed.set(name, node);
      else this.#plain.push(node);
    }
  }

  /** The old node that is to become like a fresh one, or null. @param {Node} fresh */
  take(fresh) {
    const name = key(fresh);
    if (name === null) {
      const at = this.#plain.findIndex((node) => node.nodeName === fresh.nodeName);
      return at < 0 ? null : this.#plain.splice(at, 1)[0];
    }
    const node = this.#keyed.get(name);
    if (node?.nodeName !== fresh.nodeName) return null;
    this.#keyed.delete(name);
    return node;
  }

  /** Removes the nodes that nobody took. */
  drop() {
    for (const node of [...this.#keyed.values(), ...this.#plain]) node.remove();
  }
}

/**
 * Puts the nodes into the box in this order; those that stand right are not moved.
 * @param {Node} box
 * @param {Iterable<Node>} nodes
 */
export function arrange(box, nodes) {
  let at = box.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else box.insertBefore(node, at);
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    // Which stop of a group has the 0 is the navigation's.
    if (old.getAttribute(name) !== value && !(name === "tabindex" && old.hasAttribute(name)))
      old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
}

/**
 * @param {Node} old
 * @param {Node} fresh
 * @param {Apart} apart
 */
export function morphChildren(old, fresh, apart) {
  const pool = new Pool(old.childNodes);
  const nodes = [...fresh.childNodes].map((child) => like(pool.take(child), child, apart));
  pool.drop();
  arrange(old, nodes);
}

/**
 * The old node made like the fresh one, or the fresh one where there is none.
 * @template {ChildNode} Fresh
 * @param {ChildNode | null} old
 * @param {Fresh} fresh
 * @param {Apart} apart
 */
export function like(old, fresh, apart) {
  if (!old) return fresh;
  if (old.isEqualNode(fresh)) return old;
  if (isElement(old) && isElement(fresh)) {
    morphAttributes(old, fresh);
    if (!apart(old)) morphChildren(old, fresh, apart);
  } else {
    old.nodeValue = fresh.nodeValue;
  }
  return old;
}
