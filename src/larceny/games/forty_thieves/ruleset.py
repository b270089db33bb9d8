"""What the rulebook leaves open or offers: one field each, nothing else.

Each field cites the ruling behind it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from larceny.kernel.fields import FieldsOnly, Plain
from larceny.kernel.first_player import FirstPlayer, first_players

from .choices import Adjacency, GoldenGap, MerchantCorner, MerchantLoot, Touching

MIN_PLAYERS = 2
MAX_PLAYERS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(FieldsOnly):
    """One set of rules, complete."""

    name: str = "standard"

    # Optional rules
    leaders: bool = False  # A-189 …
    three_tales: bool = False  # A-195 … A-213
    family: bool = False

    # Setting up
    first_player: FirstPlayer = FirstPlayer.CHANCE

    # Tiles
    fixed_jars: bool = False  # one set of jars for all games

    # Readings
    lantern_adjacency: Adjacency = Adjacency.FOUR
    touching: Touching = Touching.CORNERS
    merchant_loot: MerchantLoot = MerchantLoot.ALWAYS
    merchant_corner: MerchantCorner = MerchantCorner.SOUTH_WEST
    golden_gap: GoldenGap = GoldenGap.FILLED_FIRST
    evil_eye_tokens: int = 15  # beyond them, debts are counted on
    turn_cap: int = 2_000

    def seats(self) -> tuple[int, int, str]:
        """Two to four can play (A-120)."""
        return MIN_PLAYERS, MAX_PLAYERS, "FT-1.1"

    def bounds(self) -> Mapping[str, tuple[float, float]]:
        """Return the least and the most that each number may be."""
        return {"evil_eye_tokens": (0, 99), "turn_cap": (1, 100_000)}

    def choices(self) -> Mapping[str, Sequence[StrEnum]]:
        """Return who can begin."""
        return {"first_player": first_players(MAX_PLAYERS)}

    @classmethod
    def added_later(cls) -> Mapping[str, Plain]:
        """Say how these were played before a host could choose."""
        return {"first_player": "chance", "golden_gap": "filled_first"}

    def check_players(self, players: int) -> None:
        """Refuse a table of the wrong size, or without the seat that is to begin (FT-3.4)."""
        FieldsOnly.check_players(self, players)
        self.first_player.check(players, "FT-3.4")
