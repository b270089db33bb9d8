"""The chapter on 40 Thieves: thefts by kind, what special tiles are worth, the merchant."""

from collections.abc import Iterator

from .axis import number, percent, points
from .balance import Shares
from .group import Gathered, Wanted, merged, per
from .own import Own
from .plot import Plot, dot_rows, interval, spoken
from .svg import Dot, bars, dots

KINDS = ("square", "row", "column", "diagonal")
SPECIALS = ("lantern", "sapphire", "amulet", "evil_eye")
SOURCES = {
    "squares": "squares stolen",
    "lines": "lines stolen",
    "leaders": "four Leaders",
    "tiles_found": "Sapphires found",
    "tiles_played": "Sapphires played",
    "robbed": "robbed",
    "lost": "robbed of",
    "merchant": "of the merchant",
    "failures": "failed thefts",
    "evil_eyes": "Evil Eyes given",
    "eyes_dropped": "Eyes dropped",
}

SUCCESS = {kind: per(f"{kind}.succeeded", f"{kind}.announced") for kind in KINDS}
TRIED = {kind: per(f"{kind}.announced") for kind in KINDS}
CLAIMED = {kind: per(f"{kind}.claimed") for kind in KINDS}
VALUE = {
    name: Wanted((f"{name}.points", f"{name}.harm"), (f"{name}.turns",))
    for name in (*SPECIALS, "plain")
}
CANCELLED = {name: per(f"{name}.cancelled", f"{name}.played") for name in SPECIALS}
SOURCE = {name: per(f"points.{name}") for name in SOURCES}
ALL_SUCCESS = Wanted(
    tuple(f"{kind}.succeeded" for kind in KINDS), tuple(f"{kind}.announced" for kind in KINDS)
)
MERCHANT_CAME = per("merchant.came")
MERCHANT_LOST = per("merchant.lost")
MERCHANT_TOOK = per("merchant.took", "merchant.came")
MERCHANT_BACK = per("merchant.regained", "merchant.came")
LOST_IF_CAME = per("merchant.lost", "merchant.came")

WANTED = (
    *SUCCESS.values(),
    *TRIED.values(),
    *CLAIMED.values(),
    *VALUE.values(),
    *CANCELLED.values(),
    *SOURCE.values(),
    ALL_SUCCESS,
    MERCHANT_CAME,
    MERCHANT_LOST,
    MERCHANT_TOOK,
    MERCHANT_BACK,
    LOST_IF_CAME,
)
SHARES: Shares = {
    "thefts that succeed": ALL_SUCCESS,
    "games lost to the merchant": MERCHANT_LOST,
}


def plots(gathered: Gathered) -> Iterator[Plot]:
    """Draw what concerns this game alone."""
    if not gathered.with_data(ALL_SUCCESS):
        return
    yield steals(gathered)
    yield sources(gathered)
    if gathered.with_data(VALUE["sapphire"]):
        yield specials(gathered)
        yield daggers(gathered)
    if gathered.with_data(MERCHANT_CAME):
        yield merchant(gathered)


def steals(gathered: Gathered) -> Plot:
    """Draw how often thefts succeed, by kind."""
    total = merged(gathered.main())
    drawn = [
        Dot(kind, total.ratio(wish).share(), f"seat-{place}")
        for place, (kind, wish) in enumerate(SUCCESS.items())
        if total.ratio(wish).under
    ]
    mean = total.ratio(ALL_SUCCESS).value
    rows = [
        [
            *row,
            number(total.ratio(TRIED[row[0]]).value),
            number(total.ratio(CLAIMED[row[0]]).value),
        ]
        for row in dot_rows(drawn, percent)
    ]
    tries = ", ".join(f"{kind} {number(total.ratio(wish).value)}" for kind, wish in TRIED.items())
    return Plot(
        "Thefts that succeed",
        f"{percent(mean)} of all thefts succeed, the dashed line. Announced in a game: {tries}.",
        dots(drawn, percent, mean),
        ("kind", "succeed", "95 % interval", "announced a game", "claimed besides"),
        rows,
    )


