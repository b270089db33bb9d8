"""What is written by hand is what the types of the protocol would write."""

import asyncio
import json
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from larceny.games.registry import GAMES
from larceny.kernel.events import SPECTATOR, Viewer, every_seat
from larceny.protocol import messages as m
from larceny.server.service.table import serialisation
from larceny.server.service.table.position import Position

from .tables import play_on, service_on, table_with
from .test_bot_fallbacks import until_step

SHORT = list(m.Step.__struct_fields__[:-1])
"""The fields of a step before the last one."""


def check_spelling(position: Position, viewers: Sequence[Viewer], tail: int) -> None:
    missed = list(position.tail)[-tail:]
    for messages in serialisation.steps(position, viewers, missed):
        assert len(messages) == len(missed)
        for number, message in enumerate(messages, 1):
            step = msgspec.json.decode(message, type=m.Step)
            told = json.loads(message)
            fields = SHORT if step.sheet is None else [*SHORT, "sheet"]
            assert list(told) == ["type", *fields]
            assert message == msgspec.json.encode(told)  # not a blank too much
            assert (step.view is None) == (number < len(messages))


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_spelled_as_their_type_says(game: str, sqlite: str) -> None:
    async def story() -> None:
        async with service_on(sqlite) as service:
            table, guests = await table_with(service, game, people=3)
            viewers = [*every_seat(3), SPECTATOR]
            session = await service.sessions.find(table.id)
            for seq in (1, 5, 20, 60):
                until = until_step(service, table.id, seq)
                await play_on(table.id, guests, Random(seq), until)
                check_spelling(session.position, viewers, tail=1)
                check_spelling(session.position, viewers, tail=5)

    asyncio.run(story())
