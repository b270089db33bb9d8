"""How a device says no: with the codes of the server, and what it cannot do without one."""

from larceny.kernel.errors import Detail, IllegalAction, LarcenyError

OFFLINE = "offline"
"""What only a server can do."""

NO_ANSWER = 0
"""The status of a request that no server has answered."""


class Refused(LarcenyError):
    """Something that cannot be done now."""

    kind = "refused"

    answer = 400  #: the status that a server would answer with


class NotFound(Refused):
    """There is no such thing on this device."""

    answer = 404


class NeedsAServer(Refused):
    """Something that only a server can do; the client says so as when it cannot be reached."""

    answer = NO_ANSWER

    def __init__(self) -> None:
        super().__init__(OFFLINE)


def told(error: LarcenyError) -> tuple[str, dict[str, Detail], str | None]:
    """Return code, details and paragraph of a refusal, as the server tells them."""
    details = dict(error.details)
    if isinstance(error, IllegalAction):
        return error.kind, details, error.rule
    rule = details.pop("rule", None)
    return error.code, details, None if rule is None else str(rule)
