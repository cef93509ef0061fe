"""Löwenherz (2003), by Klaus Teuber."""
