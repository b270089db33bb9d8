"""The answers as they are listed: few at a time, and by numbers that mean something.

What is done with a tile of the hand has the number of its slot, a sapphire its own number, a seat
its own, and to pass is always 0. Where there are many squares to choose from, the kind of answer
is listed, and the squares only when it has been chosen; whoever types `replace 1 b2` needs neither.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from larceny.games.forty_thieves.actions import (
    PASS,
    SLOTS,
    Action,
    Dagger,
    Discard,
    Give,
    Glimpse,
    Interchange,
    Lead,
    Play,
    Replace,
    Reveal,
    Rob,
    Slot,
    Steal,
    TakeGem,
    Wish,
    Wishes,
)
from larceny.games.forty_thieves.pieces import GEMS, SQUARE_NAMES, Special, is_line
from larceny.games.forty_thieves.state import Phase
from larceny.games.forty_thieves.view_types import View

from ..face import Answer
from .kinds import Offer, first_squares, of_kind, one
from .tiles import front_name
from .words import place_in_words

Names = Sequence[str]

LONGEST_NAME = 8
"""How much of a name is shown in an answer."""

AFTER_THE_SAPPHIRES = GEMS + 1
"""The first number that is not a sapphire's."""


def answers(names: Names, view: View, legal: Sequence[Action], kind: str = "") -> list[Offer]:
    """Offer these actions; within a kind of answer, those of the kind."""
    return of_kind(legal, kind) if kind else _OFFERS[view.phase](names, view, legal)


def granted(action: Action) -> str | None:
    """Let one pass without a word who can do nothing else: mostly one without a Dagger."""
    return "" if action is PASS else None


def _pass(legal: Sequence[Action]) -> list[Offer]:
    return [one(0, PASS)] if PASS in legal else []


def _held(view: View, slot: Slot) -> str:
    assert view.viewer is not None
    fronts = view.seats[view.viewer].fronts or ()
    return front_name(fronts[slot])


# By phase -----------------------------------------------------------------------------------


