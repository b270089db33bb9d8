"""What everybody may know about a table, as the lobby message and the HTTP API tell it."""

from enum import StrEnum
from typing import Any, get_args

import msgspec
import pytest

from larceny.protocol import table_info as info
from larceny.server.domain.game_clock import ClockKind
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import MemoryAid, Status, Watching
from larceny.server.http.table_schemas import ClockAnswer, SeatAnswer, TableAnswer

WRITTEN: list[tuple[Any, type[StrEnum]]] = [
    (info.TableStatus, Status),
    (info.TablePace, Pace),
    (info.TableMemoryAid, MemoryAid),
    (info.TableWatching, Watching),
    (info.TimeControlKind, ClockKind),
]


@pytest.mark.parametrize(("literal", "enum"), WRITTEN, ids=lambda one: getattr(one, "__name__", ""))
def test_the_message_names_every_value_of_the_servers_enum(
    literal: Any, enum: type[StrEnum]
) -> None:
    assert get_args(literal) == tuple(enum)


@pytest.mark.parametrize(
    ("message", "answer"),
    [(info.TableInfo, TableAnswer), (info.SeatInfo, SeatAnswer), (info.TimeControl, ClockAnswer)],
)
def test_the_message_and_the_answer_over_http_have_the_same_fields(
    message: type[msgspec.Struct], answer: Any
) -> None:
    assert message.__struct_fields__ == tuple(answer.model_fields)
