"""The games as environments of PettingZoo and Gymnasium, by the conformance tests of these two."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseParallelWrapper, TerminateIllegalWrapper

from tafelrunde import GAMES, BadInput, BadSetup, LostGame, zoo
from tafelrunde.zoo.meaning import encoding_of
from tafelrunde.zoo.table import TableEnv

from .merlin.test_hidden import permuted

TABLES = [
    (name, players, variants)
    for name in GAMES
    for players in (2, 3, 4)
    for variants in ([{}, {"favor": True}, {"counters": 7}] if name == "merlin" else [{}])
]
each_game = pytest.mark.parametrize("name", GAMES)
each_table = pytest.mark.parametrize(("name", "players", "variants"), TABLES)
# It knows the environments with a mask by name, and those are PettingZoo's own.
masked = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent)")


def table(name: str, players: int = 2, **variants: Any) -> TableEnv:
    made = zoo.env(name, players, **variants).unwrapped
    assert isinstance(made, TableEnv)
    return made


def legal(seen: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


def positions(env: TableEnv, games: int, seed: int = 3, share: float = 0.1) -> Iterator[Random]:
    """Random games, stopped at some positions."""
    random = Random(seed)
    for number in range(games):
        env.reset(seed=number)
        while env.seat >= 0:
            if random.random() < share:
                yield random
            env.step(random.choice(list(env.offers)))
        yield random


# PettingZoo's and Gymnasium's own tests


@masked
@pytest.mark.slow
@each_table
def test_the_api_test_of_pettingzoo_passes(name, players, variants):
    api_test(zoo.env(name, players, **variants), num_cycles=1000)


@masked
@pytest.mark.slow
@each_table
def test_the_seed_test_of_pettingzoo_passes(name, players, variants):
    seed_test(lambda: zoo.env(name, players, **variants), num_cycles=500)


@masked
def test_a_short_api_test_passes():
    """The others are left to `build.py test`."""
    api_test(zoo.env("merlin", 3, favor=True), num_cycles=20)


class Lawful(BaseParallelWrapper[str, Any, Any]):
    """These tests know no masks: whatever they draw here is legal."""

    def action_space(self, agent: str) -> Any:
        table: Any = self.unwrapped
        return SimpleNamespace(seed=Random, sample=lambda: next(iter(table.offers), 0))


@each_table
def test_the_max_cycles_test_of_pettingzoo_passes(name, players, variants):
    """For the parallel environment and for what PettingZoo makes of it: there every agent has a step in every cycle."""

    def parallel_env(max_cycles: int) -> Lawful:
        return Lawful(zoo.parallel_env(name, players, max_cycles=max_cycles, **variants))

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.slow
@each_table
def test_the_parallel_tests_of_pettingzoo_pass(name, players, variants):
    parallel_api_test(zoo.parallel_env(name, players, **variants), num_cycles=1000)
    parallel_seed_test(lambda: Lawful(zoo.parallel_env(name, players, **variants)), num_cycles=200)


@each_game
def test_at_a_parallel_table_the_action_of_who_is_asked_counts(name):
    """The same games as at the other one, whatever the others do."""
    parallel, one_by_one = zoo.parallel_env(name, 3), zoo.env(name, 3)
    seen, _ = parallel.reset(seed=4)
    one_by_one.reset(seed=4)
    random = Random(4)
    while parallel.agents:
        agent = one_by_one.agent_selection
        assert [one for one in parallel.agents if seen[one]["action_mask"].any()] == [agent]
        action = legal(seen[agent], random)
        seen, rewards, over, _, _ = parallel.step({**dict.fromkeys(parallel.agents, 0), agent: action})
        one_by_one.step(action)
        assert rewards == one_by_one.rewards
    assert all(over.values()) and set(rewards.values()) <= {-1.0, -1 / 3, 0.0, 1 / 3, 1.0}


@each_table
def test_max_cycles_cuts_a_game_off(name, players, variants):
    env = table(name, players, max_cycles=4, **variants)
    env.reset(seed=1)
    for step in range(4 * players):
        assert not any(env.truncations.values()), step
        env.step(next(iter(env.offers)))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("opponents", [["squire"], ["random", "squire"], ["random"] * 3])
@pytest.mark.filterwarnings("ignore:seat_0 loses")
def test_the_check_of_gymnasium_passes(name, opponents):
    check_env(zoo.single(name, opponents, render_mode="ansi"), skip_render_check=True)


# What is seen


def hide_and_seek(name: str) -> Callable[[Any, int, Random], Any]:
    """The same position as far as a seat can know."""
    if name == "merlin":
        return permuted
    game = GAMES[name]
    return lambda s, seat, random: game.determinize(game.view(s, seat), str(random.random()))


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in (2, 3, 4)])
def test_what_a_seat_cannot_see_changes_no_observation(name, players):
    env, changed = table(name, players), 0
    other = hide_and_seek(name)
    for random in positions(env, games=4, share=0.1):
        position = env.position
        for seat, agent in enumerate(env.possible_agents):
            before = env.observe(agent)
            env.position = other(position, seat, random)
            changed += env.position.hands != position.hands
            after = env.observe(agent)
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
            env.position = position
    assert changed > 50


@each_table
def test_every_observation_is_within_the_space_and_every_option_in_the_mask(name, players, variants):
    env = table(name, players, **variants)
    for _ in positions(env, games=2):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            options = GAMES[name].options(env.position) if seat == env.seat else []
            assert {env.encoding.actions[number] for number in np.flatnonzero(seen["action_mask"])} == {
                *options
            }


@each_game
def test_seats_are_counted_from_the_observer(name):
    names = [feature.name for feature in zoo.features(name)]
    env = table(name, 3)
    for _ in positions(env, games=1):
        points = GAMES[name].points(env.position)
        for seat, agent in enumerate(env.possible_agents):
            seen = dict(zip(names, env.observe(agent)["observation"].tolist(), strict=True))
            for ahead in range(3):
                assert seen[f"+{ahead} points"] == max(points[(seat + ahead) % 3], 0)
            assert seen["+3 plays"] == 0 and seen["+2 plays"] == 1
            if env.seat >= 0:
                assert seen[f"asked +{(env.seat - seat) % 3}"] == 1


@each_game
def test_every_seat_sees_its_own_hand_and_no_other(name):
    names = [feature.name for feature in zoo.features(name)]
    env = table(name, 4)
    env.reset(seed=5)
    for seat, agent in enumerate(env.possible_agents):
        row = env.observe(agent)["observation"]
        held = {
            int(names[place].split()[-1]) for place in np.flatnonzero(row) if names[place].startswith("hand ")
        }
        assert held == set(env.position.hands[seat])


@each_game
def test_no_two_positions_of_a_game_look_the_same_to_who_is_asked(name):
    """Whatever the options depend on can be seen: the same row has the same mask."""
    env = table(name, 2)
    known: dict[bytes, bytes] = {}
    for _ in positions(env, games=4, share=1.0):
        if env.seat >= 0:
            seen = env.observe(env.agent_selection)
            mask = seen["action_mask"].tobytes()
            assert known.setdefault(seen["observation"].tobytes(), mask) == mask
    assert len(known) > 300


# The numbers and their meaning

NUMBERS = {
    "merlin": (1, 342, 1071, "7363b20a52e3"),
    "loewenherz": (1, 1463, 4643, "0e7c82a9d3ab"),
}


@each_game
def test_the_numbers_of_a_version_stay_as_they_are(name):
    """Who changes what any number means raises the version in the game's encoding.py, and writes it down here."""
    actions, features = zoo.actions(name), zoo.features(name)
    told = "\n".join([*actions, *(f"{feature.name} {feature.high}" for feature in features)])
    digest = sha256(told.encode()).hexdigest()[:12]
    assert (zoo.version(name), len(actions), len(features), digest) == NUMBERS[name]
    assert zoo.env(name).metadata["name"] == f"{name}_v{zoo.version(name)}"


