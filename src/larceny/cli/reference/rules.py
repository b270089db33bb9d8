"""`larceny rules`: the rules of an edition, its fields, and how editions differ."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from larceny import rulebook
from larceny.games.registry import AnyGame
from larceny.kernel.fields import Plain, written
from larceny.kernel.game import Ruleset
from larceny.rulebook import Paragraph

from ..common.agreement import agree
from ..common.output import emit, make_console
from ..common.signs import BRASS, QUIET
from ..faces import find_face
from ..screens.paragraphs import show_paragraph, without_table


@dataclass(frozen=True, slots=True)
class RulesOptions:
    """What the command line asks for."""

    game: str
    edition: str | None
    variants: Sequence[str]
    changes: Sequence[str]
    rules_file: Path | None
    diff: str | None
    paragraph: str | None
    search: str | None
    actions: bool
    fields: bool
    players: int | None
    as_json: bool


def run(options: RulesOptions) -> None:
    """Show what was asked for; if nothing, the whole rules."""
    game, rules = agree(
        options.game, options.edition, options.variants, options.changes, options.rules_file
    )
    asked = {
        "--diff": options.diff is not None,
        "--paragraph": options.paragraph is not None,
        "--search": options.search is not None,
        "--actions": options.actions,
        "--fields": options.fields,
        "--players": options.players is not None,
    }
    if sum(asked.values()) > 1:
        given = " and ".join(name for name, is_asked in asked.items() if is_asked)
        raise click.UsageError(f"Please give only one of {given}.")
    console = make_console()
    if options.diff is not None:
        show_differences(game, rules, game.ruleset(options.diff), console, options.as_json)
    elif options.paragraph is not None:
        show_one(rulebook.paragraph(options.paragraph, game.name), rules, console, options.as_json)
    elif options.search is not None:
        search(game, options.search, console, options.as_json)
    elif options.actions:
        show_actions(game, console, options.as_json)
    elif options.fields:
        show_fields(game, rules, console, options.as_json)
    elif options.players is not None:
        show_table_size(game, rules, options.players, console, options.as_json)
    else:
        show_all(game, rules, console, options.as_json)


def paragraphs_of_fields(game: str) -> dict[str, str]:
    """Say which paragraph each field of the ruleset governs."""
    return {
        field: paragraph.number
        for chapter in rulebook.chapters(game)
        for paragraph in chapter.paragraphs
        for field in paragraph.fields
    }


def _plain_table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=BRASS)
    for head in heads:
        table.add_column(head)
    return table


def _paragraph_json(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "number": paragraph.number,
        "title": paragraph.title,
        "text": paragraph.text,
        "fields": list(paragraph.fields),
    }


def show_all(game: AnyGame, rules: Ruleset, console: Console, as_json: bool) -> None:
    """Show every paragraph, and the fields at the end."""
    chapters = rulebook.chapters(game.name)
    if as_json:
        listed = [
            {
                "number": chapter.number,
                "title": chapter.title,
                "paragraphs": [_paragraph_json(paragraph) for paragraph in chapter.paragraphs],
            }
            for chapter in chapters
        ]
        emit({"edition": rules.name, "fields": dict(rules.to_fields()), "chapters": listed})
        return
    with console.capture() as captured:
        for chapter in chapters:
            title = f"{chapter.number} {chapter.title.upper()}\n"
            console.print(Text(title, style=f"bold {BRASS}"))
            for paragraph in chapter.paragraphs:
                console.print(show_paragraph(paragraph, rules))
                console.print()
        show_fields(game, rules, console, as_json=False)
    if console.is_terminal and not console.is_dumb_terminal:
        click.echo_via_pager(captured.get())
    else:
        click.echo(captured.get(), nl=False)


def show_one(paragraph: Paragraph, rules: Ruleset, console: Console, as_json: bool) -> None:
    """Show one paragraph."""
    if not as_json:
        console.print(show_paragraph(paragraph, rules))
        return
    values = rules.to_fields()
    here = {field: values[field] for field in paragraph.fields}
    emit({**_paragraph_json(paragraph), "edition": rules.name, "values": here})


def show_fields(game: AnyGame, rules: Ruleset, console: Console, as_json: bool) -> None:
    """List the fields of a ruleset, each with its paragraph."""
    values, variants = rules.to_fields(), game.variants(rules)
    if as_json:
        listed = {name: dict(changes) for name, changes in variants.items()}
        emit({"edition": rules.name, "fields": dict(values), "variants": listed})
        return
    where = paragraphs_of_fields(game.name)
    table = _plain_table("field", "value", "rule")
    for field, value in values.items():
        table.add_row(field, Text(written(value), style="bold"), where.get(field, ""))
    console.print(table)
    for name, changes in variants.items():
        console.print(f"Variant {name}: {_written_changes(changes)}")


def show_differences(
    game: AnyGame, mine: Ruleset, other: Ruleset, console: Console, as_json: bool
) -> None:
    """Show in which fields two rulesets differ, side by side, and which variants each offers."""
    where = paragraphs_of_fields(game.name)
    one, two = mine.to_fields(), other.to_fields()
    fields = [field for field in one if field != "name" and one[field] != two[field]]
    offers = [game.variants(rules) for rules in (mine, other)]
    variants = {name: changes for offer in offers for name, changes in offer.items()}
    if as_json:
        differences = [
            {"field": field, "rule": where.get(field), "values": [one[field], two[field]]}
            for field in fields
        ]
        offered = [
            {
                "variant": name,
                "changes": dict(changes),
                "offered": [name in offer for offer in offers],
            }
            for name, changes in variants.items()
        ]
        told = {"editions": [mine.name, other.name], "differences": differences}
        emit({**told, "variants": offered})
        return
    if fields:
        table = _plain_table("rule", "field", mine.name, other.name)
        for field in fields:
            table.add_row(where.get(field, ""), field, written(one[field]), written(two[field]))
        console.print(table)
    else:
        console.print(f"{mine.name} and {other.name} have the same rules.")
    if variants and mine.name != other.name:
        console.print()
        table = _plain_table("variant", "changes", mine.name, other.name)
        for name, changes in variants.items():
            marks = ["offered" if name in offer else "–" for offer in offers]
            table.add_row(name, _written_changes(changes), *marks)
        console.print(table)


def _written_changes(changes: Mapping[str, Plain]) -> str:
    return ", ".join(f"{field}={written(value)}" for field, value in changes.items())


def search(game: AnyGame, word: str, console: Console, as_json: bool) -> None:
    """Find the paragraphs that speak of something."""
    found = [
        paragraph
        for chapter in rulebook.chapters(game.name)
        for paragraph in chapter.paragraphs
        if word.lower() in f"{paragraph.title}\n{paragraph.text}".lower()
    ]
    if as_json:
        emit({"search": word, "paragraphs": [_paragraph_json(paragraph) for paragraph in found]})
        return
    if not found:
        console.print(f"No paragraph speaks of “{word}”.")
    for paragraph in found:
        console.print(Text(f"{paragraph.number} {paragraph.title}", style=f"bold {BRASS}"))
        for sentence in _sentences(paragraph):
            if word.lower() in sentence.lower():
                shown = Text(sentence, style=QUIET)
                shown.highlight_words([word], style="bold default", case_sensitive=False)
                console.print(Padding(shown, (0, 0, 0, 2)))
                break


def _sentences(paragraph: Paragraph) -> list[str]:
    text = " ".join(without_table(paragraph.text).split())
    return re.split(r"(?<=[.:]) ", text.replace("`", ""))


def show_actions(game: AnyGame, console: Console, as_json: bool) -> None:
    """List every decision with its index."""
    if as_json:
        listed = [{"index": action.index, "word": action.word} for action in game.actions]
        emit({"game": game.name, "actions": listed})
        return
    table = _plain_table("index", "word")
    for action in game.actions:
        table.add_row(str(action.index), action.word)
    console.print(table)


def show_table_size(
    game: AnyGame, rules: Ruleset, players: int, console: Console, as_json: bool
) -> None:
    """Say what a table of so many players needs, and what they should know."""
    rules.check_players(players)
    face = find_face(game.name)
    needs = face.needs(rules, players)
    if as_json:
        emit({"edition": rules.name, "players": players, **needs.fields})
        return
    table = _plain_table("for", f"{players} players, {rules.name}")
    for row in needs.rows:
        table.add_row(*row)
    console.print(table)
    if (notice := face.notice(rules, players)) is not None:
        console.print(notice)
