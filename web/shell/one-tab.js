// A game is played in one tab at a time: which one this tab has open is told to the others, and remembered over a reload.

/** @typedef {{ say: "opened" | "held" | "take", game: string }} Call */
/** @typedef {{ elsewhere(): void, taken(): void }} Listeners */

// One for each address, whatever its language: a site may embed several games, and their frames share this storage.
const address = new URLSearchParams(location.search);
address.delete("lang");
const KEY = `tafelrunde.open?${address}`;
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("tafelrunde") : null;

/** @type {string | null} */
let open = null;
/** @type {Listeners} */
let heard = { elsewhere() {}, taken() {} };

/** @param {Call} call */
const tell = (call) => channel?.postMessage(call);

channel?.addEventListener("message", (/** @type {MessageEvent<Call>} */ { data }) => {
  if (!open || data.game !== open) return;
  if (data.say === "opened") tell({ say: "held", game: open });
  if (data.say === "held") heard.elsewhere();
  if (data.say === "take") {
    open = null;
    heard.taken();
  }
});

/**
 * `elsewhere`: another tab has this game already. `taken`: another tab plays on with it.
 * @param {Listeners} listeners
 */
export function listen(listeners) {
  heard = listeners;
}

/** Says that this tab now has a game; other tabs answer if they have it too. @param {string} game */
export function hold(game) {
  open = game;
  remember();
  tell({ say: "opened", game });
}

/** The other tabs give this game up. @param {string} game */
export function take(game) {
  tell({ say: "take", game });
}

export function release() {
  open = null;
  remember();
}

function remember() {
  try {
    if (open) sessionStorage.setItem(KEY, open);
    else sessionStorage.removeItem(KEY);
  } catch {
    // no storage: a reload starts afresh, and the storage notice has said so
  }
}

/** The game to go on with after a reload or a crash of this very page, or null. */
export function unfinished() {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "navigate") return null;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
