"""Whether a position set up by hand could come up in a game: every token in its phase."""

from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import every_seat

from ..abilities import allowed_moves, can_place, decides_what_to_take, smugglers_share
from ..legality import legal_actions
from ..pieces import NO_GEMS, Character
from ..ruleset import AlarmAlone, FillOrder, Reveal
from ..state import NO_CARD, NOBODY, NOWHERE, Phase, State
from .tokens import FILLING, FLAGS

TURN = (Phase.OPEN, Phase.TAKE, Phase.RUBY, Phase.PLACE, Phase.ALARM, Phase.RECOVER, Phase.MOVE)
DIVIDING = (Phase.BOOTY, Phase.CONFISCATE)
_AFTER_OPENING = TURN[1:]
_AFTER_PLACING = (Phase.PLACE, Phase.ALARM, Phase.RECOVER, Phase.MOVE)


def check_standing(state: State) -> None:
    """Refuse a position in which something belongs to another phase, or nobody can decide."""
    for token, fits in (
        ("round", (state.round == 0) == (state.phase in FILLING)),
        ("to-fill", not state.to_fill or state.phase in FILLING),
        ("share", _share_fits(state)),
        ("chosen", _cards_fit(state)),
        ("dropped", _droppers_fit(state)),
        ("pickers", _pickers_fit(state)),
        ("turn", state.phase in _AFTER_OPENING or not any(getattr(state, f) for f in FLAGS)),
        ("placements", (state.placements > 0) == (state.phase is Phase.PLACE)),
        ("placed", not state.placed or state.phase in _AFTER_PLACING),
        ("moves", not state.rotations + state.flips or _may_have_moved(state)),
        ("last-ruby", not state.last_ruby_taken or not state.rubies),
        ("at", _open_drawer_fits(state)),
        ("actor", state.phase not in TURN or _character_fits(state)),
    ):
        if not fits:
            raise InvalidPosition("not-in-this-phase", token=token, phase=state.phase.name.lower())
    if state.phase in FILLING and NO_GEMS in state.white:
        raise InvalidPosition(
            "empty-pillow-before-the-turn", seat=state.white.index(NO_GEMS)
        )
    deciders = state.deciders()
    if not state.is_over() and not (deciders and all(legal_actions(state, s) for s in deciders)):
        raise InvalidPosition("nobody-can-decide", phase=state.phase.name.lower())


def _share_fits(state: State) -> bool:
    """A filler has diamonds left until he moves the box; in a free order anybody may begin."""
    if state.phase is Phase.FILL and state.asked == NOBODY:
        free = state.rules.fill_order is FillOrder.FREE
        return free and bool(state.to_fill) and not state.share
    return (state.share > 0) == (state.phase in (Phase.FILL, Phase.PUT))


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


def _droppers_fit(state: State) -> bool:
    """Only smugglers of this round can have dropped gems (MT-7.5)."""
    dropped = [seat for seat in every_seat(state.players) if state.droppers >> seat & 1]
    in_a_round = state.phase in (*TURN, *DIVIDING)
    return all(in_a_round and state.chosen[seat] == Character.SMUGGLER for seat in dropped)


def _pickers_fit(state: State) -> bool:
    """Those who may divide are asked, and there is something to divide (MT-7.4, MT-12.2)."""
    if state.phase not in DIVIDING:
        return not state.pickers
    if not state.red:
        return False
    if state.phase is Phase.CONFISCATE:
        return set(state.pickers) == set(state.in_card_order(Character.DETECTIVE, 5))
    smugglers = set(state.in_card_order(Character.SMUGGLER, Character.SMUGGLER))
    entitled = {seat for seat in smugglers if not state.droppers >> seat & 1}
    return smugglers_share(state) and set(state.pickers) == entitled


def _may_have_moved(state: State) -> bool:
    """The box is moved in a phase of its own, and not more often than is allowed (MT-6.1)."""
    moved = state.rotations + state.flips
    placed = state.placed > 0 or state.phase is Phase.FILL_MOVE
    may_move = state.phase in (Phase.MOVE, Phase.FILL_MOVE)
    return may_move and moved <= allowed_moves(state.rules.box_actions, placed)


def _open_drawer_fits(state: State) -> bool:
    """What was below in an open drawer has fallen (MT-5.2)."""
    if state.place == NOWHERE:
        return True
    slot = state.lower(state.place)
    emptied = bool(state.rules.sticky_drawers) or not state.front[slot]
    return emptied and state.alarm_in(slot) == NOBODY


def _character_fits(state: State) -> bool:
    """The phase asks for something that the character can do in this edition."""
    rules, character = state.rules, state.chosen[state.actor]
    match state.phase:
        case Phase.TAKE:
            return decides_what_to_take(state, character)
        case Phase.RUBY:
            return character == Character.MASTER_THIEF and state.looked
        case Phase.PLACE:
            return can_place(state, character)
        case Phase.ALARM:
            return character == Character.JEWELER
        case Phase.RECOVER:
            alone = not state.front[state.upper(state.place)]
            return alone and rules.alarm_alone is AlarmAlone.OWNER_MAY_RECOVER
        case _:
            return True
