// What an address asks for: any game's parameters by what that game declares, and a word for what it does not.
import assert from "node:assert/strict";
import test from "node:test";
import { fromAddress } from "../../web/shell/address.js";
import { changeGame, fresh, guided, order, recall } from "../../web/shell/setup.js";

const place = { icon: "", stages: [], tabs: [], labels: {} };
const games = {
  chess: { ...place, players: [2], bots: ["squire"], variants: [], guide: null },
  pig: {
    ...place,
    players: [2, 3, 4],
    bots: ["random", "squire"],
    variants: [
      { name: "greetings", values: [false, true], default: true },
      { name: "goal", values: [20, 50], default: 20 },
      { name: "die", values: ["plain", "loaded"], default: "plain" },
    ],
    guide: { kinds: ["person", "squire"], seed: 3, first: 0 },
  },
};
const read = (search) => fromAddress(games, ["de", "nl", "en"], search);

test("an address without a game asks for nothing", () => {
  assert.deepEqual(read("?lang=de&utm_source=mail"), {});
});

test("a seat may be elsewhere: a person with a device of his own", () => {
  const { setup } = read("?game=pig&players=3&bots=,elsewhere,squire");
  assert.deepEqual(
    order(setup, () => "Nobody").seats.map(({ kind, device }) => [kind, device]),
    [
      ["person", 0],
      ["person", 2],
      ["squire", 0],
    ],
  );
  changeGame(games, setup, "chess");
  assert.equal(setup.seats[1].kind, "elsewhere");
});

test("every parameter finds its place", () => {
  const { setup, problem } = read("?game=pig&players=3&seed=7&first=2&names=Ada,Bo&bots=,squire&greetings=0&goal=50");
  assert.equal(problem, undefined);
  const { seats, ...told } = order(setup, (_, at) => `Nobody ${at}`);
  const variants = { greetings: false, goal: 50, die: "plain" };
  assert.deepEqual(told, { game: "pig", first: 2, guide: false, seed: 7, variants });
  assert.deepEqual(
    seats.map(({ name, kind }) => [name, kind]),
    [
      ["Ada", "person"],
      ["Bo", "squire"],
      ["Nobody 2", "person"],
    ],
  );
});

test("what other sites hang onto a link asks for nothing, and a turn may be asked to end by itself", () => {
  const { setup, problem } = read("?game=pig&goal=50&end=auto&utm_source=mail&fbclid=x&gclid=y&ref=z");
  assert.equal(problem, undefined);
  assert.equal(setup.variants.pig.goal, 50);
  assert.equal(read("?game=pig&end=soon").problem.args.name, "end");
});

test("an attribute of an embedding page may write a switch in other ways", () => {
  for (const [word, value] of Object.entries({ "": true, true: true, false: false, 1: true, 0: false }))
    assert.equal(read(`?game=pig&greetings=${word}`).setup.variants.pig.greetings, value);
  assert.equal(read("?game=pig&greetings=constructor").problem.args.value, "constructor");
});

test("what is wrong is named with what is allowed, and the rest is kept", () => {
  for (const [search, id, name, allowed] of [
    ["game=go", "shell-bad-parameter", "game", "chess, pig"],
    ["game=pig&players=5", "shell-bad-parameter", "players", "2, 3, 4"],
    ["game=pig&goal=30", "shell-bad-parameter", "goal", "20, 50"],
    ["game=pig&greetings=perhaps", "shell-bad-parameter", "greetings", "0, 1"],
    ["game=chess&first=2", "shell-bad-parameter", "first", "0, 1"],
    ["game=chess&bots=,king", "shell-bad-parameter", "bots", "person, elsewhere, squire"],
    ["game=pig&seed=x", "shell-bad-parameter", "seed", ""],
    ["game=pig&lang=fr", "shell-bad-parameter", "lang", "de, nl, en"],
    ["game=chess&goal=20", "shell-bad-variant", "goal", ""],
    ["game=pig&gaol=20", "shell-bad-variant", "gaol", "greetings, goal, die"],
  ]) {
    const { problem, setup } = read(`?names=Ada&${search}`);
    assert.equal(problem.id, id, search);
    assert.deepEqual([problem.args.name, problem.args.allowed], [name, allowed]);
    if (name === "goal" && setup.game === "chess") assert.equal(setup.seats[0].name, "Ada");
  }
});

