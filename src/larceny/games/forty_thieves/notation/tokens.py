"""The tokens of a position: how each is written, read, and what holds without it."""

import re
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TypeVar

from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Seat

from ..actions import action_of_word
from ..deck import Tile
from ..pieces import EVERY_SQUARE, GEMS, PLACE_NAMES, SIDE, SQUARE_NAMES, SQUARES, Square
from ..state import ALL_GEMS, GAP, NOBODY, NOWHERE, After, Ending, Phase, State
from .tiles import TileBox, write_tile, write_tiles

EnumT = TypeVar("EnumT", bound=IntEnum)

# Small texts ------------------------------------------------------------------------------------


def read_number(text: str, token: str) -> int:
    """Read a whole number."""
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise InvalidNotation("number", token=token, text=text)
    return int(text)


def _per_seat(text: str, state: State, token: str, between: str) -> list[str]:
    parts = text.split(between)
    if len(parts) != state.players:
        raise InvalidNotation("one-per-seat", token=token, text=text, players=state.players)
    return parts


def _read_seat(text: str, state: State, token: str) -> Seat:
    seat = read_number(text, token)
    if seat >= state.players:
        raise InvalidNotation("seats", token=token, text=text, players=state.players)
    return Seat(seat)


def _read_named(text: str, names: tuple[str, ...], token: str) -> int:
    if text not in names:
        raise InvalidNotation("unknown-name", token=token, text=text, known=list(names))
    return names.index(text)


def _read_many(text: str, names: tuple[str, ...], token: str) -> int:
    bits = 0
    for part in text.split(","):
        bits |= 1 << _read_named(part, names, token)
    return bits


def _write_many(bits: int, names: tuple[str, ...]) -> str | None:
    return ",".join(name for number, name in enumerate(names) if bits >> number & 1) or None


def _read_enum(kind: type[EnumT], text: str, token: str) -> EnumT:
    known = [member.name.lower() for member in kind]
    if text not in known:
        raise InvalidNotation("unknown-name", token=token, text=text, known=known)
    return kind[text.upper()]


_PLACES = tuple(name.replace(" ", "_") for name in PLACE_NAMES)

# The table --------------------------------------------------------------------------------------

UNNAMED = "."


def _write_board(state: State) -> str:
    texts = [_write_square(state, square) for square in EVERY_SQUARE]
    rows = [texts[row : row + SIDE] for row in range(0, SQUARES, SIDE)]
    return "/".join(",".join(row) for row in rows)


def _write_square(state: State, square: Square) -> str:
    tile = state.board[square]
    if tile == GAP:
        return "-"
    return write_tile(state.deck, tile) + ("^" if state.face_up >> square & 1 else "")


def _read_board(state: State, box: TileBox, text: str) -> None:
    rows = [row.split(",") for row in text.split("/")]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise InvalidNotation("board", text=text)
    for square, part in enumerate(part for row in rows for part in row):
        if part == "-":
            state.board[square] = GAP
            state.gaps |= 1 << square
        elif part != UNNAMED:
            state.board[square] = box.take(part.removesuffix("^"))
            state.face_up |= part.endswith("^") << square


def _read_gems(state: State, box: TileBox, text: str) -> None:
    digits = text.strip("-")
    if not re.fullmatch(r"[1-9]*", digits) or len(set(digits)) < len(digits):
        raise InvalidNotation("gems-on-board", text=text)
    state.gems = sum(1 << int(digit) - 1 for digit in digits)


def _write_gems(state: State) -> str | None:
    if state.gems == ALL_GEMS:
        return None
    return "".join(str(gem + 1) for gem in range(GEMS) if state.gems >> gem & 1) or "-"


def _read_stack(state: State, box: TileBox, text: str) -> None:
    state.stack = tuple(box.take_all(text)[::-1])


# Hands and hoards -------------------------------------------------------------------------------


def _write_seats(name: str) -> Callable[[State], str | None]:
    def write(state: State) -> str | None:
        held: Sequence[tuple[Tile, ...]] = getattr(state, name)
        return ";".join(write_tiles(state.deck, tiles) for tiles in held) if any(held) else None

    return write


def _read_seats(name: str, token: str) -> Callable[[State, TileBox, str], None]:
    def read(state: State, box: TileBox, text: str) -> None:
        parts = _per_seat(text, state, token, ";")
        kind = type(getattr(state, name))  # a tuple, or a list if it often changes
        setattr(state, name, kind(tuple(box.take_all(part)) for part in parts))

    return read


def _write_counts(name: str) -> Callable[[State], str | None]:
    def write(state: State) -> str | None:
        counts: tuple[int, ...] = getattr(state, name)
        return ",".join(map(str, counts)) if any(counts) else None

    return write


def _read_counts(name: str, token: str) -> Callable[[State, TileBox, str], None]:
    def read(state: State, box: TileBox, text: str) -> None:
        parts = _per_seat(text, state, token, ",")
        setattr(state, name, tuple(read_number(part, token) for part in parts))

    return read


# The turn ---------------------------------------------------------------------------------------


def _write_number(name: str, default: int) -> Callable[[State], str | None]:
    def write(state: State) -> str | None:
        value = getattr(state, name)
        return None if value == default else str(value)

    return write


def _read_number(name: str, token: str) -> Callable[[State, TileBox, str], None]:
    return lambda state, box, text: setattr(state, name, read_number(text, token))


def _write_asked(state: State) -> str | None:
    return None if state.asked in (state.active, NOBODY) else str(state.asked)


