"""What a seat may not know does not reach its bytes: non-interference, and proof that it is tested.

For each viewer, the true position is replaced by another one that his knowledge allows; his view,
his legal actions and the events he witnesses must stay the same. Then every line of redaction is
taken away in turn, and each time the very same test must fail.
"""

import ast
import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import Any

import pytest

from larceny.games.master_thieves import GAME, views
from larceny.kernel.checks import CheckFailed

from .table import editions
from .worlds import Pair, check_pair, pairs

SETTINGS: dict[str, dict[str, Any]] = {
    "as printed": {},
    "opener": {"drawers_seen_by": "opener"},
    "plain wood": {"plain_wood": True},
    "opener, sticky": {"drawers_seen_by": "opener", "sticky_drawers": 0.3},
}
PLAYERS = (2, 3, 5)


def drawn_pairs(edition: str, setting: str, players: int, games: int = 1) -> list[Pair]:
    """Draw pairs of worlds that are not the same from some random games."""
    rules = GAME.ruleset(edition, **SETTINGS[setting])
    return [
        pair
        for number in range(games)
        for pair in pairs(rules, players, f"{edition}/{number}")
        if pair.truth != pair.other or pair.action is not pair.other_action
    ]


@editions()
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.rule("MT-4.1", "MT-5.4", "MT-2.8", "MT-3.2", "MT-4.4")
def test_a_viewer_cannot_tell_worlds_apart_that_his_knowledge_allows(
    edition: str, setting: str, players: int
) -> None:
    drawn = drawn_pairs(edition, setting, players)
    for pair in drawn:
        check_pair(pair)
    assert len(drawn) > 80


# Taking away one line of redaction ------------------------------------------------------------


def redactions() -> list[str]:
    """List the calls of `veil` in the views, in the order in which they are visited."""
    visitor = Unveil(which=-1)
    visitor.visit(ast.parse(inspect.getsource(views)))
    return visitor.found


def _is_veil(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "veil"


class Unveil(ast.NodeTransformer):
    """Replace the n-th call `veil(secret, sees)` by the secret."""

    def __init__(self, which: int) -> None:
        self.which = which
        self.found: list[str] = []

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if _is_veil(node):
            self.found.append(ast.unparse(node))
            if len(self.found) == self.which + 1:
                return node.args[0]
        return self.generic_visit(node)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _functions() -> list[FunctionType]:
    found = [f for f in vars(views).values() if isinstance(f, FunctionType)]
    found += [f for f in views._SECRETIVE.values() if isinstance(f, FunctionType)]
    return [f for f in found if f.__module__ == views.__name__]


@contextmanager
def without_redaction(which: int) -> Iterator[None]:
    """Take one `veil` out of the views while the block runs."""
    tree = Unveil(which).visit(ast.parse(inspect.getsource(views)))
    changed = compile(ast.fix_missing_locations(tree), views.__file__, "exec")
    by_place = {(code.co_name, code.co_firstlineno): code for code in _codes(changed)}
    before = {f: f.__code__ for f in _functions()}
    try:
        for function, code in before.items():
            function.__code__ = by_place[code.co_name, code.co_firstlineno]
        yield
    finally:
        for function, code in before.items():
            function.__code__ = code


def leaks(drawn: list[Pair]) -> bool:
    for pair in drawn:
        try:
            check_pair(pair)
        except CheckFailed:
            return True
    return False


def test_without_one_line_of_redaction_the_secret_leaks() -> None:
    drawn = drawn_pairs("english_a", "opener", 3, games=8) + drawn_pairs("french", "plain wood", 3)
    assert not leaks(drawn)
    for which, line in enumerate(redactions()):
        with without_redaction(which):
            assert leaks(drawn), f"nobody notices that {line} is gone"
    assert not leaks(drawn)


def test_there_are_redactions_to_take_away() -> None:
    assert len(redactions()) >= 15
