"""40 Thieves in a terminal: sixteen jars, nine sapphires, hands and hoards."""

from collections.abc import Sequence

from rich.console import Console, RenderableType

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Action
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import State
from larceny.games.forty_thieves.view_types import View
from larceny.games.forty_thieves.views import open_view

from ..face import Face, Help
from .answers import answers, granted
from .ending import final_points
from .error_messages import SENTENCES, wording
from .kinds import spelled
from .laid_open import open_table
from .package import needs, no_notice
from .picture import Painter
from .puzzles import WORDS
from .questions import question
from .story import tell_story

HELP = Help(
    word="replace 1 b2",
    without_verb="b2, row 2",
    begun="int b2 c3, col c",
    paragraph="FT-8.2",
    table="""\
Squares are named by column and row, a1 to d4. Written small, a tile lies face down, and you see \
its jar: of its colour and symbol one is right if a thief hides in it, and neither if it is a \
special tile. [CAPITALS] in brackets are a tile that lies face up. A sapphire has its number where \
four tiles meet, 1 to 9; M is the merchant.

Beside the board are the hoards: gems, Sapphire tiles, Evil Eyes, and the points they make; and \
the jars of every hand in short: r g b y for red, green, blue, yellow; then sun ☼ or s, clubs ♣ or \
c, moon ☾ or m, hand ☞ or h, star ★ or t. What your own tiles are stands below, with their numbers.

You steal with four tiles of one colour, of four colours, of one symbol or of four symbols; an \
Amulet is any thief. They lie around a sapphire or in a line: row 1 to 4, column a to d, falling \
(from a1 to d4) or rising (from a4 to d1). If they do not fit, you get an Evil Eye.""",
)


def _table(console: Console, names: Sequence[str], view: View) -> RenderableType:
    return Painter.for_console(console, names).table(view)


def _points(console: Console, names: Sequence[str], view: View) -> RenderableType:
    return final_points(view, Painter.for_console(console, names))


FACE: Face[Ruleset, State, Action, View] = Face(
    help=HELP,
    notice=no_notice,
    needs=needs,
    story=tell_story,
    table=_table,
    question=question,
    answers=answers,
    spelled=spelled,
    granted=granted,
    beginnings=(e.TurnBegun,),
    points=_points,
    open_view=open_view,
    open_table=open_table,
    sentences=SENTENCES,
    wording=wording,
    puzzles=WORDS,
)
