"""Whether a position set up by hand fits together: every token in its phase."""

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import pairwise
from operator import or_

from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import by_seat, clockwise, every_seat

from ..actions import SLOTS, Drop, Give, Peek, Prize
from ..choices import GoldenGap
from ..combinations import is_combination
from ..deck import NO_JAR, Tile, jar
from ..legality import legal_actions
from ..pieces import (
    CENTRE,
    CORNERS,
    EVERY_PLACE,
    GEMS,
    PLACE_BITS,
    PLACES,
    Front,
    Golden,
    Place,
    Special,
    is_line,
)
from ..prohibitions import lit_by_lantern
from ..spoils import claimable, four_leaders, indirect
from ..state import GAP, MERCHANT_STAYS, NOBODY, NOWHERE, After, Ending, Phase, State, first_corner

MOST_EYES = 2_000
"""More Evil Eyes than anybody can have deserved."""

_PLAYED = (Phase.PAIR, Phase.TARGET, Phase.DAGGER)
_PAYING = (Phase.TAKE, Phase.CLAIM)
_AFTER_LEADING = (Phase.ACTION, Phase.TARGET, Phase.DAGGER, Phase.STEAL, *_PAYING, Phase.WISH)


def check_standing(state: State) -> None:
    """Refuse a position in which something belongs to another phase, or nobody can decide."""
    for token, fits in _FITTING.items():
        if not fits(state):
            raise InvalidPosition("not-in-this-phase", token=token, phase=state.phase.name.lower())
    if not state.is_over() and not legal_actions(state, state.asked):
        raise InvalidPosition("nobody-can-decide", phase=state.phase.name.lower())


def _board_fits(state: State) -> bool:
    """Golden tiles never lie face up; there are gaps only when tiles have run out (FT-4.4)."""
    open_gold = any(
        tile != GAP and jar(tile) == NO_JAR and state.face_up >> square & 1
        for square, tile in enumerate(state.board)
    )
    if GAP not in state.board or not (state.stack or state.discards):
        return not open_gold
    return not open_gold and _golden_gaps_fit(state)


def _golden_gaps_fit(state: State) -> bool:
    """While the Genie waits for a wish, the gap that it left may still be there (FT-11.2).

    So may those of two more golden tiles that were turned up with it. None was drawn or replaced.
    """
    found_on_board = state.after in (After.ACTION, After.END)
    others = len(state.golden) + len(state.gone) - 1
    return (
        state.phase is Phase.WISH
        and state.rules.golden_gap is GoldenGap.FILLED_AFTER
        and found_on_board
        and state.board.count(GAP) <= 1 + others
    )


def _gems_fit(state: State) -> bool:
    """Without a sapphire on the board the game is over, but for the end of a deduction (FT-9.1)."""
    return bool(state.gems) or state.is_over() or state.phase in _PAYING


def _hands_fit(state: State) -> bool:
    """Golden tiles act when they are drawn; with an empty hand there is nothing to throw away.

    A tile that was played was one of the three (FT-4.5).
    """
    if any(jar(tile) == NO_JAR for hand in state.hands for tile in hand):
        return False
    played = [seat for seat, _ in state.chain]
    if any(len(hand) + played.count(seat) > SLOTS for seat, hand in by_seat(state.hands)):
        return False
    return bool(state.hands[state.active]) or state.phase is not Phase.DRAW


def _all_are(state: State, hoards: Iterable[tuple[Tile, ...]], front: Front) -> bool:
    return all(state.deck[tile] == front for tiles in hoards for tile in tiles)


def _asked_fits(state: State) -> bool:
    """The active player is asked, but in a Dagger window (FT-7.2); after the end nobody is."""
    if state.is_over():
        return state.asked == NOBODY
    return state.phase is Phase.DAGGER or state.asked == state.active


def _has_acted(state: State, golden: Front) -> bool:
    return any(state.deck[tile] == golden for tile in state.gone)


def _flags_fit(state: State) -> bool:
    """One leads in the action phase (FT-10.2); a second turn is the Genie's (FT-11.8)."""
    may_have_led = state.rules.leaders and state.phase in _AFTER_LEADING
    if state.phase is Phase.WISH and state.after not in (After.LED, After.REPLACED, After.END):
        may_have_led = False
    may_play_again = _has_acted(state, Golden.GENIE) and not state.is_over()
    return (may_have_led or not state.led) and (may_play_again or not state.again)


