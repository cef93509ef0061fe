"""Tafelrunde on the page: turns what the engine shows into markup, and clicks into choices."""
