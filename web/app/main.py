"""The page's one door: a message in, one patch of the page out, both JSON."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde import __version__
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import BadInput, StaleChoice

from . import curtain, embedded, guide, hint, lines, prompt, rules, sheet, think
from .desk import Desk
from .markup import Message
from .replay import Replay
from .scene import Scene, Seat

Data = dict[str, Any]
Patch = dict[str, Any]

COLORS = ("blue", "yellow", "red", "green")
LONGEST_SEED = 64
# All that only the person asked may see, or that only he can use.
PRIVATE = ("ask", "picks", "offers", "main", "choices", "hint")


class Page:
    """What the page shows now, so that only what changed is sent."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.sent: dict[str, str] = {}
        self.announced = 0
        self.teller: embedded.Teller
        self.slices = think.Slices()

    def open(self, desk: Desk) -> Patch:
        self.desk = desk
        self.teller = embedded.Teller(desk)
        self.slices = think.Slices()
        self.sent = {}
        self.announced = len(desk.session.log)
        return self.patch(whole=True)

    @property
    def table(self) -> Desk:
        assert self.desk is not None, "nothing is open"
        return self.desk

    def patch(self, **more: Any) -> Patch:
        """The whole page as it must be now, less what it shows already."""
        desk = self.table
        session = desk.session
        screen = desk.screen
        scene = desk.scene()
        regions = self._regions(desk, scene, screen)
        changed = {name: markup for name, markup in regions.items() if self.sent.get(name) != markup}
        self.sent |= changed
        person = desk.person_asked
        patch: Patch = {
            "screen": screen,
            "game": session.game.name,
            "revision": session.revision,
            "regions": changed,
            "announce": self._announcements(desk, screen),
            "notice": _notices(desk),
            "save": desk.save(),
            "think": think.request(desk),
            "error": None,
            "can": {
                "undo": person and not desk.curtain and session.can_undo,
                "redo": person and not desk.curtain and session.can_redo,
                "again": person and not desk.curtain and session.can_undo,
                "hint": person and not desk.curtain and len(session.options) > 1,
            },
            "seat": {"color": who.color, "name": who.name, "index": desk.asked}
            if (who := _asked(desk))
            else None,
        }
        if screen == "table":
            patch["stage"], tab = desk.table.stage(scene)
            if tab:
                patch["tab"] = tab
        return patch | more

    def _regions(self, desk: Desk, scene: Scene, screen: str) -> dict[str, str]:
        session, table = desk.session, desk.table
        _foresee(desk, scene)
        regions = dict.fromkeys(("curtain", "result", "guide", "scores", *PRIVATE), "")
        regions |= table.regions(scene)
        desk.lines.follow(session.log)
        regions["log"] = lines.LIST
        regions["log-lines"] = desk.lines.markup(scene.seat if scene.hand_open else -1, desk.whole_log)
        if screen == "result":
            regions["result"] = sheet.result(session.game, scene.view, desk.seats, session.log)
            regions["main"] = sheet.BACK
        elif screen == "curtain":
            regions["curtain"] = curtain.markup(desk)
        else:
            regions |= desk.bar(scene)
            regions["guide"] = guide.markup(desk)
            regions["hint"] = hint.markup(desk, scene)
        return regions

    def panel(self, name: str, markup: str) -> Patch:
        """A region in a dialog, made when the dialog is opened. The next patch empties it again."""
        self.sent[name] = markup
        return _only(regions={name: markup})

    def _announcements(self, desk: Desk, screen: str) -> list[Data]:
        """What others did since the last patch, and the question, for those who listen."""
        log = desk.session.log
        fresh, self.announced = log[self.announced :], len(log)
        said = []
        for event in fresh:
            if event.only_for is None and (message := desk.table.event_message(event, desk.seats)):
                who = event.args.get("seat", -1)
                assert isinstance(who, int)
                name = desk.seats[who].name if who >= 0 else ""
                said.append(
                    Message("table-announce", {"name": name, "what": message}).data()
                    if name
                    else message.data()
                )
        if screen == "table":
            said.append(desk.question().data())
        return said[-8:]


