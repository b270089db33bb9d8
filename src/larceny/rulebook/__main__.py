"""Write the tables in docs/rules anew from the rulesets, or check that they are up to date.

python -m larceny.rulebook [--check]
"""

import re
import sys
from itertools import product

from larceny.games.registry import GAMES, find_game
from larceny.kernel.fields import written

from . import LANGUAGES, source

_BLOCK = re.compile(r"(<!-- editions: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_tables(game: str, text: str) -> str:
    """Return a rules document with every table of editions as the rulesets have it."""
    editions = {name: rules.to_fields() for name, rules in find_game(game).editions.items()}

    def table(block: re.Match[str]) -> str:
        rows = [
            ["field", *editions],
            ["---"] * (len(editions) + 1),
            *(
                [f"`{field}`", *(written(rules[field]) for rules in editions.values())]
                for field in block[2].split()
            ),
        ]
        lines = "".join(f"| {' | '.join(row)} |\n" for row in rows)
        return f"{block[1]}\n{lines}\n{block[3]}"

    return _BLOCK.sub(table, text)


def main(check: bool) -> int:
    """Write the documents, or say which are out of date."""
    stale = []
    for game, language in product(GAMES, LANGUAGES):
        path = source(game, language)
        text = path.read_text(encoding="utf-8")
        fresh = with_tables(game, text)
        if fresh != text:
            stale.append(f"{language}/{path.name}")
            if not check:
                path.write_text(fresh, encoding="utf-8")
    for name in stale:
        print(f"{name}: {'out of date, run make docs' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
