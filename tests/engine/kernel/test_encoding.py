"""A view in numbers: rows of bytes, in which the observer comes first."""

from types import SimpleNamespace
from typing import Any

from tafelrunde.kernel.encoding import Encoding, Part, each_seat, hot, one_of, set_of, whose


def view(players: int = 3, **seen: Any) -> Any:
    return SimpleNamespace(players=players, **seen)


def test_a_single_one_tells_a_number_and_none_tells_nothing():
    assert [list(row) for row in hot(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert list(hot(3)[-1]) == [0, 0, 0]


def test_a_set_has_a_one_for_each_of_its_numbers():
    assert list(set_of([0, 3], 4)) == [1, 0, 0, 1]
    assert list(set_of([], 2)) == [0, 0]


def test_what_may_be_one_of_several_things_has_a_feature_for_each():
    part: Part[Any] = one_of("terrain", ("wood", "lake"), lambda s: s.terrain)
    assert (part.names, part.high) == (("terrain wood", "terrain lake"), 1)
    assert [list(part.read(view(terrain=terrain), [0])) for terrain in (0, 1, -1)] == [[1, 0], [0, 1], [0, 0]]


def test_a_seat_is_counted_from_the_observer():
    part: Part[Any] = whose("turn of", 4, lambda s: s.seat)
    assert (part.names, part.high) == (("turn of +0", "turn of +1", "turn of +2", "turn of +3"), 1)
    assert list(part.read(view(seat=0), [2, 0, 1, -1])) == [0, 1, 0, 0]
    assert list(part.read(view(seat=-1), [2, 0, 1, -1])) == [0, 0, 0, 0]


def test_every_seat_has_the_same_features_and_an_empty_one_has_zeros():
    part: Part[Any] = each_seat(3, ("ducats", "goal"), 50, lambda s, seat: (s.ducats[seat], 9))
    assert part.high == 50
    assert part.names == ("+0 ducats", "+0 goal", "+1 ducats", "+1 goal", "+2 ducats", "+2 goal")
    assert list(part.read(view(ducats=[4, 5]), [1, 0, -1])) == [5, 9, 4, 9, 0, 0]


def test_a_row_has_all_parts_for_the_most_that_can_play():
    def order(s: Any, seats: Any) -> list[int]:
        return [seat + 1 for seat in seats]

    encoding = Encoding(
        1, (), 4, (Part(("a", "b", "c", "d"), 4, order), Part(("e",), 1, lambda s, _: [7])), {}
    )
    assert list(encoding.encode(view(3), 1)) == [2, 3, 1, 0, 7]
    assert list(encoding.encode(view(4), 3)) == [4, 1, 2, 3, 7]
