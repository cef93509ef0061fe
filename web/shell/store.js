// Saved games and boxes of somebody's own: IndexedDB, else localStorage, else memory. A write that fails is told,
// and made up for by the next one; play goes on.

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
/** @typedef {"refused" | "full" | "failed" | "unread"} Trouble */
/** @typedef {{ database: string, table: string, prefix: string }} Place  where things of a kind are kept */

// Each kind has a database of its own: one that grew would have to wait until every old page is closed.
// What is played in a frame of another page has a place of its own: nobody who frames this page gets at a person's games.
const FRAMED = globalThis.parent === globalThis.self ? "" : "-framed";
const GAMES = { database: `tafelrunde${FRAMED}`, table: "games", prefix: `tafelrunde${FRAMED}.game.` };
const BOXES = { database: `tafelrunde-boxes${FRAMED}`, table: "boxes", prefix: `tafelrunde${FRAMED}.box.` };
// How long a database may take to open, to read and to write, in ms in which the page itself has time to listen.
const OPENS = 4000;
const ANSWERS = 8000;
const TICK = 250;

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

/**
 * Counts while the page has its turn: Python's start can hold it up for longer than that.
 * @template R
 * @param {Promise<R>} wanted
 * @param {number} patience
 * @returns {Promise<R>}
 */
async function inTime(wanted, patience) {
  let waits = true;
  const ends = () => {
    waits = false;
  };
  wanted.then(ends, ends);
  for (let waited = 0; waits && waited < patience; waited += TICK)
    await Promise.race([wanted, new Promise((resume) => setTimeout(resume, TICK))]);
  if (waits) throw new DOMException("no answer", "TimeoutError");
  return wanted;
}

/** @param {unknown} reason */
const isLate = (reason) => reason instanceof DOMException && reason.name === "TimeoutError";

/**
 * Whatever version it has: a later one of this page may have been here.
 * @param {Place} place
 * @param {number} [version]
 * @returns {Promise<IDBDatabase>}
 */
async function connection(place, version) {
  const { database, table } = place;
  const opening = indexedDB.open(database, version);
  opening.onupgradeneeded = () => {
    if (!opening.result.objectStoreNames.contains(table)) opening.result.createObjectStore(table, { keyPath: "id" });
  };
  const db = await inTime(request(opening), OPENS);
  db.onversionchange = () => db.close(); // a later version of this page is not to wait for this one
  if (db.objectStoreNames.contains(table)) return db;
  db.close();
  return connection(place, db.version + 1);
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
      return await inTime(act(), ANSWERS);
    } catch (reason) {
      if (isLate(reason)) throw reason;
      db.close();
      db = await connection(place);
      return inTime(act(), ANSWERS);
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
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
    } catch {
      return /** @type {T} */ ({ id: key.slice(prefix.length) }); // damaged: it is listed so, and can be deleted
    }
  };
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

/** @type {Set<Trouble>} */
const told = new Set();

/** Nothing is kept there, and never was. @param {unknown} reason */
const isRefused = (reason) =>
  !(reason instanceof DOMException) || ["SecurityError", "InvalidStateError"].includes(reason.name);

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
    /** @type {Map<string, T>} what could not be written yet */
    this.unsaved = new Map();
    /** @type {Map<string, T>} what is not to be kept, unless something is done with it */
    this.passing = new Map();
    /** @type {Promise<void> | null} the write under way, or null: the next choice waits for it */
    this.writing = null;
  }

  /** Opens the best that there is. */
  async open() {
    for (const attempt of [indexedStore, localStore]) {
      try {
        this.backend = await attempt(this.place);
        if (attempt === indexedStore) await this.bringHome();
        return;
      } catch (reason) {
        // Refused here: the next one may be allowed.
        if (attempt === indexedStore && !isRefused(reason)) trouble("unread");
      }
    }
    trouble("refused");
  }

  /** What was put aside while the database did not answer belongs with the rest; where that fails it stays for later. */
  async bringHome() {
    try {
      await this.backend.get(""); // one that never answers is found out before anything is to be written
      /** @type {Backend<T>} */
      const aside = await localStore(this.place);
      for (const thing of await aside.all()) {
        if (!thing.time) continue; // damaged
        const here = await this.backend.get(thing.id);
        if (!here || here.time < thing.time) await this.backend.put(thing);
        await aside.remove(thing.id);
      }
    } catch (reason) {
      if (isLate(reason)) throw reason;
      console.warn("what was put aside stays there:", reason);
    }
  }

  /**
   * A database that does not answer any more holds nobody up twice: until the next start the next best has to do.
   * @template R
   * @param {(backend: Backend<T>) => Promise<R>} act
   */
  async try(act) {
    const { backend } = this;
    try {
      return await act(backend);
    } catch (reason) {
      if (!isLate(reason)) throw reason;
      trouble("unread");
      if (this.backend === backend) await this.doWithout();
      return act(this.backend);
    }
  }

  async doWithout() {
    try {
      this.backend = await localStore(this.place);
    } catch {
      this.backend = memoryStore();
    }
  }

  async writeAll() {
    /** @type {unknown[]} */
    const failed = [];
    for (const [id, saved] of this.unsaved) {
      const write = this.try((backend) => backend.put(saved)).then(
        () => this.unsaved.get(id) === saved && this.unsaved.delete(id),
      );
      await write.catch((reason) => failed.push(reason));
    }
    if (failed.length) throw failed[0];
    told.delete("full");
    told.delete("failed");
  }

  /** @param {T} saved */
  put(saved) {
    this.passing.delete(saved.id);
    this.unsaved.set(saved.id, saved);
    const write = (this.writing ?? Promise.resolve())
      .then(() => this.writeAll())
      .catch((reason) => trouble(/quota/i.test(String(reason?.name) + reason) ? "full" : "failed"))
      .finally(() => {
        if (this.writing === write) this.writing = null;
      });
    this.writing = write;
    return write;
  }

  /** As long as the page is open, and in no list. @param {T} saved */
  hold(saved) {
    this.passing.set(saved.id, saved);
  }

  /** @param {string} id */
  async get(id) {
    return this.passing.get(id) ?? this.unsaved.get(id) ?? this.try((backend) => backend.get(id));
  }

  /** @param {string} id */
  async remove(id) {
    this.unsaved.delete(id);
    await this.try((backend) => backend.remove(id));
  }

  /** All of them, the last used first. What lies there may be damaged. */
  async all() {
    const kept = await this.try((backend) => backend.all()).catch(() => {
      trouble("unread");
      return [];
    });
    const things = [...kept.filter(({ id }) => !this.unsaved.has(id)), ...this.unsaved.values()];
    return things.sort((one, other) => (Number(other.time) || 0) - (Number(one.time) || 0));
  }
}

/** @type {Store<Saved>} */
const games = new Store(GAMES);
/** @type {Store<SavedBox>} boxes of somebody's own */
export const boxes = new Store(BOXES);

/**
 * Opens the best store there is. `onTrouble` hears of each kind of trouble once, until writing succeeds again.
 * @param {(why: Trouble) => void} onTrouble
 */
export async function open(onTrouble) {
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
/** @param {Saved} saved */
export const hold = (saved) => games.hold(saved);
/** @param {string} id */
export const get = (id) => games.get(id);
/** @param {string} id */
export const remove = (id) => games.remove(id);

/** All saved games, the last played first. */
export const all = () => games.all();
