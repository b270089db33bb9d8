"""What may be decided: the mask of legal actions, phase by phase (FT-4 … FT-11).

Nine words, whose bits are the engine's indices of actions. Whatever a phase does not ask for is 0.
"""

from larceny.games.forty_thieves.actions import (
    DAGGER as DAGGER_ACTIONS,
)
from larceny.games.forty_thieves.actions import (
    DISCARD,
    DROP_TOKEN,
    GLIMPSE,
    INTERCHANGE,
    LEAD,
    PASS,
    PEEK,
    PLAY,
    REPLACE,
    REVEAL,
    SPACE,
    STEAL,
    TAKE_GEM,
    WISH,
)
from larceny.games.forty_thieves.state import Phase

from ..layout import Lanes
from ..ops import Flag, Word, Words, both, either, number, one_at, only, where
from .fields import Moment
from .spoils import claimable, of_seat, prizes_anywhere, prizes_of_line
from .squares import full, neighbours, pairs_among
from .terms import EVERY_GEM, EVERY_SQUARE, Terms
from .tiles import AMULET, DAGGER, EVIL_EYE, LANTERN, NO_TILE, SAPPHIRE, front_of, kind_of

ACTIONS = len(SPACE.all)
MASK_WORDS = -(-ACTIONS // 32)

AT_DISCARD, AT_GLIMPSE, AT_PLAY, AT_PEEK = (
    actions[0].index for actions in (DISCARD, GLIMPSE, PLAY, PEEK)
)
AT_REVEAL, AT_REPLACE, AT_LEAD, AT_INTERCHANGE = (
    actions[0].index for actions in (REVEAL, REPLACE, LEAD, INTERCHANGE)
)
AT_PASS, AT_TARGET, AT_DAGGER = PASS.index, TAKE_GEM[0].index, DAGGER_ACTIONS[0].index
AT_DROP, AT_STEAL, AT_WISH = DROP_TOKEN.index, STEAL[0].index, WISH[0].index
ALL_LINES = 0x7FFFF ^ EVERY_GEM


class Mask:
    """Words of a mask under way."""

    def __init__(self) -> None:
        self.words: list[Word] = [0] * MASK_WORDS

    def add(self, at: int, width: int, bits: Word) -> None:
        """Put bits into the mask, from an index on."""
        word, shift = divmod(at, 32)
        here = bits << shift if shift else bits
        self.words[word] = self.words[word] | here
        if shift + width > 32:
            self.words[word + 1] = self.words[word + 1] | (bits >> (32 - shift))


def hand_tiles(hand: Word) -> Words:
    """Return the three tiles of a hand."""
    return hand & 63, (hand >> 6) & 63, hand >> 12


def slots_with(kinds: Words, kind: int) -> Word:
    """Return the slots of a hand that hold such a special tile, as bits."""
    return (
        number(kinds[0] == kind) | (number(kinds[1] == kind) << 1) | (number(kinds[2] == kind) << 2)
    )


def pairs_to_peek(t: Moment, terms: Terms) -> tuple[Word, Word]:
    """Return the pairs of tiles that a Lantern from the hand can be held over (FT-5.7)."""
    return pairs_among(t.face_up ^ EVERY_SQUARE, terms.rules.lantern_adjacency)


def targets(t: Moment, terms: Terms, kind: Word, anywhere: Word) -> Word:
    """Return what a special tile can be aimed at, as bits from TAKE_GEM on (FT-6.5 … FT-6.7)."""
    has_token = t.tokens[t.active] != 0
    has_tile = of_seat(t.eyes, t.active) != 0
    drops = (number(has_token) << 18) | (number(has_tile) << 19)
    gives = ((1 << terms.players) - 1) ^ one_at(t.active)
    return where(kind == SAPPHIRE, anywhere, where(kind == AMULET, drops, gives << 20))


def lit_by_lantern(t: Moment, terms: Terms, lantern: Word) -> Word:
    """Return the face-down neighbours of a Lantern, which is given as one bit (FT-5.5)."""
    return neighbours(lantern, terms.rules.lantern_adjacency) & (t.face_up ^ EVERY_SQUARE)


def led_places(t: Moment, terms: Terms) -> Word:
    """Return the places where four Leaders lie open (FT-10.4)."""
    return full(t.leaders_up) if terms.leaders else 0


def leader_slots(deck: Lanes, tiles: Words) -> Word:
    """Return the slots of a hand that hold a Leader (FT-10.1)."""
    slots: Word = 0
    for slot, tile in enumerate(tiles):
        front = front_of(deck, tile)
        slots = slots | (number(front.leader) << slot)
    return slots


def mask_of(t: Moment, terms: Terms, settled: Flag) -> Words:
    """Return what the asked seat may do."""
    mask = Mask()
    at = {phase: both(t.phase == int(phase), settled) for phase in Phase}
    tiles = hand_tiles(t.hands[t.asked])
    held = [tile != NO_TILE for tile in tiles]
    anywhere = prizes_anywhere(t, terms)
    _draw(mask, at, held)
    _steal(t, terms, mask, at, anywhere)
    plays: Word = 0
    if terms.specials:
        plays = _special(t, terms, mask, at, tiles, anywhere)
    else:
        mask.add(AT_TARGET, 18, only(at[Phase.TAKE], _prizes(t, terms, anywhere)))
    _glimpse_and_act(t, terms, mask, at, tiles, plays)
    if terms.tales:
        wishes = 0b011 | (number(t.merchant_turn != 0) << 2)
        mask.add(AT_WISH, 3, only(at[Phase.WISH], wishes))
    asks_to_pass = [Phase.GLIMPSE, Phase.ACTION, Phase.DAGGER, Phase.STEAL, Phase.CLAIM, Phase.WISH]
    mask.add(AT_PASS, 1, number(either(*(at[phase] for phase in asks_to_pass))))
    nothing = t.phase & 0
    return tuple(nothing if isinstance(word, int) else word for word in mask.words)


def _draw(mask: Mask, at: dict[Phase, Flag], held: list[Flag]) -> None:
    """Throw away only what one holds (FT-4.2)."""
    sets = where(held[2], 0xFF, where(held[1], 0xF, where(held[0], 3, 1)))
    mask.add(AT_DISCARD, 8, only(at[Phase.DRAW], sets))


def _glimpse_and_act(
    t: Moment, terms: Terms, mask: Mask, at: dict[Phase, Flag], tiles: Words, plays: Word
) -> None:
    """Glimpse at what lies face down (FT-5.1); replace, lead, interchange (FT-6.2, 6.3, 10.2)."""
    glimpse, action = at[Phase.GLIMPSE], at[Phase.ACTION]
    mask.add(AT_GLIMPSE, 16, only(glimpse, t.face_up ^ EVERY_SQUARE))
    if terms.specials:
        mask.add(AT_PLAY, 3, plays)
    leaders = only(action & ~t.led, leader_slots(t.deck, tiles)) if terms.leaders else 0
    for slot, tile in enumerate(tiles):
        mask.add(AT_REPLACE + 16 * slot, 16, only(action & (tile != NO_TILE), EVERY_SQUARE))
        if terms.leaders:
            mask.add(AT_LEAD + 16 * slot, 16, ((leaders >> slot) & 1) * EVERY_SQUARE)
    for part, width in ((0, 11), (11, 31)):  # they stand in two words
        mask.add(AT_INTERCHANGE + part, width, only(action, (1 << width) - 1))


def _special(
    t: Moment, terms: Terms, mask: Mask, at: dict[Phase, Flag], tiles: Words, anywhere: Word
) -> Word:
    """Aim special tiles and answer them; return which can be played (FT-5.7, FT-6.4, FT-7.1)."""
    kinds = tuple(kind_of(t.deck, tile) for tile in tiles)
    low, high = pairs_to_peek(t, terms)
    pair_phase = at[Phase.PAIR]
    mask.add(AT_PEEK, 32, only(pair_phase, low))
    mask.add(AT_PEEK + 32, 10, only(pair_phase, high))
    lit = lit_by_lantern(t, terms, one_at(t.lantern)) & ~t.lit
    mask.add(AT_REVEAL, 16, only(at[Phase.REVEAL], lit))
    aims = targets(t, terms, t.played_kind, anywhere)
    prizes = only(at[Phase.TAKE], _prizes(t, terms, anywhere))
    mask.add(AT_TARGET, 24, where(at[Phase.TARGET], aims, prizes))
    mask.add(AT_DAGGER, 3, only(at[Phase.DAGGER], slots_with(kinds, DAGGER)))
    has_eye = (t.tokens[t.asked] != 0) | (of_seat(t.eyes, t.asked) != 0)
    lanterns = only((low | high) != 0, slots_with(kinds, LANTERN))
    others = slots_with(kinds, SAPPHIRE) | slots_with(kinds, EVIL_EYE)
    others = others | only(has_eye, slots_with(kinds, AMULET))
    return where(at[Phase.GLIMPSE], lanterns, only(at[Phase.ACTION], others))


def _prizes(t: Moment, terms: Terms, anywhere: Word) -> Word:
    return prizes_of_line(t, terms, t.taking, anywhere)


def _steal(t: Moment, terms: Terms, mask: Mask, at: dict[Phase, Flag], anywhere: Word) -> None:
    """Announce a line, or a sapphire; with Leaders any place (FT-8.4, FT-10.5); claim (FT-8.9)."""
    announced = (EVERY_GEM if terms.leaders else t.gems) | ALL_LINES
    claims = claimable(t, terms, led_places(t, terms))
    mask.add(AT_STEAL, 19, where(at[Phase.STEAL], announced, only(at[Phase.CLAIM], claims)))
