"""Whatever a pack says, it gives a game that can be played to its end, or a sentence that names the place."""

from __future__ import annotations

import os
import re
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kwoon import shelf, workshop
from kwoon.bots.schools import school_of
from kwoon.core.box import Opened, OptionError
from kwoon.core.contract import Game
from kwoon.core.dice import LiveDice
from kwoon.core.words import Reader
from kwoon.games import GAMES
from tests.laws.odd_packs import garbled, odd_pack
from tests.slow import SLOW

LONG = "KWOON_LONG" in os.environ
PACKS = 4_000 if LONG else 32
"""So many different ones at least for each of the five games: 20 000 in the long form."""
MADE = PACKS * 3 // 2
"""Some of those that are made have been seen before, since few things of a small pack can be changed."""
MOST_ANSWERS = 400_000
"""A game that takes more does not end; a thousand turns of six players in teams take fewer."""
NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"]


def opened(game: str, text: str, random: Random) -> Opened | None:
    """The game for some number of seats and with some options; None where the pack is not for these."""
    box = shelf.find(game)
    options = {option.name: random.choice(option.choices) for option in box.options}
    try:
        return shelf.open_text(game, text, random.choice(box.seats), options)
    except OptionError:
        return None


def finish(game: Game, seed: int, quick: bool) -> int:
    """Play one game to its end; how many answers that took."""
    dice = LiveDice(seed)
    state = game.deal(dice)
    bot = school_of(game).quick(game)
    answers = 0
    asks = state.asks()
    while asks:
        for ask in asks:
            moves = state.onward(ask)
            move = bot.move(state, ask, dice) if quick else moves[int(dice.roll(len(moves)))]
            if answers < 40:
                assert game.read(game.write(move)) == move, game.write(move)
            state.accept(ask, move, dice)
            answers += 1
        assert answers < MOST_ANSWERS, "It does not end."
        asks = state.asks()
    outcome = state.outcome()
    assert outcome is not None
    return answers


def odd_text(game: str, random: Random) -> str:
    """A pack as a file: as the workshop would write it, or as a hand that slipped left it."""
    text = workshop.written(game, odd_pack(game, random))
    return garbled(text, random) if random.random() < 0.1 else text


def without(text: str, names: list[str]) -> str:
    """A text without the names that stand in it, which may have braces of their own."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def tried(game: str, text: str, random: Random) -> str:
    """One odd pack: what is wrong with it, or nothing if it was played."""
    faults = workshop.faults(game, text)
    for fault in faults:
        sentence = str(fault)
        assert re.fullmatch(rf"{game} pack: .+\.", sentence), sentence
        assert len(sentence) < 2_000 and sentence.isprintable()
        assert fault.at or "TOML" in sentence, sentence
    if faults:
        return str(faults[0])
    faces = workshop.drawn(game, text)
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
        reader = Reader(NAMES[: int(table.game.seats)], 0)
        for ask in state.asks():
            assert table.words.ask(ask, state.view(int(ask.seat)), reader)
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
