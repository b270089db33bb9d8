"""What `larceny` offers as functions: each joins a few calls of the floors below.

Bots, the lab and the environments are imported when they are called: who only checks a record does
not wait for them, and who has no numpy can do everything but learn.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

from larceny.games.forty_thieves import FortyThieves
from larceny.games.master_thieves import MasterThieves
from larceny.games.records import rules_of
from larceny.games.registry import DEFAULT_GAME, AnyGame, find_game
from larceny.kernel import play as kernel
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat, Viewer
from larceny.kernel.game import ActionT, Knowledge, Ruleset, RulesT, StateT, ViewT
from larceny.kernel.play import Decider, Match
from larceny.kernel.record import Record
from larceny.kernel.sealed_deal import chance_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from larceny.bots.advice import Advice, Adviser, Chances
    from larceny.envs.pettingzoo_env import LarcenyEnv
    from larceny.lab.playing import Played
    from larceny.lab.tables import Setting

AnyMatch = Match[Any, Any, Any, Any]
AnyDecider = Decider[Any, Any, Any]


@overload
def game(name: Literal["master-thieves"]) -> MasterThieves: ...
@overload
def game(name: Literal["forty-thieves"]) -> FortyThieves: ...
@overload
def game(name: str) -> AnyGame: ...


def game(name: str) -> AnyGame:
    """Return the rules of a game: one of `GAMES`.

    Raises `InvalidRuleset` if there is none of that name.
    """
    return find_game(name)


# A match, and records of it ---------------------------------------------------------------------


def play(
    match: Match[RulesT, StateT, ActionT, ViewT],
    players: Sequence[str | Decider[RulesT, ViewT, ActionT]],
    seed: str | None = None,
) -> Record:
    """Play a match to its end, and return its record.

    There is one player for each seat: a `Decider`, or what `bot` would take, such as `"novice"` or
    `"master:sims=200"`. Bots named so throw dice by `seed`, or by the match's own secret; the same
    seed plays the same game again. A match may have been begun before.
    """
    from larceny.bots import UnknownBot, make_table

    seats = len(match.names)
    if len(players) != seats:
        raise UnknownBot("count", given=len(players), seats=seats)
    specs = [player if isinstance(player, str) else "random" for player in players]
    bots = make_table(match.game.name, specs, seats, match.secret if seed is None else seed)
    seated = [
        made if isinstance(player, str) else player
        for player, made in zip(players, bots, strict=True)
    ]
    return kernel.play(match, seated)


def replay(record: Record) -> AnyMatch:
    """Play a recorded game again, and return the match as it then stands.

    Raises `InvalidRecord` where that cannot be done: a move is not legal, the secret is not shown,
    or the game was played under a `rules_version` that this package does not have.
    """
    return kernel.replay(rules_of(record), record)


def verify(record: Record) -> AnyMatch:
    """Check a record by playing it again, and return the match.

    Raises `InvalidRecord` unless the secret is the one that was committed to, every move is legal,
    and the game comes to the same events and the same result.
    """
    return kernel.verify(rules_of(record), record)


# What a seat knows ------------------------------------------------------------------------------


def knowledge(
    match: Match[RulesT, StateT, ActionT, ViewT], viewer: Viewer
) -> Knowledge[StateT, ViewT]:
    """Return all that a perfect memory knows who has watched a match from one seat.

    It is not told what happens afterwards; let it `witness` that, or ask again. A match that began
    with a position set up by hand is watched from there on.
    """
    memory = _memory(match, viewer)
    for event in match.events:
        memory.witness(match.game.witnessed(event, viewer))
    return memory


def _memory(
    match: Match[RulesT, StateT, ActionT, ViewT], viewer: Viewer
) -> Knowledge[StateT, ViewT]:
    """Return the memory as it is before anything happens."""
    rules_of_game = match.game
    if match.start is None:
        return rules_of_game.knowledge(match.rules, len(match.names), viewer)
    chance = chance_of(match.secret, match.contributions, match.sealed)
    first = rules_of_game.read_position(match.start, chance)
    return rules_of_game.knowledge_from(match.rules, rules_of_game.view(first, viewer))


def hint(match: AnyMatch, seat: Seat) -> "Advice":
    """Say what a good player would do in a seat that owes a decision, and why.

    It is made of what the seat has witnessed and nothing else. Raises `LarcenyError` if the seat
    owes no decision.
    """
    legal = match.legal_actions(seat)
    if not legal:
        raise LarcenyError("owes-no-decision", seat=seat)
    from larceny.bots.opinions import advice_for

    events = [match.game.witnessed(event, seat) for event in match.events]
    return advice_for(match.game.name, seat, match.rules, events, match.view(seat), legal)


def chances(match: AnyMatch, seat: Seat) -> "Chances":
    """Count what a seat cannot see: how likely each theft succeeds, and each front of each tile.

    The numbers are exact, from what the seat has witnessed. Raises
    `LarcenyError` for a game that cannot be counted like this.
    """
    from larceny.bots.advice import Reckoner

    adviser = _adviser(match, seat)
    if not isinstance(adviser, Reckoner):
        raise LarcenyError("cannot-be-counted", game=match.game.name)
    return adviser.chances(match.view(seat))


def _adviser(match: AnyMatch, seat: Seat) -> "Adviser":
    """Let an adviser stand behind a seat who has seen everything that the seat has."""
    from larceny.bots.registry import adviser

    standing = adviser(match.game.name)
    standing.begin(seat, match.rules)
    for event in match.events:
        standing.witness(match.game.witnessed(event, seat))
    return standing


# Bots, and many games ---------------------------------------------------------------------------


def bot(game: str, spec: str, seed: str) -> AnyDecider:
    """Return a bot for a game: a name, and options after colons, such as `"expert:half_life=6"`.

    With the same seed it decides the same way again, unless it plays by the clock (`ms=`).
    Raises `UnknownBot` for a name or an option that there is not.
    """
    from larceny.bots import make

    return make(find_game(game).name, spec, seed)


def bot_names(game: str) -> tuple[str, ...]:
    """Name the bots that play a game, the strongest first."""
    from larceny.bots import names_for

    return names_for(find_game(game).name)


def simulate(
    game: str,
    rules: Ruleset | None = None,
    *,
    players: int,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: str = "larceny",
    tallied: bool = False,
    jobs: int = 1,
) -> list[dict[str, Any]]:
    """Let bots play many games at one table, and tell how each went.

    There is one bot for all seats or one for each. A row has the columns that docs/lab.md
    describes; with `tallied`, also what the game counts about itself. Games are the same for any
    number of processes (`jobs`), and game `i` is dealt from the secret `seed/i`.
    """
    from larceny.lab.run import Run
    from larceny.lab.simulate import Simulation

    work = Simulation((_setting(game, rules, players),), tuple(bots), games, seed, tallied)
    return list(Run(work).play_all(jobs).rows())


def play_many(
    game: str,
    rules: Ruleset | None = None,
    *,
    players: int,
    games: int = 1_000,
    policy: str = "random",
    seed: str = "larceny",
) -> "list[Played]":
    """Play many games at one table in this process, as fast as the rules can be played.

    Where all seats play at random, no decision is seen from outside the rules: with compiled rules
    that is several times as fast as to ask for the legal actions and apply one. The deals are
    those of quick dice then, game `i` by `seed/i`. Any other policy is a bot, such as `"novice"`.
    """
    from larceny.bots import make_table
    from larceny.lab import playing

    setting = _setting(game, rules, players)
    if policy == "random":
        return list(playing.play_many(setting, games, seed))
    played = []
    for secret in (f"{seed}/{number}" for number in range(games)):
        bots = make_table(setting.game, [policy], players, secret)
        played.append(playing.play_by_bots(setting, bots, secret)[0])
    return played


def _setting(game: str, rules: Ruleset | None, players: int) -> "Setting":
    """Say what is played at a table of so many: the edition of these rules, or the usual one."""
    from larceny.lab.tables import Setting

    found = find_game(game)
    agreed: Ruleset = found.ruleset(found.default_edition) if rules is None else rules
    agreed.check_players(players)
    return Setting(found.name, agreed, players)


# Environments -----------------------------------------------------------------------------------


def env(
    game: str = DEFAULT_GAME,
    *,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    memory: bool = False,
    reward: Literal["win", "score"] = "win",
    render_mode: Literal["ansi", "human"] | None = None,
) -> "AECEnv[str, Any, int | None]":
    """Return a game as a PettingZoo environment, in the usual wrappers.

    An illegal action loses the game. `options` are fields of the ruleset that differ from the
    edition; with `memory` an observation also holds what a perfect memory knows. Needs the extra
    `larceny[research]`.
    """
    settings = {"edition": edition, "players": players, "options": options, "memory": memory}
    return _environments().env(game=game, reward=reward, render_mode=render_mode, **settings)


def raw_env(
    game: str = DEFAULT_GAME,
    *,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    memory: bool = False,
    reward: Literal["win", "score"] = "win",
    render_mode: Literal["ansi", "human"] | None = None,
) -> "LarcenyEnv":
    """Return the same environment without wrappers: faster, and an illegal action is refused.

    It raises `IllegalAction` then, and nothing has changed.
    """
    settings = {"edition": edition, "players": players, "options": options, "memory": memory}
    made: LarcenyEnv = _environments().raw_env(
        game=game, reward=reward, render_mode=render_mode, **settings
    )
    return made


def _environments() -> Any:
    try:
        from larceny.envs import pettingzoo_env
    except ImportError as missing:
        raise _needs_research(missing) from missing
    return pettingzoo_env


def register_openspiel() -> tuple[str, ...]:
    """Make all games known to OpenSpiel, and return the names that `pyspiel.load_game` takes.

    Needs the extra `larceny[research]`. To do it twice changes nothing.
    """
    try:
        from larceny.envs import openspiel_game
    except ImportError as missing:
        raise _needs_research(missing) from missing
    return tuple(kind.type.short_name for kind in openspiel_game.GAMES.values())


def _needs_research(missing: ImportError) -> ImportError:
    return ImportError(f"{missing}; please install the extra: pip install 'larceny[research]'")
