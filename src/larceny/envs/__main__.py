"""Write the layouts and the example in docs/research.md anew, or check that they are up to date.

python -m larceny.envs [--check]
"""

import re
import sys
from pathlib import Path

from .layout import Fields
from .registry import encoding_of

ROOT = Path(__file__).parents[3]
DOCUMENT = ROOT / "docs" / "research.md"

_EXAMPLE = re.compile(r"(<!-- example: ([\w.]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_BLOCK = re.compile(r"(<!-- layout: ([\w-]+) (seen|remembered) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(fields: Fields, after: Fields = ()) -> str:
    """Write fields with their offsets; `n` is the number of players."""
    alone = sum(field.length for field in after if not field.each_seat)
    seats = sum(field.length for field in after if field.each_seat)
    lines = ["| part | offset | length | meaning |", "|---|---|---|---|"]
    for name, length, meaning, each_seat in fields:
        offset, long = _sum(alone, seats), _sum(0, length) if each_seat else str(length)
        lines.append(f"| {name} | {offset} | {long} | {meaning} |")
        if each_seat:
            seats += length
        else:
            alone += length
    lines.append(f"| *end* | {_sum(alone, seats)} | | |")
    return "\n".join(lines)


def _sum(alone: int, seats: int) -> str:
    parts = [str(alone)] if alone or not seats else []
    if seats:
        parts.append("n" if seats == 1 else f"{seats}n")
    return " + ".join(parts)


def with_layouts(text: str) -> str:
    """Return a document with every layout as the encodings have it, and examples as they are."""

    def fresh(block: re.Match[str]) -> str:
        plan = encoding_of(block[2]).plan
        shown = table(plan.seen) if block[3] == "seen" else table(plan.remembered, after=plan.seen)
        return f"{block[1]}\n{shown}\n\n{block[4]}"

    def example(block: re.Match[str]) -> str:
        program = (ROOT / "examples" / block[2]).read_text(encoding="utf-8")
        return f"{block[1]}\n```py\n{program}```\n\n{block[3]}"

    return _EXAMPLE.sub(example, _BLOCK.sub(fresh, text))


def main(check: bool) -> int:
    """Write the document, or say that it is out of date."""
    text = DOCUMENT.read_text(encoding="utf-8")
    fresh = with_layouts(text)
    if fresh == text:
        return 0
    if check:
        print(f"{DOCUMENT.name}: out of date, run make docs")
        return 1
    DOCUMENT.write_text(fresh, encoding="utf-8")
    print(f"{DOCUMENT.name}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
