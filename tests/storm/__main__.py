"""`python -m tests.storm`: the real server in a simulated world (`make storm`).

--minutes M     so many minutes of processor time of worlds with faults (1)
--seed N        one world: what is wrong in it, as short as it can be told
--from N        the first seed (else by the day)
--bugs          plant every bug, and see that each is found within a minute
--bug NAME      plant one of them
--orders        every order of small cases, not only many
"""

import argparse
import os
import sys
from contextlib import nullcontext
from datetime import date
from pathlib import Path

from .planted import BY_NAME, PLANTED, Planted, planted
from .stories import Story, told
from .storm import Figures, find, looked_at, shortened, storm

WITHIN_S = 60.0


def main(argv: list[str]) -> int:
    """Do what was asked for; say 1 if anything was wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    reader.add_argument("--minutes", type=float, default=1.0)
    reader.add_argument("--seed", type=int)
    reader.add_argument("--from", dest="first", type=int)
    reader.add_argument("--bugs", action="store_true")
    reader.add_argument("--bug", choices=sorted(BY_NAME))
    reader.add_argument("--orders", action="store_true")
    asked = reader.parse_args(argv)
    first = date.today().toordinal() * 100_000 if asked.first is None else asked.first
    if asked.seed is not None:
        return tell_of(asked.seed, None if asked.bug is None else BY_NAME[asked.bug])
    if asked.bug is not None:
        return hunt([BY_NAME[asked.bug]], first)
    if asked.bugs:
        return hunt(PLANTED, first)
    if asked.orders:
        from .orders import explore_all  # noqa: PLC0415  (not needed for anything else)

        return explore_all()
    figures = storm(first, seconds=60 * asked.minutes)
    print(f"seeds {first} …")
    print("\n".join(figures.lines()), flush=True)
    for story in figures.failed:
        tell(shortened(story))
    return 1 if figures.failed else 0


def tell(story: Story, bug: Planted | None = None) -> None:
    """Print a story, and how to have it told again."""
    with nullcontext() if bug is None else planted(bug):
        print("\n".join(told(story)))
    print(f"again: make storm SEED={story.seed}", flush=True)


def tell_of(seed: int, bug: Planted | None) -> int:
    """Live through one world, and tell what is wrong in it."""
    figures = Figures()
    with nullcontext() if bug is None else planted(bug):
        story = looked_at(seed, figures, pairs=1)
    if story is None:
        print("\n".join(figures.lines()))
        return 0
    tell(shortened(story, bug), bug)
    return 1


def hunt(bugs: tuple[Planted, ...] | list[Planted], first: int) -> int:
    """Plant bugs, one at a time; say 1 if one of them is not found in time."""
    missed = 0
    for bug in bugs:
        figures = find(bug, first, WITHIN_S)
        missed += not figures.failed
        how = figures.failed[0].wrong[0] if figures.failed else "NOT FOUND"
        print(
            f"{bug.name:<40} {figures.processor_s:5.1f} s {figures.games:6} games  {how}",
            flush=True,
        )
    print(f"{len(bugs) - missed} of {len(bugs)} planted bugs found")
    return 1 if missed else 0


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # a seed must tell the same story every time
        os.environ["PYTHONHASHSEED"] = "0"
        here = Path(__file__).parent
        command = [sys.executable, "-m", f"{here.parent.name}.{here.name}", *sys.argv[1:]]
        os.execv(sys.executable, command)
    sys.exit(main(sys.argv[1:]))
