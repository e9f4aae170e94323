"""Small wrong changes to functions: another comparison, a number one off, a condition turned, a line gone."""

import ast
import hashlib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType

COMPARED = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
REPLACED = {
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.Add,), ast.FloorDiv: (ast.Mult,), ast.Div: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,), ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change in one function."""

    path: Path
    function: str  # its name within the module, such as `Table.after`
    line: int
    number: int  # among the changes of its function
    before: str
    after: str

    @property
    def name(self) -> str:
        """What tells it from all others as long as the function stays as it is."""
        return f"{self.path.parent.name}/{self.path.name}:{self.function}:{self.number}:{self.after}"

    @property
    def code(self) -> CodeType:
        """The code of the changed function."""
        tree = ast.parse(_source(self.path))
        function = dict(_functions(tree))[self.function]
        node, other = list(_changes(function))[self.number]
        _replace(function, node, ast.copy_location(other, node))
        ast.fix_missing_locations(tree)
        found = compile(tree, str(self.path), "exec")
        for part in self.function.split("."):
            found = next(c for c in found.co_consts if isinstance(c, CodeType) and c.co_name == part)
        return found


def mutants(path: Path) -> Iterator[Mutant]:
    """Give every mutant of a module's functions and methods."""
    for name, function in _functions(ast.parse(_source(path))):
        for number, (node, other) in enumerate(_changes(function)):
            yield Mutant(path, name, node.lineno, number, ast.unparse(node), ast.unparse(other))


def digest(paths: list[Path]) -> str:
    """Return a hash of the sources: what is known of mutants holds for these."""
    return hashlib.sha256("\0".join(map(_source, paths)).encode()).hexdigest()[:16]


@cache
def _source(path: Path) -> str:
    """Read a file once: it may be edited while a campaign runs."""
    return path.read_text("utf-8")


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{each.name}", each) for each in node.body if isinstance(each, ast.FunctionDef))


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, ast.expr | ast.stmt]]:
    """Give each change of a function's body: a node, and what stands in its place."""
    for node in _inside(function):
        for other in _others(node):
            yield node, other


def _inside(function: ast.FunctionDef) -> Iterator[ast.expr | ast.stmt]:
    """Give the nodes of a body that can be changed; docstrings and annotations cannot."""
    for statement in function.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        skipped: set[int] = set()
        for node in ast.walk(statement):
            if isinstance(node, ast.AnnAssign):
                skipped |= {id(part) for part in ast.walk(node.annotation)}
            if isinstance(node, ast.expr | ast.stmt) and id(node) not in skipped:
                yield node


def _others(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    """Give what may stand in a node's place."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARED.get(type(operator), ()):
                ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BinOp):
        for other in REPLACED.get(type(node.op), ()):
            yield ast.BinOp(node.left, other(), node.right)
    elif isinstance(node, ast.AugAssign):
        for other in REPLACED.get(type(node.op), ()):
            yield ast.AugAssign(node.target, other(), node.value)
        yield ast.Pass()
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for place in range(len(node.values)):
            left = [*node.values[:place], *node.values[place + 1 :]]
            yield left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert | ast.USub):
        yield node.operand
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    elif isinstance(node, ast.If | ast.While):
        turned = deepcopy(node)
        turned.test = ast.UnaryOp(ast.Not(), turned.test)
        yield turned
    elif _can_go(node):
        yield ast.Pass()
    elif isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()


def _can_go(node: ast.expr | ast.stmt) -> bool:
    """Whether a function can do without a statement: one that writes to a record or calls something."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list) and any(each is old for each in value):
                setattr(parent, name, [new if each is old else each for each in value])
                return
    raise AssertionError("the node is not in the tree")
