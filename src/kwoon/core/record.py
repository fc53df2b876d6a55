"""A match and its record: a text with the game, its pack's fingerprint, every roll and every move. The record and the
pack together are enough to replay the match exactly.

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

Each move is a line: the seat, the move in the notation, and after a colon the rolls that it caused. `end` gives each
seat's place and the reason; `sum`, the last line, is a checksum. A record of an unfinished game has neither.
"""

from __future__ import annotations

import hashlib
from typing import Final

from kwoon.core.dice import Dice, DiceError, RecordedDice, RecordingDice
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE, TAKE_BACK, Game, IllegalMove, Outcome, State
from kwoon.core.message import MessageError, Text, msg

FIRST_LINE: Final = "kwoon record 1"
TAKE_BACK_TEXT: Final = "back"
CONCEDE_TEXT: Final = "concede"
MAX_SEATS: Final = 6
MAX_DIGITS: Final = 9
HEADER_KEYWORDS: Final = ("game", "pack", "seats", "option", "name")


class RecordError(MessageError):
    """A record that cannot be read or replayed; the message names the line, unless a line is missing."""


class RecordHeader:
    """The game, pack, seats, options and names of a record."""

    def __init__(self, game: str, pack: str, seats: int, options: dict[str, str], names: list[str]) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.options = options
        self.names = [_to_one_line(name) or f"Seat {at + 1}" for at, name in enumerate(names)]


class RecordedMove:
    """One move and the rolls that it caused."""

    __slots__ = ("move", "rolls", "seat")

    def __init__(self, seat: int, move: int, rolls: list[int]) -> None:
        self.seat = seat
        self.move = move
        self.rolls = rolls


class Match:
    """A game together with its record: the state, the moves that led to it, and an optional event log."""

    def __init__(self, game: Game, header: RecordHeader, dice: Dice, log: EventLog | None = None) -> None:
        recording = RecordingDice(dice)
        self.game = game
        self.header = header
        self.log = log
        self.state: State = game.deal(recording, log)
        self.deal_rolls = recording.take_rolls()
        self.moves: list[RecordedMove] = []

    def apply(self, seat: int, move: int, dice: Dice) -> RecordedMove:
        """Apply and record one move. Raise `IllegalMove` without side effects if the move is not legal."""
        recording = RecordingDice(dice)
        self.state.apply(seat, move, recording)
        step = RecordedMove(seat, move, recording.take_rolls())
        self.moves.append(step)
        return step

    def has_move_resolved(self, recorded_move: RecordedMove) -> bool:
        """Whether the move just applied resolved the position or was a concession."""
        return recorded_move.move == CONCEDE or (recorded_move.move >= 0 and not self.state.draft(recorded_move.seat))

    def to_text(self) -> str:
        """Return the record so far as text."""
        header = self.header
        lines = [FIRST_LINE, f"game {header.game}", f"pack {header.pack}", f"seats {header.seats}"]
        lines.extend([f"option {name} {header.options[name]}" for name in sorted(header.options)])
        lines.extend([f"name {seat + 1} {name}" for seat, name in enumerate(header.names)])
        lines.append(_append_rolls("deal", self.deal_rolls, ""))
        for step in self.moves:
            lines.append(_append_rolls(f"{step.seat + 1} {format_move(self.game, step.move)}", step.rolls, " :"))
        outcome = self.state.outcome()
        if outcome is not None:
            lines.append(format_end_line(outcome))
            lines.append(f"sum {_checksum(lines)}")
        return "\n".join(lines) + "\n"


def format_move(game: Game, move: int) -> str:
    """Format a move in the notation, including the two moves common to all games."""
    if move == TAKE_BACK:
        return TAKE_BACK_TEXT
    return CONCEDE_TEXT if move == CONCEDE else game.format_move(move)


def parse_move(game: Game, text: str) -> int:
    """Parse a move, including the two moves common to all games. Raise `IllegalMove` if the text is not a move."""
    if text == TAKE_BACK_TEXT:
        return TAKE_BACK
    return CONCEDE if text == CONCEDE_TEXT else game.parse_move(text)


def format_end_line(outcome: Outcome) -> str:
    """Return the `end` line of a finished game."""
    return f"end {' '.join([str(place) for place in outcome.places])} {outcome.why}"


