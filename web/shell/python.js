// The page's way to Python. startPython() resolves with the app's handle(message) -> answer, both JSON text.
import * as pyscript from "./pyscript.js";

// Python is on its way from this import on, while PyScript is still being read.
const boot = () => import("../boot.js");

async function startScript() {
  const answer = await fetch(new URL("../python/start.py", import.meta.url));
  if (!answer.ok) throw new Error(`start.py: ${answer.status}`);
  return answer.text();
}

/**
 * The same as PyScript does, where it cannot be had.
 * @param {Promise<typeof import("../boot.js")>} booted
 * @param {Promise<string>} script
 */
async function startWithoutPyScript(booted, script) {
  const pyodide = await (await booted).loadPyodide();
  pyodide.runPython(await script);
}

/** @param {(part: number) => void} onProgress  hears how much of the start lies behind, from 0 to 1 */
export async function startPython(onProgress) {
  const booted = boot();
  const script = startScript();
  script.catch(() => {}); // reported to whoever awaits it
  onProgress(0.05);
  await ((await pyscript.isPossible())
    ? pyscript.start(booted, script, onProgress)
    : startWithoutPyScript(booted, script));
  if (!globalThis.tafelrundeHandle) throw new Error("start.py has not given the page its function into Python");
  performance.mark("python ready");
  onProgress(1);
  return globalThis.tafelrundeHandle;
}

/** To be called when the first board can be clicked: what PyScript has put off until then. */
export const finishPython = () => pyscript.goOn();

/** Makes pydantic importable: whoever reads a save, a link or a message awaits this first. */
export const loadPydantic = async () => (await boot()).loadPydantic();
