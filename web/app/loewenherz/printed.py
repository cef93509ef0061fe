"""The box of Löwenherz that lies on the table."""

from tafelrunde.loewenherz.box import Box
from tafelrunde.loewenherz.editions import EDITIONS

from ..printed import Printed

PRINTED: Printed[Box] = Printed(EDITIONS)
