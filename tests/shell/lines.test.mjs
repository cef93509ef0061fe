// Which lines of a box are the same as before (shell/lines.js).
import assert from "node:assert/strict";
import test from "node:test";
import { bare, matched, numberIn } from "../../web/shell/lines.js";

const line = (name, choice) => `<button${choice === undefined ? "" : ` data-choice="${choice}"`}>${name}</button>`;

test("a line is known by all but the number of its choice", () => {
  assert.equal(bare(line("one", 12)), bare(line("one", 3)));
  assert.equal(bare(line("one", 12)), line("one"));
  assert.notEqual(bare(line("one", 1)), bare(line("two", 1)));
});

test("the number of the choice is in the line, or there is none", () => {
  assert.equal(numberIn(line("one", 12)), "12");
  assert.equal(numberIn(line("one")), undefined);
});

test("lines are found again in another order and with other numbers", () => {
  const old = [line("one", 1), line("two", 2), line("three")];
  assert.deepEqual(matched(old, [line("three", 7), line("one"), line("four", 1)]), {
    found: [2, 0, undefined],
    left: [1],
  });
});

test("a line that is there twice is two lines", () => {
  const old = [line("one"), line("one")];
  assert.deepEqual(matched(old, [line("one"), line("one"), line("one")]), { found: [0, 1, undefined], left: [] });
  assert.deepEqual(matched(old, [line("one")]), { found: [0], left: [1] });
});

test("an empty box has nothing to find and nothing left over", () => {
  assert.deepEqual(matched([], [line("one")]), { found: [undefined], left: [] });
});