PAGE = Page()


def _foresee(desk: Desk, scene: Scene) -> None:
    for choice in scene.options:
        scene.effects[choice] = desk.table.effect(scene, choice)


def _asked(desk: Desk) -> Any:
    return desk.seats[desk.asked] if desk.asked >= 0 else None


def _notices(desk: Desk) -> list[Data]:
    """A small line after each scoring, which leads to the sheet."""
    number = next(
        (event.args["number"] for event in desk.session.log[desk.noticed :] if event.key == "scoring"), None
    )
    desk.noticed = len(desk.session.log)
    if not isinstance(number, int) or desk.session.over:
        return []
    return [
        Message(f"{desk.session.game.name}-notice-scoring", {"number": number}).data() | {"open": "scores"}
    ]


def hello(data: Data) -> Data:
    """Python is up: which engine it is, and what it can play."""
    return {"version": __version__, "games": list(GAMES)}


def start(data: Data) -> Patch:
    desk = Desk.new(data["setup"])
    desk.guided = bool(data["setup"].get("guide"))
    return PAGE.open(desk)


def rematch(data: Data) -> Patch:
    """The same people once more, with a seed that follows from the last."""
    desk = PAGE.table
    setup = desk.session.setup
    return PAGE.open(Desk.fresh(desk.session.game, setup._replace(seed=_next_seed(setup.seed)), desk.seats))


def _next_seed(seed: str) -> str:
    """7, 7+2, 7+3 …: never one that was there before, however long the evening."""
    base, _, number = seed.rpartition("+")
    if not base or not number.isdecimal():
        base, number = seed, "1"
    ending = f"+{int(number) + 1}"
    return base[: LONGEST_SEED - len(ending)] + ending


def _read(text: str, names: Sequence[str], readonly: bool) -> tuple[Desk, bool]:
    """The table of a saved game; False if its record no longer leads there. A record alone knows no names."""
    from tafelrunde.save import read_save

    if '"snapshot"' not in text:
        session = record.replay(record.read(text), GAMES)
        seats = [
            Seat(names[at] if at < len(names) else str(at + 1), color, "person")
            for at, color in enumerate(COLORS[: session.setup.players])
        ]
        return Replay(session, seats) if readonly else Desk.resumed(session, seats), True
    loaded = read_save(text)
    seats = [Seat(seat.name, seat.color, seat.kind) for seat in loaded.save.seats]
    return (Desk.resumed if loaded.replays else Desk)(loaded.session, seats), loaded.replays


def load(data: Data) -> Patch:
    """A saved game, or the record of one. pydantic must be importable by now."""
    try:
        desk, replays = _read(data["save"], data.get("names", ()), bool(data.get("readonly")))
    except BadInput as bad:
        return _only(
            error=Message(
                "table-error-save", {"field": bad.field, "why": bad.why, "allowed": bad.allowed}
            ).data()
        )
    patch = PAGE.open(desk)
    if not replays:
        patch["notice"].append(Message("table-notice-rules-changed").data() | {"open": None})
    return patch


def choose(data: Data) -> Patch:
    desk = PAGE.table
    try:
        desk.choose(data["choice"], data["revision"])
    except StaleChoice:
        return _only()  # a second click on what has gone
    return PAGE.patch()


def undo(data: Data) -> Patch:
    PAGE.table.undo()
    return PAGE.patch()


def redo(data: Data) -> Patch:
    if PAGE.table.session.can_redo:
        PAGE.table.redo()
    return PAGE.patch()


def again(data: Data) -> Patch:
    PAGE.table.again()
    return PAGE.patch()


def lift(data: Data) -> Patch:
    PAGE.table.lift()
    return PAGE.patch()


def whole(data: Data) -> Patch:
    """Everything anew, whatever the page shows already."""
    PAGE.sent = {}
    return PAGE.patch(whole=True)


def choices(data: Data) -> Patch:
    desk = PAGE.table
    scene = desk.scene()
    _foresee(desk, scene)
    return PAGE.panel("choices", prompt.choices(desk.table, scene))


