"""Runs the benchmarks named on the command line, or all: `python -m tests.bench [--json] [name ...]`."""

import importlib
import json
import pkgutil
import sys

import tests.bench

from . import Figure, holds


def main(words: list[str]) -> int:
    there = [found.name for found in pkgutil.iter_modules(tests.bench.__path__) if found.name != "__main__"]
    wanted = [word for word in words if word != "--json"] or there
    if unknown := [name for name in wanted if name not in there]:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(there)}", file=sys.stderr)
        return 2
    results: dict[str, dict[str, Figure]] = {}
    for name in wanted:
        print(f"· measuring {name} …", file=sys.stderr, flush=True)
        results[name] = importlib.import_module(f"tests.bench.{name}").run()
        if "--json" not in words:
            show(results[name])
    if "--json" in words:
        print(json.dumps(results, indent=1))
    return 0


def show(figures: dict[str, Figure]) -> None:
    for what, measured in figures.items():
        target = next(
            (f"{word} {measured[word]:g}" for word in ("at most", "at least") if word in measured), ""
        )
        verdict = "" if not target else "  ok" if holds(measured) else "  MISSED"
        print(f"  {what:<44}{measured['value']:>12g} {measured.get('unit', ''):<4} {target}{verdict}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
