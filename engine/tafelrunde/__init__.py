"""Board games: the rules, playable by people and programs.

What stands here is public; everything else may move.

- `Table` is a game under way: its options, what they mean, how it goes on. `Step` is a choice that was made.
- `GAMES` has the rules by name. A `Game` is a record of functions of a state; its bots are in `Game.bots`.
- A bot is a function of a view, the options and a `Budget` that answers with the number of an option. `match` is a game
  of bots; `asked` tells who is asked in a state.
- `Choice`, `Prompt`, `Refusal` and `Event` are what the rules say and hear, a `Rule` is one of them in words, `Setup`
  is how a game begins, a `Variant` one of its options.
- Whatever goes wrong is a `TafelrundeError`: `BadInput` where something from outside cannot be used, and
  `IllegalChoice` for what is not on offer.

>>> import tafelrunde
>>> table = tafelrunde.Table("loewenherz", players=3, seed="7")
>>> len(table.texts), table.texts[:3]
(67, ['castle c1', 'castle i1', 'castle l1'])
>>> events = table.choose("castle c1")
>>> table.texts
['knight b1', 'knight d1', 'knight c2']
>>> table.play("squire").prompt.key
'game-over'
"""

from .games import GAMES
from .kernel.choice import Choice, Prompt, Refusal, Rule
from .kernel.errors import (
    BadBox,
    BadInput,
    BadLink,
    BadSave,
    BadSetup,
    BadTranscript,
    IllegalChoice,
    LostGame,
    StaleChoice,
    TafelrundeError,
    UnclearChoice,
)
from .kernel.event import SILENCE, Event, Log
from .kernel.game import Game, Setup, Variant, asked
from .kernel.playout import Fault, Match, Tally, match
from .kernel.record import Record
from .kernel.session import Session
from .kernel.think import Advice, Bot, Budget
from .table import Step, Table
from .version import __version__

__all__ = [
    "GAMES",
    "SILENCE",
    "Advice",
    "BadBox",
    "BadInput",
    "BadLink",
    "BadSave",
    "BadSetup",
    "BadTranscript",
    "Bot",
    "Budget",
    "Choice",
    "Event",
    "Fault",
    "Game",
    "IllegalChoice",
    "Log",
    "LostGame",
    "Match",
    "Prompt",
    "Record",
    "Refusal",
    "Rule",
    "Session",
    "Setup",
    "StaleChoice",
    "Step",
    "Table",
    "TafelrundeError",
    "Tally",
    "UnclearChoice",
    "Variant",
    "__version__",
    "asked",
    "match",
]