def scores(data: Data) -> Patch:
    """The sheet so far."""
    desk = PAGE.table
    game, state, log = desk.session.game, desk.session.state, desk.session.log
    return PAGE.panel("scores", sheet.table(game, state, desk.seats) + sheet.chart(log, desk.seats))


def step(data: Data) -> Patch:
    """Another moment of the record that is looked at."""
    desk = PAGE.table
    if isinstance(desk, Replay):
        desk.step(data["do"])
    return PAGE.patch()


def message(data: Data) -> Data:
    """What an embedding page wants, checked. pydantic must be importable by now."""
    return embedded.read(data["text"], PAGE.desk)


def told(data: Data) -> Data:
    """What has happened since the embedding page was told the last time."""
    return PAGE.teller.tell()


def log(data: Data) -> Patch:
    """The whole log, until the next choice."""
    desk = PAGE.table
    desk.whole_log = True
    return PAGE.patch()


def _only(**more: Any) -> Patch:
    """An answer that changes nothing on the table."""
    return {"regions": {}, "announce": [], "save": None, "error": None, **more}


def whynot(data: Data) -> Patch:
    """Why something cannot be chosen, or what it is: a sentence and the rule."""
    desk = PAGE.table
    game, state = desk.session.game, desk.session.state
    if "about" in data:
        message, rule = desk.table.about(str(data["about"]), desk.seats)
        return _only(whynot={**message.data(), "rule": rule})
    choice = Choice(str(data["verb"]), int(data["noun"]))
    refusal = game.refuse(state, choice)
    if refusal is None:
        return _only(whynot={**Message(f"{game.name}-refuse-now").data(), "rule": None})
    args = desk.table.refusal_args(state, choice, refusal, desk.seats)
    message = Message(f"{game.name}-refuse-{refusal.rule.replace('.', '-')}", args)
    return _only(whynot={**message.data(), "rule": refusal.rule})


def rulebook(data: Data) -> Patch:
    game = PAGE.desk.session.game.name if PAGE.desk else str(data.get("game", "merlin"))
    return _only(regions={"rules": rules.markup(game)})


def tell_record(data: Data) -> Data:
    return {"record": record.write(PAGE.table.session)}


def bot(data: Data) -> Patch:
    told = think.take(PAGE.table, data)
    patch = PAGE.patch()
    if told:
        PAGE.slices = think.Slices()  # it may have been one of these that failed
        patch["notice"].append(told.data() | {"open": None})
    return patch


def slice_(data: Data) -> Patch:
    """There is no worker: think on the page, for a moment."""
    desk = PAGE.table
    before = desk.session.revision, desk.wants_advice
    PAGE.slices.go_on(desk, data["token"], data["ms"])
    if (desk.session.revision, desk.wants_advice) == before:
        return _only(think=think.request(desk))
    return PAGE.patch()


def ask_king(data: Data) -> Patch:
    """A hint: what the king would do here."""
    desk = PAGE.table
    desk.forget_advice()
    desk.wants_advice = desk.person_asked and len(desk.session.options) > 1
    return PAGE.patch()


def hush(data: Data) -> Patch:
    """The hint has been read."""
    PAGE.table.forget_advice()
    return PAGE.patch()


DOORS: dict[str, Callable[[Data], Data]] = {
    "hello": hello,
    "start": start,
    "rematch": rematch,
    "load": load,
    "choose": choose,
    "undo": undo,
    "redo": redo,
    "again": again,
    "lift": lift,
    "whole": whole,
    "choices": choices,
    "scores": scores,
    "first": step,
    "back": step,
    "forward": step,
    "last": step,
    "message": message,
    "told": told,
    "log": log,
    "whynot": whynot,
    "rules": rulebook,
    "record": tell_record,
    "bot": bot,
    "hint": ask_king,
    "hush": hush,
    "slice": slice_,
}


def handle(message: str) -> str:
    data = json.loads(message)
    return json.dumps(DOORS[data["do"]](data), ensure_ascii=False, separators=(",", ":"))
