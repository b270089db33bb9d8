"""`larceny puzzles make`: puzzles out of games that bots play."""

from collections import Counter
from pathlib import Path
from time import perf_counter

import click

from larceny.games.registry import find_game
from larceny.puzzles.collection import is_packed, write_collection
from larceny.puzzles.making import SEED, make_set, set_of

from ..common.files import write_bytes
from ..common.output import emit, make_console


def run(game: str | None, number: int | None, seed: str | None, out: Path, as_json: bool) -> None:
    """Make a set, and write it when it is whole."""
    if number is not None and number < 1:
        raise click.BadParameter("make at least one.", param_hint="--number")
    wanted = set_of([] if game is None else [find_game(game).name], number)
    whole = sum(sum(themes.values()) for themes in wanted.values())
    made, counted, began = [], Counter[str](), perf_counter()
    console = make_console(stderr=True)
    for puzzle in make_set(SEED if seed is None else seed, wanted):
        made.append(puzzle)
        counted[puzzle.theme] += 1
        if console.is_terminal and not as_json:
            console.print(f"{len(made)} of {whole}: {puzzle.theme}", end="\r")
    data = write_collection(made, is_packed(out))
    write_bytes(out, data)
    seconds = perf_counter() - began
    if as_json:
        told = {"made": len(made), "themes": dict(counted), "bytes": len(data)}
        emit({**told, "seconds": round(seconds, 1), "file": str(out)})
        return
    for theme, count in counted.items():
        click.echo(f"{count:4} {theme}")
    click.echo(f"{len(made)} puzzles, {len(data):,} bytes, {seconds:.0f} s: {out}")
