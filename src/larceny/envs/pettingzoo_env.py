"""Our games as PettingZoo environments.

    env = pettingzoo_env.env(game=NAME, edition=EDITION, players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

Where several seats owe a decision at once they are asked one after the other, and none sees what
another has chosen.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from larceny.games.registry import DEFAULT_GAME
from larceny.kernel.events import by_seat, every_seat

from .layout import MOST, Layout
from .picture import picture
from .rewards import Reward, rewards
from .seats import Observation, Seats, Setting


class LarcenyEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A table of a game, one seat deciding after the other."""

    metadata = {  # noqa: RUF012  (PettingZoo reads it so)
        "name": "larceny_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        edition: str | None = None,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        memory: bool = False,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Choose what is played: `options` are fields of the ruleset that differ from the edition.

        With `memory` an observation also holds what a perfect memory knows.
        """
        EzPickle.__init__(
            self, game, edition, players, options, memory, reward, render_mode=render_mode
        )
        super().__init__()
        self.setting = Setting(game, edition, players, options, memory)
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"larceny_{game.replace('-', '_')}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in every_seat(self.setting.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in by_seat(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.setting.decisions) for agent in self.possible_agents
        }
        self._dice = Random()

    def _space(self) -> spaces.Dict:
        decisions, length = (self.setting.decisions,), (self.layout.length,)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, length, np.int8),
                "action_mask": spaces.Box(0, 1, decisions, np.int8),
            }
        )

    @property
    def layout(self) -> Layout:
        """Say where everything stands in an observation."""
        return self.setting.layout

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what observations of an agent are made of."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the decisions, by index."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew; with a seed, the same games follow as ever after this seed."""
        if seed is not None:
            self._dice = Random(seed)
        self.seats = Seats(self.setting, str(self._dice.getrandbits(64)))
        agents = self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.seats.state.deciders()[0]]
        self._skip_agent_selection = None

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the agent who decides now, as long as there is one: a loop steps each time.

        As in the base class, here and in `last`, with fewer calls: every decision passes through.
        """
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Do what the selected agent decided; the next one is selected."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seats = self.seats
        seats.act(self._seat_of[agent], action)
        deciders = seats.state.deciders()
        if deciders:
            self.agent_selection = self.possible_agents[deciders[0]]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Pay out: nothing has been paid before."""
        paid = rewards(self.setting.game, self.seats.state, self.setting.players, self.reward)
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the agent who decides now sees, and how it stands for it."""
        agent = self.agent_selection
        return (
            self.seats.observe(self._seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and what it may decide now."""
        return self.seats.observe(self._seat_of[agent])

    def render(self) -> str | None:
        """Draw the table, laid open; `human` prints it."""
        if self.render_mode is None:
            return None
        drawn = picture(self.setting.game, self.seats.state)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing stays open."""


def raw_env(**settings: Any) -> LarcenyEnv:
    """Return the environment without wrappers; an illegal action raises IllegalAction."""
    return LarcenyEnv(**settings)


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """Return the environment in the usual wrappers; an illegal action loses the game."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
