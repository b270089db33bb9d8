"""The build of the package: it holds the browser client, or it is not built.

With `LARCENY_COMPILE=1` the wheel also holds the rules as mypyc compiles them, for one Python on
one system; otherwise it is of pure Python, for all of them.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src") / "larceny" / "server" / "pages" / "index.html"
COMPILER = Path("tools") / "compile.py"
SWITCH = "LARCENY_COMPILE"

MISSING = (
    "larceny: the browser client is not built, and without it there is nothing to play: run "
    "`make wheel` (or `make web` before your own build) in a checkout, or install a release."
)
NOT_COMPILED = "larceny: nothing was compiled, so there is no compiled wheel; why stands above."


class BuildHook(BuildHookInterface[Any]):
    """Refuses a wheel or an sdist without the client; compiles a wheel if that is asked for.

    An editable install is none of these: `make play` makes one before it builds the client, and
    `make compile` compiles in place.
    """

    def dependencies(self) -> list[str]:
        """Name what only a compiled wheel is built with: mypyc, and what calls the C compiler."""
        return ["mypy>=2.4", "setuptools>=77"] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look before anything is written."""
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT).is_file():
            self.app.abort(MISSING)
        if self._compiles():
            self._compile(build_data)

    def _compiles(self) -> bool:
        switch = os.environ.get(SWITCH, "")
        if switch not in ("", "0", "1"):
            self.app.abort(f"larceny: {SWITCH} is 1 (a compiled wheel) or 0, not {switch!r}.")
        return self.target_name == "wheel" and switch == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Add what is compiled to the wheel, which is then for this Python and system alone."""
        made = Path(self.root) / "build" / "compiled" / str(sys.implementation.cache_tag)
        done = subprocess.run(
            [sys.executable, COMPILER, "--into", made], cwd=self.root, check=False
        )
        if done.returncode != 0:
            self.app.abort(NOT_COMPILED)
        files = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update(
            {str(path): path.relative_to(made).as_posix() for path in files}
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
