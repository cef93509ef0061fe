// What of the old nodes becomes what of the new ones (shell/morph.js). How it looks in a browser: browser/test_morph.py.
import assert from "node:assert/strict";
import test from "node:test";
import { Pool, arrange, key } from "../../web/shell/morph.js";

const element = (nodeName, dataset = {}, id = "") => ({ nodeType: 1, nodeName, dataset, id });
const words = () => ({ nodeType: 3, nodeName: "#text" });

test("an element is known by its id, else its square, else its piece or place", () => {
  assert.equal(key(element("G", { x: "1", y: "2", piece: "p" }, "own")), "own");
  assert.equal(key(element("G", { x: "0", y: "2", piece: "p" })), "0,2");
  assert.equal(key(element("G", { piece: "p", place: "q" })), "p");
  assert.equal(key(element("G", { place: "q" })), "q");
  assert.equal(key(element("G")), null);
  assert.equal(key(words()), null);
});

test("a keyed node is found wherever it was, and given once", () => {
  const [fox, dragon] = [element("G", { piece: "fox" }), element("G", { piece: "dragon" })];
  const pool = new Pool([fox, dragon]);
  assert.equal(pool.take(element("G", { piece: "dragon" })), dragon);
  assert.equal(pool.take(element("G", { piece: "dragon" })), null);
  assert.equal(pool.take(element("G", { piece: "fox" })), fox);
});

test("a key does not make one kind of element of another", () => {
  const pool = new Pool([element("G", { piece: "fox" })]);
  assert.equal(pool.take(element("PATH", { piece: "fox" })), null);
});

test("nodes without a key are given in their order, by kind", () => {
  const [text, first, second] = [words(), element("P"), element("P")];
  const pool = new Pool([text, first, second]);
  assert.equal(pool.take(element("P")), first);
  assert.equal(pool.take(element("P")), second);
  assert.equal(pool.take(element("P")), null);
  assert.equal(pool.take(words()), text);
});

test("of two nodes with one key both can be used: the second as if it had none", () => {
  const [one, other] = [element("G", { piece: "fox" }), element("G", { piece: "fox" })];
  const pool = new Pool([one, other]);
  assert.equal(pool.take(element("G", { piece: "fox" })), one);
  assert.equal(pool.take(element("G")), other);
});

test("what nobody took is removed", () => {
  const removed = [];
  const node = (name) => ({ ...element("G", { piece: name }), remove: () => removed.push(name) });
  const pool = new Pool([node("fox"), node("dragon"), node("owl")]);
  pool.take(element("G", { piece: "dragon" }));
  pool.drop();
  assert.deepEqual(removed, ["fox", "owl"]);
});

/** Children in a row, as a browser keeps them; counts how often one is moved. */
class Row {
  moves = 0;

  constructor(...nodes) {
    this.nodes = nodes;
    for (const node of nodes) this.adopt(node);
  }

  adopt(node) {
    const { nodes } = this;
    Object.defineProperty(node, "nextSibling", {
      configurable: true,
      get: () => nodes[nodes.indexOf(node) + 1] ?? null,
    });
  }

  get firstChild() {
    return this.nodes[0] ?? null;
  }

  insertBefore(node, before) {
    this.moves += 1;
    if (this.nodes.includes(node)) this.nodes.splice(this.nodes.indexOf(node), 1);
    this.nodes.splice(before ? this.nodes.indexOf(before) : this.nodes.length, 0, node);
    this.adopt(node);
  }
}

test("nodes that stand right are not moved", () => {
  const [one, two, three, four] = ["one", "two", "three", "four"].map((name) => ({ name }));
  const row = new Row(one, two, three);
  arrange(row, [one, two, three]);
  assert.equal(row.moves, 0);
  arrange(row, [one, four, two, three]);
  assert.deepEqual([row.nodes, row.moves], [[one, four, two, three], 1]);
  arrange(row, [three, one, four, two]);
  assert.deepEqual([row.nodes, row.moves], [[three, one, four, two], 2]);
});
