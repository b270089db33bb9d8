"""The entry point of the command line. It starts fast: a command is imported when it is called."""

import click

from larceny import __version__, compiled

from .group import LarcenyGroup

COMMANDS = {
    "play": ("larceny.cli.commands.play:play", "Play in the terminal, you against bots."),
    "puzzles": ("larceny.cli.commands.puzzles:puzzles", "Solve puzzles; make and check them."),
    "serve": ("larceny.cli.commands.serve:serve", "Let people play in the browser."),
    "admin": ("larceny.cli.commands.admin:admin", "What people have reported, for administrators."),
    "backup": ("larceny.cli.commands.backup:backup", "Copy everything that the server keeps."),
    "restore": ("larceny.cli.commands.backup:restore", "Put a backup into an empty database."),
    "replay": ("larceny.cli.commands.replay:replay", "Show a recorded game move by move."),
    "verify": ("larceny.cli.commands.verify:verify", "Check a record by playing it again."),
    "analyse": ("larceny.cli.commands.analyse:analyse", "Let a master judge a recorded game."),
    "convert": ("larceny.cli.commands.convert:convert", "Write a record as text, JSON or BBCode."),
    "position": ("larceny.cli.commands.position:position", "Show a position, or deal one."),
    "rules": ("larceny.cli.commands.rules:rules", "Read the rules, and compare editions."),
    "simulate": ("larceny.cli.commands.simulate:simulate", "Let bots play many games."),
    "arena": ("larceny.cli.commands.arena:arena", "Hold bots against each other."),
    "peers": ("larceny.cli.commands.peers:peers", "Play against OpenSpiel's search."),
    "report": ("larceny.cli.commands.report:report", "Draw a page about many games."),
    "learn": ("larceny.cli.commands.learn:learn", "Let nets learn by playing themselves."),
    "perft": ("larceny.cli.commands.perft:perft", "Count sequences of decisions."),
    "calibrate": ("larceny.cli.commands.calibrate:calibrate", "Test how well a game is forecast."),
    "loadtest": (
        "larceny.cli.commands.loadtest:loadtest",
        "Load the server with tables of random play.",
    ),
    "bench": ("larceny.cli.commands.bench:bench", "Measure how fast the rules are."),
}
"""Where each command lives, and what it does in a line."""


def _tell_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"larceny, version {__version__} ({compiled.how()})")
        ctx.exit()


@click.group(
    cls=LarcenyGroup,
    commands_elsewhere=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,  # so that `pipx run larceny` and `uvx larceny` just play
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_tell_version,
    help="Show the version and exit.",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Board games of hidden treasure: play, replay, study.

    `larceny` alone plays in the browser, as `larceny serve --open` does; `larceny play` plays in
    the terminal.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(cli.get_command(ctx, "serve"), open_browser=True)  # type: ignore[arg-type]


def main() -> None:
    """Run the command line."""
    cli(prog_name="larceny")


if __name__ == "__main__":
    main()
