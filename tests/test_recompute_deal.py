"""A stranger's program deals recorded games once more, from docs/deals.md alone.

`tools/recompute_deal.mjs` knows nothing of Larceny but that page. What it deals must be what was
dealt, tile by tile, and a record that was tampered with must be noticed.
"""

import json
import os
import re
import subprocess
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.games import forty_thieves, master_thieves
from larceny.games.forty_thieves.notation.tiles import write_tile
from larceny.games.forty_thieves.transition import setting_up
from larceny.games.records import Form, write_record
from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from larceny.kernel.record import Record
from larceny.kernel.sealed_deal import AddedBy, BeaconRound, Chain, SealedDeal, SealScope, chance_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/deals.md"
NODE = ROOT / "tools/with-node"
AnyMatch = Match[Any, Any, Any, Any]
FITS, DOES_NOT_FIT, UNUSABLE = 0, 1, 2

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("master-thieves", "french", 2, {}),
    ("master-thieves", "english_a", 8, {}),
    ("master-thieves", "english_b", 5, {"fill_order": "free"}),
    ("master-thieves", "italian", 3, {"first_player": "seat_2"}),
    ("master-thieves", "french", 4, {"sticky_drawers": 0.3, "round_cap": 20}),
    ("forty-thieves", "standard", 2, {}),
    ("forty-thieves", "leaders", 3, {"first_player": "seat_1"}),
    ("forty-thieves", "three_tales", 4, {}),
    ("forty-thieves", "family", 2, {}),
    ("forty-thieves", "family", 3, {"fixed_jars": True}),
    ("forty-thieves", "standard", 4, {"fixed_jars": True, "leaders": True, "three_tales": True}),
]


def has_node() -> bool:
    installed = subprocess.run([NODE, "--installed"], check=False, capture_output=True)
    return installed.returncode == 0 or (ROOT / ".venv/bin/node").exists()


needs_node = pytest.mark.skipif(
    not has_node() and "CI" not in os.environ, reason="there is no Node: `make web` installs one"
)


def recompute(*files: Path) -> tuple[int, dict[Path, dict[str, str]]]:
    """Run the program on records; return how it ended, and what it says of each."""
    command = [*map(str, (NODE, "node", ROOT / "tools/recompute_deal.mjs", *files))]
    run = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    assert run.stderr == ""
    parts = run.stdout.split("Record: ")[1:] if len(files) > 1 else ["\n" + run.stdout]
    told = [
        dict(re.findall(r"^(\w+): (.*)$", part.split("\n", 1)[1], re.MULTILINE)) for part in parts
    ]
    return run.returncode, dict(zip(files, told, strict=True))


def played(name: str, edition: str, players: int, changes: dict[str, Any]) -> AnyMatch:
    """Play a game by lot, with what people and a bot add to the deal."""
    game, dice = find_game(name), Random(f"{name}/{edition}/{players}")
    added = [dice.choice(["", "café", f"{dice.random()}"]) for _ in range(players)]
    rules = game.ruleset(edition, **changes)
    match = Match(game, rules, players, f"secret {dice.random()}", added)
    while not match.is_over and len(match.moves) < 600:
        seat = dice.choice(match.deciders)
        match.act(seat, dice.choice(match.legal_actions(seat)))
    return match


def sealed(name: str, edition: str, players: int, changes: dict[str, Any]) -> AnyMatch:
    """Begin a game whose deal was sealed, by some; the last seat has withheld."""
    game, dice = find_game(name), Random(f"sealed {name}/{edition}/{players}")
    secret, table = f"secret {dice.random()}", "T" * 22
    places = [SealScope(table, commitment(secret), seat) for seat in range(players)]
    chains = [Chain(place, f"{dice.getrandbits(256):064x}") for place in places]
    added_by = [AddedBy.SEALED] * players
    added, seals = [chain.text(1) for chain in chains], [chain.seal for chain in chains]
    for seat, how in ((1, AddedBy.BOT), (2, AddedBy.PLAIN), (3, AddedBy.NONE)):
        if seat < players - 1:
            added_by[seat] = how
            added[seat] = "" if how is AddedBy.NONE else f"text {seat}"
            seals[seat] = "" if how is AddedBy.NONE else places[seat].seal(added[seat])
    added[-1] = ""
    signature = dice.randbytes(48)
    beacon = BeaconRound("chain", 7, signature.hex(), sha256(signature).hexdigest())
    deal = SealedDeal(
        table,
        1,
        tuple(added_by),
        tuple(seals),
        ((0, Seat(players - 1)),),
        beacon if players % 2 else None,
    )
    rules = game.ruleset(edition, **changes)
    match: AnyMatch = Match(game, rules, players, secret, added, sealed=deal)
    while not match.is_over and len(match.moves) < 60:
        seat = dice.choice(match.deciders)
        match.act(seat, dice.choice(match.legal_actions(seat)))
    return match


