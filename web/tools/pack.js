// Makes what the page boots from: byte code in zips, and the memory of a Python that has imported everything.
// node pack.js <pyodide folder> <sources folder> <engine's wheel> <output folder>
import crypto from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * Pyodide with those of its inner parts that are used here.
 * @typedef {import("pyodide").PyodideAPI & { _module: Module, makeMemorySnapshot(): Uint8Array }} Pyodide
 * @typedef {{ _malloc(size: number): number, _free(start: number): void, _sbrk(more: number): number, HEAPU8: Uint8Array }} Module
 * @typedef {[start: number, length: number]} Stretch
 */

const [pyodideFolder, sources, wheel, output] = process.argv.slice(2).map((path) => resolve(path));
/** @type {{ loadPyodide(settings: object): Promise<Pyodide> }} */
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const compiler = readFileSync(new URL("compile.py", import.meta.url), "utf8");
const preload = readFileSync(new URL("preload.py", import.meta.url), "utf8");
mkdirSync(output, { recursive: true });

const lockFileContents = {
  info: createRequire(import.meta.url)(join(pyodideFolder, "pyodide-lock.json")).info,
  packages: {},
};
const quiet = { lockFileContents, packageBaseUrl: "./" };

async function compileZips() {
  const pyodide = await loadPyodide(quiet);
  const { FS } = pyodide;
  FS.mkdir("/sources");
  FS.mkdir("/zips");
  for (const name of readdirSync(sources)) FS.writeFile(`/sources/${name}`, readFileSync(join(sources, name)));
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

/** Where memory is not all zero, in pages large enough that the list stays short. @param {Uint8Array} memory */
function stretches(memory) {
  const PAGE = 2 ** 16;
  /** @type {Stretch[]} */
  const found = [];
  for (let start = 0; start < memory.length; start += PAGE) {
    const page = memory.subarray(start, start + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === start) last[1] += page.length;
    else found.push([start, page.length]);
  }
  return found;
}

/**
 * Pyodide's snapshot is a head, whose length is its second word, and the whole memory. Ours leaves out what is all zero.
 * @param {Uint8Array} whole
 */
function packSnapshot(whole) {
  const head = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
  const memory = whole.subarray(head);
  const parts = stretches(memory);
  const packed = Buffer.concat([
    whole.subarray(0, head),
    ...parts.map(([start, length]) => memory.subarray(start, start + length)),
  ]);
  writeFileSync(join(output, "memory.snapshot"), gzipSync(packed, { level: 9 }));
  writeFileSync(
    join(output, "snapshot.json"),
    JSON.stringify({ head, memory: memory.length, packed: packed.length, stretches: parts }),
  );
}

// Two builds of the same sources are to be the same, and memory holds the time, chance and the path of this script.
function standStill() {
  const moment = Date.UTC(2020, 0);
  Date.now = () => moment;
  performance.now = () => 0;
  Object.assign(crypto, { randomFillSync: (/** @type {Uint8Array} */ bytes) => bytes.fill(1) });
  syncBuiltinESMExports();
}

async function takeSnapshot() {
  standStill();
  const pyodide = await loadPyodide({
    ...quiet,
    env: { PYTHONHASHSEED: "0" },
    stdLibURL: join(output, "stdlib.zip"),
    _makeSnapshot: true,
    _sysExecutable: "/pyodide",
  });
  pyodide.FS.writeFile("/engine.whl", readFileSync(wheel));
  pyodide.FS.writeFile("/app.zip", readFileSync(join(output, "app.zip")));
  pyodide.runPython(preload);
  zeroFreeMemory(pyodide._module);
  packSnapshot(pyodide.makeMemorySnapshot());
}

try {
  await compileZips();
  await takeSnapshot();
} catch (error) {
  // Node would print the minified line that threw: a megabyte.
  console.error(String(error));
  process.exitCode = 1;
}
