"""Löwenherz's table as markup: everything can be chosen where it lies, nothing is shown that must not be."""

import json
import re
from collections.abc import Iterator
from html import unescape
from random import Random

import pytest

from app.loewenherz import land
from app.loewenherz.grid import CORNER, HALF, U, band, outline
from app.loewenherz.names import at
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.box import MEADOW, MONOPOLY_POINTS, play_of
from tafelrunde.loewenherz.grid import BIT, EDGES, SIDE, SQUARES, beside
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.scoring import POINTS_MONOPOLY
from tafelrunde.loewenherz.state import owner
from tests.engine.loewenherz.printed import CARDS

from .page import Page, choose_well_or_not, played_by
from .reader import numbers, read
from .texts import engine_keys, messages

# Where a choice must lie, beside the list of all choices.
PLACES = ("board", "display", "hand", "main")


def played(page: Page, random: Random, choices: int = 10_000) -> Iterator[Page]:
    """Mostly the squire's choices, so that there are domains to look at; sometimes any, sometimes one is taken back."""

    def choose(page: Page) -> None:
        if page.patch["can"]["undo"] and random.random() < 0.03:
            page.ask("undo")
        else:
            choose_well_or_not(page, random, 0.1, 100)

    return played_by(choose, page, choices)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_lies_on_the_table_and_in_the_list(players: int):
    page = Page().start("loewenherz", players, seed=players)
    for now in played(page, Random(players)):
        if now.screen == "table":
            everything = set(range(len(now.session.options)))
            assert numbers("".join(now.regions[place] for place in PLACES)) == everything
            assert numbers(now.choices()) == everything
    rows = re.findall(r'data-seat="(\d)"[^>]*data-points="(\d+)"', page.regions["result"])
    points = page.session.game.points(page.session.state)
    assert {int(seat): int(got) for seat, got in rows} == dict(enumerate(points))


@pytest.mark.parametrize("players", [2, 4])
def test_regions_are_well_formed_and_carry_keys_with_all_that_the_texts_ask_for(players: int):
    texts = messages("de")
    page = Page().start("loewenherz", players, seed=players + 10)
    for now in played(page, Random(players + 10), 220):
        for markup in now.patch["regions"].values():
            read(markup, texts)


def test_a_name_is_plain_text_whatever_is_typed():
    page = Page().start("loewenherz", 2, names=("<b>'\"&</b>", "<script>alert(1)</script>"))
    everything = "".join(page.regions.values())
    assert "<script" not in everything and "<b>'" not in everything
    assert "&lt;script&gt;" in page.regions["others"]


def test_hidden_cards_are_nowhere_on_the_page():
    page = Page().start("loewenherz", 3, seed=11)
    for now in played(page, Random(11), 150):
        s = now.session.state
        open_cards = {*s.market, *s.played}
        if now.screen == "table":
            open_cards |= set(s.hands[now.session.seat])
        shown = set(map(int, re.findall(r"card-(\d+)", "".join(now.regions.values()))))
        assert shown <= open_cards
        if now.screen == "curtain":
            assert not now.choices() and not now.regions["ask"]


def test_castles_are_placed_without_a_curtain_and_who_places_may_look_at_his_cards():
    page = Page().start("loewenherz", 2, seed=1, first=0)
    assert page.screen == "table" and "data-piece" not in page.regions["hand"]
    assert 'data-do="lift"' in page.regions["hand"]
    page.ask("lift")
    assert set(map(int, re.findall(r'data-piece="card-(\d+)"', page.regions["hand"]))) == set(
        page.session.state.hands[0]
    )
    page.choose(0)
    page.choose(0)
    assert page.session.seat == 1 and "data-piece" not in page.regions["hand"]


def test_every_event_prompt_and_refusal_has_a_message():
    keys = engine_keys("loewenherz") - {"loewenherz-event-turn"}
    assert len(keys) > 40
    assert keys <= set(messages("de"))


def test_every_square_and_every_edge_has_a_name():
    page = Page().start("loewenherz", 3, seed=6)
    seen = set()
    for now in played(page, Random(6), 90):
        if now.screen != "table":
            continue
        board = now.regions["board"]
        verb = {choice.verb for choice in now.session.options} - {"done"}
        if verb == {"border"}:
            assert len(re.findall(r'data-l10n-id="loewenherz-a-edge(?:-pieces)?"', board)) == EDGES
            seen.add("edges")
        elif verb & {"castle", "knight", "sell"}:
            assert board.count('data-l10n-id="loewenherz-a-square"') == SQUARES
            seen.add("squares")
    assert seen == {"edges", "squares"}


def test_rows_and_columns_have_the_numbers_that_the_texts_name():
    drawn = land.frame(tuple([MEADOW] * SQUARES))
    rows = re.findall(r'<text x="-\d+" y="(\d+)"[^>]*>(\d+)<', drawn)
    columns = re.findall(r'<text x="(\d+)" y="-\d+"[^>]*>(\d+)<', drawn)
    square = 7 * SIDE + 2
    x, y = CORNER[square]
    assert at(square).args == {"row": 8, "column": 3}
    assert (str(y + HALF), "8") in rows and (str(x + HALF), "3") in columns
    assert len(rows) == len(columns) == SIDE


@pytest.mark.rule("L5.4")
def test_where_a_knight_costs_a_ducat_its_square_says_so():
    page = Page().start("loewenherz", 2, seed=4)
    paid: set[int] = set()
    for now in played(page, Random(4), 250):
        session = now.session
        marked = {
            number
            for spot in now.regions["board"].split('<g class="l-spot"')
            if "l-cost" in spot
            for number in numbers(spot)
        }
        costs = {}
        for number, choice in enumerate(session.options):
            if choice.verb == "knight":
                after = session.state.clone()
                session.game.apply(after, choice, SILENCE)
                costs[number] = session.state.ducats[session.seat] - after.ducats[session.seat]
        if now.screen == "table":
            assert marked == {number for number, cost in costs.items() if cost}
            paid.update(costs.values())
    assert paid == {0, 1}


