"""What a player is asked, in one sentence, and the answers as they are listed."""

from collections.abc import Callable, Sequence

from larceny.games.master_thieves.actions import (
    DONE,
    KEEP_ALARM,
    LEAVE,
    LET_ALARM_LIE,
    LOOK,
    PLACE_NOTHING,
    RECOVER_ALARM,
    SET_ALARM,
    TAKE_ALL,
    Action,
    Choose,
    MoveBox,
    Open,
    Pick,
    PlaceImitation,
    Put,
    TakeOne,
)
from larceny.games.master_thieves.pieces import DIAMOND, PLACE_NAMES, Move
from larceny.games.master_thieves.state import Phase
from larceny.games.master_thieves.view_types import View

from ..face import Answer
from .gems import CHARACTER_NAMES, GEM_NAMES, gems_in_words

# The question -------------------------------------------------------------------------------


def question(names: Sequence[str], view: View, legal: Sequence[Action], kind: str = "") -> str:
    """Say in one sentence what the viewer is asked."""
    asked = _QUESTIONS[view.phase](view)
    if len(legal) == 1:
        return f"{asked} (Enter will do.)"
    return f"{asked[:-1]}, or be done." if DONE in legal else asked


def _role(view: View) -> str:
    assert view.viewer is not None
    card = view.seats[view.viewer].card
    return "" if card is None else f"You are the {CHARACTER_NAMES[card[0]]}: "


def _drawer(view: View) -> str:
    return "" if view.open_drawer is None else PLACE_NAMES[view.open_drawer.place]


def _fill(view: View) -> str:
    if not view.share:
        return "Open a drawer if you want to be the next to fill the box."
    return f"Fill the box: open a drawer for your {gems_in_words(view.share * DIAMOND)}."


def _put(view: View) -> str:
    if view.share == 1:
        return f"Put your diamond into {_drawer(view)}."
    return f"How many of your {gems_in_words(view.share * DIAMOND)} go into {_drawer(view)}?"


def _fill_move(view: View) -> str:
    more = " once more" if view.rotations + view.flips else ""
    return f"Your share is in. Move the box{more}."


def _take(view: View) -> str:
    if view.open_drawer is not None and not view.open_drawer.gems:
        return f"{_role(view)}no gems lie in {_drawer(view)}."
    return f"{_role(view)}what do you do with the gems in {_drawer(view)}?"


def _ruby(view: View) -> str:
    if view.open_drawer is not None and view.open_drawer.ruby:
        return "You have found a ruby: do you take it, with the gems in front?"
    return "There is no ruby for you here, and you gave up the gems in front."


def _place(view: View) -> str:
    count = f"up to {view.placements} imitations" if view.placements > 1 else "an imitation"
    more = "one more: place " if view.placed and view.placements == 1 else "place "
    return f"{_role(view)}{more}{count} in {_drawer(view)}."


def _move(view: View) -> str:
    if view.rotations + view.flips:
        return "Move the box once more."
    fell = "Gems fell, so you can do nothing else. " if view.barred else ""
    return f"{fell}Move the box."


_QUESTIONS: dict[Phase, Callable[[View], str]] = {
    Phase.FILL: _fill,
    Phase.PUT: _put,
    Phase.FILL_MOVE: _fill_move,
    Phase.CHOOSE: lambda view: f"Round {view.round}: choose a card; nobody sees it yet.",
    Phase.OPEN: lambda view: f"{_role(view)}open a drawer.",
    Phase.TAKE: _take,
    Phase.RUBY: _ruby,
    Phase.PLACE: _place,
    Phase.ALARM: lambda view: f"{_role(view)}do you set your alarm in {_drawer(view)}?",
    Phase.RECOVER: lambda view: f"Your alarm lies alone in {_drawer(view)}: take it back?",
    Phase.MOVE: _move,
    Phase.BOOTY: lambda view: "The smugglers divide the red pillow: pick a gem.",
    Phase.CONFISCATE: lambda view: "The detectives divide the red pillow: pick a gem.",
    Phase.OVER: lambda view: "The game is over.",
}

# The answers --------------------------------------------------------------------------------

_MEANING: dict[Action, str] = {
    TAKE_ALL: "everything that was found",
    LOOK: "further, for the secret compartment",
    LEAVE: "take nothing",
    PLACE_NOTHING: "keep the imitations",
    SET_ALARM: "put it into this drawer",
    KEEP_ALARM: "leave it on your sheet",
    RECOVER_ALARM: "back to your sheet",
    LET_ALARM_LIE: "leave it there",
    DONE: "leave the box as it is",
}

_MOVE_MEANING = {
    Move.ROTATE_1_CW: "top level clockwise",
    Move.ROTATE_1_CCW: "top level the other way",
    Move.ROTATE_2_CW: "top two clockwise",
    Move.ROTATE_2_CCW: "top two the other way",
    Move.FLIP: "turn the box over",
}


def answers(
    names: Sequence[str], view: View, legal: Sequence[Action], kind: str = ""
) -> list[Answer[Action]]:
    """Offer every action by itself: there are never many."""
    return [
        Answer(number, action.word, name, (action,), meaning)
        for number, action in enumerate(legal, start=1)
        for name, meaning in [_name(view, action)]
    ]


def _name(view: View, action: Action) -> tuple[str, str]:
    """Say how an action is offered to the viewer: its name, and what it means if that helps."""
    match action:
        case Open(place=place):
            return PLACE_NAMES[place], ""
        case Put(count=count):
            return f"put {count}", ""
        case Choose(character=character):
            assert view.viewer is not None
            cards = dict(view.seats[view.viewer].hand or ())
            return f"{CHARACTER_NAMES[character]} {cards[character]}", ""
        case TakeOne(kind=kind) | PlaceImitation(kind=kind) | Pick(kind=kind):
            return action.word, f"a {GEM_NAMES[kind][0]}"
        case MoveBox(move=move):
            return action.word, _MOVE_MEANING[move]
        case _:
            return action.word, _MEANING.get(action, "")


def granted(action: Action) -> str | None:
    """Say that a gem is picked without asking where there is only one to pick."""
    if not isinstance(action, Pick):
        return None
    return "Where only one kind of gem is left on the red pillow, you pick without being asked."
