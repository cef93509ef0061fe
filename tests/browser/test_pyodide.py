"""CPython and Pyodide play the same games."""

import json
import subprocess

from tools import provision
from tools.common import ROOT


def test_golden_records_lead_to_the_same_states_in_pyodide():
    provision.npm_packages()
    golden = sorted((ROOT / "tests" / "golden").glob("*/*.json"))
    paths = [path.relative_to(ROOT).as_posix() for path in golden]
    script = ROOT / "tests" / "browser" / "golden.mjs"
    told = subprocess.run(
        [provision.node(), script, *paths], check=True, capture_output=True, text=True
    ).stdout
    assert len(golden) >= 24
    assert json.loads(told) == [json.loads(path.read_text())["hash"] for path in golden]
