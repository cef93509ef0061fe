"""Merlin, by Stefan Feld and Michael Rieneck, with the module The King's favor."""
