"""What the shell may ask of Python: a message in, one patch of the page out, both JSON.

A message's word `do` is the name of the function that answers it: here, in opening.py or in boxes.py.
"""

import json

from tafelrunde import __version__
from tafelrunde.games import GAMES
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import BadInput, StaleChoice
from tafelrunde.kernel.record import write

from . import asking, boxes, embedded, link, opening, prompt, result, telling
from . import ending as end_of_turn
from . import think as thinking
from .desk import Desk
from .guide import Coach
from .handlers import HANDLERS, handler
from .markup import Message
from .page import PAGE
from .picture import picture as result_picture
from .protocol import (
    Arrive,
    Arriving,
    Ask,
    Branch,
    Choose,
    Compare,
    Compared,
    Ending,
    Explained,
    Eyes,
    Heard,
    Hello,
    Linked,
    Look,
    News,
    NewTable,
    Nothing,
    Other,
    Patch,
    Peeked,
    Recorded,
    Sent,
    Shown,
    Slice,
    Start,
    Step,
    Tell,
    Thought,
    WantsLink,
)
from .replay import Replay
from .scene import Seat

# All answer once this module is there: boxes.py is not needed for more.
__all__ = ["HANDLERS", "boxes", "handle"]

LONGEST_SEED = 64


def handle(message: str) -> str:
    data = json.loads(message)
    return json.dumps(HANDLERS[data["do"]](data), ensure_ascii=False, separators=(",", ":"))


# --- a game begins


@handler
def hello(data: Nothing) -> Hello:
    """Python is up: which engine it is, and what it can play."""
    return {"version": __version__, "games": list(GAMES)}


@handler
def start(data: Start) -> Patch:
    desk = Desk.new(data["setup"], data["table"])
    if data["setup"]["guide"]:
        desk.coach = Coach(desk.session.game.name, data.get("learned", ()))
    return PAGE.open(desk)


@handler
def rematch(data: NewTable) -> Patch:
    """The same people once more, with a seed that follows from the last."""
    desk = PAGE.desk
    session = desk.session
    setup = session.setup._replace(seed=_next_seed(session.setup.seed))
    return PAGE.open(Desk.fresh(session.game, setup, desk.seats, data["table"], desk.device))


def _next_seed(seed: str) -> str:
    """7, 7+2, 7+3 …: never one that was there before, however long the evening."""
    base, _, number = seed.rpartition("+")
    if not base or not number.isdecimal():
        base, number = seed, "1"
    ending = f"+{int(number) + 1}"
    return base[: LONGEST_SEED - len(ending)] + ending


# --- links


@handler
def peek(data: Arriving) -> Peeked:
    """What has come by link, or what is wrong with it. Nothing changes."""
    try:
        return {"arrival": link.arrival(data["text"])}
    except BadInput as bad:
        return {"error": link.told(bad)}


@handler
def compare(data: Compare) -> Compared:
    """How it stands to what is kept here. What cannot be read is as good as new: whoever opens it says why not."""
    try:
        return link.compared(data["text"], data["kept"])
    except BadInput:
        return {"how": "new", "which": -1}
    finally:
        if PAGE.is_open:
            PAGE.desk.lay_out()  # what was looked at may have another box


@handler
def arrive(data: Arrive) -> Patch:
    """A table that has come by link. What others did since is shown choice by choice, and kept before."""
    desk, coming = link.opened(data["text"], data.get("kept"), data.get("seats"))
    if not coming:
        return PAGE.open(desk)
    save = desk.save()
    return {**PAGE.open(link.before(desk, coming)), "save": save}


@handler
def follow(data: Nothing) -> Patch:
    """One more choice that was made elsewhere."""
    PAGE.desk.follow()
    return PAGE.patch()


@handler
def skip(data: Nothing) -> Patch:
    """All of them at once."""
    desk = PAGE.desk
    while desk.coming:
        desk.follow()
    return PAGE.patch()


@handler
def link_of(data: WantsLink) -> Linked:
    if "save" in data:
        return link.of_save(data["save"])
    desk = PAGE.lowest
    return link.of_desk(desk.whole() if isinstance(desk, Replay) else desk)


# --- choices


@handler
def choose(data: Choose) -> Patch:
    """A person's choice. What was told till then has been told."""
    try:
        PAGE.desk.choose(data["choice"], data["revision"])
    except StaleChoice:
        return {"regions": {}}  # a second click on what has gone
    PAGE.desk.untell()
    return PAGE.patch()


@handler
def undo(data: Nothing) -> Patch:
    PAGE.desk.undo()
    return PAGE.back()


@handler
def redo(data: Nothing) -> Patch:
    if PAGE.desk.session.can_redo:
        PAGE.desk.redo()
    return PAGE.patch()


@handler
def again(data: Nothing) -> Patch:
    PAGE.desk.again()
    return PAGE.back()


@handler
def exchange(data: Other) -> Patch:
    """Something else than was chosen last."""
    if data["revision"] == PAGE.desk.session.revision:
        PAGE.desk.exchange(Choice(data["verb"], data["noun"]))
    return PAGE.patch()


@handler
def lift(data: Nothing) -> Patch:
    PAGE.desk.lift()
    return PAGE.patch()


@handler
def cover(data: Nothing) -> Patch:
    """Somebody else may be looking: the hand is hidden until its owner says that he is there."""
    PAGE.desk.cover()
    return PAGE.patch()


