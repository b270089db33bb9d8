"""Reports of people, in the simulated world: nobody reports anybody there."""

from larceny.server.ports.reports import Report


class NoReports:
    """No story is about reports."""

    def add(self, report: Report) -> bool:
        raise NotImplementedError

    def reports(self, is_open: bool, limit: int, offset: int = 0) -> list[Report]:
        return []

    def report(self, id_: str) -> Report | None:
        return None

    def at_table(self, table: str) -> list[Report]:
        return []

    def by_person(self, person: str, limit: int) -> list[Report]:
        return []

    def count_open(self, by: str) -> int:
        return 0

    def close(self, id_: str, at: int, note: str) -> bool:
        raise NotImplementedError
