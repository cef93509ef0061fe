"""Tafelrunde on the page: messages in, markup out. Only dom.py touches the browser."""
