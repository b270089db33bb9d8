"""`larceny verify`: was this game really played like this?"""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from larceny.games.records import rules_of
from larceny.kernel import play
from larceny.kernel.events import Seat

from ..common.files import read_record
from ..common.output import emit, make_console
from ..common.signs import printable


def run(file: Path, as_json: bool) -> None:
    """Check a record and say what was checked; a false one is refused with the reason."""
    record = read_record(file)
    game = rules_of(record)
    match = play.verify(game, record)
    rules, moves = game.write_ruleset(match.rules), len(record.moves)
    result = record.result
    checked = [
        f"The secret is the one that was committed to: {record.commitment}",
        f"All {moves} moves are legal: {game.name}, {rules}, {len(match.names)} players",
        "The game is still on, and the record claims no result"
        if result is None
        else f"The result is right: {result.ending}, scores {_numbers(result.scores)}, "
        f"won by {_names(match.names, result.winners)}",
        f"Played again, it gives the same events: {record.digest}",
    ]
    if as_json:
        emit(
            {
                "ok": True,
                "game": record.game,
                "rules": rules,
                "players": list(record.players),
                "moves": moves,
                "over": result is not None,
                "scores": None if result is None else list(result.scores),
                "winners": None if result is None else list(result.winners),
                "checked": ["commitment", "moves", "result", "digest"],
            }
        )
        return
    console = make_console()
    for line in checked:
        console.print(Text.assemble(("ok  ", "bold green"), line), soft_wrap=True)


def _names(names: Sequence[str], winners: Sequence[Seat]) -> str:
    return " and ".join(printable(names[seat]) for seat in winners) or "nobody"


def _numbers(values: tuple[int, ...]) -> str:
    return ", ".join(map(str, values))
