"""Puzzles of Master Thieves in words, and exercises with the box."""

import re

from larceny.games.master_thieves.pieces import Gems, gems
from larceny.puzzles.puzzle import Because, Facts, Puzzle
from larceny.puzzles.workshop import Shown

from ...common.signs import printable
from ..puzzle_words import Names, PuzzleWords, Row, TrainingWords, listed
from .gems import gems_in_words

SLIPS = {
    "missed": "missing",
    "wrong-way": "turning the wrong way",
    "wrong-levels": "rotating the wrong number of levels with",
}

STEPS = {
    "rotate 1 cw": "The top level is rotated clockwise.",
    "rotate 1 ccw": "The top level is rotated the other way, counter-clockwise.",
    "rotate 2 cw": "The top two levels are rotated clockwise.",
    "rotate 2 ccw": "The top two levels are rotated the other way, counter-clockwise.",
    "flip": "The box is turned over: top and bottom, north and south change places.",
}


def question(puzzle: Puzzle, names: Names) -> str:
    """Say in one sentence what is asked."""
    asked = puzzle.asked
    match puzzle.theme:
        case "where-are-the-gems":
            return _where_are(asked)
        case "where-is-the-alarm":
            return f"In which drawer, and on which side, lies {_whose(puzzle, names)} alarm now?"
        case "where-is-a-ruby":
            return "A master thief looks further. At which of these places does a ruby lie above?"
        case "what-falls":
            return f"Somebody opens {asked['place']} now. What falls?"
        case _:
            return "What would a master do?"


def _whose(puzzle: Puzzle, names: Names) -> str:
    owner: int = puzzle.asked["owner"]
    return "your" if owner == puzzle.seat else f"{printable(names[owner])}’s"


def _where_are(asked: Facts) -> str:
    handful = _gems(asked["gems"])
    verb = "is" if gems_in_words(handful).startswith("1 ") and handful < 2 else "are"
    return f"Where {verb} the {gems_in_words(handful)} now?"


def answer(puzzle: Puzzle, word: str) -> str:
    """Name an answer that is offered."""
    match puzzle.theme:
        case "what-falls":
            return gems_in_words(_gems(word))
        case "where-is-a-ruby":
            return word.partition(" ")[0]
        case "what-would-a-master-do":
            return word
        case _:
            return _spot(word)


def _spot(word: str) -> str:
    place, _, height = word.partition(" ")
    return f"{place}, {'upper' if height == 'above' else 'lower'} side"


def _gems(text: str) -> Gems:
    """Read a handful: `2D1S`, or `-` for none."""
    numbers = {letter: int(number) for number, letter in re.findall(r"(\d+)([DSR])", text)}
    return gems(*(numbers.get(letter, 0) for letter in "DSR"))


def told(puzzle: Puzzle, names: Names, shown: Shown) -> list[Row]:
    """Say what lies in the box, where the question is not about that."""
    rows: list[Row] = []
    for spot, handful, alarm, ruby in shown.told:
        things = [gems_in_words(_gems(handful))] if handful != "-" else []
        if alarm:
            mine = int(alarm) == puzzle.seat
            things.append("your alarm" if mine else f"{printable(names[int(alarm)])}’s alarm")
        if ruby:
            things.append("a ruby in the secret compartment")
        rows.append((_spot(spot), listed(things)))
    return rows


def because(puzzle: Puzzle, names: Names, word: str) -> str:
    """Say why an answer is wrong."""
    why = puzzle.because[word]
    match why.kind:
        case "worse":
            return _worse(why.facts)
        case "falls":
            lies = why.facts.get("lies")
            there = "" if lies is None else f" Such gems lie at {_spot(lies)}."
            return f"That is not what lies below at {puzzle.asked['place']}.{there}"
        case _:
            return f"{_lies_there(puzzle, names, word, why)}{_slip(why)}"


def _worse(facts: Facts) -> str:
    """Say what a decision costs, and what would happen at a drawer."""
    cost = f"Played out many times, it comes off worse by {100 * facts['cost']:.0f} in a hundred."
    if "falls" in facts:
        return f"{cost} {gems_in_words(_gems(facts['falls'])).capitalize()} would fall there."
    if "lies" in facts:
        return f"{cost} {gems_in_words(_gems(facts['lies'])).capitalize()} would be found there."
    return cost


def _lies_there(puzzle: Puzzle, names: Names, word: str, why: Because) -> str:
    facts = why.facts
    if puzzle.theme == "where-is-a-ruby":
        long = facts["long"]
        return "No ruby lies above there." if long else "The drawer there is short."
    things = [gems_in_words(_gems(facts["lies"]))] if facts["lies"] != "-" else []
    if "alarm" in facts:
        mine = facts["alarm"] == puzzle.seat
        things.append("your alarm" if mine else f"{printable(names[facts['alarm']])}’s alarm")
    many = len(things) > 1 or (things and things[0].split(" ", 1)[0] not in ("1", "your"))
    verb = "lie" if many and not things[0].endswith("alarm") else "lies"
    return f"{listed(things) if things else 'Nothing'} {verb} there."


def _slip(why: Because) -> str:
    if "slip" not in why.facts:
        return ""
    slip, move = SLIPS[why.facts["slip"]], why.facts["move"] + 1
    return f" One comes there by {slip} move {move} of the box since it was last seen."


def proof(puzzle: Puzzle, names: Names) -> str:
    """Say what makes the right answer right."""
    if puzzle.theme == "what-would-a-master-do":
        margin, error = 100 * puzzle.proof["margin"], 100 * puzzle.proof["error"]
        return (
            f"Each answer was played out {puzzle.proof['times']} times or more: it is better than "
            f"the next by {margin:.0f} in a hundred (give or take {error:.0f})."
        )
    went: list[str] = []
    for spot in puzzle.proof["path"]:
        if not went or went[-1] != spot:
            went.append(spot)
    return f"It went: {', '.join(went)}."


TRAINING = TrainingWords(
    start=lambda start: " ".join(
        f"{_gems_lie(handful)} in {_spot(spot)}." for spot, handful in start["box"].items()
    ),
    step=lambda step: STEPS[step],
    question=_where_are,
    answer=_spot,
)


def _gems_lie(text: str) -> str:
    words = gems_in_words(_gems(text))
    return f"{words} {'lies' if words.startswith('1 ') else 'lie'}"


WORDS = PuzzleWords(
    question=question,
    answer=answer,
    told=told,
    because=because,
    proof=proof,
    training=TRAINING,
)
