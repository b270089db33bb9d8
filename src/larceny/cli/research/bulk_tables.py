"""Which tables are to be played at: one or all games and editions, several numbers of seats."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from larceny.bots import make_table
from larceny.games.registry import GAMES, AnyGame, find_game
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.game import Ruleset
from larceny.lab.tables import Setting, settings_for, vary

from ..common.agreement import agree

ALL = "all"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the options say about the tables."""

    game: str
    edition: str | None
    variants: Sequence[str]
    changes: Sequence[str]
    rules_file: Path | None
    players: str
    vary: Sequence[str] = ()


def tables(wishes: Wishes) -> tuple[Setting, ...]:
    """Return the tables that are wished for, each once."""
    agreed = [
        (game, varied) for game, rules in _rulesets(wishes) for varied in _varied(rules, wishes)
    ]
    return tuple(dict.fromkeys(settings_for(agreed, sizes(wishes.players))))


def _rulesets(wishes: Wishes) -> Iterator[tuple[AnyGame, Ruleset]]:
    """Find the games and their rules.

    Of several games or editions, those are left out that do not have what is asked for.
    """
    games = list(GAMES) if wishes.game == ALL else [wishes.game]
    refused, found = None, False
    for name in games:
        for edition in _editions(name) if wishes.edition == ALL else [wishes.edition]:
            try:
                yield agree(name, edition, wishes.variants, wishes.changes, wishes.rules_file)
            except InvalidRuleset as refusal:
                refused = refusal
            else:
                found = True
    if not found and refused is not None:
        raise refused


def _editions(name: str) -> list[str]:
    """List all editions, the one that others are compared with first."""
    game = find_game(name)
    return list(dict.fromkeys([game.default_edition, *game.editions]))


def _varied(rules: Ruleset, wishes: Wishes) -> Iterator[Ruleset]:
    yield rules
    for wish in wishes.vary:
        yield from vary(rules, wish)


def sizes(text: str) -> list[int]:
    """Read numbers of seats: `4`, `2,3` or `2-8`."""
    listed: list[int] = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,3})(?:-(\d{1,3}))?\s*", part)
        if match is None:
            raise click.BadParameter(
                f"“{text}” is no number of seats, such as 4, 2,3 or 2-8.", param_hint="--players"
            )
        first, last = match.groups()
        seats = range(int(first), int(last or first) + 1)
        if not seats:
            raise click.BadParameter(
                f"“{part.strip()}” is no range of seats: it ends before it begins.",
                param_hint="--players",
            )
        listed += seats
    return listed


def bot_names(text: str) -> tuple[str, ...]:
    """Read the names of bots, with what is set about them: `novice,master:sims=200`."""
    return tuple(name.strip() for name in text.split(","))


def check_bots(settings: Sequence[Setting], bots: Sequence[str]) -> None:
    """Refuse bots that cannot sit down at these tables, before the first game."""
    for setting in settings:
        make_table(setting.game, bots, setting.players, "")
