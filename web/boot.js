// Starts Python: from a memory snapshot that has the engine and the app imported, or plainly if that fails.
// PyScript takes this module for its interpreter; the worker calls it directly.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.js";
import createModule from "./vendor/pyodide/pyodide.asm.js";
import { take } from "./memory.js";
import { lock, snapshot } from "./python/made.js";

export { version };

const url = (path) => new URL(path, import.meta.url).href;

async function bytes(path) {
  const answer = await fetch(url(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const common = { indexURL: url("vendor/pyodide/"), lockFileContents: lock, packageBaseUrl: url("python/") };

async function restore() {
  const unpacking = take();
  // Pyodide is told of a snapshot at once, so that the browser compiles while it is still being unpacked. It gets the
  // head alone: the memory is put in place here, without the stretches that are all zero.
  const head = new Uint8Array(snapshot.head);
  return load({
    ...common,
    _loadSnapshot: head,
    // Nothing is left to import, so the file system starts without a standard library.
    stdLibURL: url("python/empty.zip"),
    async createPyodideModule(settings) {
      const module = await createModule(settings);
      // A snapshot does not fit into a heap that is smaller than the one it was taken from.
      while (module.HEAPU8.length < snapshot.memory) module._malloc(2 ** 22);
      const packed = await unpacking;
      if (packed.length !== snapshot.packed)
        throw new Error(`snapshot of ${packed.length} bytes instead of ${snapshot.packed}`);
      head.set(packed.subarray(0, head.length));
      module.HEAPU8.fill(0);
      let from = head.length;
      for (const [at, length] of snapshot.stretches) {
        module.HEAPU8.set(packed.subarray(from, from + length), at);
        from += length;
      }
      return module;
    },
  });
}

async function plain() {
  const [app, pyodide] = await Promise.all([
    bytes("python/app.zip"),
    load({ ...common, stdLibURL: url("python/stdlib.zip"), createPyodideModule: createModule }),
  ]);
  pyodide.FS.writeFile("/lib/app.zip", app);
  pyodide.runPython("import sys; sys.path.append('/lib/app.zip')");
  return pyodide;
}

async function boot() {
  try {
    const pyodide = await restore();
    performance.mark("python restored");
    return pyodide;
  } catch (reason) {
    console.warn("Python starts without its snapshot:", reason.message);
    const pyodide = await plain();
    performance.mark("python booted plainly");
    return pyodide;
  }
}

// Python is on its way as soon as this module is read; PyScript, which takes its time, gets the one that has started.
const python = boot();
python.catch(() => {}); // heard of by whoever asks

export async function loadPyodide({ stdout, stderr } = {}) {
  const pyodide = await python;
  if (stdout) pyodide.setStdout({ batched: stdout });
  if (stderr) pyodide.setStderr({ batched: stderr });
  return pyodide;
}

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

let door;

// Brings pydantic, once, for the doors through which foreign data comes in.
export async function loadDoor() {
  door ??= python.then(openDoor);
  try {
    await door;
  } catch (reason) {
    door = undefined; // the next one may find a network again
    throw reason;
  }
}
