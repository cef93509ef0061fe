// Starts Python: from a memory snapshot that has the engine and the app imported, or plainly if that fails.
// PyScript takes this module for its interpreter; the worker and the one-file build call it themselves.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";
import createModule from "./vendor/pyodide/pyodide.asm.mjs";
import { lock, snapshotSize } from "./python/made.mjs";

export { version };

const url = (path) => new URL(path, import.meta.url).href;

async function answer(path) {
  const answer = await fetch(url(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const bytes = async (path) => new Uint8Array(await (await answer(path)).arrayBuffer());

// Asked for as soon as this module is read, long before PyScript is ready for it. The memory is filled while the
// browser compiles Python, not before: whoever needs it whole awaits `filled`.
let memory = new Uint8Array(snapshotSize);
const filled = fill("python/memory.snapshot");
filled.catch(() => {});

async function fill(path) {
  const unzipped = (await answer(path)).body.pipeThrough(new DecompressionStream("gzip")).getReader();
  let end = 0;
  for (let part = await unzipped.read(); !part.done; part = await unzipped.read()) {
    memory.set(part.value, end);
    end += part.value.length;
  }
  if (end !== memory.length) throw new Error(`${path}: ${end} bytes instead of ${memory.length}`);
}

function restore(options) {
  return load({
    ...options,
    // Nothing is left to import, so the file system starts without a standard library.
    stdLibURL: url("python/empty.zip"),
    _loadSnapshot: memory,
    async createPyodideModule(settings) {
      const module = await createModule(settings);
      // A snapshot does not fit into a heap that is smaller than the one it was taken from.
      while (module.HEAP8.length < memory.length) module._malloc(2 ** 22);
      await filled;
      return module;
    },
  });
}

async function plain(options) {
  const [app, pyodide] = await Promise.all([
    bytes("python/app.zip"),
    load({ ...options, stdLibURL: url("python/stdlib.zip"), createPyodideModule: createModule }),
  ]);
  pyodide.FS.writeFile("/lib/app.zip", app);
  pyodide.runPython("import sys; sys.path.append('/lib/app.zip')");
  return pyodide;
}

export async function loadPyodide(given = {}) {
  const options = {
    ...given,
    indexURL: url("vendor/pyodide/"),
    lockFileContents: lock,
    packageBaseUrl: url("python/"),
  };
  try {
    const pyodide = await restore(options);
    memory = null; // 30 MB that nobody reads again
    performance.mark("python restored");
    return pyodide;
  } catch (reason) {
    console.warn("Python starts without its snapshot:", reason.message);
    const pyodide = await plain(options);
    performance.mark("python booted plainly");
    return pyodide;
  }
}

const doors = new WeakMap();

async function openDoor(pyodide) {
  // After a restore the standard library and our own zip are not there: pydantic and save.py need both.
  const [stdlib, app, pydantic] = await Promise.all(
    ["stdlib", "app", "pydantic"].map((name) => bytes(`python/${name}.zip`)),
  );
  pyodide.FS.writeFile("/lib/python314.zip", stdlib);
  pyodide.FS.writeFile("/lib/app.zip", app);
  pyodide.FS.writeFile("/lib/pydantic.zip", pydantic);
  await pyodide.loadPackage("pydantic-core", { messageCallback() {} });
  pyodide.runPython("import importlib, sys; sys.path.append('/lib/pydantic.zip'); importlib.invalidate_caches()");
}

// Brings pydantic, once, for the doors through which foreign data comes in.
export function loadDoor(pyodide) {
  if (!doors.has(pyodide)) {
    const door = openDoor(pyodide);
    door.catch(() => doors.delete(pyodide));
    doors.set(pyodide, door);
  }
  return doors.get(pyodide);
}
