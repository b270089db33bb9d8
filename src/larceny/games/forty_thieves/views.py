"""What each viewer may see now, built field by field, and events as each may witness them.

A view shows what lies open on the table at this moment: every back, and the fronts that are turned
up. What was shown before is memory, and memory is the player's own affair.

Every secret passes through `veil`, and nothing else hides anything: a field that is not written
here is not seen by anybody. (A test takes away one `veil` after the other and must see the secret
leak each time.)
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer, every_seat

from . import events as e
from .deck import JAR_OF, Deck, Jar, Tile, jar
from .pieces import EVERY_PLACE, EVERY_SAPPHIRE, EVERY_SQUARE, Front
from .scoring import scores, winners
from .state import GAP, NOWHERE, State
from .view_types import Merchant, PlayedTile, SeatView, SquareView, View

T = TypeVar("T")


def veil(secret: T, sees: bool) -> T | None:
    """Show a secret to one who may see it, and None to the others."""
    return secret if sees else None


def view(state: State, viewer: Viewer) -> View:
    """Return what a viewer sees on the table now."""
    deck = state.deck
    return View(
        viewer=viewer,
        edition=state.rules.name,
        players=state.players,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        deciders=state.deciders(),
        board=squares(deck, state.board, state.face_up),
        gems=numbers_in(state.gems, EVERY_SAPPHIRE),
        stack=len(state.stack),
        stack_top=jar(state.stack[-1]) if state.stack else None,
        discards=jars(state.discards),
        seats=tuple([_seat(state, seat, viewer) for seat in every_seat(state.players)]),
        eyes_left=state.eyes_left(),
        merchant=merchant(state),
        gone=tuple([deck[tile] for tile in state.gone]),
        golden=tuple([deck[tile] for tile in state.golden]),
        led=state.led,
        again=state.again,
        lantern=somewhere(state.lantern),
        lit=numbers_in(state.lit, EVERY_SQUARE),
        chain=tuple([PlayedTile(seat, jar(tile), deck[tile]) for seat, tile in state.chain]),
        target=None if state.target is None else state.target.word,
        to_ask=state.to_ask,
        announced=somewhere(state.announced),
        claims=numbers_in(state.claims, EVERY_PLACE),
        taking=somewhere(state.taking),
        to_clear=numbers_in(state.to_clear, EVERY_SQUARE),
        after=state.after,
        ending=state.ending,
        scores=scores(state),
        winners=winners(state) if state.is_over() else None,
    )


def open_view(state: State) -> View:
    """Return what one sees who may look into all hands."""
    hands = tuple(_seat(state, seat, seat) for seat in every_seat(state.players))
    return view(state, SPECTATOR)._replace(seats=hands)


def squares(deck: Deck, board: Sequence[Tile], face_up: int) -> tuple[SquareView | None, ...]:
    """List the squares of the board; None: a gap."""
    return tuple([_square(deck, board[at], bool(face_up >> at & 1)) for at in EVERY_SQUARE])


def _square(deck: Deck, tile: Tile, face_up: bool) -> SquareView | None:
    return None if tile == GAP else _square_view(JAR_OF[tile], veil(deck[tile], face_up))


_square_view = cache(SquareView)  # there are not many, and each is made once


def _seat(state: State, seat: Seat, viewer: Viewer) -> SeatView:
    return seat_view(*mat(state, seat), seat == viewer)


Mat = tuple[tuple[Tile, ...], tuple[Front, ...], int, tuple[Tile, ...], int, tuple[Tile, ...]]


def mat(state: State, seat: Seat) -> Mat:
    """Return all that the view of a seat follows from, whoever looks on."""
    hand = state.hands[seat]
    return (
        hand,
        tuple(map(state.deck.__getitem__, hand)),
        state.won[seat],
        state.sapphire_tiles[seat],
        state.eye_tokens[seat],
        state.eye_tiles[seat],
    )


def seat_view(
    hand: tuple[Tile, ...],
    fronts: tuple[Front, ...],
    won: int,
    sapphire_tiles: tuple[Tile, ...],
    eye_tokens: int,
    eye_tiles: tuple[Tile, ...],
    own: bool,
) -> SeatView:
    """Return what lies before a seat as it sees it itself, or as the others do."""
    return SeatView(
        jars=jars(hand),
        fronts=veil(fronts, own),
        gems=won,
        sapphire_tiles=jars(sapphire_tiles),
        eye_tokens=eye_tokens,
        eye_tiles=jars(eye_tiles),
    )


def merchant(state: State) -> Merchant | None:
    """Return the merchant, if he is in play."""
    if not state.merchant_turn:
        return None
    return Merchant(state.merchant_at(), state.merchant_start, state.merchant_turn, state.loot)


def jars(tiles: Sequence[Tile]) -> tuple[Jar, ...]:
    """List the jars of tiles."""
    return tuple(map(JAR_OF.__getitem__, tiles)) if tiles else ()


NumberT = TypeVar("NumberT", bound=int)


def numbers_in(bits: int, every: Sequence[NumberT]) -> tuple[NumberT, ...]:
    """List those of some numbers whose bits are set."""
    return tuple([number for number in every if bits >> number & 1]) if bits else ()


def somewhere(place: NumberT) -> NumberT | None:
    """Return a place, if it is one."""
    return None if place == NOWHERE else place


# Events -------------------------------------------------------------------------------------

_SECRETIVE: dict[type[Event], Callable[[Any, bool], Event]] = {
    e.Drew: lambda event, sees: e.Drew(event.seat, event.jar, veil(event.front, sees)),
    e.Glimpsed: lambda event, sees: e.Glimpsed(
        event.seat, event.square, event.with_lantern, veil(event.front, sees)
    ),
    e.Replaced: lambda event, sees: e.Replaced(
        event.seat, event.slot, event.square, event.lay_open, veil(event.front, sees)
    ),
    e.Led: lambda event, sees: e.Led(
        event.seat,
        event.slot,
        event.square,
        event.lay_open,
        event.leader,
        veil(event.front, sees),
    ),
    e.HandSeen: lambda event, sees: e.HandSeen(event.seat, veil(event.fronts, sees)),
}

_OPEN: frozenset[type[Event]] = frozenset(
    {
        e.BoardLaid,
        e.TurnBegun,
        e.Discarded,
        e.Shuffled,
        e.Laid,
        e.Shown,
        e.Named,
        e.SapphireTileKept,
        e.Interchanged,
        e.Passed,
        e.Played,
        e.Aimed,
        e.Worked,
        e.Cancelled,
        e.EyeDropped,
        e.EyeGiven,
        e.Announced,
        e.Failed,
        e.Succeeded,
        e.TookGem,
        e.Robbed,
        e.RobbedMerchant,
        e.TookAll,
        e.Cleared,
        e.GoldenDrawn,
        e.GoldenActed,
        e.MerchantCame,
        e.MerchantTook,
        e.Wished,
        e.HandsPassed,
        e.TurnEnded,
        e.GameOver,
    }
)


def witnessed(event: Event, viewer: Viewer) -> Event:
    """Return an event as a viewer may witness it."""
    if type(event) in _OPEN:
        return event
    return _SECRETIVE[type(event)](event, event.only in (None, viewer))


REVEALING_NOTHING_HIDDEN: frozenset[type[Event]] = frozenset(
    {e.TurnBegun, e.Interchanged, e.Passed, e.Aimed, e.TurnEnded, e.MerchantCame, e.MerchantTook}
)
"""Events from which nobody learns anything hidden: what one did in the open, with open things."""
