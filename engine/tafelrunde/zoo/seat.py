"""One seat as an environment of Gymnasium: bots sit on the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded

from ..games import game_named
from ..kernel.errors import BadInput
from ..kernel.game import Value
from ..kernel.think import Bot, Budget, answered
from .table import Observation, TableEnv

LEARNER = 0


def single(
    game: str,
    opponents: str | Sequence[str | Bot[Any]] = "squire",
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    render_mode: str | None = None,
    **variants: Value,
) -> "SeatEnv":
    """A seat against bots, each by its name or as a function of one's own. Who begins is drawn.

    Observations, actions and rewards are those of `env`. The bots think for `nodes` a question or `seconds` a turn.
    """
    bots = game_named(game).bots
    opponents = (opponents,) if isinstance(opponents, str) else opponents
    for bot in opponents:
        if isinstance(bot, str) and bot not in bots:
            raise BadInput("opponents", "unknown-bot", bot, allowed=bots)
    seated = [bots[bot] if isinstance(bot, str) else bot for bot in opponents]
    table = TableEnv(game, 1 + len(seated), variants, render_mode=render_mode)
    return SeatEnv(table, seated, Budget("", nodes, seconds).checked())


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner has the first seat. What the bots on the others do shows in the next observation."""

    def __init__(self, table: TableEnv, opponents: Sequence[Bot[Any]], budget: Budget) -> None:
        self.table = table
        self.metadata = {key: table.metadata[key] for key in ("name", "version", "render_modes")}
        self.render_mode = table.render_mode
        self.agent = table.possible_agents[LEARNER]
        self.observation_space = table.observation_space(self.agent)
        self.action_space = table.action_space(self.agent)
        self._opponents = opponents
        self._budget = budget
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(2**63)))
        self._over = False
        self._others_play()
        return self.table.observe(self.agent), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ResetNeeded("reset() needs to be called before step")
        self.table.step(action)
        self._others_play()
        self._over = self.table.terminations[self.agent]
        return (
            self.table.observe(self.agent),
            self.table.rewards[self.agent],
            self._over,
            False,
            dict(self.table.infos[self.agent]),
        )

    def _others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        table = self.table
        while table.seat > LEARNER:
            options, number = list(table.offers.values()), 0
            if len(options) > 1:
                budget = self._budget._replace(seed=f"{table.setup.seed}/{table.seat}/{table.steps}")
                bot = self._opponents[table.seat - 1]
                answer = bot(table.view(table.seat), options[:], budget)
                number = answered(answer, options, table.seat, f"opponent {table.seat}")
            table.take(options[number])

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        self.table.close()
