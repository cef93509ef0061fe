"""A table: one game under way, for people and programs. What `import tafelrunde` is about."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from . import link, transcript
from .games import GAMES, game_named
from .kernel import notation, record
from .kernel.choice import Choice, Prompt, Refusal, Rule
from .kernel.errors import BadInput, IllegalChoice, UnclearChoice
from .kernel.event import Event
from .kernel.game import AnyGame, Setup, Value
from .kernel.playout import MOST_TURNS
from .kernel.session import Session
from .kernel.think import Advice, Bot, Budget, answered, thought_through
from .seats import COLORS, PERSON


class Step(NamedTuple):
    """One choice of a game that was played, and what came of it."""

    turn: int
    seat: int
    number: int  # of the option
    choice: Choice
    text: str
    events: list[Event]
    points: list[int]
    # The position that it led to: the next step changes it, so clone what is to last.
    state: Any


class Table:
    """One game under way. Choose by a text, a number or a choice until it is over:

    >>> from tafelrunde import Table
    >>> table = Table("merlin", players=3, seed="7", favor=True)
    >>> table.setup
    Setup(players=3, seed='7', favor=True, counters=6, edition='8738ec50')
    >>> table.texts[:6]
    ['K1', 'K5', 'K2', 'M2', 'M-2', 'die K1']
    >>> table.describe("M-2")
    'Merlin 2 counter-clockwise to space 22 (take-material)'
    >>> table.choose("m-2")
    [Event('moved-merlin', seat=0, steps=-2, space=22)]
    >>> while not table.over:
    ...     events = table.choose(table.ask("squire"))
    >>> table.winners == [seat for seat in range(3) if table.points[seat] == max(table.points)]
    True
    """

    def __init__(
        self,
        game: str | AnyGame,
        players: int = 2,
        *,
        seed: str | int = "1",
        first: int | None = None,
        edition: str = "",
        **variants: Value,
    ) -> None:
        """A new game. With `first` at None the first player is drawn; `edition` is the hash of the box, the present one
        without it; variants are the game's own options."""
        found = game_named(game) if isinstance(game, str) else game
        self._session: Session[Any] = Session(found, Setup(players, str(seed), first, variants, edition))

    @classmethod
    def of(cls, session: Session[Any]) -> "Table":
        """The table of a session that is there already."""
        table = cls.__new__(cls)
        table._session = session
        return table

    @classmethod
    def read(cls, text: str) -> "Table":
        """A game from its record, its transcript or a link to it, proved; or a BadInput that says what is wrong.

        >>> table = Table("loewenherz", seed="7").play("random")
        >>> Table.read(table.record()).points == Table.read(table.transcript()).points == table.points
        True
        """
        text = text.removeprefix("\N{BYTE ORDER MARK}")  # some editors put it there
        start = text.lstrip()
        if start.startswith(transcript.START):
            return cls.of(transcript.read(text, GAMES))
        behind = None if start.startswith("{") else link.text_of(text)
        told = record.read(text) if behind is None else link.read(behind, GAMES).record
        return cls.of(record.replay(told, GAMES))

    def __repr__(self) -> str:
        return f"<Table {repr(self._session)[1:]}"

    def __str__(self) -> str:
        return self.draw()

    # What is asked

    @property
    def game(self) -> AnyGame:
        """The rules: a record of functions of a state."""
        return self._session.game

    @property
    def setup(self) -> Setup:
        """How the game began, with every variant named."""
        return self._session.setup

    @property
    def state(self) -> Any:
        """The whole position, hidden cards too. Look at it; to change it, choose."""
        return self._session.state

    @property
    def turn(self) -> int:
        """How many turns were begun."""
        turns: int = self._session.state.turns
        return turns

    @property
    def seat(self) -> int:
        """Who is asked, from 0; -1 once the game is over."""
        return self._session.seat

    @property
    def over(self) -> bool:
        """The game is over."""
        return self._session.over

    @property
    def prompt(self) -> Prompt:
        """The question, as a key with arguments; `game-over` once there is none."""
        return self._session.prompt

    @property
    def options(self) -> list[Choice]:
        """All that may be chosen now; nothing once the game is over."""
        return self._session.options

    @property
    def texts(self) -> list[str]:
        """The same in notation."""
        return [self.game.notation(self.state, choice) for choice in self.options]

    @property
    def journal(self) -> list[int]:
        """The numbers of all choices so far."""
        return self._session.journal

    @property
    def log(self) -> list[Event]:
        """All that has happened. Events with `only_for` are for that seat's eyes."""
        return self._session.log

    @property
    def points(self) -> list[int]:
        """By seat, as they stand."""
        return self.game.points(self.state)

    @property
    def earned(self) -> list[dict[str, int]]:
        """By seat, the points of each category."""
        return [dict(zip(self.game.categories, seat, strict=True)) for seat in self.game.earned(self.state)]

    @property
    def winners(self) -> list[int]:
        """The seats that win, once the game is over; before, nobody."""
        return self.game.winners(self.state) if self.over else []

    # What is done

    def find(self, what: str | int | Choice) -> int:
        """The number of an option, given as its text (which may be cut short), its number or the choice itself."""
        if isinstance(what, str):
            if self.over:
                raise UnclearChoice("game-over", what, ())
            return notation.read(what, self.texts)
        if isinstance(what, Choice):
            return self._session.find(*what)
        if not 0 <= what < len(self.options):
            raise IllegalChoice(what)
        return what

    def choose(self, what: str | int | Choice) -> list[Event]:
        """Take one of the options, and tell what happened."""
        return self._session.choose(self.find(what))

    def describe(self, what: str | int | Choice) -> str:
        """One of the options in a few English words."""
        return self.game.describe(self.state, self.options[self.find(what)])

    def refuse(self, what: str | Choice) -> Refusal | None:
        """Why something cannot be chosen now: the rule against it; None if it can.

        >>> Table("merlin", seed="7").refuse("backwards")
        Refusal('M3.9', why='not-now')
        """
        if isinstance(what, Choice) or self.over:
            return self.game.refuse(self.state, Choice(what) if isinstance(what, str) else what)
        try:
            self.find(what)
        except BadInput:
            anything = [Choice(verb, noun) for verb, nouns in self.game.nouns.items() for noun in nouns]
            texts = [self.game.notation(self.state, choice) for choice in anything]
            return self.game.refuse(self.state, anything[notation.read(what, texts)])
        return None

    def rule(self, what: str | Refusal) -> Rule:
        """A rule in words, by its id or by what it forbids: the help of the page, in English.

        >>> table = Table("merlin", seed="7")
        >>> table.rule(table.refuse("backwards")).title
        'A turn in order'
        """
        from .words import rules  # few ask, and reading takes a while

        known = rules(self.game)
        wanted = what.rule if isinstance(what, Refusal) else what.strip().upper()
        if wanted not in known:
            raise BadInput("rule", "no-such-rule", wanted, notation.nearest(wanted, [*known]))
        return known[wanted]

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice that may be taken back."""
        return self._session.can_undo

    def undo(self) -> None:
        """Take back one choice, never beyond chance, a reveal or a change of seat."""
        self._session.undo()

    def redo(self) -> None:
        """Choose again what was taken back."""
        self._session.redo()

    # Bots

    def ask(self, bot: str | Bot[Any], *, nodes: int | None = None, seconds: float | None = None) -> Choice:
        """What a bot would choose here: one of the game's by its name, or a function of one's own. A LostGame, where it
        answers with no option's number."""
        if self.over:
            raise BadInput("choice", "game-over")
        play = self._bot(bot)
        if len(self.options) == 1:
            return self.options[0]
        budget = Budget(f"{self.setup.seed}/{self.seat}/{len(self.journal)}", nodes, seconds).checked()
        name = bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
        options = self.options
        return options[answered(play(self.view(), options[:], budget), options, self.seat, name)]

    def advice(self, *, nodes: int | None = None, seconds: float | None = None) -> list[Advice]:
        """The options that the strongest bot thought about, the best first, with the points that they promise."""
        if self.over:
            return []
        budget = Budget(f"{self.setup.seed}/{len(self.journal)}", nodes, seconds, one_question=True)
        return thought_through(self.game.adviser(self.view(), self.options, budget.checked()))

    def play(self, *bots: str | Bot[Any], nodes: int | None = None, seconds: float | None = None) -> "Table":
        """Play on to the end: one bot for all, or one a seat. A BadInput, where they come to none."""
        if len(bots) not in (1, self.setup.players):
            raise BadInput("bots", "wrong-number-of-players", len(bots), allowed=(1, self.setup.players))
        while not self.over:
            if self.turn > MOST_TURNS:
                raise BadInput("bots", f"no-end-in-{MOST_TURNS}-turns")
            self.choose(self.ask(bots[self.seat % len(bots)], nodes=nodes, seconds=seconds))
        return self

    def _bot(self, bot: str | Bot[Any]) -> Bot[Any]:
        if not isinstance(bot, str):
            return bot
        if bot not in self.game.bots:
            raise BadInput("bots", "unknown-bot", bot, allowed=self.game.bots)
        return self.game.bots[bot]

    # What is seen and kept

    def view(self, seat: int | None = None) -> Any:
        """The position as a seat sees it, with everything else masked; the one that is asked, if none is named. Seat -1
        sees what is open to all."""
        if seat is not None and seat not in range(-1, self.setup.players):
            raise BadInput("seat", "no-such-seat", seat, allowed=range(self.setup.players))
        return self.game.view(self.state, self.seat if seat is None else seat)

    def draw(self, seat: int | None = None) -> str:
        """The table as text, as a seat sees it. `print(table)` shows what the seat that is asked sees."""
        return self.game.draw(self.view(seat))

    def steps(self) -> Iterator[Step]:
        """The game so far once more, choice by choice.

        >>> table = Table("merlin", seed="7").play("random")
        >>> next(table.steps()).text
        'K2'
        """
        return steps(self._session)

    def record(self) -> str:
        """One line of JSON that holds the whole game and proves it."""
        return record.write(self._session)

    def transcript(self) -> str:
        """The whole game as text that a person can read, and `Table.read` too."""
        return transcript.write(self._session, self.steps())

    def link(self, address: str = "", names: Sequence[str] = (), kinds: Sequence[str] = ()) -> str:
        """An address that opens this game on the page there. `kinds` says who plays: `person`, or a bot's name."""
        seats = [
            link.Seat(
                names[seat] if seat < len(names) else f"{seat + 1}",
                COLORS[seat],
                kinds[seat] if seat < len(kinds) else PERSON,
            )
            for seat in range(self.setup.players)
        ]
        known = sha256(self.record().encode()).hexdigest()[:12]
        return f"{address.partition('#')[0]}#t={link.write(record.of(self._session), seats, known)}"


def steps(played: Session[Any]) -> Iterator[Step]:
    """A session's game from its first choice on, played again."""
    session: Session[Any] = Session(played.game, played.setup)
    game = session.game
    for index in list(played.journal):
        turn, seat, choice = session.state.turns, session.seat, session.options[index]
        text = game.notation(session.state, choice)
        events = session.choose(index)
        yield Step(turn, seat, index, choice, text, events, game.points(session.state), session.state)
