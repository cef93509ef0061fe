// A figure walks from space to space (shell/walk.js).
import assert from "node:assert/strict";
import test from "node:test";
import { walked } from "../../web/shell/walk.js";

test("the frames are seen from the end, with a hop between two spaces", () => {
  assert.deepEqual(walked("0,0 10,0 10,20"), {
    frames: ["-10px -20px", "-5px -24px", "0px -20px", "0px -14px", "0px 0px"],
    steps: 2,
  });
});

test("spaces round the numbers do not matter", () => {
  assert.deepEqual(walked(" 1.5,2  3.5,2\n"), { frames: ["-2px 0px", "-1px -4px", "0px 0px"], steps: 1 });
});

test("who stays where he is takes no step", () => {
  assert.deepEqual(walked("4,4"), { frames: ["0px 0px"], steps: 0 });
});
