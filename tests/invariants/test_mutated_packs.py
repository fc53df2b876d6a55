"""Any pack results in a game that can be played to its end, or in an error that names the location."""

from __future__ import annotations

import os
import re
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kwoon import pack_editor, registry
from kwoon.bots.registry import bot_family_of
from kwoon.core.definition import LoadedGame, OptionError
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game
from kwoon.games import GAMES
from tests.interpreted_rules import SLOW
from tests.invariants.mutated_packs import mutated_pack, with_typos

LONG = "KWOON_LONG" in os.environ
MIN_PACKS = 4_000 if LONG else 32
"""Minimum number of different packs per game; 20,000 in total in the long run."""
NUM_GENERATED = MIN_PACKS * 3 // 2
"""Some generated packs are duplicates, because a small pack has few parts to change."""
MAX_MOVES = 400_000
"""A game with more moves than this counts as endless. A thousand turns with six players in teams take fewer."""
NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"]


def load_with_random_options(game: str, text: str, random: Random) -> LoadedGame | None:
    """Load the game with a random number of seats and random options; return None if they are not allowed."""
    definition = registry.find_game(game)
    options = {option.name: random.choice(option.choices) for option in definition.options}
    try:
        return registry.load_game_from_text(game, text, random.choice(definition.seats), options)
    except OptionError:
        return None


def finish(game: Game, seed: int, use_fast_policy: bool) -> int:
    dice = LiveDice(seed)
    state = game.deal(dice)
    bot = bot_family_of(game).fast_policy(game)
    num_moves = 0
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            moves = state.canonical_moves(prompt)
            move = bot.choose_move(state, prompt, dice) if use_fast_policy else moves[int(dice.roll(len(moves)))]
            if num_moves < 40:
                assert game.parse_move(game.format_move(move)) == move, game.format_move(move)
            state.apply_unchecked(prompt, move, dice)
            num_moves += 1
        assert num_moves < MAX_MOVES, f"The game did not end within {MAX_MOVES} moves."
        prompts = state.prompts()
    outcome = state.outcome()
    assert outcome is not None
    return num_moves


def mutated_pack_text(game: str, random: Random) -> str:
    text = pack_editor.pack_to_toml(game, mutated_pack(game, random))
    return with_typos(text, random) if random.random() < 0.1 else text


def without(text: str, names: list[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def check_pack(game: str, text: str, random: Random) -> str:
    """Check one pack, and play games with it if it is valid. Return its first problem, or an empty string."""
    problems = pack_editor.find_pack_problems(game, text)
    for problem in problems:
        message = str(problem)
        assert re.fullmatch(rf"{game} pack: .+\.", message), message
        assert len(message) < 2_000 and message.isprintable()
        assert problem.path or "TOML" in message, message
    if problems:
        return str(problems[0])
    faces = pack_editor.all_faces(game, text)
    names = [str(face.name) for face in faces]
    for face in faces:
        assert str(face.name).isprintable() and str(face.text).isprintable()
        assert "{" not in without(str(face.text), names), face.text
    for _ in range(2):
        table = load_with_random_options(game, text, random)
        if table is None:
            continue
        for use_fast_policy in (False, True):
            finish(table.game, random.getrandbits(32), use_fast_policy)
        state = table.game.deal(LiveDice(random.getrandbits(32)))
        for prompt in state.prompts():
            assert table.text.describe_prompt(prompt, state.view(int(prompt.seat)))
    return ""


@pytest.mark.skipif(SLOW, reason="pack validation does not depend on compilation; tested with compiled rules")
@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_mutated_pack_is_playable_or_rejected_with_location(game: str) -> None:
    played: list[bool] = []
    different: set[str] = set()

    @settings(
        max_examples=NUM_GENERATED,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**48))
    def check(seed: int) -> None:
        random = Random(seed)
        text = mutated_pack_text(game, random)
        if text in different:
            return
        played.append(not check_pack(game, text, random))
        different.add(text)

    check()
    assert len(played) == len(different) >= MIN_PACKS, f"Only {len(different)} different packs were generated."
    assert sum(played) > len(played) / 16, "Too few of the generated packs are playable."
    assert sum(played) < len(played)
