"""Making an environment by name: rules are read by the engine, so they are refused alike."""

from inspect import signature
from typing import Any

from larceny.envs.rewards import Reward
from larceny.games.registry import find_title
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.game import Ruleset
from larceny.kernel.title import load

from .chance import GENERATORS
from .env import Env
from .game import Game, NotCovered


def make(
    game: str,
    edition: str | None = None,
    players: int | None = None,
    *,
    memory: bool = False,
    reward: str = "win",
    chance: str = "threefry",
    again: bool = True,
    **changes: Any,
) -> Env:
    """Return an environment of a game by an edition's rules; `changes` are fields that differ.

    `memory`: an observation also holds what a perfect memory knows. `reward`: "win" or "score", as
    in the engine's environments. `chance`: "threefry", or "pcg" for play-outs. `again`: where a
    game has ended the next one begins in the same step. Raises `InvalidRuleset` where there are no
    such rules, and `NotCovered` where only the engine knows them.
    """
    try:
        title = find_title(game)
        rules = title.game.ruleset(edition or title.game.default_edition, **changes)
        seats = title.players if players is None else players
        rules.check_players(seats)
    except InvalidRuleset as refusal:
        refusal.add_note(sentence(game, refusal))
        raise
    if chance not in GENERATORS:
        raise ValueError(f"There is no generator {chance!r}, only {_listed(GENERATORS)}.")
    if reward not in [kind.value for kind in Reward]:
        raise ValueError(f"There is no reward {reward!r}, only {_listed(Reward)}.")
    made = game_for(game, rules, seats, chance=chance, memory=memory, in_parts=True)
    return Env(made, Reward(reward), memory=memory, again=again)


def game_for(
    name: str,
    rules: Ruleset,
    players: int,
    *,
    chance: str = "pcg",
    memory: bool = False,
    in_parts: bool = False,
) -> Game:
    """Return the rules on words of a game, for a ruleset of the engine.

    `in_parts`: a step may stop before the next decision, which is quicker (see `settling`).
    """
    part = find_title(name).twin
    if part is None:
        raise NotCovered(name, "game", name)
    maker = load(part)
    wishes: dict[str, Any] = dict(getattr(maker, "parts", {})) if in_parts else {}
    if memory and "memory" in signature(maker).parameters:  # else it follows from the state
        wishes["memory"] = True
    made: Game = maker(rules, players, generator=GENERATORS[chance], **wishes)
    return made


def sentence(game: str, refusal: InvalidRuleset) -> str:
    """Say in a sentence why there are no such rules: a traceback shows it below the error."""
    told = refusal.details
    match refusal.code:
        case "unknown-game":
            return f"There is no game {game}, only {_listed(told['known'])}."
        case "unknown-edition":
            return f"{game} has no edition {told['edition']}, only {_listed(told['known'])}."
        case "players":
            return (
                f"{game} is for {told['least']} to {told['most']} players, not {told['players']}."
            )
        case "unknown-field":
            return f"No rule of {game} is called {told['field']}."
        case _:
            return f"These rules of {game} do not go together: {refusal}."


def _listed(names: Any) -> str:
    return ", ".join(map(str, names))
