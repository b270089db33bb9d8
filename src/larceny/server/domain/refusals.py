"""How the server says no: a code and details, never a sentence."""

from larceny.kernel.errors import Detail, LarcenyError
from larceny.protocol.refusals import ServiceCode


class Refused(LarcenyError):
    """Somebody asked for something that cannot be done now, or not by him."""

    kind = "refused"

    def __init__(self, code: ServiceCode, **details: Detail) -> None:
        super().__init__(code, **details)


class NotFound(Refused):
    """There is no such thing, or it is none of the asker's business."""


class Forbidden(Refused):
    """It is there, but somebody else's."""


class TooMuch(Refused):
    """A limit is reached."""
