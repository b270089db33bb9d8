"""Our games as games of OpenSpiel, registered when this module is imported.

    import pyspiel
    import larceny.envs.openspiel_game

    game = pyspiel.load_game("larceny_NAME(players=3,edition=EDITION)")

Chance plays first and only then: four times one of 256 bytes, equally likely. Together they are
the secret that all luck of the game follows from, the deal as well as later shuffles. Where several
seats owe a decision at once they decide in turn, and none sees what another has chosen.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from larceny.games.registry import TITLES
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import SPECTATOR, Seat
from larceny.kernel.game import Ruleset
from larceny.kernel.title import Title

from .encodings import Row
from .openspiel_table import BYTES, CHANCE, SECRET_BYTES, TERMINAL, Table
from .rewards import Reward, rewards
from .seats import Setting

_OUTCOMES = [(byte, 1 / BYTES) for byte in range(BYTES)]


def options_of(text: str) -> dict[str, str]:
    """Read the options of a game string: `leaders:true;evil_eye_tokens:3`."""
    options = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise InvalidRuleset("missing-field", field=part)
        options[name.strip()] = value.strip()
    return options


def _type(title: Title) -> Any:
    rules = title.game.ruleset(title.game.default_edition)
    sizes = [players for players in range(1, 20) if _fit(rules, players)]
    return pyspiel.GameType(
        short_name=f"larceny_{title.name.replace('-', '_')}",
        long_name=f"Larceny: {title.display_name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.players,
            "edition": title.game.default_edition,
            "options": "",
        },
    )


def _fit(rules: Ruleset, players: int) -> bool:
    try:
        rules.check_players(players)
    except InvalidRuleset:
        return False
    return True


class LarcenyGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel with its rules and the size of its table."""

    name: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.setting = Setting(
            self.name,
            given.get("edition") or None,
            given.get("players") or None,
            options_of(given.get("options", "")),
        )
        players = self.setting.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.decisions,
            max_chance_outcomes=BYTES,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.encoding.longest(self.setting.rules, players),
        )
        super().__init__(type(self).type, info, given)

    def new_initial_state(self, *_: Any) -> "LarcenyState":
        """Return the state before the deal."""
        return LarcenyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance plays first, and only then."""
        return SECRET_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return one who looks at states for players."""
        if params:
            raise ValueError(f"observers know no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind)


def _game_of(title: Title) -> type[LarcenyGame]:
    """Make the class that OpenSpiel asks for games of a title."""
    name = "".join(part.capitalize() for part in title.name.split("-"))
    return type(f"{name}Game", (LarcenyGame,), {"name": title.name, "type": _type(title)})


def _floats(row: Row) -> list[float]:
    numbers: list[float] = row.astype(np.float64).tolist()
    return numbers


class LarcenyState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal a chance node, then one seat's decision after the other."""

    def __init__(self, game: LarcenyGame) -> None:
        super().__init__(game)
        self.table = Table(game.setting)

    # What OpenSpiel could work out by itself is answered here too: it saves the way through C++.

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        return self.table.player

    def is_terminal(self) -> bool:
        """Ask whether the game is over."""
        return self.table.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Ask whether chance plays."""
        return self.table.player == CHANCE

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """List what a player may decide, by index."""
        current = self.table.player
        if (player is None or player == current) and current >= 0:
            return self._legal_actions(current)
        if player is not None and player >= 0 and current != CHANCE:
            return []
        legal: list[int] = (
            super().legal_actions() if player is None else super().legal_actions(player)
        )
        return legal

    def _legal_actions(self, player: Seat) -> list[int]:
        table = self.table
        return [action.index for action in table.setting.game.legal_actions(table.state, player)]

    def observation_tensor(self, player: Seat | None = None) -> list[float]:
        """Return what a player sees, as numbers."""
        who = self.table.player if player is None else player
        if 0 <= who < self.table.setting.players:
            return _floats(self.table.row(who, memory=False))
        refused: list[float] = super().observation_tensor(who)  # OpenSpiel says why not
        return refused

    def information_state_tensor(self, player: Seat | None = None) -> list[float]:
        """Return what a player sees and remembers, as numbers."""
        who = self.table.player if player is None else player
        if 0 <= who < self.table.setting.players:
            return _floats(self.table.row(who, memory=True))
        refused: list[float] = super().information_state_tensor(who)
        return refused

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the bytes that chance may add to the secret."""
        return _OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.table.player == CHANCE:
            self.table.draw(action)
        else:
            self.table.act(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == CHANCE:
            return f"byte {action}"
        return str(self.table.setting.game.action_of_index(action))

    def returns(self) -> list[float]:
        """Return what every seat has won or lost; nothing before the end."""
        setting = self.table.setting
        if self.table.player != TERMINAL:
            return [0.0] * setting.players
        return rewards(setting.game, self.table.state, setting.players, Reward.WIN)

    def __str__(self) -> str:
        table = self.table
        if table.state is None:
            return f"before the deal: {bytes(table.secret).hex()}"
        return table.setting.game.write_position(table.state)

    def resample_from_infostate(self, player_id: Seat, prob_sampler: Callable[[], float]) -> Any:
        """Return a state that a player could not tell from this one, by all it has witnessed.

        Its history is empty, and the other seats' past in it is what this player witnessed of it.
        """
        twin = self.get_game().new_initial_state()
        twin.table = self.table.sampled(player_id, prob_sampler)
        return twin


class Observer:
    """Looks at states for a player: what it sees, what it remembers, what it alone knows."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.public = kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.memory = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        if self.public and self.own:
            layout = setting.encoding.layout(setting.players, self.memory)
            self.tensor = np.zeros(layout.length, np.float32)
            self.dict = {"information_state" if self.memory else "observation": self.tensor}

    def set_from(self, state: LarcenyState, player: Seat) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.table.row(player, self.memory)

    def string_from(self, state: LarcenyState, player: Seat) -> str:
        """Write it as text."""
        if not self.public:
            return state.table.private_text(player) if self.own else ""
        if not self.own:
            return state.table.view_text(SPECTATOR)
        return state.table.history_text(player) if self.memory else state.table.view_text(player)


GAMES = {name: _game_of(title) for name, title in TITLES.items()}
"""By the names of our games; each is registered under `type.short_name`."""

for _game in GAMES.values():
    globals()[_game.__name__] = _game  # pickle looks for a class where it says it was made
    pyspiel.register_game(_game.type, _game)