test("a notice repeats no more of an address than it can hold", () => {
  const long = "x".repeat(5000);
  for (const search of [`game=${long}`, `game=pig&seed=${long}`])
    assert.equal(read(search).problem.args.value, `${"x".repeat(59)}…`);
  assert.equal(read(`game=pig&${long}=1`).problem.args.name, `${"x".repeat(59)}…`);
});

test("what was chosen last time is recalled as far as it still makes sense", () => {
  const kept = structuredClone(read("?game=pig&players=4&bots=random,squire&goal=50&die=loaded").setup);
  assert.deepEqual(recall(games, kept), kept);
  kept.variants.pig.goal = 30;
  kept.game = "go";
  const setup = recall(games, kept);
  assert.deepEqual([setup.game, setup.count, setup.variants.pig.goal], ["chess", 2, 20]);
  assert.equal(setup.variants.pig.die, "loaded");
  assert.equal(recall(games, { ...kept, game: "constructor" }).game, "chess");
});

test("somebody who has never been here plays against the gentlest there is, not against chance", () => {
  const gentle = { pig: { ...games.pig, bots: ["random", "page", "squire"] } };
  const { seats, ...others } = recall(gentle, null);
  assert.deepEqual(
    seats.map(({ kind }) => kind),
    ["person", "page", "person", "person"],
  );
  assert.deepEqual({ ...others, seats: fresh(gentle).seats }, fresh(gentle));
  assert.equal(recall(games, null).seats[1].kind, "squire");
});

test("a guided game has a set beginning, and the name of whoever plays it", () => {
  const setup = recall(games, read("?game=pig&players=3&names=Ada,Bo&bots=,random&seed=9&goal=50").setup);
  const { game, seats, seed, first, guide, variants } = order(guided(games, setup), () => "somebody");
  assert.deepEqual({ game, seed, first, guide }, { game: "pig", seed: 3, first: 0, guide: true });
  assert.deepEqual(variants, { greetings: true, goal: 20, die: "plain" });
  assert.deepEqual(
    seats.map(({ name, kind }) => [name, kind]),
    [
      ["Ada", "person"],
      ["somebody", "squire"],
    ],
  );
});

test("a box of one's own is ordered where one is chosen, and the site's own where none is", () => {
  const box = { name: "Ada's", edition: "01234567", text: "{}" };
  const boxed = { ...games, pig: { ...games.pig, box } };
  const ordered = (setup) => order(setup, () => "somebody").edition;
  const setup = recall(games, {
    ...fresh(games),
    game: "pig",
    count: 2,
    boxes: { pig: "89abcdef", go: "x", chess: 7 },
  });
  assert.deepEqual([ordered(setup), setup.boxes], ["89abcdef", { chess: "", pig: "89abcdef" }]);
  assert.equal(ordered(fromAddress(boxed, ["en"], "?game=pig").setup), "01234567");
  assert.equal(ordered(guided(boxed, fromAddress(boxed, ["en"], "?game=pig").setup)), undefined);
  assert.equal("edition" in order(fresh(games), () => "somebody"), false);
});

test("a change of game keeps what the other game can have too", () => {
  const setup = recall(games, read("?game=pig&players=4&first=3&bots=random,squire").setup);
  changeGame(games, setup, "chess");
  assert.deepEqual(
    [setup.count, setup.first, setup.seats.map(({ kind }) => kind)],
    [2, null, ["squire", "squire", "person", "person"]],
  );
});
