// Where an arrow key leads (shell/compass.js).
import assert from "node:assert/strict";
import test from "node:test";
import { around, nearest } from "../../web/shell/compass.js";

const RIGHT = [1, 0];
const LEFT = [-1, 0];
const DOWN = [0, 1];
const UP = [0, -1];

/** Where the key leads from the origin, of these points; null for nowhere. */
const leads = (way, ...points) => points[nearest([0, 0], points, way)] ?? null;

test("in a grid the next square of the row or column", () => {
  const grid = [-2, -1, 0, 1, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => [x, y]));
  for (const way of [RIGHT, LEFT, DOWN, UP]) assert.deepEqual(leads(way, ...grid), way);
});

test("at the rim there is nothing further", () => {
  assert.equal(leads(RIGHT, [0, 1], [-1, 0]), null);
  assert.equal(leads(UP, [0, 1], [1, 0]), null);
});

test("where one stands is not a way to go", () => {
  assert.equal(leads(RIGHT, [0, 0]), null);
});

test("a little aside and near beats straight on and far", () => {
  assert.deepEqual(leads(RIGHT, [100, 0], [20, 10]), [20, 10]);
});

test("straight on beats aside at the same distance", () => {
  assert.deepEqual(leads(RIGHT, [20, 15], [20, 0]), [20, 0]);
});

test("what lies mostly aside lies in another direction", () => {
  assert.equal(leads(RIGHT, [10, 26]), null);
  assert.deepEqual(leads(RIGHT, [10, 25]), [10, 25]);
  assert.deepEqual(leads(DOWN, [10, 26]), [10, 26]);
});

test("a row that is not quite level has no steps up and down", () => {
  assert.equal(leads(DOWN, [0, 0.4]), null);
});

test("round the rondel there is no end", () => {
  assert.equal(around(23, 1, 24), 0);
  assert.equal(around(0, -1, 24), 23);
  assert.equal(around(5, 1, 24), 6);
});
