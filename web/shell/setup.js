// A table being set up: what a person has chosen on the start screen, or what the address asks for.

export const GAMES = ["merlin", "loewenherz"];
export const COLORS = ["blue", "yellow", "red", "green"];
export const BOTS = ["random", "squire", "knight", "king"];
export const LONGEST_NAME = 24;
export const LARGEST_SEED = 2 ** 31 - 1;

/** @typedef {{name: string, color: string, kind: string}} Seat */
/** @typedef {{game: string, count: number, seats: Seat[], favor: boolean, counters: number, first: number|null, seed: number|null, guide: boolean}} Setup */

/** @returns {Setup} */
export const fresh = () => ({
  game: "merlin",
  count: 2,
  seats: COLORS.map((color) => ({ name: "", color, kind: "person" })),
  favor: false,
  counters: 6,
  first: null,
  seed: null,
  guide: false,
});

/** What was chosen last time, as far as it still makes sense. */
export function recall(kept) {
  const setup = fresh();
  if (!kept || !Array.isArray(kept.seats) || kept.seats.length !== 4) return setup;
  if (GAMES.includes(kept.game)) setup.game = kept.game;
  if ([2, 3, 4].includes(kept.count)) setup.count = kept.count;
  const colors = kept.seats.map((seat) => seat?.color);
  if (COLORS.every((color) => colors.includes(color))) {
    setup.seats = kept.seats.map(({ name, color, kind }) => ({
      name: String(name ?? "").slice(0, LONGEST_NAME),
      color,
      kind: BOTS.includes(kind) ? kind : "person",
    }));
  }
  setup.favor = kept.favor === true;
  setup.counters = kept.counters === 7 ? 7 : 6;
  return setup;
}

export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/** A seed as typed: a whole number, or null where it is none. */
export function seedFrom(typed) {
  const number = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : NaN;
  return number <= LARGEST_SEED ? number : null;
}

/** The message that Python starts a game with. `nameOf` gives the name of a seat that has none. */
export function order(setup, nameOf) {
  const seats = setup.seats
    .slice(0, setup.count)
    .map((seat, at) => ({ ...seat, name: seat.name.trim() || nameOf(seat, at) }));
  const message = { game: setup.game, seats, first: setup.first, seed: setup.seed ?? randomSeed(), guide: setup.guide };
  return setup.game === "merlin" ? { ...message, variants: { favor: setup.favor, counters: setup.counters } } : message;
}

class BadParameter extends Error {
  constructor(name, value) {
    super(name);
    this.args = { name, value };
  }
}

/** @returns {{setup?: Setup, problem?: object}} a set-up from the address, what is wrong with it, or nothing */
export function fromAddress(search) {
  const query = new URLSearchParams(search);
  const oneOf = (name, allowed, otherwise) => {
    const value = query.get(name);
    if (value === null) return otherwise;
    if (!allowed.includes(value)) throw new BadParameter(name, value);
    return value;
  };
  const list = (name, most, fits) => {
    const values = query.get(name)?.split(",") ?? [];
    if (values.length > most || !values.every(fits)) throw new BadParameter(name, query.get(name));
    return values;
  };
  try {
    oneOf("lang", ["de", "nl", "en"], null);
    const setup = fresh();
    if (oneOf("game", GAMES, null) === null) return {};
    setup.game = query.get("game");
    setup.count = Number(oneOf("players", ["2", "3", "4"], "2"));
    setup.favor = oneOf("favor", ["0", "1"], "0") === "1";
    setup.counters = Number(oneOf("counters", ["6", "7"], "6"));
    setup.guide = oneOf("guide", ["0", "1"], "0") === "1";
    const first = oneOf("first", ["0", "1", "2", "3"].slice(0, setup.count), null);
    setup.first = first === null ? null : Number(first);
    if (query.has("seed")) {
      setup.seed = seedFrom(query.get("seed"));
      if (setup.seed === null) throw new BadParameter("seed", query.get("seed"));
    }
    list("names", setup.count, (name) => name.length <= LONGEST_NAME).forEach(
      (name, at) => (setup.seats[at].name = name),
    );
    list("bots", setup.count, (kind) => ["", "person", ...BOTS].includes(kind)).forEach(
      (kind, at) => (setup.seats[at].kind = kind || "person"),
    );
    return { setup };
  } catch (error) {
    if (!(error instanceof BadParameter)) throw error;
    return { problem: { id: "shell-bad-parameter", args: error.args } };
  }
}
