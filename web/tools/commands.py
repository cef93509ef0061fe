"""The commands of build.py."""

import argparse
import re
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote, urlsplit

from . import protocol, provision, release, serve, site, watch
from .common import NODE_MODULES, ROOT, SITE, WEB, Failure, say

FAST_TESTS = ("tests/engine", "tests/web", "tests/test_build.py")
SHELL_TESTS = ROOT / "tests" / "shell"
BROWSER_TESTS = ROOT / "tests" / "browser"
EVERYWHERE = ("0.0.0.0", "::")


def play(options: argparse.Namespace) -> int:
    """Build, serve on 127.0.0.1 and open the browser."""
    server = serve.listen(SITE, options.port, host=options.host)
    box = options.box and options.box.resolve()
    site.build_site(box)  # nobody plays from the one file here
    here = serve.HOST if options.host in EVERYWHERE else options.host
    address = f"http://{here}:{server.server_port}/"
    say(f"Tafelrunde is on {address} (Ctrl+C ends it)")
    if options.host in EVERYWHERE:
        say(f"and for other devices on this network on port {server.server_port} of this machine's address")
    if options.browser:
        webbrowser.open(address)
    try:
        if options.watch:
            watch.serve(server, lambda: site.build_site(box))
        else:
            server.serve_forever()
    except KeyboardInterrupt:
        say("")
    finally:
        server.server_close()
    return 0


def build(options: argparse.Namespace) -> int:
    """Make dist/site, dist/tafelrunde.html and dist/tafelrunde-*.whl."""
    box = getattr(options, "box", None)
    site.build(box and box.resolve(), getattr(options, "address", None) or "")
    return 0


def check(options: argparse.Namespace) -> int:
    """Format, lint, types and the fast tests."""
    python = provision.development()
    return check_javascript() or in_turn(
        [python, "-m", "ruff", "format", "--check", "--quiet"],
        [python, "-m", "ruff", "check", "--quiet"],
        [python, "-m", "mypy"],
        [python, "-m", "pytest", "-q", "-n", "2", "-m", "not slow", *fast_tests()],
    )


def check_javascript() -> int:
    """The same for the page's modules. The tests are of those that need no browser."""
    provision.npm_packages(tools=True)
    protocol.make()
    node = provision.node()
    biome = NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    return in_turn(
        [node, biome, "check", "--log-level=warn", WEB, ROOT / "tests"],
        [node, tsc],
        [node, tsc, "--project", "types/tsconfig.sw.json"],
        [node, tsc, "--project", "types/tsconfig.node.json"],
        [node, "--test", "--test-reporter=dot", *sorted(SHELL_TESTS.glob("*.test.mjs"))],
        folder=WEB,
    )


def test(options: argparse.Namespace) -> int:
    """Everything, in real browsers too; or only what is named: files, folders or tests as pytest writes them."""
    if options.names:
        return test_some(options.names)
    failed = check(options)
    if failed:
        return failed
    provision.browsers()
    build(options)
    python = provision.development()
    return in_turn(
        [python, "-m", "pytest", "-q", "-n", "2", "-m", "slow", *fast_tests()],
        [python, "-m", "pytest", "-q", "-n", "2", "--dist=worksteal", "--durations=10", "tests/browser"],
    )


def test_some(names: list[str]) -> int:
    """These tests alone, with what they need set up before."""
    paths = {name: Path(name.split("::")[0]).resolve() for name in names}
    if missing := [name for name, path in paths.items() if not path.exists()]:
        raise Failure(f"there is no test {', '.join(missing)}")
    modules = [name for name, path in paths.items() if path == SHELL_TESTS or path.suffix == ".mjs"]
    others = [name for name in names if name not in modules]
    if any(path in BROWSER_TESTS.parents or path.is_relative_to(BROWSER_TESTS) for path in paths.values()):
        provision.browsers()
        provision.npm_packages(tools=True)
        site.build()
    commands: list[list[str | Path]] = []
    if modules:
        provision.npm_packages(tools=True)
        commands.append([provision.node(), "--test", *modules])
    if others:
        commands.append([provision.development(), "-m", "pytest", "-q", *others])
    return in_turn(*commands, folder=Path.cwd())


