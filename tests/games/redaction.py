"""Taking away one line of redaction: a call of `veil` in the views of a game."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType, ModuleType


def redactions(views: ModuleType) -> list[str]:
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


def _functions(views: ModuleType) -> list[FunctionType]:
    found = [f for f in vars(views).values() if isinstance(f, FunctionType)]
    found += [f for f in views._SECRETIVE.values() if isinstance(f, FunctionType)]
    return [f for f in found if f.__module__ == views.__name__]


def _forget_texts(views: ModuleType) -> None:
    """Forget what was written of views: it was written with another redaction."""
    written = importlib.import_module(f"{views.__name__}_json")
    for one in vars(written).values():
        if hasattr(one, "cache_clear"):
            one.cache_clear()


@contextmanager
def without_redaction(views: ModuleType, which: int) -> Iterator[None]:
    """Take one `veil` out of the views while the block runs."""
    assert views.__file__ is not None
    tree = Unveil(which).visit(ast.parse(inspect.getsource(views)))
    changed = compile(ast.fix_missing_locations(tree), views.__file__, "exec")
    by_place = {(code.co_name, code.co_firstlineno): code for code in _codes(changed)}
    before = {f: f.__code__ for f in _functions(views)}
    try:
        for function, code in before.items():
            function.__code__ = by_place[code.co_name, code.co_firstlineno]
        _forget_texts(views)
        yield
    finally:
        for function, code in before.items():
            function.__code__ = code
        _forget_texts(views)
