"""Cuckoo through every door of the house. `test_sample` runs this where Cuckoo is installed."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pyspiel
import pytest
from pettingzoo.test import api_test

import larceny
from larceny import rulebook
from larceny.bots import default_bot, names_for
from larceny.bots.registry import adviser
from larceny.games.registry import GAMES
from larceny.kernel.checks import check_game
from larceny.kernel.play import Match
from larceny.kernel.record import to_json
from larceny.lab.peers import first, meet
from larceny.protocol import messages as m
from larceny.protocol.reading import ANY, reading_ms
from larceny.rulebook.__main__ import with_tables
from larceny.server.domain.tables import Status
from tests.cli.conftest import CommandLine
from tests.server.api import Api, play, serve, started
from tests.server.waiting import PATIENCE_S

GAME = "cuckoo"
BOTS = ("nester", "searcher:sims=20", "random")


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LARCENY_TRACEBACK", "1")
    return CommandLine(tmp_path / "state")


# From Python ------------------------------------------------------------------------------------


def test_it_is_listed_after_our_own() -> None:
    assert list(GAMES)[-1] == GAME
    assert list(larceny.GAMES) == list(GAMES)
    assert len(GAMES) == 3


def test_it_keeps_what_must_hold_for_any_game() -> None:
    game = larceny.game(GAME)
    check_game(game, game.ruleset("short"), 5, "door", thorough_every=2)


def test_its_own_bot_a_searcher_and_dice_play_it() -> None:
    assert names_for(GAME) == ("nester", "searcher", "random")
    assert default_bot(GAME) == "nester"
    game = larceny.game(GAME)
    record = larceny.play(Match(game, game.ruleset("cuckoo"), 3, "bots"), list(BOTS))
    assert larceny.verify(record).is_over


def test_the_searcher_beats_dice() -> None:
    rows = larceny.simulate(
        GAME, players=2, bots=["searcher:sims=60", "random"], games=40, seed="better"
    )
    assert sum(row["winners"] == [0] for row in rows) > 22


def test_hints_and_analysis_come_from_the_searcher() -> None:
    game = larceny.game(GAME)
    match = Match(game, game.ruleset("cuckoo"), 2, "hint")
    seat = match.deciders[0]
    assert larceny.hint(match, seat).action in match.legal_actions(seat)
    assert adviser(GAME) is not adviser(GAME)
    with pytest.raises(larceny.LarcenyError, match="cannot-be-counted"):
        larceny.chances(match, seat)
    record = larceny.play(match, ["nester", "random"])
    assert list(larceny.analyse(record, sims=5))


def test_its_paragraphs_are_found_in_any_language() -> None:
    assert larceny.paragraph("CU-2.2").title == "The turn"
    assert rulebook.chapters(GAME, "fr") == rulebook.chapters(GAME)
    text = rulebook.source(GAME).read_text(encoding="utf-8")
    assert with_tables(GAME, text) == text


def test_every_event_can_be_read_for_a_while() -> None:
    assert reading_ms(GAME, {"event": "Kept", "seat": 0}) == ANY.ms


# In the terminal --------------------------------------------------------------------------------


def test_it_is_played_in_the_terminal(terminal: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    told = terminal.works(
        *("play", GAME, "--players", "3", "--bots", "nester,searcher:sims=20", "--seed", "door"),
        *("--save", str(path)),
        typed="h\n?\nkeep\n" + "swap\nkeep\n1\n2\n" * 200,
    )
    assert "What do you do?" in told
    assert "CU-2.2" in told
    assert "You: kept" in told
    assert "gives the same events" in terminal.works("verify", str(path))
    assert "Move 1 of" in terminal.works("replay", str(path))
    assert terminal.works("convert", str(path), "--to", "text").startswith("Larceny record 1")


def test_commands_about_rules_and_positions_know_it(terminal: CommandLine) -> None:
    assert "The last player" in terminal.works("rules", GAME)
    assert "swap" in terminal.works("rules", GAME, "--actions")
    line = terminal.works(
        "position", "--deal", "--game", GAME, "--players", "3", "--seed", "x"
    ).strip()
    assert "Seat" in terminal.works("position", line, "--open")


# In bulk ----------------------------------------------------------------------------------------


def test_simulations_and_reports(terminal: CommandLine, tmp_path: Path) -> None:
    rows, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    terminal.works(
        *("simulate", GAME, "--players", "2-4", "--games", "20", "--bots", "nester"),
        *("--jobs", "1", "--out", str(rows)),
    )
    assert {json.loads(line)["game"] for line in rows.read_text().splitlines()} == {GAME}
    terminal.works("report", str(rows), "--out", str(page))
    assert "Cuckoo by nester" in page.read_text(encoding="utf-8")


def test_the_arena(terminal: CommandLine) -> None:
    told = terminal.works(
        *("arena", GAME, "--bots", "nester,searcher:sims=10,random", "--players", "2"),
        *("--games", "6", "--jobs", "1"),
    )
    assert "Cuckoo · ladder" in told


# For research -----------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo() -> None:
    for memory in (False, True):
        api_test(larceny.env(GAME, memory=memory), num_cycles=50)


def test_openspiel() -> None:
    assert "larceny_cuckoo" in larceny.register_openspiel()
    game = pyspiel.load_game("larceny_cuckoo(players=3,edition=short)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state, dice = game.new_initial_state(), Random(1)
    while state.is_chance_node():
        state.apply_action(dice.randrange(256))
    player = state.current_player()
    twin = state.resample_from_infostate(player, dice.random)
    assert twin.observation_string(player) == state.observation_string(player)


def test_the_searcher_meets_the_search_of_openspiel() -> None:
    assert [met.seat for met in first(meet(GAME, 2, "searcher", 2.0, "peers"), 2)] == [0, 1]


# Over the server --------------------------------------------------------------------------------


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path) as api:
        yield api


@pytest.mark.anyio
async def test_the_api_tells_of_it(api: Api) -> None:
    guest = await api.guest()
    (told,) = [
        one for one in (await guest.did("GET", "/api/games"))["games"] if one["name"] == GAME
    ]
    assert told["title"] == "Cuckoo"
    assert told["bots"] == ["nester", "searcher", "random"]
    assert (told["least_seats"], told["most_seats"]) == (2, 8)
    details = await guest.did("GET", f"/api/games/{GAME}")
    assert [field["name"] for field in details["fields"]] == ["lives", "last_may_draw"]
    assert details["fields"][1]["paragraphs"] == ["CU-2.3"]
    assert (await guest.did("GET", f"/api/games/{GAME}/rules"))["chapters"]
    assert (await guest.did("GET", f"/api/games/{GAME}/rules/CU-2.2"))["title"] == "The turn"


@pytest.mark.anyio
async def test_people_play_it_over_the_server(api: Api) -> None:
    players = [await api.guest(one) for one in ("Ann", "Bo", "Cy")]
    table = await started(api, players, game=GAME)
    assert await play(api, table) > 5
    record = await players[0].did("GET", f"/api/tables/{table}/record")
    found = larceny.read_record(json.dumps(record))
    assert larceny.verify(found).is_over
    assert to_json(found)
    shown = await players[1].did("GET", f"/api/tables/{table}/replay", eyes="all")
    assert len(shown["steps"]) == len(found.moves) + 1


@pytest.mark.anyio
async def test_bots_play_it_with_people_over_the_server(api: Api) -> None:
    host = await api.guest("Ann")
    table = await host.new_table(game=GAME, seats=3, edition="short", pace="at-once")
    for seat, bot in ((1, "nester"), (2, "searcher")):
        await host.did("POST", f"/api/tables/{table}/bot", seat=seat, bot=bot)
    await host.did("POST", f"/api/tables/{table}/ready", contribution="luck")
    await host.did("POST", f"/api/tables/{table}/start")
    referee = api.service.referee
    position = (await api.service.sessions.find(table)).position
    async with asyncio.timeout(PATIENCE_S):
        while api.table(table).status is not Status.OVER:
            if 0 in position.state.deciders():
                await referee.act(host.id, m.Act(table, f"{position.seq}", position.seq, "keep"))
            else:
                await asyncio.sleep(0.01)
    record = await host.did("GET", f"/api/tables/{table}/record")
    assert larceny.verify(larceny.read_record(json.dumps(record))).is_over
