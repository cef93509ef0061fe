"""web/types/protocol.d.ts: what Python and JavaScript say to each other, as tsc reads it.

Made of the sources of app/protocol.py (the shapes) and of the modules in ANSWERS (who answers what with what).
"""

import ast
from collections.abc import Iterator

from .common import WEB, write

TARGET = WEB / "types" / "protocol.d.ts"
ANSWERS = ("boxes", "opening", "main")
HEAD = "// Made of app/protocol.py and of who answers (app/main.py) by tools/protocol.py. Change those.\n"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "Any": "unknown",
}


def make() -> None:
    shapes, *handlers = ((WEB / "app" / f"{name}.py").read_text() for name in ("protocol", *ANSWERS))
    text = declared(shapes, "\n".join(handlers))
    if not TARGET.exists() or TARGET.read_text() != text:
        write(TARGET, text)


def declared(shapes: str, handlers: str) -> str:
    """The declarations of all shapes, and of Handlers: what each word may be told, and what it answers."""
    parts = [part for node in ast.parse(shapes).body for part in _declaration(node)]
    answers = [
        f"  {function.name}: {{ told: {_type(told)}; answers: {_type(function.returns)} }};\n"
        for function, told in _handlers(handlers)
    ]
    return "\n".join([HEAD, *parts, f"export interface Handlers {{\n{''.join(answers)}}}\n"])


def _handlers(source: str) -> Iterator[tuple[ast.FunctionDef, ast.expr | None]]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and any(
            ast.unparse(by) == "handler" for by in node.decorator_list
        ):
            [told] = node.args.args
            yield node, told.annotation


def _declaration(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        yield f"export type {node.targets[0].id} = {_type(node.value)};\n"
    elif isinstance(node, ast.ClassDef):
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
        extends = f" extends {', '.join(bases)}" if bases else ""
        told = f"/** {' '.join(text.split())} */\n" if (text := ast.get_docstring(node)) else ""
        fields = [_field(field) for field in node.body if isinstance(field, ast.AnnAssign)]
        yield f"{told}export interface {node.name}{extends} {{\n{''.join(fields)}}}\n"


def _field(field: ast.AnnAssign) -> str:
    kind, mark = field.annotation, ""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        kind, mark = kind.slice, "?"
    return f"  {ast.unparse(field.target)}{mark}: {_type(kind)};\n"


def _type(kind: ast.expr | None) -> str:
    match kind:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)) | ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(ast.Name(id=outer), inner):
            several = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            if outer == "Literal":
                return " | ".join(ast.unparse(one).replace("'", '"') for one in several)
            if outer == "Union":
                return " | ".join(dict.fromkeys(map(_type, several)))
            if outer in ("list", "Sequence"):
                return f"({each})[]" if " | " in (each := _type(inner)) else f"{each}[]"
            if outer == "tuple":
                return f"[{', '.join(map(_type, several))}]"
            if outer in ("dict", "Mapping"):
                return f"{{ [name: string]: {_type(several[1])} }}"
    raise ValueError(f"no type for {ast.unparse(kind) if kind else 'what is not annotated'}")
