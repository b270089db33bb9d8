"""Tiles as text: `rmgm` is the red-moon jar that hides a green moon; `gm` any tile with one.

A position that was written by the game names every tile with its jar, and so tells the whole deck.
One that is written by hand names a few tiles, mostly without jars: they are found in the deck of
fixed jars (FT-2.3), and the tiles that it does not name are the rest of that deck.
"""

from collections.abc import Iterable, Mapping

from larceny.kernel.errors import InvalidNotation

from ..deck import (
    EVERY_JAR,
    FIXED_CONTENTS,
    NO_JAR,
    Deck,
    Jar,
    Tile,
    deck_of,
    jar,
    tile_with,
    tiles_in_play,
)
from ..pieces import EVERY_FRONT, FRONT_NAMES, JAR_NAMES, Front, Golden
from ..ruleset import Ruleset

_FRONT_OF_NAME = dict(zip(FRONT_NAMES, EVERY_FRONT, strict=True))
_JAR_OF_NAME = dict(zip(JAR_NAMES, EVERY_JAR, strict=True))

TileText = tuple[Jar | None, Front]
"""The jar, if it is named, and the front."""


def write_tile(deck: Deck, tile: Tile) -> str:
    """Write a tile: its jar and its front; a golden tile has no jar."""
    front = FRONT_NAMES[deck[tile]]
    return front if jar(tile) == NO_JAR else JAR_NAMES[jar(tile)] + front


def write_tiles(deck: Deck, tiles: Iterable[Tile]) -> str:
    """Write some tiles; `-` for none."""
    return ",".join(write_tile(deck, tile) for tile in tiles) or "-"


def split_tile(text: str) -> TileText:
    """Read what a text says about a tile."""
    if text in _FRONT_OF_NAME:
        front = _FRONT_OF_NAME[text]
        return (NO_JAR if front >= Golden.MERCHANT else None), front
    back, front_name = text[:2], text[2:]
    front = _FRONT_OF_NAME.get(front_name, Golden.MERCHANT)
    if back not in _JAR_OF_NAME or front >= Golden.MERCHANT:
        raise InvalidNotation("tile", text=text)
    return _JAR_OF_NAME[back], front


def deck_written(rules: Ruleset, named: list[TileText]) -> Deck:
    """Return the deck that a position names in full, else the deck of fixed jars."""
    fixed = deck_of(FIXED_CONTENTS, rules)
    if len(named) < len(tiles_in_play(rules, fixed)) or any(back is None for back, _ in named):
        return fixed
    deck = list(fixed)
    for back, front in named:
        if back is not None and back != NO_JAR:
            deck[tile_with(back, front)] = front
    return tuple(deck)


class TileBox:
    """The tiles of a game while a position is read; each can be taken out once."""

    def __init__(self, rules: Ruleset, deck: Deck) -> None:
        self.deck = deck
        self.left = tiles_in_play(rules, deck)

    def take(self, text: str) -> Tile:
        """Take out the tile that a text names."""
        back, front = split_tile(text)
        for tile in self.left:
            if self.deck[tile] == front and back in (None, jar(tile)):
                self.left.remove(tile)
                return tile
        raise InvalidNotation("no-such-tile", text=text)

    def take_all(self, text: str) -> list[Tile]:
        """Take out some tiles, written with commas; `-` for none."""
        return [] if text in ("-", "") else [self.take(part) for part in text.split(",")]


def tile_texts(given: Mapping[str, str]) -> list[str]:
    """List every tile that the tokens of a position name, without how it lies."""
    texts: list[str] = []
    for token in ("board", "hands", "stack", "discards", "kept", "eye-tiles", "gone", "golden"):
        for part in given.get(token, "").replace("/", ",").replace(";", ",").split(","):
            if part.strip("-.^"):
                texts.append(part.rstrip("^"))
    for played in filter(None, given.get("chain", "").split(",")):
        texts.append(played.partition(":")[2])
    return texts
