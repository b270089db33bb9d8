"""What a player is asked, in one sentence."""

from collections.abc import Callable, Sequence

from larceny.games.forty_thieves.actions import SLOTS, Action
from larceny.games.forty_thieves.pieces import SQUARE_NAMES, Front, Special
from larceny.games.forty_thieves.state import Phase
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat

from .tiles import a_front, front_name
from .words import aim_in_words, place_in_words

Names = Sequence[str]


def question(names: Names, view: View, legal: Sequence[Action], kind: str = "") -> str:
    """Say in one sentence what the viewer is asked; within a kind of answer, which of them."""
    asked = _within(view, kind) if kind else _QUESTIONS[view.phase](names, view)
    return f"{asked} (Enter will do.)" if len(legal) == 1 else asked


# Within a kind of answer --------------------------------------------------------------------


def _within(view: View, kind: str) -> str:
    verb, *rest = kind.split()
    match verb, rest:
        case (("replace" | "lead"), [slot]):
            return f"On which square do you lay your {front_name(_held(view)[int(slot) - 1])}?"
        case "interchange", [square]:
            return f"With which tile do you interchange {square}?"
        case "peek", [square]:
            return f"Which tile beside {square} do you look at, too?"
        case "interchange", _:
            return "Which tiles do you interchange? Name one, or both."
        case "steal", [line]:
            return f"Which {line} do you announce?"
        case _:
            return "Which tile do you glimpse?"


def _held(view: View) -> tuple[Front, ...]:
    assert view.viewer is not None
    return view.seats[view.viewer].fronts or ()


# By phase -----------------------------------------------------------------------------------


def _draw(names: Names, view: View) -> str:
    missing = SLOTS - len(_held(view))
    more = f" (you draw {missing} in any case)" if missing else ""
    return f"Which tiles do you throw away before you draw to three{more}?"


def _reveal(names: Names, view: View) -> str:
    where = "" if view.lantern is None else f" on {SQUARE_NAMES[view.lantern]}"
    return f"The Lantern{where} lights three of its neighbours: name number {len(view.lit) + 1}."


def _action(names: Names, view: View) -> str:
    if view.led:
        return "You have led; you still have your action."
    return "Your action, such as replace 1 b2 or interchange b2 c3; or pass."


def _target(names: Names, view: View) -> str:
    match view.chain[0].front:
        case Special.SAPPHIRE:
            return "Which sapphire does your Sapphire tile steal?"
        case Special.AMULET:
            return "Which of your Evil Eyes does your Amulet take away?"
        case _:
            return "Who gets your Evil Eye?"


def _dagger(names: Names, view: View) -> str:
    played = view.chain[-1]
    aim = ""
    if len(view.chain) == 1 and view.target is not None:
        aim = f" {aim_in_words(view.target, lambda seat: _whose(names, view, seat))}"
    elif len(view.chain) > 1:
        aim = f" against {_whose(names, view, view.chain[-2].seat)} {_last_but_one(view)}"
    who = names[played.seat]
    return f"{who} plays {a_front(played.front)}{aim}: do you play a Dagger against it?"


def _last_but_one(view: View) -> str:
    return front_name(view.chain[-2].front)


def _whose(names: Names, view: View, seat: Seat) -> str:
    return "your" if seat == view.viewer else f"{names[seat]}’s"


def _take(names: Names, view: View) -> str:
    line = "Your line" if view.taking is None else place_in_words(view.taking).capitalize()
    return f"{line} is yours: which sapphire do you take for it?"


_QUESTIONS: dict[Phase, Callable[[Names, View], str]] = {
    Phase.DRAW: _draw,
    Phase.GLIMPSE: lambda names, view: "Glimpse at a jar: type its square, such as b2; or pass.",
    Phase.PAIR: lambda names, view: (
        "Your Lantern shows you two tiles side by side: name one, or both, such as b2 b3."
    ),
    Phase.REVEAL: _reveal,
    Phase.ACTION: _action,
    Phase.TARGET: _target,
    Phase.DAGGER: _dagger,
    Phase.STEAL: lambda names, view: "Do you steal? Name a sapphire or a line; or pass.",
    Phase.TAKE: _take,
    Phase.CLAIM: lambda names, view: "The same tiles make more: do you claim it, too?",
    Phase.WISH: lambda names, view: "The Genie grants you a wish.",
    Phase.OVER: lambda names, view: "The game is over.",
}