def _write_flags(state: State) -> str | None:
    return ",".join(flag for flag in FLAGS if getattr(state, flag)) or None


FLAGS = ("led", "again")


def _read_flags(state: State, box: TileBox, text: str) -> None:
    for flag in text.split(","):
        setattr(state, FLAGS[_read_named(flag, FLAGS, "flags")], True)


def _write_chain(state: State) -> str | None:
    return ",".join(f"{seat}:{write_tile(state.deck, tile)}" for seat, tile in state.chain) or None


def _read_chain(state: State, box: TileBox, text: str) -> None:
    played = []
    for part in text.split(","):
        seat, _, tile = part.partition(":")
        played.append((_read_seat(seat, state, "chain"), box.take(tile)))
    state.chain = tuple(played)


def _write_target(state: State) -> str | None:
    return None if state.target is None else state.target.word.replace(" ", "_")


def _read_target(state: State, box: TileBox, text: str) -> None:
    state.target = action_of_word(text.replace("_", " "))


def _read_to_ask(state: State, box: TileBox, text: str) -> None:
    state.to_ask = tuple(_read_seat(part, state, "to-ask") for part in text.split(","))


def _write_place(name: str, names: tuple[str, ...]) -> Callable[[State], str | None]:
    def write(state: State) -> str | None:
        place = getattr(state, name)
        return None if place == NOWHERE else names[place]

    return write


def _read_place(name: str, names: tuple[str, ...]) -> Callable[[State, TileBox, str], None]:
    return lambda state, box, text: setattr(state, name, _read_named(text, names, name))


def _write_places(name: str, names: tuple[str, ...]) -> Callable[[State], str | None]:
    return lambda state: _write_many(getattr(state, name), names)


def _read_places(
    name: str, names: tuple[str, ...], token: str
) -> Callable[[State, TileBox, str], None]:
    return lambda state, box, text: setattr(state, name, _read_many(text, names, token))


def _read_tiles(name: str) -> Callable[[State, TileBox, str], None]:
    return lambda state, box, text: setattr(state, name, tuple(box.take_all(text)))


def _write_golden(name: str) -> Callable[[State], str | None]:
    def write(state: State) -> str | None:
        tiles = getattr(state, name)
        return write_tiles(state.deck, tiles) if tiles else None

    return write


TOKENS: dict[str, tuple[Callable[[State], str | None], Callable[[State, TileBox, str], None]]] = {
    "phase": (
        lambda state: None if state.phase is Phase.GLIMPSE else state.phase.name.lower(),
        lambda state, box, text: setattr(state, "phase", _read_enum(Phase, text, "phase")),
    ),
    "turn": (_write_number("turn", 1), _read_number("turn", "turn")),
    "active": (
        _write_number("active", 0),
        lambda state, box, text: setattr(state, "active", _read_seat(text, state, "active")),
    ),
    "asked": (
        _write_asked,
        lambda state, box, text: setattr(state, "asked", _read_seat(text, state, "asked")),
    ),
    "flags": (_write_flags, _read_flags),
    "board": (_write_board, _read_board),
    "gems": (_write_gems, _read_gems),
    "hands": (_write_seats("hands"), _read_seats("hands", "hands")),
    "won": (_write_counts("won"), _read_counts("won", "won")),
    "kept": (_write_seats("sapphire_tiles"), _read_seats("sapphire_tiles", "kept")),
    "eyes": (_write_counts("eye_tokens"), _read_counts("eye_tokens", "eyes")),
    "eye-tiles": (_write_seats("eye_tiles"), _read_seats("eye_tiles", "eye-tiles")),
    "merchant": (_write_number("merchant_turn", 0), _read_number("merchant_turn", "merchant")),
    "corner": (_write_number("merchant_start", 0), _read_number("merchant_start", "corner")),
    "loot": (_write_number("loot", 0), _read_number("loot", "loot")),
    "lantern": (_write_place("lantern", SQUARE_NAMES), _read_place("lantern", SQUARE_NAMES)),
    "lit": (_write_places("lit", SQUARE_NAMES), _read_places("lit", SQUARE_NAMES, "lit")),
    "chain": (_write_chain, _read_chain),
    "target": (_write_target, _read_target),
    "to-ask": (lambda state: ",".join(map(str, state.to_ask)) or None, _read_to_ask),
    "announced": (_write_place("announced", _PLACES), _read_place("announced", _PLACES)),
    "claims": (_write_places("claims", _PLACES), _read_places("claims", _PLACES, "claims")),
    "taking": (_write_place("taking", _PLACES), _read_place("taking", _PLACES)),
    "clear": (
        _write_places("to_clear", SQUARE_NAMES),
        _read_places("to_clear", SQUARE_NAMES, "clear"),
    ),
    "golden": (_write_golden("golden"), _read_tiles("golden")),
    "gone": (_write_golden("gone"), _read_tiles("gone")),
    "after": (
        lambda state: state.after.name.lower() if state.after else None,
        lambda state, box, text: setattr(state, "after", _read_enum(After, text, "after")),
    ),
    "ending": (
        lambda state: None if state.ending is None else state.ending.name.lower(),
        lambda state, box, text: setattr(state, "ending", _read_enum(Ending, text, "ending")),
    ),
    "discards": (
        lambda state: write_tiles(state.deck, state.discards) if state.discards else None,
        lambda state, box, text: setattr(state, "discards", tuple(box.take_all(text))),
    ),
    "stack": (lambda state: write_tiles(state.deck, reversed(state.stack)), _read_stack),
}
