"""The page about runs of `larceny learn`: how a net fared among older selves, and how it mixed.

Of a best response: what it wins among the frozen bots that it learns against.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..figures import Z95
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
            [
                *_wins(lines, config.get("against", "")),
                *_figure(lines, "entropy", "How much it mixes", "Entropy"),
            ],
        )
    except (ValueError, KeyError, TypeError):
        raise LabTrouble("not-a-run", path=str(folder)) from None
    return chapter, games


def _wins(lines: Sequence[Line], against: str) -> Iterator[Plot]:
    """Draw the share of victories of one seat among the others, at each kind of table."""
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
            f"{_told(here, against, fair)} Dashed: a fair share, {percent(fair)}.",
            curves(drawn, percent, fair),
            ("billion decisions", *(curve.label for curve in drawn)),
            [
                [number(line["decisions"] / 1e9)]
                + [_wins_of(line["among"][who]) if who in line["among"] else "–" for who in whom]
                for line in here
            ],
        )


def _told(lines: Sequence[Line], against: str, fair: float) -> str:
    """Say what is drawn; of a best response also what came of it."""
    if not against:
        return (
            "One seat of the net among older selves, by billions of decisions. The oldest self "
            "that is kept changes in the course of a run."
        )
    last = max(lines[-1]["among"].values(), key=lambda one: float(one["wins"]))
    above = 100 * (last["wins"] - fair)
    return (
        f"One seat learns to beat {against}, which stays as it is and has all the others; by "
        f"billions of decisions. In the end it wins {_wins_of(last)} of the games, {above:+.1f} "
        f"percentage points and {last['wins'] / fair:.2f} times a fair share: by so much, at the "
        "least, can the frozen bot be exploited."
    )


def _wins_of(one: Line) -> str:
    """Write a share of victories, with its 95 % interval if its error is known."""
    told = percent(one["wins"])
    return f"{told} ± {100 * Z95 * one['error']:.1f}" if "error" in one else told


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
