// Replays records in Pyodide, in Node. Takes their paths; prints a JSON list of the hashes that they led to.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.mountNodeFS("/repository", fileURLToPath(new URL("../..", import.meta.url)));
python.globals.set("paths", python.toPy(process.argv.slice(2)));
console.log(
  python.runPython(`
import json, sys
sys.path.append("/repository/engine")
from tafelrunde.games import GAMES
from tafelrunde.kernel import record

json.dumps([
    record.digest(record.replay(record.read(open(f"/repository/{path}").read()), GAMES).state) for path in paths
])
`),
);
