"""What each paragraph forbids: for every question the facts it depends on, and the rule.

A function `facts_of_…` names all that the legality of an answer depends on; `forbids_…` names the
paragraph that forbids an answer, given these facts and nothing else. `legality` joins them.
"""

from enum import IntEnum
from typing import Final

from larceny.kernel.events import Seat, every_seat
from larceny.kernel.legality import Rule

from .actions import (
    DROP_TILE,
    DROP_TOKEN,
    GIVE,
    ROB_MERCHANT,
    SLOTS,
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
    Slot,
    Steal,
    Wish,
    Wishes,
)
from .choices import Adjacency
from .pieces import (
    COLOURS,
    EVERY_FRONT,
    NEIGHBOURS,
    PAIRS,
    PLACE_BITS,
    SQUARES,
    Front,
    Special,
    is_line,
    leader,
)
from .spoils import BIT, Bits, claimable, prizes_anywhere, prizes_of_line, touching_bits
from .state import ALL_GEMS, ALL_SQUARES, State

# The hand (FT-4) --------------------------------------------------------------------------------


def tiles_in_hand(state: State, seat: Seat) -> int:
    """Count the tiles that a seat holds."""
    return len(state.hands[seat])


def forbids_discard(held: int, action: Discard) -> Rule | None:
    """Throw away only what one holds (FT-4.2)."""
    return None if all(slot < held for slot in action.slots) else "FT-4.2"


def slots_with(state: State, seat: Seat, front: Front) -> Bits:
    """Return the slots of a hand that hold such a tile."""
    deck, slots, slot = state.deck, 0, 1
    for tile in state.hands[seat]:
        if deck[tile] == front:
            slots |= slot
        slot <<= 1
    return slots


# The glimpse (FT-5) -----------------------------------------------------------------------------


def facts_of_glimpse(state: State, seat: Seat) -> Bits:
    """Name the tiles that lie face down, and below these bits the Lanterns that can be played."""
    face_down = state.face_down()
    lanterns = slots_with(state, seat, Special.LANTERN)
    if lanterns and not any(
        face_down >> a & face_down >> b & 1 for a, b in PAIRS[state.rules.lantern_adjacency]
    ):
        lanterns = 0
    return face_down << SLOTS | lanterns


def forbids_glimpse(facts: Bits, action: Action) -> Rule | None:
    """Glimpse at what lies face down (FT-5.1); play a Lantern that one has (FT-5.7)."""
    face_down, lanterns = facts >> SLOTS, facts & (1 << SLOTS) - 1
    if isinstance(action, Glimpse):
        return None if face_down >> action.square & 1 else "FT-5.1"
    if isinstance(action, Play):
        return None if lanterns >> action.slot & 1 else "FT-5.7"
    return None


def facts_of_pair(state: State, seat: Seat) -> tuple[Bits, Adjacency]:
    """Name the tiles that lie face down, and what a Lantern takes for adjacent."""
    return state.face_down(), state.rules.lantern_adjacency


def forbids_pair(facts: tuple[Bits, Adjacency], action: Peek) -> Rule | None:
    """Two face-down tiles that are adjacent to each other (FT-5.7)."""
    face_down, adjacency = facts
    first, second = action.squares
    both = face_down >> first & face_down >> second & 1
    return None if both and second in NEIGHBOURS[adjacency][first] else "FT-5.7"


def lit_by_lantern(state: State, named: Bits) -> Bits:
    """Return the face-down neighbours of the Lantern that is shown, but those named (FT-5.5)."""
    around = NEIGHBOURS[state.rules.lantern_adjacency][state.lantern]
    return state.face_down() & sum(1 << square for square in around) & ~named


def facts_of_reveal(state: State, seat: Seat) -> Bits:
    """Name the neighbours that can still be lit."""
    return lit_by_lantern(state, state.lit)


def forbids_reveal(neighbours: Bits, action: Reveal) -> Rule | None:
    """Reveal face-down neighbours of the Lantern (FT-5.5)."""
    return None if neighbours >> action.square & 1 else "FT-5.5"


# The action (FT-6, FT-10) -----------------------------------------------------------------------


class Use(IntEnum):
    """What a tile of the hand is good for in the action phase, beside replacing."""

    NO_TILE = 0
    NOTHING = 1
    PLAYED = 2  # Sapphire, Evil Eye
    AMULET = 3
    LANTERN = 4
    DAGGER = 5
    LEADER = 6


_USES: Final = {
    Special.SAPPHIRE: Use.PLAYED,
    Special.EVIL_EYE: Use.PLAYED,
    Special.AMULET: Use.AMULET,
    Special.LANTERN: Use.LANTERN,
    Special.DAGGER: Use.DAGGER,
    **{leader(colour): Use.LEADER for colour in COLOURS},
}
_USE_OF: Final = tuple(_USES.get(front, Use.NOTHING) for front in EVERY_FRONT)


_USE_BITS: Final = 3

ActionFacts = tuple[Bits, bool, "Rule | None", Bits]
"""What the choice of an action depends on.

The use of every tile in hand, a few bits for each slot, whether one has an Evil Eye, what speaks
against a Leader, and where tiles lie.
"""


def facts_of_action(state: State, seat: Seat) -> ActionFacts:
    """Name what the tiles of the hand are good for, and where tiles lie."""
    deck, uses, shift = state.deck, 0, 0
    for tile in state.hands[seat]:
        uses |= _USE_OF[deck[tile]] << shift
        shift += _USE_BITS
    has_eye = bool(state.eye_tokens[seat] or state.eye_tiles[seat])
    return uses, has_eye, against_leading(state), state.occupied()


