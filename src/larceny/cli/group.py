"""A group of commands that imports them late, and turns every refusal into a sentence."""

import json
import os
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from larceny.kernel.errors import LarcenyError

from .common.exit_codes import BUG, INTERRUPTED, REFUSED


class LarcenyGroup(click.Group):
    """Knows where its commands are; `larceny --help` imports none of them."""

    def __init__(
        self, *args: Any, commands_elsewhere: Mapping[str, tuple[str, str]], **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self.elsewhere = commands_elsewhere

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands, those for players first."""
        return list(self.elsewhere)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.elsewhere:
            return None
        module, _, name = self.elsewhere[cmd_name][0].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands from what is known without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_) for name, (_, help_) in self.elsewhere.items()])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run a command and leave with its exit code; refusals are shown, never raised."""
        arguments = list(sys.argv[1:] if args is None else args)
        _make_output_forgiving()
        as_json = "--json" in arguments
        try:
            code = super().main(arguments, prog_name, complete_var, standalone_mode=False, **extra)
        except click.ClickException as refusal:
            code = _tell_usage(refusal, as_json)
        except click.Abort:
            code = INTERRUPTED
        except LarcenyError as refusal:
            code = _tell_refusal(refusal, as_json)
        except OSError as trouble:
            from .common.files import FileTrouble

            code = _tell_refusal(FileTrouble.of(trouble), as_json)
        except Exception as bug:
            if os.environ.get("LARCENY_TRACEBACK"):
                raise
            code = _tell_bug(bug, as_json)
        sys.exit(code if isinstance(code, int) else 0)


def _make_output_forgiving() -> None:
    """Show a question mark instead of failing where the terminal lacks a letter."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _tell_refusal(refusal: LarcenyError, as_json: bool) -> int:
    if as_json:
        _tell_json(refusal.kind, refusal.code, dict(refusal.details))
    else:
        from .screens.error_messages import error_message

        click.echo(f"larceny: {error_message(refusal)}", err=True)
    return REFUSED


def _tell_usage(refusal: click.ClickException, as_json: bool) -> int:
    if as_json:
        _tell_json("usage", type(refusal).__name__, {"message": refusal.format_message()})
    else:
        refusal.show()
    return REFUSED


def _tell_bug(bug: Exception, as_json: bool) -> int:
    details = {"exception": type(bug).__name__, "message": str(bug)}
    if as_json:
        _tell_json("bug", type(bug).__name__, details)
    else:
        click.echo(
            f"larceny: Something went wrong inside Larceny ({type(bug).__name__}: {bug}). This is "
            "a mistake of the program, not yours; set LARCENY_TRACEBACK=1 to see where it is.",
            err=True,
        )
    return BUG


def _tell_json(kind: str, code: str, details: MutableMapping[str, Any]) -> None:
    click.echo(json.dumps({"error": kind, "code": code, "details": details}), err=True)
