"""dist/release: everything that a release consists of. The same sources always give the same bytes."""

import hashlib
import re
import zipfile
from pathlib import Path

from . import page, provision, site
from .common import DIST, ROOT, SITE, Failure, files_under, progress, remove

RELEASE = DIST / "release"


def make() -> Path:
    """The site as a zip, the one file, wheel and sdist, what is new, and the checksums of all of them."""
    site.build()
    wheel = site.build_wheel()
    version = wheel.name.split("-")[1]
    with progress(f"making dist/release of version {version}"):
        remove(RELEASE)
        RELEASE.mkdir()
        zip_site(RELEASE / f"tafelrunde-site-{version}.zip", f"tafelrunde-{version}")
        page.copy(site.ONE_FILE, RELEASE / f"tafelrunde-{version}.html")
        page.copy(wheel, RELEASE / wheel.name)
        provision.hatch("sdist", RELEASE)
        (RELEASE / "NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(), version))
        sums = [
            f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files_under(RELEASE)
        ]
        (RELEASE / "SHA256SUMS").write_text("\n".join([*sums, ""]))
    return RELEASE


def zip_site(target: Path, folder: str) -> None:
    """Without times, owners or anything else of the machine that packs it."""
    with zipfile.ZipFile(target, "w") as archive:
        for path in files_under(SITE):
            info = zipfile.ZipInfo(f"{folder}/{path.relative_to(SITE).as_posix()}")
            info.external_attr = 0o644 << 16
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def notes(changelog: str, version: str) -> str:
    """What CHANGELOG.md says of this version."""
    found = re.search(
        rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if not found:
        raise Failure(f"CHANGELOG.md says nothing of version {version}")
    return f"# Tafelrunde {version}\n\n{found[1].strip()}\n"
