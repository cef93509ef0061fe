"""Merlin's table as markup: everything can be chosen where it lies, nothing is shown that must not be."""

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from app.merlin import bar, castle
from app.page import PAGE
from app.think import answer
from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import KINDS, kind_of
from tafelrunde.merlin.favor import ABILITIES as ALL_ABILITIES
from tafelrunde.merlin.turn import CLOCKWISE, go

from .page import Page, played_by
from .reader import numbers, read
from .texts import messages

# Where a choice must lie, beside the list of all choices and what the phone picks from.
PLACES = ("board", "environs", "display", "own", "hand", "offers", "main")
APPLES = re.compile(r'<div class="apples">.*')


def played(page: Page, random: Random, choices: int = 10_000) -> Iterator[Page]:
    """Random choices, some of them taken back."""

    def choose(page: Page) -> None:
        if page.patch["can"]["undo"] and random.random() < 0.05:
            page.ask(random.choice(["undo", "again"]))
        elif page.patch["can"]["redo"] and random.random() < 0.5:
            page.ask("redo")
        else:
            page.choose(random.randrange(len(page.session.options)))

    return played_by(choose, page, choices)


@pytest.mark.parametrize(("players", "favor"), [(2, True), (4, False)])
def test_every_choice_lies_on_the_table_and_in_the_list(players: int, favor: bool):
    page = Page().start("merlin", players, variants={"favor": favor}, seed=players)
    for now in played(page, Random(players)):
        if now.screen == "table":
            everything = set(range(len(now.session.options)))
            lying = "".join(now.regions[place] for place in PLACES)
            lying += "".join(APPLES.findall(now.regions["picks"]))
            assert numbers(lying) == everything
            assert numbers(now.choices()) == everything


@pytest.mark.parametrize("players", [3, 4])
def test_regions_are_well_formed_and_carry_keys_with_all_that_the_texts_ask_for(players: int):
    texts = messages("en")
    page = Page().start("merlin", players, variants={"favor": True}, seed=players)
    for now in played(page, Random(players), 120):
        for markup in now.patch["regions"].values():
            read(markup, texts)


def test_a_name_is_plain_text_whatever_is_typed():
    page = Page().start("merlin", 2, names=("<b>'\"&</b>", "<script>alert(1)</script>"))
    page.lift()
    everything = "".join(page.regions.values())
    assert "<script" not in everything and "<b>'" not in everything
    assert "&lt;script&gt;" in page.regions["own"] + page.regions["others"]


def test_hidden_hands_are_never_on_the_page_before_the_curtain_is_lifted():
    page = Page().start("merlin", 2, seed=11)
    for now in played(page, Random(11), 120):
        asked = now.session.seat
        shown = set(map(int, re.findall(r'data-piece="mission-(\d+)"', now.regions["hand"])))
        if now.screen == "curtain":
            assert not shown and not now.choices() and not now.regions["ask"]
        else:
            assert shown <= set(now.session.state.hands[asked])


def test_prompts_outside_the_own_turn_show_no_hand_and_need_no_curtain():
    seen = 0
    for seed in (1, 2):
        page = Page().start("merlin", 3, seed=seed)
        for now in played(page, Random(seed)):
            step = now.session.state.agenda[-1].step
            if step in ("defend", "grail"):
                assert now.screen == "table"
                if now.session.seat != now.session.state.seat:
                    seen += 1
                    assert "data-piece" not in now.regions["hand"]
    assert seen


def test_one_person_among_bots_sees_no_curtain():
    page = Page().start("merlin", 3, kinds=["person", "random", "random"], seed=2)
    for _ in range(40):
        assert page.screen == "table"
        if page.patch["think"]:
            page.ask("think", token=page.patch["think"]["token"], ms=1)
        else:
            page.choose(0)
        assert "is-back" not in page.regions["hand"]


def test_a_bot_is_asked_with_what_its_seat_may_see():
    page = Page().start("merlin", 2, kinds=["random", "person"], first=0)
    view = page.patch["think"]["view"]
    assert view["seed"] == "" and set(view["hands"][1]) == {-1} and set(view["deck"]) == {-1}
    chosen = json.loads(answer(json.dumps(page.patch["think"])))
    page.ask("bot", **chosen)
    assert page.session.journal == [chosen["choice"]]


def test_the_curtain_tells_what_everybody_saw_since_the_last_turn():
    page = Page().start("merlin", 2, first=0)
    assert page.screen == "curtain"
    page.lift()
    while page.screen == "table":
        page.choose(0)
    assert "merlin-event-moved-knight" in page.regions["curtain"]
    assert "merlin-event-drew-card" not in page.regions["curtain"]


def test_undo_takes_back_one_part_and_again_the_turn():
    page = Page().start("merlin", 2, first=0, seed=1)
    page.lift()
    before = page.regions["board"]
    page.choose(page.session.find("go", go(0, CLOCKWISE)))
    assert page.patch["can"]["undo"] and page.regions["board"] != before
    page.ask("undo")
    assert page.regions["board"] == before
    page.ask("redo")
    page.ask("again")
    assert page.regions["board"] == before


