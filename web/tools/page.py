"""The page's own files: what is copied, what is bundled, and what the browser is told early."""

import json
import re
import shutil
from pathlib import Path

from . import provision
from .common import NODE_MODULES, ROOT, WEB, Failure, files_under, run

# Sources under web/ that are for the build, not for the page.
NOT_SERVED = {
    "app",
    "tools",
    "licences",
    "onefile",
    "README.md",
    "biome.jsonc",
    "tsconfig.json",
    "types",
    "pictures",
    "vendor.json",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "node_modules",
}

# npm package -> what of it the page gets, and where. Everything that a module imports has to be named.
# web/vendor.json names the rest, file by file.
VENDOR = {
    "pyodide": ("vendor/pyodide", ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")),
    "qr": ("vendor/qr", ("index.js", "decode.js")),
    "@pyscript/core/dist": ("vendor/pyscript", ("core.js", "core-*.js", "error-*.js")),
}

# Modules that Python's start needs beside shell/main.js, and its largest file. None is to hold up the start screen:
# before-paint.js asks for them where a game is to begin at once, after snapshot.js, which fetches the other large one.
LATER_MODULES = ("boot.js", "python/*.js", "vendor/pyodide/*.js", "vendor/pyscript/*.js")
LATER_FILES = ("vendor/pyodide/pyodide.asm.wasm",)


# Beside shell/main.js, which is made of many.
MINIFIED = ("boot.js", "snapshot.js", "before-paint.js", "vendor/pyodide/pyodide.asm.js")
# What the shell imports when it is needed, each a file of its own.
APART = ("boot.js", "vendor/pyscript/*", "vendor/qr/*")


def stage(target: Path) -> None:
    """All files of the page as they are in the sources and in the npm packages."""
    for path in files_under(WEB):
        if path.relative_to(WEB).parts[0] not in NOT_SERVED:
            copy(path, target / path.relative_to(WEB))
    for path in files_under(ROOT / "i18n"):
        if path.suffix == ".ftl":
            copy(path, target / path.relative_to(ROOT))
    for place, source in vendored().items():
        copy(source, target / place)


# A picture without its host is one that hardly any site shows beside a link.
PICTURE = '<meta property="og:image" content="'


def settle(site: Path, address: str) -> None:
    """Tell the page where it will be, if that is known."""
    if not address:
        return
    index = site / "index.html"
    told = f'<meta property="og:url" content="{address}">\n{PICTURE}{address}'
    text = index.read_text()
    if text.count(PICTURE) != 1:
        raise Failure("index.html has no place for the address of the site")
    index.write_text(text.replace(PICTURE, told))


def vendored() -> dict[str, Path]:
    """Path on the site -> file of an npm package."""
    names: dict[str, str] = json.loads((WEB / "vendor.json").read_text())
    found = {place: NODE_MODULES / source for place, source in names.items()}
    for package, (folder, patterns) in VENDOR.items():
        for pattern in patterns:
            matching = sorted((NODE_MODULES / package).glob(pattern))
            if not matching:
                raise Failure(
                    f"web/node_modules/{package} has no {pattern}: is VENDOR of the pinned version?"
                )
            # Stock nginx sends .mjs with a type that no browser takes for a module; .js it knows.
            found |= {f"{folder}/{path.stem}{path.suffix.replace('.mjs', '.js')}": path for path in matching}
    return found


def sprite(more_icons: list[str], more_symbols: list[str]) -> str:
    """The page's own symbols and the games', and the game-icons that web/icons/icons.json and the games name, as one
    SVG."""
    icons = json.loads((NODE_MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text())["icons"]
    names = sorted({*json.loads((WEB / "icons" / "icons.json").read_text()), *more_icons})
    for name in names:
        if name not in icons:
            raise Failure(
                f"web/icons/icons.json or a game's listing names {name}: game-icons has no such sign"
            )
    symbols = [
        f'<symbol id="i-{name}" viewBox="0 0 512 512">{icons[name]["body"]}</symbol>' for name in names
    ]
    own = (WEB / "icons" / "symbols.svg").read_text().rstrip().removesuffix("</svg>")
    return "\n".join([own, *more_symbols, *symbols, "</svg>\n"])


def finish(site: Path, wheel: str) -> None:
    """One module and one sheet of the shell's many, all small, and the names of the files that Python will need."""
    without_shared_memory(site / "vendor" / "pyodide" / "pyodide.asm.js")
    join_modules(site)
    text = join_sheets(site, (site / "index.html").read_text()).replace("tafelrunde-*.whl", wheel)
    modules = [
        path.relative_to(site).as_posix() for later in LATER_MODULES for path in sorted(site.glob(later))
    ]
    hints = [f'<link rel="modulepreload" href="{name}" fetchpriority="low">' for name in modules]
    hints += [
        f'<link rel="preload" href="{name}" as="fetch" crossorigin fetchpriority="low">'
        for name in LATER_FILES
    ]
    (site / "index.html").write_text(text.replace("</template>", "\n".join([*hints, "</template>"]), 1))


# How Pyodide waits for a terminal. Browsers warn of memory that is shared, and where it is not, nothing else changes:
# such a wait fails on a page either way.
SHARED = "new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer"


def without_shared_memory(module: Path) -> None:
    text = module.read_text()
    if text.count(SHARED) != 1:
        raise Failure(f"{module.name} of the pinned Pyodide waits in another way: see SHARED in page.py")
    module.write_text(text.replace(SHARED, "4"))


def join_modules(site: Path) -> None:
    main = site / "shell" / "main.js"
    text = esbuild(main, "--bundle", "--minify", *(f"--external:../{name}" for name in APART))
    for path in (site / "shell").glob("*.js"):
        path.unlink()
    main.write_text(text)
    for name in MINIFIED:
        (site / name).write_text(esbuild(site / name, "--minify"))


def join_sheets(site: Path, text: str) -> str:
    """The sheets as one, in the page's order. Returns the page with a link to it."""
    link = re.compile(r'<link rel="stylesheet" href="(style/[^"]+)">\n')
    sheets = [site / name for name in link.findall(text)]
    joined = "\n".join(sheet.read_text() for sheet in sheets)
    for sheet in sheets:
        sheet.unlink()
    sheet = site / "style" / "page.css"
    sheet.write_text(joined)
    sheet.write_text(esbuild(sheet, "--minify"))
    first, rest = link.split(text, maxsplit=1)[::2]
    return f'{first}<link rel="stylesheet" href="style/page.css">\n{link.sub("", rest)}'


def bundle(entry: Path, *options: str) -> str:
    """The module `entry` and all that it imports, as the text of one module."""
    return esbuild(entry, "--bundle", *options)


def esbuild(entry: Path, *options: str) -> str:
    """A module or a sheet as esbuild writes it."""
    made = entry.with_name(f"made{entry.suffix}")
    command = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    usual = ["--platform=browser", "--charset=utf8", "--log-level=error"]
    usual += ["--format=esm"] if entry.suffix == ".js" else []
    run(
        [provision.node(), command, *usual, *options, f"--outfile={made}", entry],
        env={"NODE_PATH": str(NODE_MODULES)},  # where the packages are that a module imports by name
        why=f"could not make {entry.name} of the page's files",
    )
    text = made.read_text()
    made.unlink()
    return text


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