def test_domains_show_their_owner_by_color_and_hatching_and_neutral_ones_by_color():
    page = Page().start("loewenherz", 2, seed=3)
    for now in played(page, Random(3), 400):
        s, board = now.session.state, now.regions["board"]
        owners = [owner(s.pieces[castle]) for castle in {*s.domain} - {-1}]
        assert board.count('class="l-tint"') == len(owners)
        assert board.count("url(#hatch-blue)") == owners.count(0)
        assert board.count("url(#hatch-yellow)") == owners.count(1)
        assert "hatch-neutral" not in board
        assert board.count('class="l-ally"') == len(s.alliances)
    assert owners


def test_monopolies_are_marked():
    page = Page().start("loewenherz", 2, seed=2)
    marked = 0
    for now in played(page, Random(2), 500):
        s = now.session.state
        monopolies = sum(earned[POINTS_MONOPOLY] for earned in s.earned) // MONOPOLY_POINTS
        if not s.agenda or s.agenda[-1].step in ("act", "draw"):
            assert now.regions["others"].count("is-monopoly") == monopolies
            marked += monopolies
    assert marked


def test_the_band_turns_round_corners_and_the_outline_follows_it():
    # Three squares round a corner: the fourth, in their middle, belongs to somebody else.
    area = [1] * SQUARES
    for square in (0, 1, 12):
        area[square] = 0
    path = band(area, [0, 1, 12])
    assert f"M{U - 14} {U - 14}h14v14h-14z" in path
    line = outline(area, [0, 1, 12], 6)
    assert f"M{U - 6} {U - 6}" in line.replace("H", " H") or f"H{U - 6}" in line


def test_a_card_that_cannot_be_paid_is_pale_but_can_be_sold():
    page = Page().start("loewenherz", 2, seed=5)
    seen = 0
    for now in played(page, Random(5), 300):
        if now.screen != "table" or now.session.state.agenda[-1].step != "act":
            continue
        seat, options = now.session.seat, set(now.session.options)
        for card in now.session.state.hands[seat]:
            playable = any(
                Choice("play", play_of(card, which)) in options for which in range(len(CARDS[card].actions))
            )
            shown = re.search(
                rf'<div class="card power([^"]*)" data-piece="card-{card}"', now.regions["hand"]
            )
            assert shown and ("is-pale" in shown[1]) != playable
            assert Choice("sell", card) in options
            assert playable or f'{{"verb":"play","noun":{play_of(card)}}}' in now.regions["hand"]
            seen += not playable
    assert seen


def test_the_question_says_where_cards_can_only_be_sold():
    page = Page().start("loewenherz", 2, seed=5)
    seen = set()
    for now in played(page, Random(5), 300):
        if now.screen != "table" or now.session.state.agenda[-1].step != "act":
            continue
        [args] = re.findall(
            r"\"loewenherz-prompt-sell-or-play\" data-l10n-args='([^']*)'", now.regions["ask"]
        )
        only = json.loads(unescape(args))["only"]
        assert (only == "sell") is not any(choice.verb == "play" for choice in now.session.options)
        seen.add(only)
    assert seen == {"sell", "none"}


def test_a_square_beside_another_domain_of_ones_own_says_why_that_one_cannot_take_it():
    page = Page().start("loewenherz", 2, seed=1)
    found = set()
    for now in played(page, Random(1)):
        s = now.session.state
        if now.screen != "table" or not s.agenda or s.agenda[-1].step != "expand":
            continue
        growing, seat = s.agenda[-1].args[0], now.session.seat
        others = [castle for castle in s.castles[seat] if castle != growing and s.realm[castle]]
        for square in range(SQUARES):
            [said] = now.ask("explain", verb="expand", noun=square)["lines"][:1]
            if said["id"] != "loewenherz-refuse-L5-6":
                continue
            near = [castle for castle in others if beside(s.realm[castle]) & BIT[square]]
            args, why = said["args"], said["args"]["why"]
            assert (why in ("other-domain", "other-weak")) is (bool(near) and why != "inside")
            if why == "other-weak":
                rival = knights_in(s, s.domain[square])
                assert args["others"] == rival >= args["own"]
                assert args["own"] in [knights_in(s, castle) for castle in near]
                assert owner(s.pieces[s.domain[square]]) != seat
            found.add(why)
    assert {"other-domain", "other-weak", "not-next", "inside"} <= found


def test_who_is_to_place_a_castle_has_the_mark_of_the_turn():
    page = Page().start("loewenherz", 3)
    while not page.session.state.turns:
        marked = re.findall(
            r'class="panel edge pl [^"]*is-turn" data-place="seat-(\d)"', page.regions["others"]
        )
        assert marked == [str(page.session.seat)]
        page.choose(0)


def test_a_card_keeps_its_place_when_it_is_played_and_the_one_drawn_last_is_marked():
    page = Page().start("loewenherz", 2, seed=3)
    shown = re.compile(r'class="card power([^"]*)" data-piece="card-(\d+)"')
    marked = 0
    for now in played(page, Random(3), 160):
        if now.screen != "table" or not now.session.state.turns:
            continue
        cards = shown.findall(now.regions["hand"])
        assert [int(card) for _, card in cards] == sorted(int(card) for _, card in cards)
        marked += any("is-new" in looks for looks, _ in cards)
    assert marked
