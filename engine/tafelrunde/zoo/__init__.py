"""The games as environments for programs that learn: `pip install tafelrunde[zoo]`.

- `env(game, players=..., **variants)` is an AEC environment of PettingZoo, every seat an agent; `parallel_env` is the
  same for what wants all agents to act at once.
- `single(game, opponents=[...], **variants)` is an environment of Gymnasium: one seat against bots.
- `actions(game)` and `features(game)` say what each number means, `version(game)` which numbering that is.

Numbers come from a game's `encoding.py`; nothing here knows any game.
"""

from .meaning import Feature, actions, features, version

try:
    from .seat import SeatEnv, single
    from .table import TableEnv, env, parallel_env
except ModuleNotFoundError as missing:
    needs = f"tafelrunde.zoo needs {missing.name}: pip install 'tafelrunde[zoo]'"
    raise ModuleNotFoundError(needs, name=missing.name) from None

__all__ = [
    "Feature",
    "SeatEnv",
    "TableEnv",
    "actions",
    "env",
    "features",
    "parallel_env",
    "single",
    "version",
]
