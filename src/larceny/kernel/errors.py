"""Every way to be told no. An error carries a code and details; sentences are made elsewhere."""

from collections.abc import Mapping
from typing import ClassVar

Detail = str | int | float | bool | None | list[str] | list[int]


class LarcenyError(ValueError):
    """A refusal that a person can be told about: `code` says what, `details` say about what."""

    kind: ClassVar[str] = "error"  #: which class of error it is, for those who cannot ask the class

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code  #: what is wrong, in a word or two
        self.details: Mapping[str, Detail] = details  #: about what

    def __str__(self) -> str:
        told = " ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.kind} {self.code} {told}".rstrip()


class IllegalAction(LarcenyError):
    """The rules do not allow this action now. `rule` is the paragraph that says so."""

    kind = "illegal-action"

    def __init__(self, rule: str, **details: Detail) -> None:
        super().__init__(rule, **details)
        self.rule = rule  #: the number of a paragraph, such as MT-4.2


class InvalidRuleset(LarcenyError):
    """A ruleset that names something unknown, or whose fields contradict each other."""

    kind = "invalid-ruleset"


class InvalidPosition(LarcenyError):
    """A position that cannot stand on a table: pieces missing, doubled or in the wrong place."""

    kind = "invalid-position"


class InvalidNotation(LarcenyError):
    """A text that is not a position, an action or a record."""

    kind = "invalid-notation"


class InvalidRecord(LarcenyError):
    """A record that was cut short or changed, or whose game cannot be played again."""

    kind = "invalid-record"
