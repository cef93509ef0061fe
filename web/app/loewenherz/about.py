"""What terrains, domains, cards and players are worth or do, and the rule that says so."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.box import ACTIONS, CITY, DECK, FOREST, MINES, TERRAINS, VILLAGE, card_and_action
from tafelrunde.loewenherz.grid import EDGE_SQUARES
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.scoring import CATEGORIES, land_points, mines, mines_in
from tafelrunde.loewenherz.state import State, is_castle, owner

from ..markup import Args, Message, Value
from ..scene import Scene, Told
from .names import LAND, at, deck_letter, name_of
from .printed import PRINTED

# The rule behind each explanation.
ABOUT = dict.fromkeys(("meadow", "forest", "village", "city"), "L4.3") | dict.fromkeys(
    ("gold", "silver", "copper", "gem"), "L3.1"
)
ABOUT |= {
    "borders": "L5.1",
    "knights": "L5.4",
    "expand": "L5.6",
    "deserter": "L5.11",
    "alliance": "L5.13",
    "deck": "L3.5",
    "goal": "L7.1",
}
# The action that a verb belongs to.
ACTION_OF = {"border": "borders", "knight": "knights", "expand": "expand"}
# The rules of other choices, which have a sentence of their own.
RULES = {"castle": "L2.4", "place": "L2.4", "sell": "L3.3", "remove": "L5.12", "done": "L3.4"}


def about(scene: Scene, topic: str) -> Told:
    """What something on the table is worth, or does."""
    what, _, which = topic.partition("-")
    if what == "square":
        return square(scene, int(which))
    if what == "card":
        return card(int(which))
    if what == "seat":
        return player(scene, int(which))
    if what == "alliance" and which:
        one, other = map(int, which.split("-"))
        return alliance(scene, one, other)
    args: Args = {"goal": scene.view.goal} if what == "goal" else {}
    args = {"letter": deck_letter(scene.view), "n": len(scene.view.deck)} if what == "deck" else args
    return Told([Message(f"loewenherz-about-{topic}", args)], ABOUT[topic])


def explain(scene: Scene, choice: Choice) -> Told:
    """What is meant by a place or a card; of one that can be chosen also what choosing it does."""
    s: State = scene.view
    verb, noun = choice
    lit = choice in scene.options
    if verb == "play":
        return card(*card_and_action(noun))
    if verb == "sell":
        return Told([_rule(RULES[verb])] if lit else card(noun).lines, RULES[verb])
    if verb == "draw":
        return about(scene, "deck") if noun == DECK else card(noun)
    if verb in ("domain", "against"):
        action = ACTIONS[s.agenda[-1].args[0]]
        rule = about(scene, action)
        return Told([*domain(scene, noun), *(rule.lines if lit else ())], rule.rule)
    told = _choosing(scene, verb)
    lines = [*told.lines] if lit else []
    places = EDGE_SQUARES[noun] if verb == "border" else () if verb == "done" else (noun,)
    for castle in sorted({s.domain[place] for place in places} - {-1}):
        lines += domain(scene, castle)
    return Told(lines, told.rule)


def _choosing(scene: Scene, verb: str) -> Told:
    """What a choice on the land does."""
    if verb == "done":
        return Told([Message("loewenherz-about-done")], RULES[verb])
    # A deserter's successor is placed by his own rule.
    if verb == "knight" and scene.view.agenda[-1].step == "desert":
        return about(scene, "deserter")
    return about(scene, ACTION_OF[verb]) if verb in ACTION_OF else Told([_rule(RULES[verb])], RULES[verb])


def _rule(rule: str) -> Message:
    return Message(f"rule-{rule.replace('.', '-')}")


# ---- domains


def square(scene: Scene, number: int) -> Told:
    """The domain that a square lies in; what lies on it is worth."""
    s: State = scene.view
    terrain = about(scene, TERRAINS[s.land[number]])
    castle = s.domain[number]
    if castle >= 0:
        worth = terrain.lines if s.land[number] and s.pieces[number] < 0 else ()
        return Told([*worth, *domain(scene, castle)], "L4.2")
    castled = {s.area[sq] for sq, found in enumerate(s.pieces) if is_castle(found)}
    where = "open" if s.area[number] in castled else "zone"
    return Told([*terrain.lines, Message("loewenherz-about-land", {"area": where})], terrain.rule)


def domain(scene: Scene, castle: int) -> list[Message]:
    """A domain's face: whose, how large, what it is worth, its knights and mines, its alliances."""
    s: State = scene.view
    if not s.realm[castle]:
        return [Message("loewenherz-about-land", {"area": "open"})]
    realm = s.realm[castle]
    color = owner(s.pieces[castle])
    args: Args = {
        "owner": name_of(color, scene.seats),
        "whose": "own" if color == scene.seat else "player" if color < len(scene.seats) else "neutral",
        "square": at(castle),
        "squares": realm.bit_count(),
        "points": sum(land_points(s, realm)),
        "knights": knights_in(s, castle),
    }
    lines = [Message("loewenherz-domain", args)]
    held = [
        _number(LAND[kind], (realm & s.terrain[kind]).bit_count())
        for kind in (FOREST, VILLAGE, CITY)
        if realm & s.terrain[kind]
    ]
    held += [
        _number(LAND[kind], count) for kind, count in zip(MINES, mines_in(s, realm), strict=True) if count
    ]
    if held:
        lines.append(Message("loewenherz-domain-holds", {"things": held}))
    allies = [pair[pair[0] == castle] for pair in s.alliances if castle in pair]
    if allies:
        lines.append(Message("loewenherz-domain-allied", {"others": [_of(scene, other) for other in allies]}))
    return lines


