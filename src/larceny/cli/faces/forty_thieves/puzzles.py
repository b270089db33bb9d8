"""Puzzles of 40 Thieves in words."""

from collections.abc import Mapping

from larceny.games.forty_thieves.actions import (
    Glimpse,
    Interchange,
    Replace,
    Steal,
    action_of_word,
)
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.deck import Jar
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    PLACE_NAMES,
    SQUARE_NAMES,
    SQUARE_OF_NAME,
    Front,
    Place,
)
from larceny.games.forty_thieves.view_types import View
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.workshop import Shown

from ...common.signs import printable
from ..puzzle_words import YOU, Names, PuzzleWords, Row, listed
from .tiles import a_front, front_name, jar_name
from .words import combination_in_words, place_in_words

_FRONT = {name: Front(number) for number, name in enumerate(FRONT_NAMES)}

QUESTIONS = {
    "certain-theft": "One theft is certain to succeed. Which?",
    "which-interchange": "No theft is certain yet. Which interchange makes one certain?",
    "which-replace": "No theft is certain yet. Which tile of your hand, laid where, makes one so?",
    "which-is-safe": "Of one of these tiles you have not seen the front, and yet it cannot spoil a "
    "theft: it is a thief or an Amulet for certain. Which?",
}

HOW = {
    "glimpsed": "you glimpsed it",
    "shown": "shown to everybody",
    "turned-up": "turned up in a theft",
    "held": "you held it",
    "played": "played in the open",
    "secret": "glimpsed by another, not shown: no Lantern, Dagger, Sapphire",
    "lit-secret": "seen by another’s Lantern, not shown: no Sapphire",
}


def question(puzzle: Puzzle, names: Names) -> str:
    """Say in one sentence what is asked."""
    match puzzle.theme:
        case "which-glimpse":
            return (
                f"You think of stealing at {_theft(puzzle.asked['theft'])}. Which one tile must "
                "you glimpse to know whether those four go together, whatever you find?"
            )
        case "what-lies-under":
            return f"Nobody has shown you the tile on {puzzle.asked['square']}. What is it?"
        case theme:
            return QUESTIONS[theme]


def answer(puzzle: Puzzle, word: str) -> str:
    """Name an answer that is offered."""
    if puzzle.theme == "what-lies-under":
        return front_name(_FRONT[word])
    if puzzle.theme == "which-is-safe":
        return word
    match action_of_word(word):
        case Steal(place=place):
            return place_in_words(place)
        case Glimpse(square=square):
            return SQUARE_NAMES[square]
        case Interchange(squares=(one, other)):
            return f"{SQUARE_NAMES[one]} and {SQUARE_NAMES[other]}"
        case Replace(slot=slot, square=square):
            return f"tile {slot + 1} to {SQUARE_NAMES[square]}"
        case _:
            return word


def told(puzzle: Puzzle, names: Names, shown: Shown) -> list[Row]:
    """Say what the solver remembers of tiles that lie hidden now."""
    assert isinstance(shown.view, View)
    rows: list[Row] = []
    for at, name, how, turn in shown.told:
        what = "?" if name is None else front_name(_FRONT[name])
        jar = f"jar {_jar(at, shown.view)}"
        rows.append((_where(at, names), jar, what, f"{HOW[how]} (turn {turn})"))
    return rows


def because(puzzle: Puzzle, names: Names, word: str) -> str:
    """Say why an answer is wrong."""
    why = puzzle.because[word]
    facts = why.facts
    match why.kind:
        case "can-fail":
            world = _world(facts["world"], names)
            where = place_in_words(Place(PLACE_NAMES.index(facts["place"])))
            if puzzle.theme == "certain-theft":
                return f"It can fail: {world} would be possible, and make no combination."
            return (
                f"Even the best theft can fail then. At {where}, {world} would be possible, and "
                "make no combination."
            )
        case "leaves-open":
            found = a_front(_FRONT[facts["front"]])
            works, fails = facts["works"], facts["fails"]
            return (
                f"If you find {found} there, it stays open: {_world(works, names)} would go "
                f"together ({_combination(works)}), and {_world(fails, names)} would not, and both "
                "are possible."
            )
        case "ruled-out":
            by = listed([_where(at, names) for at in facts["by"]])
            return f"What you know of {by} rules it out."
        case _:
            return f"It can still be {a_front(_FRONT[facts['front']])}, and that spoils a theft."


def proof(puzzle: Puzzle, names: Names) -> str:
    """Say what makes the right answer right."""
    needs = puzzle.proof["needs"]
    if not needs:
        return "The jars alone say so."
    theft = puzzle.proof.get("theft")
    then = "" if theft is None else f"Then {_theft(theft)} is certain. "
    return f"{then}It follows from {listed([_where(at, names) for at in needs])}."


def _theft(word: str) -> str:
    action = action_of_word(word)
    assert isinstance(action, Steal)
    return place_in_words(action.place)


def _world(world: Mapping[str, str], names: Names) -> str:
    return listed([f"{_where(at, names)} {front_name(_FRONT[it])}" for at, it in world.items()])


def _combination(world: Mapping[str, str]) -> str:
    fronts = [_FRONT[name] for name in world.values()]
    assert is_combination(fronts)
    return combination_in_words(fronts) or "with Amulets"


def _where(at: str, names: Names) -> str:
    """Name a tile by where it lies: b2, discard 3 (the lowest is 1), Ada’s tile 2."""
    kind, _, rest = at.partition(" ")
    if kind == "discard":
        return f"discard {rest}"
    if kind in ("hand", "kept", "eye"):
        seat, _, number = rest.partition(" ")
        name = printable(names[int(seat)])
        whose = "your" if name == YOU else f"{name}’s"
        what = {"hand": "tile", "kept": "Sapphire tile", "eye": "Evil Eye tile"}[kind]
        return f"{whose} {what} {number}"
    return at


def _jar(at: str, view: View) -> str:
    """Name the jar of a tile that is told of."""
    kind, _, rest = at.partition(" ")
    if kind == "discard":
        back: Jar = view.discards[int(rest) - 1]
    elif kind == "hand":
        seat, _, number = rest.partition(" ")
        back = view.seats[int(seat)].jars[int(number) - 1]
    else:
        tile = view.board[SQUARE_OF_NAME[at]]
        assert tile is not None
        back = tile.jar
    return jar_name(back)


WORDS = PuzzleWords(question=question, answer=answer, told=told, because=because, proof=proof)
