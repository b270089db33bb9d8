"""What a seat may do now, and which paragraph forbids the rest.

For every phase `ASKS` names the possible answers, the facts on which their legality depends, and
the rule that forbids an answer, given these facts and nothing else.
"""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from larceny.kernel.errors import IllegalAction

from .actions import (
    DAGGER,
    DISCARD,
    DROP_TILE,
    DROP_TOKEN,
    GIVE,
    GLIMPSE,
    INTERCHANGE,
    LEAD,
    PASS,
    PEEK,
    PLAY,
    PRIZES,
    REPLACE,
    REVEAL,
    ROB_GEM,
    ROB_MERCHANT,
    ROB_TILE,
    STEAL,
    WISH,
    Action,
    Dagger,
    Discard,
    Drop,
    Give,
    Glimpse,
    Interchange,
    Lead,
    Peek,
    Play,
    Replace,
    Reveal,
    Steal,
    Wish,
    Wishes,
)
from .combinations import is_combination
from .pieces import (
    GEMS,
    NEIGHBOURS,
    PAIRS,
    PLACE_BITS,
    PLACES,
    TOUCHING,
    Special,
    is_leader,
    is_line,
)
from .ruleset import Adjacency, MerchantLoot
from .state import ALL_GEMS, NOBODY, Phase, State

Rule = str
"""The number of a paragraph, such as FT-5.1."""

Bits = int

# The hand (FT-4) --------------------------------------------------------------------------------


def tiles_in_hand(state: State, seat: int) -> int:
    """Count the tiles that a seat holds."""
    return len(state.hands[seat])


def forbids_discard(held: int, action: Discard) -> Rule | None:
    """Throw away only what one holds (FT-4.2)."""
    return None if all(slot < held for slot in action.slots) else "FT-4.2"


def slots_with(state: State, seat: int, front: int) -> Bits:
    """Return the slots of a hand that hold such a tile."""
    bits = 0
    for slot, tile in enumerate(state.hands[seat]):
        if state.deck[tile] == front:
            bits |= 1 << slot
    return bits


# The glimpse (FT-5) -----------------------------------------------------------------------------


def facts_of_glimpse(state: State, seat: int) -> tuple[Bits, Bits]:
    """Name the tiles that lie face down, and the Lanterns that can be played."""
    face_down = state.face_down()
    lanterns = slots_with(state, seat, Special.LANTERN)
    if lanterns and not any(
        face_down >> a & face_down >> b & 1 for a, b in PAIRS[state.rules.lantern_adjacency]
    ):
        lanterns = 0
    return face_down, lanterns


def forbids_glimpse(facts: tuple[Bits, Bits], action: Action) -> Rule | None:
    """Glimpse at what lies face down (FT-5.1); play a Lantern that one has (FT-5.7)."""
    face_down, lanterns = facts
    if isinstance(action, Glimpse):
        return None if face_down >> action.square & 1 else "FT-5.1"
    if isinstance(action, Play):
        return None if lanterns >> action.slot & 1 else "FT-5.7"
    return None


def facts_of_pair(state: State, seat: int) -> tuple[Bits, Adjacency]:
    """Name the tiles that lie face down, and what a Lantern takes for adjacent."""
    return state.face_down(), state.rules.lantern_adjacency


def forbids_pair(facts: tuple[Bits, Adjacency], action: Peek) -> Rule | None:
    """Two face-down tiles that are adjacent to each other (FT-5.7)."""
    face_down, adjacency = facts
    first, second = action.squares
    both = face_down >> first & face_down >> second & 1
    return None if both and second in NEIGHBOURS[adjacency][first] else "FT-5.7"


def lit_by_lantern(state: State) -> Bits:
    """Return the face-down neighbours of the Lantern that is shown, but those named (FT-5.5)."""
    around = NEIGHBOURS[state.rules.lantern_adjacency][state.lantern]
    return state.face_down() & sum(1 << square for square in around) & ~state.lit


def facts_of_reveal(state: State, seat: int) -> Bits:
    """Name the neighbours that can still be lit."""
    return lit_by_lantern(state)


def forbids_reveal(neighbours: Bits, action: Reveal) -> Rule | None:
    """Reveal face-down neighbours of the Lantern (FT-5.5)."""
    return None if neighbours >> action.square & 1 else "FT-5.5"


# The action (FT-6, FT-10) -----------------------------------------------------------------------


class ActionFacts(NamedTuple):
    """What the choice of an action depends on."""

    plays: tuple[Rule | None, ...]  # by slot: what forbids to play the tile
    leads: tuple[Rule | None, ...]  # by slot: what forbids to lead with the tile
    occupied: Bits


