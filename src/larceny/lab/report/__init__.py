"""A page about many games: what happened in them, drawn and described.

It is made from rows alone. Each game's chapter names the columns that its tally fills; the rest is
the same for every game.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..work import LabTrouble, Row
from . import any_game, balance, learning
from .arena import Meetings
from .group import Gathered, Group, bots_of
from .own import own_of
from .page import Chapter, page


@dataclass(frozen=True, slots=True)
class Report:
    """A page, and what is on it."""

    html: str
    games: int
    plots: list[str]


def report_on(
    rows: Iterable[Row], title_of: Callable[[str], str], title: str | None = None
) -> Report:
    """Make a page about all these games. `title_of` names a game for people."""
    gathered, meetings = gather(rows)
    chapters = [
        *(chapter for found in gathered for chapter in simulated(found, title_of(found.game))),
        *held_against_each_other(meetings, title_of),
    ]
    games = sum(found.games for found in gathered) + meetings.games
    if not games:
        raise LabTrouble("no-games")
    named = dict.fromkeys(title_of(game) for game in _games(gathered, meetings))
    heading = title or " and ".join(named)
    html = page(heading, f"{games:,} games, played by bots and counted.", chapters)
    return Report(html, games, [plot.title for chapter in chapters for plot in chapter.plots])


def report_on_runs(folders: Sequence[Path], title: str | None = None) -> Report:
    """Make a page about runs of nets that learn."""
    told = [learning.chapter_on(folder) for folder in folders]
    chapters, games = [chapter for chapter, _ in told], sum(played for _, played in told)
    html = page(title or "Nets that learn", f"{games:,} games, played by nets.", chapters)
    return Report(html, games, [plot.title for chapter in chapters for plot in chapter.plots])


def _games(gathered: Sequence[Gathered], meetings: Meetings) -> Iterator[str]:
    yield from (found.game for found in gathered)
    yield from (key[0] for key in meetings.wins)


def gather(rows: Iterable[Row]) -> tuple[list[Gathered], Meetings]:
    """Add up the rows: those of simulations by what was played, those of arenas by who met."""
    groups: dict[tuple[str, str, int, str], Group] = {}
    meetings, known = Meetings(), set[tuple[object, ...]]()
    for row in rows:
        if (identity := _identity(row)) in known:
            continue  # the same game again, from another file
        known.add(identity)
        if "odd" in row:
            meetings.add(row)
            continue
        key = row["game"], row["rules"], row["players"], bots_of(row)
        if key not in groups:
            groups[key] = Group(*key)
        groups[key].add(row, own_of(row["game"]).wanted)
    chapters: dict[tuple[str, str], Gathered] = {}
    for group in groups.values():
        found = chapters.setdefault((group.game, group.bots), Gathered(group.game, group.bots, []))
        found.groups.append(group)
    return list(chapters.values()), meetings


def _identity(row: Row) -> tuple[object, ...]:
    """Say which game it is: the same table, bots and deal go the same way."""
    names = ("game", "rules", "players", "seed", "index", "deal", "odd", "field", "seat")
    return *(row.get(name) for name in names), *row.get("bots", ())


def simulated(gathered: Gathered, title: str) -> Iterator[Chapter]:
    """Write the chapter on one game, and one on its rules if it was played by several."""
    own = own_of(gathered.game)
    rules = gathered.main_rules.replace("_", " ")
    yield Chapter(
        f"{title} by {gathered.bots}",
        f"{sum(group.games for group in gathered.main()):,} games between {gathered.bots} bots. "
        f"Rules: {rules}.",
        [*any_game.plots(gathered), *own.plots(gathered)],
    )
    if compared := list(balance.plots(gathered, own.shares)):
        yield Chapter(
            f"{title} by {gathered.bots}: rules",
            f"What editions and options do to the balance: {len(gathered.rules)} rulesets over "
            f"{gathered.games:,} games. What is marked in red has an interval apart from the one "
            f"of {rules}.",
            compared,
        )


def held_against_each_other(
    meetings: Meetings, title_of: Callable[[str], str]
) -> Iterator[Chapter]:
    """Write a chapter on the bots of each game."""
    for game in dict.fromkeys(key[0] for key in meetings.wins):
        found = meetings.of_game(game)
        lead = f"{found.games:,} games: one seat of one bot, all other seats of another."
        yield Chapter(f"{title_of(game)}: bots", lead, list(found.plots()))
