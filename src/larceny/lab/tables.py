"""Tables to play at: a game, its rules and a number of seats; and lists of them to compare."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.fields import written
from larceny.kernel.game import Ruleset

from .work import LabTrouble, Row


@dataclass(frozen=True, slots=True)
class Setting:
    """A table that can be set."""

    game: str
    rules: Ruleset
    players: int

    def labels(self) -> Row:
        """Name the table, as the first columns of a row."""
        rules = find_game(self.game).write_ruleset(self.rules)
        return {"game": self.game, "rules": rules, "players": self.players}

    def plan(self) -> Row:
        """Return everything that games at this table depend on."""
        version = find_game(self.game).rules_version
        return {**self.labels(), "rules_version": version, "fields": dict(self.rules.to_fields())}

    def __str__(self) -> str:
        return "{game} {rules}, {players} players".format_map(self.labels())


def settings_for(
    agreed: Iterable[tuple[AnyGame, Ruleset]], sizes: Sequence[int]
) -> tuple[Setting, ...]:
    """Set tables of these sizes for these rules.

    Of several sizes or games, those are left out that do not go together; one alone is refused.
    """
    settings, refused = [], None
    for game, rules in agreed:
        for players in sizes:
            try:
                rules.check_players(players)
            except InvalidRuleset as refusal:
                refused = refusal
            else:
                settings.append(Setting(game.name, rules, players))
    if not settings and refused is not None:
        raise refused
    return tuple(settings)


# Rulesets beside each other ---------------------------------------------------------------------


def vary(rules: Ruleset, wish: str) -> Iterator[Ruleset]:
    """Return a ruleset with every value of a field: `reveal`, or with some: `round_cap=20,40`.

    `all` varies one field after the other. What contradicts the other fields is left out.
    """
    yield rules
    field, equals, listed = wish.partition("=")
    for name in rules.to_fields() if wish == "all" else [field]:
        values = listed.split(",") if equals else allowed_values(rules, name, wish == "all")
        for value in values:
            try:
                changed = rules.with_changes(**{name: value})
            except InvalidRuleset as refusal:
                if equals or refusal.code in ("unknown-field", "bad-value"):
                    raise
            else:
                if changed != rules:
                    yield changed


def allowed_values(rules: Ruleset, field: str, skip_numbers: bool) -> list[str]:
    """List what a field can be."""
    if field == "name":
        return []
    described = {one.name: one.allowed for one in rules.describe()}
    if field not in described:
        raise InvalidRuleset("unknown-field", field=field, known=sorted(rules.to_fields()))
    allowed = described[field]
    if allowed is None and not skip_numbers:
        raise LabTrouble("vary-number", field=field)
    return [written(value) for value in allowed or ()]
