"""What a decision does: one function per phase and per character, named after the rulebook."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from larceny.kernel.chance import Chance
from larceny.kernel.events import Event

from .actions import (
    Action,
    Choose,
    Look,
    MoveBox,
    Open,
    Pick,
    Place,
    Put,
    RecoverAlarm,
    SetAlarm,
    TakeAll,
    TakeOne,
)
from .events import (
    AlarmKept,
    AlarmLeftAlone,
    AlarmLetLie,
    AlarmRecovered,
    AlarmSet,
    BoxMoved,
    CardsPassed,
    Chose,
    Dealt,
    DiamondsPut,
    Fell,
    FillingBegun,
    GameOver,
    Left,
    Looked,
    Opened,
    Picked,
    Placed,
    PlacedNothing,
    Revealed,
    RoundBegun,
    RoundEnded,
    RubiesPlaced,
    RubyFell,
    SecretSeen,
    Seen,
    SmugglersCounted,
    To,
    Took,
    TookRuby,
    TurnBegun,
    TurnEnded,
)
from .legality import (
    can_still_move,
    require,
    ruby_lies_open,
    smuggler_takes_all,
    smugglers_share,
)
from .pieces import (
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    DIAMOND,
    FULL_HAND,
    MOVED,
    NO_GEMS,
    PLACE_OF_NAME,
    PLACES,
    RUBY,
    SAPPHIRE,
    Character,
    Gems,
    Move,
    diamonds,
    is_long,
    sapphires,
)
from .ruleset import (
    AlarmAlone,
    Duty,
    FallenInFilling,
    FillOrder,
    Reveal,
    RubyFallsTo,
    Ruleset,
    SeenBy,
    SixthRuby,
)
from .scoring import scores, winners
from .state import NO_CARD, NOBODY, NOWHERE, ON_SHEET, Ending, Phase, State, share_of

Events = list[Event]

# Events that come again and again are made once.
_opened = cache(Opened)
_seen = lru_cache(maxsize=4096)(Seen)
_moved = cache(BoxMoved)
_chose = cache(Chose)
_turn_begun = cache(TurnBegun)
_turn_ended = cache(TurnEnded)


def apply(state: State, seat: int, action: Action) -> Events:
    """Do what a seat decided, and all that follows up to the next decision; tell what happened."""
    require(state, seat, action)
    events: Events = []
    _EFFECTS[state.phase](state, seat, action, events)
    return events


# Setting up (MT-3) --------------------------------------------------------------------------

SOUTH = tuple(PLACE_OF_NAME[name] for name in ("T.S", "M.S", "B.S"))


def deal(rules: Ruleset, players: int, chance: Chance) -> tuple[State, Events]:
    """Set the table: rubies, cards, imitations; then the filling begins."""
    rules.check_players(players)
    state = State(rules, players, chance)
    events: Events = []
    state.grains = tuple(chance.shuffle(range(PLACES)))
    place_rubies(state, events)
    deal_cards(state, events)
    first = chance.below(players)
    state.to_fill = tuple((first + k) % players for k in range(players))
    next_to_fill(state, events)
    return state, events


def place_rubies(state: State, events: Events) -> None:
    """Three rubies at the south, the box turned over, three more at the south (MT-3.1)."""
    for _ in range(2):
        state.box = MOVED[state.box][Move.FLIP]
        for place in SOUTH:
            state.rubies |= 1 << state.upper(place)
        events.append(RubiesPlaced(SOUTH))


def deal_cards(state: State, events: Events) -> None:
    """Of each character's eight cards, everybody draws one; the rest stay unseen (MT-3.2)."""
    cards = range(1, CARDS_OF_A_CHARACTER + 1)
    stacks = [state.chance.draw(cards, state.players) for _ in CHARACTERS]
    for seat in range(state.players):
        state.numbers[seat] = tuple(stack[seat] for stack in stacks)
    _show_hands(state, events)


def _show_hands(state: State, events: Events) -> None:
    events.extend(Dealt(seat, numbers) for seat, numbers in enumerate(state.numbers))


# Filling the box (MT-3.5 … MT-3.9) ----------------------------------------------------------


