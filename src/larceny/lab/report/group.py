"""Games of one kind, added up: the same game, rules, number of players and bots."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from larceny.kernel.events import Seat, clockwise

from ..clusters import Ratio
from ..playing import Played
from ..work import Row


@dataclass(frozen=True, slots=True)
class Wanted:
    """A ratio that a chapter wants: some columns over others; over nothing, a mean per game."""

    over: tuple[str, ...]
    under: tuple[str, ...] = ()


def per(over: str, under: str = "") -> Wanted:
    """Want one column over another, or per game."""
    return Wanted((over,), (under,) if under else ())


@dataclass(slots=True)
class Group:
    """Some games, added up."""

    game: str
    rules: str
    players: int
    bots: str
    games: int = 0
    unit: str = ""
    has_tally: bool = False
    places: list[Ratio] = field(default_factory=list)  # wins by place, whoever begins first
    advantage: Ratio = field(default_factory=Ratio)  # of who begins; 1 is fair
    length: Ratio = field(default_factory=Ratio)
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    score: Ratio = field(default_factory=Ratio)
    winning_score: Ratio = field(default_factory=Ratio)
    shared: Ratio = field(default_factory=Ratio)
    endings: Counter[str] = field(default_factory=Counter)
    ratios: dict[Wanted, Ratio] = field(default_factory=dict)

    def add(self, row: Row, wanted: Sequence[Wanted]) -> None:
        """Count one game."""
        played, first = Played.of_row(row), Seat(int(row.get("first_seat", 0)))
        self.games += 1
        self.unit = played.unit
        self.has_tally |= "first_seat" in row
        self.places += [Ratio() for _ in range(self.players - len(self.places))]
        for seat, ratio in zip(clockwise(first, self.players), self.places, strict=True):
            ratio.add(played.win_share(seat))
        self.advantage.add(self.players * played.win_share(first))
        self.length.add(played.length)
        self.lengths[played.length] += 1
        self.scores.update(played.scores)
        self.score.add(sum(played.scores), self.players)
        if played.winners:
            self.winning_score.add(played.scores[played.winners[0]])
        self.shared.add(len(played.winners) > 1)
        self.endings[played.ending] += 1
        for wish in wanted:
            self._add_ratio(wish, row)

    def _add_ratio(self, wish: Wanted, row: Row) -> None:
        if all(name in row for name in (*wish.over, *wish.under)):
            under = sum(row[name] for name in wish.under) if wish.under else 1
            self.ratio(wish).add(sum(row[name] for name in wish.over), under)

    def ratio(self, wish: Wanted) -> Ratio:
        """Return a ratio that was wanted."""
        return self.ratios.setdefault(wish, Ratio())

    def merge(self, other: "Group") -> None:
        """Count the games of another group in, whatever its rules and players are."""
        self.games += other.games
        self.unit = other.unit
        self.has_tally |= other.has_tally
        self.places += [Ratio() for _ in range(len(other.places) - len(self.places))]
        for mine, its in zip(self.places, other.places, strict=False):
            mine.merge(its)
        for name in ("advantage", "length", "score", "winning_score", "shared"):
            getattr(self, name).merge(getattr(other, name))
        for name in ("lengths", "scores", "endings"):
            getattr(self, name).update(getattr(other, name))
        for wish, ratio in other.ratios.items():
            self.ratio(wish).merge(ratio)


def merged(groups: Iterable[Group]) -> Group:
    """Add groups up."""
    first, *others = groups
    total = Group(first.game, first.rules, first.players, first.bots)
    for group in (first, *others):
        total.merge(group)
    return total


@dataclass(slots=True)
class Gathered:
    """All groups of one game with the same bots: what one chapter is about."""

    game: str
    bots: str
    groups: list[Group]

    @property
    def games(self) -> int:
        """Count the games."""
        return sum(group.games for group in self.groups)

    @property
    def rules(self) -> list[str]:
        """List the rulesets, in the order in which they came."""
        return list(dict.fromkeys(group.rules for group in self.groups))

    @property
    def main_rules(self) -> str:
        """Return the rules that others are compared with: those with the most games, the first."""
        games = Counter[str]()
        for group in self.groups:
            games[group.rules] += group.games
        return max(self.rules, key=lambda rules: games[rules])

    def main(self) -> list[Group]:
        """List the groups that are played by the main rules, by the number of players."""
        groups = [group for group in self.groups if group.rules == self.main_rules]
        return sorted(groups, key=lambda group: group.players)

    def with_data(self, wish: Wanted) -> list[Group]:
        """List the main groups; where they know nothing of something, all others that do."""
        for groups in (self.main(), self.groups):
            if found := [group for group in groups if group.ratio(wish).over]:
                return found
        return []


def bots_of(row: Row) -> str:
    """Name who played: one name if all were alike."""
    bots: list[Any] = row.get("bots", [])
    return ", ".join(dict.fromkeys(bots)) if len(set(bots)) <= 1 else ", ".join(bots)
