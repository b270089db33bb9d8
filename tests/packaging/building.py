"""Builds of the package, and environments that have nothing but one of them."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "larceny" / "server" / "pages" / "index.html"


def hatchling(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Build what lies in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def built(folder: Path, out: Path, target: str) -> Path:
    """Build a wheel or an sdist that must come out; return it."""
    done = hatchling(folder, "-d", str(out), "-t", target)
    assert done.returncode == 0, done.stderr
    (path,) = out.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return path


def metadata_of(wheel: Path) -> Message:
    """Read what a wheel says about itself."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


class EmptyEnvironment:
    """A virtual environment with a wheel and what it declares, and nothing else.

    What it needs is linked from the environment of the tests: no network is asked.
    """

    def __init__(self, folder: Path, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.folder = folder
        self.scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / "python"
        self._link(needed_by(metadata_of(wheel)))
        subprocess.run(
            [
                *(sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline"),
                *("--no-deps", "--python", str(self.python), str(wheel)),
            ],
            check=True,
        )

    def _link(self, distributions: Iterator[Distribution]) -> None:
        here = Path(sysconfig.get_path("purelib"))
        (there,) = self.folder.glob("lib/python*/site-packages")
        for found in distributions:
            for top in {Path(file).parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
                if not (there / top).exists():
                    (there / top).symlink_to(here / top)

    def variables(self, home: Path, **more: str) -> dict[str, str]:
        """Return what a program is told: there is no Node on the path, and no home but this."""
        return {
            "PATH": str(self.scripts),
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_STATE_HOME": str(home / "state"),
            **more,
        }


def needed_by(metadata: Message) -> Iterator[Distribution]:
    """Find everything that a package needs here, also through others."""
    seen: set[tuple[str, str]] = set()
    wanted = [(line, "") for line in metadata.get_all("Requires-Dist", [])]
    while wanted:
        line, extra = wanted.pop()
        asked = Requirement(line)
        if asked.marker is not None and not asked.marker.evaluate({"extra": extra}):
            continue
        found = distribution(asked.name)
        for its in {"", *asked.extras}:
            if (found.name, its) not in seen:
                seen.add((found.name, its))
                wanted += [(deeper, its) for deeper in found.requires or ()]
        yield found
