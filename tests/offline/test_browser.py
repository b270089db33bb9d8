"""The door for JavaScript, and what is loaded behind it."""

import json
import subprocess
import sys

from larceny.games.registry import GAMES
from larceny.offline.browser import begin

LOADED = """
import sys
from larceny.offline.browser import begin
door = begin(lambda *kept: None, lambda text: None, lambda text: None)
for game in ("{}").split():
    status, text = door.ask("POST", "/api/tables", '{{"game": "%s", "seats": 3}}' % game)
    assert status == 200, text
for path in ("/api/puzzles", "/api/puzzles/daily", "/api/puzzles/trainer"):
    assert door.ask("GET", path, None)[0] == 200
allowed = sys.stdlib_module_names | {{"larceny"}}
found = {{name.partition(".")[0] for name in sys.modules}} - allowed
print(sorted(name for name in found if not name.startswith("_")))
"""


def test_texts_go_in_and_come_out() -> None:
    kept: dict[str, str | None] = {}
    said: list[str] = []
    solved: list[str] = []
    door = begin(lambda id_, text, about: kept.update({id_: text}), said.append, solved.append)
    door.be("ann", "Ann")
    game = next(iter(GAMES))
    status, text = door.ask("POST", "/api/tables", json.dumps({"game": game, "seats": 2}))
    told = json.loads(text)
    assert status == 200
    assert [told["host"], told["seats"][0]["name"]] == ["ann", "Ann"]
    door.say(json.dumps({"type": "subscribe", "table": told["id"]}))
    assert json.loads(said[0])["type"] == "snapshot"
    again = begin(lambda *_: None, said.append, solved.append)
    again.load(str(kept[told["id"]]))
    assert again.ask("GET", f"/api/tables/{told['id']}", None)[0] == 200
    status, puzzle = door.ask("POST", "/api/puzzles", "{}")
    again.load_solved(solved[-1])
    assert again.ask("POST", "/api/puzzles", "{}") == (status, puzzle)


def test_nothing_but_the_standard_library_is_loaded() -> None:
    program = LOADED.format(" ".join(GAMES))
    ran = subprocess.run(
        [sys.executable, "-S", "-c", program],
        env={"PYTHONPATH": "src", "LARCENY_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout.strip(), ran.stderr) == ("[]", "")
