"""What is printed in the present edition of the box."""

from tafelrunde.loewenherz.editions import EDITIONS

BOX = EDITIONS.present.box
TILES, CARDS = BOX.tiles, BOX.cards
