"""Every position of the engine's own tests that the twin can express is loaded and stepped."""

import os
import pickle
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np

from larceny.kernel.errors import InvalidPosition
from larceny.twin.game import NotCovered
from larceny.twin.master_thieves import MasterThieves

from .lockstep import compare
from .recording import FILE, Move

ENGINE_TESTS = "tests/games/master_thieves"
RULES = [f"test_{number:02}_" for number in range(3, 14)]


def _recorded(folder: Path) -> list[Move]:
    file = folder / "moves"
    tests = [
        str(path)
        for path in sorted(Path(ENGINE_TESTS).glob("test_*.py"))
        if path.name.startswith(tuple(RULES))
    ]
    plugin = ["-p", "tests.twin.master_thieves.recording", "-p", "no:cacheprovider", "-n0"]
    command = [sys.executable, "-m", "pytest", "-q", *plugin, *tests]
    subprocess.run(command, check=True, env={**os.environ, FILE: str(file)}, capture_output=True)
    moves: list[Move] = pickle.loads(file.read_bytes())
    return moves


def test_positions_of_the_engines_tests_are_loaded_and_stepped(tmp_path: Path) -> None:
    by_table = defaultdict(list)
    for move in _recorded(tmp_path):
        by_table[move[0].rules, move[0].players].append(move)
    counted: Counter[str] = Counter()
    for (rules, players), moves in by_table.items():
        try:
            twin = MasterThieves(rules, players)
        except NotCovered:
            counted["not covered"] += len(moves)
            continue
        loaded = []
        for move in moves:
            try:
                twin.from_engine([move[0]])
            except InvalidPosition:
                counted["refused"] += 1
                continue
            if move[1] == move[0].deciders()[0]:
                loaded.append(move)
            else:
                counted["another seat chose first"] += 1
        if not loaded:
            continue
        state = twin.from_engine([before for before, _, _, _ in loaded])
        actions = np.array([action for _, _, action, _ in loaded], np.uint32)
        state = twin.step(state, actions)
        for index, (_, _, _, after) in enumerate(loaded):
            compare(twin, state, index, after)
        counted["stepped"] += len(loaded)
    print(counted)
    assert counted["stepped"] > 5000
    assert not counted["refused"]
