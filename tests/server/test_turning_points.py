"""The course of a finished game, and the moments that decided it."""

import pytest

from larceny.games.registry import GAMES

from .api import Api, play, started


@pytest.mark.anyio
@pytest.mark.parametrize("name", GAMES)
async def test_the_course_of_a_finished_game(api: Api, name: str) -> None:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    table = await started(api, players, game=name)
    path = f"/api/tables/{table}/course"
    assert await players[0].refused("GET", path) == (400, "still-playing")
    await play(api, table)
    course = await players[0].did("GET", path)
    record = await players[0].did("GET", f"/api/tables/{table}/record")
    assert course["standings"][-1]["points"] == record["result"]["scores"]
    steps = (await players[0].did("GET", f"/api/tables/{table}/replay", eyes="all"))["steps"]
    decided_in = [steps[max(0, number - 1)]["chapter"] for number in range(len(steps))]
    assert [one["chapter"] for one in course["standings"]] == list(dict.fromkeys(decided_in))
    for standing in course["standings"]:
        last = len(decided_in) - 1 - decided_in[::-1].index(standing["chapter"])
        assert standing["seq"] == last
    for moment in course["moments"]:
        assert moment["chapter"] == decided_in[moment["seq"]]
        assert moment["events"] == steps[moment["seq"]]["events"]
    assert course["moments"] or not record["result"]["winners"]
