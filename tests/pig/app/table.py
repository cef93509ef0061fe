"""Pig on the page: what `app.scene.Table` asks for."""

from collections.abc import Sequence
from typing import Any

from app.markup import Args, Message, crest, sign, text, use
from app.scene import Finish, Outcome, Part, Scene, Seat, Told
from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event

ROLL = Choice("roll")
MAIN = frozenset({"keep"})
INSTEAD: frozenset[str] = frozenset()
ENDS: frozenset[str] = frozenset()
GIVES_UP: frozenset[str] = frozenset()
PIPS = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def regions(scene: Scene) -> dict[str, str]:
    return {"board": _board(scene), "others": _players(scene), "chips": _players(scene)}


def _board(scene: Scene) -> str:
    s = scene.view
    pips = [
        f'<circle class="pig-pip" cx="{65 + 35 * (place % 3)}" cy="{60 + 35 * (place // 3)}" r="9"/>'
        for place in PIPS[s.pips]
    ]
    die = '<rect class="pig-die" x="35" y="30" width="130" height="130" rx="22"/>'
    button = scene.button(ROLL, Message("pig-die", {"pips": s.pips}))
    return (
        f'<svg viewBox="0 0 200 220"><g data-place="die"{button}>{die}{"".join(pips)}</g>'
        f'{use("i-pig", 60, 190, 44, "pig-sign")}<text class="pig-pot" x="95" y="202">{s.pot}</text></svg>'
    )


def _players(scene: Scene) -> str:
    return "".join(
        [
            f'<p class="pig-player" data-place="seat-{number}">{crest(seat.color)}<span>{text(seat.name)}</span>'
            f"<b>{kept}</b></p>"
            for number, (seat, kept) in enumerate(zip(scene.seats, scene.view.kept, strict=True))
        ]
    )


def shows_hand(state: object) -> bool:
    """There are no hands, so no curtain either."""
    return False


def stage(scene: Scene) -> tuple[str, str | None]:
    return "board", None


def offers(scene: Scene) -> list[Choice]:
    return [choice for choice in scene.options if choice.verb == "greet"]


def offer(scene: Scene, choice: Choice) -> tuple[str, Message]:
    return sign("i-high-five") if choice.verb == "greet" else "", choice_message(scene, choice)


def trail(scene: Scene) -> list[Part]:
    return []


def choice_message(scene: Scene, choice: Choice) -> Message:
    return Message(f"pig-choice-{choice.verb}", {"pot": scene.view.pot})


def part_message(scene: Scene, choice: Choice) -> Message | None:
    return choice_message(scene, choice)


def gains(scene: Scene, after: Any, events: Sequence[Event]) -> list[Message]:
    return []


def effect(scene: Scene, choice: Choice) -> Outcome:
    return Outcome()


def explain(scene: Scene, choice: Choice) -> Told:
    return Told(())


def confirm(scene: Scene, choice: Choice) -> Message:
    return choice_message(scene, choice)


def words(args: dict[str, Arg], seats: Sequence[Seat]) -> Args:
    return {name: value for name, value in args.items() if isinstance(value, int | str)}


def refusal_args(state: object, choice: Choice, refusal: Refusal, seats: Sequence[Seat]) -> Args:
    return words(refusal.args, seats)


def event_message(event: Event, seats: Sequence[Seat]) -> Message | None:
    return Message(f"pig-event-{event.key}", words(event.args, seats))


def event_place(event: Event) -> str | None:
    return "die" if event.key == "rolled" else f"seat-{event.args['seat']}"


def befalls(event: Event) -> int:
    return -1


def joined(one: Event, other: Event) -> Event | None:
    return None


def tidings(view: Any, events: Sequence[Event], seats: Sequence[Seat]) -> list[Message]:
    return []


def about(scene: Scene, topic: str) -> Told:
    return Told([Message("pig-main")], "P1")


def save_label(state: Any, seats: Sequence[Seat]) -> Message:
    return Message("pig-save", {"points": max(state.kept)})


def finish(state: Any, log: Sequence[Event], seats: Sequence[Seat]) -> Finish:
    return Finish([Message("pig-why-over")], [])
