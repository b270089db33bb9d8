"""What Cuckoo brings along: rules, paragraphs and one bot. Larceny has the rest for any game."""

from larceny.kernel.title import Title

from .game import GAME

TITLE = Title(
    game=GAME,
    display_name="Cuckoo",
    prefix="CU",
    players=4,
    rulebook="cuckoo",
    bots="cuckoo.bot:BOTS",
)
