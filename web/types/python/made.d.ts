// Made by the build (tools/site.py): what boot.js has to know of the files beside it before it has fetched any.
import type { Lockfile } from "pyodide";

export const lock: Lockfile;
/** The engine's wheel, with its hash behind a "#", and the page's own app. */
export const packages: string[];
/** How many of them come before Python starts. */
export const bytes: number;
/** Lengths in bytes; the number of runs of blocks that memory consists of; the sum of the module's own words. */
export const snapshot: { head: number; memory: number; packed: number; runs: number; block: number; sum: number };
