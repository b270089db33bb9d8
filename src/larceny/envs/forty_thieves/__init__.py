"""40 Thieves as numbers."""

from ..encodings import Encoding
from ..layout import Plan
from .encoding import SEEN, encode
from .memory import REMEMBERED, memory, remember
from .sights import Sights

ENCODING = Encoding(Plan(SEEN, REMEMBERED), encode, Sights, memory, remember)
