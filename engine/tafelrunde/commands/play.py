"""A person against bots in the terminal: plain text, by the notation."""

from collections.abc import Sequence
from textwrap import fill
from typing import Any, NamedTuple, TextIO

from ..kernel.choice import Refusal
from ..kernel.errors import BadInput, LostGame
from ..kernel.think import Bot
from ..table import Table
from ..words import rules

HELP = """\
Type what you choose as it is written; words may be cut short, capitals and spaces do not matter. Or:
  list         what you may choose now, in words
  show         the table
  why CHOICE   the rule against a choice
  hint         what the strongest bot would choose
  undo         take back your last choice
  quit         stop, and print the record
  help         this"""
WIDTH = 100
HINTS = 3
HINT_SECONDS = 1.0


class Thinking(NamedTuple):
    """How much the bots may think."""

    nodes: int | None
    seconds: float | None


def at(
    table: Table, seat: int, bots: Sequence[Bot[Any]], thinking: Thinking, source: TextIO, out: TextIO
) -> None:
    """Play until the game is over, the input ends or the person has enough; then print the record."""
    print(HELP, file=out)
    drawn = -1
    try:
        while not table.over:
            if table.seat != seat or len(table.options) == 1:
                play = bots[table.seat]
                told = table.texts[
                    table.find(table.ask(play, nodes=thinking.nodes, seconds=thinking.seconds))
                ]
                _choose(table, told, out)
                continue
            if table.turn != drawn:
                print(f"\n{table.draw(seat)}\n", file=out)
                drawn = table.turn
            if not _asked(table, seat, thinking, source, out):
                break
    except KeyboardInterrupt:
        print(file=out)
    except LostGame as lost:
        print(f"{lost}, and that ends the game", file=out)
    if table.over:
        print(f"points {table.points}, won by seat {' and '.join(map(str, table.winners))}", file=out)
    print(table.record(), file=out)


def _choose(table: Table, text: str, out: TextIO) -> None:
    seat, points = table.seat, table.points
    print(f"seat {seat}: {text} ({table.describe(text)})", file=out)
    table.choose(text)
    if table.points != points:
        print(f"points {' '.join(map(str, table.points))}", file=out)


def _asked(table: Table, seat: int, thinking: Thinking, source: TextIO, out: TextIO) -> bool:
    """Ask the person until something is chosen or taken back. False: enough."""
    print(_question(table), file=out)
    while True:
        print(f"seat {seat}> ", end="", file=out, flush=True)
        line = source.readline()
        word, _, rest = line.strip().partition(" ")
        if not line or word.casefold() == "quit":
            print(file=out)
            return False
        try:
            if word.casefold() == "undo" and table.can_undo:
                _undo(table)
                return True
            if not _commanded(table, word.casefold(), rest.strip(), thinking, out):
                _choose(table, table.texts[table.find(line)], out)
                return True
        except BadInput as bad:
            print(bad, file=out)


def _question(table: Table) -> str:
    """What is asked, and all that may be answered; no text is broken off at the end of a line."""
    texts = [text.replace(" ", "\N{NO-BREAK SPACE}") for text in table.texts]
    told = fill(f"your choices ({table.prompt.key}): {', '.join(texts)}", WIDTH, break_on_hyphens=False)
    return told.replace("\N{NO-BREAK SPACE}", " ")


def _commanded(table: Table, word: str, rest: str, thinking: Thinking, out: TextIO) -> bool:
    """Do what a word that is no choice asks for. False: it is none of these."""
    if word in ("help", "") or (word == "why" and not rest):
        print(HELP, file=out)
    elif word == "list":
        width = max(map(len, table.texts))
        for text in table.texts:
            print(f"  {text:{width}}  {table.describe(text)}", file=out)
    elif word == "show":
        print(table.draw(table.seat), file=out)
    elif word == "why":
        print(_told(table, table.refuse(rest)), file=out)
    elif word == "hint":
        _hint(table, thinking, out)
    elif word == "undo":
        print("there is nothing that may be taken back", file=out)
    else:
        return False
    return True


def _told(table: Table, refusal: Refusal | None) -> str:
    if refusal is None:
        return "that is on offer"
    why = f" ({refusal.args['why']})" if "why" in refusal.args else ""
    told = rules(table.game).get(refusal.rule)
    return fill(f"{refusal.rule}{why}{f' {told.title}: {told.text}' if told else ''}", WIDTH)


def _hint(table: Table, thinking: Thinking, out: TextIO) -> None:
    seconds = thinking.seconds or (None if thinking.nodes else HINT_SECONDS)
    found = table.advice(nodes=thinking.nodes, seconds=seconds)[:HINTS]
    for rank, advice in enumerate(found):
        text = table.texts[advice.choice]
        worth = f"{found[0].points - advice.points:.1f} points less" if rank else "the best"
        print(f"  {text} ({worth}): {table.describe(text)}", file=out)


def _undo(table: Table) -> None:
    """Back to the last question with a choice."""
    table.undo()
    while table.can_undo and len(table.options) == 1:
        table.undo()
