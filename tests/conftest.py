"""For all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fuzz tests play hundreds of games: `build.py check` leaves them to `build.py test`."""
    for item in items:
        if item.path.name.startswith("test_fuzz"):
            item.add_marker(pytest.mark.slow)
