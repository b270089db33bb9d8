"""`larceny serve`: the server, until it is stopped."""

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Any

import click

from larceny import __version__, compiled
from larceny.server.read_settings import read_settings
from larceny.server.serving import serve
from larceny.server.settings import Settings, without_password

from ..common.output import emit


def run(config: Path | None, open_browser: bool, as_json: bool, **options: Any) -> None:
    """Read the settings, and serve."""
    settings = read_settings(config, options=options)

    def listening(url: str) -> None:
        _tell(settings, url, as_json)
        if open_browser and _has_windows():
            address = settings.public_url or url
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(settings, listening)


def _has_windows() -> bool:
    """Ask whether a browser can open one: else it would be one of the terminal, over our words."""
    named = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in named)


def _tell(settings: Settings, url: str, as_json: bool) -> None:
    database, redis = without_password(settings.database), without_password(settings.redis)
    if as_json:
        about = {"version": __version__, "rules": compiled.how()}
        where = {"listening": url, "database": database, "redis": redis, "node": settings.node}
        emit({**where, **about})
        return
    click.echo(f"Larceny {__version__} ({compiled.how()}) listens on {url}")
    click.echo(f"Everything is kept in {database}")
    if redis:
        click.echo(f"Other nodes are told through {redis}")
    click.echo("Ctrl-C ends it.")