@each_game
def test_every_action_and_feature_has_a_name_of_its_own(name):
    for names in (zoo.actions(name), [feature.name for feature in zoo.features(name)]):
        assert len(set(names)) == len(names)


@each_game
def test_no_action_is_missing(name):
    """All nouns of the game, but those that no position offers: a knight backwards, an action not on a card."""
    game, there = GAMES[name], {*encoding_of(name).actions}
    never = {(verb, noun) for verb, nouns in game.nouns.items() for noun in nouns} - there
    assert {verb for verb, _ in never} == {{"merlin": "go", "loewenherz": "play"}[name]}


# The end, and what goes wrong


@each_game
def test_victory_is_worth_one_and_defeat_minus_one(name):
    env = table(name, 3)
    for _ in positions(env, games=6, share=0.0):
        winners = GAMES[name].winners(env.position)
        assert len(winners) > 1 or env.rewards == {
            agent: 1.0 if seat in winners else -1.0 for seat, agent in enumerate(env.possible_agents)
        }


@each_game
def test_an_action_outside_the_mask_loses_with_one_clear_line(name):
    env = zoo.env(name, 3)
    env.reset(seed=1)
    env.step(legal(env.observe(env.agent_selection), Random(1)))
    agent = env.agent_selection
    wrong = len(zoo.actions(name)) - 1
    said = rf"{agent} loses: action {wrong} \({zoo.actions(name)[-1]}\) is not in its mask: [ML]\d\S*$"
    with pytest.warns(UserWarning, match=said) as warned:
        env.step(wrong)
    assert len(warned) == 1 and "\n" not in str(warned[0].message)
    assert all(env.terminations.values())
    assert env.rewards == {seat: -1.0 if seat == agent else 0.0 for seat in env.possible_agents}
    assert str(warned[0].message) == env.infos[agent]["illegal"]
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


