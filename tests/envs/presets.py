"""Every edition, every printed variant and every option that changes what is seen, as settings.

The tables have different sizes. `short` games end after a few turns, whatever else the rules are.
"""

from typing import Any, NamedTuple

from larceny.envs.seats import Setting
from larceny.games.forty_thieves.editions import VARIANTS as OPTIONAL_RULES
from larceny.games.master_thieves.editions import VARIANTS
from larceny.games.registry import GAMES
from tests.effort import some


class Preset(NamedTuple):
    """What is played."""

    game: str
    edition: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        changes = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} {self.edition} {self.players} {changes}".strip()

    def setting(self, memory: bool = False) -> Setting:
        return Setting(self.game, self.edition, self.players, self.options, memory)

    def arguments(self) -> dict[str, Any]:
        """Return what an environment is called with."""
        return self._asdict()

    def game_string(self) -> str:
        """Return what OpenSpiel is called with."""
        options = ";".join(f"{name}:{value}" for name, value in self.options.items())
        given = f"players={self.players},edition={self.edition},options={options}"
        return f"larceny_{self.game.replace('-', '_')}({given})"


MASTER_THIEVES_OPTIONS: tuple[dict[str, Any], ...] = (
    {"drawers_seen_by": "opener"},
    {"plain_wood": True},
    {"drawers_seen_by": "opener", "sticky_drawers": 0.3, "played_cards": "face_up"},
)
FORTY_THIEVES_OPTIONS: tuple[dict[str, Any], ...] = (
    {"leaders": True, "three_tales": True, "family": True},
    {"leaders": True, "three_tales": True, "lantern_adjacency": "eight"},
    {"fixed_jars": True, "three_tales": True, "merchant_corner": "active_seat"},
    {"touching": "between", "merchant_loot": "free_choice", "evil_eye_tokens": 3},
)


def _wanted() -> list[tuple[str, str, dict[str, Any]]]:
    every: list[tuple[str, str, dict[str, Any]]] = [
        (game.name, edition, {}) for game in GAMES.values() for edition in game.editions
    ]
    for changes, editions in VARIANTS.values():
        every += [("master-thieves", edition, dict(changes)) for edition in editions or ()]
    every += [("master-thieves", "english_a", options) for options in MASTER_THIEVES_OPTIONS]
    every += [("forty-thieves", "standard", {name: True}) for name in OPTIONAL_RULES]
    every += [("forty-thieves", "standard", options) for options in FORTY_THIEVES_OPTIONS]
    return every


SIZES = {"master-thieves": (2, 3, 4, 5, 8), "forty-thieves": (2, 3, 4)}
CAPS: dict[str, dict[str, Any]] = {
    "master-thieves": {"round_cap": 2},
    "forty-thieves": {"turn_cap": 10},
}

PRESETS = [
    Preset(game, edition, SIZES[game][number % len(SIZES[game])], options)
    for number, (game, edition, options) in enumerate(_wanted())
]
SHORT = [preset._replace(options={**preset.options, **CAPS[preset.game]}) for preset in PRESETS]
FEW = some(PRESETS, quick=2, usual=5)
FEW_SHORT = some(SHORT, quick=2, usual=5)
"""What somebody else's suite is run on: all of them at soak."""

WHOLE = [Preset("master-thieves", "french", 3, {}), Preset("forty-thieves", "standard", 3, {})]
