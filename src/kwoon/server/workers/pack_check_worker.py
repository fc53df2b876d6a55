"""A pack check worker: a process that parses and test-plays untrusted packs before anything else reads them.

python -m kwoon.server.workers.pack_check_worker

The hall forwards its reply unchanged, so that card faces are made in one place.
"""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import NamedTuple

import msgspec

from kwoon import pack_editor, registry
from kwoon.bots.registry import bot_family_of
from kwoon.core.definition import GameDefinition, LoadedGame, OptionError
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import play_fast
from kwoon.core.limits import GameTooLong
from kwoon.core.playout import playout
from kwoon.core.toml_reader import PackError
from kwoon.hall.api.lobby_responses import card_response
from kwoon.hall.api.workshop_requests import MAX_PACK_LENGTH
from kwoon.hall.api.workshop_responses import PackCheckResponse, PackProblemResponse
from kwoon.lab.report.pack_diff import pack_differences
from kwoon.server.workers.bot_worker import answer_all, process_time_limit, serve_over_stdio

if sys.platform != "win32":
    import resource

MEMORY = 2 * 1024**3
MOST_CARDS = 400
"""Maximum number of different cards in a pack; some tables grow with its square."""
MOST_DIFFERS = 200
MOST_PROBLEMS = 50
GAMES = 20
"""Number of test games for each of two ways of playing."""
ENOUGH = 0.5
"""Seconds after which test games stop early, because interpreted rules are slow."""


class PackCheckRequest(NamedTuple):
    """A request to check a pack, given as a text or a draft."""

    game: str
    text: str
    draft: object
    tried: bool
    seconds: float
    """CPU seconds allowed."""


def check_pack(reading: PackCheckRequest) -> PackCheckResponse:
    """Check a pack and return the errors, or its cards."""
    try:
        text = _text(reading)
        if len(text.encode()) > MAX_PACK_LENGTH:
            raise PackError(f"The pack must be at most {MAX_PACK_LENGTH // 1024} kB.")
        if not text.strip():
            raise PackError("The pack is empty.")
        box = registry.find_game(reading.game)
        wrong = pack_editor.find_pack_problems(box.id, text)
        if wrong:
            return PackCheckResponse(
                problems=[PackProblemResponse(list(each.path), str(each)) for each in wrong[:MOST_PROBLEMS]]
            )
        seats = _playable_seat_counts(box, text)
        opened = registry.load_game_from_text(box.id, text, seats[0])
        if len(opened.faces) > MOST_CARDS:
            raise PackError(f"The pack has {len(opened.faces)} different cards, but the limit is {MOST_CARDS}.")
        if reading.tried:
            _play_all_seat_counts(box, text, seats)
    except (PackError, OptionError, GameTooLong) as error:
        at = getattr(error, "at", ())
        return PackCheckResponse(problems=[PackProblemResponse(list(at), str(error))])
    return PackCheckResponse(
        fingerprint=opened.pack_fingerprint,
        cards=[card_response(face) for face in pack_editor.all_faces(box.id, text)],
        seats=seats,
        differences=pack_differences(box.id, text)[:MOST_DIFFERS],
        text=text,
        draft=pack_editor.parse_pack(box.id, text),
    )


def _text(reading: PackCheckRequest) -> str:
    """Return the pack as TOML; computed fields of a draft are filled in."""
    if reading.draft is None:
        return reading.text.removeprefix("\ufeff")
    if not isinstance(reading.draft, dict):
        raise PackError("A draft must be a JSON object.")
    try:
        return pack_editor.pack_to_toml(reading.game, pack_editor.with_derived_values(reading.game, reading.draft))
    except RecursionError:
        raise PackError("The draft is nested too deeply.") from None


def _playable_seat_counts(box: GameDefinition, text: str) -> list[int]:
    """Return the possible numbers of players: perhaps fewer than with the printed pack, but at least one."""
    found: list[int] = []
    refused: OptionError | None = None
    for seats in box.seats:
        try:
            registry.load_game_from_text(box.id, text, seats)
            found.append(seats)
        except OptionError as error:
            refused = refused or error
    if not found and refused is not None:
        raise refused
    return found


def _play_all_seat_counts(box: GameDefinition, text: str, seats: list[int]) -> None:
    """Play some games with the fewest and the most players, and refuse a pack whose games fail or do not end."""
    for count in sorted({seats[0], seats[-1]}):
        opened = registry.load_game_from_text(box.id, text, count)
        try:
            _play_random_game(opened)
        except GameTooLong:
            raise
        except Exception as error:
            raise PackError(f"A game with these cards fails ({type(error).__name__}).") from None


def _play_random_game(opened: LoadedGame) -> None:
    game = opened.game
    quick = bot_family_of(game).fast_policy(game)
    seats = range(int(game.seats))
    began = time.process_time()
    for number in range(GAMES):
        if number and time.process_time() - began > ENOUGH:
            return
        dice = LiveDice(number)
        playout(game.deal(dice), dice)
        dice = LiveDice(number)
        play_fast(game.deal(dice), dice, [quick for _ in seats], [LiveDice(1000 + seat) for seat in seats])


def answer(reading: PackCheckRequest) -> bytes:
    """Return the result of `check_pack` encoded as JSON."""
    with process_time_limit(reading.seconds):
        return msgspec.json.encode(check_pack(reading))


def main() -> None:
    """Serve requests until the input ends, with resource limits."""
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    serve_over_stdio(lambda asked, told: answer_all(asked, told, answer))


if __name__ == "__main__":
    main()
