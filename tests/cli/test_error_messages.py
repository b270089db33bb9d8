"""Every way to be told no has a sentence."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import larceny
from larceny.cli.faces import find_face
from larceny.cli.screens.error_messages import SENTENCES, error_message
from larceny.games.registry import GAMES
from larceny.kernel.errors import IllegalAction, InvalidRuleset, LarcenyError

KINDS = {
    "InvalidRuleset": "invalid-ruleset",
    "InvalidPosition": "invalid-position",
    "InvalidNotation": "invalid-notation",
    "InvalidRecord": "invalid-record",
    "InvalidSettings": "invalid-settings",
    "CannotServe": "cannot-serve",
    "UnusableDatabase": "database",
    "UnusableBackup": "backup",
    "UnknownParagraph": "unknown-paragraph",
    "UnknownBot": "unknown-bot",
    "BrokenTitle": "broken-title",
    "FileTrouble": "file",
    "SaveTrouble": "save",
    "NotUnderstood": "answer",
    "LabTrouble": "lab",
    "InvalidPuzzle": "invalid-puzzle",
    "NoSuchScript": "twin-script",
    "UnusableNet": "unusable-net",
    "Unlearnable": "unlearnable",
    "NotLearnable": "examples",
}
MADE_FROM_OTHERS = {
    "number": "move",
    "last": "actions",
    "rule_title": "rule",
    "name_or_not": "phase",
    "age": "version",
}

OF_ONE_GAME = [find_face(game).sentences for game in GAMES]
TEMPLATES = {
    key: output for told_by in (SENTENCES, *OF_ONE_GAME) for key, output in told_by.items()
}


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Find every refusal in the source: its kind, its code, and the details it gives."""
    for path in Path(larceny.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            name = "FileTrouble" if name == "cls" and path.name == "files.py" else name
            code = node.args[0]
            if name in KINDS and isinstance(code, ast.Constant):
                yield KINDS[name], str(code.value), {word.arg or "" for word in node.keywords}


FOUND = sorted({(kind, code) for kind, code, _ in refusals()})


def test_refusals_are_found() -> None:
    assert len(FOUND) > 60


@pytest.mark.parametrize("refusal", FOUND, ids=" ".join)
def test_every_refusal_has_a_sentence(refusal: tuple[str, str]) -> None:
    assert refusal in TEMPLATES


def test_no_sentence_is_left_over() -> None:
    assert set(TEMPLATES) == set(FOUND)


def test_no_refusal_has_two_sentences() -> None:
    assert len(TEMPLATES) == len(SENTENCES) + sum(map(len, OF_ONE_GAME))


def test_a_sentence_asks_only_for_what_every_such_refusal_gives() -> None:
    for kind, code, given in refusals():
        fields = {name for _, name, _, _ in string.Formatter().parse(TEMPLATES[kind, code]) if name}
        for name in fields:
            assert name in given or MADE_FROM_OTHERS.get(name) in given, (kind, code, name)


def test_a_refused_action_names_its_rule_and_says_where_to_read_it() -> None:
    output = error_message(IllegalAction("MT-6.2", action="flip", seat=0))
    assert "“flip” is not allowed now: MT-6.2 Which moves, in which order." in output
    assert "--paragraph MT-6.2" in output


def test_a_refusal_with_a_rule_names_it() -> None:
    refusal = InvalidRuleset("players", players=9, least=2, most=8, rule="MT-1.1")
    assert error_message(refusal).endswith("for 2 to 8 players. (MT-1.1 Players)")


def test_a_refusal_without_a_template_still_gives_a_message() -> None:
    assert error_message(LarcenyError("odd", what=1)) == "error odd what=1."


def test_quoted_input_cannot_carry_escape_sequences_to_the_terminal() -> None:
    output = error_message(InvalidRuleset("unknown-edition", edition="\x1b[2J", known=[]))
    assert "\x1b" not in output
