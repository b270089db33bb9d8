"""What bodies and answers have in common: limits on every text, and nothing unknown."""

from enum import StrEnum
from typing import Annotated, TypeVar

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from larceny.kernel import events as kernel

EnumT = TypeVar("EnumT", bound=StrEnum)

ID = r"^[A-Za-z0-9_-]{8,40}$"
"""How ids of tables, people and tokens look."""

FURTHEST = 10_000
"""How far into a list one may page."""


class Body(BaseModel):
    """What somebody sends: exactly the fields that are asked for, in the right types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """What somebody is told."""


Id = Annotated[str, Field(pattern=ID)]
Word = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Seat = Annotated[kernel.Seat, Field(ge=0, le=7)]
Chosen = Annotated[EnumT, Field(strict=False)]
"""One of several words, which JSON can only give as a text."""

TablePath = Annotated[str, Path(pattern=ID)]
Limit = Annotated[int, Query(ge=1, le=100)]
Offset = Annotated[int, Query(ge=0, le=FURTHEST)]
