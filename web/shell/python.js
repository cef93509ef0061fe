// The page's way to Python. startPython() resolves with the app's handle(message) -> answer, both JSON text.
import { NotLoaded, part } from "./part.js";
import * as pyscript from "./pyscript.js";

const FIRST = 0.05; // of the start lies behind when it begins …
const ARRIVED = 0.85; // … and so much more when all is here

// Python is on its way from this import on, while PyScript is still being read.
const boot = () => import("../boot.js");

/** Somebody waits for Python: it is not to rest first. */
export const want = () =>
  boot().then(
    ({ hurry }) => hurry(),
    () => {}, // reported to whoever awaits Python
  );

const startScript = async () => (await part("python/start.py")).text();

/**
 * The same as PyScript does, where it cannot be had.
 * @param {Promise<typeof import("../boot.js")>} booted
 * @param {Promise<string>} script
 */
async function startWithoutPyScript(booted, script) {
  const pyodide = await (await booted).loadPyodide();
  pyodide.runPython(await script);
  performance.mark("without PyScript");
}

/**
 * What arrives is most of the start; what is left after that cannot be seen from here.
 * @param {Promise<typeof import("../boot.js")>} booted
 * @param {(part: number) => void} onProgress
 */
function countBytes(booted, onProgress) {
  let expected = Infinity;
  let here = 0;
  booted.then(
    (boot) => {
      ({ expected } = boot);
    },
    () => {}, // reported to whoever awaits it
  );
  onProgress(FIRST);
  addEventListener("bytes", ({ detail }) => {
    here += detail;
    if (!globalThis.tafelrundeHandle) onProgress(FIRST + ARRIVED * Math.min(here / expected, 1));
  });
}

/** @param {(part: number) => void} onProgress  hears how much of the start lies behind, from 0 to 1 */
export async function startPython(onProgress) {
  const booted = boot();
  const script = startScript();
  script.catch(() => {}); // reported to whoever awaits it
  countBytes(booted, onProgress);
  if (!((await pyscript.isPossible()) && (await pyscript.start(booted, script))))
    await startWithoutPyScript(booted, script);
  if (!globalThis.tafelrundeHandle) throw new Error("start.py has not given the page its function into Python");
  performance.mark("python ready");
  onProgress(1);
  return globalThis.tafelrundeHandle;
}

/** To be called when the first board can be clicked: what PyScript has put off until then. */
export const finishPython = () => pyscript.goOn();

/** Makes pydantic importable: whoever reads a save, a link or a message awaits this first. */
export const loadPydantic = async () => {
  try {
    await (await boot()).loadPydantic();
  } catch (reason) {
    throw new NotLoaded(String(reason));
  }
};
