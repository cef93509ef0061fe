// Where the tip lies beside the place that it speaks of (shell/beside.js).
import assert from "node:assert/strict";
import test from "node:test";
import { beside } from "../../web/shell/beside.js";

const WINDOW = { width: 1000, height: 600 };
const TIP = { width: 200, height: 100 };
const at = (left, top, width = 40, height = 40) => ({
  ...{ left, top, width, height },
  ...{ right: left + width, bottom: top + height },
});

test("right of the place where there is room, the arrow at its middle", () => {
  assert.deepEqual(beside(at(400, 280), TIP, WINDOW), { side: "right", left: 452, top: 250, arrow: 44 });
});

test("left of it where there is none on the right", () => {
  assert.deepEqual(beside(at(900, 280), TIP, WINDOW), { side: "left", left: 688, top: 250, arrow: 44 });
});

test("below or above what is as wide as the window", () => {
  const wide = { left: 100, width: 800 };
  const below = beside({ ...at(0, 100), ...wide, right: 900 }, TIP, WINDOW);
  assert.deepEqual(below, { side: "below", left: 400, top: 152, arrow: 94 });
  const above = beside({ ...at(0, 500), ...wide, right: 900 }, TIP, WINDOW);
  assert.deepEqual(above, { side: "above", left: 400, top: 388, arrow: 94 });
});

test("in a corner the tip stays in the window and the arrow on the tip", () => {
  assert.deepEqual(beside(at(0, 0), TIP, WINDOW), { side: "right", left: 52, top: 8, arrow: 8 });
  assert.deepEqual(beside(at(960, 560), TIP, WINDOW), { side: "left", left: 748, top: 492, arrow: 80 });
});

test("wherever the place lies, a tip beside it is in the window and never over the place", () => {
  for (let left = 0; left <= 960; left += 37) {
    for (let top = 0; top <= 560; top += 23) {
      const place = at(left, top);
      const tip = beside(place, TIP, WINDOW);
      assert(tip.left >= 0 && tip.left + TIP.width <= WINDOW.width, `${left}, ${top}`);
      assert(tip.top >= 0 && tip.top + TIP.height <= WINDOW.height, `${left}, ${top}`);
      assert(tip.left >= place.right || tip.left + TIP.width <= place.left, `${left}, ${top}`);
      const pointed = tip.top + tip.arrow + 6;
      assert(pointed >= tip.top && pointed <= tip.top + TIP.height, `${left}, ${top}`);
    }
  }
});
