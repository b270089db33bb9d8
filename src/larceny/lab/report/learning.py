"""The page about runs of `larceny learn`: how a net fared among older selves, and how it mixed."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..work import LabTrouble, naming
from .axis import number, percent
from .page import Chapter
from .plot import Plot, list_of
from .svg import Curve, curves

Line = dict[str, Any]


def is_run(path: Path) -> bool:
    """Ask whether a folder is a run."""
    return (path / "run.json").is_file() and (path / "curves.jsonl").is_file()


def chapter_on(folder: Path) -> tuple[Chapter, int]:
    """Write the chapter on a run; say how many games it has played."""
    try:
        with naming(folder):
            told = json.loads((folder / "run.json").read_text(encoding="utf-8"))
            text = (folder / "curves.jsonl").read_text(encoding="utf-8")
        lines = [json.loads(line) for line in text.splitlines()]
        config, progress = told["config"], told["progress"]
        games = int(progress["games"])
        chapter = Chapter(
            f"{config['game']}: {folder.name}",
            f"{games:,} games, {progress['decisions'] / 1e9:.2f} billion decisions and "
            f"{progress['seconds'] / 60:.1f} minutes of training at {list_of(config['tables'])}; "
            f"seed {config['seed']}.",
            [*_wins(lines), *_figure(lines, "entropy", "How much it mixes", "Entropy")],
        )
    except (ValueError, KeyError, TypeError):
        raise LabTrouble("not-a-run", path=str(folder)) from None
    return chapter, games


def _wins(lines: Sequence[Line]) -> Iterator[Plot]:
    """Draw the share of victories of one seat among older selves, at each kind of table."""
    for table in dict.fromkeys(line["table"] for line in lines):
        here = [line for line in lines if line["table"] == table]
        whom = list(dict.fromkeys(who for line in here for who in line["among"]))
        drawn = [
            Curve(
                f"among {who}",
                [
                    (line["decisions"] / 1e9, line["among"][who]["wins"])
                    for line in here
                    if who in line["among"]
                ],
                f"seat-{place}",
            )
            for place, who in enumerate(whom)
        ]
        fair = 1 / int(table.rpartition("/")[2])
        yield Plot(
            f"Victories at {table}",
            f"One seat of the net among older selves, by billions of decisions; dashed: a fair "
            f"share, {percent(fair)}. The oldest self that is kept changes in the course of a run.",
            curves(drawn, percent, fair),
            ("billion decisions", *(curve.label for curve in drawn)),
            [
                [number(line["decisions"] / 1e9)]
                + [
                    percent(line["among"][who]["wins"]) if who in line["among"] else "–"
                    for who in whom
                ]
                for line in here
            ],
        )


def _figure(lines: Sequence[Line], name: str, title: str, label: str) -> Iterator[Plot]:
    """Draw one of the figures of updates."""
    there = [(line["decisions"] / 1e9, line["figures"][name]) for line in lines if line["figures"]]
    if there:
        yield Plot(
            title,
            f"{label} of a decision, by billions of decisions.",
            curves([Curve(label, there, "seat-0")], number),
            ("billion decisions", label),
            [[number(decisions), number(value)] for decisions, value in there],
        )
