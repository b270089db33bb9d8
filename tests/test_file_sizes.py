"""Source files stay short enough to be read at once; docs/architecture.md gets its table so."""

from pathlib import Path

from tools.count_lines import MOST_LINES, Room, rooms, source_lines, table, too_long

ROOT = Path(__file__).parents[1]

TO_BE_SPLIT = {
    "src/larceny/games/forty_thieves/events.py",
    "src/larceny/games/master_thieves/knowledge.py",
    "src/larceny/games/master_thieves/legality.py",
}
"""Longer than a file may be when the limit was set. Nothing is added here."""


def test_no_source_file_is_too_long() -> None:
    lines = source_lines(ROOT)
    assert too_long({path: n for path, n in lines.items() if path not in TO_BE_SPLIT}) == []


def test_both_sources_are_counted_and_what_is_generated_is_not() -> None:
    lines = source_lines(ROOT)
    assert {"src/larceny/kernel/play.py", "web/src/main.tsx"} <= set(lines)
    assert not [path for path in lines if path.startswith("web/src/generated/")]


def test_a_file_that_is_too_long_is_named_and_rooms_are_added_up() -> None:
    lines = {"src/larceny/a/one.py": MOST_LINES + 1, "src/larceny/a/two.py": 9}
    assert too_long(lines) == ["src/larceny/a/one.py: 401 lines"]
    assert rooms(lines) == [Room("src/larceny/a", 2, 410, 401, "one.py")]
    assert table(rooms(lines)).endswith("| `src/larceny/a` | 2 | 410 | `one.py` | 401 |")
