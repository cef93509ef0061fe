"""All that comes from outside, as pydantic models. Imported only when something does."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from . import link
from .games import GAMES, game_named
from .kernel import record
from .kernel.edition import Data
from .kernel.errors import BadInput, BadSave, BadSetup
from .kernel.game import AnyGame, Setup
from .kernel.session import Session
from .seats import LONGEST_NAME, PERSON, Color, is_name

LONGEST_TEXT = 1_000_000
# What pydantic finds wrong, in the words of every other refusal.
WHY = {
    "json_invalid": "damaged",
    "missing": "missing",
    "missing_argument": "missing",
    "union_tag_not_found": "missing",
    "extra_forbidden": "unknown-field",
    "unexpected_keyword_argument": "unknown-field",
    "literal_error": "unknown-value",
    "union_tag_invalid": "unknown-value",
    "int_type": "no-number",
    "bool_type": "no-truth",
    "string_type": "no-text",
    "string_unicode": "no-text",
    "list_type": "no-list",
    "tuple_type": "no-list",
    "named_tuple_type": "no-list",
    "dict_type": "no-object",
    "model_type": "no-object",
    "model_attributes_type": "no-object",
    "dataclass_type": "no-object",
    "greater_than_equal": "out-of-range",
    "less_than": "out-of-range",
    "less_than_equal": "out-of-range",
    "int_parsing_size": "out-of-range",
    "string_pattern_mismatch": "wrong-form",
    "string_too_long": "text-too-long",
    "too_long": "too-many-entries",
    "too_short": "too-few-entries",
}
MOST_PLAYERS = max(game.players[-1] for game in GAMES.values())

Device = Annotated[int, Field(ge=0, lt=link.MOST_DEVICES)]
# Which ones there are, the page knows best.
Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]


def _on_the_shelf(name: str) -> str:
    if name not in GAMES:
        raise PydanticCustomError("unknown-game", "unknown game", {"expected": ", ".join(GAMES)})
    return name


def _named_so(name: str) -> str:
    if not is_name(name):
        raise PydanticCustomError("bad-name", "no name")
    return name


Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(_named_so)]
GameName = Annotated[str, AfterValidator(_on_the_shelf)]


class FromOutside(BaseModel):
    """Nothing is guessed: no unknown fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


D = TypeVar("D", bound=FromOutside)


class Seat(FromOutside):
    name: Name
    color: Color
    kind: Name  # person, or a bot of the game
    device: Device = 0


class Save(FromOutside):
    """A saved game: who sits where, the record, and the state it led to."""

    format: Literal[1]
    game: GameName
    seats: Annotated[list[Seat], Field(min_length=1, max_length=MOST_PLAYERS)]
    record: Annotated[str, Field(max_length=record.LONGEST_TEXT)]
    snapshot: dict[str, Any]
    # The same in all copies of a game, and which of the devices with one this is of. Empty before 1.0.0.
    table: Annotated[str, Field(max_length=40, pattern="^[0-9A-Za-z]*$")] = ""
    device: Device = 0
    # A turn is over, and somebody has still to say so.
    waits: bool = False


class Loaded(NamedTuple):
    save: Save
    session: Session[Any]
    # False if the rules have changed since: the game goes on from the snapshot, but its record proves nothing.
    replays: bool


def read_save(text: str, *, yes_ends_turn: bool = False) -> Loaded:
    """A saved game, ready to go on; or a BadSave that names the field and why."""
    save = _checked(Save, text)
    told = record.read(save.record)
    if told.game != save.game or told.setup.players != len(save.seats):
        raise BadSave("record", "another-game", told.game)
    game = game_named(save.game)
    for number, seat in enumerate(save.seats):
        if seat.kind != PERSON and seat.kind not in game.thinkers:
            raise BadSave(f"seats.{number}.kind", "unknown-bot", seat.kind, allowed=game.thinkers)
    if len({seat.color for seat in save.seats}) < len(save.seats):
        raise BadSave("seats", "one-color-twice")
    setup = record.played_with(game, told.setup, told.version)
    state = _state(game, save.snapshot, setup)
    resumed = Session.resumed(game, setup, state, told.choices, yes_ends_turn=yes_ends_turn)
    try:
        proof = told._replace(hash=record.digest(resumed.settled()))
        session = record.replay(proof, GAMES, yes_ends_turn=yes_ends_turn)
        if not save.waits:
            session.end_turn()
    except BadSave as bad:
        if bad.field != "hash" and not bad.field.startswith("choices["):
            raise
        return Loaded(save, resumed, False)
    return Loaded(save, session, True)


class BoxFile(FromOutside):
    """A box of somebody's own. Further fields are its printed parts, which the game's editions check."""

    model_config = ConfigDict(extra="allow")

    format: Literal[1]
    game: GameName
    name: str


class ReadBox(NamedTuple):
    game: AnyGame
    name: str
    data: Data


def read_box(text: str) -> ReadBox:
    """What a box file says, for `editions.add` of its game, which knows whether it can be so; or a BadSave that names
    the field and why."""
    file = _checked(BoxFile, text)
    game = game_named(file.game)
    if game.editions is None:
        raise BadSave("file.game", "game-without-boxes", file.game)
    return ReadBox(game, file.name, dict(file.model_extra or {}))


class Told(FromOutside):
    """What an embedding page may send begins with the version of the interface."""

    tafelrunde: Literal[1]


