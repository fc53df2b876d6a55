"""A printer: a process of its own in which packs become sheets of cards, because that takes seconds.

    python -m kwoon.server.partners.printer

It ends when nobody asks any more. What it says is a line of JSON: the sheets in base 64, or why there are none.
"""

from __future__ import annotations

import base64
import os
from typing import NamedTuple

import msgspec

from kwoon import workshop
from kwoon.core.box import OptionError
from kwoon.core.packs import PackError
from kwoon.printing.stock import MissingLetters, NothingToPrintWith
from kwoon.server.partners.partner import answer_all, stand_by

MOST_CARDS = 720
"""Eighty sheets."""


class Sheets(NamedTuple):
    """A pack to be printed, and where the browser client lies whose drawings are used; empty for the one installed."""

    game: str
    text: str
    paper: str
    one_each: bool
    client: str


class Printed(msgspec.Struct):
    """The sheets as a PDF, or a sentence that says why there are none."""

    pdf: str = ""
    problem: str = ""


def made(sheets: Sheets) -> Printed:
    """One pack on paper."""
    if sheets.client:
        os.environ["KWOON_WEB"] = sheets.client
    try:
        from kwoon.printing.sheet import print_pack  # noqa: PLC0415

        faces = workshop.drawn(sheets.game, sheets.text)
        cards = sum(min(1, face.copies) if sheets.one_each else face.copies for face in faces)
        if cards > MOST_CARDS:
            return Printed(problem=f"The pack has {cards} cards, but {MOST_CARDS} are the most to be printed at once.")
        found = print_pack(sheets.game, sheets.text, sheets.paper, sheets.one_each)
    except (PackError, OptionError, MissingLetters, NothingToPrintWith) as error:
        return Printed(problem=str(error))
    return Printed(pdf=base64.b64encode(found).decode())


if __name__ == "__main__":
    stand_by(lambda asked, told: answer_all(asked, told, lambda sheets: msgspec.json.encode(made(sheets))))
