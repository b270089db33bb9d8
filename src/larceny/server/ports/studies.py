"""What the service needs to keep studies."""

from typing import Protocol

from ..domain.studies import Study


class StudyStore(Protocol):
    """Studies, each of one author."""

    def add(self, study: Study, most: int) -> bool:
        """Store a study; say no if its author has as many as he may."""
        ...

    def study(self, id_: str) -> Study | None:
        """Load a study."""
        ...

    def by_author(self, author: str, limit: int) -> list[Study]:
        """List somebody's studies, the one that was changed last first."""
        ...

    def save(self, study: Study) -> bool:
        """Store a study that was changed, its version one higher; say no if another was faster."""
        ...

    def remove(self, id_: str) -> None:
        """Delete a study."""
        ...