def make_release(options: argparse.Namespace) -> int:
    """Make dist/release: site, one file, wheel, sdist, notes and checksums, the same from any clone."""
    folder = release.make()
    say((folder / "SHA256SUMS").read_text().rstrip())
    return 0


def bench(options: argparse.Namespace) -> int:
    """Every speed figure as a ratio; or with --ladder how strong the bots are."""
    json = ["--json"] if options.json else []
    if options.ladder:
        rest = ["--processes", str(options.processes), *(f"--only={name}" for name in options.only)]
        return in_turn([provision.development(), "-m", "tests.bench.ladder", *json, *rest, *options.names])
    build(options)
    provision.browsers(["chromium"])
    provision.rivals()
    provision.lighthouse()
    return in_turn([provision.development(), "-m", "tests.bench", *json, *options.names])


def fast_tests() -> list[str]:
    return [path for path in FAST_TESTS if (ROOT / path).exists()]


def stage(command: list[str | Path]) -> str:
    """What runs, in a word or two: the first words behind Python or Node that are no options."""
    words = [word.name if isinstance(word, Path) else word for word in command]
    told = list(
        takewhile(lambda word: not word.startswith("-"), (word for word in words[1:] if word != "-m"))
    )
    return " ".join(told or words[:2])


def in_turn(*commands: list[str | Path], folder: Path = ROOT) -> int:
    """Run the commands with their output in sight, up to the first that fails."""
    for command in commands:
        say(f"· {stage(command)}")
        code = subprocess.run(command, cwd=folder, check=False).returncode
        if code:
            return code
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "build": build,
    "bench": bench,
    "release": make_release,
}


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Failure(message)


def port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 2**16:
        raise Failure(f"{text!r} is no port: give a number from 0 (any free one) to 65535")
    return int(text)


def address(text: str) -> str:
    parts = urlsplit(text)
    known = re.fullmatch(r"[\w.:-]+|\[[\da-f:]+\](:\d+)?", parts.netloc, re.ASCII)
    if parts.scheme not in ("https", "http") or not known or parts.query or parts.fragment:
        raise Failure(f"{text!r} is no address of a site: give one such as https://example.org/tafelrunde/")
    return f"{parts.scheme}://{parts.netloc}{quote(parts.path.rstrip('/'), safe='/%')}/"


def parse(words: list[str]) -> argparse.Namespace:
    parser = Parser(prog="build.py", description="Set up, build, play and test Tafelrunde.")
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.__doc__)
        if name == "play":
            sub.add_argument(
                "--port", type=port, default=8000, help="8000 unless told otherwise; 0 takes any free one"
            )
            sub.add_argument(
                "--host", default=serve.HOST, help="0.0.0.0 lets a tablet on the same network play too"
            )
            sub.add_argument("--watch", action="store_true", help="build again when a source changes")
            sub.add_argument("--no-browser", dest="browser", action="store_false")
        if name in ("build", "play"):
            sub.add_argument(
                "--box", type=Path, metavar="FILE", help="the box that is played with by default"
            )
        if name == "build":
            sub.add_argument(
                "--address",
                type=address,
                help="where the site will be, for the picture of its links",
            )
        if name == "test":
            sub.add_argument(
                "names", nargs="*", metavar="PATH", help="tests or folders of tests; all without"
            )
        if name == "bench":
            sub.add_argument("--json", action="store_true", help="for machines")
            sub.add_argument("--ladder", action="store_true", help="the bots against each other, for hours")
            sub.add_argument(
                "--only", action="append", default=[], help="a series of the ladder: king-knight"
            )
            sub.add_argument("--processes", type=int, default=1, help="that play the ladder")
            sub.add_argument("names", nargs="*", help="of benchmarks, or of games on the ladder; all without")
    first = next((word for word in words if not word.startswith("-")), None)
    if words and words[0] not in ("-h", "--help") and first not in COMMANDS:
        raise Failure(f"unknown command {words[0]!r}; there are {', '.join(COMMANDS)}")
    options = parser.parse_args(words)
    if options.command is None:
        parser.print_help(sys.stderr)
        raise Failure(f"give a command: {', '.join(COMMANDS)}")
    return options


def main(words: list[str]) -> int:
    try:
        options = parse(words)
        return COMMANDS[options.command](options)
    except Failure as failure:
        say(f"build.py: {failure}")
        return 2
    except KeyboardInterrupt:
        say("build.py: stopped")
        return 130
