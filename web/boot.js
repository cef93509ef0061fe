// Python with the engine's wheel installed: from a memory snapshot in which that very wheel has been imported, or, if
// that fails, by a plain start of Pyodide that loads the wheel. PyScript takes this module for its interpreter; the
// worker and the one file call it directly.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.js";
import createModule from "./vendor/pyodide/pyodide.asm.js";
import { lock, packages as built, snapshot } from "./python/made.js";
import { arrived, breath, counter, take } from "./snapshot.js";

/** @import { PyodideAPI } from "./vendor/pyodide/pyodide.js" */

export { bytes as expected } from "./python/made.js";
export { breath, version };

/** @param {string} path */
const url = (path) => new URL(path, import.meta.url).href;

/** @param {string} path */
async function bytes(path) {
  const answer = await fetch(url(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// The same list as in the page's configuration: the wheel, with its hash behind a "#", and the page's own app.
const PACKAGES = built.map((name) => (name.startsWith("./") ? url(name) : name));
const [WHEEL, INTEGRITY] = PACKAGES[0].split("#");
const SITE_PACKAGES = "/lib/python3.14/site-packages";

const common = { indexURL: url("vendor/pyodide/"), lockFileContents: lock, packageBaseUrl: url("python/") };

const REST = 4000; // ms

/** Somebody waits for Python. @type {() => void} */
export let hurry = () => {};

/**
 * What follows leaves the page no time for anything else. Where nobody waits for Python everything comes and is compiled,
 * and then the page has a rest: a visitor's first touches are answered at once.
 */
async function rest() {
  if (!globalThis.document || "waiting" in document.documentElement.dataset) return;
  const wanted = new Promise((resolve) => {
    hurry = () => resolve(null);
  });
  await Promise.race([wanted, arrived.then(() => new Promise((resolve) => setTimeout(resolve, REST)))]);
}

const rested = rest();

/** @type {(reason: unknown) => void} ends the attempt under way */
let giveUp = () => {};

/** Pyodide says nothing of a WebAssembly that does not come or may not run, and waits for ever. @type {typeof load} */
const attempt = (settings) =>
  new Promise((resolve, reject) => {
    giveUp = reject;
    load(settings).then(resolve, reject);
  });

/** From a cache it comes at once, and only as it is the browser knows it for what it has compiled before. @param {Response} answer */
const counted = (answer) =>
  answer.body && !globalThis.navigator?.serviceWorker?.controller
    ? new Response(answer.body.pipeThrough(counter()), answer)
    : answer;

// Browsers stream WebAssembly only from hosts that call it so. Many hosts call it just bytes; compiling them when all
// are there takes a little longer.
WebAssembly.instantiateStreaming = async (source, imports) => {
  try {
    const answer = await source;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const module = await (answer.headers.get("Content-Type")?.startsWith("application/wasm")
      ? WebAssembly.compileStreaming(counted(answer))
      : WebAssembly.compile(await counted(answer).arrayBuffer()));
    await rested;
    const instance = await WebAssembly.instantiate(module, imports);
    await breath();
    return { module, instance };
  } catch (reason) {
    giveUp(reason);
    throw reason;
  }
};

/** Is this still the wheel of which the snapshot is a picture? The hashes tell. Where the browser is to compare them
 * itself it complains aloud about a page that is left meanwhile; on plain http there is no other way. */
async function checkWheel() {
  if (!globalThis.crypto?.subtle) {
    await (await fetch(WHEEL, { integrity: INTEGRITY })).arrayBuffer();
    return;
  }
  const served = await (await fetch(WHEEL)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", served));
  if (`sha256-${btoa(String.fromCharCode(...hash))}` !== INTEGRITY)
    throw new Error("another wheel than in the snapshot");
}

/**
 * Memory as it was, run by run: what the snapshot brings, what the module has there by itself, and zeros.
 * @param {Uint8Array} packed
 * @param {Uint8Array} memory
 */
function lay(packed, memory) {
  const words = new Uint32Array(memory.buffer);
  let from = snapshot.head + 4 * snapshot.runs;
  let at = 0;
  let sum = 0;
  for (const run of new Uint32Array(packed.buffer, snapshot.head, snapshot.runs)) {
    const length = (run >>> 2) * snapshot.block;
    const end = at + length;
    if ((run & 3) === 0) {
      memory.set(packed.subarray(from, from + length), at);
      from += length;
    } else if ((run & 3) === 1) for (let word = at / 4; word < end / 4; word += 1) sum = (sum + words[word]) | 0;
    else memory.fill(0, at, end);
    at = end;
  }
  memory.fill(0, at);
  if (sum !== snapshot.sum) throw new Error("a module with other constants than in the snapshot");
}

async function restore() {
  const arriving = Promise.all([take(), checkWheel()]);
  arriving.catch(() => {}); // reported below, unless something else fails first
  // Pyodide is told of a snapshot at once, so that the browser compiles while it is still being unpacked. It gets the
  // head alone: the memory is put in place here.
  const head = new Uint8Array(snapshot.head);
  const pyodide = await attempt({
    ...common,
    _loadSnapshot: head,
    // Nothing is left to import, so the file system starts without a standard library.
    stdLibURL: url("python/empty.zip"),
    async createPyodideModule(settings) {
      const module = await createModule(settings);
      await breath();
      // A snapshot does not fit into a heap that is smaller than the one it was taken from.
      while (module.HEAPU8.length < snapshot.memory) module._malloc(2 ** 22);
      const [packed] = await arriving;
      if (packed.length !== snapshot.packed)
        throw new Error(`snapshot of ${packed.length} bytes instead of ${snapshot.packed}`);
      head.set(packed.subarray(0, head.length));
      await breath();
      lay(packed, module.HEAPU8);
      await breath();
      return module;
    },
  });
  // As a plain start would have entered them: loading them again does nothing.
  Object.assign(pyodide.loadedPackages, { tafelrunde: WHEEL, app: "default channel" });
  return pyodide;
}

/** @param {string[]} packages */
const plain = (packages) =>
  attempt({
    ...common,
    stdLibURL: url("python/stdlib.zip"),
    createPyodideModule: createModule,
    packages: packages.map((name) => name.split("#")[0]),
  });

/** Has Python started from the snapshot? To be read when it has started. */
export let restored = false;

/** @param {string[]} packages */
async function boot(packages) {
  try {
    if (String(packages) !== String(PACKAGES)) throw new Error("the page names other packages");
    const pyodide = await restore();
    restored = true;
    performance.mark("python restored");
    return pyodide;
  } catch (reason) {
    console.warn("Python starts without its snapshot:", String(reason));
    const pyodide = await plain(packages);
    restored = false;
    performance.mark("python booted plainly");
    return pyodide;
  }
}

// Python is on its way as soon as this module is read; PyScript, which takes its time, gets the one that has started.
let python = boot(PACKAGES);
python.catch(() => {}); // reported to whoever awaits it

/** @param {{ packages?: string[], stdout?(line: string): void, stderr?(line: string): void }} options */
export async function loadPyodide({ packages = PACKAGES, stdout, stderr } = {}) {
  // The page's configuration decides, even if it has been changed since the build.
  if (String(packages) !== String(PACKAGES)) python = python.then(() => boot(packages));
  const pyodide = await python;
  if (stdout) pyodide.setStdout({ batched: stdout });
  if (stderr) pyodide.setStderr({ batched: stderr });
  return pyodide;
}

/** @param {PyodideAPI} pyodide */
async function addPydantic(pyodide) {
  const [pydantic, stdlib, wheel] = await Promise.all([
    bytes("python/pydantic.zip"),
    ...(restored ? [bytes("python/stdlib.zip"), bytes(WHEEL)] : []),
  ]);
  pyodide.FS.writeFile("/lib/pydantic.zip", pydantic);
  // What has not been imported yet has to be found from now on: the rest of the standard library, and save.py.
  if (stdlib) pyodide.FS.writeFile("/lib/python314.zip", stdlib);
  pyodide.runPython("import importlib, sys; sys.path.append('/lib/pydantic.zip'); importlib.invalidate_caches()");
  if (wheel) pyodide.unpackArchive(wheel, "wheel", { extractDir: SITE_PACKAGES });
  await pyodide.loadPackage("pydantic-core", { messageCallback() {} });
}

/** @type {Promise<void> | undefined} */
let pydantic;

/** Makes pydantic and save.py importable, once, for data that comes from elsewhere. */
export async function loadPydantic() {
  pydantic ??= python.then(addPydantic);
  try {
    await pydantic;
  } catch (reason) {
    pydantic = undefined; // the network may be back for the next attempt
    throw reason;
  }
}
