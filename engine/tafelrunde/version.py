"""In a file of its own, so that nothing has to import the whole package for it."""

__version__ = "1.0.0"
