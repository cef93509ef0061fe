"""Löwenherz on the page."""
