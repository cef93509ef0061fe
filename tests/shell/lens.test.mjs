// The arithmetic of enlarging a board (shell/lens.js).
import assert from "node:assert/strict";
import test from "node:test";
import { MOST, WHOLE, enlarged, gathered, inSight, refitted, within } from "../../web/shell/lens.js";

/** What of the board lies at this point of the frame. */
const under = ({ scale, x, y }, px, py) => [(px - x) / scale, (py - y) / scale].map((number) => number.toFixed(6));

test("what lies under the fingers stays under the fingers", () => {
  let view = WHOLE;
  for (const [factor, x, y] of [
    [1.6, 120, 80],
    [1.3, 300, 40],
    [0.7, 10, 390],
  ]) {
    const [before, after] = [view, enlarged(view, factor, x, y)];
    assert.deepEqual(under(after, x, y), under(before, x, y));
    view = after;
  }
});

test("a board is never smaller than its frame nor larger than four times", () => {
  assert.equal(enlarged(WHOLE, 0.1, 50, 50).scale, 1);
  assert.equal(enlarged(WHOLE, 100, 50, 50).scale, MOST);
  assert.equal(enlarged({ scale: MOST, x: -9, y: -9 }, 0, 50, 50).scale, 1);
});

test("the whole board lies exactly in its frame", () => {
  assert.deepEqual(within(enlarged({ scale: 2, x: -130, y: -70 }, 0, 0, 0), 400, 300), WHOLE);
});

test("an enlarged board is never drawn away from the rim", () => {
  assert.deepEqual(within({ scale: 2, x: 10, y: 5 }, 400, 300), { scale: 2, x: 0, y: 0 });
  assert.deepEqual(within({ scale: 2, x: -999, y: -999 }, 400, 300), { scale: 2, x: -400, y: -300 });
  assert.deepEqual(within({ scale: 2, x: -40, y: -30 }, 400, 300), { scale: 2, x: -40, y: -30 });
});

test("what has the focus comes into sight by the shortest way, with a little room", () => {
  assert.equal(inSight(100, 140, 0, 400), 0);
  assert.equal(inSight(-20, 20, 0, 400), 26);
  assert.equal(inSight(390, 430, 0, 400), -36);
});

test("in a lower frame the middle of an enlarged board's view stays", () => {
  // A square board, 390 wide and enlarged twice, whose left upper quarter filled the frame; now it is 220 wide.
  assert.deepEqual(refitted({ scale: 2, x: 0, y: 0 }, 1, [390, 390], [390, 220]), { scale: 2, x: -85, y: 0 });
  assert.deepEqual(refitted({ scale: 2, x: -195, y: -195 }, 1, [390, 390], [390, 220]), { scale: 2, x: -195, y: -110 });
  assert.deepEqual(refitted({ scale: 3, x: -40, y: -7 }, 1.5, [300, 200], [600, 400]), { scale: 3, x: -80, y: -14 });
});

test("of places all round a board those come into sight that lie closest together", () => {
  const at = (x, y) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });
  // Their mean is the middle of the board, where none of them is.
  const [top, right, below, left, nearby] = [at(200, 15), at(385, 200), at(200, 385), at(15, 200), at(150, 30)];
  const { scale, x, y } = gathered(2, [top, right, below, left, nearby], 400, 400);
  for (const box of [top, nearby]) {
    assert.ok(x + scale * box.left >= 0 && x + scale * box.right <= 400);
    assert.ok(y + scale * box.top >= 0 && y + scale * box.bottom <= 400);
  }
  // Alone it comes to the middle, as far as the board reaches.
  assert.deepEqual(gathered(2, [at(200, 200)], 400, 400), { scale: 2, x: -200, y: -200 });
  assert.deepEqual(gathered(2, [right], 400, 400), { scale: 2, x: -400, y: -200 });
});