def dealt(match: AnyMatch) -> dict[str, str]:
    """Deal by our own rules; write it as the program does."""
    chance = chance_of(match.secret, match.contributions, match.sealed)
    key = chance.key.hex()
    if match.game is forty_thieves.GAME:
        state, _ = setting_up.deal(match.rules, len(match.names), chance)
        board = [write_tile(state.deck, tile) for tile in state.board]
        stack = [write_tile(state.deck, tile) for tile in reversed(state.stack)]
        rows = "/".join(",".join(board[row : row + 4]) for row in range(0, 16, 4))
        return {"Key": key, "Board": rows, "Stack": ",".join(stack), "First": f"{state.active}"}
    assert match.game is master_thieves.GAME
    box, _ = match.game.deal(match.rules, len(match.names), chance)
    first = box.to_fill[0] if box.asked < 0 else box.asked
    return {
        "Key": key,
        "Grain": "".join(chr(ord("a") + grain) for grain in box.grains),
        "Cards": ",".join("".join(map(str, six)) for six in box.numbers),
        "First": f"{first}",
    }


@needs_node
def test_real_records_of_both_games_are_dealt_again_from_the_page_alone(tmp_path: Path) -> None:
    matches = [how(*table) for table in TABLES for how in (played, sealed)]
    files: dict[Path, AnyMatch] = {}
    forms: tuple[Form, ...] = ("text", "json")
    for number, match in enumerate(matches):
        for form in forms:
            path = tmp_path / f"{number}.{form}"
            path.write_text(write_record(match.record(), form), encoding="utf-8")
            files[path] = match
    ended, told = recompute(*files)
    for path, match in files.items():
        expected = {"Commitment": "fits", **dealt(match)}
        assert {name: told[path][name] for name in expected} == expected
        assert ("Seals" in told[path]) == (match.sealed is not None)
        assert told[path]["Moves"].endswith("fit" if "fillings" in told[path]["Moves"] else "fits")
    assert ended == FITS


def changed(record: Record, **changes: Any) -> str:
    return json.dumps({**json.loads(write_record(record, "json")), **changes})


@needs_node
def test_what_was_tampered_with_is_noticed(tmp_path: Path) -> None:
    master, forty = played(*TABLES[0]).record(), played(*TABLES[5]).record()
    others = [[1 - seat, word] for seat, word in master.moves]
    begins = [[1 - seat, word] for seat, word in forty.moves]
    waxed = sealed("master-thieves", "english_b", 5, {}).record()
    waxen = json.loads(write_record(waxed, "json"))["sealed"]
    texts = {
        "text": (DOES_NOT_FIT, changed(waxed, contributions=[*waxed.contributions[::-1]])),
        "seal": (DOES_NOT_FIT, changed(waxed, sealed={**waxen, "seals": waxen["seals"][::-1]})),
        "table": (DOES_NOT_FIT, changed(waxed, sealed={**waxen, "table": "U" * 22})),
        "blame": (DOES_NOT_FIT, changed(waxed, sealed={**waxen, "withheld": []})),
        "beacon": (
            DOES_NOT_FIT,
            changed(waxed, sealed={**waxen, "beacon": {**waxen["beacon"], "signature": "00"}}),
        ),
        "newer": (UNUSABLE, changed(waxed, version=3)),
        "secret": (DOES_NOT_FIT, changed(master, secret="another")),
        "seats": (DOES_NOT_FIT, changed(master, moves=others)),
        "first": (DOES_NOT_FIT, changed(forty, moves=begins)),
        "running": (UNUSABLE, changed(master, secret=None)),
        "position": (UNUSABLE, changed(master, start="french 2 rest=B.E")),
        "version": (UNUSABLE, changed(forty, rules_version=2)),
        "game": (UNUSABLE, changed(forty, game="patience")),
        "paper": (UNUSABLE, "Dear diary"),
    }
    for name, (_, text) in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    _, told = recompute(*(tmp_path / name for name in texts))
    for name, (ends, _) in texts.items():
        said = told[tmp_path / name]
        assert ("Unusable" in said) == (ends == UNUSABLE), name
        assert ("NOT FIT" in " ".join(said.values())) == (ends == DOES_NOT_FIT), name


@needs_node
def test_the_examples_of_the_page_are_right(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    examples = re.findall(r"^```record\n(.*?)^```\n\n```deal\n(.*?)^```", page, re.M | re.S)
    assert len(examples) == 3
    paths = [tmp_path / f"{number}" for number in range(len(examples))]
    for path, (record, _) in zip(paths, examples, strict=True):
        path.write_text(record, encoding="utf-8")
    ended, told = recompute(*paths)
    for path, (_, deal) in zip(paths, examples, strict=True):
        expected = dict(line.split(": ", 1) for line in deal.splitlines())
        assert {name: told[path][name] for name in expected} == expected
    assert ended == FITS


@pytest.mark.rule("FT-2.2")
@pytest.mark.parametrize(("alphabet", "ways"), [("scmht", 44), ("rgby", 9)])
def test_the_ways_are_listed_in_the_order_of_their_alphabet(alphabet: str, ways: int) -> None:
    orders = permutations(alphabet)
    exchanged = [
        "".join(way) for way in orders if all(a != b for a, b in zip(way, alphabet, strict=True))
    ]
    listed = re.findall(
        rf"\b(\d+) ([{alphabet}]{{{len(alphabet)}}})\b", PAGE.read_text(encoding="utf-8")
    )
    assert [(int(number), way) for number, way in listed] == list(enumerate(exchanged))
    assert len(listed) == ways
