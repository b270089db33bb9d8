"""Previews: what a link tells of a table or a person before it is opened, in words and as a card.

They are for anybody who has the link, so they tell what anybody with the link may know: of a table
that waits or plays who sits there, and nothing of the game; of a game that is over its result, or a
moment of its replay, if strangers may see that; and of a person how many games were finished, and
won. Games that are not over have no part in that.
"""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from larceny.games.registry import find_title
from larceny.kernel.errors import LarcenyError
from larceny.pictures import PLAIN, Card, Picture, Row, picture_of, scene_svg
from larceny.pictures.words import SPOKEN, Words, chapter_in, name_in
from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import daily
from larceny.puzzles.solving import day_of
from larceny.puzzles.workshop import workshops

from ...domain.accounts import GONE
from ...domain.refusals import NotFound
from ...domain.tables import Status, Table, Watching
from ...ports.clock import Clock
from ...ports.tallies import Tally
from .archive import ALL_OPEN, EYES_OF_NOBODY, Archive, KeptReplay


@dataclass(frozen=True, slots=True)
class Moment:
    """Which step of a finished game, and through whose eyes; no step: how it ended."""

    seq: int | None = None
    eyes: str = EYES_OF_NOBODY


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link tells."""

    title: str
    description: str
    card: Card


class Previews:
    """Tells of tables and people to those who have only a link."""

    def __init__(self, archive: Archive, clock: Clock) -> None:
        self.archive = archive
        self.clock = clock
        self.drawing = asyncio.Semaphore(1)  # a picture takes a processor half a second

    def table(self, table_id: str) -> Table:
        """Load a table. It blocks."""
        table = self.archive.store.tables.load_table(table_id)
        if table is None:
            raise NotFound("no-such-table")
        return table

    def of(self, table: Table, moment: Moment, language: str) -> Preview:
        """Tell of a table, or of a moment of its game. It blocks."""
        words = SPOKEN[language]
        if table.status is not Status.OVER or _is_closed(table):
            return _without_game(table, words)
        try:
            kept = self.archive.replay(self.archive.load(table))
        except LarcenyError:  # its rules are lost, and no replay was kept
            return _without_game(table, words)
        return _of_game(table, kept, moment, words)

    def day(self) -> date:
        """Return which day's puzzle it is."""
        return day_of(self.clock.now_ms())

    def of_puzzle(self, language: str) -> tuple[Preview, str]:
        """Tell of the puzzle of the day, as it is set, and of which game it is. It blocks."""
        words, today = SPOKEN[language], daily(self.day(), shipped())
        game = today.puzzle.game
        view = workshops()[game].shown(today.puzzle).view.to_json()
        line = f"{words.puzzle} · #{today.number}"
        title = find_title(game).display_name
        scene = picture_of(game).position(view)
        card = Card(title=title, line=f"{line}. {words.question}", note=words.find, scene=scene)
        return Preview(f"{title} · {line}", words.solve, card), game

    def of_person(self, person_id: str, language: str) -> tuple[Preview, Picture]:
        """Tell of somebody what his profile tells strangers, and how the card looks. It blocks."""
        store = self.archive.store
        person = store.people.person(person_id)
        if person is None or person.name == GONE:
            raise NotFound("no-such-person")
        tallies = [one for one in store.tallies.tallies_of(person_id) if one.kind == "all"]
        return _of_person(person.name, tallies, SPOKEN[language])

    def scene(self, table: Table, moment: Moment) -> str:
        """Draw what lay on the table at a moment, for somebody who may see it. It blocks."""
        kept = self.archive.replay(self.archive.load(table))
        return scene_svg(picture_of(table.plan.game).position(_view(kept, moment)))


def _is_closed(table: Table) -> bool:
    return table.plan.watching is Watching.CLOSED


def _rows(table: Table, words: Words) -> tuple[Row, ...]:
    return tuple(
        Row(name_in(words, chair.name, chair.bot), chair.colour)
        for chair in table.chairs
        if not chair.free
    )


def _without_game(table: Table, words: Words) -> Preview:
    """Tell who sits there and whether it has begun: what the table tells everybody."""
    title = find_title(table.plan.game).display_name
    free = sum(chair.free for chair in table.chairs)
    line, note = {
        Status.LOBBY: (words.free(free) if free else words.lobby, words.sit_down),
        Status.PLAYING: (words.playing, "" if _is_closed(table) else words.watch),
        Status.OVER: (words.over, ""),
        Status.ABANDONED: (words.abandoned, ""),
    }[table.status]
    names = ", ".join(row.name for row in _rows(table, words))
    described = f"{line}: {names}" if names else line
    return Preview(
        title, described, Card(title=title, line=line, rows=_rows(table, words), note=note)
    )


def _of_game(table: Table, kept: KeptReplay, moment: Moment, words: Words) -> Preview:
    at = _step_of(kept, moment)
    step = kept.steps[at]
    rows = _rows(table, words)
    title = find_title(table.plan.game).display_name
    if moment.seq is None or at == len(kept.steps) - 1:
        winners = [rows[seat].name for seat in kept.winners]
        line = words.won(winners) if winners else words.nobody_won
        told = [
            replace(row, points=step.points[seat], won=seat in kept.winners)
            for seat, row in enumerate(rows)
        ]
        points = ", ".join(f"{row.name} {row.points}" for row in told)
        rows, described = tuple(told), f"{line}: {points}"
    else:
        line = f"{chapter_in(words, step.chapter)} · {_eyes(table, moment, words)}"
        described = f"{line}: {', '.join(row.name for row in rows)}"
    scene = picture_of(table.plan.game).position(_view(kept, moment))
    return Preview(title, described, Card(title, line, rows, words.again, scene))


def _of_person(name: str, tallies: Sequence[Tally], words: Words) -> tuple[Preview, Picture]:
    """Tell how many games somebody has finished and won; what is played most stands first."""
    by_game = sorted(tallies, key=lambda one: (-one.times, one.game))
    rows = tuple(
        Row(find_title(one.game).display_name, colour, told=f"{one.wins}/{one.times}")
        for colour, one in enumerate(by_game)
    )
    line = words.no_games
    if by_game:
        line = words.wins(sum(one.wins for one in by_game), sum(one.times for one in by_game))
    described = ", ".join([line, *(f"{row.name} {row.told}" for row in rows)])
    card = Card(title=name, line=line, rows=rows, note=words.profile)
    return Preview(name, described, card), picture_of(by_game[0].game) if by_game else PLAIN


def _eyes(table: Table, moment: Moment, words: Words) -> str:
    if moment.eyes in (ALL_OPEN, EYES_OF_NOBODY):
        return words.all_open if moment.eyes == ALL_OPEN else words.spectator
    return words.eyes(_rows(table, words)[int(moment.eyes)].name)


def _step_of(kept: KeptReplay, moment: Moment) -> int:
    """Find the step with a number, or the last before it: it may have been taken back."""
    if moment.seq is None:
        return len(kept.steps) - 1
    found = [at for at, step in enumerate(kept.steps) if step.seq <= moment.seq]
    return found[-1] if found else 0


def _view(kept: KeptReplay, moment: Moment) -> dict[str, Any]:
    """Return what those eyes saw; at the end, all lies open."""
    eyes = ALL_OPEN if moment.seq is None else moment.eyes
    if eyes not in kept.eyes:
        raise NotFound("no-such-seat")
    found: dict[str, Any] = json.loads(
        bytes(kept.steps[_step_of(kept, moment)].views[kept.eyes.index(eyes)])
    )
    return found