def test_the_result_has_a_row_for_every_seat_with_its_points():
    page = Page().start("merlin", 4, seed=6)
    for _ in played(page, Random(6)):
        pass
    rows = dict(re.findall(r'data-seat="(\d)" data-points="(-?\d+)"', page.regions["result"]))
    points = page.session.game.points(page.session.state)
    assert {int(seat): int(amount) for seat, amount in rows.items()} == dict(enumerate(points))
    assert "<svg" in page.regions["result"]


# On the castle board and on the phone, by row and henchman.
ABILITIES = [
    *[(f"ability-0-{column}", ">+1<") for column in range(4)],
    *[(f"ability-1-{column}", "#i-position-marker") for column in range(4)],
    *[("ability-2-0", "#i-family-house"), ("ability-2-1", "#i-shield-reflect")],
    *[("ability-2-2", "#i-laurels"), ("ability-2-3", "#i-meeple-group")],
]


def test_the_phone_offers_each_ability_with_its_own_sign_and_name():
    page = Page().start("merlin", 2, variants={"favor": True})
    next(now for now in played(page, Random(1)) if "ability" in {verb for verb, _ in now.session.options})
    page.lift()
    scene = PAGE.desk.scene()
    scene.options = {Choice("ability", number): number for number in ALL_ABILITIES}
    offered = bar.picks(scene).split('<span class="card pick"')[1:]
    for picked, (name, sign) in zip(offered, ABILITIES, strict=True):
        assert sign in picked
        assert f'<small class="pick-name" data-l10n-id="{name}">' in picked


def test_a_space_that_two_figures_can_reach_shows_both_and_its_own_sign():
    page = Page().start("merlin", 4, seed=3)
    for now in played(page, Random(3), 400):
        halves = re.findall(
            r'<g class="half".*?\n<g class="half".*?\n<g class="space[^"]*">.*', now.regions["board"]
        )
        for inner_outer_sign in halves:
            inner, outer, sign = inner_outer_sign.split("\n")
            assert "merlin-disc" in inner and "p-knight" in outer
            assert "<use" in sign and "data-choice" not in sign
        if halves:
            return
    raise AssertionError("no space was within reach of both")


def test_who_looks_at_the_table_at_the_end_can_go_back_to_the_result():
    page = Page().start("merlin", 2)
    for _ in played(page, Random(1)):
        pass
    assert "data-result" in page.regions["main"]


def test_the_part_of_the_turn_at_hand_names_the_one_kind_of_things_that_can_be_taken():
    page = Page().start("merlin", 2, seed=3)
    named = set()
    for now in played(page, Random(3)):
        kinds = {kind_of(choice.noun) for choice in now.session.options if choice.verb == "take"}
        if now.screen == "table" and kinds:
            chip = now.regions["ask"].partition("chip is-now")[2]
            if any(choice.verb == "influence" for choice in now.session.options):
                assert "merlin-part-bonus" in chip
            elif len(kinds) == 1:
                kind = ("kind-shield", "kind-flag", "kind-material")[kinds.pop()]
                assert kind in chip
                named.add(kind)
            else:
                assert "merlin-part-thing" in chip
    assert len(named) == len(KINDS)


def test_a_card_shows_its_henchman_with_the_favor_alone_and_what_is_met_on_the_display_too():
    for favor in (False, True):
        page = Page().start("merlin", 2, variants={"favor": favor})
        page.ask("lift")
        assert ("mission-man" in page.regions["hand"]) == favor
        assert ("mission-man" in page.regions["display"]) == favor
        needs = [len(page.session.state.box.missions[card].needs) for card in page.session.state.display]
        marks = re.findall('class="(?:met|unmet)"', page.regions["display"])
        assert len(marks) == sum(needs)


def test_every_henchman_has_an_outline_of_his_own():
    """More than a hat tells any two of them apart."""
    symbols = (Path(bar.__file__).parent / "symbols.svg").read_text(encoding="utf-8")
    shapes = {
        who: set(re.findall(r' d="([^"]+)"', drawing))
        for who, drawing in re.findall(r'<symbol id="h-([\w-]+)"[^>]*>(.*?)</symbol>', symbols)
    }
    assert len(shapes) == 4
    for one, other in combinations(shapes, 2):
        assert len(shapes[one] - shapes[other]) >= 2


def test_more_goods_lie_closer_together():
    page = Page().start("merlin", 2)
    page.ask("lift")
    state = page.session.state
    for kinds, looks in ((4, ""), (5, " is-many"), (18, " is-crowd")):
        state.things[state.seat][:] = [1] * kinds + [0] * (18 - kinds)
        assert f'class="castle-goods{looks}"' in castle.own(PAGE.desk.scene())["own-castle"]


def test_no_line_of_sight_runs_over_a_manor_that_stands():
    page = Page().start("merlin", 2, seed=3)
    for now in played(page, Random(3)):
        built = sum(owner >= 0 for owner in now.session.state.built)
        if now.screen == "table" and built > 2:
            drawn = now.regions["environs"].count('class="sight"')
            assert drawn == len(now.session.state.built) - built
            return
    raise AssertionError("nobody built")
