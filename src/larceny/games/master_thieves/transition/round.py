"""The round: cards, whose turn it is, dividing the red pillow, the end (MT-4, 7, 12, 13)."""

from collections.abc import Sequence
from typing import Final

from larceny.kernel.events import Seat, every_seat, made_once
from larceny.kernel.tuples import with_item

from ..abilities import smugglers_share
from ..actions import Choose, Pick
from ..choices import Reveal, SixthRuby
from ..events import (
    CardsPassed,
    Chose,
    Dealt,
    EventLog,
    GameOver,
    Picked,
    Revealed,
    RoundBegun,
    RoundEnded,
    SmugglersCounted,
    TurnBegun,
    TurnEnded,
)
from ..pieces import CHARACTERS, FULL_HAND, NO_GEMS, Character
from ..scoring import scores, winners
from ..state import NO_CARD, NOBODY, NOWHERE, Ending, Phase, State

_chose: Final = made_once(Chose)
_turn_begun: Final = made_once(TurnBegun)
_turn_ended: Final = made_once(TurnEnded)
_round_begun: Final = made_once(RoundBegun)
_smugglers_counted: Final = made_once(SmugglersCounted)
_picked: Final = made_once(Picked)
_round_ended: Final = made_once(RoundEnded)


def begin_round(state: State, events: EventLog) -> None:
    """Everybody chooses a card (MT-4.1)."""
    state.round += 1
    state.phase, state.asked, state.actor = Phase.CHOOSE, NOBODY, NOBODY
    if events is not None:
        events.append(_round_begun(state.round))


def choose(state: State, seat: Seat, action: Choose, events: EventLog) -> None:
    """Lay a card face down; once all have, cards are turned over (MT-4.1, MT-4.2)."""
    state.hands = with_item(state.hands, seat, state.hands[seat] ^ 1 << action.character)
    state.chosen[seat] = action.character
    if events is not None:
        events.append(_chose(seat, action.character))
    if NO_CARD in state.chosen:
        return
    if state.rules.reveal is Reveal.SMUGGLERS_FIRST:
        reveal(state, _seats_with(state, Character.SMUGGLER), events)
    else:
        reveal(state, every_seat(state.players), events)
    state.queue = state.in_card_order(Character.SMUGGLER, Character.SMUGGLER)
    next_turn(state, events)


def reveal(state: State, seats: Sequence[Seat], events: EventLog) -> None:
    """Turn cards over at the same time (MT-4.2)."""
    if not seats:
        return
    for seat in seats:
        state.revealed |= 1 << seat
    if events is not None:
        cards = [(seat, CHARACTERS[state.chosen[seat]]) for seat in seats]
        events.append(Revealed(tuple([(seat, c, state.numbers[seat][c]) for seat, c in cards])))


def _seats_with(state: State, character: Character) -> list[Seat]:
    return [seat for seat in every_seat(state.players) if state.chosen[seat] == character]


def next_turn(state: State, events: EventLog) -> None:
    """Give the turn to the next card (MT-4.3), or go on to the next part of the round."""
    if state.queue:
        actor, state.queue = state.queue[0], state.queue[1:]
        state.actor = state.asked = actor
        state.phase = Phase.OPEN
        if events is not None:
            events.append(_turn_begun(actor, CHARACTERS[state.chosen[actor]]))
    elif state.chosen[state.actor] == Character.SMUGGLER or state.actor == NOBODY:
        after_the_smugglers(state, events)
    else:
        confiscate(state, events)


def end_turn(state: State, seat: Seat, events: EventLog) -> None:
    """Close the turn and go on to the next."""
    if events is not None:
        events.append(_turn_ended(seat))
    state.acted |= 1 << seat
    _clear_turn(state)
    next_turn(state, events)


def _clear_turn(state: State) -> None:
    """Forget what mattered for one turn only."""
    state.place = NOWHERE
    state.fell = state.barred = state.found_empty = state.looked = state.alarm_set = False
    state.placements = state.placed = state.rotations = state.flips = 0


# Dividing the red pillow (MT-7.3 … MT-7.6, MT-12) -------------------------------------------


