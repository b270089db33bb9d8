"""`larceny simulate`: many games between bots, and their figures."""

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from larceny.bots import make_table
from larceny.lab.figures import Figures, Spread
from larceny.lab.simulate import Plan, Played
from larceny.lab.simulate import simulate as play_all

from .agreement import agree
from .faces import find_face
from .files import write_text
from .output import emit, make_console
from .signs import BRASS


def run(
    game_name: str,
    edition: str | None,
    variants: Sequence[str],
    changes: Sequence[str],
    rules_file: Path | None,
    players: int,
    games: int,
    seed: str,
    jobs: int,
    bots: str,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play, count and tell."""
    if games < 1 or jobs < 1:
        raise click.UsageError("--games and --jobs must be at least 1.")
    game, rules = agree(game_name, edition, variants, changes, rules_file)
    rules.check_players(players)
    names = tuple(name.strip() for name in bots.split(","))
    make_table(game.name, names, players, seed)  # refuse unknown names before the first game
    if out is not None:
        write_text(out, "")  # refuse a place that cannot be written before the first game
    plan = Plan(game.name, rules, players, names, seed)
    figures, lines, began = Figures(players), [], time.perf_counter()
    for played in _with_progress(play_all(plan, games, jobs), games):
        figures.add(played)
        if out is not None:
            lines.append(json.dumps(played.to_json()))
    seconds = time.perf_counter() - began
    if out is not None:
        write_text(out, "\n".join([*lines, ""]))
    rate = figures.decisions.total / seconds
    if as_json:
        agreed = {"game": game.name, "rules": game.write_ruleset(rules), "bots": list(names)}
        timing = {"seed": seed, "seconds": seconds, "decisions_per_second": rate}
        emit({**agreed, **figures.to_json(), **timing})
        return
    console = make_console()
    if (notice := find_face(game.name).notice(rules, players)) is not None:
        console.print(f"{notice}\n")
    _show(figures, rate, console)


def _with_progress(played: Iterator[Played], games: int) -> Iterator[Played]:
    """Show on a terminal how far it has got."""
    console = make_console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield from progress.track(played, total=games)


def _show(figures: Figures, rate: float, console: Console) -> None:
    facts = Table.grid(padding=(0, 3, 0, 0))
    endings = ", ".join(f"{name} {count:,}" for name, count in sorted(figures.endings.items()))
    facts.add_row("games", f"{figures.games:,}")
    facts.add_row("endings", endings)
    facts.add_row("shared victories", f"{figures.ties:,} ({figures.ties / figures.games:.1%})")
    if figures.unwon:
        facts.add_row("won by nobody", f"{figures.unwon:,} ({figures.unwon / figures.games:.1%})")
    facts.add_row(figures.unit, _spread(figures.length))
    facts.add_row("decisions", _spread(figures.decisions))
    facts.add_row("decisions a second", f"{rate:,.0f}")
    console.print(facts)
    console.print()
    seats = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in ("seat", "score", "±", "least", "most", "wins", "95 % interval"):
        seats.add_column(head, justify="right")
    for seat, score in enumerate(figures.scores):
        share, low, high = figures.win_share(seat)
        seats.add_row(
            str(seat),
            f"{score.mean:.2f}",
            f"{score.margin:.2f}",
            str(score.least),
            str(score.most),
            f"{share:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
    console.print(seats)


def _spread(spread: Spread) -> str:
    return f"mean {spread.mean:.1f}, from {spread.least:,} to {spread.most:,}"
