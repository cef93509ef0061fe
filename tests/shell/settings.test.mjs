// What was chosen on this device (shell/settings.js), which may be damaged where it is kept.
import assert from "node:assert/strict";
import test from "node:test";

let copies = 0;

/** The settings of a page that finds this. @param {string} kept */
async function found(kept) {
  const value = { getItem: () => kept };
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
  copies += 1;
  return (await import(`../../web/shell/settings.js?${copies}`)).settings;
}

test("what is of another kind than it should be was never chosen, and what a later version keeps stays", async () => {
  const usual = await found("{}");
  for (const nothing of ["", "null", "5", "[", '"text"']) assert.equal((await found(nothing)).pace, usual.pace);
  const { pace, theme, honest, learned, seed, later } = await found(
    '{"pace": "slow", "theme": {}, "honest": null, "learned": null, "seed": "x", "later": 1}',
  );
  assert.deepEqual([pace, theme, honest, learned, seed, later], ["slow", "auto", false, {}, "x", 1]);
});
