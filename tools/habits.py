"""What bots do in Master Thieves, side by side: habits.py ROWS…, as `larceny simulate --out` wrote.

A row a habit, a column a file. How much a choice of card gives away is told by its entropy: of the
characters chosen as the first, second … card of a cycle of six, over all games, in bits.
"""

import json
import sys
from collections import Counter
from math import log2
from pathlib import Path

CHARACTERS = ("smuggler", "jeweler", "gemologist", "thief", "master_thief", "detective")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
LEVELS = ("top", "middle", "bottom")


def entropy(counts: list[int]) -> float:
    """Return the entropy in bits."""
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)


def habits(path: Path) -> dict[str, str]:
    """Add up the rows of a file."""
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    rows = [line for line in lines if "players" in line]  # a run that goes on begins with its plan
    total: Counter[str] = Counter()
    for row in rows:
        total.update({name: value for name, value in row.items() if "." in name})
    games, seats = len(rows), sum(row["players"] for row in rows)
    told = {
        "games": f"{games:,}",
        "rounds a game": f"{sum(row['length'] for row in rows) / games:.1f}",
    }
    for place in PLACES:
        counts = [total[f"{name}.{place}"] for name in CHARACTERS]
        share = {name: count / sum(counts) for name, count in zip(CHARACTERS, counts, strict=True)}
        most = sorted(share, key=lambda name: -share[name])[:2]
        told[f"{place} card: entropy (of 2.58)"] = f"{entropy(counts):.2f}"
        told[f"{place} card: most often"] = ", ".join(
            f"{name.replace('_', ' ')} {share[name]:.0%}" for name in most
        )
    opened = sum(total[f"opened.{level}"] for level in LEVELS)
    for level in LEVELS:
        told[f"openings at the {level}"] = f"{total[f'opened.{level}'] / opened:.0%}"
    names = [name for name in CHARACTERS if name != "detective"]
    misfired = sum(total[f"{name}.misfired"] for name in names)
    told["openings where something fell"] = f"{misfired / opened:.1%}"
    empty = sum(total[f"{name}.empty"] for name in names)
    told["openings of empty drawers"] = f"{empty / opened:.1%}"
    told["flips of the box a game"] = f"{total['box.flips'] / games:.2f}"
    told["turns of levels a game"] = f"{total['box.turns'] / games:.2f}"
    for name in CHARACTERS:
        brought = total[f"{name}.points"] / max(1, total[f"{name}.played"])
        told[f"points a {name.replace('_', ' ')} brings"] = f"{brought:+.2f}"
    for name in sorted(name for name in total if name.startswith("points.")):
        told[f"points a seat: {name.partition('.')[2]}"] = f"{total[name] / seats:.2f}"
    return told


def main(files: list[str]) -> None:
    """Print a table in Markdown."""
    columns = [habits(Path(file)) for file in files]
    print("| | " + " | ".join(Path(file).stem for file in files) + " |")
    print("|---" * (1 + len(files)) + "|")
    for name in columns[0]:
        print(f"| {name} | " + " | ".join(column[name] for column in columns) + " |")


if __name__ == "__main__":
    main(sys.argv[1:])
