"""What is printed in the present edition of the box."""

from tafelrunde.merlin.editions import EDITIONS

BOX = EDITIONS.present.box
RONDEL, MISSIONS, STARTING_TILES = BOX.rondel, BOX.missions, BOX.starting_tiles
TOP_FRAME, BOTTOM_FRAME = BOX.frames
FITTING, DEMANDS = BOX.fitting, BOX.demands
