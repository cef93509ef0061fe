"""What may be pending in a game, for its check: a save from outside may say anything."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .agenda import Frame


class Pending(NamedTuple):
    """The steps by name, the one that comes last first; and what a step has to remember: the others, nothing."""

    steps: re.Pattern[str]
    remembered: Mapping[str, tuple[range, ...]]

    def check(self, agenda: Sequence[Frame], players: int) -> None:
        assert not agenda or self.steps.fullmatch(" ".join(frame.step for frame in agenda))
        for frame in agenda:
            known = self.remembered.get(frame.step, ())
            assert 0 <= frame.seat < players and len(frame.args) == len(known)
            assert all(arg in numbers for arg, numbers in zip(frame.args, known, strict=True))
