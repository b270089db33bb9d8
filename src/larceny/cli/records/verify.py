"""`larceny verify`: was this game really played like this?"""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from larceny.games.records import rules_of
from larceny.kernel import play
from larceny.kernel.events import Seat
from larceny.kernel.record import Record

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
        *_about_seals(record),
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
                "checked": [
                    "commitment",
                    *([] if record.sealed is None else ["seals"]),
                    *("moves", "result", "digest"),
                ],
                "added_by": None
                if record.sealed is None
                else [str(how) for how in record.sealed.added_by],
                "withheld": None
                if record.sealed is None
                else [list(one) for one in record.sealed.withheld],
            }
        )
        return
    console = make_console()
    for line in checked:
        console.print(Text.assemble(("ok  ", "bold green"), line), soft_wrap=True)


def _about_seals(record: Record) -> list[str]:
    """Tell how the seats sealed what they added, and what of a beacon can be checked."""
    sealed = record.sealed
    if sealed is None:
        return []
    how = ", ".join(
        f"{printable(name)} {way}"
        for name, way in zip(record.players, sealed.added_by, strict=True)
    )
    told = [f"What was added to the deal is what was sealed before any was opened: {how}"]
    told += [
        f"{printable(record.players[seat])} did not open in round {round_}, and added nothing"
        for round_, seat in sealed.withheld
    ]
    if sealed.beacon is not None:
        told.append(
            f"The beacon's randomness is the hash of its signature: round {sealed.beacon.round} "
            f"of {sealed.beacon.chain} (whose signature it is, only the beacon itself can tell)"
        )
    return told


def _names(names: Sequence[str], winners: Sequence[Seat]) -> str:
    return " and ".join(printable(names[seat]) for seat in winners) or "nobody"


def _numbers(values: tuple[int, ...]) -> str:
    return ", ".join(map(str, values))