def facts_of_action(state: State, seat: int) -> ActionFacts:
    """Name what can be done with each tile of the hand, and where tiles lie."""
    fronts = [state.deck[tile] for tile in state.hands[seat]]
    plays = tuple([forbids_to_play(state, seat, front) for front in fronts])
    leads = tuple([forbids_to_lead(state, front) for front in fronts])
    return ActionFacts(plays, leads, state.occupied())


def forbids_to_play(state: State, seat: int, front: int) -> Rule | None:
    """Sapphires, Amulets and Evil Eyes are played; an Amulet only against an eye (FT-6.4)."""
    if front in (Special.SAPPHIRE, Special.EVIL_EYE):
        return None
    if front == Special.AMULET:
        return None if state.eyes(seat) else "FT-6.6"
    return (
        "FT-5.7" if front == Special.LANTERN else "FT-7.1" if front == Special.DAGGER else "FT-6.4"
    )


def forbids_to_lead(state: State, front: int) -> Rule | None:
    """One Leader a turn may be led, where that rule is played (FT-10.2, FT-10.3)."""
    if not state.rules.leaders or not is_leader(front):
        return "FT-10.2"
    return "FT-10.3" if state.led else None


def forbids_action(facts: ActionFacts, action: Action) -> Rule | None:
    """Replace, interchange, play or lead, each with what is there (FT-6.2 … FT-6.4, FT-10.2)."""
    plays, leads, occupied = facts
    if isinstance(action, Replace):
        held = action.slot < len(plays)
        return None if held and occupied >> action.square & 1 else "FT-6.2"
    if isinstance(action, Interchange):
        first, second = action.squares
        return None if occupied >> first & occupied >> second & 1 else "FT-6.3"
    if isinstance(action, Play):
        return plays[action.slot] if action.slot < len(plays) else "FT-6.4"
    if isinstance(action, Lead):
        if action.slot >= len(leads) or not occupied >> action.square & 1:
            return "FT-10.2"
        return leads[action.slot]
    return None


# What a played tile is aimed at (FT-6.5 … FT-6.7) -----------------------------------------------

TARGETS: tuple[Action, ...] = (*PRIZES, DROP_TOKEN, DROP_TILE, *GIVE)
_BIT = {action: 1 << number for number, action in enumerate(TARGETS)}


def prizes_anywhere(state: State) -> Bits:
    """Return every sapphire that can be had: on the board, in other hoards, the loot (FT-8.7)."""
    prizes = state.gems
    for seat in range(state.players):
        if seat != state.active:
            if state.won[seat]:
                prizes |= _BIT[ROB_GEM[seat]]
            if state.sapphire_tiles[seat]:
                prizes |= _BIT[ROB_TILE[seat]]
    if state.loot:
        prizes |= _BIT[ROB_MERCHANT]
    return prizes


def prizes_of_line(state: State, place: int) -> Bits:
    """Return what a line takes: a sapphire that touches it, else any (FT-8.5 … FT-8.7)."""
    touching = state.gems & touching_bits(state, place)
    if not touching:
        return prizes_anywhere(state)
    if state.loot and state.rules.merchant_loot is MerchantLoot.ALWAYS:
        touching |= _BIT[ROB_MERCHANT]
    return touching


def touching_bits(state: State, place: int) -> Bits:
    """Return the places of sapphires that touch a line (FT-8.6)."""
    return sum(1 << gem for gem in TOUCHING[state.rules.touching][place - GEMS])


def targets(state: State, seat: int) -> Bits:
    """Return what the special tile that was just played can be aimed at."""
    front = state.deck[state.chain[0][1]]
    if front == Special.SAPPHIRE:
        return prizes_anywhere(state)
    if front == Special.AMULET:
        token = _BIT[DROP_TOKEN] if state.eye_tokens[seat] else 0
        return token | (_BIT[DROP_TILE] if state.eye_tiles[seat] else 0)
    return sum(_BIT[GIVE[other]] for other in range(state.players) if other != seat)


def those(bits: Bits) -> list[Action]:
    """List the targets that are meant by bits."""
    return [action for action, bit in _BIT.items() if bits & bit]


def forbids_target(possible: Bits, action: Action) -> Rule | None:
    """Aim a tile at what it can reach (FT-6.5, FT-6.6, FT-6.7)."""
    if possible & _BIT[action]:
        return None
    return (
        "FT-6.6" if isinstance(action, Drop) else "FT-6.7" if isinstance(action, Give) else "FT-6.5"
    )


# Daggers (FT-7) ---------------------------------------------------------------------------------


def daggers_in_hand(state: State, seat: int) -> Bits:
    """Name the slots that hold a Dagger."""
    return slots_with(state, seat, Special.DAGGER)


