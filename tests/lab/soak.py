"""What takes long: games on a real cluster of Ray, made on this machine.

python -m tests.lab.soak

Ray gives up if its own processes have not started within 30 seconds, as they may on a busy machine.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from larceny.games.forty_thieves import GAME
from larceny.lab.ray_pool import play_on_ray
from larceny.lab.run import Run
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.lab.work import Row

GAMES = 25


@dataclass(frozen=True)
class DiesOnce(Simulation):
    """Kills the first process that plays game 12."""

    grave: str = ""

    def play(self, number: int) -> Row:
        if number == 12 and self.grave and not os.path.exists(self.grave):
            Path(self.grave).touch()
            os._exit(1)
        return Simulation.play(self, number)


def check_cluster() -> None:
    """Check that a cluster plays the same games, and survives a death."""
    settings = (Setting("forty-thieves", GAME.ruleset("standard"), 2),)
    alone = Simulation(settings, ("random",), GAMES, "ray", tallied=True)
    with TemporaryDirectory() as folder:
        grave = Path(folder) / "grave"
        work = DiesOnce(settings, ("random",), GAMES, "ray", True, grave=str(grave))
        played = sorted(
            play_on_ray(work, range(GAMES), "local", cpus=2), key=lambda found: found[0]
        )
        assert grave.exists()
    found = [{"number": number, **row} for number, row in played]
    assert found == list(Run(alone).play_all().rows())
    print(f"{GAMES} games on a cluster of Ray, and one death")


if __name__ == "__main__":
    check_cluster()
