"""A whole table as an environment of PettingZoo: its agents are the seats, asked one at a time (AEC)."""

import warnings
from operator import index
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..games import game_named
from ..kernel.choice import Choice
from ..kernel.errors import BadInput
from ..kernel.event import SILENCE
from ..kernel.game import Setup, Value, asked
from .meaning import actions, encoding_of

RENDER_MODES = ("ansi",)


class Observation(TypedDict):
    """What a seat sees, and which actions it may take: all 0 where it is not asked."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


def env(
    game: str,
    players: int = 2,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **variants: Value,
) -> AECEnv[str, Any, Any]:
    """A game with a number of players and its variants, every seat an agent: `seat_0`, `seat_1` …

    Whoever wins alone gets 1 at the end, the others -1; a shared victory lies between. An action outside the mask loses
    the game at once, with a warning that names it: -1, and 0 for the others. With `max_cycles` the game is cut off
    after this many questions for each seat on average.
    """
    most = None if max_cycles is None else max_cycles * players
    return OrderEnforcingWrapper(TableEnv(game, players, variants, most, render_mode))


def parallel_env(
    game: str,
    players: int = 2,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **variants: Value,
) -> ParallelEnv[str, Any, Any]:
    """The same for what wants all agents to act at once: a cycle is a question, and of all actions only that of the
    seat that is asked counts; the masks of the others are 0. With `max_cycles` it is cut off after this many."""
    return turn_based_aec_to_parallel(TableEnv(game, players, variants, max_cycles, render_mode))


class TableEnv(AECEnv[str, Any, Any]):
    """Without the wrapper that tells what was called too early."""

    def __init__(
        self,
        name: str,
        players: int,
        variants: dict[str, Value],
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(name)
        self.encoding = encoding_of(name)
        self.setup = self.game.checked(Setup(players, "reset", variants=variants))
        if max_steps is not None and max_steps < 1:
            raise BadInput("max_cycles", "not-above-0", max_steps)
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput("render_mode", "unknown-mode", render_mode, allowed=RENDER_MODES)
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{name}_v{self.encoding.version}",
            "version": self.encoding.version,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._numbers = {choice: number for number, choice in enumerate(self.encoding.actions)}
        highs = [part.high for part in self.encoding.parts for _ in part.names]
        seen = spaces.Box(0, np.array(highs, np.uint8), dtype=np.uint8)
        mask = spaces.Box(0, 1, (len(self._numbers),), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(len(self._numbers)) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew. The same seed gives the same games, also those after it that are begun without one."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.setup = self.setup._replace(seed=str(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self.position = self.game.begin(self.setup, SILENCE)

    @property
    def position(self) -> Any:
        """The whole position, what is hidden too. Set, it is where the game goes on."""
        return self._position

    @position.setter
    def position(self, position: Any) -> None:
        self._position = position
        self._moved()

    def _moved(self) -> None:
        # What was seen and offered before holds no longer; it is looked at when somebody asks.
        self._views: dict[int, Any] = {}
        self._offers: dict[int, Choice] | None = None
        self.seat = asked(self._position)
        if self.seat >= 0:
            self.agent_selection = self.possible_agents[self.seat]

    def view(self, seat: int) -> Any:
        """All that an observation is made of."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._position, seat)
        return self._views[seat]

    @property
    def offers(self) -> dict[int, Choice]:
        """What may be chosen now, by number of action."""
        if self._offers is None:
            options = [] if self.seat < 0 else self.game.options(self.view(self.seat))
            self._offers = {self._numbers[choice]: choice for choice in options}
        return self._offers

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self._numbers), np.int8)
        if seat == self.seat:
            mask[list(self.offers)] = 1
        row = self.encoding.encode(self.view(seat), seat)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._checked(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if number in self.offers:
            self.take(self.offers[number])
        else:
            self._lost(agent, number)
        self._accumulate_rewards()
        if self.seat < 0 or self.truncations[agent]:
            self._deads_step_first()

    def take(self, choice: Choice) -> None:
        """Go on with one of the options."""
        self.game.apply(self._position, choice, SILENCE)
        self.steps += 1
        self._moved()
        if self.seat < 0:
            self._ended()
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)

    def _checked(self, action: Any) -> int:
        """Only what is no number of any action at all is an error."""
        try:
            number = index(action)
        except TypeError:
            raise BadInput("action", "no-number", action) from None
        if not 0 <= number < len(self._numbers):
            raise BadInput("action", "no-such-action", number, allowed=(f"0 to {len(self._numbers) - 1}",))
        return number

    def _ended(self) -> None:
        winners = self.game.winners(self._position)
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 2.0 * (seat in winners) / len(winners) - 1.0

    def _lost(self, agent: str, number: int) -> None:
        """An action outside the mask: the end, as PettingZoo's own games have it."""
        refusal = self.game.refuse(self.view(self.seat), self.encoding.actions[number])
        why = "" if refusal is None else f": {refusal.rule}"
        line = f"{agent} loses: action {number} ({actions(self.game.name)[number]}) is not in its mask{why}"
        warnings.warn(line, stacklevel=3)
        self.infos[agent] = {"illegal": line}
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = -1.0
        self.seat = -1

    def render(self) -> str | None:
        """The table as text, as whoever is asked sees it."""
        if self.render_mode is None:
            return None
        return self.game.draw(self.view(max(self.seat, 0)))

    def close(self) -> None:
        """Nothing is held open."""