def next_to_fill(state: State, events: Events) -> None:
    """Let the next player fill the box (MT-3.6), or begin the first round."""
    if not state.to_fill or state.rules.box_diamonds == 0:
        state.to_fill = ()
        begin_round(state, events)
    elif state.rules.fill_order is FillOrder.FREE:
        state.phase, state.asked = Phase.FILL, NOBODY
    else:
        begin_filling(state, state.to_fill[0], events)


def begin_filling(state: State, seat: int, events: Events) -> None:
    """Hand a player his share of the diamonds (MT-3.5)."""
    state.share = share_of(state, state.players - len(state.to_fill))
    state.to_fill = tuple(other for other in state.to_fill if other != seat)
    events.append(FillingBegun(seat, state.share))
    if state.share:
        state.phase, state.asked = Phase.FILL, seat
    else:  # fewer diamonds than players
        next_to_fill(state, events)


def open_to_fill(state: State, seat: int, action: Open, events: Events) -> None:
    """Open a drawer to fill it; what is below falls (MT-3.7, MT-3.8)."""
    if state.asked == NOBODY:  # free order: he who opens first fills first
        begin_filling(state, seat, events)
    place = state.place = action.place
    events.append(_opened(seat, place))
    fallen = _let_fall(state, place)
    if fallen:
        if state.rules.fill_fallen is FallenInFilling.RED:
            state.red += fallen
            events.append(Fell(place, fallen, None, To.RED))
        else:
            state.front[state.upper(place)] += fallen
            events.append(Fell(place, fallen, None, To.DRAWER))
    _see(state, seat, events)
    state.phase, state.asked = Phase.PUT, seat


def put(state: State, seat: int, action: Put, events: Events) -> None:
    """Put diamonds of the share on the upper side, and close the drawer (MT-3.7)."""
    state.share -= action.count
    state.front[state.upper(state.place)] += action.count * DIAMOND
    events.append(DiamondsPut(seat, state.place, action.count))
    state.place = NOWHERE
    state.phase = Phase.FILL if state.share else Phase.FILL_MOVE


def move_after_filling(state: State, seat: int, action: Action, events: Events) -> None:
    """Move the box after filling (MT-3.9)."""
    if isinstance(action, MoveBox):
        _move_box(state, seat, action.move, events)
        if can_still_move(state, seat):
            return
    state.rotations = state.flips = 0
    next_to_fill(state, events)


# The round (MT-4) ---------------------------------------------------------------------------


def begin_round(state: State, events: Events) -> None:
    """Everybody chooses a card (MT-4.1)."""
    state.round += 1
    state.phase, state.asked, state.actor = Phase.CHOOSE, NOBODY, NOBODY
    events.append(RoundBegun(state.round))


def choose(state: State, seat: int, action: Choose, events: Events) -> None:
    """Lay a card face down; once all have, cards are turned over (MT-4.1, MT-4.2)."""
    state.hands[seat] ^= 1 << action.character
    state.chosen[seat] = action.character
    events.append(_chose(seat, action.character))
    if NO_CARD in state.chosen:
        return
    if state.rules.reveal is Reveal.SMUGGLERS_FIRST:
        reveal(state, _seats_with(state, Character.SMUGGLER), events)
    else:
        reveal(state, list(range(state.players)), events)
    state.queue = _in_card_order(state, Character.SMUGGLER, Character.SMUGGLER)
    next_turn(state, events)


def reveal(state: State, seats: list[int], events: Events) -> None:
    """Turn cards over at the same time (MT-4.2)."""
    if not seats:
        return
    cards = []
    for seat in seats:
        state.revealed |= 1 << seat
        character = CHARACTERS[state.chosen[seat]]
        cards.append((seat, character, state.numbers[seat][character]))
    events.append(Revealed(tuple(cards)))


def _seats_with(state: State, character: Character) -> list[int]:
    return [seat for seat, card in enumerate(state.chosen) if card == character]


def _in_card_order(state: State, first: Character, last: Character) -> tuple[int, ...]:
    """List the seats that play one of these characters, in the order of turns (MT-4.3)."""
    cards = [
        (card, state.numbers[seat][card], seat)
        for seat, card in enumerate(state.chosen)
        if first <= card <= last
    ]
    return tuple(seat for _, _, seat in sorted(cards))


