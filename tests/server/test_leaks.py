"""What a viewer may not know does not reach the bytes that his sockets receive.

The engine's own test of non-interference, once more, on what really goes out.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from larceny.games.forty_thieves import views as forty_thieves_views
from larceny.games.forty_thieves.actions import PASS
from larceny.games.master_thieves import views as master_thieves_views
from larceny.games.registry import AnyGame, find_game
from larceny.protocol import messages as m
from larceny.server.domain.game_clock import TimeControl
from larceny.server.domain.tables import Table
from larceny.server.service.service import Service
from larceny.server.service.table import serialisation
from larceny.server.service.table.session import TableSession

from ..effort import amount
from ..games.forty_thieves import test_secrets as forty_thieves
from ..games.master_thieves import test_secrets as master_thieves
from ..games.redaction import redactions, without_redaction
from ..games.worlds import Pair, told_apart
from ..planting import plants_faults
from .clocks import clock_of
from .eavesdropping import SEQ, Tab, service_without_past, stands_so, table_of, tells_apart
from .tables import open_window, sealed_seats, window_step
from .waiting import eventually

FORTY_THIEVES, MASTER_THIEVES = find_game("forty-thieves"), find_game("master-thieves")
NO_CLOCK = TimeControl()
ENOUGH = 350
"""Pairs of worlds of each kind: so many that every redaction is missed in one of them."""

SOME = amount(quick=60, usual=100, soak=300)
EACH = amount(quick=4, usual=3, soak=1)
"""Of so many pairs one is also followed to the bytes: the rules' own test takes all of them."""

VIEWS: dict[str, ModuleType] = {
    "forty-thieves": forty_thieves_views,
    "master-thieves": master_thieves_views,
}


def drawn_pairs(game: str, enough: int) -> list[Pair]:
    """Draw pairs of worlds in which every secret of a game plays a part."""
    if game == "forty-thieves":
        return [
            *forty_thieves.drawn_pairs("leaders", "everything", 3, enough),
            *forty_thieves.drawn_pairs("leaders", "fixed jars", 3, enough),
        ]
    drawn = master_thieves.drawn_pairs("english_a", "opener", 3, games=3)[: 2 * enough]
    drawn += master_thieves.drawn_pairs("french", "plain wood", 3)[:enough]
    for pair in drawn:  # everybody saw the look, but once the drawer is closed no view repeats it
        pair.other.looked = pair.truth.looked
    return drawn


def listen(folder: Path, story: Callable[[Service], Awaitable[None]]) -> None:
    """Run a story on a service that stores nothing, and for which no time passes by itself."""

    async def run() -> None:
        async with service_without_past(folder) as service:
            await story(service)

    asyncio.run(run())


async def leaking(service: Service, game: AnyGame, drawn: Sequence[Pair]) -> list[Pair]:
    """Return the first pair of worlds that the viewer can tell apart, if there is one."""
    tables: dict[Any, Any] = {}
    for pair in drawn:
        rules = game.rules_of(pair.truth)
        key = (game.write_ruleset(rules), pair.truth.players)
        if key not in tables:
            tables[key] = table_of(game, rules, pair.truth.players)
        if await tells_apart(service, tables[key], game, pair):
            return [pair]
    return []


@pytest.mark.parametrize("game", [FORTY_THIEVES, MASTER_THIEVES], ids=lambda g: g.name)
def test_no_byte_tells_worlds_apart(tmp_path: Path, game: AnyGame) -> None:
    drawn = drawn_pairs(game.name, enough=ENOUGH)
    assert {pair.viewer for pair in drawn} == {None, 0, 1, 2}

    async def story(service: Service) -> None:
        assert not await leaking(service, game, drawn[::EACH])

    listen(tmp_path, story)


@plants_faults
@pytest.mark.parametrize("game", [FORTY_THIEVES, MASTER_THIEVES], ids=lambda g: g.name)
def test_without_one_redaction_some_byte_tells_worlds_apart(tmp_path: Path, game: AnyGame) -> None:
    drawn = drawn_pairs(game.name, enough=ENOUGH)
    views = VIEWS[game.name]

    async def story(service: Service) -> None:
        for which, line in enumerate(redactions(views)):
            with without_redaction(views, which):
                suspects = islice(told_apart(game, drawn), 1)  # the rules' own test is quicker
                noticed = await leaking(service, game, [*suspects, *drawn])
                assert noticed, f"nobody notices that {line} is gone"
        assert not await leaking(service, game, drawn[:50])

    listen(tmp_path, story)


