"""The page itself: one file with everything in it, for light and dark, paper and phones."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from .plot import Plot


@dataclass(frozen=True, slots=True)
class Chapter:
    """Plots about one thing."""

    title: str
    lead: str
    plots: Sequence[Plot]


def page(title: str, lead: str, chapters: Sequence[Chapter]) -> str:
    """Write the page."""
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    contents = "".join(
        f'<li><a href="#chapter-{number}">{escape(chapter.title)}</a></li>'
        for number, chapter in enumerate(chapters, 1)
    )
    body = "".join(_chapter(number, chapter) for number, chapter in enumerate(chapters, 1))
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>"
        f'<header><p class="house">Larceny</p><h1>{escape(title)}</h1><p>{escape(lead)}</p>'
        f'<nav aria-label="Contents"><ul>{contents}</ul></nav></header><main>{body}</main>'
        "<footer><p>Lines beside the dots are 95 % intervals. Shares after Wilson; means and "
        "ratios by the spread from game to game, so that choices within one game are not taken "
        "for independent ones.</p></footer></body></html>\n"
    )


def _chapter(number: int, chapter: Chapter) -> str:
    plots = "".join(_figure(f"{number}-{place}", plot) for place, plot in enumerate(chapter.plots))
    return (
        f'<section id="chapter-{number}" aria-labelledby="title-{number}">'
        f'<h2 id="title-{number}">{escape(chapter.title)}</h2>'
        f'<p class="lead">{escape(chapter.lead)}</p><div class="plots">{plots}</div></section>'
    )


def _figure(name: str, plot: Plot) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in plot.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for first, *cells in plot.rows
    )
    return (
        f'<figure aria-labelledby="plot-{name}"><figcaption><h3 id="plot-{name}">'
        f"{escape(plot.title)}</h3><p>{escape(plot.summary)}</p></figcaption>{plot.drawing}"
        f'<details><summary>Numbers</summary><div class="table"><table>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details></figure>"
    )
