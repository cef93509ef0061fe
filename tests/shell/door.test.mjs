// Messages to Python go in one after the other, each when the last save is written (shell/door.js).
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import * as door from "../../web/shell/door.js";
import * as store from "../../web/shell/store.js";

let heard = [];
let patches = [];
let failures = [];

function python(message) {
  const { do: word } = JSON.parse(message);
  if (word === "break") throw new Error("broken");
  heard.push(word);
  return JSON.stringify({ regions: {}, game: word });
}

const save = () =>
  store.put({ id: "a", time: 1, game: "merlin", text: "", label: { id: "x" }, seats: [], ended: false });

/** All that waits has had its turn. */
const idle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  [heard, patches, failures] = [[], [], []];
  door.shut(false);
  door.connect(python, {
    patch: (patch) => patches.push(patch.game),
    failure: (error, message) => failures.push([error.message, message.do]),
  });
});

test("a message goes in at once where nothing is being written", () => {
  door.send({ do: "one" });
  assert.deepEqual([heard, patches], [["one"], ["one"]]);
});

test("messages wait for the save, and keep their order", async () => {
  save();
  door.send({ do: "one" });
  door.send({ do: "two" });
  assert.deepEqual(heard, []);
  await idle();
  door.send({ do: "three" });
  assert.deepEqual(patches, ["one", "two", "three"]);
});

test("what waits is not sent into a game that was closed meanwhile", async () => {
  save();
  door.send({ do: "one" });
  door.shut(true);
  await idle();
  door.send({ do: "two" });
  assert.deepEqual(heard, []);
});

test("an error of Python is told with the message, and the next message goes in", () => {
  door.send({ do: "break" });
  door.send({ do: "one" });
  assert.deepEqual([failures, heard], [[["broken", "break"]], ["one"]]);
});

test("asking changes nothing on the page", () => {
  assert.deepEqual(door.ask({ do: "one" }), { regions: {}, game: "one" });
  assert.deepEqual(patches, []);
});
