"""Words as positions of the engine, the stack below its top and the discards in any order."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from larceny.games.forty_thieves.deck import JARS, Deck, Tile
from larceny.games.forty_thieves.pieces import (
    GOLDEN,
    LEADER_SYMBOL,
    Front,
    Square,
    colour_of,
    leader,
    symbol_of,
    thief,
)
from larceny.games.forty_thieves.state import GAP, NOBODY, After, Ending, Phase, State, gaps_in
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat

from ..layout import Lanes, Layout
from .fields import HOARDED, NOWHERE, PLAYED_DAGGER
from .from_engine import TARGETS, derived_to_ask
from .terms import Terms
from .tiles import FIRST_KIND, FIRST_SPECIAL, tile_of


def deck_of(groups: Sequence[int], leaders: bool) -> Deck:
    """Return the engine's deck."""
    fronts: list[Front] = []
    for tile in range(JARS):
        jar, role = divmod(tile, 3)
        colour, symbol = colour_of(jar), symbol_of(jar)
        value = int(groups[4 * role + colour]) >> 3 * symbol & 7
        if role == 0:
            led = leaders and value == LEADER_SYMBOL
            fronts.append(leader(colour) if led else thief(colour, value))
        elif role == 1:
            fronts.append(thief(value, symbol))
        else:
            fronts.append(Front(FIRST_KIND + value))
    return (*fronts, *GOLDEN)


def tiles_of(words: Sequence[int]) -> list[Tile]:
    """Return a set of tiles as the engine's."""
    whole = words[0] | words[1] << 32
    return [Tile(tile_of(number)) for number in range(64) if whole >> number & 1]


def to_engine(words: Sequence[Any], index: int, layout: Layout, terms: Terms) -> State:
    """Return one table as a position of the engine, its stack and discards in any order."""
    one = tuple(np.asarray(word)[index : index + 1].astype(np.uint32) for word in words)
    t = layout.unpack(one)
    read = _Reader(t)
    groups = read.lanes("deck")
    deck = deck_of(groups, terms.leaders)
    state = State(terms.rules, terms.players, deck, Chance.of(""))
    state.board = [Tile(tile_of(n)) if n else GAP for n in read.lanes("board")]
    state.gaps = gaps_in(state.board)
    pile = tiles_of([int(w[0]) for w in t.pile.words])
    top = read("top")
    if top:
        pile.remove(Tile(tile_of(top)))
        pile.append(Tile(tile_of(top)))
    state.stack = tuple(pile)
    state.discards = tuple(tiles_of([int(w[0]) for w in t.discards.words]))
    state.hands = [
        tuple(Tile(tile_of(hand >> 6 * i & 63)) for i in range(3) if hand >> 6 * i & 63)
        for hand in read.lanes("hands")
    ]
    state.won, state.eye_tokens = tuple(read.lanes("won")), tuple(read.lanes("tokens"))
    state.sapphire_tiles = tuple(hoards_of(read("kept"), terms.players))
    state.eye_tiles = tuple(hoards_of(read("eyes"), terms.players))
    _read_turn(state, read)
    _read_chain(state, read)
    return state


class _Reader:
    def __init__(self, fields: SimpleNamespace) -> None:
        self.fields = fields

    def __call__(self, name: str) -> int:
        return int(getattr(self.fields, name)[0]) if hasattr(self.fields, name) else 0

    def lanes(self, name: str) -> list[int]:
        lanes: Lanes = getattr(self.fields, name)
        return [int(value[0]) for value in lanes]


def hoards_of(word: int, players: int) -> list[tuple[Tile, ...]]:
    """Return the tiles of hoards by seat."""
    hoards: list[tuple[Tile, ...]] = [()] * players
    for at in range(4):
        tile = word >> 8 * at & 255
        if HOARDED.read(tile, "there"):
            number = FIRST_SPECIAL + HOARDED.read(tile, "jar")
            hoards[HOARDED.read(tile, "owner")] += (Tile(tile_of(number)),)
    return hoards


def _place(number: int) -> Any:
    return -1 if number == NOWHERE else number


def _read_turn(state: State, read: _Reader) -> None:
    state.phase = Phase(read("phase"))
    over = state.phase is Phase.OVER
    state.face_up, state.gems, state.turn = read("face_up"), read("gems"), read("turn")
    state.active = Seat(read("active"))
    state.asked = NOBODY if over else Seat(read("asked"))
    state.ending = Ending(read("ending")) if over else None
    state.announced, state.taking = _place(read("announced")), _place(read("taking"))
    state.claims, state.to_clear = read("claims"), read("to_clear")
    state.led, state.again = bool(read("led")), bool(read("again"))
    golden = read("golden")
    waiting = [golden >> 2 * i & 3 for i in range(3)]
    state.golden = tuple(Tile(JARS + code - 1) for code in waiting if code)
    state.gone = tuple(Tile(JARS + i) for i in range(3) if read("gone") >> i & 1)
    state.merchant_turn, state.merchant_start = read("merchant_turn"), read("merchant_start")
    state.loot, state.after = read("loot"), After(read("after"))


def _read_chain(state: State, read: _Reader) -> None:
    if state.phase is Phase.REVEAL:
        state.lantern = Square(read("lantern"))
        state.lit = read("lit")
    if read("chain"):
        daggers = read.lanes("daggers")[: read("chain") - 1]
        state.chain = (
            (state.active, Tile(tile_of(read("played")))),
            *(
                (Seat(PLAYED_DAGGER.read(d, "seat")), Tile(tile_of(PLAYED_DAGGER.read(d, "tile"))))
                for d in daggers
            ),
        )
    target = read("target")
    state.target = TARGETS[target - 1] if target else None
    state.to_ask = derived_to_ask(state)