@each_game
def test_the_wrapper_of_pettingzoo_for_illegal_moves_fits_too(name, capsys):
    env = TerminateIllegalWrapper(zoo.env(name), illegal_reward=-5.0)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(len(zoo.actions(name)) - 1)
    assert env.rewards[agent] == -5.0 and all(env.terminations.values())


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (342, "action: no-such-action (342); possible: 0 to 341"),
        (-1, "action: no-such-action (-1); possible: 0 to 341"),
        ("K5", "action: no-number ('K5')"),
        (None, "action: no-number (None)"),
    ],
)
def test_what_is_no_action_at_all_is_an_error(action, line):
    env = zoo.env("merlin")
    env.reset(seed=1)
    with pytest.raises(BadInput) as bad:
        env.step(action)
    assert str(bad.value) == line


def test_wrong_tables_are_told():
    with pytest.raises(BadSetup, match="game: unknown-game"):
        zoo.env("chess")
    with pytest.raises(BadSetup, match="players: wrong-number-of-players"):
        zoo.env("merlin", players=5)
    with pytest.raises(BadSetup, match="favour: unknown-variant"):
        zoo.env("merlin", favour=True)
    with pytest.raises(BadInput, match="max_cycles: not-above-0"):
        zoo.env("merlin", max_cycles=0)
    with pytest.raises(BadInput, match=r"render_mode: unknown-mode \('human'\); possible: ansi"):
        zoo.env("merlin", render_mode="human")
    with pytest.raises(BadInput, match="opponents: unknown-bot"):
        zoo.single("merlin", "wizard")
    with pytest.raises(BadSetup, match="players: wrong-number-of-players"):
        zoo.single("merlin", [])


def test_a_step_before_the_game_is_told():
    with pytest.raises(AssertionError, match="reset"):
        zoo.env("merlin").step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        zoo.single("merlin").step(0)


# One seat against bots


@each_game
def test_one_seat_plays_against_bots_to_the_end(name):
    random, env = Random(4), zoo.single(name, ["squire", "random"], render_mode="ansi")
    seen, info = env.reset(seed=2)
    over = False
    while not over:
        assert info == {} and seen["action_mask"].any()
        seen, reward, over, cut_off, info = env.step(legal(seen, random))
        assert not cut_off and (over or reward == 0.0)
    assert -1.0 <= reward <= 1.0 and not seen["action_mask"].any()
    assert env.render() == GAMES[name].draw(env.table.view(0))


def test_bots_of_ones_own_are_seated():
    asked = []

    def last(view, options, budget):
        asked.append(view.agenda[-1].seat)
        return len(options) - 1

    env = zoo.single("loewenherz", [last, last])
    env.reset(seed=1)
    env.step(next(iter(env.table.offers)))
    env.step(next(iter(env.table.offers)))
    assert set(asked) == {1, 2}


def test_an_opponent_that_answers_nonsense_is_named():
    env = zoo.single("loewenherz", [lambda view, options, budget: -1])
    env.reset(seed=2)
    env.step(next(iter(env.table.offers)))
    with pytest.raises(LostGame, match=r"^opponent 1 answered -1, not a number from 0 to \d+$"):
        env.step(next(iter(env.table.offers)))


def test_the_same_seed_is_the_same_game_and_the_next_one_another():
    first, second = zoo.single("merlin"), zoo.single("merlin")
    games = [[env.reset(seed=9)[0], env.reset()[0]] for env in (first, second)]
    for one, other in zip(*games, strict=True):
        assert np.array_equal(one["observation"], other["observation"])
    assert not np.array_equal(games[0][0]["observation"], games[0][1]["observation"])


# What does not need any of it


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_a_package_that_is_missing_is_named_with_what_brings_it(package):
    code = f"import sys; sys.modules[{package!r}] = None; import tafelrunde.zoo"
    told = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True).stderr
    last = told.rstrip().splitlines()[-1]
    assert last == f"ModuleNotFoundError: tafelrunde.zoo needs {package}: pip install 'tafelrunde[zoo]'"


def test_the_engine_needs_neither_numpy_nor_pettingzoo():
    said = subprocess.run(
        [sys.executable, "-c", "import sys, tafelrunde, tafelrunde.__main__; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    unwanted = ("numpy", "gymnasium", "pettingzoo", "tafelrunde.zoo")
    assert not [name for name in said if name.startswith(unwanted) or name.endswith(".encoding")]