def next_turn(state: State, events: Events) -> None:
    """Give the turn to the next card (MT-4.3), or go on to the next part of the round."""
    if state.queue:
        actor, state.queue = state.queue[0], state.queue[1:]
        state.actor = state.asked = actor
        state.phase = Phase.OPEN
        events.append(_turn_begun(actor, CHARACTERS[state.chosen[actor]]))
    elif state.chosen[state.actor] == Character.SMUGGLER or state.actor == NOBODY:
        after_the_smugglers(state, events)
    else:
        confiscate(state, events)


def end_turn(state: State, seat: int, events: Events) -> None:
    """Close the turn and go on to the next."""
    events.append(_turn_ended(seat))
    state.acted |= 1 << seat
    _clear_turn(state)
    next_turn(state, events)


def _clear_turn(state: State) -> None:
    """Forget what mattered for one turn only."""
    state.place = NOWHERE
    state.fell = state.barred = state.found_empty = state.looked = state.alarm_set = False
    state.placements = state.placed = state.rotations = state.flips = 0


def end_round(state: State, events: Events) -> None:
    """Put the cards aside (MT-4.4); then the game ends (MT-13) or the next round begins."""
    events.append(RoundEnded(state.round))
    _put_cards_aside(state)
    if NO_GEMS in state.white:
        end_game(state, Ending.EMPTY_PILLOW, events)
    elif state.last_ruby_taken and state.rules.sixth_ruby is SixthRuby.END_OF_ROUND:
        end_game(state, Ending.SIXTH_RUBY, events)
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


def pass_cards(state: State, events: Events) -> None:
    """Hand the six played cards to the left neighbour (MT-4.5)."""
    state.numbers = [state.numbers[seat - 1] for seat in range(state.players)]
    state.hands = [FULL_HAND] * state.players
    events.append(CardsPassed())
    _show_hands(state, events)


def end_game(state: State, ending: Ending, events: Events) -> None:
    """End the game, in the middle of a turn if need be, and count (MT-13)."""
    _clear_turn(state)
    _put_cards_aside(state)
    state.phase, state.asked, state.ending = Phase.OVER, NOBODY, ending
    events.append(GameOver(ending, scores(state), winners(state)))


# Opening a drawer (MT-5) --------------------------------------------------------------------


def open_drawer(state: State, seat: int, action: Open, events: Events) -> None:
    """Open a drawer fully; what is below falls; then the character acts (MT-5.1 … MT-5.3)."""
    place = state.place = action.place
    events.append(_opened(seat, place))
    fallen = _let_fall(state, place)
    owner = state.alarm_in(state.lower(place))
    if fallen or owner != NOBODY:
        fall(state, seat, fallen, owner, events)
    _see(state, seat, events)
    lying = state.front[state.upper(place)]
    state.found_empty = not lying
    state.barred = state.fell and not (lying and state.rules.misopened_action)
    character = CHARACTERS[state.chosen[seat]]
    if state.barred and character is not Character.GEMOLOGIST:
        if character is Character.SMUGGLER:
            state.droppers |= 1 << seat  # MT-7.5
        close_drawer(state, seat, events)
    else:
        _ABILITIES[character](state, seat, events)


def _let_fall(state: State, place: int) -> Gems:
    """Empty the lower side of a drawer; where drawers are sticky, some gems stay (MT-5.5)."""
    slot = state.lower(place)
    below = state.front[slot]
    if not below:
        return NO_GEMS
    stuck = NO_GEMS
    if state.rules.sticky_drawers:
        stuck += sum(DIAMOND for _ in range(diamonds(below)) if _sticks(state))
        stuck += sum(SAPPHIRE for _ in range(sapphires(below)) if _sticks(state))
    state.front[slot] = stuck
    return below - stuck


_STICKY_STEPS = 10_000


def _sticks(state: State) -> bool:
    return state.chance.below(_STICKY_STEPS) < round(state.rules.sticky_drawers * _STICKY_STEPS)


def fall(state: State, seat: int, fallen: Gems, owner: int, events: Events) -> None:
    """Gems fall on red (MT-5.2), or to the owner of an alarm that fell (MT-8.4, MT-8.5)."""
    state.fell = bool(fallen)
    if owner == NOBODY:
        state.red += fallen
        events.append(Fell(state.place, fallen, None, To.RED))
        return
    state.alarms[owner] = ON_SHEET
    if owner == seat:
        state.red += fallen
        events.append(Fell(state.place, fallen, owner, To.RED))
    else:
        state.black[owner] += fallen
        events.append(Fell(state.place, fallen, owner, To.OWNER))


