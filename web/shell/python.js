// The page's way to Python. startPython() resolves with the app's handle(message) -> answer, both JSON text.
import { keepOffline } from "./offline.js";

// Python is on its way from this import on, while PyScript is still being read.
const boot = () => import("../boot.js");

const UNUSED_PLUGINS = ["codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal"];

// How much of the start lies behind us when PyScript says so.
const STAGES = new Map([
  ["Loading Pyodide", 0.2],
  ["Loading interpreter", 0.3],
  ["Loaded interpreter", 0.9],
]);

// PyScript looks after plugins for MicroPython too, so both of its languages have to be told.
function configurePyScript() {
  const plugins = UNUSED_PLUGINS.map((name) => `!${name}`);
  const micropython = document.createElement("mpy-config");
  micropython.hidden = true;
  micropython.setAttribute("type", "json");
  micropython.textContent = JSON.stringify({ plugins });
  const python = document.createElement("script");
  python.type = "py";
  const interpreter = new URL("../boot.js", import.meta.url).href;
  python.setAttribute("config", JSON.stringify({ interpreter, index_urls: [], plugins }));
  document.body.append(micropython, python);
}

// PyScript keeps notes in a database and does not start where it may not: refused storage, some private windows.
const databaseWorks = () =>
  new Promise((resolve) => {
    const request = indexedDB.open("tafelrunde probe");
    request.onsuccess = () => resolve(request.result.close() ?? true);
    request.onerror = () => resolve(false);
  }).catch(() => false);

/** PyScript looks through all that comes onto the page for scripts to run. Ours come with it: from `stop` on it need not. */
function watchedDocument() {
  const { observe } = MutationObserver.prototype;
  const watching = new Set();
  MutationObserver.prototype.observe = function (target, what) {
    if (target === document) watching.add(this);
    observe.call(this, target, what);
  };
  return function stop() {
    MutationObserver.prototype.observe = observe;
    for (const observer of watching) observer.disconnect();
  };
}

async function startPyScript() {
  const stopWatching = watchedDocument();
  // PyScript reads its configuration from the page while it is being imported, so that comes first.
  configurePyScript();
  const { hooks } = await import("../vendor/pyscript/core.js");
  // What PyScript prepares for its own workers needs eval; ours is none of them.
  hooks.worker.onBeforeRunAsync.clear();
  return new Promise((resolve) => {
    hooks.main.onReady.add(({ interpreter }) => {
      stopWatching();
      resolve(interpreter);
      // A hook that never ends: PyScript would go on to write, compile and import its Python package,
      // of which the app uses nothing.
      return new Promise(() => {});
    });
  });
}

// The first board comes first; megabytes for later can wait. WebKit has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback
  ? (then) => requestIdleCallback(then, { timeout: 5000 })
  : (then) => setTimeout(then, 1000);

export async function startPython(onProgress = () => {}) {
  const started = boot();
  onProgress(0.05);
  addEventListener("py:progress", ({ detail }) => STAGES.has(detail) && onProgress(STAGES.get(detail)));
  const pyodide = await ((await databaseWorks()) ? startPyScript() : (await started).loadPyodide());
  pyodide.runPython("from app.dom import register; register()");
  performance.mark("python ready");
  onProgress(1);
  whenIdle(keepOffline);
  return globalThis.tafelrundeHandle;
}

// Makes pydantic importable: whoever reads a save, a link or a message awaits this first.
export const loadDoor = async () => (await boot()).loadDoor();
