// Which game this tab has open: told to other tabs, and remembered over a reload.

// One for each address, whatever its language: a site may embed several games, and their frames share this storage.
const address = new URLSearchParams(location.search);
address.delete("lang");
const KEY = `tafelrunde.open?${address}`;
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("tafelrunde") : null;

let open = null;
let heard = { elsewhere() {}, taken() {} };

channel?.addEventListener("message", ({ data }) => {
  if (!open || data.game !== open) return;
  if (data.say === "opened") channel.postMessage({ say: "held", game: open });
  if (data.say === "held") heard.elsewhere();
  if (data.say === "take") {
    open = null;
    heard.taken();
  }
});

/** `elsewhere`: another tab has this game already. `taken`: another tab plays on with it. */
export function listen(listeners) {
  heard = listeners;
}

/** Says that this tab now has a game; other tabs answer if they have it too. */
export function hold(game) {
  open = game;
  remember();
  channel?.postMessage({ say: "opened", game });
}

/** The other tabs give this game up. */
export function take(game) {
  channel?.postMessage({ say: "take", game });
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
  if (visit?.type === "navigate") return null;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
