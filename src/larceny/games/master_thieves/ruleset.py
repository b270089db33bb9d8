"""What the rulebooks leave open or print differently: one field each, nothing else.

The fields' values are the only thing that tells editions apart; code asks for the field, never
for the edition. Each field names the paragraph of docs/rules/master-thieves.md it governs and the
rulings (docs/rules/master-thieves-rulings.md) behind it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.fields import FieldsOnly, Plain
from larceny.kernel.first_player import FirstPlayer, first_players

from .choices import (
    AlarmAlone,
    BoxActions,
    BoxOrder,
    Duty,
    FallenInFilling,
    FillMoves,
    FillOrder,
    PlayedCards,
    Reveal,
    RubyFallsTo,
    SeenBy,
    ShareIf,
    SixthRuby,
    SmugglerTakes,
    TieBreak,
)

MIN_PLAYERS = 2
MAX_PLAYERS = 8
RUBIES = 6

MOST_OF_A_KIND = 1000
"""A table holds fewer gems of one kind than this (the purse in `pieces` counts so far)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(FieldsOnly):
    """One set of rules, complete. The defaults are those of the French edition."""

    name: str = "french"

    # Supply ------------------------------------------------------------------ MT-1
    imitation_diamonds: int = 8  # MT-3.3, A-04
    imitation_sapphires: int = 2  # MT-3.3, A-04
    box_diamonds: int = 12  # MT-3.5, A-03
    stock_diamonds: int = 80  # MT-1.2, A-01, A-02
    stock_sapphires: int = 16  # MT-1.2, A-01, A-02
    strict_stock: bool = False  # MT-1.3, A-01

    # The box ----------------------------------------------------------------- MT-2
    plain_wood: bool = False  # MT-2.8, A-18, A-19
    drawers_seen_by: SeenBy = SeenBy.ALL  # MT-5.4, A-37, A-96
    sticky_drawers: float = 0.0  # MT-5.5, A-44, A-219: the chance that a lower gem sticks
    misopened_action: bool = True  # MT-5.5, A-44

    # Filling the box --------------------------------------------------------- MT-3
    fill_order: FillOrder = FillOrder.CLOCKWISE  # MT-3.6, A-22, A-222
    first_player: FirstPlayer = FirstPlayer.CHANCE  # MT-3.6, A-22
    fill_fallen: FallenInFilling = FallenInFilling.RED  # MT-3.8, A-20
    fill_moves: FillMoves = FillMoves.AT_LEAST_ONE  # MT-3.9, A-24, A-25

    # The round --------------------------------------------------------------- MT-4
    reveal: Reveal = Reveal.SMUGGLERS_FIRST  # MT-4.2, A-29
    played_cards: PlayedCards = PlayedCards.FACE_DOWN  # MT-4.4, A-32

    # Box moves --------------------------------------------------------------- MT-6
    box_actions: BoxActions = BoxActions.TWO  # MT-6.1, A-48, A-52, A-53
    box_order: BoxOrder = BoxOrder.EITHER_ORDER  # MT-6.2, A-46, A-47

    # Characters -------------------------------------------------------- MT-7 … MT-11
    smuggler_takes: SmugglerTakes = SmugglerTakes.ALL_TO_RED  # MT-7.1, A-54
    smuggler_imitation: Duty = Duty.MUST_UNLESS_EMPTY  # MT-7.2, A-55
    share_if: ShareIf = ShareIf.NOT_OUTNUMBERED  # MT-7.3, A-56 … A-60
    jeweler_imitation: Duty = Duty.MUST  # MT-8.1, A-69
    alarm_alone: AlarmAlone = AlarmAlone.RECOVERED  # MT-8.7, A-72 … A-74
    gemologist_imitation: Duty = Duty.MUST  # MT-9.1, A-80
    thief_takes: Duty = Duty.MUST  # MT-10.1, A-86, A-87
    master_thief_imitation: bool = False  # MT-11.6, A-90
    ruby_falls_to: RubyFallsTo = RubyFallsTo.UPPER_SECRET  # MT-11.5, A-94

    # The end ----------------------------------------------------------------- MT-13
    sixth_ruby: SixthRuby = SixthRuby.AT_ONCE  # MT-13.2, A-103 … A-105
    round_cap: int = 60  # MT-13.3, A-112
    tie_break: TieBreak = TieBreak.RUBIES_SAPPHIRES  # MT-13.5, A-110

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        FieldsOnly.__post_init__(self)
        _check_combinations(self)

    def seats(self) -> tuple[int, int, str]:
        """Two to eight can play (MT-1.1)."""
        return MIN_PLAYERS, MAX_PLAYERS, "MT-1.1"

    def bounds(self) -> Mapping[str, tuple[float, float]]:
        """Return the least and the most that each number may be."""
        return _BOUNDS

    def choices(self) -> Mapping[str, Sequence[StrEnum]]:
        """Return which duties each character can have, and who can fill first."""
        return _CHOICES

    @classmethod
    def added_later(cls) -> Mapping[str, Plain]:
        """Chance picked the first to fill before a host could."""
        return {"first_player": "chance"}

    def imitations(self) -> int:
        """Count the gems on a full white pillow."""
        return self.imitation_diamonds + self.imitation_sapphires

    def diamonds_needed(self, players: int) -> int:
        """Count the diamonds that a table of so many players needs."""
        return self.box_diamonds + players * self.imitation_diamonds

    def sapphires_needed(self, players: int) -> int:
        """Count the sapphires that a table of so many players needs."""
        return players * self.imitation_sapphires

    def stock_suffices(self, players: int) -> bool:
        """Ask whether the printed stock of gems covers so many players (MT-1.2)."""
        return (
            self.diamonds_needed(players) <= self.stock_diamonds
            and self.sapphires_needed(players) <= self.stock_sapphires
        )

    def check_players(self, players: int) -> None:
        """Refuse a table of the wrong size (MT-1.1) or one that the strict stock cannot serve."""
        FieldsOnly.check_players(self, players)
        self.first_player.check(players, "MT-3.6")
        if self.strict_stock and not self.stock_suffices(players):
            raise InvalidRuleset(
                "strict-stock",
                players=players,
                diamonds_needed=self.diamonds_needed(players),
                diamonds=self.stock_diamonds,
                sapphires_needed=self.sapphires_needed(players),
                sapphires=self.stock_sapphires,
                rule="MT-1.3",
            )


