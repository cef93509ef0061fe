"""What the page shows: one desk at a time, and of every change only what is new."""

from tafelrunde.kernel.event import Event

from . import advice, box, curtain, embedded, guide, log, regions, result, since, telling, think
from .desk import Desk
from .facts import seat_of
from .markup import Message
from .protocol import Ending, Patch, Screen, Words
from .replay import Replay
from .scene import Scene
from .shelf import listing_of

# More than that nobody listens to.
MOST_SAID = 8


class Page:
    """What the page shows now, so that only what changed is sent."""

    def __init__(self) -> None:
        self._desk: Desk | None = None
        # The desk that a replay lies over.
        self._below: Desk | None = None
        self.sent: dict[str, str] = {}
        self.announced = 0
        self.teller: embedded.Teller
        self.slices = think.Slices()
        # How the person at this device wants turns to end.
        self.end: Ending = {"by": "yes", "look": True}
        # The box that is being entered, on its own screen.
        self.draft: box.Draft

    def open(self, desk: Desk) -> Patch:
        desk.end_like(self.end)
        desk.lay_out()
        self._below = None
        self.teller = embedded.Teller(desk)
        return self._show(desk)

    @property
    def lowest(self) -> Desk:
        """The desk that is played at: the one that lies open, or what a replay lies over."""
        return self._below or self.desk

    def look(self, replay: Replay) -> Patch:
        """A replay over the desk that lies open, until `end_look`."""
        self._below = self._below or self._desk
        return self._show(replay)

    def end_look(self) -> Patch:
        """The desk that was looked back from, as it was left."""
        desk, self._below = self.lowest, None
        return self._show(desk)

    def _show(self, desk: Desk) -> Patch:
        self._desk = desk
        self.slices = think.Slices()
        self.sent = {}
        self.announced = len(desk.session.log)
        return {**self.patch(), "whole": True, "box": desk.box}

    @property
    def is_open(self) -> bool:
        return self._desk is not None

    @property
    def desk(self) -> Desk:
        assert self._desk is not None, "nothing is open"
        return self._desk

    def patch(self) -> Patch:
        """The whole page as it must be now, less what it shows already."""
        desk = self.desk
        session = desk.session
        screen = desk.screen
        scene = desk.scene()
        if screen != "curtain":
            desk.look_for_scorings()
        filled = _regions(desk, scene, screen)
        changed = {name: markup for name, markup in filled.items() if self.sent.get(name) != markup}
        self.sent |= changed
        person = desk.person_asked
        told = _tidings(desk)
        patch: Patch = {
            "screen": screen,
            "game": session.game.name,
            "revision": session.revision,
            "regions": changed,
            "announce": self._announcements(desk, screen, told),
            "told": told,
            "notice": [],
            "save": desk.save(),
            "think": think.request(desk),
            "can": {
                "undo": person and not desk.curtain and session.can_undo,
                "redo": person and not desk.curtain and session.can_redo,
                "again": person and not desk.curtain and session.can_undo,
                "hint": person and not desk.curtain and len(session.options) > 1,
                "cover": len(desk.people) > 1 and scene.hand_open,
            },
            "seat": {"color": who.color, "name": who.name, "index": desk.asked}
            if (who := desk.seats[desk.asked] if desk.asked >= 0 else None)
            else None,
        }
        if desk.coming:
            patch["coming"] = True
        if desk.coach:
            patch["guide"] = sorted(desk.coach.learned)
        if screen == "table":
            patch["stage"], tab = desk.table.stage(scene)
            if tab:
                patch["tab"] = tab
        if screen == "result":
            patch["best"] = result.best(desk)
        if isinstance(desk, Replay):
            patch["moment"] = desk.moment(below=self._below is not None)
        return patch

    def back(self) -> Patch:
        """After something was taken back, what it was chosen from lies in front again."""
        patch = self.patch()
        patch.setdefault("tab", listing_of(self.desk.session.game.name).tabs[0].region)
        return patch

    def panel(self, name: str, markup: str) -> Patch:
        """A region in a dialog, made when the dialog is opened. The next patch empties it again."""
        self.sent[name] = markup
        return {"regions": {name: markup}}

    def _announcements(self, desk: Desk, screen: Screen, told: list[Words]) -> list[Words]:
        """What others did since the last patch, what is told besides, and the question, for those who listen."""
        fresh, self.announced = desk.session.log[self.announced :], len(desk.session.log)
        if isinstance(desk, Replay):
            fresh, told = [], []  # what has happened is what the bar says
        said = [message.data() for event in fresh if (message := _announced(desk, event))] + told
        if screen in ("table", "replay"):
            said.append(desk.question().data())
            if desk.coach and desk.person_asked and (words := desk.coach.words()):
                said.append(words.data())
        return said[-MOST_SAID:]


def _regions(desk: Desk, scene: Scene, screen: Screen) -> dict[str, str]:
    filled = dict.fromkeys(regions.PASSING, "")
    filled |= desk.table.regions(scene)
    filled["log"] = log.LIST
    filled["log-lines"] = desk.log_markup(scene)
    if screen == "result":
        filled["result"] = result.result(desk)
        filled["main"] = result.BACK
    elif screen == "curtain":
        filled["curtain"] = curtain.markup(desk)
    else:
        filled |= desk.bar(scene)
        filled["guide"] = guide.markup(desk, scene)
        filled["telling"] = telling.markup(desk, desk.telling)
        filled["hint"] = advice.markup(desk)
        if screen == "table":
            filled["since"] = since.markup(desk, scene.seat)
    return filled


def _announced(desk: Desk, event: Event) -> Message | None:
    message = desk.table.event_message(event, desk.seats) if event.only_for is None else None
    who = seat_of(event)
    if message is None or who < 0:
        return message
    return Message("table-announce", {"name": desk.seats[who].name, "what": message})


def _tidings(desk: Desk) -> list[Words]:
    """What everybody should notice since the last patch. The result says the rest."""
    fresh, desk.noticed = desk.session.log[desk.noticed :], len(desk.session.log)
    return (
        [] if desk.over else [one.data() for one in desk.table.tidings(desk.session.state, fresh, desk.seats)]
    )


PAGE = Page()