class Start(Told):
    """Embed: begin a game. Further fields are variants, which the game itself knows best; an attribute of a page is
    text, whatever its value."""

    model_config = ConfigDict(extra="allow")

    type: Literal["start"]
    game: GameName
    players: int | None = None
    seed: str | None = None
    first: int | None = None
    names: list[Name] = []
    bots: list[Name] = []
    # Turns end by themselves; without it they do as the person at the device wants it.
    end: Literal["auto"] | None = None

    @property
    def setup(self) -> Setup:
        game = game_named(self.game)
        given = dict(self.model_extra or {})
        for variant in game.variants:
            if isinstance(word := given.get(variant.name), str):
                given[variant.name] = variant.read(word)
        players = game.players[0] if self.players is None else self.players
        return Setup(players, self.seed or "1", self.first, given)


class SetLanguage(Told):
    """Embed: speak another language."""

    type: Literal["language"]
    lang: Language


class SetTheme(Told):
    """Embed: light or dark, or as the reader's system has it."""

    type: Literal["theme"]
    theme: Literal["auto", "light", "dark"]


Moment = Annotated[int, Field(ge=0, le=record.LAST_MOMENT)]


class LoadRecord(Told):
    """Embed: show a record, to go on from its end or to look at it step by step."""

    type: Literal["load"]
    record: Annotated[str, Field(max_length=record.LONGEST_TEXT)]
    readonly: bool = False
    names: list[Name] = []
    # From which moment on it is looked at: the number of choices made by then.
    at: Moment = 0


class Step(Told):
    """Embed: another moment of the record that is being looked at, by a direction or by its number."""

    type: Literal["step"]
    to: Literal["first", "turn-back", "back", "forward", "turn-forward", "last"] | None = None
    at: Moment | None = None


Message = Annotated[Start | SetLanguage | SetTheme | LoadRecord | Step, Field(discriminator="type")]
_MESSAGE: TypeAdapter[Start | SetLanguage | SetTheme | LoadRecord | Step] = TypeAdapter(Message)


def read_message(text: str) -> Start | SetLanguage | SetTheme | LoadRecord | Step:
    """What an embedding page wants, if it can be done; or a BadInput that names the field and why."""
    if len(text) > LONGEST_TEXT:
        raise BadSave("message", "too-long", len(text))
    try:
        told = _MESSAGE.validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        # The first part of the place is the type, which the page that sent this knows.
        where = ".".join(["message", *map(str, first["loc"][1:])])
        if first["type"].startswith("union_tag"):
            where += ".type"
        raise BadSave(where, _why(first), first["input"], _allowed(first)) from None
    try:
        if isinstance(told, Start):
            _refuse_start(told)
        elif isinstance(told, LoadRecord):
            session = record.replay(record.read(told.record), GAMES)
            _refuse_more_than(session.setup.players, "names", told.names)
    except BadInput as bad:
        raise bad.told_as(BadSave, f"message.{bad.field}") from None
    return told


def _refuse_start(told: Start) -> None:
    """The game itself knows best what it can begin with."""
    game = game_named(told.game)
    setup = game.checked(told.setup)
    _refuse_more_than(setup.players, "names", told.names)
    _refuse_more_than(setup.players, "bots", told.bots)
    for number, bot in enumerate(told.bots):
        if bot and bot not in game.thinkers:
            raise BadSave(f"bots.{number}", "unknown-bot", bot, allowed=game.thinkers)


def _refuse_more_than(players: int, field: str, given: Sequence[str]) -> None:
    if len(given) > players:
        raise BadSave(field, "more-than-players", len(given))


def _checked(model: type[D], text: str) -> D:
    if len(text) > LONGEST_TEXT:
        raise BadSave("file", "too-long", len(text))
    try:
        return model.model_validate_json(text)
    except ValidationError as wrong:
        raise _named(wrong) from None


@cache
def _snapshots(game: str) -> TypeAdapter[Any]:
    return TypeAdapter(GAMES[game].state)


def _state(game: AnyGame, snapshot: dict[str, Any], setup: Setup) -> Any:
    """The snapshot as a state in which every invariant of its game holds. It has a seed: no view, with its masks."""
    for field in ("players", "seed"):
        if snapshot.get(field) != getattr(setup, field) or not setup.seed:
            raise BadSave(f"snapshot.{field}", "another-game", snapshot.get(field, ""))
    _refuse_wild_numbers(snapshot, "snapshot")
    try:
        plain = _snapshots(game.name).validate_json(json.dumps(snapshot), strict=True)
        state = game.laid_out(plain, setup.edition)
        game.check(state)
    except BadSetup as bad:
        raise bad.told_as(BadSave, bad.field) from None
    except ValidationError as wrong:
        raise _named(wrong, "snapshot") from None
    except (AssertionError, IndexError, KeyError, ValueError) as broken:
        raise BadSave("snapshot", "impossible-position", str(broken)) from None
    return state


def _refuse_wild_numbers(part: Any, where: str) -> None:
    """No count of a game comes near these; what follows may make lists as long as a number says."""
    if isinstance(part, dict | list):
        items = part.items() if isinstance(part, dict) else enumerate(part)
        for key, value in items:
            _refuse_wild_numbers(value, f"{where}.{key}")
    elif isinstance(part, int) and abs(part) > record.MOST_CHOICES:
        raise BadSave(where, "out-of-range", part)


def _named(wrong: ValidationError, root: str = "file") -> BadInput:
    first = wrong.errors(include_url=False)[0]
    return BadSave(".".join([root, *map(str, first["loc"])]), _why(first), first["input"], _allowed(first))


def _why(wrong: ErrorDetails) -> str:
    """Our own validators have words of their own, which are written with hyphens."""
    kind = wrong["type"]
    return kind if "-" in kind else WHY.get(kind, "impossible-value")


def _allowed(wrong: ErrorDetails) -> list[str] | None:
    """What may stand there, where pydantic can list it."""
    ctx = wrong.get("ctx", {})
    listed = ctx.get("expected", ctx.get("expected_tags"))
    return None if listed is None else [str(listed).replace(" or ", ", ").replace("'", "")]
