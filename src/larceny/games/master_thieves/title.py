"""What Master Thieves brings along, room by room."""

from larceny.kernel.title import Title

from .game import GAME

TITLE = Title(
    game=GAME,
    display_name="Master Thieves",
    prefix="MT",
    players=4,
    rank=1,
    bots="larceny.bots.master_thieves:BOTS",
    adviser="larceny.bots.master_thieves.advice:Adviser",
    personas="larceny.bots.master_thieves.manners:MANNERS",
    encoding="larceny.envs.master_thieves:ENCODING",
    twin="larceny.twin.master_thieves:MasterThieves",
    net_inputs="larceny.nets.master_thieves:INPUTS",
    grandmaster=True,
    tally="larceny.lab.tallies.master_thieves:tally",
    report="larceny.lab.report.master_thieves:OWN",
    face="larceny.cli.faces.master_thieves:FACE",
    lesson="larceny.lessons.master_thieves:LESSON",
    picture="larceny.pictures.master_thieves:PICTURE",
    puzzles="larceny.puzzles.master_thieves:WORKSHOP",
    reading="larceny.protocol.master_thieves:READING",
    browser_types="larceny.protocol.master_thieves:TYPES",
    characters="larceny.games.master_thieves.actions:character_chosen",
    note_subjects="larceny.games.master_thieves.tracking:Tracking",
    sketch="larceny.games.master_thieves.sketch:sketch",
)