def _see(state: State, seat: int, events: Events) -> None:
    """Show what lies in the open drawer, to all or to its opener (MT-5.4)."""
    slot = state.upper(state.place)
    owner = state.alarm_in(slot)
    events.append(
        _seen(
            state.place, state.front[slot], None if owner == NOBODY else owner, _seer(state, seat)
        )
    )


def _seer(state: State, seat: int) -> int | None:
    return seat if state.rules.drawers_seen_by is SeenBy.OPENER else None


def _asks_alike(state: State) -> bool:
    """Ask whether a question must be put even if it has only one answer.

    Where everybody sees the drawer, a question with only one answer is not put. Where only the
    opener sees it, being asked would tell the others what lies there, so he is always asked.
    """
    return state.rules.drawers_seen_by is SeenBy.OPENER


# The characters (MT-7 … MT-11) --------------------------------------------------------------


def smuggler(state: State, seat: int, events: Events) -> None:
    """Take all to red, or outside a ring one gem if he likes; then an imitation (MT-7)."""
    if smuggler_takes_all(state):
        _take(state, seat, state.front[state.upper(state.place)], To.RED, events)
        offer_imitations(state, seat, 1, events)
    elif not state.found_empty or _asks_alike(state):
        state.phase = Phase.TAKE
    else:
        offer_imitations(state, seat, 1, events)


def jeweler(state: State, seat: int, events: Events) -> None:
    """Place an imitation, and perhaps the alarm (MT-8)."""
    offer_imitations(state, seat, 1, events)


def gemologist(state: State, seat: int, events: Events) -> None:
    """Place an imitation, and one more for every detective of the round (MT-9)."""
    offer_imitations(state, seat, 1 + state.count(Character.DETECTIVE), events)


def thief(state: State, seat: int, events: Events) -> None:
    """Take all the front gems (MT-10)."""
    if state.rules.thief_takes is Duty.MUST:
        _take(state, seat, state.front[state.upper(state.place)], To.BLACK, events)
        close_drawer(state, seat, events)
    elif not state.found_empty or _asks_alike(state):
        state.phase = Phase.TAKE
    else:
        close_drawer(state, seat, events)


def master_thief(state: State, seat: int, events: Events) -> None:
    """Take the front gems, or look further, or neither (MT-11.1)."""
    state.phase = Phase.TAKE


_ABILITIES: dict[Character, Callable[[State, int, Events], None]] = {
    Character.SMUGGLER: smuggler,
    Character.JEWELER: jeweler,
    Character.GEMOLOGIST: gemologist,
    Character.THIEF: thief,
    Character.MASTER_THIEF: master_thief,
}


def _take(state: State, seat: int, taken: Gems, to: To, events: Events) -> None:
    """Move gems from the open drawer to a pillow, in the open. Taking nothing is told as well."""
    state.front[state.upper(state.place)] -= taken
    if to is To.RED:
        state.red += taken
    else:
        state.black[seat] += taken
    events.append(Took(seat, state.place, taken, to))


def take_look_or_leave(state: State, seat: int, action: Action, events: Events) -> None:
    """Take what the character may take, look further, or leave the gems."""
    if isinstance(action, Look):
        look_further(state, seat, events)
        return
    if isinstance(action, TakeAll):
        _take(state, seat, state.front[state.upper(state.place)], To.BLACK, events)
    elif isinstance(action, TakeOne):
        _take(state, seat, action.kind, To.BLACK, events)
    else:
        events.append(Left(seat))
    _after_taking(state, seat, events)


def _after_taking(state: State, seat: int, events: Events) -> None:
    """After his taking, a smuggler may place; a master thief where the edition says (MT-11.6)."""
    character = state.chosen[seat]
    if character == Character.SMUGGLER or (
        character == Character.MASTER_THIEF and state.rules.master_thief_imitation
    ):
        offer_imitations(state, seat, 1, events)
    else:
        close_drawer(state, seat, events)


