// Makes what the page boots from: byte code in zips, and the memory of a Python that has imported everything.
// node pack.js <pyodide folder> <sources folder> <engine's wheel> <output folder>
import crypto from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";

/**
 * Pyodide with those of its inner parts that are used here.
 * @typedef {import("pyodide").PyodideAPI & { _module: Module, makeMemorySnapshot(): Uint8Array }} Pyodide
 * @typedef {{ _malloc(size: number): number, _free(start: number): void, _sbrk(more: number): number, HEAPU8: Uint8Array }} Module
 */

const [pyodideFolder, sources, wheel, output] = process.argv.slice(2).map((path) => resolve(path));
/** @type {{ loadPyodide(settings: object): Promise<Pyodide> }} */
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
/** @type {{ default(settings: object): Promise<Module> }} */
const { default: createModule } = await import(pathToFileURL(join(pyodideFolder, "pyodide.asm.mjs")).href);
const compiler = readFileSync(new URL("compile.py", import.meta.url), "utf8");
const preload = readFileSync(new URL("preload.py", import.meta.url), "utf8");
mkdirSync(output, { recursive: true });

const lockFileContents = {
  info: createRequire(import.meta.url)(join(pyodideFolder, "pyodide-lock.json")).info,
  packages: {},
};
// Where in its line a thing stands is a tenth of all byte code, and nobody on the page asks for it.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const quiet = { lockFileContents, packageBaseUrl: "./", env };

/** @param {string[]} names */
async function compileZips(...names) {
  const pyodide = await loadPyodide({ ...quiet, env: { ...env, ZIPS: names.join(" ") } });
  const { FS } = pyodide;
  FS.mkdir("/sources");
  FS.mkdir("/zips");
  for (const name of readdirSync(sources)) FS.writeFile(`/sources/${name}`, readFileSync(join(sources, name)));
  FS.writeFile("/engine.whl", readFileSync(wheel));
  pyodide.runPython(compiler);
  for (const name of FS.readdir("/zips"))
    if (name.endsWith(".zip")) writeFileSync(join(output, name), FS.readFile(`/zips/${name}`));
}

/** Free memory still holds what was there before: overwritten with zeros it packs to nothing. @param {Module} module */
function zeroFreeMemory({ _malloc, _free, _sbrk, HEAPU8 }) {
  const end = _sbrk(0);
  const held = [];
  for (let size = 2 ** 22; size >= 16; size /= 2) {
    for (;;) {
      const start = _malloc(size);
      if (start + size > end) {
        _free(start);
        break;
      }
      HEAPU8.fill(0, start, start + size);
      held.push(start);
    }
  }
  for (const start of held) _free(start);
}

// What a run of blocks is: sent in the snapshot, as the module brings it by itself, or all zero.
const [SENT, OWN, ZERO] = [0, 1, 2];
const BLOCK = 64; // bytes

/**
 * Pyodide's snapshot is a head, whose length is its second word, and the whole memory. Ours leaves out what is all zero,
 * and what any page's module has there before Python starts: its constants, a third of it all.
 * @param {Uint8Array} whole
 * @param {Uint8Array} own  the memory of such a module
 */
function packSnapshot(whole, own) {
  const head = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
  const memory = whole.subarray(head);
  const zeros = new Uint8Array(BLOCK);
  /** @type {{ kind: number, start: number, length: number }[]} */
  const runs = [];
  for (let start = 0; start < memory.length; start += BLOCK) {
    const block = memory.subarray(start, start + BLOCK);
    const same = (/** @type {Uint8Array} */ other) => Buffer.compare(block, other) === 0;
    const kind = same(zeros) ? ZERO : same(own.subarray(start, start + BLOCK)) ? OWN : SENT;
    const last = runs.at(-1);
    if (last?.kind === kind) last.length += BLOCK;
    else runs.push({ kind, start, length: BLOCK });
  }
  const parts = (/** @type {number} */ wanted) =>
    runs.filter(({ kind }) => kind === wanted).map(({ start, length }) => memory.slice(start, start + length));
  const list = Uint32Array.from(runs, ({ kind, length }) => (length / BLOCK) * 4 + kind);
  const sum = parts(OWN)
    .flatMap((part) => [...new Uint32Array(part.buffer)])
    .reduce((total, word) => (total + word) | 0, 0);
  const packed = Buffer.concat([whole.subarray(0, head), new Uint8Array(list.buffer), ...parts(SENT)]);
  writeFileSync(join(output, "memory.snapshot"), packed);
  const about = { head, memory: memory.length, packed: packed.length, runs: list.length, block: BLOCK, sum };
  writeFileSync(join(output, "snapshot.json"), JSON.stringify(about));
}

/**
 * Two builds of the same sources are to be the same, and memory holds the time, chance and the path of this script.
 * @param {number} moment  what they come to
 */
function standStill(moment) {
  Date.now = () => Date.UTC(2020, 0, moment);
  performance.now = () => moment;
  Object.assign(crypto, { randomFillSync: (/** @type {Uint8Array} */ bytes) => bytes.fill(moment) });
  syncBuiltinESMExports();
}

/**
 * The memory of a module that is about to get a snapshot, as on the page.
 * @param {Uint8Array} whole
 */
async function moduleAlone(whole) {
  let own = new Uint8Array();
  standStill(2); // at another time: what hangs on it is nothing of the module's own
  await loadPyodide({
    ...quiet,
    _loadSnapshot: whole,
    stdLibURL: join(output, "stdlib.zip"),
    async createPyodideModule(/** @type {object} */ settings) {
      const module = await createModule(settings);
      own = module.HEAPU8.slice();
      return module;
    },
  });
  return own;
}

async function takeSnapshot() {
  standStill(1);
  const pyodide = await loadPyodide({
    ...quiet,
    stdLibURL: join(output, "stdlib.zip"),
    _makeSnapshot: true,
    _sysExecutable: "/pyodide",
  });
  pyodide.FS.writeFile("/engine.whl", readFileSync(wheel));
  pyodide.FS.writeFile("/app.zip", readFileSync(join(output, "app.zip")));
  pyodide.runPython(preload);
  zeroFreeMemory(pyodide._module);
  const whole = pyodide.makeMemorySnapshot();
  packSnapshot(whole, await moduleAlone(whole));
}

/** This very module in a thread of its own, which compiles pydantic: it is in no snapshot. */
const beside = () =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) });
    thread.on("exit", (code) => (code ? reject(new Error("pydantic does not compile")) : resolve(null)));
  });

async function makeAll() {
  const pydantic = beside();
  pydantic.catch(() => {}); // reported below, unless something else fails first
  await compileZips("stdlib", "app");
  await takeSnapshot();
  await pydantic;
}

try {
  await (isMainThread ? makeAll() : compileZips("pydantic"));
} catch (error) {
  // Node would print the minified line that threw: a megabyte.
  console.error(String(error));
  process.exitCode = 1;
}
