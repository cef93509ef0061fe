// A link to a game: copied, given to the system, or shown as a QR code for another camera. And the report of a problem,
// which is a link too.
import { byId, first } from "./dom.js";
import * as door from "./door.js";
import { on } from "./events.js";
import { say, text } from "./i18n.js";
import { addressOf } from "./link.js";
import * as qr from "./qr.js";
import { set, settings } from "./settings.js";
import * as store from "./store.js";

/** @import { Linked } from "../types/protocol.js" */

const dialog = byId("share", HTMLDialogElement);
const field = byId("share-link", HTMLInputElement);

/** What a report says besides the game. @param {unknown} [error] */
function about(error) {
  const { version } = door.ask({ do: "hello" });
  return [version, navigator.userAgent, error].filter(Boolean).join(" · ");
}

/**
 * The link of a game that is kept, or of the table that is open. It is written first: no turn is lost with a link.
 * @param {string} [id]
 */
async function linkOf(id) {
  await store.pending();
  const saved = id ? await store.get(id) : undefined;
  return door.ask({ do: "link_of", ...(saved ? { save: saved.text } : {}) });
}

/** @param {Linked} link */
function title({ game, to }) {
  if (to !== null) say(byId("share-title"), "shell-share-to", { name: to });
  else say(byId("share-title"), "shell-share-game", { game: { id: `${game}-title` } });
}

/** That links tell everything is said once. @param {Linked} link */
function beHonest({ over }) {
  const line = byId("share-honest");
  line.hidden = over || settings.honest;
  if (!line.hidden) set({ honest: true });
}

/**
 * @param {string} link
 * @param {string} words  the message that says what it is good for
 */
async function show(link, words) {
  field.value = link;
  say(byId("share-about"), words);
  byId("share-done").textContent = "";
  first("[data-share-system]", dialog).hidden = !navigator.share;
  for (const open of document.querySelectorAll("dialog[open]")) if (open instanceof HTMLDialogElement) open.close();
  dialog.showModal();
  first("[data-share-copy]", dialog).focus(); // by attribute a browser would complain of it in a frame
  const box = byId("share-code");
  try {
    await qr.show(box, link);
    box.hidden = false;
  } catch (reason) {
    console.warn("no QR code:", reason); // the link is there all the same
    box.hidden = true;
  }
}

/** Offers the link to a game: one that is kept, or the one on the table. @param {string} [id] */
export async function offer(id) {
  const link = await linkOf(id);
  title(link);
  beHonest(link);
  const box = byId("share-box");
  box.hidden = !link.box;
  if (link.box) say(box, "shell-share-box", { name: link.box });
  await show(
    addressOf(location.href, link.text),
    link.to !== null ? "shell-share-turn" : link.over ? "shell-share-over" : "shell-share-open",
  );
}

/** A report of a problem with the game on the table. */
async function report() {
  const link = await linkOf();
  say(byId("share-title"), "shell-report");
  beHonest({ ...link, over: true });
  byId("share-box").hidden = true;
  await show(addressOf(location.href, link.text, about()), "shell-report-about");
}

/**
 * The same after a failure, as text to be copied: of what is kept, which is whole, whatever became of the table. Where
 * Python is down altogether, the save itself.
 * @param {unknown} error
 * @param {string} id
 */
export async function failed(error, id) {
  try {
    return addressOf(location.href, (await linkOf(id)).text, about(error));
  } catch {
    const saved = await store.get(id);
    return JSON.stringify({ error: String(error), agent: navigator.userAgent, save: saved?.text ?? null }, null, 1);
  }
}

async function copy() {
  try {
    await navigator.clipboard.writeText(field.value);
    say(byId("share-done"), "shell-share-copied");
  } catch {
    // Not allowed here: it can still be done by hand.
    field.focus();
    field.select();
    say(byId("share-done"), "shell-share-select");
  }
}

async function give() {
  try {
    await navigator.share({ title: text("shell-share-subject"), url: field.value });
  } catch (reason) {
    // Whoever closes the system's sheet wants nothing more.
    if (!(reason instanceof DOMException && reason.name === "AbortError")) await copy();
  }
}

/**
 * @param {(button: Element) => string | null} idOf  the saved game to which a button belongs
 * @param {() => Promise<void>} python
 */
export function start(idOf, python) {
  on("click", "[data-share]", async (button) => {
    await python();
    await offer(idOf(button) ?? undefined);
  });
  on("click", "[data-report]", report);
  on("click", "[data-share-copy]", copy);
  on("click", "[data-share-system]", give);
  on("focusin", "#share-link", () => field.select());
}