_BOUNDS: dict[str, tuple[float, float]] = {
    "imitation_diamonds": (0, 99),
    "imitation_sapphires": (0, 99),
    "box_diamonds": (0, 24),
    "stock_diamonds": (0, MOST_OF_A_KIND - 1),
    "stock_sapphires": (0, MOST_OF_A_KIND - 1),
    "sticky_drawers": (0, 1),
    "round_cap": (1, 10_000),
}


DUTIES: dict[str, tuple[Duty, ...]] = {
    "smuggler_imitation": (Duty.MAY, Duty.MUST, Duty.MUST_UNLESS_EMPTY),
    "jeweler_imitation": (Duty.MAY, Duty.MUST),
    "gemologist_imitation": (Duty.MAY, Duty.MUST, Duty.MUST_UNLESS_FELL),
    "thief_takes": (Duty.MAY, Duty.MUST),
}

_CHOICES: dict[str, Sequence[StrEnum]] = {**DUTIES, "first_player": first_players(MAX_PLAYERS)}


def _check_combinations(rules: Ruleset) -> None:
    if rules.imitations() == 0:  # every white pillow would be empty before the first turn
        raise InvalidRuleset("no-imitations", rule="MT-3.3")
    if (
        rules.smuggler_takes is SmugglerTakes.ONE_UNLESS_RING
        and rules.reveal is Reveal.SMUGGLERS_FIRST
    ):
        # He must know at the drawer whether there is a ring, so the detectives must lie open.
        raise InvalidRuleset("ring-unknown", fields=["smuggler_takes", "reveal"], rule="MT-7.1")
    if (
        rules.box_actions is BoxActions.ONE and rules.fill_moves is FillMoves.ROTATE_AND_FLIP
    ):  # the one move of the variant cannot be both
        raise InvalidRuleset("two-moves-owed", fields=["box_actions", "fill_moves"], rule="MT-6.5")
