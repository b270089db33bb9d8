"""How the server says no: a code and details, never a sentence."""

from larceny.kernel.errors import LarcenyError


class Refused(LarcenyError):
    """Somebody asked for something that cannot be done now, or not by him."""

    kind = "refused"


class NotFound(Refused):
    """There is no such thing, or it is none of the asker's business."""


class Forbidden(Refused):
    """It is there, but somebody else's."""


class TooMuch(Refused):
    """A limit is reached."""
