"""Records of our games as text or JSON, and back."""

from typing import Literal

from larceny.kernel import record as records
from larceny.kernel.game import Ruleset
from larceny.kernel.record import Record

from .registry import AnyGame, find_game, find_rules

Form = Literal["text", "json"]


def read_record(text: str) -> Record:
    """Read a record from text or JSON, whichever it is.

    Raises `InvalidRecord` with the reason if it is neither. It says nothing about whether the game
    was played like that: `verify` does.
    """
    if text.lstrip().startswith("{"):
        return records.from_json(text)
    return records.from_text(text, _read_rules)


def write_record(record: Record, form: Form = "text") -> str:
    """Write a record as `text`, which people can read, or as `json`."""
    if form == "json":
        return records.to_json(record) + "\n"
    game = rules_of(record)
    return records.to_text(
        record, lambda fields: game.write_ruleset(game.ruleset_from_fields(fields))
    )


def rules_of(record: Record) -> AnyGame:
    """Return the game with the rules that a record was played by, or today's if those are gone."""
    return find_rules(record.game, record.rules_version) or find_game(record.game)


def _read_rules(game: str, line: str) -> records.Rules:
    rules: Ruleset = find_game(game).read_ruleset(line)
    return rules.to_fields()