def read_header(text: str) -> RecordHeader:
    """Read the header of a record, which names the game to load. Raise `RecordError` if the header is invalid."""
    lines = _split_lines(text)
    if lines[0].strip() != FIRST_LINE:
        raise _line_error(1, msg("core-errors-record-start", start=FIRST_LINE))
    game = ""
    pack = ""
    seats = 0
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    for line_number, line in enumerate(lines[1:], 2):
        keyword, _, rest = line.strip().partition(" ")
        if keyword == "game":
            game = rest
        elif keyword == "pack":
            pack = rest
        elif keyword == "seats":
            seats = _parse_number(rest, line_number)
            if not 1 <= seats <= MAX_SEATS:
                raise _line_error(line_number, msg("core-errors-record-seats", most=MAX_SEATS, seats=str(seats)))
        elif keyword == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif keyword == "name":
            seat, _, player_name = rest.partition(" ")
            names[_parse_number(seat, line_number) - 1] = player_name
        elif keyword == "deal":
            break
        elif keyword:
            raise _line_error(
                line_number, msg("core-errors-record-header", keyword=keyword, known=list(HEADER_KEYWORDS))
            )
    if not game or not pack or seats < 1:
        raise RecordError(msg("core-errors-record-incomplete"))
    return RecordHeader(game, pack, seats, options, [names.get(seat, f"Seat {seat + 1}") for seat in range(seats)])


def replay(text: str, game: Game, log: EventLog | None = None) -> Match:
    """Replay a whole record. Raise `RecordError` at the first invalid line."""
    return RecordReplay(text, game, log).replay_to_end()


class RecordReplay:
    """A record being replayed line by line."""

    def __init__(self, text: str, game: Game, log: EventLog | None = None) -> None:
        header = read_header(text)
        self.lines = _split_lines(text)
        self.line_index = 0
        while self.line_index < len(self.lines) and self.lines[self.line_index].split(" ")[0] != "deal":
            self.line_index += 1
        if self.line_index == len(self.lines):
            raise RecordError(msg("core-errors-record-no-deal"))
        dice = RecordedDice(_parse_rolls(self.lines[self.line_index][4:], self.line_index + 1))
        try:
            self.match = Match(game, header, dice, log)
        except DiceError as error:
            raise _line_error(self.line_index + 1, error.text) from None
        _require_exhausted(dice, self.line_index + 1)
        self.line_index += 1

    def replay_next_line(self) -> bool:
        """Process the next line that is not blank: replay its move, or check the `end` or `sum` line. Return False if
        no line is left. Raise `RecordError` if the line is invalid."""
        while self.line_index < len(self.lines) and not self.lines[self.line_index]:
            self.line_index += 1
        if self.line_index >= len(self.lines):
            return False
        line = self.lines[self.line_index]
        line_number = self.line_index + 1
        keyword = line.split(" ")[0]
        if keyword == "end":
            outcome = self.match.state.outcome()
            if outcome is None or format_end_line(outcome) != line:
                if outcome is None:
                    raise _line_error(line_number, msg("core-errors-record-not-over", text=line))
                end = format_end_line(outcome)
                raise _line_error(line_number, msg("core-errors-record-other-end", text=line, end=end))
        elif keyword == "sum":
            # Reject a `sum` before the last line without hashing: many such lines would take quadratic time.
            for later in self.lines[self.line_index + 1 :]:
                if later:
                    raise _line_error(line_number, msg("core-errors-record-sum-place"))
            if line != f"sum {_checksum(self.lines[: self.line_index])}":
                raise _line_error(line_number, msg("core-errors-record-sum"))
        else:
            self._apply_line(line, line_number)
        self.line_index += 1
        return True

    def replay_to_end(self) -> Match:
        """Replay the remaining lines and return the match."""
        while self.replay_next_line():
            pass
        return self.match

    def _apply_line(self, line: str, line_number: int) -> None:
        move_part, _, roll_part = line.partition(" :")
        seat, _, move = move_part.partition(" ")
        dice = RecordedDice(_parse_rolls(roll_part, line_number))
        try:
            self.match.apply(_parse_number(seat, line_number) - 1, parse_move(self.match.game, move.strip()), dice)
        except (IllegalMove, DiceError) as error:
            raise _line_error(line_number, error.text) from None
        _require_exhausted(dice, line_number)


def _line_error(line_number: int, problem: Text) -> RecordError:
    return RecordError(msg("core-errors-line", line=str(line_number), problem=problem))


def _split_lines(text: str) -> list[str]:
    """Return the text's lines without surrounding whitespace, which includes the carriage return of Windows line
    endings."""
    return [line.strip() for line in text.split("\n")]


def _to_one_line(name: str) -> str:
    """Return a name with whitespace and unprintable characters reduced to single spaces, so that a line break in the
    name cannot start a new line of the record."""
    return " ".join("".join([char if char.isprintable() else " " for char in name]).split())


def _append_rolls(text: str, rolls: list[int], separator: str) -> str:
    return f"{text}{separator} {' '.join([str(roll) for roll in rolls])}" if rolls else text


def _parse_rolls(text: str, line_number: int) -> list[int]:
    return [_parse_number(word, line_number) for word in text.split()]


def _parse_number(text: str, line_number: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise _line_error(line_number, msg("core-errors-record-number", text=text, digits=MAX_DIGITS))
    return int(text)


def _require_exhausted(dice: RecordedDice, line_number: int) -> None:
    if not dice.is_exhausted():
        raise _line_error(line_number, msg("core-errors-record-more-rolls"))


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
