// PyScript, which reads from index.html what it is to do: <script type="py"> names the interpreter (boot.js), the
// engine's wheel and the script to run. What is not as PyScript comes out of its box, and why:
// - Before a script it writes, compiles and imports its Python package, of which this page uses nothing. That takes as
//   long as a whole start from the snapshot. So there the script runs ahead, as soon as PyScript says that the
//   interpreter is ready; the package comes when the first board can be clicked (a start screen is not held up by it),
//   and the script finds that it has run.
// - What it prepares for workers of its own needs eval, which the page's policy forbids. Ours is none of them.
// - It keeps notes in a database and does not start where there is none (refused storage, some private windows): there
//   python.js does without it. The one file does so too, since PyScript takes no interpreter from inside a page.
// It also looks through whatever comes onto the page for further scripts, and there is no way to tell it that none will
// come but to patch what is not ours: a few milliseconds for each click.

/** @import { PyodideAPI } from "../vendor/pyodide/pyodide.js" */

const ANSWERS = 3000; // ms that a database may take to open
const FOLLOWS = 8000; // ms that PyScript may take to notice that its interpreter is there

/** @type {() => Promise<boolean>} */
export const isPossible = () =>
  new Promise((resolve) => {
    const request = indexedDB.open("tafelrunde probe");
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
    setTimeout(resolve, ANSWERS, false); // some never answer
  }).catch(() => false);

let goingOn = () => {};
/** @type {Promise<void>} */
const mayGoOn = new Promise((resolve) => {
  goingOn = resolve;
});

/** Lets PyScript come to its end. */
export const goOn = () => goingOn();

/**
 * Resolves when the script has run; with false where PyScript is not to be had, or keeps silent.
 * @param {Promise<typeof import("../boot.js")>} booted
 * @param {Promise<string>} script
 * @returns {Promise<boolean>}
 */
export async function start(booted, script) {
  const done = new Promise((resolve) => addEventListener("py:done", resolve, { once: true }));
  done.then(() => performance.mark("PyScript done"));
  const core = await import("../vendor/pyscript/core.js").catch((reason) => console.warn("No PyScript:", reason));
  if (!core) return false;
  const { hooks } = core;
  hooks.worker.onBeforeRunAsync.clear();
  const boot = await booted;
  /** @type {Promise<PyodideAPI | null>} */
  const ready = new Promise((resolve) => {
    hooks.main.onReady.add(({ interpreter }) => {
      resolve(interpreter);
      return boot.restored ? mayGoOn : undefined;
    });
  });
  await boot.loadPyodide(); // PyScript is silent about an interpreter that does not start
  const late = new Promise((resolve) => setTimeout(resolve, FOLLOWS, null));
  const pyodide = await Promise.race([ready, late]);
  if (!pyodide) return false;
  await boot.breath();
  if (boot.restored) pyodide.runPython(await script);
  else await done;
  return true;
}
