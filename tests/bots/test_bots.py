"""Bots play whole games, never illegally, always the same way, and never look into a state."""

import ast
import gc
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType

import pytest

import larceny.bots
import larceny.nets
from larceny.bots import UnknownBot, make, make_table, names_for, registry
from larceny.bots.random_bot import RandomBot
from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record
from tests.effort import amount, some


def played(
    game: str, names: list[str], edition: str, players: int, secret: str, **changes: object
) -> Record:
    rules = find_game(game).ruleset(edition, **changes)
    match = Match(find_game(game), rules, players, secret)
    return play(match, make_table(game, names, players, secret))  # an illegal choice would raise


WITH_GRANDMASTER = [game for game in GAMES if "grandmaster" in names_for(game)]


def tables() -> list[tuple[str, str, int]]:
    """List every edition of every game, with every number of players."""
    found = []
    for name, game in GAMES.items():
        for edition, rules in sorted(game.editions.items()):
            for players in range(2, 9):
                try:
                    rules.check_players(players)
                except InvalidRuleset:
                    break
                found.append((name, edition, players))
    return found


@pytest.mark.parametrize(
    ("bot", "game", "edition", "players"),
    [
        *(("master:sims=2", *table) for table in some(tables(), quick=2, usual=5)),  # it takes long
        *(("expert", *table) for table in some(tables(), quick=4, usual=12)),
        *(("grandmaster", *table) for table in tables() if table[0] in WITH_GRANDMASTER),
        *((bot, *table) for bot in ("novice", "random") for table in tables()),
    ],
)
def test_plays_whole_games(bot: str, game: str, edition: str, players: int) -> None:
    record = played(game, [bot], edition, players, f"{edition}/{players}")
    assert record.result is not None


UNUSUAL: dict[str, tuple[dict[str, object], ...]] = {
    "master-thieves": (
        {},
        {"drawers_seen_by": "opener"},
        {"plain_wood": True},
        {"sticky_drawers": 0.5},
        {"fill_order": "free"},
        {"box_diamonds": 0},
    ),
    "forty-thieves": (
        {"leaders": True, "three_tales": True},
        {"leaders": True, "three_tales": True, "family": True},
        {"fixed_jars": True},
        {"lantern_adjacency": "eight"},
        {"touching": "between", "merchant_loot": "free_choice"},
        {"evil_eye_tokens": 0},
    ),
}


def unusual_tables() -> list[tuple[str, str, dict[str, object]]]:
    """List all unusual rules, each with one of the editions in turn, or with every one of them."""
    return [
        (name, editions[(number + turn) % len(editions)], changes)
        for name, game in GAMES.items()
        for editions in (sorted(game.editions),)
        for number, changes in enumerate(UNUSUAL[name])
        for turn in range(amount(quick=1, usual=1, soak=len(editions)))
    ]


@pytest.mark.parametrize(
    ("game", "edition", "changes"), some(unusual_tables(), quick=3, usual=8), ids=str
)
def test_all_play_by_unusual_rules(game: str, edition: str, changes: dict[str, object]) -> None:
    strong = "grandmaster" if game in WITH_GRANDMASTER else "novice"
    bots = [strong, "expert", "master:sims=2"]
    assert played(game, bots, edition, 3, "unusual", **changes).result is not None


MIDDLE = {
    "master-thieves": ("french 3 phase=open actor=0 chosen=T,S,D hands=SJGMD,JGTMD,SJGTM rest=B.E"),
    "forty-thieves": "standard 3 phase=action board=gm^,A,.,./.,.,.,./.,.,.,./.,.,.,. hands=S;D;-",
}


@pytest.mark.parametrize("game", GAMES)
def test_all_can_begin_in_the_middle_of_a_game(game: str) -> None:
    rules = find_game(game).ruleset(find_game(game).default_edition)
    match = Match(find_game(game), rules, 3, "middle", start=MIDDLE[game])
    assert (
        play(match, make_table(game, ["novice", "expert", "master:sims=2"], 3, "middle")).result
        is not None
    )


SPECS = [
    *((game, bot) for game in GAMES for bot in ("random", "novice", "expert", "master:sims=4")),
    *(
        (game, bot)
        for game in WITH_GRANDMASTER
        for bot in ("grandmaster", "grandmaster:sims=4", "grandmaster:strength=3")
    ),
]


@pytest.mark.parametrize(("game", "bot"), SPECS)
def test_the_same_seed_plays_the_same_game(game: str, bot: str) -> None:
    edition = find_game(game).default_edition
    first, again = (played(game, [bot], edition, 4, "same") for _ in range(2))
    assert first == again
    assert first.moves != played(game, [bot], edition, 4, "another").moves


@pytest.mark.parametrize("game", GAMES)
def test_the_novice_clearly_beats_dice(game: str) -> None:
    games, won = amount(quick=12, usual=20, soak=200), 0.0
    edition = find_game(game).default_edition
    for number in range(games):
        names = ["random"] * 4
        names[number % 4] = "novice"
        result = played(game, names, edition, 4, f"duel/{number}").result
        assert result is not None
        won += (number % 4 in result.winners) / len(result.winners)
    assert won / games > 0.6  # a fair share would be a quarter


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_made_by_game_and_name(game: str) -> None:
    best_first = ("grandmaster", "master", "expert", "novice", "random")
    assert names_for(game) == best_first
    with pytest.raises(UnknownBot) as refusal:
        make(game, "genius", "seed")
    assert refusal.value.details["known"] == list(names_for(game))
    with pytest.raises(UnknownBot):
        make_table(game, ["random", "random"], 3, "seed")


