"""`larceny play`: sit down at a new table, or go on with a saved game."""

import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from larceny.games.registry import DEFAULT_GAME, GAMES, AnyGame, find_game
from larceny.kernel.errors import LarcenyError
from larceny.kernel.game import Ruleset
from larceny.kernel.play import Match

from . import saves
from .agreement import agree, chosen_seat, games_with
from .faces import find_face
from .group import INTERRUPTED
from .json_screen import JsonScreen
from .keeper import Keeper
from .output import emit, make_console
from .saves import Save, SaveTrouble
from .sentences import sentence_of
from .session import AnyMatch, Quit, Session
from .signs import BOT_NAMES, printable
from .text_screen import TextScreen

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    game: str | None
    edition: str | None
    variants: Sequence[str]
    changes: Sequence[str]
    rules_file: Path | None
    players: int
    seat: int
    bots: str
    seed: str | None
    name: str
    resume: bool
    new: bool
    save: Path | None
    as_json: bool

    @property
    def path(self) -> Path:
        """Say where the game is kept while it is played."""
        return saves.default_path() if self.save is None else self.save


def run(wishes: Wishes) -> None:
    """Play a game in this terminal."""
    notices: list[str] = []
    saved = _saved_game(wishes, notices)
    if saved is None:
        game, rules = agree(
            wishes.game or _which_game(wishes),
            *(wishes.edition, wishes.variants, wishes.changes, wishes.rules_file),
        )
        session = _new_session(wishes, game, rules, notices)
    else:
        session = _resumed_session(wishes, saved, notices)
    _play(session, wishes)


# New, or saved ------------------------------------------------------------------------------


def _saved_game(wishes: Wishes, notices: list[str]) -> Save | None:
    """Return the saved game, if there is one and the person wants to go on with it."""
    path = wishes.path
    if not path.exists():
        if wishes.resume:
            raise SaveTrouble("none", path=str(path))
        return None
    if wishes.new or (wishes.as_json and not wishes.resume):
        _set_aside(wishes, notices)
        return None
    try:
        saved = saves.load(path)
    except LarcenyError as trouble:
        _put_out_of_the_way(trouble, wishes, notices)
        return None
    if wishes.resume or _wants_to_resume(saved):
        return saved
    _set_aside(wishes, notices)
    return None


def _set_aside(wishes: Wishes, notices: list[str]) -> None:
    aside = saves.keep_aside(wishes.path, "set-aside")
    notices.append(f"The earlier game was kept as {aside}.")


def _put_out_of_the_way(trouble: LarcenyError, wishes: Wishes, notices: list[str]) -> None:
    """Keep a save that is no use under another name; one that the person named stays in place."""
    cannot_be_read = trouble.kind == "file" and trouble.code != "not-text"
    if wishes.save is not None or cannot_be_read:
        raise trouble
    if isinstance(trouble, SaveTrouble):  # a whole record, but not one to go on with
        if wishes.resume:
            raise trouble
        _set_aside(wishes, notices)
        return
    aside = saves.keep_aside(wishes.path, "damaged")
    damaged = SaveTrouble("damaged", kept=str(aside), why=sentence_of(trouble))
    if wishes.resume:
        raise damaged
    notices.append(sentence_of(damaged))


def _wants_to_resume(saved: Save) -> bool:
    stage = saved.record.chapters[-1][1] if saved.record.chapters else "the beginning"
    title, players = find_face(saved.record.game).title, len(saved.record.players)
    click.echo(f"There is a saved game of {title} for {players} players ({stage}).")
    try:
        text = input("Go on with it? [Y/n] ")
    except EOFError:
        click.echo()
        raise click.Abort from None
    return not text.strip().lower().startswith("n")


def _which_game(wishes: Wishes) -> str:
    """Say which game is meant by one who names none; ask where that could be several."""
    could_be = games_with(wishes.edition) if wishes.edition else list(GAMES)
    if len(could_be) == 1:
        return could_be[0]
    if not could_be or wishes.as_json or not _somebody_is_there():
        return DEFAULT_GAME
    for number, name in enumerate(could_be, start=1):
        click.echo(f"{number:>2} {find_face(name).title}")
    number = click.prompt("Which game?", type=click.IntRange(1, len(could_be)), default=1)
    return could_be[number - 1]


def _somebody_is_there() -> bool:
    """Ask whether a person types, rather than a script."""
    return sys.stdin.isatty()


def _new_session(wishes: Wishes, game: AnyGame, rules: Ruleset, notices: list[str]) -> Session:
    rules.check_players(wishes.players)
    seat = chosen_seat(wishes.seat, wishes.players)
    bots = _bots_by_seat(wishes.bots, seat, wishes.players)
    notice = find_face(game.name).notice(rules, wishes.players)
    if notice is not None:
        notices.append(notice)
    names = _names(wishes.name, seat, wishes.players)
    match = Match(game, rules, names, wishes.seed or secrets.token_hex(16))
    return _seated(match, seat, bots, wishes, notices)


def _resumed_session(wishes: Wishes, saved: Save, notices: list[str]) -> Session:
    game, record = find_game(saved.record.game), saved.record
    rules = game.ruleset_from_fields(record.ruleset)
    assert record.secret is not None  # `saves.load` has played it again
    match = Match(
        game, rules, record.players, record.secret, record.contributions, start=record.start
    )
    notices.append("The saved game goes on.")
    session = _seated(match, saved.seat, saved.bots, wishes, notices)
    session.catch_up(record.moves)
    return session


def _bots_by_seat(wish: str, seat: int, players: int) -> tuple[str, ...]:
    """Give every other seat a bot: the one named, or one each in the order of seats."""
    names = [name.strip() for name in wish.split(",")]
    if len(names) not in (1, players - 1):
        raise click.BadParameter(
            f"name one bot for all, or {players - 1} with commas.", param_hint="--bots"
        )
    others = iter(names * (players - 1) if len(names) == 1 else names)
    return tuple("" if other == seat else next(others) for other in range(players))


def _names(wish: str, seat: int, players: int) -> list[str]:
    name = printable(wish.strip())[:LONGEST_NAME] or "Guest"
    others = iter([other for other in BOT_NAMES if other != name])
    return [name if other == seat else next(others) for other in range(players)]


def _seated(
    match: AnyMatch, seat: int, bots: Sequence[str], wishes: Wishes, notices: Sequence[str]
) -> Session:
    face = find_face(match.game.name)
    screen: JsonScreen | TextScreen = JsonScreen(face, match.names, seat)
    if not wishes.as_json:
        screen = TextScreen(make_console(), face, match.names, seat, match.rules)
    keeper = Keeper(wishes.path, wishes.save is None, screen.say_first)
    session = Session(match, seat, bots, screen, keeper)
    for notice in notices:
        screen.say_first(notice)
    return session


# Playing ------------------------------------------------------------------------------------


def _play(session: Session, wishes: Wishes) -> None:
    """Play; whichever way the person leaves, the game is saved."""
    try:
        session.run()
    except KeyboardInterrupt:
        _leave(session, wishes)
        sys.exit(INTERRUPTED)
    except (Quit, EOFError):
        _leave(session, wishes)


def _leave(session: Session, wishes: Wishes) -> None:
    session.keep()
    path = None if session.keeper.gave_up else str(session.keeper.path)
    if wishes.as_json:
        emit({"type": "saved", "path": path})
        return
    again = "larceny play --resume" + (f" --save {wishes.save}" if wishes.save else "")
    click.echo()
    if path is None:
        click.echo("The game could not be saved.")
    else:
        click.echo(f"The game is saved in {path}\nGo on with it: {again}")
