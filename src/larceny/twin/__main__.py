"""Write the drawn layouts in docs/twin.md anew: python -m larceny.twin"""

import re
from pathlib import Path

from larceny.games.registry import find_game

from .making import game_for
from .uses.drawing import drawn

DOCUMENT = Path(__file__).parents[3] / "docs" / "twin.md"
_BLOCK = re.compile(r"(<!-- layout: (\S+) (\S+) (\d+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_layouts(text: str) -> str:
    """Return a document with every layout as it is packed now."""

    def picture(block: re.Match[str]) -> str:
        rules = find_game(block[2]).ruleset(block[3])
        layout = game_for(block[2], rules, int(block[4])).layout
        return f"{block[1]}\n```text\n{drawn(layout)}\n```\n\n{block[5]}"

    return _BLOCK.sub(picture, text)


if __name__ == "__main__":
    DOCUMENT.write_text(with_layouts(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
