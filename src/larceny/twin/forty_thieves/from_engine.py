"""Positions of the engine as words.

The order of the discards, and of the stack below its top, is not kept: nobody can see it, and it
decides nothing that a lot does not decide as well.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from larceny.games.forty_thieves.actions import ACTIONS, SLOTS, Drop, Give, Peek, Prize
from larceny.games.forty_thieves.deck import JAR_OF, JARS, Deck, Tile
from larceny.games.forty_thieves.pieces import (
    Special,
    colour_of,
    is_leader,
    symbol_of,
    thief_of,
)
from larceny.games.forty_thieves.state import GAP, NOBODY, Phase, State
from larceny.kernel.events import Seat, clockwise

from ..game import NotCovered
from ..layout import Layout
from ..ops import Word
from .deal import group, undrawn
from .fields import HOARDED, PLAYED_DAGGER, SECRETS, SPOILERS
from .jar_notes import words_of
from .terms import Terms
from .tiles import FIRST_KIND, number_of

NAME = "forty-thieves"
TARGETS = tuple(a for a in ACTIONS if isinstance(a, Peek | Prize | Drop | Give))


def groups_of(deck: Deck) -> list[int]:
    """Return a deck of the engine as twelve groups of five."""
    found = [[0] * 5 for _ in range(12)]
    for tile in range(JARS):
        jar, role = divmod(tile, 3)
        shown = thief_of(deck[tile])
        value = deck[tile] - FIRST_KIND if shown is None else symbol_of(shown)
        if role == 1:
            assert shown is not None
            value = int(colour_of(shown))
        found[4 * role + colour_of(jar)][symbol_of(jar)] = int(value)
    return [group(tuple(values)) for values in found]


def refuse_what_cannot_be(state: State, terms: Terms) -> None:
    """Refuse a position that has no words: such as the rules never come to."""
    if state.gaps and not (terms.gaps and state.phase is Phase.WISH):
        raise NotCovered(NAME, "gaps", state.gaps)
    if any(tile < JARS for tile in state.gone):
        raise NotCovered(NAME, "gone", state.gone)
    if state.chain and state.chain[0][0] != state.active:
        raise NotCovered(NAME, "chain", state.chain)
    if state.to_ask != derived_to_ask(state):
        raise NotCovered(NAME, "to_ask", state.to_ask)
    if state.after and state.phase is not Phase.WISH:
        raise NotCovered(NAME, "after", state.after)


def derived_to_ask(state: State) -> tuple[Seat, ...]:
    """Return who is still to be asked for a Dagger, as it follows from who is asked."""
    if state.phase is not Phase.DAGGER:
        return ()
    last = state.chain[-1][0]
    others = clockwise(last, state.players)[1:]
    return tuple(s for s in others[others.index(state.asked) + 1 :] if state.hands[s])


def hoard_of(hoards: Sequence[Sequence[Tile]]) -> int:
    """Pack the tiles of hoards: by seat, each in the order in which they came."""
    tiles = [(seat, tile) for seat, tiles in enumerate(hoards) for tile in tiles]
    word = 0
    for at, (seat, tile) in enumerate(tiles):
        word |= HOARDED.pack(jar=int(JAR_OF[tile]), owner=seat, there=1) << 8 * at
    return word


def values_of(state: State, terms: Terms) -> dict[str, Any]:
    """Return the fields of a position; lists for lanes."""
    refuse_what_cannot_be(state, terms)
    colours, symbols, leaders = [0] * 4, [0] * 6, 0
    for square, tile in enumerate(state.board):
        if state.face_up >> square & 1:
            front = state.deck[tile]
            shown = thief_of(front)
            if shown is not None:
                colours[colour_of(shown)] |= 1 << square
                symbols[symbol_of(shown)] |= 1 << square
                leaders |= is_leader(front) << square
            elif front != Special.AMULET:
                symbols[SPOILERS] |= 1 << square
    first = state.chain[0][1] if state.chain else None
    daggers = [PLAYED_DAGGER.pack(tile=number_of(t), seat=int(s)) for s, t in state.chain[1:]]
    return {
        "board": [0 if tile == GAP else number_of(tile) for tile in state.board],
        "colours": colours,
        "symbols": symbols,
        "face_up": state.face_up,
        "leaders_up": leaders,
        "gems": state.gems,
        "pile": set_words(state.stack),
        "top": number_of(state.stack[-1]) if state.stack else 0,
        "discards": set_words(state.discards),
        "deck": groups_of(state.deck),
        "hands": [sum(number_of(t) << 6 * i for i, t in enumerate(h)) for h in state.hands],
        "won": list(state.won),
        "tokens": list(state.eye_tokens),
        "turn": state.turn,
        "active": int(state.active),
        "asked": int(state.active if state.asked == NOBODY else state.asked),
        "phase": int(state.phase),
        "ending": 0 if state.ending is None else int(state.ending),
        "announced": state.announced % 32,
        "taking": state.taking % 32,
        "claims": state.claims,
        "to_clear": state.to_clear,
        "led": state.led,
        "kept": hoard_of(state.sapphire_tiles),
        "eyes": hoard_of(state.eye_tiles),
        "lantern": max(int(state.lantern), 0),
        "lit": state.lit,
        "played": 0 if first is None else number_of(first),
        "played_kind": 0 if first is None else state.deck[first] - FIRST_KIND,
        "chain": len(state.chain),
        "daggers": daggers + [0] * (4 - len(daggers)),
        "target": 0 if state.target is None else 1 + TARGETS.index(state.target),
        "golden": sum((t - JARS + 1) << 2 * i for i, t in enumerate(state.golden)),
        "gone": sum(1 << t - JARS for t in state.gone),
        "merchant_turn": state.merchant_turn,
        "merchant_start": state.merchant_start,
        "loot": state.loot,
        "again": state.again,
        "after": int(state.after),
        "gaps": state.gaps,
        "next_deck": list(undrawn(terms)),
        "seen_board": [seen_by_all(state)] * state.players + [0] * SECRETS,
        "seen_hands": [*own_hands(state), *[0] * SECRETS],
    }


def own_hands(state: State) -> list[int]:
    """Return of each seat that it has seen its own hand."""
    return [(1 << len(hand)) - 1 << SLOTS * seat for seat, hand in enumerate(state.hands)]


def seen_by_all(state: State) -> int:
    """Return the squares whose fronts are seen now: a memory that begins here knows no more."""
    return state.face_up | (1 << state.lantern if state.phase is Phase.REVEAL else 0)


def noted_by_all(state: State) -> dict[str, list[Word]]:
    """Return what every seat knows of jars by what it sees now."""
    seen = seen_by_all(state)
    open_ = [tile for square, tile in enumerate(state.board) if seen >> square & 1]
    hoards = [*state.sapphire_tiles, *state.eye_tiles, [tile for _, tile in state.chain]]
    open_ += [tile for hoard in hoards for tile in hoard]
    by_seat = [words_of(tuple(set_words([*open_, *hand]))) for hand in state.hands]
    return {f"noted{at}": list(words) for at, words in enumerate(zip(*by_seat, strict=True))}


def set_words(tiles: Sequence[int]) -> list[int]:
    """Return a set of tiles as two words."""
    whole = sum(1 << number_of(tile) for tile in tiles)
    return [whole & 0xFFFF_FFFF, whole >> 32]


def from_engine(positions: Sequence[State], layout: Layout, terms: Terms) -> tuple[Any, ...]:
    """Return positions as one state, nothing of the next deal drawn."""
    rows = [values_of(position, terms) for position in positions]
    if "noted0" in layout.fields:
        for row, position in zip(rows, positions, strict=True):
            row.update(noted_by_all(position))
    fields = SimpleNamespace()
    for name, field in layout.fields.items():
        if field.lanes:
            lanes = [
                [row.get(name, [0] * field.lanes)[i] for row in rows] for i in range(field.lanes)
            ]
            arrays = [_array(name, field.width, lane) for lane in lanes]
            setattr(fields, name, layout.lanes(name, arrays))
        else:
            values = _array(name, field.width, [int(row.get(name, 0)) for row in rows])
            setattr(fields, name, values != 0 if field.flag else values)
    return layout.pack(fields)


def _array(name: str, width: int, values: list[int]) -> Any:
    if max(values) >> width:
        raise NotCovered(NAME, name, max(values))
    return np.array(values, np.uint32)
