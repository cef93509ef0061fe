// Outlines are moved as the library svgpath moves them: every sign of the box, and the odd ways in which paths are written.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { moved } from "../../web/shell/outline.js";

const web = new URL("../../web/", import.meta.url);
const require = createRequire(new URL("package.json", web));
const svgpath = require("svgpath");
const read = (path) => readFileSync(new URL(path, web), "utf-8");

const outlines = (markup) => Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, outline]) => outline);

/** A path with absolute coordinates: what it looks like, however it is written. A circle has no rotation. */
function shapes(path) {
  assert.equal(path.err, "");
  const arc = ([command, rx, ry, turn, ...end]) => [command, rx, ry, Math.abs(rx - ry) < 0.01 ? 0 : turn, ...end];
  return path
    .abs()
    .unshort()
    .segments.map((segment) => (segment[0] === "A" ? arc(segment) : segment));
}

function sameAsLibrary(outline, scale = 0.0625, dx = 12.5, dy = -3.75) {
  // Ours begins with one step more, to where the path begins.
  const [, ...ours] = shapes(svgpath(moved(outline, scale, dx, dy)));
  const theirs = shapes(svgpath(outline).scale(scale).translate(dx, dy));
  const same = (one, other) => (typeof one === "number" ? Math.abs(one - other) < 0.05 : one === other);
  assert.equal(ours.length, theirs.length);
  ours.forEach((segment, at) =>
    assert(
      segment.every((part, place) => same(part, theirs[at][place])),
      `${segment} is not ${theirs[at]} in ${outline}`,
    ),
  );
}

test("every sign of game-icons that the page uses", () => {
  const { icons } = require("@iconify-json/game-icons/icons.json");
  for (const name of JSON.parse(read("icons/icons.json"))) outlines(icons[name].body).forEach((d) => sameAsLibrary(d));
});

test("every outline of our own symbols", () => {
  const own = outlines(read("icons/symbols.svg"));
  assert(own.length > 10);
  for (const outline of own) sameAsLibrary(outline, 3, -7, 20);
});

const ODD = {
  "numbers that touch": "M1.5.5-2-1L.25-.5 6-7z",
  "a first step from the origin": "m10 10 5 5h3v-4z",
  "pairs that follow a move are lines": "M1 1 2 2 3 1m4 4 1 1z",
  "several numbers for one command": "M0 0H4 8 2V3 9",
  "lower and upper case in one path": "M1 2l3 4L5 6h7H8v9V1",
  "smooth curves": "M1 1C2 2 3 3 4 1S7 8 9 1s1 2 3 4Q5 5 6 1T9 9t1-1",
  "arcs, with flags that touch": "M5 5a2 3 30 01 4 4A1 1 0 1 0 3 3a1.5.5 0 0110-.5z",
  "two arcs of one command": "M0 0a1 1 0 0 1 2 2 3 3 0 1 0 4-4z",
  "exponents and plus signs": "M1e1+2L-1.5e-1 .5E2 3,4",
  "commas and line breaks": "M1,2\n L 3 ,4\t5,6 Z",
};
for (const [what, outline] of Object.entries(ODD)) test(what, () => sameAsLibrary(outline, 2.5));
