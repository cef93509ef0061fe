// Saved games and boxes of somebody's own: IndexedDB, else localStorage, else memory. A write that fails is told, and
// play goes on.

/** @import { Kept, KeptBox } from "../types/protocol.js" */
/** @typedef {Kept & { id: string, game: string, time: number }} Saved  a game as it is kept */
/** @typedef {KeptBox & { id: string, time: number }} SavedBox  a box as it is kept */
/** @typedef {{ id: string, time: number }} Thing  whatever is kept */
/**
 * @template {Thing} T
 * @typedef {object} Backend
 * @property {(saved: T) => Promise<void>} put
 * @property {(id: string) => Promise<void>} remove
 * @property {(id: string) => Promise<T | undefined>} get
 * @property {() => Promise<T[]>} all
 */
/** @typedef {"refused" | "full"} Trouble */
/** @typedef {{ database: string, table: string, prefix: string }} Place  where things of a kind are kept */

// Each kind has a database of its own: one that grew would have to wait until every old page is closed.
const GAMES = { database: "tafelrunde", table: "games", prefix: "tafelrunde.game." };
const BOXES = { database: "tafelrunde-boxes", table: "boxes", prefix: "tafelrunde.box." };

/**
 * @template T
 * @param {IDBRequest<T>} wanted
 * @returns {Promise<T>}
 */
function request(wanted) {
  return new Promise((resolve, reject) => {
    wanted.onsuccess = () => resolve(wanted.result);
    wanted.onerror = () => reject(wanted.error);
  });
}

/** @param {Place} place */
function connection({ database, table }) {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: "id" });
  return request(opening);
}

/**
 * @template {Thing} T
 * @param {Place} place
 * @returns {Promise<Backend<T>>}
 */
async function indexedStore(place) {
  let db = await connection(place);
  /** @type {(mode: IDBTransactionMode) => IDBObjectStore} */
  const things = (mode) => db.transaction(place.table, mode).objectStore(place.table);
  /**
   * iOS takes the connection from a page in the background: nothing works then until there is another one.
   * @type {<T>(act: () => Promise<T>) => Promise<T>}
   */
  const lasting = async (act) => {
    try {
      return await act();
    } catch {
      db.close();
      db = await connection(place);
      return act();
    }
  };
  /** @type {<T>(act: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>} */
  const read = (act) => lasting(() => request(act(things("readonly"))));
  /** @type {(act: (store: IDBObjectStore) => void) => Promise<void>} */
  const write = (act) =>
    lasting(
      () =>
        new Promise((resolve, reject) => {
          const store = things("readwrite");
          act(store);
          store.transaction.oncomplete = () => resolve();
          store.transaction.onabort = () => reject(store.transaction.error);
        }),
    );
  return {
    put: (saved) => write((store) => store.put(saved)),
    remove: (id) => write((store) => store.delete(id)),
    get: (id) => read((store) => store.get(id)),
    all: () => read((store) => store.getAll()),
  };
}

/**
 * @template {Thing} T
 * @param {Place} place
 * @returns {Promise<Backend<T>>}
 */
async function localStore({ prefix }) {
  localStorage.setItem(`${prefix}test`, "1");
  localStorage.removeItem(`${prefix}test`);
  /** @type {(key: string) => T | undefined} */
  const read = (key) => JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  return {
    put: async (saved) => localStorage.setItem(prefix + saved.id, JSON.stringify(saved)),
    remove: async (id) => localStorage.removeItem(prefix + id),
    get: async (id) => read(prefix + id),
    all: async () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map(read)
        .filter((saved) => saved !== undefined),
  };
}

/**
 * @template {Thing} T
 * @returns {Backend<T>}
 */
function memoryStore() {
  /** @type {Map<string, T>} */
  const things = new Map();
  return {
    put: async (saved) => void things.set(saved.id, saved),
    remove: async (id) => void things.delete(id),
    get: async (id) => things.get(id),
    all: async () => [...things.values()],
  };
}

/** @type {(why: Trouble) => void} */
let trouble = () => {};

/**
 * Whatever of one kind is kept.
 * @template {Thing} T
 */
class Store {
  /** @param {Place} place */
  constructor(place) {
    this.place = place;
    /** @type {Backend<T>} */
    this.backend = memoryStore();
    /** @type {Promise<void> | null} the write under way, or null: the next choice waits for it */
    this.writing = null;
  }

  /** Opens the best that there is. */
  async open() {
    for (const attempt of [indexedStore, localStore]) {
      try {
        this.backend = await attempt(this.place);
        return;
      } catch {
        // refused here: the next one may be allowed
      }
    }
    trouble("refused");
  }

  /** @param {T} saved */
  put(saved) {
    const write = (this.writing ?? Promise.resolve())
      .then(() => this.backend.put(saved))
      .catch(async () => {
        trouble("full");
        /** @type {Backend<T>} */
        const memory = memoryStore();
        for (const thing of await this.backend.all().catch(() => [])) await memory.put(thing);
        await memory.put(saved);
        this.backend = memory;
      })
      .finally(() => {
        if (this.writing === write) this.writing = null;
      });
    this.writing = write;
    return write;
  }

  /** All of them, the last used first. */
  async all() {
    const things = await this.backend.all();
    return things.sort((one, other) => other.time - one.time);
  }
}

/** @type {Store<Saved>} */
const games = new Store(GAMES);
/** @type {Store<SavedBox>} boxes of somebody's own */
export const boxes = new Store(BOXES);

/**
 * Opens the best store there is. `onTrouble` hears "refused" or "full" at most once each.
 * @param {(why: Trouble) => void} onTrouble
 */
export async function open(onTrouble) {
  /** @type {Set<Trouble>} */
  const told = new Set();
  trouble = (why) => {
    if (!told.has(why)) onTrouble(why);
    told.add(why);
  };
  await Promise.all([games.open(), boxes.open()]);
}

/** The write under way, or null: the next choice waits for it. */
export const pending = () => games.writing;

/** @param {Saved} saved */
export const put = (saved) => games.put(saved);
/** @param {string} id */
export const get = (id) => games.backend.get(id);
/** @param {string} id */
export const remove = (id) => games.backend.remove(id);

/** All saved games, the last played first. */
export const all = () => games.all();
