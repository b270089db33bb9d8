"""Studies: made and changed by their author, seen by whoever has the link."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from larceny.games.registry import find_game
from larceny.kernel.events import Seat

from ...domain import identity as names
from ...domain import studies as domain
from ...domain.refusals import Forbidden, NotFound, Refused, TooMuch
from ...domain.studies import MOST_STUDIES, Study
from ...ports.clock import Clock
from ...ports.store import Person, Store
from ..history.archive import Archive
from ..people.rate_limits import RateLimits
from ..table.journal import replayed
from ..table.rules import other_rules, rules_of
from .lines import played, read_start


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a study begins with: a position as text, or a moment of a finished game."""

    game: str = ""
    position: str = ""
    table: str | None = None
    seq: int = 0


class Studies:
    """Keeps studies."""

    def __init__(self, store: Store, archive: Archive, limits: RateLimits, clock: Clock) -> None:
        self.store = store
        self.archive = archive
        self.limits = limits
        self.clock = clock

    async def make(self, person: Person, title: str, beginning: Beginning) -> Study:
        """Make a study, which has no line yet."""
        self.limits.take("studies", person.id)
        title = domain.checked_title(title)
        return await asyncio.to_thread(self._make, person, title, beginning)

    def _make(self, person: Person, title: str, beginning: Beginning) -> Study:
        game, start = self._start(person, beginning)
        now = self.clock.now_ms()
        version = find_game(game).rules_version
        study = Study(names.new_id(), person.id, title, game, version, start, now, now)
        if not self.store.studies.add(study, MOST_STUDIES):
            raise TooMuch("too-many-studies", most=MOST_STUDIES)
        return study

    def _start(self, person: Person, beginning: Beginning) -> tuple[str, str]:
        """Write the position that a study begins with, and say of which game it is."""
        if beginning.table is None:
            game, state = read_start(beginning.game, beginning.position)
            return game.name, game.write_position(state)
        finished = self.archive.finished(beginning.table, person.id)
        rules = rules_of(finished.table)
        if rules is None or not finished.table.played_by(find_game(rules.name).rules_version):
            raise other_rules(finished.table)
        for step in replayed(finished.table, rules, finished.entries):
            if step.entry.seq == beginning.seq:
                return rules.name, rules.write_position(step.state)
        raise Refused("no-such-step", step=beginning.seq, steps=finished.entries[-1].seq)

    async def find(self, id_: str) -> Study:
        """Load a study; who has its id may see it."""
        study = await asyncio.to_thread(self.store.studies.study, id_)
        if study is None:
            raise NotFound("no-such-study")
        return study

    async def of(self, person: str) -> list[Study]:
        """List somebody's own studies, the one that was changed last first."""
        return await asyncio.to_thread(self.store.studies.by_author, person, MOST_STUDIES)

    async def rename(self, id_: str, person: Person, version: int, title: str) -> Study:
        """Give a study another title."""
        return await self._change(id_, person, version, lambda one: domain.renamed(one, title))

    async def comment(self, id_: str, person: Person, version: int, at: int, text: str) -> Study:
        """Write beside a step."""
        return await self._change(id_, person, version, lambda one: domain.commented(one, at, text))

    async def cut(self, id_: str, person: Person, version: int, at: int) -> Study:
        """Take away every decision after a step."""
        return await self._change(id_, person, version, lambda one: domain.cut(one, at))

    async def decide(self, id_: str, person: Person, version: int, seat: Seat, word: str) -> Study:
        """Add a decision to the end of the line, if it is legal."""

        def gone_on(study: Study) -> Study:
            longer = domain.gone_on(study, seat, word)
            for _ in played(longer):  # the rules refuse it where it does not fit
                pass
            return longer

        return await self._change(id_, person, version, gone_on)

    async def begin_anew(self, id_: str, person: Person, version: int, position: str) -> Study:
        """Let a study begin with another position; its line is gone."""

        def begun(study: Study) -> Study:
            game, state = read_start(study.game, position)
            begun = domain.begun_anew(study, game.write_position(state))
            return replace(begun, rules_version=game.rules_version)

        return await self._change(id_, person, version, begun)

    async def delete(self, id_: str, person: Person) -> None:
        """Delete a study."""
        study = await self._own(id_, person)
        await asyncio.to_thread(self.store.studies.remove, study.id)

    async def _own(self, id_: str, person: Person) -> Study:
        study = await self.find(id_)
        if study.author != person.id:
            raise Forbidden("not-your-study")
        return study

    async def _change(
        self, id_: str, person: Person, version: int, how: Callable[[Study], Study]
    ) -> Study:
        """Change a study that its author has seen in this version."""
        self.limits.take("studies", person.id)
        study = await self._own(id_, person)
        if study.version != version:
            raise Refused("study-changed", version=study.version)
        changed = await asyncio.to_thread(how, study)
        changed = replace(changed, version=version + 1, changed=self.clock.now_ms())
        if not await asyncio.to_thread(self.store.studies.save, changed):
            raise Refused("study-changed", version=version)
        return changed
