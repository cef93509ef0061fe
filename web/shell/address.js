// What the address asks for: a set-up, read parameter by parameter as the game on the shelf declares them.
import { changeGame, ELSEWHERE, fresh, LONGEST_NAME, seedFrom } from "./setup.js";

/** @import { Game, Value } from "./shelf.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Args, Words } from "../types/protocol.js" */

// What an address may say of any game, and what only embed.js says. All else is a variant.
const COMMON = [
  "lang",
  "game",
  "players",
  "seed",
  "first",
  "names",
  "bots",
  "guide",
  "end",
  "theme",
  "embed",
  "frame",
  "wait",
];
// How much of an address a notice repeats.
const LONGEST_SHOWN = 60;
// What other sites hang onto every link that leads away from them.
const TRACKING = /^(utm_|mtm_|pk_|[a-z]+clid$|ref$)/;
/** How else the attributes of an embedding page write a switch. */
const SWITCHED = new Map([
  ["", "1"],
  ["true", "1"],
  ["false", "0"],
]);

/** What is wrong with an address, as a message. */
class Problem extends Error {
  /**
   * @param {string} id
   * @param {Args} args
   */
  constructor(id, args) {
    super(id);
    this.words = { id, args };
  }
}

/** @param {string} text */
const shown = (text) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text);

/**
 * @param {string} name
 * @param {string} value
 * @param {string[]} allowed
 */
const badValue = (name, value, allowed) =>
  new Problem("shell-bad-parameter", { name, value: shown(value), allowed: allowed.join(", ") });

/** A switch is 0 or 1 in an address; any other value is written as it is. @param {Value} value */
const written = (value) => (typeof value === "boolean" ? String(Number(value)) : String(value));

/** The parameters of an address, each refused where it is none of what is allowed. */
class Parameters {
  /** @param {URLSearchParams} query */
  constructor(query) {
    this.query = query;
  }

  /**
   * @param {string} name
   * @param {string[]} allowed
   */
  oneOf(name, allowed) {
    const value = this.query.get(name);
    if (value !== null && !allowed.includes(value)) throw badValue(name, value, allowed);
    return value;
  }

  /**
   * @param {string} name
   * @param {number} most
   * @param {(value: string) => boolean} fits
   * @param {string[]} allowed
   */
  list(name, most, fits, allowed = []) {
    const value = this.query.get(name);
    const values = value?.split(",") ?? [];
    if (value !== null && (values.length > most || !values.every(fits))) throw badValue(name, value, allowed);
    return values;
  }

  /** @param {Game["variants"][number]} variant */
  variant({ name, values, default: usual }) {
    const given = this.query.get(name);
    const switched = typeof usual === "boolean" && given !== null ? SWITCHED.get(given) : undefined;
    if (switched) this.query.set(name, switched);
    const chosen = this.oneOf(name, values.map(written));
    return values.find((value) => written(value) === chosen) ?? usual;
  }
}

/**
 * Reads an address into a set-up of its game, up to the first parameter that is wrong.
 * @param {Game} game
 * @param {URLSearchParams} query
 * @param {Setup} setup
 */
function readInto({ players, bots, variants }, query, setup) {
  const given = new Parameters(query);
  setup.count = Number(given.oneOf("players", players.map(String)) ?? setup.count);
  setup.guide = given.oneOf("guide", ["0", "1"]) === "1";
  given.oneOf("end", ["auto"]); // a turn ends by itself, whether somebody asks for it or not
  const seats = Array.from({ length: setup.count }, (_, at) => String(at));
  const first = given.oneOf("first", seats);
  setup.first = first === null ? null : Number(first);
  const kinds = ["person", ELSEWHERE, ...bots];
  given
    .list("names", setup.count, (name) => name.length <= LONGEST_NAME)
    .forEach((name, at) => {
      setup.seats[at].name = name;
    });
  given
    .list("bots", setup.count, (kind) => !kind || kinds.includes(kind), kinds)
    .forEach((kind, at) => {
      setup.seats[at].kind = kind || "person";
    });
  for (const variant of variants) setup.variants[setup.game][variant.name] = given.variant(variant);
  const seed = query.get("seed");
  setup.seed = seed === null ? null : seedFrom(seed);
  if (seed !== null && setup.seed === null) throw badValue("seed", seed, []);
  const known = variants.map(({ name }) => name);
  for (const name of query.keys())
    if (!COMMON.includes(name) && !known.includes(name) && !TRACKING.test(name)) {
      const title = { id: `${setup.game}-title` };
      throw new Problem("shell-bad-variant", {
        name: shown(name),
        game: title,
        count: known.length,
        allowed: known.join(", "),
      });
    }
}

/**
 * A set-up from the address, or none where it names no game. With a `problem` the set-up is what could be read.
 * @param {Record<string, Game>} games
 * @param {string[]} languages
 * @param {string} search
 * @returns {{ setup?: Setup, problem?: Words }}
 */
export function fromAddress(games, languages, search) {
  const query = new URLSearchParams(search);
  /** @type {{ setup?: Setup, problem?: Words }} */
  const found = {};
  try {
    const name = new Parameters(query).oneOf("game", Object.keys(games));
    if (name !== null) {
      found.setup = fresh(games);
      changeGame(games, found.setup, name);
      readInto(games[name], query, found.setup);
    }
    new Parameters(query).oneOf("lang", languages);
    new Parameters(query).oneOf("theme", ["auto", "light", "dark"]);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    found.problem = error.words;
  }
  return found;
}
