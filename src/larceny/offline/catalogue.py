"""The games in plain values: editions, what can be chosen, and the rules in words."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from larceny.bots.personas import PERSONAS
from larceny.games.registry import AnyGame, find_title
from larceny.kernel.fields import FieldDescription
from larceny.rulebook import chapters, paragraph


def brief(game: AnyGame, bots: Sequence[str]) -> dict[str, Any]:
    """Tell what a game is, and the bots that play it where one is asked."""
    least, most, _ = game.ruleset(game.default_edition).seats()
    return {
        "name": game.name,
        "title": find_title(game.name).display_name,
        "rules_version": game.rules_version,
        "default_edition": game.default_edition,
        "editions": list(game.editions),
        "least_seats": least,
        "most_seats": most,
        "bots": list(bots),
    }


def in_full(game: AnyGame, bots: Sequence[str], beacon: bool = False) -> dict[str, Any]:
    """Tell everything that can be chosen about a game."""
    rules = game.ruleset(game.default_edition)
    thieves = [one for one in PERSONAS if one.level in bots]
    return {
        **brief(game, bots),
        "beacon": beacon,
        "personas": [{"id": one.id, "name": one.name, "bot": one.level} for one in thieves],
        "fields": [_choice(game, field) for field in rules.describe()],
        "rulesets": {edition: dict(its.to_fields()) for edition, its in game.editions.items()},
    }


def ruleset(game: AnyGame, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Try a ruleset: tell it in full, or refuse it."""
    rules = game.ruleset(wanted.get("edition") or game.default_edition, **wanted.get("changes", {}))
    if wanted.get("seats") is not None:
        rules.check_players(wanted["seats"])
    return {"ruleset": dict(rules.to_fields()), "written": game.write_ruleset(rules)}


@cache
def rules_in_words(name: str, language: str) -> dict[str, Any]:
    """Tell the rules of a game, chapter by chapter."""
    return {"chapters": [asdict(chapter) for chapter in chapters(name, language)]}


def paragraph_in_words(name: str, number: str, language: str) -> dict[str, Any]:
    """Tell one paragraph of the rules of a game."""
    return asdict(paragraph(number, name, language))


def _choice(game: AnyGame, field: FieldDescription) -> dict[str, Any]:
    about = [p.number for c in chapters(game.name) for p in c.paragraphs if field.name in p.fields]
    return {
        "name": field.name,
        "default": field.value,
        "allowed": None if field.allowed is None else list(field.allowed),
        "least": field.least,
        "most": field.most,
        "paragraphs": about,
    }
