"""The wheel and the sdist as a package index and a fresh environment meet them."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tafelrunde import GAMES
from tools import provision
from tools.common import ROOT

pytestmark = pytest.mark.slow


def build(source: Path, target: Path, *kinds: str) -> list[Path]:
    words = [word for kind in kinds for word in ("-t", kind)]
    command = [sys.executable, "-m", "hatchling", "build", *words, "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return sorted(target.iterdir())


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The sdist and the wheel."""
    made = build(ROOT, tmp_path_factory.mktemp("packages"), "sdist", "wheel")
    assert [file.suffix for file in made] == [".whl", ".gz"]
    return made


def test_an_index_would_take_them(packages):
    told = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *packages],
        check=False,
        env={**os.environ, "PYTHONPATH": str(provision.twine()), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.count("PASSED") == 2


def test_the_sdist_makes_the_same_wheel(packages, tmp_path):
    wheel, sdist = packages
    subprocess.run(["tar", "-xzf", sdist, "-C", tmp_path], check=True)
    [source] = tmp_path.iterdir()
    [again] = build(source, tmp_path / "again", "wheel")
    assert again.read_bytes() == wheel.read_bytes()


def test_the_wheel_has_the_rules_of_every_game_in_words(packages):
    with zipfile.ZipFile(packages[0]) as wheel:
        for game in GAMES:
            text = wheel.read(f"tafelrunde/{game}/rules.ftl").decode()
            assert text == (ROOT / "i18n" / "en" / f"{game}-rules.ftl").read_text("utf-8")


def test_the_readme_is_true_with_the_wheel_alone(packages, tmp_path):
    """All but the environments for learning, which ask for more packages."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    words = ("--quiet", "--no-index", "--no-deps", "--disable-pip-version-check")
    subprocess.run([python, "-m", "pip", "install", *words, packages[0]], check=True)
    folder = tmp_path / "folder"
    folder.mkdir()
    script = ROOT / "tests" / "engine" / "readme.py"
    told = subprocess.run(
        [python, "-I", script, folder, "--without", "zoo"],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.split().count("python") >= 4 and told.stdout.split().count("sh") >= 4
    asked = [python, "-I", "-c", "import tafelrunde; print(tafelrunde.__file__)"]
    assert str(tmp_path) in subprocess.run(asked, check=True, capture_output=True, text=True).stdout
