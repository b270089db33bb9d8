"""The evaluation of cards: the points each brings in this round, by what is believed of the box.

Every card is played once in six rounds. So what counts is not how much a card brings, but how much
more it brings now than it usually does (`USUAL`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from larceny.games.master_thieves.choices import ShareIf, SmugglerTakes
from larceny.games.master_thieves.pieces import Character, hand, sapphires, value
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.view_types import View
from larceny.kernel.events import Seat, every_seat

from .belief import Belief, Outlook

USUAL: dict[Character, float] = {
    Character.SMUGGLER: 2.5,
    Character.JEWELER: 1.2,
    Character.GEMOLOGIST: 1.6,
    Character.THIEF: 2.6,
    Character.MASTER_THIEF: 4.2,
    Character.DETECTIVE: 1.0,
}
"""What a card brings in an average round."""

TURNS_OVER = 0.4
"""How often a player turns the box over at the end of a turn."""

FINDS = 0.6
"""How often one who takes goes for the best drawer."""


@dataclass(frozen=True, slots=True)
class Round:
    """The round that is about to begin, as one player sees it."""

    view: View
    rules: Ruleset
    seat: Seat
    now: Sequence[Outlook]  # the drawers as they stand
    turned: Sequence[Outlook]  # ... and as they would after turning the box over
    hands: Sequence[int]  # by seat, the cards it can still have, as bits


def round_ahead(view: View, rules: Ruleset, seat: Seat, belief: Belief) -> Round:
    """Gather what a choice of a card is based on."""
    return Round(
        view,
        rules,
        seat,
        belief.outlooks(view, rules),
        belief.outlooks(view, rules, turned_over=True),
        [belief.hand(other) for other in every_seat(view.players)],
    )


def card_value(round_: Round, character: Character) -> float:
    """Guess how many points a card brings now."""
    match character:
        case Character.SMUGGLER:
            return _as_smuggler(round_)
        case Character.JEWELER:
            return 0.9 * relief(round_) + 0.3
        case Character.GEMOLOGIST:
            helpers = _expected(round_, Character.DETECTIVE)
            return relief(round_) + helpers
        case Character.THIEF:
            return _as_taker(round_, character, [one.taken for one in round_.now], _turned(round_))
        case Character.MASTER_THIEF:
            return _as_taker(round_, character, _best_of(round_.now), _best_of(round_.turned))
        case Character.DETECTIVE:
            return _as_detective(round_)


def relief(round_: Round) -> float:
    """Return the points that placing one imitation saves."""
    return 2.0 if sapphires(round_.view.seats[round_.seat].white) else 1.0


def _turned(round_: Round) -> list[float]:
    return [one.taken for one in round_.turned]


def _best_of(outlooks: Iterable[Outlook]) -> list[float]:
    """List what a master thief expects at each drawer: of the front alone, or looking further."""
    return [max(one.taken, one.fetched) for one in outlooks]


def _as_taker(
    round_: Round, character: Character, now: Sequence[float], turned: Sequence[float]
) -> float:
    """Expect the best drawer that is left when it is his turn, whichever side is up then."""
    before = [_plays_before(round_, other, character) for other in _others(round_)]
    stands = 1.0  # how sure it is, from -1 to 1, that the side that is up now is up then
    for chance in before:
        stands *= 1 - 2 * TURNS_OVER * chance
    is_up = (1 + stands) / 2
    rivals = sum(_takes_before(round_, other, character) for other in _others(round_))
    return is_up * _after(now, rivals) + (1 - is_up) * _after(turned, rivals)


def _after(worth: Sequence[float], rivals: float) -> float:
    """Return what the best drawer is worth once so many others may have emptied it."""
    best, second = sorted(worth)[:-3:-1]
    gone = min(0.9, FINDS * rivals)
    return (1 - gone) * best + gone * second


def _as_smuggler(round_: Round) -> float:
    found = max(one.taken for one in round_.now)
    smugglers = 1 + _expected(round_, Character.SMUGGLER)
    if round_.rules.smuggler_takes is SmugglerTakes.ONE_UNLESS_RING:
        alone = 1.0 if found else 0.0
    else:
        alone = 0.0
    pot = value(round_.view.red) + found * smugglers
    shares = _chance_to_share(round_)
    return shares * pot / smugglers + (1 - shares) * alone + relief(round_)


def _as_detective(round_: Round) -> float:
    """Expect the red pillow, if smugglers have not divided it, and what falls later."""
    smugglers = _expected(round_, Character.SMUGGLER)
    detectives = 1 + _expected(round_, Character.DETECTIVE)
    smuggled = min(1.0, smugglers) * max(one.taken for one in round_.now)
    outnumbered = _chance_outnumbered(round_)
    falls = 0.4 * sum(one.falls * one.below for one in round_.now) / len(round_.now)
    pot = outnumbered * (value(round_.view.red) + smuggled) + falls * len(_others(round_))
    return pot / detectives


# Cards of the others ------------------------------------------------------------------------------


def _others(round_: Round) -> list[Seat]:
    return [other for other in every_seat(round_.view.players) if other != round_.seat]


def _plays(round_: Round, seat: Seat, characters: Iterable[Character]) -> float:
    """Return the chance that a seat plays one of these, if it holds all its cards alike."""
    cards = hand(round_.hands[seat])
    return sum(character in cards for character in characters) / len(cards) if cards else 0.0


def _plays_before(round_: Round, seat: Seat, character: Character) -> float:
    earlier = [one for one in Character if one < character]
    return _plays(round_, seat, earlier) + _plays(round_, seat, [character]) / 2


def _takes_before(round_: Round, seat: Seat, character: Character) -> float:
    takers = [one for one in (Character.SMUGGLER, Character.THIEF) if one < character]
    return _plays(round_, seat, takers) + _plays(round_, seat, [character]) / 2


def _expected(round_: Round, character: Character) -> float:
    """Return how many of the others play a character, on average."""
    return sum(_plays(round_, other, [character]) for other in _others(round_))


def _balance(round_: Round) -> dict[int, float]:
    """Return how likely the others are so many smugglers more than detectives."""
    balance = {0: 1.0}
    for other in _others(round_):
        steps = (
            (1, _plays(round_, other, [Character.SMUGGLER])),
            (-1, _plays(round_, other, [Character.DETECTIVE])),
        )
        stays = 1 - steps[0][1] - steps[1][1]
        after: dict[int, float] = {}
        for more, chance in balance.items():
            for step, its_chance in (*steps, (0, stays)):
                after[more + step] = after.get(more + step, 0.0) + chance * its_chance
        balance = after
    return balance


def _chance_to_share(round_: Round) -> float:
    """Return the chance that smugglers share, one being a smuggler oneself."""
    need = 1 if round_.rules.share_if is ShareIf.RING else -1
    return sum(chance for more, chance in _balance(round_).items() if more >= need)


def _chance_outnumbered(round_: Round) -> float:
    """Return the chance that no smugglers share, one being a detective oneself."""
    at_most = 1 if round_.rules.share_if is ShareIf.RING else 0
    nobody = 1.0
    for other in _others(round_):
        nobody *= 1 - _plays(round_, other, [Character.SMUGGLER])
    fewer = sum(chance for more, chance in _balance(round_).items() if more <= at_most)
    return max(nobody, fewer)
