// Saved games: IndexedDB, else localStorage, else memory. A write that fails is told, and play goes on.

/** @typedef {{id: string, game: string, time: number, text: string, label: object, seats: object[], ended: boolean}} Saved */

const PREFIX = "tafelrunde.game.";

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

async function indexedStore() {
  let db = await connection();
  const games = (mode) => db.transaction("games", mode).objectStore("games");
  /** iOS takes the connection from a page in the background: nothing works then until there is another one. */
  const lasting = async (act) => {
    try {
      return await act();
    } catch {
      db.close();
      db = await connection();
      return act();
    }
  };
  const read = (act) => lasting(() => request(act(games("readonly"))));
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
    kind: "indexed",
    put: (saved) => write((store) => store.put(saved)),
    remove: (id) => write((store) => store.delete(id)),
    get: (id) => read((store) => store.get(id)),
    all: () => read((store) => store.getAll()),
  };
}

function localStore() {
  localStorage.setItem(`${PREFIX}test`, "1");
  localStorage.removeItem(`${PREFIX}test`);
  const read = (key) => JSON.parse(localStorage.getItem(key));
  return {
    kind: "local",
    put: async (saved) => localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved)),
    remove: async (id) => localStorage.removeItem(PREFIX + id),
    get: async (id) => read(PREFIX + id),
    all: async () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map(read),
  };
}

function memoryStore() {
  const games = new Map();
  return {
    kind: "memory",
    put: async (saved) => void games.set(saved.id, saved),
    remove: async (id) => void games.delete(id),
    get: async (id) => games.get(id),
    all: async () => [...games.values()],
  };
}

let backend = null;
let writing = null;
let trouble = () => {};

/** Opens the best store there is. `onTrouble` hears "refused" or "full" at most once each. */
export async function open(onTrouble) {
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
  backend = memoryStore();
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

export const get = (id) => backend.get(id);
export const remove = (id) => backend.remove(id);
export const lasting = () => backend.kind !== "memory";

/** All saved games, the last played first. */
export async function all() {
  const games = (await backend.all()).filter(Boolean);
  return games.sort((one, other) => other.time - one.time);
}
