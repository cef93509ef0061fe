"""Every choice has a short text, and every text leads back to its choice."""

import re
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import UnclearChoice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import AnyGame, Setup, asked
from tafelrunde.kernel.notation import read
from tafelrunde.kernel.think import Budget

I18N = Path(__file__).parents[2] / "i18n" / "en"
WORD = re.compile(r"[a-z]{2,}")
BOTH = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def setups(game: AnyGame) -> list[Setup]:
    """Every number of players with every variant."""
    names = [variant.name for variant in game.variants]
    values = list(product(*(variant.values for variant in game.variants)))
    return [
        Setup(players, "notation", None, dict(zip(names, chosen, strict=True)))
        for players in game.players
        for chosen in values
    ]


def positions(game: AnyGame, number: int) -> Iterator[Any]:
    """At least this many, as many of each kind of set-up, out of games by squires who mostly do what comes into their
    heads: so they get further than by chance alone."""
    random = Random("positions")
    kinds = setups(game)
    squire = game.bots["squire"]
    for setup in kinds:
        left = -(-number // len(kinds))
        for seed in count():
            s = game.begin(setup._replace(seed=f"notation {seed}"), SILENCE)
            while left and (options := game.options(s)):
                if random.random() < 0.15:
                    yield s
                    left -= 1
                index = random.randrange(len(options))
                if random.random() < 0.3:
                    index = squire(game.view(s, asked(s)), options, Budget(str(random.random())))
                game.apply(s, options[index], SILENCE)
            if not left:
                break


def every_option_is_read_back(game: AnyGame, number: int) -> set[str]:
    verbs = set()
    for s in positions(game, number):
        options = game.options(s)
        view = game.view(s, asked(s))
        texts = [game.notation(s, choice) for choice in options]
        assert texts == [game.notation(view, choice) for choice in options]
        for index, text in enumerate(texts):
            assert text.isascii() and len(text) <= 24
            # With the capitals and spaces that a person may get wrong.
            assert read(f" {text.swapcase()} ", texts) == index
            assert game.describe(view, options[index]).isprintable()
            verbs.add(options[index].verb)
    return verbs


@BOTH
def test_the_text_of_every_option_is_read_back_to_it(game):
    every_option_is_read_back(game, 200)


@pytest.mark.slow
@BOTH
def test_the_text_of_every_option_in_two_thousand_positions_is_read_back_to_it(game):
    verbs = every_option_is_read_back(game, 2_000)
    assert len(verbs) > 0.9 * len(game.nouns)


# A box file says it so, for missions; the page says "next to".
ONLY_HERE = {"beside"}


@BOTH
def test_a_choice_is_described_in_the_words_of_the_page(game):
    """The page's sentences lean on its board and need Fluent; these are our own, out of the same English words."""
    files = [I18N / f"{game.name}{kind}.ftl" for kind in ("", "-rules")]
    page = {word for file in files for word in WORD.findall(file.read_text("utf-8").casefold())}
    ours = {
        word
        for s in positions(game, 150)
        for choice in game.options(s)
        for word in WORD.findall(game.describe(s, choice).casefold())
    }
    assert len(ours) > 30
    assert ours - page <= ONLY_HERE


@BOTH
def test_whatever_a_person_may_name_has_a_text(game):
    for s in positions(game, 20):
        for verb, nouns in game.nouns.items():
            for noun in nouns:
                assert game.notation(s, Choice(verb, noun))


@BOTH
def test_the_options_are_among_the_verbs_and_nouns_of_the_game(game):
    for s in positions(game, 100):
        for verb, noun in game.options(s):
            assert noun in game.nouns[verb]


TEXTS = [
    "K5",
    "M3",
    "M-3",
    "die K5",
    "shield-bearer",
    "border c4|d4",
    "border c4|c5",
    "build 2,4",
    "sell 2",
    "sell 23",
]


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("k5", "K5"),
        ("m -3", "M-3"),
        ("M3", "M3"),
        ("DIE k 5", "die K5"),
        ("d", "die K5"),
        ("shield bearer", "shield-bearer"),
        ("sh", "shield-bearer"),
        ("bo c4 d4", "border c4|d4"),
        ("border c4-d4", "border c4|d4"),
        ("build 2 4", "build 2,4"),
        ("bui", "build 2,4"),
        ("sell 2", "sell 2"),
        ("s 23", "sell 23"),
    ],
)
def test_reading_forgives_case_spaces_signs_and_words_cut_short(given, meant):
    assert TEXTS[read(given, TEXTS)] == meant


@pytest.mark.parametrize(
    ("given", "why", "told"),
    [
        ("M", "fits-several", ["M3", "M-3"]),
        ("border c4", "fits-several", ["border c4|d4", "border c4|c5"]),
        ("K6", "fits-nothing", ["K5"]),
        ("border c4|d5", "fits-nothing", ["border c4|d4", "border c4|c5"]),
        ("K5 K5", "fits-nothing", ["K5"]),
        ("sell 3", "fits-nothing", ["sell 2", "sell 23"]),
    ],
)
def test_a_text_that_fits_nothing_or_several_says_what_is_possible(given, why, told):
    with pytest.raises(UnclearChoice) as unclear:
        read(given, TEXTS)
    assert unclear.value.why == why
    assert set(told) <= set(unclear.value.allowed.split(", "))
    assert given in str(unclear.value)
    assert "\n" not in str(unclear.value)


@pytest.mark.parametrize("given", ["", "  ", "?!", "nonsense", "é" * 300])
def test_nonsense_names_some_of_what_is_possible(given):
    with pytest.raises(UnclearChoice) as unclear:
        read(given, [f"castle a{row}" for row in range(1, 13)])
    assert unclear.value.why == "fits-nothing"
    assert unclear.value.allowed.endswith("castle a8, …")
    assert len(str(unclear.value)) < 250