def sources(gathered: Gathered) -> Plot:
    """Draw where points come from and go to."""
    total = merged(gathered.main())
    seats = sum(g.players * g.games for g in gathered.main()) / total.games
    drawn = [
        Dot(SOURCES[name], total.ratio(wish).mean().times(1 / seats), f"seat-{place % 8}")
        for place, (name, wish) in enumerate(SOURCE.items())
        if total.ratio(wish).over
    ]
    drawn.sort(key=lambda dot: -dot.estimate.value)
    return Plot(
        "Points by where they come from",
        f"Per player and game. Most come from {drawn[0].label}: "
        f"{points(drawn[0].estimate.value)}; most go for {drawn[-1].label}: "
        f"{points(drawn[-1].estimate.value)}.",
        bars(drawn, points),
        ("source", "points", "95 % interval"),
        dot_rows(drawn, points),
    )


def specials(gathered: Gathered) -> Plot:
    """Draw what turns bring in which a special tile is played, beside turns without any."""
    total = merged(gathered.with_data(VALUE["sapphire"]))
    plain = total.ratio(VALUE["plain"]).mean()
    drawn = [
        Dot(spoken(name).title(), total.ratio(VALUE[name]).mean(), f"seat-{place}")
        for place, name in enumerate(SPECIALS)
        if total.ratio(VALUE[name]).under
    ]
    drawn.sort(key=lambda dot: -dot.estimate.value)
    drawn.append(Dot("no special", plain, "plain"))
    best = drawn[0]
    return Plot(
        "Value of special tiles",
        "Points that a turn brings, and others lose by it, when the tile is played. "
        f"{best.label} is worth most ({points(best.estimate.value)}); a turn without any brings "
        f"{points(plain.value)}, the dashed line.",
        dots(drawn, points, plain.value),
        ("tile", "points a turn", "95 % interval"),
        dot_rows(drawn, points),
    )


def daggers(gathered: Gathered) -> Plot:
    """Draw how often special tiles are cancelled."""
    total = merged(gathered.with_data(VALUE["sapphire"]))
    drawn = [
        Dot(spoken(name).title(), total.ratio(wish).share(), f"seat-{place}")
        for place, (name, wish) in enumerate(CANCELLED.items())
        if total.ratio(wish).under
    ]
    most = max(drawn, key=lambda dot: dot.estimate.value)
    return Plot(
        "Tiles that Daggers cancel",
        f"Most often {most.label}: {percent(most.estimate.value)} of those that are played.",
        dots(drawn, percent),
        ("tile", "cancelled", "95 % interval"),
        dot_rows(drawn, percent),
    )


def merchant(gathered: Gathered) -> Plot:
    """Draw what the merchant does, by the number of players."""
    groups = gathered.with_data(MERCHANT_CAME)
    sizes = sorted({group.players for group in groups})
    pooled = [merged(g for g in groups if g.players == size) for size in sizes]
    came = [group.ratio(MERCHANT_CAME).share() for group in pooled]
    lost = [group.ratio(LOST_IF_CAME).share() for group in pooled]
    names = [f"{size} players" for size in sizes]
    drawn = [
        *(Dot(f"comes, {name}", e, "seat-1") for name, e in zip(names, came, strict=True)),
        *(Dot(f"wins, {name}", e, "strong") for name, e in zip(names, lost, strict=True)),
    ]
    listed = ", ".join(
        f"{percent(share.value)} with {name}" for name, share in zip(names, lost, strict=True)
    )
    rows = [
        [
            name,
            percent(arrives.value),
            percent(beats.value),
            interval(beats, percent),
            number(group.ratio(MERCHANT_TOOK).value),
            number(group.ratio(MERCHANT_BACK).value),
        ]
        for name, arrives, beats, group in zip(names, came, lost, pooled, strict=True)
    ]
    return Plot(
        "Losses to the merchant",
        f"How often he comes, and then wins against all: {listed}.",
        dots(drawn, percent, left=130),
        ("players", "comes", "then wins", "95 % interval", "sapphires he takes", "won back"),
        rows,
    )


OWN = Own(WANTED, plots, SHARES)
"""What stands in a report about this game alone."""
