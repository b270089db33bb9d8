"""What takes long: that the example in docs/research.md really learns.

python -m tests.envs.soak
"""

import subprocess
import sys

from larceny.envs.__main__ import ROOT

LESSONS = {"forty-thieves": (1_000, 0.9), "master-thieves": (4_000, 0.8)}
"""How many games are enough, and the share of games that must be won then."""


def check_learning() -> None:
    """Run the example on both games; raise AssertionError if it does not learn."""
    for game, (games, enough) in LESSONS.items():
        command = [sys.executable, str(ROOT / "examples" / "train.py"), game, str(games)]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        before, after = (float(line.split()[3]) for line in run.stdout.splitlines())
        print(f"{game}: {before:.2f} of games won, and {after:.2f} after {games} games of learning")
        assert before < 0.65, before
        assert after >= enough, after


if __name__ == "__main__":
    check_learning()
