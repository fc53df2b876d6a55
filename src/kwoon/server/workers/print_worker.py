"""A print worker: a process that turns packs into sheets of cards, and rulebooks into PDFs, which takes seconds.

python -m kwoon.server.workers.print_worker

The worker runs until its input ends. Each reply is a line of JSON: the PDF in base64, or the reason why it could not
be printed.
"""

from __future__ import annotations

import base64
import os
from typing import Literal, NamedTuple

import msgspec

from kwoon import pack_editor
from kwoon.core.definition import OptionError
from kwoon.core.message import msg
from kwoon.core.toml_reader import PackError
from kwoon.hall.json_encoding import TextField, encode_json
from kwoon.localization.languages import ENGLISH
from kwoon.printing.assets import MissingDrawings, MissingLetters
from kwoon.server.workers.bot_worker import serve_over_stdio

MAX_CARDS = 720
"""Maximum number of cards: eighty sheets."""
MAX_CHARACTERS = 2000
"""Maximum number of different characters in a pack. Each Chinese character takes time to embed; all games and their
rulebooks together use 1,200."""


class PrintRequest(NamedTuple):
    """A pack whose cards or rulebook to print. `client_folder` is the folder of the browser client that provides the
    drawings; empty for the installed client."""

    document: Literal["cards", "rulebook"]
    game: str
    text: str
    paper: str
    language: str = ENGLISH
    client_folder: str = ""
    one_each: bool = False


class PrintResult(msgspec.Struct):
    """A PDF, or a message that says why there is none."""

    pdf: str = ""
    problem: TextField = ""


def render(request: PrintRequest) -> PrintResult:
    """Return the PDF, or the reason why it cannot be printed."""
    if request.client_folder:
        os.environ["KWOON_WEB"] = request.client_folder
    try:
        from kwoon.printing.rulebook import render_rulebook_pdf  # noqa: PLC0415
        from kwoon.printing.sheet import render_pack_pdf  # noqa: PLC0415

        if len(set(request.text)) > MAX_CHARACTERS:
            return PrintResult(problem=msg("printing-too-many-characters", most=MAX_CHARACTERS))
        if request.document == "rulebook":
            return _result(render_rulebook_pdf(request.game, request.text, request.paper, request.language))
        faces = pack_editor.all_faces(request.game, request.text)
        num_cards = sum(min(1, face.copies) if request.one_each else face.copies for face in faces)
        if num_cards > MAX_CARDS:
            return PrintResult(problem=msg("printing-too-many-cards", count=num_cards, most=MAX_CARDS))
        return _result(render_pack_pdf(request.game, request.text, request.paper, request.one_each, request.language))
    except (PackError, OptionError, MissingLetters, MissingDrawings) as error:
        return PrintResult(problem=error.text)


def _result(pdf: bytes) -> PrintResult:
    return PrintResult(pdf=base64.b64encode(pdf).decode())


if __name__ == "__main__":
    serve_over_stdio(lambda request: encode_json(render(request)))
