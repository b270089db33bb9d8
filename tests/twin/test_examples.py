"""The trainings in examples/twin run, with the toy game in place of ours: it compiles quickly.

Each in a process of its own: what the tests tell XLA (`larceny.twin.cpu`) mctx's search does not
survive.
"""

import os
import re
import subprocess
import sys


def run(*words: str) -> str:
    command = [sys.executable, "-m", "tests.twin.run_example", *words]
    own = {name: value for name, value in os.environ.items() if name != "XLA_FLAGS"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=own)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_ppo_gets_ahead_of_lots() -> None:
    out = run("ppo.py", "20", "32")
    leads = [float(lead) for lead in re.findall(r"([+-][\d.]+) points ahead", out)]
    assert len(leads) == 3
    assert leads[-1] > leads[0] + 1, out


def test_self_play_learns_to_beat_lots() -> None:
    size = ("--tables", "64", "--steps", "16", "--width", "32", "--layers", "2", "--batches", "4")
    out = run("selfplay.py", *size, "--updates", "20", "--judge", "20", "--judge-games", "1024")
    wins = [float(share) for share in re.findall(r"wins ([\d.]+)", out)]
    assert len(wins) == 2
    assert wins[1] > 0.6, f"six standard errors above a fair share; {out}"


def test_gumbel_alphazero_searches_with_mctx() -> None:
    out = run("alphazero.py", "3", "8", "4")
    losses = [float(loss) for loss in re.findall(r"policy loss ([\d.]+)", out)]
    assert len(losses) == 3
    assert losses[-1] < losses[0], out
    assert re.search(r"[1-9]\d* games ended", out), out
