"""Runs the benchmarks named on the command line, or all: `python -m tests.bench [--json] [name ...]`.

A module with ON_REQUEST = True is run only when it is named; one without `run` is a command of its own.
"""

import importlib
import json
import pkgutil
import sys
from typing import Any

import tests.bench

from . import holds


def main(words: list[str]) -> int:
    modules = [found.name for found in pkgutil.iter_modules(tests.bench.__path__) if found.name != "__main__"]
    there = {name: importlib.import_module(f"tests.bench.{name}") for name in modules}
    there = {name: benchmark for name, benchmark in there.items() if hasattr(benchmark, "run")}
    named = [word for word in words if word != "--json"]
    if unknown := [name for name in named if name not in there]:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(there)}", file=sys.stderr)
        return 2
    results: dict[str, Any] = {}
    for name in named or [name for name in there if not getattr(there[name], "ON_REQUEST", False)]:
        benchmark = there[name]
        print(f"· measuring {name} …", file=sys.stderr, flush=True)
        results[name] = benchmark.run()
        if "--json" not in words:
            show(results[name])
    if "--json" in words:
        print(json.dumps(results, indent=1))
    return 0


def show(figures: dict[str, Any]) -> None:
    for what, measured in figures.items():
        if not isinstance(measured, dict) or "value" not in measured:
            print(f"  {what:<44}{json.dumps(measured):>12}")
            continue
        target = next(
            (f"{word} {measured[word]:g}" for word in ("at most", "at least") if word in measured), ""
        )
        verdict = "" if not target else "  ok" if holds(measured) else "  MISSED"  # type: ignore[arg-type]
        print(f"  {what:<44}{measured['value']:>12g} {measured.get('unit', ''):<4} {target}{verdict}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