def _draw(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    """Number the tiles to throw away by their slots: 12 is the first two."""
    offers = []
    for action in legal:
        assert isinstance(action, Discard)
        slots = "".join(str(slot + 1) for slot in action.slots)
        if len(slots) == 1:
            name = _held(view, action.slots[0])
        else:
            name = {0: "none", SLOTS: "all three"}.get(len(slots)) or " and ".join(slots)
        offers.append(one(int(slots or 0), action, name))
    return sorted(offers, key=lambda offer: offer.number)


def _glimpse(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    squares = tuple(action for action in legal if isinstance(action, Glimpse))
    plays = [action for action in legal if isinstance(action, Play)]
    offers: list[Offer] = []
    if squares:
        offers.append(Answer(1, "glimpse", "glimpse ...", squares, "at one jar: a1 to d4"))
    for number, action in enumerate(plays, start=2):
        offers.append(one(number, action, meaning="your Lantern: two jars instead of one"))
    return offers + _pass(legal)


def _pair(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    return first_squares("peek", legal)


def _reveal(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    squares = [action for action in legal if isinstance(action, Reveal)]
    return [
        one(number, action, SQUARE_NAMES[action.square])
        for number, action in enumerate(squares, start=1)
    ]


def _action(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    pairs = tuple(action for action in legal if isinstance(action, Interchange))
    others = _by_slot(legal, Lead)
    if pairs:
        others.append(Answer(0, "interchange", "interchange ...", pairs))
    others += [
        one(0, action, meaning=_held(view, action.slot))
        for action in legal
        if isinstance(action, Play)
    ]
    return [*_by_slot(legal, Replace), *_numbered(others, SLOTS + 1), *_pass(legal)]


def _by_slot(legal: Sequence[Action], kind: type[Replace] | type[Lead]) -> list[Offer]:
    """Offer what can be done with each tile of the hand; the square is asked for then."""
    offers: list[Offer] = []
    for slot in range(SLOTS):
        with_it = tuple(a for a in legal if isinstance(a, kind) and a.slot == slot)
        if with_it:
            word = f"{kind.__name__.lower()} {slot + 1}"
            offers.append(Answer(slot + 1, word, f"{word} ...", with_it))
    return offers


def _numbered(offers: Sequence[Offer], first: int) -> list[Offer]:
    return [replace(offer, number=number) for number, offer in enumerate(offers, start=first)]


def _prizes(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    """Offer sapphires by their own numbers, those in hoards after them."""
    gems = [
        one(action.gem + 1, action, f"sapphire {action.gem + 1}")
        for action in legal
        if isinstance(action, TakeGem)
    ]
    others = [
        one(0, action, _in_hoard(names, action))
        for action in legal
        if not isinstance(action, TakeGem)
    ]
    return [*gems, *_numbered(others, AFTER_THE_SAPPHIRES)]


def _in_hoard(names: Names, action: Action) -> str:
    if not isinstance(action, Rob):
        return "the merchant’s"
    return f"{names[action.victim][:LONGEST_NAME]}’s {'tile' if action.tile else 'gem'}"


def _target(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    match view.chain[0].front:
        case Special.SAPPHIRE:
            return _prizes(names, view, legal)
        case Special.EVIL_EYE:
            gives = [action for action in legal if isinstance(action, Give)]
            return [one(action.to, action, names[action.to][:LONGEST_NAME]) for action in gives]
        case _:
            return _numbered([one(0, action) for action in legal], 1)


def _dagger(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    daggers = [action for action in legal if isinstance(action, Dagger)]
    return [*(one(action.slot + 1, action) for action in daggers), *_pass(legal)]


def _steal(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    """Offer sapphires by their own numbers, and the lines by kind."""
    places = [action for action in legal if isinstance(action, Steal)]
    lines = [action for action in places if is_line(action.place)]
    kinds: dict[str, list[Action]] = {}
    for action in lines:
        kinds.setdefault(" ".join(action.word.split()[:2]), []).append(action)
    offers: list[Offer] = [
        Answer(0, word, f"{word.split()[1]}{' ...' * (len(some) > 1)}", tuple(some))
        for word, some in kinds.items()
    ]
    return [
        *(one(a.place + 1, a, place_in_words(a.place)) for a in places if a not in lines),
        *_numbered(offers, AFTER_THE_SAPPHIRES),
        *_pass(legal),
    ]


def _claim(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    places = [action for action in legal if isinstance(action, Steal)]
    lines = [one(0, a, place_in_words(a.place)) for a in places if is_line(a.place)]
    return [
        *(one(a.place + 1, a, place_in_words(a.place)) for a in places if not is_line(a.place)),
        *_numbered(lines, AFTER_THE_SAPPHIRES),
        *_pass(legal),
    ]


_WISH_MEANS = {
    Wishes.EYES: "be rid of all your Evil Eyes",
    Wishes.TURN: "play a second turn",
    Wishes.MERCHANT: "be rid of the merchant, and have his loot",
}


def _wish(names: Names, view: View, legal: Sequence[Action]) -> list[Offer]:
    wishes = [
        one(0, action, meaning=_WISH_MEANS[action.wish])
        for action in legal
        if isinstance(action, Wish)
    ]
    return [*_numbered(wishes, 1), *_pass(legal)]


_OFFERS: dict[Phase, Callable[[Names, View, Sequence[Action]], list[Offer]]] = {
    Phase.DRAW: _draw,
    Phase.GLIMPSE: _glimpse,
    Phase.PAIR: _pair,
    Phase.REVEAL: _reveal,
    Phase.ACTION: _action,
    Phase.TARGET: _target,
    Phase.DAGGER: _dagger,
    Phase.STEAL: _steal,
    Phase.TAKE: _prizes,
    Phase.CLAIM: _claim,
    Phase.WISH: _wish,
}
