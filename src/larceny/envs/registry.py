"""The encodings by game."""

from . import forty_thieves, master_thieves
from .encodings import Encoding

ENCODINGS: dict[str, Encoding] = {
    "master-thieves": master_thieves.ENCODING,
    "forty-thieves": forty_thieves.ENCODING,
}
