"""Signs that people show each other at a table."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from larceny.protocol import messages as m
from larceny.server.domain.refusals import Forbidden, TooMuch
from larceny.server.service.play.emotes import EMOTES, WITHIN_MS
from larceny.server.service.service import Service

from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import moves_to
from .nodes import tell as tell_of_two
from .tables import Guest, guest, table_with, tell
from .waiting import eventually


def laugh(table: str) -> m.SendEmote:
    return m.SendEmote(table, "one", "laugh")


def shown(one: Guest) -> list[dict[str, Any]]:
    return one.messages("emote")


async def game(service: Service) -> tuple[str, Guest, Guest]:
    table, [ann, bo] = await table_with(service, "forty-thieves", people=2)
    return table.id, ann, bo


async def refused(what: Callable[[], Awaitable[None]]) -> str:
    with pytest.raises((Forbidden, TooMuch)) as refusal:
        await what()
    return refusal.value.code


def test_everybody_there_sees_who_shows_what_and_who_comes_later_has_missed_it(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, bo = await game(service)
        await service.emotes.show(ann.person, laugh(table))
        told = {"type": "emote", "table": table, "seat": 0, "person": ann.person.id}
        assert shown(ann) == shown(bo) == [told | {"emote": "laugh"}]
        late = await guest(service)
        await late.subscribe(table)
        assert shown(late) == []

    tell(sqlite, story)


def test_only_who_sits_there_and_is_not_silenced_shows_one(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, bo = await game(service)
        onlooker = await guest(service)
        await onlooker.subscribe(table)
        show = service.emotes.show
        assert await refused(lambda: show(onlooker.person, laugh(table))) == "not-your-seat"
        await service.lobby.mute(table, ann.person, bo.person.id, True)
        assert await refused(lambda: show(bo.person, laugh(table))) == "muted"
        assert shown(ann) == []

    tell(sqlite, story)


def test_nobody_shows_more_than_the_others_can_see(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, bo = await game(service)
        for _ in range(EMOTES):
            await service.emotes.show(ann.person, laugh(table))
        assert await refused(lambda: service.emotes.show(ann.person, laugh(table))) == "chat-rate"
        await service.emotes.show(bo.person, laugh(table))  # each for himself
        assert len(shown(bo)) == EMOTES + 1
        clock_of(service).advance(WITHIN_MS / 1_000)
        await service.emotes.show(ann.person, laugh(table))
        await service.chat.say(ann.person, m.Say(table, "line", "ha"))  # lines are counted apart

    tell(sqlite, story)


def test_who_has_blocked_somebody_does_not_see_his_signs(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, bo = await game(service)
        await service.blocks.enter(ann.person.id)
        await service.blocks.block(ann.person.id, bo.person.id)
        await service.emotes.show(bo.person, laugh(table))
        assert (len(shown(bo)), shown(ann)) == (1, [])

    tell(sqlite, story)


def test_a_sign_is_seen_at_the_other_node_too(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, [ann, bo] = await table_with(here, "forty-thieves", people=2)
        bo = await moves_to(there, bo, table.id)
        await here.emotes.show(ann.person, laugh(table.id))
        await eventually(lambda: len(shown(bo)) == 1)
        assert shown(bo) == shown(ann)

    tell_of_two(sqlite, story)
