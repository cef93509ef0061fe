"""Whatever lies on the table can be asked: what it is, what it would bring, why it cannot be chosen."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.scoring import land_points, standing
from tafelrunde.merlin.environs import territories
from tafelrunde.merlin.missions import pictures_met
from tafelrunde.merlin.scoring import POINTS_SPACES

from .page import NAMES, Page, choose_well_or_not, played_by
from .reader import said
from .texts import LANGUAGES, messages

GAMES = [("merlin", 2, {"favor": True}), ("merlin", 4, {}), ("loewenherz", 2, {}), ("loewenherz", 4, {})]
MOST = 14  # things that are asked at a question


def lively(page: Page, random: Random, choices: int = 900) -> Iterator[Page]:
    """A whole game in which much happens: mostly as the squire plays, now and then anything."""
    games = played_by(lambda page: choose_well_or_not(page, random, 0.25, 20), page, choices)
    return (now for now in games if now.screen == "table")


def check(told: dict[str, Any]) -> None:
    """All of it has words, in every language alike, and names its rule."""
    texts = messages("de")
    for line in told["lines"]:
        if "-refuse-" in line["id"]:  # each of its reasons takes some of its arguments
            assert line["id"] in texts
        else:
            said(line, texts)
    if told["rule"]:
        assert f"rule-{told['rule'].replace('.', '-')}" in texts


@pytest.mark.parametrize(("game", "players", "variants"), GAMES)
def test_every_choice_and_every_thing_says_what_it_is(game: str, players: int, variants: dict[str, object]):
    random = Random(game + str(players))
    verbs, reasons = set(), set()
    page = Page().start(game, players, seed=players, variants=variants)
    for now in lively(page, random):
        markup = "".join(now.regions.values())
        options = now.session.options
        for number in random.sample(range(len(options)), min(MOST, len(options))):
            told = now.ask("explain", choice=number)
            check(told)
            worth = told["worth"]
            assert told["title"] and worth["name"] and (told["lines"] or worth["effect"]), options[number]
            for words in (told["title"], worth["name"], worth["effect"]):
                if words:
                    said(words, messages("de"))
            assert worth["effect"] or not worth["counts"]
            verbs.add(options[number].verb)
        whys = sorted(set(re.findall(r'data-why=\'\{"verb":"([a-z-]+)","noun":(\d+)\}\'', markup)))
        for verb, noun in random.sample(whys, min(MOST, len(whys))):
            told = now.ask("explain", verb=verb, noun=int(noun))
            check(told)
            assert messages("de")[told["lines"][0]["id"]].attributes == {"title"}
            reasons.add(told["rule"])
        topics = sorted(set(re.findall(r'data-why=\'\{"about":"([a-z0-9-]+)"\}\'', markup)))
        for topic in random.sample(topics, min(MOST, len(topics))):
            told = now.ask("explain", about=topic)
            check(told)
            assert told["rule"] and "title" in messages("de")[told["lines"][0]["id"]].attributes, topic
    assert len(verbs) > 6 and len(reasons) > 4


def test_what_a_choice_brings_is_what_it_then_does():
    """In Löwenherz, for everybody: and a finger is made to see exactly what counts."""
    seen = 0
    for now in lively(Page().start("loewenherz", 2, seed=9), Random(9), 300):
        s = now.session.state
        for number, choice in enumerate(now.session.options):
            if choice.verb not in ("border", "expand") or number % 5:
                continue
            after = now.session.game.after(s, choice)
            changes = [sum(standing(after, seat)) - sum(standing(s, seat)) for seat in range(s.players)]
            worth = now.ask("explain", choice=number)["worth"]
            told = worth["effect"]["args"]["changes"] if worth["effect"] else []
            by_name = {one["args"]["name"]: one["args"]["change"] for one in told}
            for seat, change in enumerate(changes):
                text = by_name.get(NAMES[seat], "0").replace("+", "").replace("\N{MINUS SIGN}", "-")
                assert int(text) == change
            assert worth["counts"] or not any(changes)
            own = changes[now.session.seat]
            assert str(worth["short"]).lstrip("+\N{MINUS SIGN}") == (str(abs(own)) if own else "")
            seen += any(changes)
    assert seen > 10


def test_no_effect_reaches_past_chance_or_a_hidden_card():
    for now in lively(Page().start("merlin", 2, seed=9, variants={"favor": True}), Random(9), 250):
        for number in range(len(now.session.options)):
            told = str(now.ask("explain", choice=number)["worth"])
            assert "drew-card" not in told and "traitor-drawn" not in told


def test_every_domain_has_a_face():
    faces = 0
    for now in lively(Page().start("loewenherz", 3, seed=2), Random(2), 500):
        s = now.session.state
        for castle in {*s.domain} - {-1}:
            square = s.domain.index(castle)
            lines = now.ask("explain", about=f"square-{square}")["lines"]
            args = next(line["args"] for line in lines if line["id"] == "loewenherz-domain")
            assert args["squares"] == s.realm[castle].bit_count()
            assert args["knights"] == knights_in(s, castle)
            assert args["points"] == sum(land_points(s, s.realm[castle]))
            faces += 1
        allied = sum('"alliance-' in why for why in re.findall(r"data-why='([^']*)'", now.regions["board"]))
        assert allied == len(s.alliances)
        if s.agenda[-1].step in ("domain", "expand", "against", "desert"):
            assert now.regions["board"].count('class="l-strength"') == len({*s.domain} - {-1})
    assert faces > 50


def test_a_mission_card_tells_what_is_met_and_what_is_missing():
    for now in lively(Page().start("merlin", 2, seed=3, first=0), Random(3), 200):
        s, seat = now.session.state, now.session.seat
        for card in (*s.display, *(s.hands[seat] if 'data-piece="mission' in now.regions["hand"] else ())):
            lines = now.ask("explain", about=f"mission-{card}")["lines"]
            told = {line["id"]: len(line["args"].get("needs", ())) for line in lines}
            met = pictures_met(s, seat, card)
            assert told.get("merlin-about-met", 0) == sum(met)
            assert told.get("merlin-about-missing", 0) == len(met) - sum(met)


def test_every_power_card_tells_what_it_does_before_it_is_paid_for():
    for now in lively(Page().start("loewenherz", 2, seed=5), Random(5), 200):
        for card in set(map(int, re.findall(r'data-piece="card-(\d+)"', "".join(now.regions.values())))):
            lines = now.ask("explain", about=f"card-{card}")["lines"]
            assert len(lines) == len(now.session.state.box.cards[card].actions) + 1


def test_a_tile_tells_its_territory_and_a_die_where_it_leads():
    page = Page().start("merlin", 2, seed=4, first=0)
    page.lift()
    s = page.session.state
    for tile in range(len(s.tiles)):
        group = next(group for group in territories(tuple(s.tiles)) if tile in group)
        assert page.ask("explain", about=f"tile-{tile}")["lines"][0]["args"]["size"] == len(group)
    dice = re.findall(r'<div class="card die-card[^>]*data-lights="([^"]+)"', page.regions["own"])
    assert len(dice) == 4
    ways = {number for number, choice in enumerate(page.session.options) if choice.verb == "go"}
    assert {int(number) for lit in dice for number in lit.split()} == ways


def test_the_grail_and_the_points_space_name_their_stakes_on_the_button():
    told = set()
    for seed in range(4):
        page = Page().start("merlin", 2, seed=seed)
        for now in lively(page, Random(seed)):
            for choice in now.session.options:
                if choice.verb not in ("act", "grail", "keep", "done"):
                    continue
                game, s, seat = now.session.game, now.session.state, now.session.seat
                worth = re.search(
                    r'table-worth"[^>]*"short":"([^"]+)"', now.regions["main"] + now.regions["offers"]
                )
                if choice.verb == "act" and worth:
                    after = s.clone()
                    game.apply(after, choice, SILENCE)
                    assert int(worth[1]) == after.earned[seat][POINTS_SPACES] - s.earned[seat][POINTS_SPACES]
                if worth:
                    told.add(choice.verb)
    assert {"act", "grail", "keep"} <= told


def test_an_ability_and_a_flag_are_seen_before_they_are_used_up():
    """A finger's first tap shows them, whether points change or not; what else brings no points is taken at once."""
    page, random = Page().start("merlin", 2, variants={"favor": True}, seed=1), Random(2)
    seen = set()
    for now in lively(page, random):
        for number, choice in enumerate(now.session.options):
            if choice.verb in ("ability", "repel", "repel-flag") and choice.verb not in seen:
                told = now.ask("explain", choice=number)
                assert told["worth"]["counts"] and told["lines"]
                assert told["worth"]["name"]["id"] == f"merlin-confirm-{choice.verb}"
                seen.add(choice.verb)
            elif choice.verb == "principality" and choice.verb not in seen:
                assert not now.ask("explain", choice=number)["worth"]["counts"]
                seen.add(choice.verb)
    assert seen >= {"ability", "repel-flag", "principality"}


def test_a_move_says_more_than_where_it_leads_only_where_it_scores():
    """In the list of all choices the space's name stood there twice."""
    page, told = Page().start("merlin", 2, seed=2), set()
    for now in lively(page, Random(5), 160):
        for number, choice in enumerate(now.session.options):
            if choice.verb == "go":
                effect = now.ask("explain", choice=number)["worth"]["effect"]
                gains = [gain["id"] for gain in effect["args"]["gains"]] if effect else []
                assert gains in ([], ["merlin-gain-points"])
                told.add(len(gains))
    assert told == {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_henchmen_and_traitors_say_what_they_themselves_do(language: str):
    texts = messages(language)
    for word in (*(f"henchman-{number}" for number in range(4)), "traitor"):
        assert "effect" in texts[word].attributes
