"""What each edition and option does to the balance of a game: rulesets beside each other."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from ..clusters import Estimate
from .axis import Writer, number, percent, times
from .group import Gathered, Group, Wanted, merged
from .plot import Plot, dot_rows, list_of
from .svg import Dot, dots

Measure = tuple[str, str, Callable[[Group], Estimate], Writer]
"""A title, what it is, how it is measured, and how it is written."""

ANY_GAME: tuple[Measure, ...] = (
    (
        "advantage of who begins",
        "Victories of who begins, against a fair share",
        lambda group: group.advantage.mean(),
        times,
    ),
    (
        "length",
        "How long a game lasts",
        lambda group: group.length.mean(),
        number,
    ),
    (
        "points of winners",
        "What winners have at the end",
        lambda group: group.winning_score.mean(),
        number,
    ),
    (
        "shared victories",
        "How often a victory is shared",
        lambda group: group.shared.share(),
        percent,
    ),
)

LABELS = 186
"""So wide are the names of rulesets."""

NAMED = 4
"""So many rulesets that differ are named in a sentence."""

Shares = Mapping[str, Wanted]
"""Shares that one game has besides, by their titles."""


def plots(gathered: Gathered, shares: Shares) -> Iterator[Plot]:
    """Compare all rulesets with the main one, at the numbers of players that all have."""
    if len(gathered.rules) < 2:
        return
    sizes = set.intersection(
        *({g.players for g in gathered.groups if g.rules == rules} for rules in gathered.rules)
    )
    if not sizes:
        return
    pooled = {
        rules: merged(g for g in gathered.groups if g.rules == rules and g.players in sizes)
        for rules in gathered.rules
    }
    base = pooled.pop(gathered.main_rules)
    ordered = [base, *pooled.values()]
    for title, description, measure, write in (*ANY_GAME, *map(_share, shares.items())):
        yield compare(
            title, description, [(group.rules, measure(group)) for group in ordered], write
        )


def _share(item: tuple[str, Wanted]) -> Measure:
    title, wish = item
    description = title[0].upper() + title[1:]
    return title, description, lambda group: group.ratio(wish).share(), percent


def compare(
    title: str, description: str, measured: Sequence[tuple[str, Estimate]], write: Writer
) -> Plot:
    """Draw one measure of several rulesets; those that differ from the first stand out."""
    (base, reference), *others = measured
    edition = base.partition("[")[0]
    drawn = [Dot(short(base), reference, "plain")]
    apart = []
    for rules, estimate in others:
        differs = estimate.low > reference.high or estimate.high < reference.low
        drawn.append(Dot(short(rules, edition), estimate, "strong" if differs else "quiet"))
        if differs:
            apart.append(f"{drawn[-1].label} ({write(estimate.value)})")
    if len(apart) > NAMED:
        apart[NAMED:] = [f"{len(apart) - NAMED} more"]
    found = f"Clearly otherwise: {list_of(apart)}." if apart else "Nothing differs from it clearly."
    return Plot(
        title[0].upper() + title[1:],
        f"{description}; {short(base)}: {write(reference.value)}, the dashed line. {found}",
        dots(drawn, write, reference.value, left=LABELS),
        ("rules", title, "95 % interval"),
        dot_rows(
            [Dot(rules, dot.estimate) for (rules, _), dot in zip(measured, drawn, strict=True)],
            write,
        ),
    )


def short(rules: str, edition: str = "") -> str:
    """Write a ruleset for a label: of one that differs from a known edition, the fields."""
    match = re.fullmatch(r"(\w+)\[(.*)\]", rules)
    if match is None:
        return rules.replace("_", " ")
    named = "" if match[1] == edition else f"{match[1]},"
    return f"{named}{match[2]}".replace("=", ": ").replace("_", " ").replace(",", ", ")
