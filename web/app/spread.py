"""Discs on a scale that would hide each other are pushed apart."""

from collections.abc import Sequence

APART = 17  # pixels between the middles of two discs: most of each can be seen


def aside(points: Sequence[int], pixels: float) -> list[float]:
    """How far each disc on a scale of this many pixels a point has to go aside, as little as can be."""
    places = [each * pixels for each in points]
    clusters: list[list[int]] = []
    for disc in sorted(range(len(places)), key=lambda disc: places[disc]):
        clusters.append([disc])
        while len(clusters) > 1 and _overlap(clusters[-2], clusters[-1], places):
            last = clusters.pop()
            clusters[-1] += last
    shifts = [0.0] * len(places)
    for cluster in clusters:
        middle = _middle(cluster, places)
        for number, disc in enumerate(cluster):
            shifts[disc] = round(middle + (number - (len(cluster) - 1) / 2) * APART - places[disc], 1)
    return shifts


def _middle(cluster: list[int], places: list[float]) -> float:
    return sum([places[disc] for disc in cluster]) / len(cluster)


def _overlap(left: list[int], right: list[int], places: list[float]) -> bool:
    return _middle(right, places) - _middle(left, places) < (len(left) + len(right)) / 2 * APART
