"""Whether a position set up by hand could come up in a game: every token in its phase."""

from collections.abc import Callable, Sequence

from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import Seat, clockwise

from ..abilities import smugglers_share
from ..choices import FillOrder, Reveal, RubyFallsTo, SixthRuby
from ..legality import legal_actions
from ..pieces import NO_GEMS, Character, diamonds, sapphires
from ..state import NO_CARD, NOBODY, NOWHERE, ON_SHEET, Ending, Phase, State, share_of
from .tokens import FILLING
from .turns import (
    TURN,
    character_fits,
    droppers_fit,
    flags_fit,
    moves_fit,
    placed_fit,
    placements_fit,
)

DIVIDING = (Phase.BOOTY, Phase.CONFISCATE)


def check_standing(state: State) -> None:
    """Refuse a position in which something belongs to another phase, or nobody can decide."""
    if state.phase in FILLING and NO_GEMS in state.white:
        seat = state.white.index(NO_GEMS)
        raise InvalidPosition("empty-pillow-before-the-turn", seat=seat)
    for token, fits in _FITTING.items():
        if not fits(state):
            raise InvalidPosition("not-in-this-phase", token=token, phase=state.phase.name.lower())
    deciders = state.deciders()
    if not state.is_over() and not (deciders and all(legal_actions(state, s) for s in deciders)):
        raise InvalidPosition("nobody-can-decide", phase=state.phase.name.lower())


# The round --------------------------------------------------------------------------------------


def _round_fits(state: State) -> bool:
    """The box is filled before the first round, and after the last one the game is over."""
    if state.phase in FILLING:
        return state.round == 0
    return 1 <= state.round <= state.rules.round_cap  # MT-13.3


def _cards_fit(state: State) -> bool:
    """Cards are chosen one by one, and lie on the table until the round is over."""
    if state.phase is Phase.CHOOSE:
        return NO_CARD in state.chosen and not state.revealed
    if state.phase in FILLING or state.is_over():
        return all(card == NO_CARD for card in state.chosen)
    everybody = (1 << state.players) - 1
    all_open = state.revealed == everybody
    return NO_CARD not in state.chosen and (
        all_open or state.rules.reveal is not Reveal.ALL_AT_ONCE
    )


def _pickers_fit(state: State) -> bool:
    """Those who may divide are asked by their cards, and there is something to divide.

    (MT-7.4, MT-12.2)
    """
    if state.phase not in DIVIDING:
        return not state.pickers
    if not state.red:
        return False
    if state.phase is Phase.CONFISCATE:
        detectives = state.in_card_order(Character.DETECTIVE, Character.DETECTIVE)
        return _is_turned(state.pickers, detectives)
    smugglers = state.in_card_order(Character.SMUGGLER, Character.SMUGGLER)
    entitled = tuple(seat for seat in smugglers if not state.droppers >> seat & 1)
    return smugglers_share(state) and _is_turned(state.pickers, entitled)


def _is_turned(seats: Sequence[Seat], order: Sequence[Seat]) -> bool:
    """Ask whether seats follow each other in an order that goes round, wherever it begins."""
    if not seats or seats[0] not in order:
        return False
    first = order.index(seats[0])
    return tuple(seats) == (*order[first:], *order[:first])


# The box and the pillows ------------------------------------------------------------------------


def _open_drawer_fits(state: State) -> bool:
    """What was below in an open drawer has fallen (MT-5.2)."""
    if state.place == NOWHERE:
        return True
    slot = state.lower(state.place)
    emptied = bool(state.rules.sticky_drawers) or not state.front[slot]
    return emptied and state.alarm_in(slot) == NOBODY


def _white_fits(state: State) -> bool:
    """White pillows only ever become less (MT-3.3); nobody places before the first round."""
    rules = state.rules
    full = rules.imitation_diamonds, rules.imitation_sapphires
    held = [(diamonds(pillow), sapphires(pillow)) for pillow in state.white]
    if state.phase in FILLING:
        return all(mine == full for mine in held)
    return all(mine[0] <= full[0] and mine[1] <= full[1] for mine in held)


def _black_fits(state: State) -> bool:
    """Nobody has won anything before the first round (MT-1.5)."""
    return state.phase not in FILLING or not any(state.black)


def _alarms_fit(state: State) -> bool:
    """Alarms lie on their sheets until the first round (MT-3.4)."""
    return state.phase not in FILLING or all(slot == ON_SHEET for slot in state.alarms)


# Filling ----------------------------------------------------------------------------------------


def _to_fill_fits(state: State) -> bool:
    """Others fill the box after the one who does, in the order of the edition (MT-3.6)."""
    if state.phase not in FILLING:
        return not state.to_fill
    if state.asked in state.to_fill:
        return False
    if state.rules.fill_order is FillOrder.FREE or state.asked == NOBODY:
        return True
    order = clockwise(state.asked, state.players)
    after_them = 1 + len(state.to_fill)
    began = order[after_them % state.players]
    named = state.rules.first_player.seat in (None, began)
    return named and state.to_fill == order[1:after_them]


def _share_fits(state: State) -> bool:
    """A filler has diamonds left until he moves the box; in a free order anybody may begin."""
    if state.phase is Phase.FILL and state.asked == NOBODY:
        free = state.rules.fill_order is FillOrder.FREE
        return free and bool(state.to_fill) and not state.share
    if state.phase not in (Phase.FILL, Phase.PUT):
        return not state.share
    return 0 < state.share <= share_of(state, state.players - len(state.to_fill) - 1)


# The end ----------------------------------------------------------------------------------------


def _last_ruby_fits(state: State) -> bool:
    """Where the sixth ruby ends the game, it does not go on without it (MT-13.2).

    A ruby that falls on the red pillow has left the box, too, but nobody has taken it.
    """
    if state.last_ruby_taken and state.rubies:
        return False
    stays_inside = state.rules.ruby_falls_to is RubyFallsTo.UPPER_SECRET
    taken = state.last_ruby_taken or (stays_inside and not state.rubies)
    if not taken or state.ending is Ending.SIXTH_RUBY:
        return True
    if state.rules.sixth_ruby is SixthRuby.END_OF_ROUND:
        master_thief = state.actor != NOBODY and state.chosen[state.actor] == Character.MASTER_THIEF
        return state.last_ruby_taken and (master_thief or state.phase is Phase.CONFISCATE)
    return state.rules.sixth_ruby is SixthRuby.NEVER


def _ending_fits(state: State) -> bool:
    """The game is over for a reason that is there (MT-13.1 … MT-13.3)."""
    empty_pillow = NO_GEMS in state.white
    match state.ending:
        case None:
            return True
        case Ending.SIXTH_RUBY:
            return state.last_ruby_taken and state.rules.sixth_ruby is not SixthRuby.NEVER
        case Ending.EMPTY_PILLOW:
            return empty_pillow
        case Ending.ROUND_CAP:
            return not empty_pillow and state.round == state.rules.round_cap


_FITTING: dict[str, Callable[[State], bool]] = {  # in this order: later ones build on earlier ones
    "round": _round_fits,
    "to-fill": _to_fill_fits,
    "share": _share_fits,
    "chosen": _cards_fit,
    "pickers": _pickers_fit,
    "at": _open_drawer_fits,
    "actor": lambda state: state.phase not in TURN or character_fits(state),
    "turn": flags_fit,
    "dropped": droppers_fit,
    "placements": placements_fit,
    "placed": placed_fit,
    "moves": moves_fit,
    "white": _white_fits,
    "black": _black_fits,
    "alarms": _alarms_fit,
    "last-ruby": _last_ruby_fits,
    "ending": _ending_fits,
}
