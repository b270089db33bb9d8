"""What a net is told at one table: by one ruleset, with one number of players.

A net has one set of weights for all rulesets and all sizes of the table. Its inputs are those of
the largest table; at a smaller one, those of the absent seats are nothing, so their weights are
left out. What never changes at a table (how many sit there, by which rules) is a row of numbers of
its own.
"""

import json
from collections.abc import Sequence
from functools import cache, cached_property
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from larceny.games.registry import find_title
from larceny.kernel.fields import FieldsOnly
from larceny.kernel.title import load
from larceny.twin.ops import Word

from .inputs import AtOnce, Input, Recipe, Symmetries, places, taken_from

Floats = NDArray[np.float32]


@cache
def recipe_of(game: str) -> Recipe:
    """Return what nets of a game are told; raise ValueError if there are none."""
    reference = find_title(game).net_inputs
    if reference is None:
        raise ValueError(f"nobody has said what nets of {game} are told")
    recipe: Recipe = load(reference)
    return recipe


class Table:
    """What a net is told at one table."""

    def __init__(self, game: str, rules: FieldsOnly, players: int, unturned: bool = False) -> None:
        """Take a kind of table; `unturned` asks about it as it lies, and in no other way."""
        self.game, self.rules, self.players, self.unturned = game, rules, players, unturned
        self.recipe = recipe_of(game)
        self.at_once = _at_once(self.recipe, rules, players)
        told = [*self.recipe.inputs(players), *_inputs(self.at_once)]
        hidden = self.recipe.hidden_inputs(players)
        self.rows = _rows(told, _widest(game))
        self.hidden_rows = _rows(hidden, _widest_hidden(game)) + len(_widest(game))
        self.scale, self.shift = _scaling(told)
        self.hidden_scale, self.hidden_shift = _scaling(hidden)

    def numbers(self, observation: Sequence[Word]) -> list[Word]:
        """Return the inputs of an observation, from 0 to 255."""
        made = self.recipe.numbers(self.players, observation)
        if self.at_once is None:
            return made
        return [*made, *self.at_once(np.array(observation, np.uint8))]

    def numbers_of_many(
        self, observations: Sequence[Sequence[Word]] | NDArray[Any]
    ) -> NDArray[np.uint8]:
        """Return the inputs of many observations, a row for each: faster than one by one."""
        many = len(observations)
        if not many:
            return np.zeros((0, len(self.rows)), np.uint8)
        columns: Any = np.ascontiguousarray(np.asarray(observations, np.uint32).T)
        made = [columns[self._taken]]
        made += [np.broadcast_to(one, (1, many)) for one in self.derived(columns)]
        if self.at_once is not None:
            made.append(self.at_once(columns.astype(np.uint8)))
        return np.concatenate(made).T.astype(np.uint8, order="C")

    def told(self, observations: Sequence[Sequence[int]]) -> NDArray[np.uint8]:
        """Return the inputs of observations: of each a row for every way to look at the table."""
        if self.symmetries is not None:
            seen = np.array(observations, np.uint8)
            every_way = seen[:, self.symmetries.numbers]
            return self.numbers_of_many(every_way.reshape(-1, seen.shape[1]))
        if len(observations) == 1:
            return np.array([self.numbers(observations[0])], np.uint8)
        return self.numbers_of_many(np.array(observations, np.uint8))

    @cached_property
    def symmetries(self) -> Symmetries | None:
        """Return the ways to look at the table, if there are several."""
        if self.unturned or self.recipe.symmetries is None:
            return None
        return self.recipe.symmetries(self.rules, self.players)

    @cached_property
    def _taken(self) -> NDArray[np.int32]:
        return np.array(self.taken, np.int32)

    @property
    def taken(self) -> tuple[int, ...]:
        """Say where in an observation the first inputs stand: those that are told as they are."""
        return taken_from(self.recipe, self.players)

    def derived(self, observation: Sequence[Word]) -> list[Word]:
        """Return only the other inputs, which are worked out."""
        return self.recipe.derived_numbers(self.players, observation)

    def hidden_numbers(self, others: Sequence[Sequence[Word]]) -> list[Word]:
        """Return what only a critic is told."""
        return self.recipe.hidden_numbers(self.players, others)

    @cached_property
    def setting(self) -> Floats:
        """Return what never changes here, as numbers for the net."""
        least, most, _ = self.rules.seats()
        told = [float(self.players == count) for count in range(least, most + 1)]
        for one in self.rules.describe():
            if one.allowed is not None:
                told += [float(one.value == value) for value in one.allowed]
            else:
                told.append(float(one.value) / max(1.0, float(one.most or 1)))
        return np.array(told, np.float32)


def widths(game: str) -> tuple[int, int]:
    """Return how many inputs nets of a game have, and how many more its critic."""
    return len(_widest(game)), len(_widest_hidden(game))


def fingerprint(game: str, rules: FieldsOnly) -> str:
    """Tell apart nets that are told different things."""
    told: list[Any] = [
        [one.name, one.scale, one.shift] for one in (*_widest(game), *_widest_hidden(game))
    ]
    told += [[one.name, one.allowed, one.least, one.most] for one in rules.describe()]
    return sha256(json.dumps(told).encode()).hexdigest()[:16]


def _at_once(recipe: Recipe, rules: FieldsOnly, players: int) -> AtOnce | None:
    if recipe.at_once is None:
        return None
    return recipe.at_once(rules, players, places(recipe.plan, players))


def _inputs(at_once: AtOnce | None) -> Sequence[Input]:
    return () if at_once is None else at_once.inputs


@cache
def _widest(game: str) -> list[Input]:
    recipe = recipe_of(game)
    most, played = recipe.most_players, find_title(game).game
    rules = played.ruleset(played.default_edition)
    return [*recipe.inputs(most), *_inputs(_at_once(recipe, rules, most))]


@cache
def _widest_hidden(game: str) -> list[Input]:
    recipe = recipe_of(game)
    return recipe.hidden_inputs(recipe.most_players)


def _rows(told: Sequence[Input], widest: Sequence[Input]) -> NDArray[np.int32]:
    at = {one.name: row for row, one in enumerate(widest)}
    if len(at) < len(widest):
        raise ValueError("two inputs have one name")
    return np.array([at[one.name] for one in told], np.int32)


def _scaling(told: Sequence[Input]) -> tuple[Floats, Floats]:
    return (
        np.array([one.scale for one in told], np.float32),
        np.array([one.shift for one in told], np.float32),
    )
