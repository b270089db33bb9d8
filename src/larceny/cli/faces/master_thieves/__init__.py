"""Master Thieves in a terminal: the box unfolded, pillows, and whose turn it is."""

from collections.abc import Sequence

from rich.console import Console, RenderableType

from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.view_types import View
from larceny.games.master_thieves.views import open_view

from ..face import Face, Help
from .ending import final_points
from .error_messages import SENTENCES, wording
from .laid_open import open_table
from .package import needs, stock_notice
from .picture import Painter
from .puzzles import WORDS
from .questions import answers, granted, question
from .story import tell_story

HELP = Help(
    word="open T.N",
    without_verb="tn, thief",
    begun="m, f, ro 1 cw",
    paragraph="MT-7.4",
    table="""\
The box is shown unfolded: T, M, B are its top, middle and bottom level; N, E, S, W its sides. \
Each drawer front has a grain of its own, which goes where the drawer goes and stands on its head \
when the box has been turned over.

Gems are Diamonds (1 point), Sapphires (2) and Rubies (4). White pillows hold imitations and count \
against their owners; black ones hold what was won. Cards are named by letter and number: S \
smuggler, J jeweler, G gemologist, T thief, M master thief, D detective; a * marks your own card \
while it lies face down. A ! is an alarm that can still be set.""",
)


def _table(console: Console, names: Sequence[str], view: View) -> RenderableType:
    return Painter.for_console(console, names).table(view)


def _points(console: Console, names: Sequence[str], view: View) -> RenderableType:
    return final_points(view, Painter.for_console(console, names))


FACE: Face[Ruleset, State, Action, View] = Face(
    help=HELP,
    notice=stock_notice,
    needs=needs,
    story=tell_story,
    table=_table,
    question=question,
    answers=answers,
    spelled=str,
    granted=granted,
    beginnings=(e.TurnBegun, e.RoundBegun, e.FillingBegun),
    points=_points,
    open_view=open_view,
    open_table=open_table,
    sentences=SENTENCES,
    wording=wording,
    puzzles=WORDS,
)
