"""Bots keep the contract: they choose one of the prompt's moves using their own dice."""

import pickle

import pytest

from kwoon.bots import BOTS, bots_for, find_bot
from kwoon.bots.level import UnknownBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt
from kwoon.games import GAMES
from kwoon.lab.execution.runner import play_and_count_moves
from kwoon.registry import load_game
from tests.interpreted_rules import SLOW
from tests.sample_game import SAMPLE_GAME

SLOW_LEVELS = ("student", "master")
"""These levels are too slow here; test_invariants.py covers them with smaller budgets."""
GAME_AND_BOT = [
    (definition.id, level.id)
    for definition in GAMES
    for level in bots_for(definition.id)
    if level.id not in SLOW_LEVELS
]


@pytest.mark.parametrize(("game", "bot"), GAME_AND_BOT)
def test_bot_plays_the_same_game_with_the_same_dice(game: str, bot: str) -> None:
    loaded = load_game(game)

    def play_whole_game(seed: int) -> list[int]:
        players = [
            find_bot(bot, game).make_bot(loaded.game, LiveDice(seed + seat)) for seat in range(loaded.game.seats)
        ]
        dice = LiveDice(99)
        state = loaded.game.deal(dice)
        decisions = play_and_count_moves(state, dice, players)
        outcome = state.outcome()
        assert outcome is not None
        return [decisions, *outcome.places, *state.all_cards()]

    seeds = range(1 if SLOW else 2)
    assert [play_whole_game(seed) for seed in seeds] == [play_whole_game(seed) for seed in seeds]


def test_random_bot_chooses_moves_uniformly() -> None:
    loaded = load_game(SAMPLE_GAME)
    view = loaded.game.deal(LiveDice(1)).view(0)
    bot = find_bot("random", SAMPLE_GAME).make_bot(loaded.game, LiveDice(5))
    chosen = [bot.choose(view, Prompt(0, "play", [3, 8, 11])) for _ in range(600)]
    for move in (3, 8, 11):
        assert 140 < chosen.count(move) < 260


def test_random_bot_chooses_the_same_moves_with_the_same_dice() -> None:
    loaded = load_game(SAMPLE_GAME)
    view = loaded.game.deal(LiveDice(1)).view(0)
    first = find_bot("random", SAMPLE_GAME).make_bot(loaded.game, LiveDice(5))
    second = find_bot("random", SAMPLE_GAME).make_bot(loaded.game, LiveDice(5))
    prompt = Prompt(0, "play", list(range(8)))
    assert [first.choose(view, prompt) for _ in range(20)] == [second.choose(view, prompt) for _ in range(20)]


def test_bot_ids_are_unique_and_random_comes_first() -> None:
    for definition in GAMES:
        ids = [level.id for level in bots_for(definition.id)]
        assert len(set(ids)) == len(ids)
        assert ids[0] == "random"


def test_level_survives_pickling() -> None:
    for level in BOTS:
        assert pickle.loads(pickle.dumps(level)) is level


def test_unknown_bot_error_lists_known_bots() -> None:
    with pytest.raises(UnknownBot, match="Known bots: random"):
        find_bot("grandmaster", SAMPLE_GAME)
