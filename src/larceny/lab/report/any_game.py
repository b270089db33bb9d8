"""The plots that every game has: seats, lengths, scores, endings."""

from collections.abc import Iterator

from larceny.kernel.events import every_seat

from .axis import number, percent
from .group import Gathered, Group
from .plot import Plot, dot_rows, interval, spoken
from .svg import Dot, Ridge, dots, ridges, stacks

_PLACES = ("begins", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def plots(gathered: Gathered) -> Iterator[Plot]:
    """Draw what can be drawn of any game."""
    groups = gathered.main()
    for group in groups:
        yield seats(group)
    yield lengths(groups)
    yield scores(groups)
    yield endings(groups)


def seats(group: Group) -> Plot:
    """Draw the win rate by the order in which seats come, beside the fair share."""
    fair = 1 / group.players
    names = _PLACES if group.has_tally else [f"seat {seat}" for seat in every_seat(group.players)]
    drawn = [
        Dot(names[place], ratio.share(), f"seat-{place}")
        for place, ratio in enumerate(group.places)
    ]
    off = [
        f"{dot.label} ({percent(dot.estimate.value)})"
        for dot in drawn
        if not dot.estimate.low <= fair <= dot.estimate.high
    ]
    found = f"Beyond chance: {', '.join(off)}." if off else "No seat differs from it beyond chance."
    return Plot(
        f"Win rate by seat, {group.players} players",
        f"A fair share is {percent(fair)}, the dashed line. {found}",
        dots(drawn, percent, fair),
        ("seat", "wins", "95 % interval"),
        dot_rows(drawn, percent),
    )


def lengths(groups: list[Group]) -> Plot:
    """Draw how long games last, by the number of players."""
    rows = [
        Ridge(_size(g), g.lengths, g.length.value, f"seat-{place}")
        for place, g in enumerate(groups)
    ]
    listed = ", ".join(f"{number(row.mean)} with {row.label}" for row in rows)
    table = [
        [_size(g), number(g.length.value), interval(g.length.mean(), number)]
        + [str(quantile(g, share)) for share in (0.05, 0.5, 0.95)]
        for g in groups
    ]
    return Plot(
        "Length of games",
        f"In {groups[0].unit}, on average: {listed}.",
        ridges(rows),
        ("players", "mean", "95 % interval", "5 % end by", "half end by", "95 % end by"),
        table,
    )


def quantile(group: Group, share: float) -> int:
    """Return the length within which this share of the games ends."""
    passed = 0
    for value in sorted(group.lengths):
        passed += group.lengths[value]
        if passed >= share * group.games:
            return value
    raise AssertionError(group)


def scores(groups: list[Group]) -> Plot:
    """Draw how the points of all seats are spread."""
    rows = [
        Ridge(_size(g), g.scores, g.score.value, f"seat-{place}") for place, g in enumerate(groups)
    ]
    listed = ", ".join(f"{number(g.winning_score.value)} with {_size(g)}" for g in groups)
    table = [
        [
            _size(g),
            number(g.score.value),
            interval(g.score.mean(), number),
            number(g.winning_score.value),
            interval(g.winning_score.mean(), number),
        ]
        for g in groups
    ]
    return Plot(
        "Scores",
        f"Points of all seats at the end. Winners have on average {listed}.",
        ridges(rows),
        ("players", "mean", "95 % interval", "winners' mean", "95 % interval"),
        table,
    )


def endings(groups: list[Group]) -> Plot:
    """Draw how games end."""
    kinds = sorted({kind for g in groups for kind in g.endings})
    shares = [{spoken(k): g.endings[k] / g.games for k in kinds} for g in groups]
    words = [spoken(kind) for kind in kinds]
    most = max(words, key=lambda kind: sum(share[kind] for share in shares))
    table = [
        [
            _size(g),
            *(percent(share[kind]) for kind in words),
            percent(g.shared.value),
            interval(g.shared.share(), percent),
        ]
        for g, share in zip(groups, shares, strict=True)
    ]
    return Plot(
        "How games end",
        f"Most often: {most}.",
        stacks([_size(g) for g in groups], shares, words),
        ("players", *words, "shared victories", "95 % interval"),
        table,
    )


def _size(group: Group) -> str:
    return f"{group.players} players"
