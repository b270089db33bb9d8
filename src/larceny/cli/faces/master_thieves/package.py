"""What is in the package, and whether it is enough for a table."""

from larceny.games.master_thieves.ruleset import Ruleset

from ..face import Needs


def stock_notice(rules: Ruleset, players: int) -> str | None:
    """Say that the package is too small for a table, if it is (MT-1.2)."""
    if rules.stock_suffices(players):
        return None
    return (
        f"{players} players need {rules.diamonds_needed(players)} diamonds and "
        f"{rules.sapphires_needed(players)} sapphires; the package of {rules.name} holds "
        f"{rules.stock_diamonds} and {rules.stock_sapphires}. You play as if they were there "
        "(MT-1.2)."
    )


def needs(rules: Ruleset, players: int) -> Needs:
    """Say what a table of so many players needs, and whether the package has it."""
    each, rest = divmod(rules.box_diamonds, players)
    shares = [each + (filler < rest) for filler in range(players)]
    diamonds, sapphires = rules.diamonds_needed(players), rules.sapphires_needed(players)
    imitations = rules.imitation_diamonds, rules.imitation_sapphires
    return Needs(
        {
            "imitations": list(imitations),
            "shares": shares,
            "diamonds_needed": diamonds,
            "sapphires_needed": sapphires,
            "stock_suffices": rules.stock_suffices(players),
        },
        (
            ("imitations each", f"{imitations[0]} diamonds, {imitations[1]} sapphires"),
            ("shares of the box diamonds", ", ".join(map(str, shares))),
            ("diamonds needed", f"{diamonds} of {rules.stock_diamonds}"),
            ("sapphires needed", f"{sapphires} of {rules.stock_sapphires}"),
        ),
    )
