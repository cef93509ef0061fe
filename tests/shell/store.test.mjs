// Where games are kept when there is no IndexedDB (shell/store.js). With it: browser/test_trouble.py and others.
import assert from "node:assert/strict";
import test, { afterEach } from "node:test";

const game = (id, time) => ({ id, time, game: "merlin", text: "{}", label: { id: "x" }, seats: [], ended: false });

/** A browser's localStorage, with room for so many characters. */
function storage(room) {
  const kept = {};
  const methods = {
    getItem: (key) => kept[key] ?? null,
    removeItem: (key) => delete kept[key],
    setItem(key, value) {
      if (value.length > room) throw new Error("QuotaExceededError");
      kept[key] = value;
    },
  };
  return new Proxy(kept, { get: (_, name) => methods[name] });
}

let copies = 0;

/** The store as a page finds it that has just been opened, and what it was told. */
async function opened(localStorage) {
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
  copies += 1;
  const store = await import(`../../web/shell/store.js?${copies}`);
  const told = [];
  await store.open((why) => told.push(why));
  return { store, told };
}

afterEach(() => delete globalThis.localStorage);

test("without any storage games last as long as the page, and the person is told", async () => {
  const { store, told } = await opened(undefined);
  await store.put(game("a", 1));
  assert.deepEqual(told, ["refused"]);
  assert.deepEqual(await store.get("a"), game("a", 1));
  assert.equal((await opened(undefined)).store.pending(), null);
});

test("in localStorage games outlive the page, beside what others keep there", async () => {
  const local = storage(10_000);
  local.setItem("tafelrunde.settings", "{}");
  await (await opened(local)).store.put(game("a", 1));
  const { store, told } = await opened(local);
  assert.deepEqual([await store.all(), told], [[game("a", 1)], []]);
  await store.remove("a");
  assert.deepEqual([await store.all(), await store.get("a")], [[], undefined]);
  assert.deepEqual(Object.keys(local), ["tafelrunde.settings"]);
});

test("boxes are kept beside the games, and neither is taken for the other", async () => {
  const local = storage(10_000);
  const { store } = await opened(local);
  const box = { id: "a", time: 1, game: "merlin", name: "mine", text: "{}", edition: "x", good: false, undo: false };
  await store.put(game("a", 1));
  await store.boxes.put(box);
  const again = (await opened(local)).store;
  assert.deepEqual([await again.all(), await again.boxes.all()], [[game("a", 1)], [box]]);
  await again.boxes.backend.remove("a");
  assert.deepEqual([await again.all(), await again.boxes.all()], [[game("a", 1)], []]);
});

test("the game that was played last comes first", async () => {
  const { store } = await opened(undefined);
  for (const [id, time] of [
    ["a", 2],
    ["b", 3],
    ["c", 1n], // damaged
  ])
    await store.put(game(id, time));
  assert.deepEqual(
    (await store.all()).map(({ id }) => id),
    ["b", "a", "c"],
  );
});

test("a write that fails is told once, and every game can still be played on", async () => {
  const { store, told } = await opened(storage(200));
  await store.put(game("a", 1));
  const large = { ...game("b", 2), text: "x".repeat(300) };
  await store.put(large);
  await store.put({ ...large, id: "c" });
  assert.deepEqual(told, ["full"]);
  assert.deepEqual(
    (await store.all()).map(({ id }) => id),
    ["b", "c", "a"],
  );
});

test("a write is pending until it is done, and writes follow one another", async () => {
  const { store } = await opened(undefined);
  assert.equal(store.pending(), null);
  const first = store.put(game("a", 1));
  const second = store.put(game("a", 2));
  assert.equal(store.pending(), second);
  await first;
  assert.equal(store.pending(), second);
  await second;
  assert.equal(store.pending(), null);
  assert.equal((await store.get("a")).time, 2);
});

test("a write that has failed is made up for by the next one, and told again only after that", async () => {
  const local = storage(10_000);
  const { store, told } = await opened(local);
  let works = false;
  const flaky = new Proxy(local, {
    get: (kept, name) =>
      name === "setItem" && !works
        ? () => {
            throw new DOMException("lost", "UnknownError");
          }
        : kept[name],
  });
  Object.defineProperty(globalThis, "localStorage", { value: flaky, configurable: true });
  await store.put(game("a", 1));
  await store.put(game("b", 2));
  assert.deepEqual(told, ["failed"]);
  assert.equal((await store.all()).length, 2);
  works = true;
  await store.put(game("b", 3));
  works = false;
  await store.put(game("a", 4));
  assert.deepEqual(told, ["failed", "failed"]);
  Object.defineProperty(globalThis, "localStorage", { value: local, configurable: true });
  assert.deepEqual(
    (await (await opened(local)).store.all()).map(({ id, time }) => [id, time]),
    [
      ["b", 3],
      ["a", 1],
    ],
  );
});

test("what is held for the moment is in no list, until it is kept", async () => {
  const { store } = await opened(storage(10_000));
  store.hold(game("a", 1));
  assert.deepEqual([(await store.get("a")).time, await store.all()], [1, []]);
  await store.put(game("a", 2));
  assert.deepEqual([(await store.get("a")).time, (await store.all()).length], [2, 1]);
});

test("an entry that is no JSON hides no other", async () => {
  const local = storage(10_000);
  local.setItem("tafelrunde.game.bad", "{");
  const { store } = await opened(local);
  await store.put(game("a", 1));
  assert.deepEqual(
    (await store.all()).map(({ id }) => id),
    ["a", "bad"],
  );
});
