"""Installing a package of the examples beside Larceny, without a network and without pip.

Its own build backend makes a wheel; a wheel that is unpacked on the path is installed, entry points
and all.
"""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


def install(package: Path, folder: Path) -> Path:
    """Install a package into a folder of its own; return the folder."""
    made = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    wheel = folder / made.stdout.splitlines()[-1]
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    wheel.unlink()
    return folder


def run_with(folder: Path, *command: str) -> str:
    """Run Python where a folder of packages is on the path; return what it printed."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    run = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout
