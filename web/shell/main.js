// The page's beginning: language, signs, start screen, Python; then the table until it is left.
import { fromAddress } from "./address.js";
import * as arrive from "./arrive.js";
import * as bots from "./bots.js";
import * as boxScreen from "./box-screen.js";
import * as boxes from "./boxes.js";
import * as branch from "./branch.js";
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
import { holdsTable } from "./link.js";
import { notice, passed, tell } from "./notices.js";
import { keepOffline } from "./offline.js";
import * as tab from "./one-tab.js";
import { painted, unoccupied } from "./painted.js";
import * as panels from "./panels.js";
import { NotLoaded } from "./part.js";
import * as patches from "./patch.js";
import * as picture from "./picture.js";
import * as preferences from "./preferences.js";
import { finishPython, loadPydantic, startPython, want } from "./python.js";
import * as records from "./records.js";
import * as replay from "./replay.js";
import * as saves from "./saves.js";
import { pause, set, settings } from "./settings.js";
import { newId, order } from "./setup.js";
import * as see from "./see.js";
import * as share from "./share.js";
import { games } from "./shelf.js";
import * as since from "./since.js";
import * as sound from "./sound.js";
import * as startScreen from "./start.js";
import * as store from "./store.js";
import * as telling from "./telling.js";
import * as turnEnd from "./turn-end.js";
import * as zoom from "./zoom.js";

/** @import { Kept, Order, Patch, Seat } from "../types/protocol.js" */
/** @import { AnyMessage, Message } from "./door.js" */
/** @import { Panel } from "./panels.js" */

const root = document.documentElement;

let game = ""; // the id of the game on the table
/** @type {string | null} */
let table = null; // the id that it shares with copies elsewhere; null until it is known
let untouched = false; // began by an address or a message, and nobody has chosen anything yet: not worth keeping
let following = 0; // the timer of what others did
let waited = false; // it was a bot's turn
let python = Promise.resolve(); // from `connect` on: it is there

/** For whoever cannot go on without Python. */
function there() {
  want();
  return python;
}

/**
 * At once, so that a reload right after a click loses nothing; and before the next: the door waits for the store.
 * @param {Kept} save
 */
function keep(save) {
  if (table !== null && save.table !== table) {
    game = save.table; // once more with the same people: another game
    zoom.whole();
    tab.hold(game);
  }
  ({ table } = save);
  const saved = { id: game, game: root.dataset.game ?? "", time: Date.now(), ...save };
  if (untouched) store.hold(saved);
  else store.put(saved);
}

/**
 * What the guide has taught is remembered on this device, and which game it teaches by.
 * @param {string[] | null} topics
 */
function keepLearned(topics) {
  const kind = root.dataset.game ?? "";
  if (topics === null) set({ guiding: null });
  else if (settings.guiding !== game || settings.learned[kind]?.length !== topics.length)
    set({ guiding: game, learned: { ...settings.learned, [kind]: topics } });
}

/** What others did is shown move by move, like a bot's. @param {boolean} more */
function follow(more) {
  clearTimeout(following);
  if (more) following = setTimeout(() => (telling.holds() ? follow(true) : door.send({ do: "follow" })), pause());
}

/** @param {Patch} patch */
function onPatch(patch) {
  patches.apply(patch);
  if (patch.screen) replay.follow(patch.moment);
  panels.renew();
  if (patch.revision !== undefined) input.at(patch.revision);
  if (patch.save) keep(patch.save);
  if (patch.best !== undefined) records.tell(root.dataset.game ?? "", game, patch.best);
  if (patch.guide !== undefined) keepLearned(patch.guide);
  if (patch.screen === "curtain" || patch.screen === "result") passed();
  if (patch.error) notice(patch.error, boxScreen.wayOut(patch.error));
  for (const words of patch.told ?? []) tell(words);
  for (const { id, args, open } of patch.notice ?? [])
    notice({ id, args }, open ? [{ label: `shell-open-${open}`, act: () => panels.open(open) }] : [], false);
  if (waited && patch.screen === "table" && patch.think === null) sound.play("turn");
  if (patch.screen) waited = Boolean(patch.think?.bot);
  if ("think" in patch) bots.think(patch.think);
  if (patch.screen) follow(patch.coming ?? false);
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
  const copy = async () => navigator.clipboard?.writeText(await share.failed(error, game));
  notice({ id: "shell-failure" }, [
    { label: "shell-failure-copy", act: copy },
    { label: "shell-failure-reload", act: () => location.reload() },
  ]);
}

