"""What the shell asks about boxes of somebody's own: the screen where one is entered, and those that it has kept."""

from . import box
from .handlers import handler
from .markup import Message
from .page import PAGE
from .protocol import (
    AtPlace,
    BoxAnswer,
    BoxName,
    BoxOpened,
    BoxText,
    BoxTexts,
    Editions,
    NewBox,
    Nothing,
    Numbered,
    OfEdition,
)


@handler
def box_list(data: BoxTexts) -> Editions:
    """Boxes that this device has kept: games can be played with them from now on."""
    return {"editions": box.known(data["texts"])}


@handler
def box_new(data: NewBox) -> BoxAnswer:
    PAGE.draft = box.fresh(data["game"], data["name"])
    return PAGE.draft.answer()


@handler
def box_open(data: BoxText) -> BoxOpened:
    """One that this device has kept."""
    draft = box.kept(data["text"])
    if draft is None:
        return {"errors": [Message("table-box-lost").data()]}
    PAGE.draft = draft
    return {"shown": draft.answer()}


@handler
def box_import(data: BoxText) -> BoxOpened:
    """One from a file. pydantic must be importable by now."""
    draft, answer = box.imported(data["text"])
    if draft is not None:
        PAGE.draft = draft
    return answer


@handler
def box_pick(data: AtPlace) -> BoxAnswer:
    PAGE.draft.pick(data["place"])
    return PAGE.draft.answer()


@handler
def box_show(data: AtPlace) -> BoxAnswer:
    """Where a problem lies."""
    PAGE.draft.show(data["place"])
    return PAGE.draft.answer()


@handler
def box_name(data: BoxName) -> BoxAnswer:
    PAGE.draft.name = data["name"]
    return PAGE.draft.answer()


@handler
def box_undo(data: Nothing) -> BoxAnswer:
    PAGE.draft.undo()
    return PAGE.draft.answer()


@handler
def box_forget(data: OfEdition) -> Nothing:
    """It is gone from this device."""
    box.forget(data["game"], data["edition"])
    return {}


@handler
def box_put(data: Numbered) -> BoxAnswer:
    PAGE.draft.put(data["option"])
    return PAGE.draft.answer()
