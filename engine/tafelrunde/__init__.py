"""Board games: the rules, playable by people and programs."""

__version__ = "0.2.0"
