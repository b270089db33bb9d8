"""The options of `larceny serve`."""

from pathlib import Path
from typing import Any

import click

from .options import json_option


@click.command(short_help="Let people play in the browser.")
@click.option("--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 is every one.")
@click.option("--port", metavar="N", help="Port to listen on; 0 is any free one.")
@click.option("--database", metavar="URL", help="Database: SQLite in a file, or PostgreSQL.")
@click.option("--redis", metavar="URL", help="Redis, where there are several nodes.")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE.toml",
    help="Settings; LARCENY_… in the environment and these options go before.",
)
@click.option("--open/--no-open", "open_browser", help="Open the browser.")
@json_option
def serve(**options: Any) -> None:
    """Serve Larceny on this machine until Ctrl-C.

    Without options it listens on 127.0.0.1:8000, and keeps everything in one file of yours.
    docs/hosting.md tells how to serve others.
    """
    from ..hosting.serve import run

    run(**options)