def look_further(state: State, seat: int, events: Events) -> None:
    """Look for the secret compartment and what it holds (MT-11.3 … MT-11.5)."""
    place, slot = state.place, state.upper(state.place)
    state.looked = True
    events.append(Looked(seat, place))
    if state.rubies >> (slot ^ 1) & 1:
        ruby_falls(state, slot, events)
        close_drawer(state, seat, events)
        return
    long, ruby = is_long(state.drawer(place)), ruby_lies_open(state)
    events.append(SecretSeen(place, long, ruby, _seer(state, seat)))
    state.barred = not ruby
    if ruby or _asks_alike(state):
        state.phase = Phase.RUBY
    else:
        close_drawer(state, seat, events)


def ruby_falls(state: State, slot: int, events: Events) -> None:
    """Put a fallen ruby on red, or into the upper secret compartment (MT-11.5)."""
    state.barred = True
    state.rubies ^= 1 << (slot ^ 1)
    if state.rules.ruby_falls_to is RubyFallsTo.RED:
        state.red += RUBY
        events.append(RubyFell(state.place, To.RED))
    else:
        state.rubies |= 1 << slot
        events.append(RubyFell(state.place, To.SECRET))


def take_ruby_or_leave(state: State, seat: int, action: Action, events: Events) -> None:
    """Take the ruby together with the front gems, or nothing (MT-11.3)."""
    if isinstance(action, TakeAll):
        slot = state.upper(state.place)
        state.rubies ^= 1 << slot
        state.black[seat] += RUBY
        events.append(TookRuby(seat, state.place))
        _take(state, seat, state.front[slot], To.BLACK, events)
        if not state.rubies:
            state.last_ruby_taken = True
            if state.rules.sixth_ruby is SixthRuby.AT_ONCE:
                end_game(state, Ending.SIXTH_RUBY, events)
                return
    else:
        events.append(Left(seat))
    _after_taking(state, seat, events)


# Imitations and the alarm -------------------------------------------------------------------


def offer_imitations(state: State, seat: int, count: int, events: Events) -> None:
    """Let a player place up to so many imitations, as far as he has any (MT-9.3)."""
    if state.barred and state.looked and not _asks_alike(state):
        close_drawer(state, seat, events)  # a failed look (MT-11.4)
        return
    state.placements = count
    state.phase = Phase.PLACE


def place_imitation(state: State, seat: int, action: Action, events: Events) -> None:
    """Place an imitation from the white pillow into the open drawer, or none."""
    if isinstance(action, Place):
        state.white[seat] -= action.kind
        state.front[state.upper(state.place)] += action.kind
        state.placed += 1
        state.placements -= 1
        events.append(Placed(seat, state.place, action.kind))
        if state.placements and state.white[seat]:
            return
    else:
        events.append(PlacedNothing(seat))
    state.placements = 0
    if state.chosen[seat] == Character.JEWELER and state.alarms[seat] == ON_SHEET:
        slot = state.upper(state.place)
        if state.alarm_in(slot) == NOBODY or _asks_alike(state):
            state.phase = Phase.ALARM
            return
    close_drawer(state, seat, events)


def set_alarm(state: State, seat: int, action: Action, events: Events) -> None:
    """Put one's alarm into the drawer, or keep it (MT-8.2)."""
    if isinstance(action, SetAlarm):
        state.alarms[seat] = state.upper(state.place)
        state.alarm_set = True
        events.append(AlarmSet(seat, state.place))
    else:
        events.append(AlarmKept(seat))
    close_drawer(state, seat, events)


def close_drawer(state: State, seat: int, events: Events) -> None:
    """See to an alarm that was left alone (MT-8.7); then close, and move the box."""
    slot = state.upper(state.place)
    owner = state.alarm_in(slot)
    if owner != NOBODY and not state.front[slot] and not state.alarm_set:
        if state.rules.alarm_alone is AlarmAlone.OWNER_MAY_RECOVER:
            events.append(AlarmLeftAlone(owner, state.place))
            state.phase, state.asked = Phase.RECOVER, owner
            return
        if state.rules.alarm_alone is AlarmAlone.RECOVERED:
            _recover(state, owner, events)
    begin_moves(state)


