"""What can go wrong with what comes from outside. Each error carries its facts."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from .choice import Choice, Refusal

if TYPE_CHECKING:
    from .edition import Problem

LONGEST_SHOWN = 60
LONGEST_WHY = 200


def printable(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text from outside, fit for a terminal or a notice: cut short, and without signs that do anything."""
    text = text if text.isprintable() else repr(text)[1:-1]
    return text if len(text) <= longest else text[: longest - 3] + "..."


class TafelrundeError(Exception):
    """The base of everything that a caller may catch."""


class IllegalChoice(TafelrundeError):
    """That is none of the choices on offer."""

    def __init__(self, choice: Choice | int, refusal: Refusal | None = None) -> None:
        super().__init__(choice, refusal)
        self.choice = choice
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.choice} is not on offer" + (f": {self.refusal.rule}" if self.refusal else "")


class StaleChoice(TafelrundeError):
    """The choice belongs to a position that has passed."""

    def __init__(self, revision: int, current: int) -> None:
        super().__init__(f"choice for revision {revision}, but the table is at {current}")
        self.revision = revision
        self.current = current


class LostGame(TafelrundeError):
    """A bot lost by a fault of its own: it raised, answered nonsense or took too long."""

    def __init__(self, seat: int, name: str, why: str) -> None:
        super().__init__(seat, name, why)
        self.seat = seat
        self.name = name
        self.why = printable(why, LONGEST_WHY)

    def __str__(self) -> str:
        return f"{self.name} {self.why}"


B = TypeVar("B", bound="BadInput")


class BadInput(TafelrundeError):
    """Something from outside is wrong: `field` says where, `why` is a code word, `value` what stood there,
    `allowed` what may stand there, if that can be listed; `nothing`, if that is a list without an entry."""

    def __init__(
        self, field: str, why: str, value: object = "", allowed: Iterable[object] | None = None
    ) -> None:
        self.field = printable(field)
        self.why = why
        self.value = "" if value == "" else printable(repr(value))
        self.allowed = ", ".join(map(str, allowed or ()))
        self.nothing = allowed is not None and not self.allowed
        super().__init__(field, why)

    def __str__(self) -> str:
        value = f" ({self.value})" if self.value else ""
        known = f"; possible: {self.allowed or 'none'}" if self.allowed or self.nothing else ""
        return f"{self.field}: {self.why}{value}{known}"

    def told_as(self, kind: type[B], field: str) -> B:
        """The same under another name, and perhaps at another place."""
        other = kind(field, self.why)
        other.value, other.allowed, other.nothing = self.value, self.allowed, self.nothing
        return other


class UnclearChoice(BadInput):
    """A text that is the notation of no option, or may be that of several: `allowed` says of which."""

    def __init__(self, why: str, text: str, possible: Iterable[str]) -> None:
        super().__init__("choice", why, text, possible)


class BadSetup(BadInput):
    """A set-up that no game can begin with."""


class BadBox(BadInput):
    """A box that no game can be played with: `problems` has all that is wrong with it; the first one is named here."""

    def __init__(self, problems: Sequence["Problem"]) -> None:
        first = problems[0]
        super().__init__(first.where, first.why, first.args.get("value", ""))
        self.problems = list(problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


class BadLink(BadInput):
    """An address that holds no table, or one that cannot be opened here."""


class BadTranscript(BadInput):
    """A transcript with a line that cannot be read, or is not possible in its position: `field` names the line."""


class BadSave(BadInput):
    """A record or save that cannot be read, or does not replay to what it claims."""
