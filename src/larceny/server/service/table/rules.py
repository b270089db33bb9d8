"""The rules that a table's game is played by: those that it began under, where they are known."""

from larceny.games.registry import AnyGame, find_game, find_rules

from ...domain.refusals import Refused
from ...domain.tables import Table


def rules_of(table: Table) -> AnyGame | None:
    """Return the rules that a table's game began under; None where the package lost them."""
    if not table.rules_version:  # it has not begun
        return find_game(table.plan.game)
    return find_rules(table.plan.game, table.rules_version)


def is_outdated(table: Table) -> bool:
    """Ask whether a game was begun under rules that are gone; newer ones another node may know."""
    today = find_game(table.plan.game).rules_version
    return table.rules_version < today and rules_of(table) is None


def check_todays(table: Table) -> None:
    """Refuse a game of other rules than today's: bots and advisers know no others."""
    if not table.played_by(find_game(table.plan.game).rules_version):
        raise other_rules(table)


def other_rules(table: Table) -> Refused:
    """Say that a game was begun under rules that are not known here."""
    known = find_game(table.plan.game).rules_version
    return Refused("older-rules", rules_version=table.rules_version, known=known)
