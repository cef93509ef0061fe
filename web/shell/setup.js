// A table being set up: what a person has chosen on the start screen, or what the address asks for.
// What a game can be set up with, it says itself: `games` is what the shelf tells (shelf.js).

/** @typedef {import("./shelf.js").Game} Game */
/** @typedef {import("./shelf.js").Value} Value */
/** @typedef {import("./shelf.js").Variant} Variant */
/** @typedef {{name: string, color: string, kind: string}} Seat */
/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} count  of players
 * @property {Seat[]} seats  one for every colour
 * @property {Object<string, Object<string, Value>>} variants  by game and name
 * @property {number|null} first
 * @property {number|string|null} seed
 * @property {boolean} guide
 */

export const COLORS = ["blue", "yellow", "red", "green"];
export const LONGEST_NAME = 24;
const LARGEST_SEED = 2 ** 31 - 1;
const LANGUAGES = ["de", "nl", "en"];
// What an address may say of any game, and what only embed.js says. All else is a variant.
const COMMON = ["lang", "game", "players", "seed", "first", "names", "bots", "guide", "embed", "frame", "wait"];

/** @param {Game} game */
const usual = (game) => Object.fromEntries(game.variants.map((variant) => [variant.name, variant.default]));

/**
 * @param {Object<string, Game>} games
 * @returns {Setup}
 */
export function fresh(games) {
  const [game] = Object.keys(games);
  return {
    game,
    count: games[game].players[0],
    seats: COLORS.map((color) => ({ name: "", color, kind: "person" })),
    variants: Object.fromEntries(Object.entries(games).map(([name, each]) => [name, usual(each)])),
    first: null,
    seed: null,
    guide: false,
  };
}

/**
 * Makes what was chosen for one game fit another.
 * @param {Object<string, Game>} games
 * @param {Setup} setup
 * @param {string} name
 */
export function changeGame(games, setup, name) {
  const { players, bots } = games[name];
  setup.game = name;
  if (!players.includes(setup.count)) setup.count = players[0];
  if (setup.first !== null && setup.first >= setup.count) setup.first = null;
  for (const seat of setup.seats)
    if (seat.kind !== "person" && !bots.includes(seat.kind)) seat.kind = bots.at(-1) ?? "person";
}

/**
 * What was chosen last time, as far as it still makes sense.
 * @param {Object<string, Game>} games
 * @param {any} kept
 */
export function recall(games, kept) {
  const setup = fresh(games);
  if (!kept || !Array.isArray(kept.seats) || kept.seats.length !== COLORS.length) return setup;
  const colors = kept.seats.map((seat) => seat?.color);
  if (COLORS.every((color) => colors.includes(color))) {
    setup.seats = kept.seats.map(({ name, color, kind }) => ({
      name: String(name ?? "").slice(0, LONGEST_NAME),
      color,
      kind: String(kind ?? "person"),
    }));
  }
  for (const [name, game] of Object.entries(games))
    for (const { name: variant, values } of game.variants) {
      const chosen = kept.variants?.[name]?.[variant];
      if (values.includes(chosen)) setup.variants[name][variant] = chosen;
    }
  setup.count = Number(kept.count);
  changeGame(games, setup, kept.game in games ? kept.game : setup.game);
  return setup;
}

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/**
 * A seed as typed: a whole number, or null where it is none.
 * @param {string} typed
 */
export function seedFrom(typed) {
  const number = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : NaN;
  return number <= LARGEST_SEED ? number : null;
}

/**
 * The message that Python starts a game with. `nameOf` gives the name of a seat that has none.
 * @param {Setup} setup
 * @param {(seat: Seat, at: number) => string} nameOf
 */
export function order(setup, nameOf) {
  const seats = setup.seats
    .slice(0, setup.count)
    .map((seat, at) => ({ ...seat, name: seat.name.trim() || nameOf(seat, at) }));
  const { game, first, guide } = setup;
  return { game, seats, first, guide, seed: setup.seed ?? randomSeed(), variants: setup.variants[game] };
}

/** What is wrong with an address, as a message. */
class Problem extends Error {
  constructor(id, args) {
    super(id);
    this.told = { id, args };
  }
}

const badValue = (name, value, allowed) =>
  new Problem("shell-bad-parameter", { name, value, allowed: allowed.join(", ") });

/** A switch is 0 or 1 in an address; any other value is written as it is. */
const written = (value) => (typeof value === "boolean" ? String(Number(value)) : String(value));

// How else the attributes of an embedding page write a switch.
const SWITCHED = { "": "1", true: "1", false: "0" };

/**
 * Reads the parameters of an address one by one into a set-up, up to the first that is wrong.
 * @param {Object<string, Game>} games
 * @param {URLSearchParams} query
 * @param {Setup} setup
 */
function readInto(games, query, setup) {
  const oneOf = (name, allowed, otherwise) => {
    const value = query.get(name);
    if (value === null) return otherwise;
    if (!allowed.includes(value)) throw badValue(name, value, allowed);
    return value;
  };
  const list = (name, most, allowed, fits) => {
    const values = query.get(name)?.split(",") ?? [];
    if (values.length > most || !values.every(fits)) throw badValue(name, query.get(name), allowed);
    return values;
  };
  const { players, bots, variants } = games[setup.game];
  setup.count = Number(oneOf("players", players.map(String), String(setup.count)));
  setup.guide = oneOf("guide", ["0", "1"], "0") === "1";
  const seats = Array.from({ length: setup.count }, (_, at) => String(at));
  const first = oneOf("first", seats, null);
  setup.first = first === null ? null : Number(first);
  const kinds = ["person", ...bots];
  list("names", setup.count, [], (name) => name.length <= LONGEST_NAME).forEach((name, at) => {
    setup.seats[at].name = name;
  });
  list("bots", setup.count, kinds, (kind) => !kind || kinds.includes(kind)).forEach((kind, at) => {
    setup.seats[at].kind = kind || "person";
  });
  for (const { name, values, default: usually } of variants) {
    const given = query.get(name);
    if (typeof usually === "boolean" && given !== null && given in SWITCHED) query.set(name, SWITCHED[given]);
    const chosen = oneOf(name, values.map(written), written(usually));
    setup.variants[setup.game][name] = values.find((value) => written(value) === chosen);
  }
  if (query.has("seed")) {
    setup.seed = seedFrom(query.get("seed"));
    if (setup.seed === null) throw badValue("seed", query.get("seed"), []);
  }
  const known = variants.map(({ name }) => name);
  for (const name of query.keys())
    if (!COMMON.includes(name) && !known.includes(name)) {
      const args = { name, game: { id: `${setup.game}-title` }, count: known.length, allowed: known.join(", ") };
      throw new Problem("shell-bad-variant", args);
    }
}

/**
 * A set-up from the address, or nothing where it names no game. With a `problem` the set-up is what could be read.
 * @param {Object<string, Game>} games
 * @param {string} search
 * @returns {{setup?: Setup, problem?: {id: string, args: object}}}
 */
export function fromAddress(games, search) {
  const query = new URLSearchParams(search);
  const [lang, name] = [query.get("lang"), query.get("game")];
  if (name !== null && !(name in games)) return { problem: badValue("game", name, Object.keys(games)).told };
  const found = {};
  try {
    if (name !== null) {
      found.setup = fresh(games);
      changeGame(games, found.setup, name);
      readInto(games, query, found.setup);
    }
    if (lang !== null && !LANGUAGES.includes(lang)) throw badValue("lang", lang, LANGUAGES);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    found.problem = error.told;
  }
  return found;
}
