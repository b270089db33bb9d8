"""The chapter on Master Thieves: characters, where points come from, drawers that misfire."""

from collections.abc import Iterator

from .axis import number, percent, points
from .balance import Shares
from .group import Gathered, Wanted, merged, per
from .own import Own
from .plot import Plot, dot_rows, list_of, spoken
from .svg import Dot, bars, dots, heat

CHARACTERS = ("smuggler", "jeweler", "gemologist", "thief", "master_thief", "detective")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
OPENERS = ("smuggler", "jeweler", "gemologist", "thief", "master_thief", "filling")
SOURCES = {
    "drawers": "from drawers",
    "rubies": "rubies found",
    "alarms": "by alarms",
    "smuggled": "smuggled",
    "confiscated": "confiscated",
    "imitations": "imitations placed",
}

STRENGTH = {name: per(f"{name}.points", f"{name}.played") for name in CHARACTERS}
CHOSEN = {(name, place): per(f"{name}.{place}") for name in CHARACTERS for place in PLACES}
SOURCE = {name: per(f"points.{name}") for name in SOURCES}
MISFIRED = {name: per(f"{name}.misfired", f"{name}.opened") for name in OPENERS}
EMPTY = {name: per(f"{name}.empty", f"{name}.opened") for name in OPENERS}
ALL_MISFIRED = Wanted(
    tuple(f"{name}.misfired" for name in OPENERS[:-1]),
    tuple(f"{name}.opened" for name in OPENERS[:-1]),
)
RUBIES = Wanted(("points.rubies",), tuple(f"points.{name}" for name in SOURCES))

WANTED = (
    *STRENGTH.values(),
    *CHOSEN.values(),
    *SOURCE.values(),
    *MISFIRED.values(),
    *EMPTY.values(),
    ALL_MISFIRED,
    RUBIES,
)
SHARES: Shares = {
    "drawers that misfire": ALL_MISFIRED,
    "points that come from rubies": RUBIES,
}


def plots(gathered: Gathered) -> Iterator[Plot]:
    """Draw what concerns this game alone."""
    if not gathered.with_data(ALL_MISFIRED):
        return
    yield strength(gathered)
    if len(gathered.main()) > 1:
        yield strength_by_players(gathered)
    yield chosen(gathered)
    yield sources(gathered)
    yield misfires(gathered)


def strength(gathered: Gathered) -> Plot:
    """Draw what a character brings on average each time it is played."""
    total = merged(gathered.main())
    drawn = [
        Dot(spoken(name), total.ratio(wish).mean(), f"seat-{place}")
        for place, (name, wish) in enumerate(STRENGTH.items())
    ]
    drawn.sort(key=lambda dot: -dot.estimate.value)
    best, worst = drawn[0], drawn[-1]
    return Plot(
        "Strength of characters",
        f"Points each time a character is played. The {best.label} brings most "
        f"({points(best.estimate.value)}), the {worst.label} least "
        f"({points(worst.estimate.value)}). An alarm counts for the jeweler.",
        dots(drawn, points, 0.0),
        ("character", "points a play", "95 % interval"),
        dot_rows(drawn, points),
    )


def strength_by_players(gathered: Gathered) -> Plot:
    """Draw the same by the number of players."""
    groups = gathered.main()
    values = [[group.ratio(wish).value for group in groups] for wish in STRENGTH.values()]
    heads = [f"{group.players}" for group in groups]
    names = [spoken(name) for name in CHARACTERS]
    rows = [
        [name, *(f"{points(group.ratio(wish).value)}" for group in groups)]
        for name, wish in zip(names, STRENGTH.values(), strict=True)
    ]
    grown = max(zip(names, values, strict=True), key=lambda item: abs(item[1][-1] - item[1][0]))
    return Plot(
        "Strength by number of players",
        f"Points each time a character is played, with {list_of(heads)} players. The number "
        f"matters most for the {grown[0]}: {points(grown[1][0])} to {points(grown[1][-1])}.",
        heat(names, heads, values, points),
        ("character", *(f"{head} players" for head in heads)),
        rows,
    )


def chosen(gathered: Gathered) -> Plot:
    """Draw which card of six a character is: everybody plays each once in six rounds."""
    total = merged(gathered.main())
    counts = [[total.ratio(CHOSEN[name, place]).over for place in PLACES] for name in CHARACTERS]
    of_place = [sum(row[place] for row in counts) or 1 for place in range(len(PLACES))]
    shares = [[count / of_place[place] for place, count in enumerate(row)] for row in counts]
    names = [spoken(name) for name in CHARACTERS]
    first = max(range(len(names)), key=lambda which: shares[which][0])
    last = max(range(len(names)), key=lambda which: shares[which][-1])
    return Plot(
        "When characters are chosen",
        f"Share of each character among the first, second … sixth cards of a cycle. The "
        f"{names[first]} comes first most often ({percent(shares[first][0])}), the {names[last]} "
        f"last ({percent(shares[last][-1])}).",
        heat(names, ("1st", "2nd", "3rd", "4th", "5th", "6th"), shares, _whole_percent),
        ("character", *PLACES),
        [[name, *map(percent, row)] for name, row in zip(names, shares, strict=True)],
    )


def _whole_percent(value: float) -> str:
    return f"{100 * value:.0f}"


def sources(gathered: Gathered) -> Plot:
    """Draw where points come from."""
    total = merged(gathered.main())
    seats = sum(g.players * g.games for g in gathered.main()) / total.games
    drawn = [
        Dot(SOURCES[name], total.ratio(wish).mean().times(1 / seats), f"seat-{place}")
        for place, (name, wish) in enumerate(SOURCE.items())
    ]
    drawn.sort(key=lambda dot: -dot.estimate.value)
    most = drawn[0]
    return Plot(
        "Points by where gems come from",
        f"Per player and game. Most come as {most.label}: {number(most.estimate.value)}.",
        bars(drawn, number),
        ("source", "points", "95 % interval"),
        dot_rows(drawn, number),
    )


def misfires(gathered: Gathered) -> Plot:
    """Draw how often something falls when a drawer is opened."""
    total = merged(gathered.main())
    drawn = [
        Dot(spoken(name), total.ratio(wish).share(), "strong" if name == "filling" else "seat-0")
        for name, wish in MISFIRED.items()
        if total.ratio(wish).under
    ]
    mean = total.ratio(ALL_MISFIRED).value
    empty = {spoken(name): total.ratio(EMPTY[name]).value for name in OPENERS}
    rows = [[*row, percent(empty[row[0]])] for row in dot_rows(drawn, percent)]
    return Plot(
        "Drawers that misfire",
        f"Something falls out in {percent(mean)} of all openings in the rounds, the dashed line; "
        "beside it, while the box is filled.",
        dots(drawn, percent, mean),
        ("opened by", "something fell", "95 % interval", "nothing at all"),
        rows,
    )


OWN = Own(WANTED, plots, SHARES)
"""What stands in a report about this game alone."""
