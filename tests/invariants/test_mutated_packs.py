"""Any pack gives a game that can be played to its end, or an error that names the place."""

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
from kwoon.core.game_text import Audience
from kwoon.games import GAMES
from tests.invariants.mutated_packs import garbled, odd_pack
from tests.slow import SLOW

LONG = "KWOON_LONG" in os.environ
PACKS = 4_000 if LONG else 32
"""Minimum number of different packs per game: 20,000 in total in the long run."""
MADE = PACKS * 3 // 2
"""Some generated packs are duplicates, since a small pack has few parts to change."""
MOST_ANSWERS = 400_000
"""Number of moves above which a game counts as endless; a thousand turns of six players in teams take fewer."""
NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"]


def opened(game: str, text: str, random: Random) -> LoadedGame | None:
    """Load the game with random seats and options; return None if the pack does not support them."""
    box = registry.find_game(game)
    options = {option.name: random.choice(option.choices) for option in box.options}
    try:
        return registry.load_game_from_text(game, text, random.choice(box.seats), options)
    except OptionError:
        return None


def finish(game: Game, seed: int, quick: bool) -> int:
    """Play one game to its end; return the number of moves."""
    dice = LiveDice(seed)
    state = game.deal(dice)
    bot = bot_family_of(game).fast_policy(game)
    answers = 0
    asks = state.prompts()
    while asks:
        for ask in asks:
            moves = state.canonical_moves(ask)
            move = bot.choose_move(state, ask, dice) if quick else moves[int(dice.roll(len(moves)))]
            if answers < 40:
                assert game.parse_move(game.format_move(move)) == move, game.format_move(move)
            state.apply_unchecked(ask, move, dice)
            answers += 1
        assert answers < MOST_ANSWERS, "It does not end."
        asks = state.prompts()
    outcome = state.outcome()
    assert outcome is not None
    return answers


def odd_text(game: str, random: Random) -> str:
    """Return a pack as text, as the workshop writes it or with typos."""
    text = pack_editor.pack_to_toml(game, odd_pack(game, random))
    return garbled(text, random) if random.random() < 0.1 else text


def without(text: str, names: list[str]) -> str:
    """Return the text without the names in it, which may contain braces."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def tried(game: str, text: str, random: Random) -> str:
    """Try one odd pack; return the error, or an empty string if it was played."""
    faults = pack_editor.find_pack_problems(game, text)
    for fault in faults:
        sentence = str(fault)
        assert re.fullmatch(rf"{game} pack: .+\.", sentence), sentence
        assert len(sentence) < 2_000 and sentence.isprintable()
        assert fault.at or "TOML" in sentence, sentence
    if faults:
        return str(faults[0])
    faces = pack_editor.all_faces(game, text)
    names = [face.name for face in faces]
    for face in faces:
        assert face.name.isprintable() and face.text.isprintable()
        assert "{" not in without(face.text, names), face.text
    for _ in range(2):
        table = opened(game, text, random)
        if table is None:
            continue
        for quick in (False, True):
            finish(table.game, random.getrandbits(32), quick)
        state = table.game.deal(LiveDice(random.getrandbits(32)))
        reader = Audience(NAMES[: int(table.game.seats)], 0)
        for ask in state.prompts():
            assert table.text.prompt(ask, state.view(int(ask.seat)), reader)
    return ""


@pytest.mark.skipif(SLOW, reason="what packs may hold does not depend on speed: tried with compiled rules")
@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_an_odd_pack_is_played_to_the_end_or_refused_with_its_place(game: str) -> None:
    played: list[bool] = []
    different: set[str] = set()

    @settings(
        max_examples=MADE, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(st.integers(0, 2**48))
    def law(seed: int) -> None:
        random = Random(seed)
        text = odd_text(game, random)
        if text in different:
            return
        played.append(not tried(game, text, random))
        different.add(text)

    law()
    assert len(played) == len(different) >= PACKS, f"{len(different)} different packs are too few."
    assert sum(played) > len(played) / 16, "Too few packs could be played for this to say anything."
    assert sum(played) < len(played)
