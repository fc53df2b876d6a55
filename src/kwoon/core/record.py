"""A game as text: what was played, with which cards, the luck that fell and every answer. The record is the game.

    kwoon record 1
    game fight
    pack 3f8a...
    seats 2
    name 1 Ann
    deal 3 17 2 ...
    1 play S3
    2 play H2 : 4 7
    end 1 2 rounds
    sum 8c1d...

Each answer is a line: the seat, the move in the notation, and after a colon the luck that it set off. `end` gives each
seat's place and why; `sum`, the last line, lets damage be noticed. A record without them is a game that is not over.
"""

from __future__ import annotations

import hashlib
from typing import Final

from kwoon.core.contract import CONCEDE, TAKE_BACK, Game, Outcome, Refused, State
from kwoon.core.dice import Dice, DiceError, RecordedDice, RecordingDice
from kwoon.core.events import Log

FIRST_LINE: Final = "kwoon record 1"
BACK: Final = "back"
GIVES_UP: Final = "concede"
MOST_SEATS: Final = 6


class RecordError(ValueError):
    """A record that cannot be read or replayed: a sentence naming the place."""


class Header:
    """Which game this is a record of."""

    def __init__(self, game: str, pack: str, seats: int, options: dict[str, str], names: list[str]) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.options = options
        self.names = [_one_line(name) or f"Seat {at + 1}" for at, name in enumerate(names)]


class Step:
    """One answer, and the luck that it set off."""

    __slots__ = ("luck", "move", "seat")

    def __init__(self, seat: int, move: int, luck: list[int]) -> None:
        self.seat = seat
        self.move = move
        self.luck = luck


class Bout:
    """A game being played that keeps its own record: the state, what led to it, and whoever listens."""

    def __init__(self, game: Game, header: Header, dice: Dice, log: Log | None = None) -> None:
        recording = RecordingDice(dice)
        self.game = game
        self.header = header
        self.log = log
        self.state: State = game.deal(recording, log)
        self.deal = recording.taken()
        self.steps: list[Step] = []

    def answer(self, seat: int, move: int, dice: Dice) -> Step:
        """Take one answer and write it down; Refused changes nothing."""
        recording = RecordingDice(dice)
        self.state.answer(seat, move, recording)
        step = Step(seat, move, recording.taken())
        self.steps.append(step)
        return step

    def settled(self, step: Step) -> bool:
        """Whether the answer that was just taken settled a position."""
        return step.move == CONCEDE or (step.move >= 0 and not self.state.draft(step.seat))

    def write(self) -> str:
        """The record so far."""
        header = self.header
        lines = [FIRST_LINE, f"game {header.game}", f"pack {header.pack}", f"seats {header.seats}"]
        lines.extend([f"option {name} {header.options[name]}" for name in sorted(header.options)])
        lines.extend([f"name {seat + 1} {name}" for seat, name in enumerate(header.names)])
        lines.append(_with_luck("deal", self.deal, ""))
        for step in self.steps:
            lines.append(_with_luck(f"{step.seat + 1} {write_move(self.game, step.move)}", step.luck, " :"))
        outcome = self.state.outcome()
        if outcome is not None:
            lines.append(ending(outcome))
            lines.append(f"sum {_sum(lines)}")
        return "\n".join(lines) + "\n"


def write_move(game: Game, move: int) -> str:
    """A move in the notation, also the two that every game has."""
    if move == TAKE_BACK:
        return BACK
    return GIVES_UP if move == CONCEDE else game.write(move)


def read_move(game: Game, text: str) -> int:
    """A move from the notation, also the two that every game has; Refused for what is none."""
    if text == BACK:
        return TAKE_BACK
    return CONCEDE if text == GIVES_UP else game.read(text)


def ending(outcome: Outcome) -> str:
    """The last line of a finished game."""
    return f"end {' '.join([str(place) for place in outcome.places])} {outcome.why}"


