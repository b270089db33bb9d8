"""Master Thieves as numbers."""

from larceny.games.master_thieves.knowledge import Knowledge

from ..encodings import Encoding
from ..layout import Plan
from .encoding import SEEN, encode
from .memory import REMEMBERED, remember
from .sights import Sights

ENCODING = Encoding(Plan(SEEN, REMEMBERED), encode, Sights, Knowledge, remember)
