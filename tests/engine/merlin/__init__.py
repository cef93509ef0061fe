"""Merlin, rule by rule."""