def _merchant_fits(state: State) -> bool:
    """The merchant walks once his tile has acted, unless the Genie sent him away (FT-11.3)."""
    if state.merchant_turn > MERCHANT_STAYS or state.merchant_start not in _first_corners(state):
        return False
    came = _has_acted(state, Golden.MERCHANT)
    if not state.merchant_turn:
        sent_away = _has_acted(state, Golden.GENIE)
        return not state.loot and not state.merchant_start and (not came or sent_away)
    stays = state.merchant_turn == MERCHANT_STAYS
    centre = bool(state.gems >> CENTRE & 1)
    return came and not (stays and centre) and _loot_fits(state)


def _loot_fits(state: State) -> bool:
    """He takes what lies where he stood at the end of a turn, and nothing else (FT-11.4).

    Loot can be stolen (FT-11.6), so he may have less. With the last sapphire, or the one in the
    centre, the game ended before he walked on.
    """
    walked = min(state.merchant_turn - 1, len(CORNERS))
    walk = [CORNERS[(state.merchant_start + step) % len(CORNERS)] for step in range(walked)]
    if any(state.gems >> corner & 1 for corner in walk):
        return False
    took_last = (
        state.ending is Ending.LAST_SAPPHIRE and state.merchant_turn <= len(CORNERS)
    ) or state.ending is Ending.MERCHANT
    return state.loot <= walked + took_last


def _first_corners(state: State) -> set[int]:
    """Return where in CORNERS the merchant can have begun, whoever was active (FT-11.3)."""
    return {first_corner(state.rules, state.players, seat) for seat in every_seat(state.players)}


def _lantern_fits(state: State) -> bool:
    """More than three neighbours could be lit, and not all three have been named (FT-5.5)."""
    if state.phase is not Phase.REVEAL:
        return state.lantern == NOWHERE and not state.lit
    if state.lantern == NOWHERE or state.front(state.lantern) != Special.LANTERN:
        return False
    neighbours = lit_by_lantern(state, named=0)
    hidden = not state.face_up >> state.lantern & 1
    enough = neighbours.bit_count() > 3 and state.lit.bit_count() < 3
    return hidden and enough and not state.lit & ~neighbours


def _chain_fits(state: State) -> bool:
    """A special tile of the active player, then Daggers, never two of one player (FT-7.3)."""
    if state.phase not in _PLAYED:
        return not state.chain
    if not state.chain or state.chain[0][0] != state.active:
        return False
    seats = [seat for seat, _ in state.chain]
    first, *others = [state.deck[tile] for _, tile in state.chain]
    in_turn = all(a != b for a, b in pairwise(seats))
    kinds = {
        Phase.PAIR: (Special.LANTERN,),
        Phase.TARGET: (Special.SAPPHIRE, Special.AMULET, Special.EVIL_EYE),
        Phase.DAGGER: (Special.LANTERN, Special.SAPPHIRE, Special.AMULET, Special.EVIL_EYE),
    }[state.phase]
    return (
        first in kinds
        and in_turn
        and all(front == Special.DAGGER for front in others)
        and (not others or state.phase is Phase.DAGGER)
    )


_AIMED_BY = {
    Special.LANTERN: Peek,
    Special.SAPPHIRE: Prize,
    Special.AMULET: Drop,
    Special.EVIL_EYE: Give,
}


def _target_fits(state: State) -> bool:
    """The target of the played tile is named before Daggers are, and can be reached (FT-6.4)."""
    if state.phase is not Phase.DAGGER or state.target is None:
        return (state.target is None) == (state.phase is not Phase.DAGGER)
    front = state.deck[state.chain[0][1]]
    if not isinstance(state.target, _AIMED_BY[front]):
        return False
    asking = state.copy()
    asking.phase = Phase.PAIR if front == Special.LANTERN else Phase.TARGET
    asking.asked = state.active
    return state.target in legal_actions(asking, state.active)