def against_leading(state: State) -> Rule | None:
    """Leaders lead where that rule is played (FT-10.1), one a turn (FT-10.3)."""
    if not state.rules.leaders:
        return "FT-10.1"
    return "FT-10.3" if state.led else None


_NOT_PLAYED: Final[dict[int, Rule]] = {
    Use.NO_TILE: "FT-6.4",
    Use.LANTERN: "FT-5.7",
    Use.DAGGER: "FT-7.1",
}


def use_of_slot(uses: Bits, slot: Slot) -> int:
    """Return what the tile in a slot of the hand is good for."""
    return uses >> _USE_BITS * slot & (1 << _USE_BITS) - 1


def forbids_to_play(use: int, has_eye: bool) -> Rule | None:
    """Sapphires, Amulets and Evil Eyes are played; an Amulet only against an eye (FT-6.4)."""
    if use == Use.PLAYED:
        return None
    if use == Use.AMULET:
        return None if has_eye else "FT-6.6"
    return _NOT_PLAYED.get(use, "FT-6.1")


def forbids_action(facts: ActionFacts, action: Action) -> Rule | None:
    """Replace, interchange, play or lead, each with what is there (FT-6.2 … FT-6.4, FT-10.2)."""
    uses, has_eye, against_leading, occupied = facts
    if isinstance(action, Replace):
        held = use_of_slot(uses, action.slot) != Use.NO_TILE
        return None if held and occupied >> action.square & 1 else "FT-6.2"
    if isinstance(action, Interchange):
        first, second = action.squares
        return None if occupied >> first & occupied >> second & 1 else "FT-6.3"
    if isinstance(action, Play):
        return forbids_to_play(use_of_slot(uses, action.slot), has_eye)
    if isinstance(action, Lead):
        leader_held = use_of_slot(uses, action.slot) == Use.LEADER
        if against_leading is None and not (leader_held and occupied >> action.square & 1):
            return "FT-10.2"
        return against_leading
    return None


# What a played tile is aimed at (FT-6.5 … FT-6.7) -----------------------------------------------


def targets(state: State, seat: Seat) -> Bits:
    """Return what the special tile that was just played can be aimed at."""
    front = state.deck[state.chain[0][1]]
    if front == Special.SAPPHIRE:
        return prizes_anywhere(state)
    if front == Special.AMULET:
        token = BIT[DROP_TOKEN] if state.eye_tokens[seat] else 0
        return token | (BIT[DROP_TILE] if state.eye_tiles[seat] else 0)
    return sum(BIT[GIVE[other]] for other in every_seat(state.players) if other != seat)


def forbids_target(possible: Bits, action: Action) -> Rule | None:
    """Aim a tile at what it can reach (FT-6.5, FT-6.6, FT-6.7)."""
    if possible & BIT[action]:
        return None
    return _AIMING_RULE.get(type(action), "FT-6.5")


_AIMING_RULE: Final[dict[type[Action], Rule]] = {Drop: "FT-6.6", Give: "FT-6.7"}


# Daggers (FT-7) ---------------------------------------------------------------------------------


def daggers_in_hand(state: State, seat: Seat) -> Bits:
    """Name the slots that hold a Dagger."""
    return slots_with(state, seat, Special.DAGGER)


def forbids_dagger(daggers: Bits, action: Action) -> Rule | None:
    """Play a Dagger that one has; or let the tile be (FT-7.1)."""
    return "FT-7.1" if isinstance(action, Dagger) and not daggers >> action.slot & 1 else None


# Stealing (FT-8) --------------------------------------------------------------------------------


def facts_of_steal(state: State, seat: Seat) -> Bits:
    """Name the places of sapphires that can be announced, and below these bits where tiles lie."""
    return (ALL_GEMS if state.rules.leaders else state.gems) << SQUARES | state.occupied()


def forbids_steal(facts: Bits, action: Action) -> Rule | None:
    """Announce a line, or a place with a sapphire; with Leaders also an empty one (FT-10.5)."""
    gems, occupied = facts >> SQUARES, facts & ALL_SQUARES
    if not isinstance(action, Steal):
        return None
    if not is_line(action.place) and not gems >> action.place & 1:
        return "FT-8.4"
    return None if PLACE_BITS[action.place] & ~occupied == 0 else "FT-8.1"


def facts_of_take(state: State, seat: Seat) -> tuple[Bits, Rule]:
    """Name what the line can take, and the paragraph that says so."""
    touched = state.gems & touching_bits(state, state.taking)
    return prizes_of_line(state, state.taking), "FT-8.5" if touched else "FT-8.7"


def forbids_take(facts: tuple[Bits, Rule], action: Action) -> Rule | None:
    """Take a sapphire that touches the line; only if none does, any other (FT-8.5, FT-8.7)."""
    possible, rule = facts
    if possible & BIT[action]:
        return None
    return "FT-11.6" if action is ROB_MERCHANT else rule


def facts_of_claim(state: State, seat: Seat) -> Bits:
    """Name what can be claimed."""
    return claimable(state)


def forbids_claim(possible: Bits, action: Action) -> Rule | None:
    """Claim what the same deduction has made (FT-8.9), or no more."""
    return "FT-8.9" if isinstance(action, Steal) and not possible >> action.place & 1 else None


# Wishes (FT-11.7) -------------------------------------------------------------------------------


def merchant_is_in_play(state: State, seat: Seat) -> bool:
    """Say whether there is a merchant to be rid of."""
    return state.merchant_turn > 0


def forbids_wish(merchant: bool, action: Action) -> Rule | None:
    """Wish the merchant away only if he is there (FT-11.7)."""
    if isinstance(action, Wish) and action.wish is Wishes.MERCHANT and not merchant:
        return "FT-11.7"
    return None