def forbids_dagger(daggers: Bits, action: Action) -> Rule | None:
    """Play a Dagger that one has; or let the tile be (FT-7.1)."""
    return "FT-7.1" if isinstance(action, Dagger) and not daggers >> action.slot & 1 else None


# Stealing (FT-8) --------------------------------------------------------------------------------


def facts_of_steal(state: State, seat: int) -> tuple[Bits, Bits]:
    """Name the places of sapphires that can be announced, and where tiles lie."""
    return ALL_GEMS if state.rules.leaders else state.gems, state.occupied()


def forbids_steal(facts: tuple[Bits, Bits], action: Action) -> Rule | None:
    """Announce a line, or a place with a sapphire; with Leaders also an empty one (FT-10.5)."""
    gems, occupied = facts
    if not isinstance(action, Steal):
        return None
    if not is_line(action.place) and not gems >> action.place & 1:
        return "FT-8.4"
    return None if PLACE_BITS[action.place] & ~occupied == 0 else "FT-8.1"


def facts_of_take(state: State, seat: int) -> tuple[Bits, Rule]:
    """Name what the line can take, and the paragraph that says so."""
    touched = state.gems & touching_bits(state, state.taking)
    return prizes_of_line(state, state.taking), "FT-8.5" if touched else "FT-8.7"


def forbids_take(facts: tuple[Bits, Rule], action: Action) -> Rule | None:
    """Take a sapphire that touches the line; only if none does, any other (FT-8.5, FT-8.7)."""
    possible, rule = facts
    return None if possible & _BIT[action] else rule


def indirect(state: State, announced: int) -> int:
    """Return the other combinations that now lie open, with a tile of the announced (FT-8.9)."""
    found = 0
    for place, bits in enumerate(PLACE_BITS):
        if (
            place != announced
            and bits & PLACE_BITS[announced]
            and bits & ~state.face_up == 0
            and is_combination([state.front(square) for square in PLACES[place]])
        ):
            found |= 1 << place
    return found


def claimable(state: State) -> Bits:
    """Return the indirect thefts that can be claimed now (FT-8.9, FT-10.5).

    A line can be claimed in any case. A square needs its sapphire, or four Leaders around it.
    """
    lines = state.claims & ~ALL_GEMS
    squares = state.claims & state.gems
    if state.rules.leaders:
        for place in range(GEMS):
            if state.claims >> place & 1 and four_leaders(state, place):
                squares |= 1 << place
    return lines | squares


def four_leaders(state: State, place: int) -> bool:
    """Ask whether four Leaders lie at a place (FT-10.4); Amulets do not count."""
    return state.rules.leaders and all(is_leader(state.front(s)) for s in PLACES[place])


def facts_of_claim(state: State, seat: int) -> Bits:
    """Name what can be claimed."""
    return claimable(state)


def forbids_claim(possible: Bits, action: Action) -> Rule | None:
    """Claim what the same deduction has made (FT-8.9), or no more."""
    return "FT-8.9" if isinstance(action, Steal) and not possible >> action.place & 1 else None


# Wishes (FT-11.7) -------------------------------------------------------------------------------


def merchant_is_in_play(state: State, seat: int) -> bool:
    """Say whether there is a merchant to be rid of."""
    return state.merchant_turn > 0


def forbids_wish(merchant: bool, action: Action) -> Rule | None:
    """Wish the merchant away only if he is there (FT-11.7)."""
    if isinstance(action, Wish) and action.wish is Wishes.MERCHANT and not merchant:
        return "FT-11.7"
    return None


# What each phase asks for -----------------------------------------------------------------------


class Ask(NamedTuple):
    """What a phase asks for: the paragraph that says so, the answers, and what forbids one.

    `forbids` judges by the facts alone, so legal answers are remembered by them.
    """

    rule: Rule
    answers: tuple[Action, ...]
    facts: Callable[[State, int], Hashable]
    forbids: Callable[[Any, Any], Rule | None]


def no_facts(state: State, seat: int) -> Hashable:
    """Name nothing: after the end nothing is asked (FT-9.1)."""
    return None


def forbids_nothing(facts: None, action: Action) -> Rule | None:
    """Nothing is asked, so nothing needs to be forbidden."""
    return None