def _number(word: str, count: int) -> Message:
    return Message("loewenherz-number", {"what": word, "n": count})


def _of(scene: Scene, castle: int) -> Message:
    """A domain in a sentence."""
    color = owner(scene.view.pieces[castle])
    whose: Value = "player" if color < len(scene.seats) else "neutral"
    return Message(
        "loewenherz-domain-of", {"owner": name_of(color, scene.seats), "whose": whose, "square": at(castle)}
    )


def alliance(scene: Scene, one: int, other: int) -> Told:
    args: Args = {"one": _of(scene, one), "other": _of(scene, other)}
    return Told([Message("loewenherz-about-allied", args)], ABOUT["alliance"])


# ---- cards and players


def card(number: int, which: int | None = None) -> Told:
    """What a card does, or one of its actions; what it costs and what it is sold for."""
    what = PRINTED.box.cards[number]
    actions = what.actions if which is None else what.actions[which : which + 1]
    lines = [Message(f"loewenherz-about-{ACTIONS[action]}") for action, _ in actions or what.actions]
    lines.append(
        Message("loewenherz-about-card", {"price": what.price, "sale": what.sale, "letter": what.letter})
    )
    return Told(lines, ABOUT[ACTIONS[(actions or what.actions)[0][0]]])


def player(scene: Scene, seat: int) -> Told:
    """Where a player's points come from, and what he has besides."""
    s: State = scene.view
    earned = s.earned[seat]
    args: Args = {"name": scene.seats[seat].name, "points": sum(earned), "goal": s.goal}
    parts = [
        Message(
            "loewenherz-points-of", {"category": f"loewenherz-category-{CATEGORIES[which]}", "points": got}
        )
        for which, got in enumerate(earned)
        if got
    ]
    lines = [Message("loewenherz-about-seat", args)]
    if parts:
        lines.append(Message("loewenherz-about-points", {"parts": parts}))
    held = [_number(LAND[kind], n) for kind, n in zip(MINES, mines(s, seat), strict=True) if n]
    stock: Args = {"ducats": s.ducats[seat], "knights": s.knights_left[seat], "cards": len(s.hands[seat])}
    lines.append(Message("loewenherz-about-supply", stock))
    if held:
        lines.append(Message("loewenherz-about-mines", {"things": held}))
    return Told(lines, ABOUT["goal"])