@pytest.mark.parametrize(
    ("spec", "code", "details"),
    [
        ("novice:sims=3", "option", {"option": "sims", "known": ["slots", "boldness"]}),
        ("expert:half_life=", "value", {"option": "half_life", "value": ""}),
        ("expert:half_life=-1", "value", {"option": "half_life", "value": "-1"}),
        ("master:sims=many", "value", {"option": "sims", "value": "many"}),
        ("master:ms=inf", "value", {"option": "ms", "value": "inf"}),
        ("master:ms=nan", "value", {"option": "ms", "value": "nan"}),
    ],
)
def test_options_are_numbers_that_the_bot_has(
    spec: str, code: str, details: dict[str, object]
) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make("master-thieves", spec, "seed")
    assert refusal.value.code == code
    assert details.items() <= dict(refusal.value.details).items()


def test_a_bot_is_not_given_the_secret_that_its_seed_is_made_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    class Nosy(RandomBot):
        def __init__(self, seed: str) -> None:
            made.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(registry, "RandomBot", Nosy)
    make("a game that no bot was made for", "random", "the secret/bot 1")
    assert "secret" not in made[0]


def test_only_dice_play_a_game_that_no_bot_was_made_for() -> None:
    assert names_for("chess") == ("random",)
    with pytest.raises(UnknownBot):
        make("chess", "novice", "seed")


WRITTEN = [
    path
    for package in (larceny.bots, larceny.nets)
    for path in sorted(Path(package.__file__ or "").parent.rglob("*.py"))
]

HOLD_POSITIONS = {
    *(f"master_thieves/{name}.py" for name in ("master", "model", "rollout")),
    *(f"forty_thieves/{name}.py" for name in ("master", "model", "rollout", "seat_knowledge")),
    *(f"forty_thieves/{name}.py" for name in ("advice", "sightings")),
}
"""Where positions or knowledge are held, all of it from what a seat has witnessed."""


@pytest.mark.parametrize(
    "path",
    [path for path in WRITTEN if f"{path.parent.name}/{path.name}" not in HOLD_POSITIONS],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_bots_never_import_what_would_tell_them_more_than_their_seat_knows(path: Path) -> None:
    forbidden = {"state", "transition", "knowledge", "game", "notation", "legality"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[:2] == ["larceny", "games"]:
                assert not forbidden & set(parts[3:])


CURIOUS = {"gc", "inspect", "sys", "traceback", "ctypes", "weakref"}
"""With these one could look into the memory of the program that asks."""


@pytest.mark.parametrize("path", WRITTEN)
def test_bots_do_not_look_around_in_memory(path: Path) -> None:
    if path.name == "analysis_worker.py":  # a program of its own, and no bot
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
            assert not CURIOUS & {name.partition(".")[0] for name in names}


@pytest.mark.parametrize(("game", "spec"), SPECS)
def test_a_bot_decides_the_same_at_tables_that_its_seat_cannot_tell_apart(
    game: str, spec: str
) -> None:
    """What a seat may not know is drawn anew; the bot must not notice."""
    rules_of = find_game(game)
    rules, dice = rules_of.ruleset(rules_of.default_edition), Random(f"{game}/{spec}")
    match = Match(rules_of, rules, 3, "worlds")
    bots = [make(game, spec, "same") for _ in range(2)]
    knowledge = rules_of.knowledge(rules, 3, Seat(0))
    for bot in bots:
        bot.begin(Seat(0), rules)
    news, asked = list(match.events), 0
    while not match.is_over and asked < 12:
        for event in news:
            happened = rules_of.witnessed(event, Seat(0))
            knowledge.witness(happened)
            for bot in bots:
                bot.witness(happened)
        seat = match.deciders[0]
        legal = match.legal_actions(seat)
        if seat == 0 and len(legal) > 1 and dice.random() < 0.5:
            asked += 1
            other = knowledge.sample(match.view(Seat(0)), Chance.of(f"other/{asked}"))
            chosen = [
                bot.choose(rules_of.view(state, Seat(0)), rules_of.legal_actions(state, Seat(0)))
                for bot, state in zip(bots, (match.state, other), strict=True)
            ]
            assert chosen[0] is chosen[1]
        news = match.act(seat, dice.choice(legal))
    assert asked >= 10


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_bot_gets_leads_to_the_position(game: str) -> None:
    rules_of = find_game(game)
    match, dice = Match(rules_of, rules_of.ruleset(rules_of.default_edition), 3, "gc"), Random(1)
    for _ in range(60):
        seat = match.deciders[0]
        legal = match.legal_actions(seat)
        events = match.act(seat, dice.choice(legal))
        given: list[object] = [match.view(Seat(0)), legal, match.rules]
        given += [rules_of.witnessed(event, Seat(0)) for event in events]
        assert not any(isinstance(thing, type(match.state)) for thing in reachable(given))


def reachable(things: list[object]) -> list[object]:
    """List everything that can be come to from some things, except by way of types and modules."""
    seen, rest = {}, list(things)
    while rest:
        thing = rest.pop()
        if id(thing) not in seen and not isinstance(thing, type | ModuleType | FunctionType):
            seen[id(thing)] = thing
            rest += gc.get_referents(thing)
    return list(seen.values())
