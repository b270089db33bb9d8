"""Paragraphs of the rules in a terminal, with what one ruleset says where editions differ."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from larceny.kernel.fields import written
from larceny.kernel.game import Ruleset
from larceny.rulebook import Paragraph

from ..common.signs import BRASS


def show_paragraph(paragraph: Paragraph, rules: Ruleset) -> RenderableType:
    """Show a paragraph; instead of the table of all editions, what this ruleset says."""
    parts: list[RenderableType] = [
        Text(f"{paragraph.number} {paragraph.title}", style=f"bold {BRASS}"),
        Markdown(without_table(paragraph.text)),
    ]
    values = rules.to_fields()
    parts += [
        Text(f"  {field} = {written(values[field])}", style="bold")
        for field in paragraph.fields
        if field in values
    ]
    return Group(*parts)


def without_table(text: str) -> str:
    """Leave out the table that compares all editions."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("|")).strip()
