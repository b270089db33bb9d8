"""What 40 Thieves brings along, room by room."""

from larceny.kernel.title import Title

from .game import GAME

TITLE = Title(
    game=GAME,
    display_name="40 Thieves",
    prefix="FT",
    players=3,
    rank=2,
    bots="larceny.bots.forty_thieves:BOTS",
    adviser="larceny.bots.forty_thieves.advice:Adviser",
    personas="larceny.bots.forty_thieves.manners:MANNERS",
    encoding="larceny.envs.forty_thieves:ENCODING",
    forecaster="larceny.games.forty_thieves.forecasts:FORECASTER",
    twin="larceny.twin.forty_thieves:FortyThieves",
    net_inputs="larceny.nets.forty_thieves:INPUTS",
    grandmaster=True,
    tally="larceny.lab.tallies.forty_thieves:tally",
    report="larceny.lab.report.forty_thieves:OWN",
    face="larceny.cli.faces.forty_thieves:FACE",
    lesson="larceny.lessons.forty_thieves:LESSON",
    picture="larceny.pictures.forty_thieves:PICTURE",
    puzzles="larceny.puzzles.forty_thieves:WORKSHOP",
    reading="larceny.protocol.forty_thieves:READING",
    browser_types="larceny.protocol.forty_thieves:TYPES",
    note_subjects="larceny.games.forty_thieves.tracking:Tracking",
    sketch="larceny.games.forty_thieves.sketch:sketch",
)
