// The best scores of a device (shell/records.js).
import assert from "node:assert/strict";
import test from "node:test";
import { after } from "../../web/shell/records.js";

const best = (/** @type {number} */ points, name = "Ada") => ({ players: 2, points, name });

test("the first game is the record, and only a better one beats it", () => {
  const first = after(undefined, best(40), "a");
  assert.deepEqual(first, { points: 40, name: "Ada", table: "a" });
  assert.equal(after(first, best(40, "Bo"), "b"), first);
  assert.equal(after(first, best(12, "Bo"), "b"), first);
  const second = after(first, best(41, "Bo"), "b");
  assert.deepEqual(second, { points: 41, name: "Bo", table: "b", before: { points: 40, name: "Ada" } });
});

test("a game that is opened again neither beats nor forgets anything", () => {
  const held = after(after(undefined, best(40), "a"), best(41), "b");
  assert.equal(after(held, best(41), "b"), held);
  assert.deepEqual(held.before, { points: 40, name: "Ada" });
});

test("a damaged record is none", () => {
  for (const damaged of ["40", 40, [], {}, { points: "40" }, null])
    assert.deepEqual(after(/** @type {any} */ (damaged), best(2), "a"), { points: 2, name: "Ada", table: "a" });
});

test("a score below zero may be a record", () => {
  assert.equal(after(undefined, best(-3), "a").points, -3);
});
