// The page's beginning: language, signs, start screen, Python; then the table until it is left.
import { fromAddress } from "./address.js";
import * as bots from "./bots.js";
import { byId } from "./dom.js";
import * as door from "./door.js";
import * as drawer from "./drawer.js";
import * as embedded from "./embedded.js";
import { on } from "./events.js";
import { need, speak } from "./i18n.js";
import * as icons from "./icons.js";
import * as idle from "./idle.js";
import * as input from "./input.js";
import * as languages from "./languages.js";
import { notice, passed } from "./notices.js";
import { keepOffline } from "./offline.js";
import * as tab from "./one-tab.js";
import { painted, unoccupied } from "./painted.js";
import * as panels from "./panels.js";
import * as patches from "./patch.js";
import * as preferences from "./preferences.js";
import { finishPython, loadPydantic, startPython } from "./python.js";
import * as saves from "./saves.js";
import { order } from "./setup.js";
import { games } from "./shelf.js";
import * as startScreen from "./start.js";
import * as store from "./store.js";
import * as turnEnd from "./turn-end.js";
import * as zoom from "./zoom.js";

/** @import { Kept, Order, Patch } from "../types/protocol.js" */
/** @import { AnyMessage, Message } from "./door.js" */
/** @import { Panel } from "./panels.js" */

const root = document.documentElement;
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

let game = ""; // the id of the game on the table
let python = Promise.resolve(); // from `connect` on: it is there

/**
 * At once, so that a reload right after a click loses nothing; and before the next: the door waits for the store.
 * @param {Kept} save
 */
function keep(save) {
  store.put({ id: game, game: root.dataset.game ?? "", time: Date.now(), ...save });
}

/** @param {Patch} patch */
function onPatch(patch) {
  patches.apply(patch);
  panels.renew();
  if (patch.revision !== undefined) input.at(patch.revision);
  if (patch.save) keep(patch.save);
  if (patch.screen === "curtain" || patch.screen === "result") passed();
  if (patch.error) notice(patch.error);
  for (const { id, args, open } of patch.notice ?? [])
    notice({ id, args }, open ? [{ label: `shell-open-${open}`, act: () => panels.open(open) }] : [], false);
  if ("think" in patch) bots.think(patch.think);
  if (patch.screen) embedded.tell();
}

/**
 * A bug of ours: the game is safe up to the last choice; the record helps to mend it.
 * @param {unknown} error
 * @param {AnyMessage} message
 */
function onFailure(error, message) {
  if (message.do === "think") {
    bots.fail(String(error));
    return;
  }
  console.error(error);
  bots.think(null);
  const copy = () => {
    let record = null;
    try {
      record = door.ask({ do: "record" }).record;
    } catch {
      // Python is down altogether: the report says what it can
    }
    navigator.clipboard?.writeText(
      JSON.stringify({ error: String(error), message, record, agent: navigator.userAgent }, null, 1),
    );
  };
  notice({ id: "shell-failure" }, [
    { label: "shell-failure-copy", act: copy },
    { label: "shell-failure-reload", act: () => location.reload() },
  ]);
}

/**
 * Waits for Python with the progress in sight, then opens a table.
 * @param {string} id
 * @param {string} kind  which game it is
 * @param {Message<"start"> | Message<"load">} message
 */
async function openTable(id, kind, message) {
  startScreen.wait(true);
  await Promise.all([message.do === "load" ? python.then(loadPydantic) : python, need(kind)]);
  game = id;
  patches.clear();
  drawer.furnish(kind);
  drawer.tab();
  drawer.stage("board");
  door.shut(false);
  door.send(message);
  if (root.dataset.screen === "start") {
    leave();
    return;
  }
  tab.hold(id);
}

/** @param {Order} setup */
const begin = (setup) => openTable(newId(), setup.game, { do: "start", setup });

/** @param {string} id */
async function resume(id) {
  const saved = await store.get(id);
  if (saved) await openTable(id, saved.game, { do: "load", save: saved.text });
  else await leave();
}

/** @param {File} file */
async function importFile(file) {
  const save = await saves.readFile(file);
  await python;
  await need(...Object.keys(games)); // which of them it is, only Python can tell
  if (save === null) notice({ id: "shell-bad-file" });
  else await openTable(newId(), root.dataset.game ?? "", { do: "load", save, names: startScreen.names() });
}

