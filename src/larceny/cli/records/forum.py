"""A game as text for a forum: what was agreed, how it ended, and every move in a sentence."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from larceny.games.records import rules_of
from larceny.games.registry import find_title
from larceny.kernel.events import Event
from larceny.kernel.play import replay, set_up_again
from larceny.kernel.record import Record

from ..screens.watching import Watcher

Markup = Literal["plain", "markdown", "bbcode"]
"""How a forum writes what is bold, and a heading."""


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes for one kind of forum."""

    title: Callable[[str], str]
    heading: Callable[[str], str]
    strong: Callable[[str], str]
    safe: Callable[[str], str]
    """Write a text so that nothing in it is taken for markup."""


_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]<>#|~"})
_BRACKETS = str.maketrans("[]", "()")  # BBCode has no way to write them

WRITERS: Mapping[Markup, Writer] = {
    "plain": Writer(
        title=lambda text: f"{text}\n{'=' * len(text)}",
        heading=lambda text: f"{text}\n{'-' * len(text)}",
        strong=str,
        safe=str,
    ),
    "markdown": Writer(
        title=lambda text: f"## {text}",
        heading=lambda text: f"### {text}",
        strong=lambda text: f"**{text}**",
        safe=lambda text: text.translate(_MARKS),
    ),
    "bbcode": Writer(
        title=lambda text: f"[size=5][b]{text}[/b][/size]",
        heading=lambda text: f"[b]{text}[/b]",
        strong=lambda text: f"[b]{text}[/b]",
        safe=lambda text: text.translate(_BRACKETS),
    ),
}


def forum_text(record: Record, markup: Markup) -> str:
    """Write a game for people who read a forum, with everything laid open."""
    game = rules_of(record)
    replay(game, record)  # refuse it now rather than in the middle
    to = WRITERS[markup]
    blocks = [to.title(to.safe(find_title(record.game).display_name)), _header(record, to)]
    for chapter, sentences in _chapters(record):
        told = [f"{number}. {to.safe(text)}" for number, text in sentences]
        blocks += [to.heading(to.safe(chapter.capitalize())), "\n".join(told)]
    return "\n\n".join(blocks) + "\n"


def _header(record: Record, to: Writer) -> str:
    """Say who played by which rules, and how it ended."""
    game = rules_of(record)
    rules = game.write_ruleset(game.ruleset_from_fields(record.ruleset))
    lines = [
        ("Players", ", ".join(map(to.safe, record.players))),
        ("Rules", to.safe(rules)),
        ("Result", _result(record, to)),
    ]
    break_ = "  \n" if to is WRITERS["markdown"] else "\n"
    return break_.join(f"{to.strong(name)}: {said}" for name, said in lines)


def _result(record: Record, to: Writer) -> str:
    result = record.result
    if result is None:
        return "still on"
    points = ", ".join(
        f"{to.safe(name)} {score}"
        for name, score in zip(record.players, result.scores, strict=True)
    )
    winners = " and ".join(to.safe(record.players[seat]) for seat in result.winners)
    return f"{points}; won by {to.strong(winners or 'nobody')}"


def _chapters(record: Record) -> Iterator[tuple[str, Sequence[tuple[int, str]]]]:
    """Tell round by round, or turn by turn, what happened; each move under its number."""
    game = rules_of(record)
    watcher = Watcher(game, None, all_open=True)
    match = set_up_again(game, record)
    steps: list[tuple[str, list[Event]]] = [(game.chapter(match.state), list(match.events))]
    for seat, word in record.moves:
        chapter = game.chapter(match.state)
        steps.append((chapter, match.act(seat, word)))
    chapter, told = steps[0][0], list[tuple[int, str]]()
    for number, (name, events) in enumerate(steps):
        if name != chapter and told:
            yield chapter, told
            told = []
        chapter = name
        sentence = " ".join(watcher.story(match.names, events))
        if sentence:
            told.append((number, sentence))
    if told:
        yield chapter, told
