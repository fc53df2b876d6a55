"""A reader: a process of its own in which packs of strangers are read and tried, before anybody else sees them.

    python -m kwoon.server.partners.reader

What it says is what the hall sends on, so that the faces of cards are made in one place.
"""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import NamedTuple

import msgspec

from kwoon import shelf, workshop
from kwoon.bots.schools import school_of
from kwoon.core.box import Box, Opened, OptionError
from kwoon.core.dice import LiveDice
from kwoon.core.endless import Endless
from kwoon.core.packs import PackError
from kwoon.core.playout import playout
from kwoon.core.quick import play_quick
from kwoon.hall.telling.lobby_sent import card_sent
from kwoon.hall.telling.workshop_asked import MOST_LETTERS
from kwoon.hall.telling.workshop_sent import CheckedSent, ProblemAt
from kwoon.lab.report.differs import differs
from kwoon.server.partners.partner import answer_all, at_work, stand_by

if sys.platform != "win32":
    import resource

MEMORY = 2 * 1024**3
MOST_CARDS = 400
"""Kinds of cards of a pack; some tables grow with their square."""
MOST_DIFFERS = 200
MOST_PROBLEMS = 50
GAMES = 20
"""So many are played by each of two ways of playing,"""
ENOUGH = 0.5
"""unless they take longer than so many seconds: interpreted rules are slow."""


class Reading(NamedTuple):
    """A pack to be read: a text or, instead, a draft; tried is whether games are played with it."""

    game: str
    text: str
    draft: object
    tried: bool
    seconds: float
    """Of the processor's time, that it may take."""


def read(reading: Reading) -> CheckedSent:
    """What there is to be said of a pack."""
    try:
        text = _text(reading)
        if len(text.encode()) > MOST_LETTERS:
            raise PackError(f"The pack has more than {MOST_LETTERS // 1024} kB.")
        if not text.strip():
            raise PackError("There is nothing in this pack.")
        box = shelf.find(reading.game)
        wrong = workshop.faults(box.id, text)
        if wrong:
            return CheckedSent(problems=[ProblemAt(list(each.at), str(each)) for each in wrong[:MOST_PROBLEMS]])
        seats = _seats(box, text)
        opened = shelf.open_text(box.id, text, seats[0])
        if len(opened.faces) > MOST_CARDS:
            raise PackError(f"The pack has {len(opened.faces)} kinds of cards, but {MOST_CARDS} are the most.")
        if reading.tried:
            _try(box, text, seats)
    except (PackError, OptionError, Endless) as error:
        at = getattr(error, "at", ())
        return CheckedSent(problems=[ProblemAt(list(at), str(error))])
    return CheckedSent(
        fingerprint=opened.digest,
        cards=[card_sent(face) for face in workshop.drawn(box.id, text)],
        seats=seats,
        differs=differs(box.id, text)[:MOST_DIFFERS],
        text=text,
        draft=workshop.read(box.id, text),
    )


def _text(reading: Reading) -> str:
    """The pack as TOML; of a draft with all sums as they must be."""
    if reading.draft is None:
        return reading.text.removeprefix("\ufeff")
    if not isinstance(reading.draft, dict):
        raise PackError("A draft is an object, with a name for everything in it.")
    try:
        return workshop.written(reading.game, workshop.settled(reading.game, reading.draft))
    except RecursionError:
        raise PackError("The draft is nested too deeply.") from None


def _seats(box: Box, text: str) -> list[int]:
    """For how many it can be played; it may be for fewer than the box, but not for none."""
    found: list[int] = []
    refused: OptionError | None = None
    for seats in box.seats:
        try:
            shelf.open_text(box.id, text, seats)
            found.append(seats)
        except OptionError as error:
            refused = refused or error
    if not found and refused is not None:
        raise refused
    return found


def _try(box: Box, text: str, seats: list[int]) -> None:
    """Play some games for the fewest and for the most people: a game that breaks, or has no end, is refused."""
    for count in sorted({seats[0], seats[-1]}):
        opened = shelf.open_text(box.id, text, count)
        try:
            _play(opened)
        except Endless:
            raise
        except Exception as error:
            raise PackError(f"With these cards a game breaks off ({type(error).__name__}).") from None


def _play(opened: Opened) -> None:
    game = opened.game
    quick = school_of(game).quick(game)
    seats = range(int(game.seats))
    began = time.process_time()
    for number in range(GAMES):
        if number and time.process_time() - began > ENOUGH:
            return
        dice = LiveDice(number)
        playout(game.deal(dice), dice)
        dice = LiveDice(number)
        play_quick(game.deal(dice), dice, [quick for _ in seats], [LiveDice(1000 + seat) for seat in seats])


def answer(reading: Reading) -> bytes:
    """The same, as it is sent."""
    with at_work(reading.seconds):
        return msgspec.json.encode(read(reading))


def main() -> None:
    """Read until nobody asks any more, with an end to what a pack may take."""
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    stand_by(lambda asked, told: answer_all(asked, told, answer))


if __name__ == "__main__":
    main()
