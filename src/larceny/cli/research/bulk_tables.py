"""Which tables are to be played at: one or all games and editions, several numbers of seats."""

import re
from collections.abc import Iterator, Sequence

import click

from larceny.bots import make_table
from larceny.games.registry import GAMES, AnyGame, find_game
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.game import Ruleset
from larceny.lab.tables import Setting, settings_for, vary

from ..common.agreement import agree
from .bulk_options import BulkOptions

ALL = "all"


def tables(options: BulkOptions) -> tuple[Setting, ...]:
    """Return the tables that are asked for, each once."""
    agreed = [
        (game, varied) for game, rules in _rulesets(options) for varied in _varied(rules, options)
    ]
    return tuple(dict.fromkeys(settings_for(agreed, sizes(options.players))))


def _rulesets(options: BulkOptions) -> Iterator[tuple[AnyGame, Ruleset]]:
    """Find the games and their rules.

    Of several games or editions, those are left out that do not have what is asked for.
    """
    games = list(GAMES) if options.game_name == ALL else [options.game_name]
    refused, found = None, False
    for name in games:
        for edition in _editions(name) if options.edition == ALL else [options.edition]:
            try:
                yield agree(name, edition, options.variants, options.changes, options.rules_file)
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


def _varied(rules: Ruleset, options: BulkOptions) -> Iterator[Ruleset]:
    yield rules
    for field in options.varied:
        yield from vary(rules, field)


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


def check_bots(settings: Sequence[Setting], bots: Sequence[str]) -> None:
    """Refuse bots that cannot sit down at these tables, before the first game."""
    for setting in settings:
        make_table(setting.game, bots, setting.players, "")
