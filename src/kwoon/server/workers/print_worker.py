"""A print worker: a process that turns packs into sheets of cards, which takes seconds.

python -m kwoon.server.workers.print_worker

The worker runs until its input ends. Each reply is a line of JSON: the sheets in base64, or the reason why they could
not be printed.
"""

from __future__ import annotations

import base64
import os
from typing import NamedTuple

import msgspec

from kwoon import pack_editor
from kwoon.core.definition import OptionError
from kwoon.core.toml_reader import PackError
from kwoon.hall.json_encoding import encode_json
from kwoon.printing.assets import MissingDrawings, MissingLetters
from kwoon.server.workers.bot_worker import serve_over_stdio

MAX_CARDS = 720
"""Maximum number of cards: eighty sheets."""


class PrintRequest(NamedTuple):
    """A pack to print. `client_folder` is the folder of the browser client that provides the drawings; empty for the
    installed client."""

    game: str
    text: str
    paper: str
    one_each: bool
    client_folder: str


class PrintResult(msgspec.Struct):
    """The sheets as a PDF, or a message that says why there are none."""

    pdf: str = ""
    problem: str = ""


def render_sheets(request: PrintRequest) -> PrintResult:
    """Render a pack and return the PDF, or the reason why it cannot be printed."""
    if request.client_folder:
        os.environ["KWOON_WEB"] = request.client_folder
    try:
        from kwoon.printing.sheet import render_pack_pdf  # noqa: PLC0415

        faces = pack_editor.all_faces(request.game, request.text)
        num_cards = sum(min(1, face.copies) if request.one_each else face.copies for face in faces)
        if num_cards > MAX_CARDS:
            return PrintResult(
                problem=f"The pack has {num_cards} cards, but at most {MAX_CARDS} can be printed at once."
            )
        pdf = render_pack_pdf(request.game, request.text, request.paper, request.one_each)
    except (PackError, OptionError, MissingLetters, MissingDrawings) as error:
        return PrintResult(problem=str(error))
    return PrintResult(pdf=base64.b64encode(pdf).decode())


if __name__ == "__main__":
    serve_over_stdio(lambda request: encode_json(render_sheets(request)))
