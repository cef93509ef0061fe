"""Every text is there in every language, with the same arguments, and nothing is said that has no text."""

import re

import pytest

from tafelrunde.games import GAMES
from tafelrunde.save import WHY

from .texts import (
    FORMS,
    LANGUAGES,
    ROOT,
    app_keys,
    calls,
    engine_keys,
    literal,
    messages,
    python_files,
    shell_keys,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str):
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_the_same_arguments_and_has_the_same_parts(language: str):
    english = messages("en")
    for key, message in messages(language).items():
        other = english[key]
        parts, theirs = ((one.value is None, one.attributes) for one in (message, other))
        assert parts == theirs, key
        assert message.args == other.args, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_has_no_form_that_only_repeats_what_it_falls_back_to(language: str):
    for key, message in messages(language).items():
        for form, text in message.forms.items():
            assert text != message.falls_back(form), f"{key}.{form}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_sentence_asks_for_is_known(language: str):
    asked = set().union(*(message.asked for message in messages(language).values()))
    assert {"acc", "dat", "a-nom"} <= asked
    assert asked <= FORMS | {"adv", "effect", "full", "title"}


@pytest.mark.parametrize(("article", "forms"), [("der", {"acc", "dat"}), ("die", {"dat"}), ("das", {"dat"})])
def test_a_german_word_has_the_forms_that_never_equal_its_nominative(article: str, forms: set[str]):
    words = {
        key: one for key, one in messages("de").items() if one.forms.get("nom", "").startswith(f"{article} ")
    }
    assert len(words) > 20
    for key, word in words.items():
        assert forms <= word.forms.keys(), key
        if word.forms.get("a-nom", "").startswith("ein"):
            assert {f"a-{form}" for form in forms} <= word.forms.keys(), key


# What the engine's keys become.
KINDS = ("event", "prompt", "refuse")
# Said by another line, or drawn on the table: no message of their own.
QUIET = {f"merlin-event-{key}" for key in ("turn", "rolled", "display", "scored", "points")}


def test_every_event_prompt_and_refusal_of_merlin_has_a_message():
    keys = engine_keys("merlin")
    assert len(keys) > 90
    assert keys - QUIET <= set(messages("de"))


def test_every_reason_for_points_has_a_message():
    source = "".join(path.read_text(encoding="utf-8") for path in python_files("engine/tafelrunde/merlin"))
    reasons = set(re.findall(r'gain\([^"]*?"([a-z-]+)"', source))
    assert {"territory", "traitors", "space"} <= reasons
    behind = {"mission", "second-mission", "repelled"}
    assert {f"merlin-points-{reason}" for reason in reasons - behind} <= set(messages("de"))


def test_every_key_of_the_page_has_a_message():
    keys = app_keys() | shell_keys()
    assert len(keys) > 150
    assert keys <= set(messages("de"))


# Rare ones that are told by naming the field, and what only an embedding page can say wrong.
BY_FIELD = {
    *(
        "no-version",
        "out-of-range",
        "more-than-players",
        "no-number",
        "no-truth",
        "no-text",
        "no-list",
        "wrong-form",
    ),
    "text-too-long",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_to_refuse_a_file_is_told_in_words(language: str):
    reasons = {
        literal(call, 1)
        for path in python_files("engine")
        if path.name != "transcript.py"  # for the command line, which speaks English
        for name, call in calls(path)
        if name in ("BadSave", "BadSetup")
    } - {None} | set(WHY.values())
    assert {"not-on-offer", "damaged", "wrong-number-of-players", "another-game"} <= reasons
    told = (ROOT / "i18n" / language / "shell.ftl").read_text(encoding="utf-8")
    told = "".join(
        told.partition(f"\ntable-error-{what} =")[2].partition("\n}")[0] for what in ("save", "box")
    )
    assert reasons - BY_FIELD <= set(re.findall(r"\[([a-z0-9-]+)\]", told))


def settings() -> set[str]:
    """The words for the values of the page's settings."""
    index = (ROOT / "web/index.html").read_text(encoding="utf-8")
    rows = re.findall(r'data-setting="([a-z]+)" data-values="([a-z ]+)"', index)
    assert len(rows) > 5
    return {f"shell-{name}-{value}" for name, values in rows for value in values.split()}


# Who may sit somewhere: `shell-${kind}` in start.js.
KINDS_OF_SEAT = {"shell-person", "shell-elsewhere"}


def test_every_message_of_page_and_games_is_used_somewhere():
    """Keys are mostly whole words in the source; a family of keys is named there by its beginning."""
    scripts = [path for folder in ("web", "web/shell") for path in (ROOT / folder).glob("*.js")]
    files = [*python_files("web/app"), *python_files("web/tools"), *scripts, ROOT / "web/index.html"]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    owners = (*GAMES, "shell", "table")
    families = set(re.findall(rf'["`]((?:{"|".join(owners)})-[a-z-]+)(?:\$?\{{|(?<=-)")', source))
    families |= {f"{owner}-{kind}-" for owner in owners for kind in KINDS}
    families |= {f"{owner}-{part}" for owner in owners for part in re.findall(r"\}-([a-z-]+-)\$?\{", source)}
    used = settings() | KINDS_OF_SEAT
    used |= {f"{owner}-{ending}" for owner in owners for ending in re.findall(r'\}-([a-z-]+)["`]', source)}
    used |= set(re.findall(r'["\'`]([a-z0-9-]+)["\'`]', source))
    ours = {key for key in messages("de") if key.startswith(tuple(f"{owner}-" for owner in owners))}
    assert len(ours) > 800
    assert [key for key in sorted(ours - used) if not key.startswith(tuple(families))] == []


# A thing's word is its kind and the number of its principality.
BY_KIND = {"shield-", "flag-", "material-"}


def test_every_word_of_the_games_is_named_somewhere():
    source = "".join(path.read_text(encoding="utf-8") for path in python_files("web/app"))
    families = set(re.findall(r'"([a-z]+(?:-[a-z]+)*-)["{]', source)) | BY_KIND
    words = [key for key, message in messages("en").items() if message.forms]
    assert len(words) > 60
    for word in words:
        assert f'"{word}"' in source or word.startswith(tuple(families)), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_beside_the_flags_is_called_like_one_of_them(language: str):
    texts = messages(language)
    flags = {texts[f"flag-power-{number}"].value for number in range(6)}
    assert not flags & {texts[f"shell-{button}"].value for button in ("undo", "redo", "again")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rank_is_called_like_a_henchman(language: str):
    texts = messages(language)
    henchmen = {texts[f"henchman-{number}"].value for number in range(4)}
    assert not henchmen & {
        texts[f"shell-bot-{rank}"].value for game in GAMES.values() for rank in game.thinkers
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_have_names_of_their_own_that_are_no_word_of_any_game(language: str):
    texts = messages(language)
    names = [texts[f"{game}-bot-{seat}"].value for game in GAMES for seat in range(1, 5)]
    assert len({*names}) == len(names)
    every = {key: message for other in LANGUAGES for key, message in messages(other).items()}
    words = {
        form.casefold()
        for key, message in every.items()
        if message.forms or key.startswith(("shell-bot-", "shell-name-", "henchman-"))
        for form in (message.value, *message.forms)
        if form
    }
    assert not {str(name).casefold() for name in names} & words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ability_is_called_like_points_that_can_be_taken_instead(language: str):
    """Both stand side by side: "+1 victory point" and "Take 1 point"."""
    words = messages(language)
    assert not [
        key
        for key in words
        if key.startswith("ability-") and re.search("([Pp]unk?t|point)$", words[key].value or "")
    ]
