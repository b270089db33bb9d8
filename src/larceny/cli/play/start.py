"""`larceny play`: sit down at a new table, or go on with a saved game."""

import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from larceny.bots import default_bot
from larceny.games.registry import DEFAULT_GAME, GAMES, AnyGame, find_game, find_title
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat, every_seat
from larceny.kernel.game import Ruleset
from larceny.kernel.play import Match, set_up_again

from ..common.agreement import agree, chosen_seat, games_with
from ..common.exit_codes import INTERRUPTED
from ..common.output import emit, make_console
from ..common.signs import BOT_NAMES, printable
from ..faces import find_face
from ..screens.error_messages import error_message
from ..screens.json_screen import JsonScreen
from ..screens.text_screen import TextScreen
from ..screens.watching import AnyMatch
from . import saves
from .autosave import Keeper
from .saves import Save, SaveTrouble
from .session import Quit, Session

LONGEST_NAME = 24

Agreed = tuple[AnyGame, Ruleset]


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the command line asks for."""

    game: str | None
    edition: str | None
    variants: Sequence[str]
    changes: Sequence[str]
    rules_file: Path | None
    players: int
    seat: Seat
    bots: str | None
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


def run(options: PlayOptions) -> None:
    """Play a game in this terminal. What is refused is refused before an earlier game is moved."""
    agreed = None if options.resume else _agreed_early(options)
    earlier = _earlier_game(options)
    if isinstance(earlier, Save):
        session = _resumed_session(options, earlier)
    else:
        session = _new_session(options, agreed)
        if earlier is not None:
            session.screen.say_first(earlier.move_aside())
    _play(session, options)


# New, or saved ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InTheWay:
    """A file in the place of a new game, which is kept under another name."""

    path: Path
    trouble: LarcenyError | None = None
    """Why it is no use, where it is damaged."""

    def move_aside(self) -> str:
        """Make room for the new game; tell where the earlier one is now."""
        if self.trouble is None:
            return f"The earlier game was kept as {saves.keep_aside(self.path, 'set-aside')}."
        return error_message(_kept_as_damaged(self.path, self.trouble))


def _kept_as_damaged(path: Path, trouble: LarcenyError) -> SaveTrouble:
    kept = saves.keep_aside(path, "damaged")
    return SaveTrouble("damaged", kept=str(kept), why=error_message(trouble))


def _earlier_game(options: PlayOptions) -> Save | InTheWay | None:
    """Return the saved game if the person goes on with it, otherwise what is in its place."""
    path = options.path
    if not path.exists():
        if options.resume:
            raise SaveTrouble("none", path=str(path))
        return None
    if options.new or (options.as_json and not options.resume):
        return InTheWay(path)
    try:
        saved = saves.load(path)
    except LarcenyError as trouble:
        return _no_use(trouble, options)
    return saved if options.resume or _wants_to_resume(saved) else InTheWay(path)


def _no_use(trouble: LarcenyError, options: PlayOptions) -> InTheWay:
    """Say what to do with a save that is no use; one that the person named stays in place."""
    cannot_be_read = trouble.kind == "file" and trouble.code != "not-text"
    if options.save is not None or cannot_be_read:
        raise trouble
    is_whole = isinstance(trouble, SaveTrouble)  # a record, but not one to go on with
    if options.resume:
        raise trouble if is_whole else _kept_as_damaged(options.path, trouble)
    return InTheWay(options.path, None if is_whole else trouble)


def _wants_to_resume(saved: Save) -> bool:
    stage = saved.record.chapters[-1][1] if saved.record.chapters else "the beginning"
    title, players = find_title(saved.record.game).display_name, len(saved.record.players)
    click.echo(f"There is a saved game of {title} for {players} players ({stage}).")
    try:
        text = input("Go on with it? [Y/n] ")
    except EOFError:
        click.echo()
        raise click.Abort from None
    return not text.strip().lower().startswith("n")


def _games_meant(options: PlayOptions) -> list[str]:
    """Name the games that are meant by one who may have named none."""
    if options.game is not None:
        return [options.game]
    return (games_with(options.edition) if options.edition else list(GAMES)) or [DEFAULT_GAME]


def _which_game(options: PlayOptions) -> str:
    """Choose one of the games that are meant; ask where that could be several."""
    meant = _games_meant(options)
    if len(meant) == 1:
        return meant[0]
    if options.as_json or not _somebody_is_there():
        return DEFAULT_GAME
    for number, name in enumerate(meant, start=1):
        click.echo(f"{number:>2} {find_title(name).display_name}")
    number = click.prompt("Which game?", type=click.IntRange(1, len(meant)), default=1)
    return meant[number - 1]


def _somebody_is_there() -> bool:
    """Ask whether a person types, rather than a script."""
    return sys.stdin.isatty()


def _agreed_early(options: PlayOptions) -> Agreed | None:
    """Find what is played, or refuse it, before anything is asked, where it is known by then."""
    meant = _games_meant(options)
    return _agreed(options, meant[0]) if len(meant) == 1 else None


def _agreed(options: PlayOptions, game_name: str) -> Agreed:
    """Find what is played, and refuse a table or a seat that it does not have."""
    game, rules = agree(
        game_name, options.edition, options.variants, options.changes, options.rules_file
    )
    rules.check_players(options.players)
    chosen_seat(options.seat, options.players)
    return game, rules


def _new_session(options: PlayOptions, agreed: Agreed | None) -> Session:
    game, rules = agreed or _agreed(options, _which_game(options))
    bots = _bots_by_seat(options.bots or default_bot(game.name), options.seat, options.players)
    names = _names(options.name, options.seat, options.players)
    match = Match(game, rules, names, options.seed or secrets.token_hex(16))
    notice = find_face(game.name).notice(rules, options.players)
    return _seated(match, options.seat, bots, options, notice)


def _resumed_session(options: PlayOptions, saved: Save) -> Session:
    game, record = find_game(saved.record.game), saved.record
    match = set_up_again(game, record)
    session = _seated(match, saved.seat, saved.bots, options, "The saved game goes on.")
    session.catch_up(record.moves)
    return session


def _bots_by_seat(wish: str, seat: Seat, players: int) -> tuple[str, ...]:
    """Give every other seat a bot: the one named, or one each in the order of seats."""
    names = [name.strip() for name in wish.split(",")]
    if len(names) not in (1, players - 1):
        raise click.BadParameter(
            f"name one bot for all, or {players - 1} with commas.", param_hint="--bots"
        )
    others = iter(names * (players - 1) if len(names) == 1 else names)
    return tuple("" if other == seat else next(others) for other in every_seat(players))


def _names(wish: str, seat: Seat, players: int) -> list[str]:
    name = printable(wish.strip())[:LONGEST_NAME] or "Guest"
    others = iter([other for other in BOT_NAMES if other != name])
    return [name if other == seat else next(others) for other in every_seat(players)]


def _seated(
    match: AnyMatch, seat: Seat, bots: Sequence[str], options: PlayOptions, notice: str | None
) -> Session:
    face = find_face(match.game.name)
    screen: JsonScreen | TextScreen = JsonScreen(face, match.names, seat)
    if not options.as_json:
        screen = TextScreen(make_console(), face, match.names, seat, match.rules)
    keeper = Keeper(options.path, options.save is None, screen.say_first)
    session = Session(match, seat, bots, screen, keeper)
    if notice is not None:
        screen.say_first(notice)
    return session


# Playing ------------------------------------------------------------------------------------


def _play(session: Session, options: PlayOptions) -> None:
    """Play; whichever way the person leaves, the game is saved."""
    try:
        session.run()
    except KeyboardInterrupt:
        _leave(session, options)
        sys.exit(INTERRUPTED)
    except (Quit, EOFError):
        _leave(session, options)


def _leave(session: Session, options: PlayOptions) -> None:
    session.keep()
    path = None if session.keeper.gave_up else str(session.keeper.path)
    if options.as_json:
        emit({"type": "saved", "path": path})
        return
    again = "larceny play --resume" + (f" --save {options.save}" if options.save else "")
    click.echo()
    if path is None:
        click.echo("The game could not be saved.")
    else:
        click.echo(f"The game is saved in {path}\nGo on with it: {again}")