def read_header(text: str) -> Header:
    """Which game a record is of, so that its box can be opened."""
    lines = _lines(text)
    if lines[0].strip() != FIRST_LINE:
        raise RecordError(f"Line 1: a record starts with '{FIRST_LINE}'.")
    game = ""
    pack = ""
    seats = 0
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    for at, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        if word == "game":
            game = rest
        elif word == "pack":
            pack = rest
        elif word == "seats":
            seats = _number(rest, at)
            if not 1 <= seats <= MOST_SEATS:
                raise RecordError(f"Line {at}: a game has from 1 to {MOST_SEATS} seats, not {seats}.")
        elif word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "name":
            seat, _, called = rest.partition(" ")
            names[_number(seat, at) - 1] = called
        elif word == "deal":
            break
        elif word:
            raise RecordError(f"Line {at}: '{word}' does not belong before the deal.")
    if not game or not pack or seats < 1:
        raise RecordError("The record does not say its game, pack and seats before the deal.")
    return Header(game, pack, seats, options, [names.get(seat, f"Seat {seat + 1}") for seat in range(seats)])


def replay(text: str, game: Game, log: Log | None = None) -> Bout:
    """Play a record again, checking every line of it."""
    return Replay(text, game, log).to_end()


class Replay:
    """A record being played again, answer by answer."""

    def __init__(self, text: str, game: Game, log: Log | None = None) -> None:
        header = read_header(text)
        self.lines = _lines(text)
        self.at = 0
        while self.at < len(self.lines) and self.lines[self.at].split(" ")[0] != "deal":
            self.at += 1
        if self.at == len(self.lines):
            raise RecordError("The record has no deal.")
        dice = RecordedDice(_rolls(self.lines[self.at][4:], self.at + 1))
        try:
            self.bout = Bout(game, header, dice, log)
        except DiceError as error:
            raise RecordError(f"Line {self.at + 1}: {error}") from None
        _all_spent(dice, self.at + 1)
        self.at += 1

    def step(self) -> bool:
        """Play the next answer; False when there is none left."""
        while self.at < len(self.lines) and not self.lines[self.at]:
            self.at += 1
        if self.at >= len(self.lines):
            return False
        line = self.lines[self.at]
        place = self.at + 1
        word = line.split(" ")[0]
        if word == "end":
            outcome = self.bout.state.outcome()
            if outcome is None or ending(outcome) != line:
                raise RecordError(f"Line {place}: the game does not end as it says here.")
        elif word == "sum":
            # Checked before the sum is computed: each one hashes all lines before it.
            for later in self.lines[self.at + 1 :]:
                if later:
                    raise RecordError(f"Line {place}: the sum must be the last line.")
            if line != f"sum {_sum(self.lines[: self.at])}":
                raise RecordError(f"Line {place}: the sum does not fit; the record has been damaged or changed.")
        else:
            self._answer(line, place)
        self.at += 1
        return True

    def to_end(self) -> Bout:
        """Play all that is left."""
        while self.step():
            pass
        return self.bout

    def _answer(self, line: str, place: int) -> None:
        said, _, luck = line.partition(" :")
        seat, _, move = said.partition(" ")
        dice = RecordedDice(_rolls(luck, place))
        try:
            self.bout.answer(_number(seat, place) - 1, read_move(self.bout.game, move.strip()), dice)
        except (Refused, DiceError) as error:
            raise RecordError(f"Line {place}: {error}") from None
        _all_spent(dice, place)


def _lines(text: str) -> list[str]:
    """The lines, whatever system they were saved on."""
    return [line.strip() for line in text.split("\n")]


def _one_line(name: str) -> str:
    """A name as it fits on a line: anything may be typed as a name, and a line break in it must not become a line."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in name]).split())


def _with_luck(words: str, luck: list[int], mark: str) -> str:
    return f"{words}{mark} {' '.join([str(roll) for roll in luck])}" if luck else words


def _rolls(text: str, place: int) -> list[int]:
    return [_number(word, place) for word in text.split()]


def _number(word: str, place: int) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise RecordError(f"Line {place}: '{word}' should be a number.")
    return int(word)


def _all_spent(dice: RecordedDice, place: int) -> None:
    if not dice.spent():
        raise RecordError(f"Line {place}: there is more luck written down than the game needs.")


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
