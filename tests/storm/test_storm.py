"""Worlds with faults: everything holds, a seed is a world, and what breaks is told."""

import pytest

from larceny.server.adapters import sql_store
from tests.effort import amount
from tests.planting import plants_faults

from .chance import Streams
from .faults import KINDS, drawn
from .planted import BY_NAME, PLANTED, SECRETS, Planted, planted
from .stories import ON_SQLITE, Story, told
from .storm import PAIRS, Figures, looked_at, shortened, storm
from .world import World


@pytest.mark.parametrize("first", range(0, 60_000, 10_000))
def test_everything_holds_whatever_goes_wrong(first: int) -> None:
    worlds = amount(quick=1, usual=40, soak=1_000)
    figures = storm(first=first, worlds=worlds)
    assert not figures.failed, "\n".join(
        line for story in figures.failed for line in told(shortened(story))
    )
    assert figures.seeds == worlds
    assert figures.decisions > 10 * figures.games
    assert sum(figures.faults.values()) > 0


def test_every_kind_of_fault_is_drawn() -> None:
    found = {
        fault.kind
        for seed in range(100)
        for fault in drawn(Streams(str(seed))["faults"], ["node-0", "node-1"], ["somebody"])
    }
    assert found == {kind.name for kind in KINDS}


def everything_of(world: World) -> object:
    return (
        world.rows.journal,
        world.rows.stored_at,
        world.pushed,
        [(player.name, player.heard) for player in world.players],
    )


@pytest.mark.parametrize("seed", [1, 3])
def test_a_seed_is_a_world(seed: int) -> None:
    one, other = World(seed), World(seed)
    one.run()
    other.run()
    assert everything_of(one) == everything_of(other)


FOUND_AT = {
    "tells before storing": 0,
    "forgets the lease": 14,
    "closes a window when all have answered": 5,
    "skips fsync": 4,
    "lets SQLite not sync": 119,
    "acknowledges what failed": 4,
    "sends pushes unclaimed": 14,
    "forgets idempotency keys": 1,
    "keeps what failed": 4,
    "ends no game twice": 79,
    "ends before it rates": 28,
    "takes back unasked": 0,
    "rings too early": 24,
    "charges time twice": 0,
    "reads no answers of others": 1,
    "veils nothing": 0,
    "is slow with one choice": 2,
    "tells of one answer": 33,
    "says it twice": 1,
    "goes by the wall clock": 46,
}
"""A seed with which each bug was found: what changes in the server may move it to a later one."""

LOOKED_AT = 200
"""Worlds that are lived through at most, from that seed on, until a bug is found."""


def test_every_planted_bug_has_its_seed() -> None:
    assert list(FOUND_AT) == [bug.name for bug in PLANTED]


def story_of(bug: Planted) -> Story | None:
    """Live through worlds until the invariant that a planted bug breaks is broken."""
    first, step = FOUND_AT[bug.name], ON_SQLITE if bug.where is sql_store else 1
    with planted(bug):
        for seed in range(first, first + LOOKED_AT * step, step):
            story = looked_at(seed, Figures(), pairs=1 if bug.invariant == SECRETS else PAIRS)
            if story and bug.invariant in {one.partition(":")[0] for one in story.wrong}:
                return story
    return None


@plants_faults
@pytest.mark.parametrize("name", FOUND_AT)
def test_a_planted_bug_is_found(name: str) -> None:
    assert story_of(BY_NAME[name]) is not None


@plants_faults
def test_a_story_is_told_without_what_it_does_not_need() -> None:
    bug = BY_NAME["acknowledges what failed"]
    story = story_of(bug)
    assert story is not None
    shorter = shortened(story, bug)
    assert len(shorter.faults) <= len(story.faults)
    assert len(shorter.without) == len(story.tables) - 1
    with planted(bug):
        lines = list(told(shorter))
    assert any("what is broken" in line for line in lines)


def test_a_world_on_sqlite_holds_too() -> None:
    for seed in range(ON_SQLITE - 1, ON_SQLITE * amount(quick=1, usual=2, soak=100), ON_SQLITE):
        story = looked_at(seed, Figures())
        assert story is None, "\n".join(told(story))
