"""`larceny arena`: bots against each other on paired deals."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from larceny.games.registry import find_title
from larceny.lab.arena.crosstable import BENCHMARK, markdown
from larceny.lab.arena.pairings import pairings
from larceny.lab.arena.results import PairingResult, Result, result_of
from larceny.lab.arena.thinking import Thinking
from larceny.lab.arena.tournament import Tournament
from larceny.lab.rows import FORMS

from ..common.files import write_text
from ..common.output import emit, make_console
from ..common.signs import BRASS
from .bulk_options import BulkOptions
from .bulk_run import begin, finish, games_kept, play
from .bulk_tables import check_bots, tables
from .intervals import interval, margin


def run(options: BulkOptions, form: str) -> None:
    """Play, add up and show."""
    names = named(options.bot_names)
    if len(names) < 2:
        raise click.UsageError("--bots needs at least two bots to hold against each other.")
    settings, out = tables(options), options.out
    for name in names:
        check_bots(settings, [name])
    work = Tournament(pairings(settings, names, form), options.games, options.seed)
    playing = begin(work, games_file(out), options)
    began = time.perf_counter()
    play(playing, options)
    result, seconds = result_of(work, playing.rows()), time.perf_counter() - began
    summary = summary_of(work, form, names, result, seconds)
    if out is not None and is_folder(out):
        with games_kept(playing):
            write_text(out / "result.json", json.dumps(summary, indent=2) + "\n")
            write_text(out / "table.md", markdown(result.pairings))
    finish(playing)
    if options.as_json:
        emit(summary)
    else:
        show(result, make_console())


def named(bots: Sequence[str]) -> list[str]:
    """Return the bots that are meant: `benchmark` stands for those that everybody can be held
    against.
    """
    return [name for bot in bots for name in (BENCHMARK if bot == "benchmark" else (bot,))]


def is_folder(out: Path) -> bool:
    """Ask whether results go into a folder: then games and figures are written there."""
    return out.suffix not in FORMS


def games_file(out: Path | None) -> Path | None:
    """Say where the games are written."""
    return out / "games.jsonl" if out is not None and is_folder(out) else out


def summary_of(
    work: Tournament, form: str, bots: Sequence[str], result: Result, seconds: float
) -> dict[str, Any]:
    """Return everything for programs. All but `timing` is the same whenever it is played again."""
    return {
        "format": form,
        "bots": list(bots),
        "seed": work.seed,
        **result.to_json(),
        "timing": {"seconds": seconds, "bots": result.times_to_json()},
    }


def show(result: Result, console: Console) -> None:
    """Show who beat whom, and the ladder."""
    grouped: dict[str, list[PairingResult]] = {}
    for one in result.pairings:
        labels = one.pairing.setting.labels()
        title = find_title(labels["game"]).display_name
        grouped.setdefault(f"{title} · {labels['rules']} · {labels['players']} players", []).append(
            one
        )
    for title, results in grouped.items():
        _show_pairings(title, results, console)
    for game, rated in result.ratings.items():
        console.print(f"{find_title(game).display_name} · ladder", style=BRASS)
        table = _table("", "bot", "rating", "95 %", "games", "ms mean", "p50", "p99")
        for place, bot in enumerate(rated, 1):
            rating, times = bot.to_json(), result.thinking[game, bot.bot]
            sure = f"{rating['low95']:.1f} – {rating['high95']:.1f}"
            ladder = (str(place), bot.bot, f"{bot.mu:.1f}", sure, f"{bot.games:,}")
            table.add_row(*ladder, *_times(times))
        console.print(table)
        console.print()


def _show_pairings(title: str, results: Sequence[PairingResult], console: Console) -> None:
    fair = results[0].fair
    console.print(f"{title} · fair share {fair:.1%}", style=BRASS)
    table = _table("one", "among", "games", "wins", "95 %", "× fair", "points ahead")
    for result in results:
        share, lead = result.win_share(), result.lead()
        table.add_row(
            result.pairing.odd,
            result.pairing.field,
            f"{result.games:,}",
            f"{share.value:.1%}",
            interval(share),
            f"{share.value / fair:.2f}",
            f"{lead.value:+.1f} ± {margin(lead.high - lead.value, 1)}",
        )
    console.print(table)
    console.print()


def _times(thinking: Thinking) -> tuple[str, str, str]:
    times = thinking.to_json()
    return f"{times['mean_ms']:.3f}", f"{times['p50_ms']:.3f}", f"{times['p99_ms']:.3f}"


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=BRASS)
    for head in heads:
        words = head in ("one", "among", "bot")
        table.add_column(
            head,
            justify="left" if words else "right",
            no_wrap=not words,
            overflow="fold",
            min_width=6 if words else None,
        )
    return table
