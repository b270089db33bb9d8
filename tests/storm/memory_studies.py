"""Studies, in the simulated world: nobody makes any there."""

from larceny.server.domain.studies import Study


class NoStudies:
    """No story is about studies."""

    def add(self, study: Study, most: int) -> bool:
        raise NotImplementedError

    def study(self, id_: str) -> Study | None:
        return None

    def by_author(self, author: str, limit: int) -> list[Study]:
        return []

    def save(self, study: Study) -> bool:
        raise NotImplementedError

    def remove(self, id_: str) -> None:
        raise NotImplementedError
