// The way to Python in the one-file build: the same two functions as shell/python.js, without PyScript,
// which will not take an interpreter from inside a page, and without a service worker, which file:// has none of.
const boot = () => import("../boot.js");

export async function startPython(onProgress = () => {}) {
  onProgress(0.3);
  const pyodide = await (await boot()).loadPyodide();
  pyodide.runPython("from app.dom import register; register()");
  performance.mark("python ready");
  onProgress(1);
  return globalThis.tafelrundeHandle;
}

export const loadDoor = async () => (await boot()).loadDoor();
