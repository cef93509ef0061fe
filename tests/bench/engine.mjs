// Random games in Pyodide: choices per second of each game, as JSON. Called by engine.py.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.mountNodeFS("/engine", fileURLToPath(new URL("../../engine", import.meta.url)));
const rates = python.runPython(`
import json, sys, time
from random import Random
sys.path.append("/engine")
from tafelrunde.games import GAMES
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.playout import random_playout

rates = {}
for name, game in GAMES.items():
    choices, number, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < 3 * ${Number(process.argv[2])}:
        variants = {variant.name: number % 2 == 0 for variant in game.variants if variant.is_switch}
        setup = Setup(2 + number % 3, str(number), variants=variants)
        choices += random_playout(game, game.begin(setup, SILENCE), Random(number)).choices
        number += 1
    rates[name] = choices / (time.perf_counter() - start)
json.dumps(rates)
`);
console.log(rates);