/**
 * Only a save needs pydantic: a record alone is read by hand.
 * @param {Message<"start"> | Message<"load"> | Message<"arrive">} message
 */
const needsPydantic = (message) => message.do === "load" && message.save.includes('"snapshot"');

/**
 * Waits for Python with the progress in sight, then opens a table.
 * @param {string} id
 * @param {string} kind  which game it is
 * @param {Message<"start"> | Message<"load"> | Message<"arrive">} message
 * @param {boolean} unasked  nobody here has asked for it
 */
async function openTable(id, kind, message, unasked = false) {
  startScreen.wait(true);
  try {
    await Promise.all([needsPydantic(message) ? there().then(loadPydantic) : there(), need(kind)]);
  } catch (reason) {
    startScreen.wait(false);
    throw reason;
  }
  bots.think(null);
  follow(false);
  [game, table, untouched] = [id, null, unasked];
  patches.clear();
  zoom.whole();
  drawer.furnish(kind);
  drawer.tab();
  drawer.stage("board");
  door.shut(false);
  door.send(message);
  painted().then(unoccupied).then(finishPython);
  if (root.dataset.screen === "start") {
    leave();
    return;
  }
  // What is only looked at may be played elsewhere meanwhile.
  if (root.dataset.screen !== "replay") tab.hold(id);
}

/** @param {Order} setup */
function begin(setup, unasked = false) {
  const id = newId();
  const learned = settings.learned[setup.game] ?? [];
  return openTable(id, setup.game, { do: "start", setup, table: id, learned }, unasked);
}

/** Where an address or another site wants it. @param {Order} setup */
const beginUnasked = (setup) => begin(setup, true);

/** @param {string} id */
async function resume(id) {
  const saved = await store.get(id);
  const learned = settings.guiding === id ? { learned: settings.learned[saved?.game ?? ""] ?? [] } : {};
  if (saved) await openTable(id, saved.game, { do: "load", save: saved.text, table: saved.table ?? id, ...learned });
  else await leave();
}

/** The same, and no other tab has it any more. @param {string} id */
async function openHere(id) {
  tab.take(id);
  await resume(id);
}

/** Looks at a saved game. @param {string} id */
async function watch(id) {
  const saved = await store.get(id);
  if (saved) await openTable(id, saved.game, { do: "load", save: saved.text, readonly: true });
}

/** A new game from the moment that is looked at; the one that was looked at stays as it is. @param {Seat[]} seats */
function playOn(seats) {
  game = newId();
  table = game;
  untouched = false;
  door.send({ do: "branch", seats, table });
  tab.hold(game);
}

/** From a replay to where it was opened. */
function goBack() {
  if (replay.isOverTable()) door.send({ do: "back" });
  else leave();
}

/** @param {File} file */
async function importFile(file) {
  const save = await saves.readFile(file);
  await there();
  await need(...Object.keys(games)); // which of them it is, only Python can tell
  if (save === null) {
    notice({ id: "shell-bad-file" });
    return;
  }
  if (saves.isBox(save)) {
    await boxScreen.take(save);
    return;
  }
  const { id, here } = await placeFor(save);
  if (here) {
    await resume(id);
    notice({ id: "shell-file-older" });
  } else await openTable(id, root.dataset.game ?? "", { do: "load", save, table: id, names: startScreen.names() });
}

/**
 * Where the game in a file belongs: to the one that it goes on with; `here` if that is further than the file, or as far;
 * or to a place of its own.
 * @param {string} save
 */
async function placeFor(save) {
  const table = saves.tableOf(save);
  const kept = table ? await arrive.copiesOf(table) : [];
  if (!kept.length) return { id: table ?? newId(), here: false };
  await loadPydantic();
  const { how, which } = door.ask({ do: "compare", text: save, kept: kept.map(({ text }) => text) });
  return which < 0 ? { id: newId(), here: false } : { id: kept[which].id, here: how !== "longer" };
}

/** @param {HTMLInputElement} field */
function takeFile(field) {
  const file = field.files?.[0];
  field.value = "";
  if (file) importFile(file);
}

async function leave() {
  game = "";
  table = null;
  follow(false);
  tab.release();
  bots.think(null);
  replay.pause();
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
  if (door.ready()) patches.apply({ regions: door.ask({ do: name }).regions });
}

function listen() {
  on("click", "[data-resume]", (button) => resume(saves.idOf(button) ?? ""));
  on("click", "[data-watch]", (button) => watch(saves.idOf(button) ?? ""));
  on("click", "[data-back]", goBack);
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
  on("click", "[data-print]", () => print());
  on("click", "[data-result]", () => patches.screen("result"));
  on("change", "#import", takeFile);
  takeFile(byId("import", HTMLInputElement)); // somebody may have been quicker than the page
}