def after_the_smugglers(state: State, events: EventLog) -> None:
    """Turn over what is still hidden, compare, and divide the booty (MT-7.3, MT-7.4)."""
    hidden = [seat for seat in every_seat(state.players) if not state.revealed >> seat & 1]
    reveal(state, hidden, events)
    smugglers = state.in_card_order(Character.SMUGGLER, Character.SMUGGLER)
    if smugglers:
        share = smugglers_share(state)
        detectives = state.count(Character.DETECTIVE)
        if events is not None:
            events.append(_smugglers_counted(len(smugglers), detectives, share))
        entitled = tuple(seat for seat in smugglers if not state.droppers >> seat & 1)  # MT-7.5
        if share and entitled and state.red:
            _divide(state, entitled, Phase.BOOTY)
            return
    the_others(state, events)


def the_others(state: State, events: EventLog) -> None:
    """Jewelers, gemologists, thieves and master thieves take their turns (MT-4.3)."""
    state.queue = state.in_card_order(Character.JEWELER, Character.MASTER_THIEF)
    if state.queue:
        next_turn(state, events)
    else:
        confiscate(state, events)


def confiscate(state: State, events: EventLog) -> None:
    """Let the detectives divide the red pillow (MT-12.2); without one it stays (MT-12.3)."""
    detectives = state.in_card_order(Character.DETECTIVE, Character.DETECTIVE)
    if detectives and state.red:
        _divide(state, detectives, Phase.CONFISCATE)
    else:
        end_round(state, events)


def _divide(state: State, pickers: tuple[Seat, ...], phase: Phase) -> None:
    state.pickers, state.actor = pickers, NOBODY
    state.phase, state.asked = phase, pickers[0]


def pick(state: State, seat: Seat, action: Pick, events: EventLog) -> None:
    """Pick one gem; then the next card number, again and again until red is empty (MT-7.4)."""
    state.red -= action.kind
    state.black = with_item(state.black, seat, state.black[seat] + action.kind)
    if events is not None:
        events.append(_picked(seat, action.kind))
    if state.red:
        _divide(state, state.pickers[1:] + state.pickers[:1], state.phase)
        return
    state.pickers = ()
    if state.phase is Phase.BOOTY:
        the_others(state, events)
    else:
        end_round(state, events)


# The end of a round, and of the game (MT-4.4, MT-4.5, MT-13) --------------------------------


def end_round(state: State, events: EventLog) -> None:
    """Put the cards aside (MT-4.4); then the game ends (MT-13) or the next round begins."""
    if events is not None:
        events.append(_round_ended(state.round))
    _put_cards_aside(state)
    if state.last_ruby_taken and state.rules.sixth_ruby is SixthRuby.END_OF_ROUND:
        end_game(state, Ending.SIXTH_RUBY, events)
    elif NO_GEMS in state.white:
        end_game(state, Ending.EMPTY_PILLOW, events)
    elif state.round >= state.rules.round_cap:
        end_game(state, Ending.ROUND_CAP, events)
    else:
        if not state.hands[0]:
            pass_cards(state, events)
        begin_round(state, events)


def _put_cards_aside(state: State) -> None:
    state.chosen = [NO_CARD] * state.players
    state.revealed = state.acted = state.droppers = 0
    state.actor, state.queue = NOBODY, ()


def pass_cards(state: State, events: EventLog) -> None:
    """Hand the six played cards to the left neighbour (MT-4.5)."""
    state.numbers = state.numbers[-1:] + state.numbers[:-1]
    state.hands = (FULL_HAND,) * state.players
    if events is not None:
        events.append(CardsPassed())
    show_hands(state, events)


def show_hands(state: State, events: EventLog) -> None:
    """Let every seat look at its own six cards (MT-3.2, MT-4.5)."""
    if events is not None:
        events.extend(Dealt(seat, state.numbers[seat]) for seat in every_seat(state.players))


def end_game(state: State, ending: Ending, events: EventLog) -> None:
    """End the game, in the middle of a turn if need be, and count (MT-13)."""
    _clear_turn(state)
    _put_cards_aside(state)
    state.phase, state.asked, state.ending = Phase.OVER, NOBODY, ending
    if events is not None:
        events.append(GameOver(ending, scores(state), winners(state)))
