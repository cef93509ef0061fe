"""The box of Merlin that lies on the table."""

from tafelrunde.merlin.box import Box
from tafelrunde.merlin.editions import EDITIONS

from ..printed import Printed

PRINTED: Printed[Box] = Printed(EDITIONS)
