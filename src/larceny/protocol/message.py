"""What every message is made of."""

from typing import Annotated, Any

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
Sequence = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Json = dict[str, Any]

Detail = str | int | float | bool | None | list[str | int]
"""What a refusal says about what was refused: a limit, a seat, some names."""


class FromClient(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from the client."""


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from the server."""
