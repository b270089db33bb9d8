"""The build of the package: it holds the browser client, or it is not built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src") / "larceny" / "server" / "pages" / "index.html"

MISSING = (
    "larceny: the browser client is not built, and without it there is nothing to play: run "
    "`make wheel` (or `make web` before your own build) in a checkout, or install a release."
)


class ClientHook(BuildHookInterface[Any]):
    """Refuses a wheel or an sdist without the client.

    An editable install is none of these: `make play` makes one before it builds the client.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look before anything is written."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort(MISSING)
