// A table being set up. What a game can be set up with, it says itself: `games` is what the shelf tells (shelf.js).

/** @typedef {import("./shelf.js").Game} Game */
/** @typedef {import("./shelf.js").Value} Value */
/** @typedef {import("./shelf.js").Variant} Variant */
/** @typedef {{name: string, color: string, kind: string}} Seat  `kind` is person, elsewhere, or a bot's name */
/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} count  of players
 * @property {Seat[]} seats  one for every color
 * @property {Object<string, Object<string, Value>>} variants  by game and name
 * @property {number|null} first
 * @property {number|string|null} seed
 * @property {boolean} guide
 * @property {Object<string, string>} boxes  by game the edition that it is played with; empty for the shipped one
 */

export const COLORS = ["blue", "yellow", "red", "green"];
// A person on another device, who gets his turns by link.
export const ELSEWHERE = "elsewhere";
export const LONGEST_NAME = 24;
const LARGEST_SEED = 2 ** 31 - 1;

/** @param {string} kind */
export const isPerson = (kind) => kind === "person" || kind === ELSEWHERE;

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
    boxes: Object.fromEntries(Object.entries(games).map(([name, { box }]) => [name, box?.edition ?? ""])),
  };
}

// Whom a newcomer plays against; the weakest bot where a game has none of that name.
const GENTLE = "page";

/**
 * The set-up of somebody who has never been here: he himself and a gentle opponent.
 * @param {Object<string, Game>} games
 */
function first(games) {
  const setup = fresh(games);
  const { bots } = games[setup.game];
  setup.seats[1].kind = bots.find((kind) => kind === GENTLE) ?? bots[0] ?? "person";
  return setup;
}

/**
 * The guided game: it has a set beginning, which leads through nearly everything.
 * @param {Object<string, Game>} games
 * @param {Setup} setup  who is going to play
 * @returns {Setup}
 */
export function guided(games, { game, seats }) {
  const { guide } = games[game];
  const { kinds, seed, first } = guide ?? { kinds: [], seed: null, first: null };
  const setup = { ...fresh(games), game, count: kinds.length, seed, first, guide: true, boxes: {} };
  kinds.forEach((kind, at) => {
    setup.seats[at] = { ...seats[at], name: kind === "person" ? seats[at].name : "", kind };
  });
  return setup;
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
    if (!isPerson(seat.kind) && !bots.includes(seat.kind)) seat.kind = bots.at(-1) ?? "person";
}

/**
 * What was chosen last time, as far as it still makes sense.
 * @param {Object<string, Game>} games
 * @param {any} kept
 */
export function recall(games, kept) {
  const setup = kept ? fresh(games) : first(games);
  if (!kept || !Array.isArray(kept.seats) || kept.seats.length !== COLORS.length) return setup;
  /** @type {any[]} */
  const seats = kept.seats;
  const colors = seats.map((seat) => seat?.color);
  if (COLORS.every((color) => colors.includes(color))) {
    setup.seats = seats.map(({ name, color, kind }) => ({
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
  for (const name of Object.keys(games))
    if (typeof kept.boxes?.[name] === "string") setup.boxes[name] = kept.boxes[name];
  setup.count = Number(kept.count);
  changeGame(games, setup, Object.hasOwn(games, kept.game) ? kept.game : setup.game);
  return setup;
}

/** For a game: no other has the same. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

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
 * A seat as Python knows it: whoever plays elsewhere has a device of his own.
 * @param {Seat} seat
 * @param {number} at
 */
const placed = (seat, at) =>
  seat.kind === ELSEWHERE ? { ...seat, kind: "person", device: at + 1 } : { ...seat, device: 0 };

/**
 * The message that Python starts a game with. `nameOf` gives the name of a seat that has none.
 * @param {Setup} setup
 * @param {(seat: Seat, at: number) => string} nameOf
 */
export function order(setup, nameOf) {
  const seats = setup.seats
    .slice(0, setup.count)
    .map((seat, at) => ({ ...placed(seat, at), name: seat.name.trim() || nameOf(seat, at) }));
  const { game, first, guide } = setup;
  const seed = setup.seed ?? randomSeed();
  const edition = setup.boxes[game];
  return { game, seats, first, guide, seed, variants: setup.variants[game], ...(edition && { edition }) };
}
