"""What a seat can know from all it has witnessed, and full positions that fit it.

Backs are open, so everybody can follow every tile: from the stack to a hand, to the board, to the
discards. The tiles are followed by labels, three for each jar in the order in which they came to
light, three for gold. What is known of their fronts is in a `Deduction` over these labels. Only a
shuffle loses track: tiles with equal backs that were shuffled together are the same to everybody.

Who came later knows nothing but what he saw since; he follows the tiles from then on.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import repeat
from typing import Any, NewType, TypeVar

from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Viewer, every_seat

from . import events as e
from .actions import action_of_word
from .deck import (
    EVERY_TILE,
    FIXED_CONTENTS,
    JARS,
    NO_JAR,
    Jar,
    Tile,
    deck_of,
    jar,
    tile_with,
)
from .deduction import Deduction
from .pieces import GOLDEN, PLACES, SQUARES, VOYAGES, Front, Special, Square
from .ruleset import Ruleset
from .state import GAP, NOBODY, NOWHERE, State, gaps_in
from .view_types import View
from .views import view

Label = NewType("Label", Tile)
"""A tile as it is followed: it has the jar of a tile, and any of the fronts that jar can hide."""

NO_LABEL = Label(GAP)
EVERY_LABEL = tuple(map(Label, EVERY_TILE))
PlaceT = TypeVar("PlaceT", bound=int)


class Knowledge:
    """The memory of one viewer."""

    def __init__(self, rules: Ruleset, players: int, viewer: Viewer) -> None:
        """Begin before the deal: every tile is in the stack."""
        self.rules = rules
        self.players = players
        self.viewer = viewer
        self.deduction = Deduction(rules)
        self.stack: dict[Jar, list[Label]] = defaultdict(list)  # by jar
        for label in _all_labels(rules):
            self.stack[jar(label)].append(label)
        self.board: list[Label] = [NO_LABEL] * SQUARES
        self.hands: list[tuple[Label, ...]] = [()] * players
        self.discards: list[Label] = []
        self.kept: list[tuple[Label, ...]] = [()] * players  # Sapphire tiles in hoards
        self.eye_tiles: list[tuple[Label, ...]] = [()] * players
        self.chain: tuple[Label, ...] = ()
        self.golden: tuple[Label, ...] = ()  # about to act
        self.gone: tuple[Label, ...] = ()

    @classmethod
    def from_view(cls, rules: Ruleset, seen: View) -> "Knowledge":
        """Begin in the middle of a game, with nothing but what is seen now."""
        memory = cls(rules, seen.players, seen.viewer)
        for square, tile in enumerate(seen.board):
            if tile is not None:
                memory.board[square] = memory._from_stack(tile.jar, tile.front)
        for seat, mat in enumerate(seen.seats):
            fronts = mat.fronts or (None,) * len(mat.jars)
            memory.hands[seat] = memory._all_from_stack(mat.jars, fronts)
            memory.kept[seat] = memory._all_from_stack(mat.sapphire_tiles, repeat(Special.SAPPHIRE))
            memory.eye_tiles[seat] = memory._all_from_stack(mat.eye_tiles, repeat(Special.EVIL_EYE))
        memory.discards = list(memory._all_from_stack(seen.discards, repeat(None)))
        memory.chain = tuple(memory._from_stack(tile.jar, tile.front) for tile in seen.chain)
        memory.gone = memory._all_from_stack(repeat(NO_JAR), seen.gone)
        memory.golden = memory._all_from_stack(repeat(NO_JAR), seen.golden)
        if seen.lantern is not None:
            memory.deduction.is_front(memory.board[seen.lantern], Special.LANTERN)
        return memory

    def _from_stack(self, jar: Jar, front: Front | None = None) -> Label:
        """Follow a tile that comes from the stack; those with equal backs are all the same."""
        label = self.stack[jar].pop()
        if front is not None:
            self.deduction.is_front(label, front)
        return label

    def _all_from_stack(
        self, jars: Iterable[Jar], fronts: Iterable[Front | None]
    ) -> tuple[Label, ...]:
        pairs = zip(jars, fronts, strict=False)
        return tuple(self._from_stack(jar, front) for jar, front in pairs)

    def witness(self, event: Event) -> None:
        """Remember an event as this viewer witnessed it."""
        remember = _REMEMBER.get(type(event))
        if remember is not None:
            remember(self, event)

    # The stack and the discards -------------------------------------------------------------

    def _board_laid(self, event: e.BoardLaid) -> None:
        self.board = [self._from_stack(jar) for jar in event.jars]

    def _drew(self, event: e.Drew) -> None:
        self.hands[event.seat] += (self._from_stack(event.jar, event.front),)

    def _laid(self, event: e.Laid) -> None:
        self.board[event.square] = self._from_stack(event.jar)

    def _discarded(self, event: e.Discarded) -> None:
        hand = self.hands[event.seat]
        self.discards += [hand[slot] for slot in event.slots]
        self.hands[event.seat] = tuple(
            label for slot, label in enumerate(hand) if slot not in event.slots
        )

    def _shuffled(self, event: e.Shuffled) -> None:
        """Lose track of what was discarded, but for the backs."""
        self.deduction.mixed(self.discards)
        for label in self.discards:
            self.stack[jar(label)].append(label)
        self.discards = []

    def _cleared(self, event: e.Cleared) -> None:
        self.discards += [self._lifted(square) for square in event.squares]

    def _lifted(self, square: Square) -> Label:
        label, self.board[square] = self.board[square], NO_LABEL
        return label

    # Tiles that are seen --------------------------------------------------------------------

    def _glimpsed(self, event: e.Glimpsed) -> None:
        """Remember what was seen; if another saw it, that he did not have to show it (FT-5.2)."""
        label = self.board[event.square]
        if event.front is not None:
            self.deduction.is_front(label, event.front)
        else:
            kept_secret = _KEPT_SECRET_BY_LANTERN if event.with_lantern else _KEPT_SECRET
            self.deduction.is_none_of(label, kept_secret)

    def _shown(self, event: e.Shown) -> None:
        self._see(event.squares, event.fronts)
        self._golden_leave(event.squares)

    def _announced(self, event: e.Announced) -> None:
        self._see(PLACES[event.place], event.fronts)

    def _failed(self, event: e.Failed) -> None:
        self._golden_leave(PLACES[event.place])

    def _see(self, squares: Iterable[Square], fronts: Iterable[Front]) -> None:
        for square, front in zip(squares, fronts, strict=True):
            self.deduction.is_front(self.board[square], front)

    def _golden_leave(self, squares: Iterable[Square]) -> None:
        """Golden tiles that came to light leave the board and are about to act (FT-11.2)."""
        self.golden += tuple(self._lifted(s) for s in squares if self.board[s] >= JARS)

    def _sapphire_tile_kept(self, event: e.SapphireTileKept) -> None:
        self.kept[event.seat] += (self._lifted(event.square),)

    # Hands ----------------------------------------------------------------------------------

    def _replaced(self, event: e.Replaced | e.Led) -> None:
        hand, gained = self.hands[event.seat], self.board[event.square]
        self.board[event.square] = hand[event.slot]
        if gained >= JARS:
            self.golden += (gained,)
            now_there: tuple[Label, ...] = ()
        else:
            now_there = (gained,)
        self.hands[event.seat] = (*hand[: event.slot], *now_there, *hand[event.slot + 1 :])
        if event.front is not None:
            self.deduction.is_front(gained, event.front)

    def _led(self, event: e.Led) -> None:
        self.deduction.is_front(self.hands[event.seat][event.slot], event.leader)
        self._replaced(event)

    def _interchanged(self, event: e.Interchanged) -> None:
        first, second = event.squares
        self.board[first], self.board[second] = self.board[second], self.board[first]

    def _played(self, event: e.Played) -> None:
        hand = self.hands[event.seat]
        self.deduction.is_front(hand[event.slot], event.front)
        self.chain += (hand[event.slot],)
        self.hands[event.seat] = hand[: event.slot] + hand[event.slot + 1 :]

    def _settled(self, event: e.Worked | e.Cancelled) -> None:
        """Played tiles are discarded; an Evil Eye that works waits to be given (FT-7.3)."""
        waits = isinstance(event, e.Worked) and event.front == Special.EVIL_EYE
        self.discards += self.chain[1 if waits else 0 :]
        self.chain = self.chain[:1] if waits else ()

    def _hands_passed(self, event: e.HandsPassed) -> None:
        hands, players = self.hands, self.players
        self.hands = [hands[(seat - VOYAGES) % players] for seat in every_seat(players)]

    def _hand_seen(self, event: e.HandSeen) -> None:
        if event.fronts is not None:
            for label, front in zip(self.hands[event.seat], event.fronts, strict=True):
                self.deduction.is_front(label, front)

    # Hoards ---------------------------------------------------------------------------------

    def _eye_given(self, event: e.EyeGiven) -> None:
        self.eye_tiles[event.to] += self.chain
        self.chain = ()

    def _eye_dropped(self, event: e.EyeDropped) -> None:
        if event.tile:
            self.discards.append(self.eye_tiles[event.seat][-1])
            self.eye_tiles[event.seat] = self.eye_tiles[event.seat][:-1]

    def _robbed(self, event: e.Robbed) -> None:
        if event.tile:
            self.kept[event.seat] += self.kept[event.victim][-1:]
            self.kept[event.victim] = self.kept[event.victim][:-1]

    # Golden tiles ---------------------------------------------------------------------------

    def _golden_drawn(self, event: e.GoldenDrawn) -> None:
        self.golden += (self._from_stack(NO_JAR, event.front),)

    def _golden_acted(self, event: e.GoldenActed) -> None:
        label, *others = self.golden
        self.deduction.is_front(label, event.front)
        self.golden, self.gone = tuple(others), (*self.gone, label)

    # Asking the memory ----------------------------------------------------------------------

    def allows(self, seen: View, state: State) -> bool:
        """Ask whether the table could really stand like this."""
        return view(state, self.viewer) == seen and self.deduction.allows(self._fronts(state))

    def _fronts(self, state: State) -> dict[int, Front]:
        """Return the fronts that the labels have in a position whose view fits."""
        followed = [
            *zip(self.board, state.board, strict=True),
            *zip(self.discards, state.discards, strict=True),
            *zip(self.chain, (tile for _, tile in state.chain), strict=True),
            *zip(self.golden, state.golden, strict=True),
            *zip(self.gone, state.gone, strict=True),
        ]
        for seat in every_seat(self.players):
            followed += zip(self.hands[seat], state.hands[seat], strict=True)
            followed += zip(self.kept[seat], state.sapphire_tiles[seat], strict=True)
            followed += zip(self.eye_tiles[seat], state.eye_tiles[seat], strict=True)
        in_stack: dict[int, list[Tile]] = defaultdict(list)
        for tile in state.stack:
            in_stack[jar(tile)].append(tile)
        for number, labels in self.stack.items():
            followed += zip(labels, in_stack[number], strict=True)
        return {label: state.deck[tile] for label, tile in followed if label != GAP}

    # Drawing a position ---------------------------------------------------------------------

    def sample(self, seen: View, chance: Chance) -> State:
        """Draw a full position that fits what is seen and remembered."""
        fronts = self.deduction.sample(chance)
        tiles = [tile_with(jar(label), fronts[label]) for label in EVERY_LABEL]
        deck = list(deck_of(FIXED_CONTENTS, self.rules))
        for label in _all_labels(self.rules):
            deck[tiles[label]] = fronts[label]
        state = State(self.rules, self.players, tuple(deck), chance)
        self._lay_tiles(state, tiles)
        state.stack = tuple([tiles[label] for label in self._draw_stack(seen, chance)])
        _what_is_seen(state, seen)
        return state

    def _lay_tiles(self, state: State, tiles: list[Tile]) -> None:
        def laid(labels: Iterable[Label]) -> tuple[Tile, ...]:
            return tuple(tiles[label] for label in labels)

        state.board = [GAP if label == GAP else tiles[label] for label in self.board]
        state.gaps = gaps_in(state.board)
        state.discards = laid(self.discards)
        state.hands = [laid(hand) for hand in self.hands]
        state.sapphire_tiles = tuple([laid(kept) for kept in self.kept])
        state.eye_tiles = tuple([laid(eyes) for eyes in self.eye_tiles])
        state.golden, state.gone = laid(self.golden), laid(self.gone)
        state.chain = tuple((NOBODY, tile) for tile in laid(self.chain))

    def _draw_stack(self, seen: View, chance: Chance) -> list[Label]:
        """Draw the order of the stack; of its top the back is seen."""
        labels = [label for same in self.stack.values() for label in same]
        if seen.stack_top is None:
            return labels
        top = chance.choice(self.stack[seen.stack_top])
        labels.remove(top)
        return [*chance.shuffle(labels), top]


def _what_is_seen(state: State, seen: View) -> None:
    """Put everything on the table that lies open."""
    state.face_up = _bits(s for s, tile in enumerate(seen.board) if tile and tile.front is not None)
    state.gems = _bits(seen.gems)
    state.won = tuple([mat.gems for mat in seen.seats])
    state.eye_tokens = tuple([mat.eye_tokens for mat in seen.seats])
    if seen.merchant is not None:
        state.merchant_turn, state.loot = seen.merchant.turn, seen.merchant.loot
        state.merchant_start = seen.merchant.start
    state.turn, state.active, state.phase = seen.turn, seen.active, seen.phase
    state.asked = seen.deciders[0] if seen.deciders else NOBODY
    state.led, state.again = seen.led, seen.again
    state.lantern, state.lit = _place(seen.lantern), _bits(seen.lit)
    played = zip(seen.chain, state.chain, strict=True)
    state.chain = tuple((tile.seat, number) for tile, (_, number) in played)
    state.target = None if seen.target is None else action_of_word(seen.target)
    state.to_ask = seen.to_ask
    state.announced, state.taking = _place(seen.announced), _place(seen.taking)
    state.claims, state.to_clear = _bits(seen.claims), _bits(seen.to_clear)
    state.after, state.ending = seen.after, seen.ending


def _all_labels(rules: Ruleset) -> list[Label]:
    """List the labels of tiles in play; in the family game the third of a jar is the special."""
    in_jars = [label for label in EVERY_LABEL[:JARS] if not rules.family or label % 3 < 2]
    return [*in_jars, *(EVERY_LABEL[JARS:] if rules.three_tales else ())]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _place(place: PlaceT | None) -> PlaceT:
    return NOWHERE if place is None else place


_KEPT_SECRET_BY_LANTERN = (Special.SAPPHIRE, *GOLDEN)
_KEPT_SECRET = (Special.LANTERN, Special.DAGGER, *_KEPT_SECRET_BY_LANTERN)

_REMEMBER: dict[type[Event], Callable[[Knowledge, Any], None]] = {
    e.BoardLaid: Knowledge._board_laid,
    e.Drew: Knowledge._drew,
    e.Laid: Knowledge._laid,
    e.Discarded: Knowledge._discarded,
    e.Shuffled: Knowledge._shuffled,
    e.Cleared: Knowledge._cleared,
    e.Glimpsed: Knowledge._glimpsed,
    e.Shown: Knowledge._shown,
    e.Announced: Knowledge._announced,
    e.Failed: Knowledge._failed,
    e.SapphireTileKept: Knowledge._sapphire_tile_kept,
    e.Replaced: Knowledge._replaced,
    e.Led: Knowledge._led,
    e.Interchanged: Knowledge._interchanged,
    e.Played: Knowledge._played,
    e.Worked: Knowledge._settled,
    e.Cancelled: Knowledge._settled,
    e.HandsPassed: Knowledge._hands_passed,
    e.HandSeen: Knowledge._hand_seen,
    e.EyeGiven: Knowledge._eye_given,
    e.EyeDropped: Knowledge._eye_dropped,
    e.Robbed: Knowledge._robbed,
    e.GoldenDrawn: Knowledge._golden_drawn,
    e.GoldenActed: Knowledge._golden_acted,
}
