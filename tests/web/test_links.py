"""Tables that come and go by link, as the page's Python knows them: what is here goes on, and is never set back."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from app.page import PAGE
from tafelrunde import link
from tafelrunde.games import GAMES
from tafelrunde.kernel import record

from .page import Page

BASE = "https://example.org/index.html"
HERE, AWAY = 0, 2  # the device that began, and that of the second seat


def address(page: Page) -> str:
    return f"{BASE}#t={page.ask('link_of')['text']}"


def begun(game: str, players: int = 2, *, away: tuple[int, ...] = (1,), **more: Any) -> Page:
    page = Page()
    page.start(game, players, away=away, first=0, **more)
    return page


def play(page: Page, random: Random) -> None:
    """As long as somebody on this device is asked."""
    while page.screen == "curtain" or (
        page.screen == "table" and page.patch["can"] and PAGE.desk.person_asked
    ):
        if page.screen == "curtain":
            page.ask("lift")
        else:
            page.choose(random.randrange(len(page.session.options)))


def arrive(page: Page, text: str, **more: Any) -> dict[str, Any]:
    answer = page.ask("arrive", text=text, **more)
    page.regions.clear()
    return answer


def turns(game: str, players: int, away: tuple[int, ...], **more: Any) -> Iterator[tuple[Page, str]]:
    """A game that goes from device to device: the page after each part of it, and the link that it sends."""
    page, random = begun(game, players, away=away, **more), Random(3)
    kept: dict[int, str] = {}
    while True:
        while PAGE.desk.coming:
            page.ask("follow")
        play(page, random)
        if PAGE.desk.bot_asked:
            page.ask("bot", token=page.patch["think"]["token"], choice=0)
            continue
        save = PAGE.desk.save()
        assert save
        kept[PAGE.desk.device] = save["text"]
        text = address(page)
        yield page, text
        if page.session.over:
            return
        arrival = page.ask("peek", text=text)["arrival"]
        device = arrival["device"]
        if device in kept:
            assert page.ask("compare", text=text, kept=[kept[device]])["how"] == "longer"
            arrive(page, text, kept=kept[device])
        else:
            own = [n for n, seat in enumerate(arrival["seats"]) if seat["device"] == device]
            arrive(page, text, seats=own)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_from_device_to_device(game: str):
    """Everybody sees his own cards alone, and what the others did arrives choice by choice."""
    for page, text in islice(turns(game, 3, away=(1, 2)), 25):
        desk = PAGE.desk
        assert desk.people == [max(desk.device - 1, 0)]
        found = link.read(text.partition("#t=")[2], GAMES)
        assert [seat.device for seat in found.seats] == [0, 2, 3]
        if not page.session.over:
            assert desk.elsewhere_asked and not desk.scene().options
            assert desk.scene().seat in desk.people
            assert found.device == desk.seats[desk.asked].device
            assert "data-share" in page.parts["main"]
            assert 'data-open="open-link"' in page.parts["offers"]
            assert "data-choice" not in page.parts["board"]


def test_what_others_did_is_shown_choice_by_choice_and_kept_before():
    page, random = begun("merlin"), Random(1)
    play(page, random)
    mine = PAGE.desk.save()
    assert mine
    arrive(page, address(page), seats=[1])
    page.ask("skip")
    play(page, random)
    text, whole = address(page), list(page.session.journal)
    patch = arrive(page, text, kept=mine["text"])
    assert patch["coming"] and patch["save"]["ended"] is False
    assert record.read(json.loads(patch["save"]["text"])["record"]).choices == whole
    before = len(page.session.journal)
    assert before < len(whole)
    assert not PAGE.desk.scene().options and patch["think"] is None
    assert "table-following" in page.parts["ask"] and not page.parts["offers"]
    patch = page.ask("follow")
    assert len(page.session.journal) == before + 1
    patch = page.ask("skip")
    assert page.session.journal == whole and "coming" not in patch and patch["save"]
    assert PAGE.desk.person_asked
    assert page.ask("follow")["revision"] == patch["revision"]  # nothing is left to follow


def test_whoever_sits_down_for_the_first_time_sees_what_happened_before_his_turn():
    page = begun("loewenherz", 3, away=(1, 2))
    play(page, Random(2))
    text, whole = address(page), list(page.session.journal)
    assert whole
    patch = arrive(page, text, seats=[1])
    assert patch["coming"] and PAGE.desk.coming == whole and not page.session.journal
    assert record.read(json.loads(patch["save"]["text"])["record"]).choices == whole
    page.ask("skip")
    assert page.session.journal == whole and PAGE.desk.person_asked
    # Who takes the seat that has just played has seen everything.
    assert "coming" not in arrive(page, text, seats=[0])
    assert "coming" not in arrive(page, text, seats=[0, 1, 2])


def test_bots_play_on_the_device_whose_turn_leads_to_them():
    """To the end of the game, which everybody hears of by the last link."""
    for _, text in turns("merlin", 3, away=(2,), kinds=("person", "random", "person")):
        found = link.read(text.partition("#t=")[2], GAMES)
        session = record.replay(found.record, GAMES)
        session.end_turn()
        assert session.over or found.seats[session.seat].kind == "person"
    assert PAGE.desk.screen == "result" and Page().ask("link_of")["over"]


def shortened(text: str, choices: int, *, other: bool = False) -> str:
    """The same game with fewer choices; or with another one at the end."""
    found = link.read(text.partition("#t=")[2], GAMES)
    session = record.replay(found.record._replace(choices=[], hash=start_of(found)), GAMES)
    for index in found.record.choices[:choices]:
        session.choose(index)
    if other:
        session.choose((found.record.choices[choices] + 1) % len(session.options))
    told = record.read(record.write(session))
    return f"{BASE}#t={link.write(told, found.seats, found.id, found.device)}"


def start_of(found: link.Link) -> str:
    from tafelrunde.kernel.session import Session

    return record.digest(Session(GAMES[found.record.game], found.record.setup).settled())


def test_a_link_is_compared_with_what_is_here():
    page = begun("loewenherz", away=())
    random = Random(5)
    for _ in range(20):
        page.lift()
        page.choose(random.randrange(len(page.session.options)))
    save = PAGE.desk.save()
    assert save and save["table"] == "table"
    text = address(page)
    kept = [save["text"]]
    assert page.ask("compare", text=text, kept=[])["how"] == "new"
    assert page.ask("compare", text=text, kept=kept) == {"how": "same", "which": 0}
    assert page.ask("compare", text=shortened(text, 9), kept=kept) == {"how": "older", "which": 0}
    forked = page.ask("compare", text=shortened(text, 9, other=True), kept=kept)
    assert forked["how"] == "other" and forked["save"]["table"] == "table"
    assert page.ask("compare", text=text, kept=[forked["save"]["text"], *kept]) == {"how": "same", "which": 1}
    short = page.ask("compare", text=shortened(text, 9), kept=[forked["save"]["text"]])
    assert short["how"] == "older"
    filed = page.ask("compare", text=save["text"], kept=[forked["save"]["text"]])
    assert filed == {"how": "other", "which": -1}  # a file is kept by whoever opens it
    assert page.ask("compare", text=save["text"], kept=kept)["how"] == "same"
    broken = json.dumps(json.loads(save["text"]) | {"seats": []})
    assert page.ask("compare", text=broken, kept=kept)["how"] == "new"  # and whoever opens it says why not
    assert PAGE.desk.save() == save


def test_another_game_with_the_same_id_takes_nobodys_place():
    """Neither a link nor a file that begins with the same choices, from another deal."""
    page = begun("loewenherz", away=())
    page.choose(0)
    save = PAGE.desk.save()
    assert save
    page = begun("loewenherz", away=(), seed=8)
    for _ in range(3):
        page.lift()
        page.choose(0)
    other = PAGE.desk.save()
    assert other and other["table"] == save["table"] == "table"
    found = page.ask("compare", text=address(page), kept=[save["text"]])
    assert (found["how"], found["which"], found["save"]["text"]) == ("other", -1, other["text"])
    filed = page.ask("compare", text=other["text"], kept=[save["text"]])
    assert filed == {"how": "other", "which": -1}


def test_a_file_keeps_the_id_of_its_game_and_the_device():
    page = begun("merlin", away=(1,))
    save = PAGE.desk.save()
    assert save
    page.ask("load", save=save["text"], table="another")
    desk = PAGE.desk
    assert (desk.id, desk.device, [seat.device for seat in desk.seats]) == ("table", 0, [0, 2])
    told = json.loads(save["text"])
    del told["table"]
    page.ask("load", save=json.dumps(told), table="another")
    assert PAGE.desk.id == "another"
    assert page.ask("compare", text='{"snapshot": 1}', kept=[save["text"]])["how"] == "new"


@pytest.mark.parametrize(("name", "value"), [("table", "../x"), ("table", "a" * 41), ("device", -1)])
def test_a_file_with_an_impossible_id_or_device_is_refused(name: str, value: object):
    page = begun("merlin")
    save = PAGE.desk.save()
    assert save
    told = json.loads(save["text"]) | {name: value}
    assert "error" in page.ask("load", save=json.dumps(told), table="another")


def test_whoever_takes_other_seats_than_those_sent_is_a_device_of_its_own():
    """Two people at one table: the second goes on at home."""
    page = begun("merlin", away=())
    text = address(page)
    arrive(page, text, seats=[1])
    desk = PAGE.desk
    assert (desk.people, desk.device, [seat.device for seat in desk.seats]) == ([1], 1, [0, 1])
    arrive(page, text, seats=[0, 1])
    assert (PAGE.desk.people, PAGE.desk.device) == ([0, 1], 0)


def test_whoever_watches_a_game_that_goes_on_sees_no_hand_and_hands_the_link_on():
    page = begun("merlin", away=())
    page.lift()
    page.choose(0)
    text = address(page)
    patch = arrive(page, text)
    assert patch["screen"] == "replay" and patch["save"] is None
    assert not PAGE.desk.scene().hand_open
    assert address(page) == text


def test_the_link_of_a_saved_game_is_that_of_its_table():
    page = begun("merlin")
    play(page, Random(2))
    save = PAGE.desk.save()
    assert save
    mine = page.ask("link_of")
    assert mine["to"] == "Bram" and not mine["over"]
    assert page.ask("link_of", save=save["text"]) == mine


def test_a_rematch_is_a_game_of_its_own_on_the_same_devices():
    page = begun("merlin")
    page.ask("rematch", table="next")
    desk = PAGE.desk
    assert (desk.id, desk.people, [seat.device for seat in desk.seats]) == ("next", [0], [0, 2])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no-link"),
        ("https://example.org/#rules", "no-link"),
        (f"{BASE}#t=abc", "damaged"),
        (f"{BASE}#t=" + "A" * 30_000, "too-long"),
    ],
)
def test_what_is_no_link_changes_nothing(text: str, why: str):
    page = begun("merlin")
    desk, state = PAGE.desk, page.session.state.clone()
    answer = page.ask("peek", text=text)
    assert answer["error"]["id"] == "table-error-link" and answer["error"]["args"]["why"] == why
    assert PAGE.desk is desk and page.session.state == state


def test_a_link_that_leads_elsewhere_is_refused():
    page = begun("merlin", away=())
    page.lift()
    page.choose(0)
    found = link.read(address(page).partition("#t=")[2], GAMES)
    another = found.record.setup._replace(edition="f" * 12)
    for changes, why in (
        ({"hash": "0" * 16}, "leads-elsewhere"),
        ({"choices": [999]}, "not-on-offer"),
        ({"setup": another}, "unknown-edition"),
    ):
        text = link.write(found.record._replace(**changes), found.seats, "abc")
        assert page.ask("peek", text=f"#t={text}")["error"]["args"]["why"] == why