@plants_faults
@pytest.mark.parametrize("game", [FORTY_THIEVES, MASTER_THIEVES], ids=lambda g: g.name)
def test_if_the_server_forgets_to_redact_it_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = drawn_pairs(game.name, enough=SOME)

    async def story(service: Service) -> None:
        assert await leaking(service, game, drawn)

    monkeypatch.setattr(serialisation, "_witnessed", lambda session, told, viewer: told.whole)
    listen(tmp_path, story)


# Windows for reactions --------------------------------------------------------------------------

REACTION_MS = 700
STANDARD = FORTY_THIEVES.ruleset("standard")


def let_be(pair: Pair) -> bool:
    """Ask whether the rules lay open the same, in both worlds, once everybody lets it be."""
    game, facts = FORTY_THIEVES, forty_thieves.FACTS
    worlds = [game.copy(pair.truth), game.copy(pair.other)]
    while game.reactions(worlds[0], worlds[0].asked):
        seat = worlds[0].asked
        one, other = (facts.laid_open(state, seat, PASS, pair.viewer) for state in worlds)
        if one != other:
            return False
        for state in worlds:
            game.apply(state, seat, PASS)
    return True


def is_viewer_asked(pair: Pair) -> bool | None:
    """Ask whether the viewer may react, too; None if he has no seat."""
    if pair.viewer is None:
        return None
    return bool(FORTY_THIEVES.reactions(pair.truth, pair.viewer))


@cache
def windows_with_a_dagger_in_one_world() -> list[Pair]:
    drawn = forty_thieves.windows(forty_thieves.drawn_pairs("standard", "as printed", 4, 1_500))
    by_viewer = {is_viewer_asked(pair): pair for pair in drawn if let_be(pair)}
    assert len(by_viewer) == 3  # a seat that is asked, too, one that is not, and somebody without
    return list(by_viewer.values())


async def heard_in_a_window(
    service: Service, table: Table, pair: Pair, state: Any, answers_after: float | None
) -> tuple[list[bytes], int]:
    """What the viewer hears until the window is closed, to the instant; how much of it before.

    When it closes is told as a time of day, which is another one in every telling of the story.
    """
    table_now = stands_so(service, table, state)
    viewer, asked = Tab(service, pair.viewer), Tab(service, pair.seat)
    await viewer.say(m.Subscribe(table.id))
    await asked.say(m.Subscribe(table.id))
    before, opened = len(viewer.received), open_window(table_now).since
    service.sessions.events.stepped(table_now)
    clock = clock_of(service)
    if answers_after is not None:
        clock.advance(answers_after)
        await asked.say(m.Act(table.id, "answer", SEQ, "pass"))
        assert b'"ack"' in asked.received[-1]
    await everything_answered(table_now)
    clock.advance((opened + REACTION_MS - clock.now_ms()) / 1_000)  # to its last instant
    await everything_answered(table_now)
    assert window_step(table_now) == SEQ
    during = len(viewer.received) - before
    clock.advance(0.001)
    await eventually(lambda: window_step(table_now) != SEQ)
    received = [one.replace(b"%d" % (opened + REACTION_MS), b"0") for one in viewer.received]
    return received, during


async def everything_answered(session: TableSession) -> None:
    """Wait until every bot that is asked in a window has answered, and all who wait have acted."""
    bots = [
        seat for seat in session.position.deciders() if session.table.chairs[seat].bot is not None
    ]
    await eventually(lambda: sealed_seats(session) >= set(bots))
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_window_sounds_the_same_and_takes_as_long_whoever_answers_when(tmp_path: Path) -> None:
    table = table_of(FORTY_THIEVES, STANDARD, 4, clock=NO_CLOCK, reaction_ms=REACTION_MS)

    async def story(service: Service) -> None:
        for pair in windows_with_a_dagger_in_one_world():
            heard = []
            for state in (pair.truth, pair.other):
                for answers_after in (None, 0.0, 0.3 * REACTION_MS / 1_000):
                    told, during = await heard_in_a_window(
                        service, table, pair, state, answers_after
                    )
                    heard.append(told)
                    assert during == 0
            assert all(told == heard[0] for told in heard)
            assert sum(b'"step"' in message[:20] for message in heard[0]) >= 1

    listen(tmp_path, story)


def test_a_window_takes_as_long_where_bots_are_asked(tmp_path: Path) -> None:
    people = table_of(FORTY_THIEVES, STANDARD, 4, clock=NO_CLOCK, reaction_ms=REACTION_MS)

    async def story(service: Service) -> None:
        for pair in windows_with_a_dagger_in_one_world():
            bots = [
                replace(chair, person=None, bot="random") if seat == pair.seat else chair
                for seat, chair in enumerate(people.chairs)
            ]
            table = replace(people, chairs=tuple(bots))
            for state in (pair.truth, pair.other):
                _, during = await heard_in_a_window(service, table, pair, state, None)
                assert during == 0

    listen(tmp_path, story)