/** @param {HTMLInputElement} field */
function takeFile(field) {
  const file = field.files?.[0];
  field.value = "";
  if (file) importFile(file);
}

async function leave() {
  game = "";
  tab.release();
  bots.think(null);
  await store.pending();
  patches.clear();
  startScreen.wait(false);
  patches.screen("start");
  await saves.draw();
}

function tellAboutTabs() {
  const playHere = {
    label: "shell-tab-play-here",
    act: async () => {
      tab.take(game);
      await resume(game);
    },
  };
  const away = { label: "shell-leave", act: leave };
  const blocked = (/** @type {string} */ id) => {
    door.shut(true);
    bots.think(null);
    notice({ id }, [playHere, away]);
  };
  tab.listen({ elsewhere: () => blocked("shell-tab-elsewhere"), taken: () => blocked("shell-tab-taken") });
}

/** What a dialog shows is made when it opens. @param {Panel} name */
function showPanel(name) {
  if (door.ready()) patches.apply({ regions: door.ask({ do: name, game: root.dataset.game ?? "" }).regions });
}

function listen() {
  on("click", "[data-resume]", (button) => resume(saves.idOf(button) ?? ""));
  on("click", "[data-delete]", (button) => saves.remove(saves.idOf(button) ?? ""));
  on("click", "[data-export]", (button) => saves.exportFile(saves.idOf(button) ?? game));
  on("click", "[data-leave]", (button) => {
    panels.closeFor(button);
    leave();
  });
  addEventListener("tafelrunde:update", ({ detail }) => {
    notice({ id: "shell-new-version" }, [{ label: "shell-new-version-load", act: () => detail.apply() }]);
  });
  on("click", "[data-look]", () => patches.screen("table"));
  on("click", "[data-result]", () => patches.screen("result"));
  on("change", "#import", takeFile);
  takeFile(byId("import", HTMLInputElement)); // somebody may have been quicker than the page
}

/** Goes on with the game of this tab, or starts the one that the address asks for. */
async function firstTable() {
  const unfinished = tab.unfinished();
  if (unfinished && (await store.get(unfinished))) return resume(unfinished);
  const { setup, problem } = fromAddress(games, location.search);
  if (problem) {
    notice(problem, [], true);
    if (setup) startScreen.show(setup);
  }
  if (problem || !setup) return startScreen.wait(embedded.waits);
  return begin(order(setup, (seat, at) => startScreen.nameOf(seat, at, setup.seats)));
}

/**
 * Everything on the start screen, ready for use. The signs show when they are there.
 * @param {Promise<void>} language
 */
async function drawStart(language) {
  icons.start();
  await language;
  startScreen.start(begin);
  languages.start();
  preferences.start();
  panels.start(showPanel);
  drawer.start();
  zoom.start();
  input.start();
  idle.start();
  tellAboutTabs();
  listen();
}

/**
 * Python, and the door to it, once `ready` says that it may have the page's attention.
 * @param {Promise<void>} ready
 * @param {Promise<void>} language
 */
function connect(ready, language) {
  const progress = (/** @type {number} */ part) => language.then(() => startScreen.progress(part));
  python = ready
    .then(() => startPython(progress))
    .then((handle) => {
      door.connect(handle, { patch: onPatch, failure: onFailure });
      turnEnd.start();
      progress(1);
    });
  python.catch((error) => {
    console.error(error);
    notice({ id: "shell-boot-failed" }, [{ label: "shell-failure-reload", act: () => location.reload() }]);
    startScreen.wait(false);
  });
}

async function main() {
  const waits = new URLSearchParams(location.search).has("game") || embedded.waits || tab.unfinished() !== null;
  startScreen.wait(waits);
  const language = speak(root.lang);
  const opened = store.open((why) => language.then(() => notice({ id: `shell-storage-${why}` }, [], true)));
  const drawn = drawStart(language);
  // Python's start leaves the page no time for anything else: a start screen that is to be used comes first.
  connect(waits ? Promise.resolve() : drawn.then(painted), language);
  await Promise.all([drawn, opened]);
  await saves.draw();
  const first = firstTable();
  embedded.start(python, first, { begin, open: (kind, message) => openTable(newId(), kind, message) });
  await first;
  // The first board comes first; what can wait, and megabytes for later, when there is nothing else to do.
  python
    .then(painted)
    .then(unoccupied)
    .then(
      () => {
        finishPython();
        keepOffline();
      },
      () => {}, // a start that failed has been told
    );
}

main();