def _recover(state: State, owner: int, events: Events) -> None:
    state.alarms[owner] = ON_SHEET
    events.append(AlarmRecovered(owner, state.place))


def recover_alarm(state: State, owner: int, action: Action, events: Events) -> None:
    """The owner takes his lonely alarm back, or lets it lie (MT-8.7)."""
    if isinstance(action, RecoverAlarm):
        _recover(state, owner, events)
    else:
        events.append(AlarmLetLie(owner))
    begin_moves(state)


# Moving the box (MT-6) ----------------------------------------------------------------------


def begin_moves(state: State) -> None:
    """Close the drawer; the one whose turn it is may move the box (MT-6.1)."""
    state.place, state.found_empty = NOWHERE, False
    state.phase, state.asked = Phase.MOVE, state.actor


def move_or_end(state: State, seat: int, action: Action, events: Events) -> None:
    """Move the box, or end the turn (MT-6.2, MT-6.3)."""
    if isinstance(action, MoveBox):
        _move_box(state, seat, action.move, events)
        if can_still_move(state, seat):
            return
    end_turn(state, seat, events)


def _move_box(state: State, seat: int, move: Move, events: Events) -> None:
    state.box = MOVED[state.box][move]
    if move is Move.FLIP:
        state.flips += 1
    else:
        state.rotations += 1
    events.append(_moved(seat, move))


# Dividing the red pillow (MT-7.3 … MT-7.6, MT-12) -------------------------------------------


def after_the_smugglers(state: State, events: Events) -> None:
    """Turn over what is still hidden, compare, and divide the booty (MT-7.3, MT-7.4)."""
    hidden = [seat for seat in range(state.players) if not state.revealed >> seat & 1]
    reveal(state, hidden, events)
    smugglers = _in_card_order(state, Character.SMUGGLER, Character.SMUGGLER)
    if smugglers:
        share = smugglers_share(state)
        detectives = state.count(Character.DETECTIVE)
        events.append(SmugglersCounted(len(smugglers), detectives, share))
        entitled = tuple(seat for seat in smugglers if not state.droppers >> seat & 1)  # MT-7.5
        if share and entitled and state.red:
            _divide(state, entitled, Phase.BOOTY)
            return
    the_others(state, events)


def the_others(state: State, events: Events) -> None:
    """Jewelers, gemologists, thieves and master thieves take their turns (MT-4.3)."""
    state.queue = _in_card_order(state, Character.JEWELER, Character.MASTER_THIEF)
    if state.queue:
        next_turn(state, events)
    else:
        confiscate(state, events)


def confiscate(state: State, events: Events) -> None:
    """Let the detectives divide the red pillow (MT-12.2); without one it stays (MT-12.3)."""
    detectives = _in_card_order(state, Character.DETECTIVE, Character.DETECTIVE)
    if detectives and state.red:
        _divide(state, detectives, Phase.CONFISCATE)
    else:
        end_round(state, events)


def _divide(state: State, pickers: tuple[int, ...], phase: Phase) -> None:
    state.pickers, state.actor = pickers, NOBODY
    state.phase, state.asked = phase, pickers[0]


def pick(state: State, seat: int, action: Pick, events: Events) -> None:
    """Pick one gem; then the next card number, again and again until red is empty (MT-7.4)."""
    state.red -= action.kind
    state.black[seat] += action.kind
    events.append(Picked(seat, action.kind))
    if state.red:
        _divide(state, state.pickers[1:] + state.pickers[:1], state.phase)
        return
    state.pickers = ()
    if state.phase is Phase.BOOTY:
        the_others(state, events)
    else:
        end_round(state, events)


_EFFECTS: dict[Phase, Callable[[State, int, Any, Events], None]] = {
    Phase.FILL: open_to_fill,
    Phase.PUT: put,
    Phase.FILL_MOVE: move_after_filling,
    Phase.CHOOSE: choose,
    Phase.OPEN: open_drawer,
    Phase.TAKE: take_look_or_leave,
    Phase.RUBY: take_ruby_or_leave,
    Phase.PLACE: place_imitation,
    Phase.ALARM: set_alarm,
    Phase.RECOVER: recover_alarm,
    Phase.MOVE: move_or_end,
    Phase.BOOTY: pick,
    Phase.CONFISCATE: pick,
}
