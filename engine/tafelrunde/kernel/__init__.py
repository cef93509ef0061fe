"""The kernel: choices, steps, sessions and records. It knows no game."""
