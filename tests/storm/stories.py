"""A failing world, told as a story: with no fault and no table in it that it does not need."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from .faults import Fault
from .nodes import BEGAN_MS
from .sqlite_world import SqliteWorld
from .world import World

ON_SQLITE = 20
"""One world of so many is on real SQLite."""


def world_of(
    seed: int | str,
    faults: Sequence[Fault] | None = None,
    otherwise: str = "",
    without: frozenset[str] = frozenset(),
) -> World:
    """Return the world of a seed."""
    kind = SqliteWorld if int(seed) % ON_SQLITE == ON_SQLITE - 1 else World
    return kind(seed, faults, otherwise, without)


Violations = Callable[[World], list[str]]
"""Lists what is wrong in a world that has come to its end."""


@dataclass(frozen=True)
class Story:
    """A world that went wrong: its seed, what had to go wrong in it, and who had to be there."""

    seed: str
    faults: Sequence[Fault]
    without: frozenset[str]  # tables at which nobody came to play
    wrong: Sequence[str]
    tables: tuple[str, ...]  # all that there are

    def world(self) -> World:
        """Return the world in which it happens."""
        return world_of(self.seed, self.faults, without=self.without)


def shrunk(story: Story, violations: Violations) -> Story:
    """Leave out faults and tables, one at a time, as long as the same invariant is broken."""
    broken = {wrong.partition(":")[0] for wrong in story.wrong}
    for smaller in _smaller(story):
        world = smaller.world()
        world.run()
        wrong = violations(world)
        if broken & {one.partition(":")[0] for one in wrong}:
            return shrunk(replace(smaller, wrong=wrong), violations)
    return story


def _smaller(story: Story) -> Iterator[Story]:
    for table in story.tables:
        if table not in story.without:
            yield replace(story, without=story.without | {table})
    for fault in story.faults:
        yield replace(story, faults=[one for one in story.faults if one is not fault])


def told(story: Story) -> Iterator[str]:
    """Tell a story, line by line."""
    world = story.world()
    world.run()
    yield f"seed {story.seed}: {len(world.nodes)} nodes"
    for id_, laid in world.tables.items():
        if id_ not in story.without:
            plan = laid.table.plan
            rated = ", rated" if plan.rated else ""
            yield (
                f"  {id_}: {plan.game} for {plan.seats}, clock {plan.clock.kind}, reactions"
                f" {plan.reaction_ms} ms, pace {plan.pace}{rated}"
            )
    yield "what goes wrong:"
    yield from (f"  {fault}" for fault in story.faults)
    yield "what happens:"
    yield from (f"  {at:7.3f} s  {what}" for at, what in sorted(_happens(world, story.without)))
    yield "what is broken:"
    yield from (f"  {wrong}" for wrong in story.wrong[:10])


def _happens(world: World, without: frozenset[str]) -> Iterator[tuple[float, str]]:
    for (table, seq), at in world.rows.stored_at.items():
        entry = world.rows.journal[table].get(seq)
        if entry is not None and table not in without:
            by = entry.client_id or "the server"
            yield at, f"{table} step {seq}: seat {entry.seat} {entry.word} by {by}, stored"
    for answers in world.rows.sealed.values():
        for answer in answers.values():
            by = answer.client_id or "the server"
            at = (answer.at - BEGAN_MS) / 1_000
            yield at, f"{answer.table}: seat {answer.seat} seals {answer.word} by {by}"
    for player in world.players:
        for heard in player.heard:
            kind = heard.told["type"]
            if kind in ("step", "snapshot", "ack", "error"):
                what = " ".join(str(heard.told.get(key, "")) for key in ("seq", "id", "code"))
                yield heard.at, f"{player.name} hears {kind} {what}".rstrip()
    for push in world.pushed:
        yield push.at, f"{push.node} sends {push.device} turn {push.turn} at {push.table}"
