"""Every term of docs/glossary.md is found where the glossary says that it is done."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "glossary.md"


class Entry(NamedTuple):
    """A row of the glossary: a term, and a file or folder that does it."""

    term: str
    path: str


def entries() -> Iterator[Entry]:
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if not line.startswith("| **"):
            continue
        _, terms, meaning, places, _ = (cell.strip() for cell in line.split("|"))
        assert meaning, f"what does {terms} mean?"
        paths = re.findall(r"`([^`]+)`", places)
        assert paths, f"where is {terms}?"
        for term in re.findall(r"\*\*([^*]+)\*\*", terms):
            for path in paths:
                yield Entry(term, path)


ENTRIES = list(entries())


def test_the_glossary_has_terms_of_the_trade() -> None:
    terms = {term.lower() for term, _ in ENTRIES}
    assert {"outbox", "idempotency key", "rate limit", "ssrf", "determinisation"} <= terms
    assert len(terms) > 40


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.term} in {entry.path}")
def test_a_term_is_found_in_the_module_that_does_it(entry: Entry) -> None:
    place = ROOT / entry.path
    assert place.is_file(), f"{entry.path} does not exist"
    # As one would search for it: any case, and words joined as prose, names or paths join them.
    pattern = r"[\s_-]*".join(map(re.escape, re.split(r"[\s-]+", entry.term)))
    text = f"{place.name} {place.read_text(encoding='utf-8')}"
    assert re.search(pattern, text, re.IGNORECASE), f"no {entry.term!r} in {entry.path}"
