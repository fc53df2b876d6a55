"""A pack check worker: a process that parses and test-plays untrusted packs before anything else reads them.

python -m kwoon.server.workers.pack_check_worker

The hall forwards the worker's reply unchanged, so that card faces are created in one place.
"""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import NamedTuple

from kwoon import pack_editor, registry
from kwoon.bots.registry import bot_family_of
from kwoon.core.definition import GameDefinition, LoadedGame, OptionError
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import play_fast_and_count_moves
from kwoon.core.game_length_limit import GameTooLong
from kwoon.core.message import msg
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.core.toml_reader import PackError
from kwoon.hall.games.responses import card_response
from kwoon.hall.json_encoding import encode_json
from kwoon.hall.workshop.requests import MAX_PACK_LENGTH
from kwoon.hall.workshop.responses import PackCheckResponse, PackProblemResponse
from kwoon.lab.report.pack_diff import pack_differences
from kwoon.server.workers.bot_worker import cpu_time_limit, serve_over_stdio

if sys.platform != "win32":
    import resource

MAX_MEMORY = 2 * 1024**3
MAX_CARDS = 400
"""Maximum number of different cards in a pack. Some lookup tables grow with the square of this number."""
MAX_DIFFERENCES = 200
MAX_PROBLEMS = 50
NUM_TEST_GAMES = 20
"""Maximum number of test games with random moves, and of those with fast policies, for each number of players."""
MAX_TEST_SECONDS = 0.5
"""CPU seconds after which no more test games start, because interpreted rules are slow."""


class PackCheckJob(NamedTuple):
    """A request to check a pack, given as a text or a draft."""

    game: str
    text: str
    draft: object
    with_games: bool
    seconds: float
    """CPU seconds allowed."""


def check_pack(request: PackCheckJob) -> PackCheckResponse:
    """Check a pack and return its problems, or its cards if there are none."""
    try:
        text = _pack_toml(request)
        if len(text.encode()) > MAX_PACK_LENGTH:
            raise PackError(msg("core-schema-too-large", kilobytes=MAX_PACK_LENGTH // 1024))
        if not text.strip():
            raise PackError(msg("core-schema-empty"))
        definition = registry.find_game(request.game)
        problems = pack_editor.find_pack_problems(definition.id, text)
        if problems:
            return PackCheckResponse(problems=[_problem_response(each) for each in problems[:MAX_PROBLEMS]])
        seats = _playable_seat_counts(definition, text)
        loaded_game = registry.load_game_from_text(definition.id, text, seats[0])
        if len(loaded_game.faces) > MAX_CARDS:
            raise PackError(msg("core-schema-too-many-cards", count=len(loaded_game.faces), max=MAX_CARDS))
        if request.with_games:
            _play_test_games(definition, text, seats)
    except PackError as error:
        return PackCheckResponse(problems=[_problem_response(error)])
    except (OptionError, GameTooLong) as error:
        return PackCheckResponse(problems=[PackProblemResponse([], error.text, error.text)])
    return PackCheckResponse(
        fingerprint=loaded_game.pack_fingerprint,
        cards=[card_response(face) for face in pack_editor.all_faces(definition.id, text)],
        seats=seats,
        differences=pack_differences(definition.id, text)[:MAX_DIFFERENCES],
        text=text,
        draft=pack_editor.parse_pack(definition.id, text),
    )


def _problem_response(error: PackError) -> PackProblemResponse:
    return PackProblemResponse(list(error.path), error.text, error.problem)


def _pack_toml(request: PackCheckJob) -> str:
    """Return the pack as TOML; computed fields of a draft are filled in."""
    if request.draft is None:
        return request.text.removeprefix("\ufeff")
    if not isinstance(request.draft, dict):
        raise PackError(msg("core-schema-draft-not-object"))
    try:
        return pack_editor.pack_to_toml(request.game, pack_editor.with_derived_values(request.game, request.draft))
    except RecursionError:
        raise PackError(msg("core-schema-draft-too-deep")) from None


def _playable_seat_counts(definition: GameDefinition, text: str) -> list[int]:
    """Return the numbers of players for which the pack is playable. Raise `OptionError` if there are none."""
    seat_counts: list[int] = []
    first_error: OptionError | None = None
    for seats in definition.seats:
        try:
            registry.load_game_from_text(definition.id, text, seats)
            seat_counts.append(seats)
        except OptionError as error:
            first_error = first_error or error
    if not seat_counts and first_error is not None:
        raise first_error
    return seat_counts


def _play_test_games(definition: GameDefinition, text: str, seats: list[int]) -> None:
    """Play test games with the fewest and the most players. Raise an error if a game fails or does not end."""
    for count in sorted({seats[0], seats[-1]}):
        loaded_game = registry.load_game_from_text(definition.id, text, count)
        try:
            _play_trial_games(loaded_game)
        except GameTooLong:
            raise
        except Exception as error:
            raise PackError(msg("core-schema-test-game-failed", error=type(error).__name__)) from None


def _play_trial_games(loaded_game: LoadedGame) -> None:
    game = loaded_game.game
    fast_policy = bot_family_of(game).fast_policy(game)
    seats = range(int(game.seats))
    started = time.process_time()
    for number in range(NUM_TEST_GAMES):
        if number and time.process_time() - started > MAX_TEST_SECONDS:
            return
        dice = LiveDice(number)
        play_randomly_and_count_moves(game.deal(dice), dice)
        dice = LiveDice(number)
        play_fast_and_count_moves(
            game.deal(dice), dice, [fast_policy for _ in seats], [LiveDice(1000 + seat) for seat in seats]
        )


def check_pack_as_json(request: PackCheckJob) -> bytes:
    """Return the result of `check_pack` as JSON. A check that exceeds the time limit kills the process."""
    with cpu_time_limit(request.seconds):
        return encode_json(check_pack(request))


def main() -> None:
    """Serve requests until the input ends, with limited memory."""
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    serve_over_stdio(check_pack_as_json)


if __name__ == "__main__":
    main()
