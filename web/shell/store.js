// Saved games: IndexedDB, else localStorage, else memory. A write that fails is told, and play goes on.

/** @import { Kept } from "../types/protocol.js" */
/** @typedef {Kept & { id: string, game: string, time: number }} Saved  a game as it is kept */
/**
 * @typedef {object} Backend
 * @property {(saved: Saved) => Promise<void>} put
 * @property {(id: string) => Promise<void>} remove
 * @property {(id: string) => Promise<Saved | undefined>} get
 * @property {() => Promise<Saved[]>} all
 */
/** @typedef {"refused" | "full"} Trouble */

const PREFIX = "tafelrunde.game.";

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

function connection() {
  const opening = indexedDB.open("tafelrunde", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
  return request(opening);
}

/** @returns {Promise<Backend>} */
async function indexedStore() {
  let db = await connection();
  /** @type {(mode: IDBTransactionMode) => IDBObjectStore} */
  const games = (mode) => db.transaction("games", mode).objectStore("games");
  /**
   * iOS takes the connection from a page in the background: nothing works then until there is another one.
   * @type {<T>(act: () => Promise<T>) => Promise<T>}
   */
  const lasting = async (act) => {
    try {
      return await act();
    } catch {
      db.close();
      db = await connection();
      return act();
    }
  };
  /** @type {<T>(act: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>} */
  const read = (act) => lasting(() => request(act(games("readonly"))));
  /** @type {(act: (store: IDBObjectStore) => void) => Promise<void>} */
  const write = (act) =>
    lasting(
      () =>
        new Promise((resolve, reject) => {
          const store = games("readwrite");
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

/** @returns {Promise<Backend>} */
async function localStore() {
  localStorage.setItem(`${PREFIX}test`, "1");
  localStorage.removeItem(`${PREFIX}test`);
  /** @type {(key: string) => Saved | undefined} */
  const read = (key) => JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  return {
    put: async (saved) => localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved)),
    remove: async (id) => localStorage.removeItem(PREFIX + id),
    get: async (id) => read(PREFIX + id),
    all: async () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map(read)
        .filter((saved) => saved !== undefined),
  };
}

/** @returns {Backend} */
function memoryStore() {
  /** @type {Map<string, Saved>} */
  const games = new Map();
  return {
    put: async (saved) => void games.set(saved.id, saved),
    remove: async (id) => void games.delete(id),
    get: async (id) => games.get(id),
    all: async () => [...games.values()],
  };
}

let backend = memoryStore();
/** @type {Promise<void> | null} */
let writing = null;
/** @type {(why: Trouble) => void} */
let trouble = () => {};

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
  for (const attempt of [indexedStore, localStore]) {
    try {
      backend = await attempt();
      return;
    } catch {
      // refused here: the next one may be allowed
    }
  }
  trouble("refused");
}

/** The write under way, or null: the next choice waits for it. */
export const pending = () => writing;

/** @param {Saved} saved */
export function put(saved) {
  const write = (writing ?? Promise.resolve())
    .then(() => backend.put(saved))
    .catch(async () => {
      trouble("full");
      const memory = memoryStore();
      for (const game of await backend.all().catch(() => [])) await memory.put(game);
      await memory.put(saved);
      backend = memory;
    })
    .finally(() => {
      if (writing === write) writing = null;
    });
  writing = write;
  return write;
}

/** @param {string} id */
export const get = (id) => backend.get(id);
/** @param {string} id */
export const remove = (id) => backend.remove(id);

/** All saved games, the last played first. */
export async function all() {
  const games = await backend.all();
  return games.sort((one, other) => other.time - one.time);
}