ASKS: dict[Phase, Ask] = {
    Phase.DRAW: Ask("FT-4.2", DISCARD, tiles_in_hand, forbids_discard),
    Phase.GLIMPSE: Ask("FT-5.1", (*GLIMPSE, *PLAY, PASS), facts_of_glimpse, forbids_glimpse),
    Phase.PAIR: Ask("FT-5.7", PEEK, facts_of_pair, forbids_pair),
    Phase.REVEAL: Ask("FT-5.5", REVEAL, facts_of_reveal, forbids_reveal),
    Phase.ACTION: Ask(
        "FT-6.1", (*PLAY, *REPLACE, *LEAD, *INTERCHANGE, PASS), facts_of_action, forbids_action
    ),
    Phase.TARGET: Ask("FT-6.4", TARGETS, targets, forbids_target),
    Phase.DAGGER: Ask("FT-7.2", (PASS, *DAGGER), daggers_in_hand, forbids_dagger),
    Phase.STEAL: Ask("FT-8.1", (PASS, *STEAL), facts_of_steal, forbids_steal),
    Phase.TAKE: Ask("FT-8.5", PRIZES, facts_of_take, forbids_take),
    Phase.CLAIM: Ask("FT-8.9", (PASS, *STEAL), facts_of_claim, forbids_claim),
    Phase.WISH: Ask("FT-11.7", (PASS, *WISH), merchant_is_in_play, forbids_wish),
    Phase.OVER: Ask("FT-9.1", (), no_facts, forbids_nothing),
}

_ANSWERS = {phase: frozenset(ask.answers) for phase, ask in ASKS.items()}

_remembered: dict[tuple[Phase, Hashable], tuple[Action, ...]] = {}
_MOST_REMEMBERED = 20_000


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """List what a seat may do now, by index; nothing if it owes no decision."""
    if state.asked != seat or seat == NOBODY:
        return ()
    ask = ASKS[state.phase]
    facts = ask.facts(state, seat)
    legal = _remembered.get((state.phase, facts))
    if legal is None:
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        legal = tuple([action for action in ask.answers if ask.forbids(facts, action) is None])
        _remembered[state.phase, facts] = legal
    return legal


_BY_TILE = {Special.SAPPHIRE: "FT-6.5", Special.AMULET: "FT-6.6", Special.EVIL_EYE: "FT-6.7"}


def rule_behind(state: State) -> Rule:
    """Name the paragraph that asks for the decision which the table waits for."""
    if state.phase is Phase.TARGET:
        return _BY_TILE[Special(state.deck[state.chain[0][1]])]
    if state.phase is Phase.TAKE:
        return facts_of_take(state, state.active)[1]
    return ASKS[state.phase].rule


def require(state: State, seat: int, action: Action) -> None:
    """Refuse an action that some paragraph forbids now."""
    if type(seat) is not int or seat == NOBODY or state.asked != seat:  # True is no seat
        raise _refusal(_rule_of_order(state, seat, action), state, seat, action)
    if action not in _ANSWERS[state.phase]:
        raise _refusal(_rule_against(state, action), state, seat, action)
    ask = ASKS[state.phase]
    if (rule := ask.forbids(ask.facts(state, seat), action)) is not None:
        raise _refusal(rule, state, seat, action)


def _refusal(rule: Rule, state: State, seat: int, action: Action) -> IllegalAction:
    return IllegalAction(
        rule,
        seat=seat,
        action=action.word,
        phase=state.phase.name.lower(),
        asked=list(state.deciders()),
    )


def _rule_of_order(state: State, seat: int, action: Action) -> Rule:
    """Name the paragraph that says whose decision it is, for one who acts out of turn."""
    if state.phase is Phase.OVER:
        return "FT-9.1"
    if state.phase is Phase.DAGGER:
        return "FT-7.3" if seat == state.chain[-1][0] else "FT-7.2"
    return "FT-7.1" if isinstance(action, Dagger) else "FT-4.1"


_IN_TURN = (Phase.DRAW, Phase.GLIMPSE, Phase.ACTION, Phase.STEAL)

_PHASE_OF: dict[type[Action], tuple[Phase, Rule]] = {
    Discard: (Phase.DRAW, "FT-4.2"),
    Glimpse: (Phase.GLIMPSE, "FT-5.1"),
    Play: (Phase.ACTION, "FT-6.1"),
    Replace: (Phase.ACTION, "FT-6.1"),
    Interchange: (Phase.ACTION, "FT-6.1"),
    Lead: (Phase.ACTION, "FT-10.2"),
    Steal: (Phase.STEAL, "FT-8.1"),
}


def _rule_against(state: State, action: Action) -> Rule:
    """Name the paragraph that speaks against an action which this phase does not ask for at all.

    What belongs to an earlier phase has been done or let be, once; what belongs to a later one has
    to wait (FT-4.1). In the middle of something, that has to be finished first.
    """
    if isinstance(action, Dagger):
        return "FT-7.1"
    if state.phase not in _IN_TURN or type(action) not in _PHASE_OF:
        return rule_behind(state)
    phase, rule = _PHASE_OF[type(action)]
    return rule if phase < state.phase else "FT-4.1"
