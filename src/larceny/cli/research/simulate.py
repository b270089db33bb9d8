"""`larceny simulate`: many games between bots, and their figures."""

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from larceny.games.registry import find_game, find_title
from larceny.kernel.events import by_seat
from larceny.lab.figures import Figures, Spread
from larceny.lab.playing import Played
from larceny.lab.simulate import Simulation
from larceny.lab.work import Row, needs_extra

from ..common.output import emit, make_console
from ..common.signs import BRASS
from ..faces import find_face
from .bulk_options import BulkOptions
from .bulk_run import begin, finish, play
from .bulk_tables import check_bots, tables
from .intervals import margin

if TYPE_CHECKING:
    from larceny.lab.twin_simulation import TwinSimulation


def run(options: BulkOptions) -> None:
    """Play, count and show."""
    work = _by_twin(options) if options.engine == "twin" else _by_rules(options)
    out = options.out
    playing, began = begin(work, out, options), time.perf_counter()
    already = playing.done
    play(playing, options if options.engine == "rules" else replace(options, jobs=1))
    seconds = time.perf_counter() - began
    figures = add_up(work, playing.rows())
    finish(playing)
    made = sum(found.decisions.total for found in figures) * (1 - already / work.total)
    for which, found in enumerate(figures):
        if options.as_json:
            tell(work, which, found, seconds, made / seconds)
        else:
            show(work, which, found, make_console())
    if not options.as_json:
        make_console().print(f"\n{made / seconds:,.0f} decisions a second")


def _by_rules(options: BulkOptions) -> Simulation:
    settings, names = tables(options), options.bot_names
    check_bots(settings, names)
    if options.records and (options.out is None or set(names) == {"random"}):
        raise click.UsageError("--records needs --out, and bots: games by lot write down no moves.")
    tallied = options.out is not None
    return Simulation(
        settings, names, options.games, options.seed, tallied=tallied, recorded=options.records
    )


def _by_twin(options: BulkOptions) -> "TwinSimulation":
    """Play on words; one process does, since a device has room for all games at once."""
    try:
        from larceny.lab.twin_simulation import TwinSimulation
        from larceny.twin.game import NotCovered
    except ModuleNotFoundError as missing:
        raise needs_extra("twin", missing.name or "jax") from None
    if options.ray is not None or options.jobs not in (None, 1):
        raise click.UsageError("--engine twin plays in one process: leave out --jobs and --ray.")
    if options.records:
        raise click.UsageError("--engine twin writes no records.")
    work = TwinSimulation(tables(options), options.bot_names, options.games, options.seed)
    try:
        work.check()
    except NotCovered as lack:
        raise click.UsageError(f"{lack}.") from None
    return work


def add_up(work: "Simulation | TwinSimulation", rows: Iterable[Row]) -> list[Figures]:
    """Add up the games, table by table."""
    figures = [Figures(setting.players) for setting in work.settings]
    for row in rows:
        figures[row["number"] // work.games].add(Played.of_row(row))
    return figures


def tell(
    work: "Simulation | TwinSimulation", which: int, figures: Figures, seconds: float, rate: float
) -> None:
    """Write the figures of one table for programs."""
    agreed = {**work.settings[which].labels(), "bots": list(work.bots)}
    timing = {"seed": work.seed, "seconds": seconds, "decisions_per_second": rate}
    emit({**agreed, **figures.to_json(), **timing})


def show(
    work: "Simulation | TwinSimulation", which: int, figures: Figures, console: Console
) -> None:
    """Show the figures of one table."""
    setting = work.settings[which]
    if which:
        console.print()
    if len(work.settings) > 1:
        written = find_game(setting.game).write_ruleset(setting.rules)
        title = find_title(setting.game).display_name
        console.print(f"{title} · {written} · {setting.players} players", style=BRASS)
    notice = find_face(setting.game).notice(setting.rules, setting.players)
    if notice is not None:
        console.print(f"{notice}\n")
    _show_facts(figures, console)
    console.print()
    _show_seats(figures, console)


def _show_facts(figures: Figures, console: Console) -> None:
    facts = Table.grid(padding=(0, 3, 0, 0))
    endings = ", ".join(f"{name} {count:,}" for name, count in sorted(figures.endings.items()))
    facts.add_row("games", f"{figures.games:,}")
    facts.add_row("endings", endings)
    facts.add_row("shared victories", f"{figures.ties:,} ({figures.ties / figures.games:.1%})")
    if figures.unwon:
        facts.add_row("won by nobody", f"{figures.unwon:,} ({figures.unwon / figures.games:.1%})")
    facts.add_row(figures.unit, _spread(figures.length))
    facts.add_row("decisions", _spread(figures.decisions))
    console.print(facts)


def _show_seats(figures: Figures, console: Console) -> None:
    seats = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in ("seat", "score", "±", "least", "most", "wins", "95 % interval"):
        seats.add_column(head, justify="right")
    for seat, score in by_seat(figures.scores):
        share, low, high = figures.win_share(seat)
        seats.add_row(
            str(seat),
            f"{score.mean:.2f}",
            margin(score.margin, 2),
            str(score.least),
            str(score.most),
            f"{share:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
    console.print(seats)


def _spread(spread: Spread) -> str:
    return f"mean {spread.mean:.1f}, from {spread.least:,} to {spread.most:,}"
