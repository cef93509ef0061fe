// Of PyScript what pyscript.js uses. Its own types describe its sources, not what it exports in the end.
import type { PyodideAPI } from "../pyodide/pyodide.js";

export const hooks: {
  main: { onReady: Set<(wrap: { interpreter: PyodideAPI }) => unknown> };
  worker: { onBeforeRunAsync: Set<unknown> };
};