@handler
def ending(data: Ending) -> Patch:
    """How turns are to end from now on."""
    PAGE.end = {"by": data["by"], "look": data["look"]}
    if not PAGE.is_open:
        return {"regions": {}}
    PAGE.lowest.end_like(PAGE.end)
    return PAGE.patch()


# --- looking back


@handler
def look(data: Look) -> Patch:
    """How the table on the page came to be as it is."""
    looked = Replay.behind(PAGE.lowest)
    if looked is None:
        return {"regions": {}, "error": Message("table-replay-impossible").data()}
    looked.go_to(data.get("at", looked.course.end))
    return PAGE.look(looked)


@handler
def back(data: Nothing) -> Patch:
    """From the replay to the table, as it was left."""
    return PAGE.end_look()


@handler
def step(data: Step) -> Patch:
    """Another moment of the game that is looked at."""
    if isinstance(PAGE.desk, Replay):
        PAGE.desk.step(data)
    return PAGE.patch()


@handler
def eyes(data: Eyes) -> Patch:
    if isinstance(PAGE.desk, Replay):
        PAGE.desk.look_as(data["seat"])
    return PAGE.patch()


@handler
def branch(data: Branch) -> Patch:
    """A new game from the moment that is looked at."""
    looked = PAGE.desk
    if not isinstance(looked, Replay) or not looked.may_branch:
        return {"regions": {}}
    seats = [Seat(seat["name"], seat["color"], seat["kind"]) for seat in data["seats"]]
    return PAGE.open(Desk.resumed(opening.played(write(looked.session)), seats, data["table"]))


# --- bots and advice


@handler
def bot(data: Thought) -> Patch:
    """A bot has chosen, the king has an opinion, or neither came of it."""
    told = thinking.take(PAGE.desk, data)
    patch = PAGE.patch()
    if told:
        PAGE.slices = thinking.Slices()  # it may have been one of these that failed
        patch["notice"].append({**told.data(), "open": None})
    return patch


@handler
def think(data: Slice) -> Patch:
    """There is no worker: think on the page, for a moment."""
    desk = PAGE.desk
    before = desk.session.revision, desk.wants_advice
    PAGE.slices.go_on(desk, data["token"], data["ms"])
    if (desk.session.revision, desk.wants_advice) == before:
        return {"regions": {}, "think": thinking.request(desk)}
    return PAGE.patch()


@handler
def hint(data: Nothing) -> Patch:
    """What the king would do here."""
    desk = PAGE.desk
    desk.forget_advice()
    desk.wants_advice = desk.person_asked and len(desk.session.options) > 1
    return PAGE.patch()


@handler
def show(data: Shown) -> Patch:
    """One of the turns that the king advises, on the table."""
    desk = PAGE.desk
    if data["plan"] < len(desk.plans):
        desk.shown_plan = data["plan"]
    return PAGE.patch()


@handler
def hush(data: Nothing) -> Patch:
    """The hint has been read."""
    PAGE.desk.forget_advice()
    return PAGE.patch()


@handler
def unguide(data: Nothing) -> Patch:
    """The guide has been left."""
    PAGE.desk.coach = None
    return {**PAGE.patch(), "guide": None}


# --- what somebody wants to see or know


@handler
def whole(data: Nothing) -> Patch:
    """Everything anew, whatever the page shows already."""
    PAGE.sent = {}
    return {**PAGE.patch(), "whole": True}


@handler
def choices(data: Nothing) -> Patch:
    desk = PAGE.desk
    scene = desk.scene()
    waits = desk.session.waits and not desk.curtain
    shown = end_of_turn.choices(scene) if waits else prompt.choices(desk.table, scene)
    return PAGE.panel("choices", shown)


@handler
def scores(data: Nothing) -> Patch:
    """The score sheet so far."""
    return PAGE.panel("scores", result.so_far(PAGE.desk))


@handler
def picture(data: Nothing) -> Patch:
    """The result as a picture to give away."""
    return PAGE.panel("picture", result_picture(PAGE.desk))


@handler
def tell(data: Tell) -> Patch:
    """A scoring once more. No other part of the page changes: its table may lie below the result."""
    PAGE.desk.tell(data["at"])
    return PAGE.panel("telling", telling.markup(PAGE.desk, PAGE.desk.telling))


@handler
def untell(data: Nothing) -> Patch:
    PAGE.desk.untell()
    return PAGE.panel("telling", "")


@handler
def log(data: Nothing) -> Patch:
    """The whole log, until the next choice."""
    PAGE.desk.whole_log = True
    return PAGE.patch()


@handler
def explain(data: Ask) -> Explained:
    """What something is; what it would bring, if it can be chosen; why not, if it cannot."""
    return asking.answer(PAGE.desk, data)


@handler
def record(data: Nothing) -> Recorded:
    return {"record": write(PAGE.desk.session)}


# --- an embedding page


@handler
def message(data: Sent) -> Heard:
    """What an embedding page wants, checked. pydantic must be importable by now."""
    return embedded.read(data["text"], PAGE.desk if PAGE.is_open else None)


@handler
def plain_message(data: Sent) -> Heard:
    """The same without pydantic; nothing where that takes more."""
    return embedded.read_by_hand(data["text"], PAGE.desk if PAGE.is_open else None)


@handler
def told(data: Nothing) -> News:
    """What has happened since the embedding page was told the last time."""
    return PAGE.teller.tell()