def _to_ask_fits(state: State) -> bool:
    """Those are asked who hold a tile, clockwise from the last Dagger's player (FT-7.2)."""
    if state.phase is not Phase.DAGGER:
        return not state.to_ask
    order = clockwise(state.chain[-1][0], state.players)[1:]
    holding = [seat for seat in order if state.hands[seat]]
    waiting = [state.asked, *state.to_ask]
    return waiting == holding[len(holding) - len(waiting) :]


def _theft_fits(state: State) -> bool:
    """A successful theft is being paid: its tiles lie open, and so do those of claims (FT-8.9)."""
    if state.phase not in _PAYING:
        nothing = state.announced == state.taking == NOWHERE
        return nothing and not state.claims and not state.to_clear
    if state.announced == NOWHERE or not _is_made(state, state.announced):
        return False
    if not is_line(state.announced) and state.gems >> state.announced & 1:
        return False  # it was taken first
    lines = [place for place in EVERY_PLACE[GEMS:] if _is_made(state, place)]
    cleared = [PLACE_BITS[line] for line in lines if not PLACE_BITS[line] & ~state.to_clear]
    if state.to_clear & ~_joined(cleared) or state.claims & ~indirect(state, state.announced):
        return False
    if is_line(state.announced) and PLACE_BITS[state.announced] & ~state.to_clear:
        return False
    if state.phase is Phase.CLAIM:
        return state.taking == NOWHERE and claimable(state) != 0
    return state.taking in lines and not PLACE_BITS[state.taking] & ~state.to_clear


def _is_made(state: State, place: Place) -> bool:
    """Ask whether a combination lies open at a place."""
    lies_open = not PLACE_BITS[place] & ~state.face_up
    return lies_open and is_combination(state.front(square) for square in PLACES[place])


def _joined(bits: Iterable[int]) -> int:
    """Join sets of squares."""
    return reduce(or_, bits, 0)


def _after_fits(state: State) -> bool:
    """Only the Genie interrupts a turn with a question (FT-11.7)."""
    if state.phase is not Phase.WISH:
        return state.after is After.NOTHING and not state.golden
    if state.after is After.LED and not state.led:
        return False
    return state.after not in (After.NOTHING, After.STEAL) and _has_acted(state, Golden.GENIE)


def _ending_fits(state: State) -> bool:
    """The game is over when it has ended, and for a reason that is there (FT-9)."""
    if not state.is_over():
        return state.ending is None
    match state.ending:
        case Ending.LAST_SAPPHIRE:
            return not state.gems
        case Ending.FOUR_LEADERS:
            return not state.gems and any(four_leaders(state, place) for place in EVERY_PLACE)
        case Ending.MERCHANT:
            centre_gone = not state.gems >> CENTRE & 1
            return centre_gone and state.merchant_turn == len(CORNERS) + 1 and state.loot > 0
        case Ending.TURN_CAP:
            return state.turn == state.rules.turn_cap and state.gems > 0
        case None:
            return False


_FITTING: dict[str, Callable[[State], bool]] = {  # in this order: later ones build on earlier ones
    "turn": lambda state: 1 <= state.turn <= state.rules.turn_cap,
    "asked": _asked_fits,
    "board": _board_fits,
    "phase": lambda state: state.phase is not Phase.GLIMPSE or state.face_down() > 0,
    "gems": _gems_fit,
    "hands": _hands_fit,
    "kept": lambda state: _all_are(state, state.sapphire_tiles, Special.SAPPHIRE),
    "eyes": lambda state: max(state.eye_tokens) <= MOST_EYES,
    "eye-tiles": lambda state: _all_are(state, state.eye_tiles, Special.EVIL_EYE),
    "discards": lambda state: all(jar(tile) != NO_JAR for tile in state.discards),
    "gone": lambda state: all(jar(tile) == NO_JAR for tile in (*state.gone, *state.golden)),
    "flags": _flags_fit,
    "merchant": _merchant_fits,
    "lantern": _lantern_fits,
    "chain": _chain_fits,
    "target": _target_fits,
    "to-ask": _to_ask_fits,
    "announced": _theft_fits,
    "after": _after_fits,
    "ending": _ending_fits,
}