/** Goes on with the game of this tab, or starts the one that the address asks for. */
async function firstTable() {
  if (holdsTable(location.href)) return arrive.openAddress();
  const unfinished = tab.unfinished();
  if (unfinished && (await store.get(unfinished))) return resume(unfinished);
  const { setup, problem } = fromAddress(games, languages.codes, location.search);
  if (problem) {
    notice(problem, [], true);
    embedded.complain(problem);
    if (setup) startScreen.show(setup);
  }
  if (problem || !setup) return startScreen.wait(embedded.waits);
  return beginUnasked(order(setup, (seat, at) => startScreen.nameOf(seat, at, setup.game)));
}

/** Somebody makes a choice: from now on the game is one to be kept. @param {Event} event */
function touch({ target }) {
  if (target instanceof Element && target.closest("[data-choice], [data-instead]")) untouched = false;
}

/**
 * Everything on the start screen, ready for use.
 * @param {Promise<void>} language
 */
async function drawStart(language) {
  await language;
  startScreen.start(begin);
  languages.start();
  preferences.start();
  panels.start(showPanel);
  drawer.start();
  zoom.start();
  replay.start();
  telling.start();
  sound.start();
  branch.start(playOn);
  picture.start();
  document.addEventListener("click", touch, { capture: true });
  input.start();
  see.start();
  since.start();
  idle.start();
  tellAboutTabs();
  share.start(saves.idOf, there);
  boxScreen.start({ python: there, leave, choose: startScreen.chooseBox });
  arrive.start({
    python: there,
    resume: openHere,
    open: async (id, kind, message) => {
      tab.take(id);
      await openTable(id, kind, message);
    },
    current: () => game,
    wait: startScreen.wait,
  });
  listen();
}

/**
 * Python, and the door to it, once `ready` says that it may have the page's attention. It knows all boxes from the start.
 * @param {Promise<void>} ready
 * @param {Promise<void>} language
 * @param {Promise<void>} boxed  boxes are read
 */
function connect(ready, language, boxed) {
  const progress = (/** @type {number} */ part) => language.then(() => startScreen.progress(part));
  python = ready
    .then(() => startPython(progress))
    .then(async (handle) => {
      await boxed;
      door.connect(handle, { patch: onPatch, failure: onFailure });
      boxes.tell();
      turnEnd.start();
      progress(1);
    });
}

/**
 * From now on a file that does not come, or a bug of ours, is told as a notice; before, trouble.js tells what failed.
 * @param {Promise<void>[]} parts
 */
function watchOver(...parts) {
  const failed = (/** @type {unknown} */ detail) => dispatchEvent(new CustomEvent("start-failed", { detail }));
  Promise.all([...parts, python]).then(() => {
    dispatchEvent(new Event("started"));
    addEventListener("unhandledrejection", ({ reason }) =>
      notice({ id: reason instanceof NotLoaded ? "shell-not-loaded" : "shell-failure" }),
    );
  }, failed);
}

async function main() {
  const waits =
    new URLSearchParams(location.search).has("game") ||
    embedded.waits ||
    tab.unfinished() !== null ||
    holdsTable(location.href);
  startScreen.wait(waits);
  const language = speak(root.lang);
  const opened = store.open((why) =>
    language.then(() =>
      notice({ id: `shell-storage-${why}`, args: { framed: String("framed" in root.dataset) } }, [], true),
    ),
  );
  const drawn = drawStart(language);
  // Python's start leaves the page no time for anything else: a start screen that is to be used comes first.
  const boxed = Promise.all([opened, language]).then(boxes.load);
  connect(waits ? Promise.resolve() : drawn.then(painted), language, boxed);
  const signed = icons.start();
  watchOver(drawn, signed);
  Promise.all([waits ? python : drawn, signed])
    .then(painted)
    .then(startScreen.drawPictures, () => {}); // a start that failed has been told
  await Promise.all([drawn, boxed]);
  const first = firstTable();
  embedded.start(there, first, {
    begin: beginUnasked,
    open: (kind, message) => openTable(newId(), kind, message, true),
  });
  // The list of saved games holds no table up. Whoever leaves one finds it drawn.
  const listed = async () => {
    if (root.dataset.screen === "start") await saves.draw();
  };
  first.then(listed, listed);
  await first;
  // The first board comes first; megabytes for later when there is nothing else to do.
  python
    .then(painted)
    .then(unoccupied)
    .then(
      keepOffline,
      () => {}, // a start that failed has been told
    );
}

main();
