"""A language that nobody speaks, made of the English texts: every letter accented, so that what escapes it is seen."""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

CODE, NAME = "qps", "Þšëûðö"
ACCENTED = str.maketrans("aceinosuyACEINOSUY", "áçéíñóšúýÁÇÉÍÑÓŠÚÝ")


class Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        # <b> and <i> are markup, no text.
        parts = node.value.replace("<", "\0<").replace(">", ">\0").split("\0")
        node.value = "".join(part if part.startswith("<") else part.translate(ACCENTED) for part in parts)
        return node


def translate(folder: Path) -> Path:
    """Make the folder of the pseudo-language beside that of English, whatever books there are."""
    target = folder / CODE
    target.mkdir()
    for book in sorted((folder / "en").glob("*.ftl")):
        resource = FluentParser().parse(book.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(Accents().visit(resource))
        lines = [
            f"shell-language-name = {NAME}" if line.startswith("shell-language-name") else line
            for line in text.splitlines()
        ]
        (target / book.name).write_text("\n".join([*lines, ""]), encoding="utf-8")
    return target
