"""What a box file says of Merlin: checked against what the rules count, and read.

The printed parts, as plain data: `rondel`, 24 of SPACE_WORDS; `missions`, 55 of points, henchman and needs; four
`starting_tiles`; `frames`, top and bottom, of seven animals or blank. What `problems` finds stands against a box; what
`wishes` finds is only what a reconstruction aims at (M10): the real box may be otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ..kernel.boxcheck import MISSING, Check
from ..kernel.edition import Data, Problem
from .box import (
    ANIMALS,
    BLANK,
    BUILD,
    EXCALIBUR,
    GRAIL,
    HENCHMAN_WORDS,
    MISSION_CARDS,
    NEEDS,
    NOTCHES,
    OPPOSITE,
    PLACE_HENCHMAN,
    PRINCIPALITY,
    SCORE_INFLUENCE,
    SPACE_WORDS,
    SPACES,
    SPACES_A_PRINCIPALITY,
    STARTING_TILES_IN_BOX,
    TAKE_SHIELD,
    Box,
    Mission,
    Need,
    StartingTile,
    opposite_space,
)
from .environs import fitting
from .missions import TWO, demands

PARTS = {"rondel": "M1.5", "missions": "M1.1", "starting_tiles": "M1.1", "frames": "M1.1"}
# M1.5: how many spaces of each kind.
SPACE_COUNTS = dict.fromkeys(SPACE_WORDS, 1) | {"principality": 6, "exchange": 2, "mission": 2, "build": 3}
MOST_PICTURES = 3
NOTCH_WORDS = ("blank", *ANIMALS)


def problems(data: Data) -> list[Problem]:
    """All that cannot be so in any box."""
    check = Check()
    check.parts(data, PARTS)
    _rondel(check, data.get("rondel", MISSING))
    for where, card in check.items("missions", data.get("missions", MISSING), "M1.1", MISSION_CARDS):
        _mission(check, where, card)
    for where, tile in check.items(
        "starting_tiles", data.get("starting_tiles", MISSING), "M1.1", STARTING_TILES_IN_BOX
    ):
        for name, animal in check.fields(where, tile, StartingTile._fields, "M2.7").items():
            if name in StartingTile._fields:
                check.word(f"{where}.{name}", animal, ANIMALS, "M2.7")
    _frames(check, data.get("frames", MISSING))
    return check.problems


def _rondel(check: Check, data: Any) -> None:
    """M1.5: 24 spaces, of each kind as many as there should be, and those of the principalities every fourth."""
    found = [
        (where, word)
        for where, word in check.items("rondel", data, "M1.5", SPACES)
        if check.word(where, word, SPACE_WORDS, "M1.5")
    ]
    if len(found) == SPACES:
        check.counts("rondel", (word for _, word in found), SPACE_COUNTS, "M1.5")
        for space in range(0, SPACES, SPACES_A_PRINCIPALITY):
            where, word = found[space]
            if word != SPACE_WORDS[PRINCIPALITY]:
                check.note(where, "wrong-place", "M1.5", what=SPACE_WORDS[PRINCIPALITY])


def _mission(check: Check, where: str, data: Any) -> None:
    """M7.4: points and a henchman. M7.2: what it can ask for."""
    card = check.fields(where, data, Mission._fields, "M7.4")
    check.number(f"{where}.points", card.get("points", MISSING), range(1, 4), "M7.4")
    check.word(f"{where}.henchman", card.get("henchman", MISSING), HENCHMAN_WORDS, "M7.4")
    for place, need in check.items(f"{where}.needs", card.get("needs", MISSING), "M7.2", 1, MOST_PICTURES):
        check.word(place, need, NEEDS, "M7.2")


def _frames(check: Check, data: Any) -> None:
    """M1.1: two. M4.16: for every tile there is at least one material."""
    good = True
    frames = check.fields("frames", data, ("top", "bottom"), "M1.1")
    for name in ("top", "bottom"):
        notches = list(check.items(f"frames.{name}", frames.get(name, MISSING), "M4.16", NOTCHES))
        good &= len(notches) == NOTCHES
        for where, word in notches:
            good &= check.word(where, word, NOTCH_WORDS, "M4.16")
    if good:
        for tiles, by_tile in fitting(_read_frames(frames)).items():
            for tile, materials in enumerate(by_tile):
                if not materials:
                    check.note("frames", "nothing-fits", "M4.16", tiles=tiles, tile=tile)


def read(data: Data) -> Box:
    """The box, of data without problems."""
    missions = tuple(
        Mission(
            card["points"],
            HENCHMAN_WORDS.index(card["henchman"]),
            tuple(NEEDS[need] for need in card["needs"]),
        )
        for card in data["missions"]
    )
    frames = _read_frames(data["frames"])
    return Box(
        rondel=tuple(map(SPACE_WORDS.index, data["rondel"])),
        missions=missions,
        starting_tiles=tuple(
            StartingTile(**{name: ANIMALS.index(animal) for name, animal in tile.items()})
            for tile in data["starting_tiles"]
        ),
        frames=frames,
        demands=tuple(demands(mission.needs) for mission in missions),
        fitting=fitting(frames),
    )


def _read_frames(data: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    top, bottom = (
        tuple(BLANK if word == "blank" else ANIMALS.index(word) for word in data[name])
        for name in ("top", "bottom")
    )
    return top, bottom


# M10: what a reconstruction aims at, each told once. The data has no problems.

# M10.2: cards that owners have reported, with their points.
REPORTED = (
    (2, ("dragon material", "snake material")),
    (3, ("fish influence", "fox flag", "dove shield")),
    (2, ("dove influence", "fox influence")),
)
KINDS_OF_NEEDS = tuple(dict.fromkeys(need.what for need in NEEDS.values()))
# M10.4: the colors of the rulebook's example.
EXAMPLE = tuple(sorted(map(ANIMALS.index, ("dove", "fish", "fox"))))


def wishes(data: Data) -> list[Problem]:
    check = Check()
    box = read(data)
    _wish_rondel(check, box.rondel)
    _wish_missions(check, box.missions)
    _wish_starting_tiles(check, box.starting_tiles)
    _wish_frames(check, box)
    return check.problems


def group(kind: int) -> int:
    """M1.5: nine kinds of spaces; the four for points are one, and the four for influence."""
    if PRINCIPALITY < kind <= SCORE_INFLUENCE:
        return SCORE_INFLUENCE
    return TAKE_SHIELD if TAKE_SHIELD <= kind <= PLACE_HENCHMAN else kind


def _apart(one: int, other: int) -> int:
    return min((one - other) % SPACES, (other - one) % SPACES)


def _wish_rondel(check: Check, rondel: Sequence[int]) -> None:
    """M10.1."""
    for space, kind in enumerate(rondel):
        if group(kind) == group(rondel[(space + 1) % SPACES]):
            check.note(f"rondel.{space}", "neighbors-alike", "M10.1", what=SPACE_WORDS[kind])
    for space, kind in enumerate(rondel[:OPPOSITE]):
        if kind != PRINCIPALITY and group(kind) == group(rondel[opposite_space(space)]):
            check.note(f"rondel.{space}", "opposite-alike", "M10.1", what=SPACE_WORDS[kind])
    builds = [space for space, kind in enumerate(rondel) if kind == BUILD]
    if not all(7 <= _apart(one, other) <= 9 for one, other in combinations(builds, 2)):
        check.note("rondel", "builds-apart", "M10.1")
    if _apart(rondel.index(EXCALIBUR), rondel.index(GRAIL)) < 9:
        check.note("rondel", "too-near", "M10.1")


def asked_for(needs: Sequence[Need]) -> int:
    """How many things a card asks for: two henchmen together are two."""
    return sum(2 if need.what in TWO else 1 for need in needs)


def _wish_missions(check: Check, missions: Sequence[Mission]) -> None:
    """M10.2."""
    seen: dict[tuple[Need, ...], int] = {}
    for number, mission in enumerate(missions):
        where, needs = f"missions.{number}", tuple(sorted(mission.needs))
        if mission.points != asked_for(needs):
            check.note(where, "points-not-pictures", "M10.2", points=mission.points, things=asked_for(needs))
        if needs in seen:
            check.note(where, "alike", "M10.2", other=seen[needs])
        seen.setdefault(needs, number)
        if impossible(needs):
            check.note(where, "impossible", "M10.2")
    for points, words in REPORTED:
        needs = tuple(sorted(NEEDS[word] for word in words))
        if all((mission.points, tuple(sorted(mission.needs))) != (points, needs) for mission in missions):
            check.note("missions", "reported-missing", "M10.2", points=points, what=", ".join(words))
    shown = {need.what for mission in missions for need in mission.needs}
    for what in KINDS_OF_NEEDS:
        if what not in shown:
            word = next(word for word, need in NEEDS.items() if need.what == what)
            check.note("missions", "kind-missing", "M10.2", what=word)
    numbers = Counter(mission.points for mission in missions)
    for points in range(1, 4):
        if not numbers[points]:
            check.note("missions", "points-missing", "M10.2", points=points)


def impossible(needs: Sequence[Need]) -> bool:
    """Whether some henchman would have to stand in two places, or more of them than there are."""
    posts = dict.fromkeys((need.first for need in needs if need.what == "post"), -1)
    for need in needs:
        if need.what == "post":
            if posts[need.first] not in (-1, need.second):
                return True
            posts[need.first] = need.second
    companies = {need.first for need in needs if need.what == "company"}
    pairs = [need for need in needs if need.what == "pair"]
    places = range(len(ANIMALS))
    free = [henchman for henchman in range(len(HENCHMAN_WORDS)) if henchman not in posts]
    # Few enough to try all places for those that are free.
    stands = [posts]
    for henchman in free:
        stands = [{**stand, henchman: p} for stand in stands for p in places]
    return not any(
        all(list(stand.values()).count(p) >= 2 for p in companies)
        and all(stand[need.first] == stand[need.second] for need in pairs)
        for stand in stands
    )


def _wish_starting_tiles(check: Check, tiles: Sequence[StartingTile]) -> None:
    """M10.3."""
    for one, other in combinations(range(len(tiles)), 2):
        if tiles[one].knight == tiles[other].knight:
            check.note(f"starting_tiles.{other}.knight", "knight-twice", "M10.3", other=one)
    for number, tile in enumerate(tiles):
        if len(set(tile[1:])) < len(tile[1:]):
            check.note(f"starting_tiles.{number}", "principality-twice", "M10.3")
    numbers = Counter(p for tile in tiles for p in tile[1:])
    if max(numbers.values()) - min(numbers[p] for p in range(len(ANIMALS))) > 2:
        check.note("starting_tiles", "uneven", "M10.3", what=ANIMALS[numbers.most_common(1)[0][0]])


def _wish_frames(check: Check, box: Box) -> None:
    """M10.4."""
    for name, frame in zip(("top", "bottom"), box.frames, strict=True):
        if BLANK not in (frame[0], frame[-1]):
            check.note(f"frames.{name}", "outer-blank", "M10.4")
        for p, animal in enumerate(ANIMALS):
            if frame.count(p) != 1:
                check.note(f"frames.{name}", "color-once", "M10.4", what=animal, number=frame.count(p))
    if not all(EXAMPLE in by_tile for by_tile in box.fitting.values()):
        check.note("frames", "example-tile", "M10.4")
