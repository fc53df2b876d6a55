"""The greedy bot for Kung Fu Fighting! (2019) plays legally and far better than random, and avoids obvious blunders."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019Bot
from kwoon.bots.random import RandomBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Outcome, Player
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture

CARDS = files("kwoon.games").joinpath("kung_fu_2019", "cards.toml").read_text(encoding="utf-8")
MAX_MOVES = 5000


def load(seats: int, **options: str) -> KungFu2019:
    game = KungFu2019Definition().load(CARDS, "cards", seats, options).game
    assert isinstance(game, KungFu2019)
    return game


def play(game: KungFu2019, players: list[Player], seed: int) -> Outcome:
    """Play a whole game; the rules would refuse an illegal move."""
    dice = LiveDice(seed)
    state = game.deal(dice)
    for _ in range(MAX_MOVES):
        prompts = state.prompts()
        if not prompts:
            outcome = state.outcome()
            assert outcome is not None
            return outcome
        prompt = prompts[0]
        state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
    raise AssertionError(f"The game did not end within {MAX_MOVES} moves.")


def greedy_move(table: KungFu2019Fixture, seat: int, seed: int = 1) -> str:
    """Return the bot's move in notation; seats are counted from 1."""
    state: KungFu2019State = table.state
    state._prompts = None
    prompt = state.prompt(seat - 1)
    assert prompt is not None
    return table.game.format_move(GreedyKungFu2019Bot(table.game, LiveDice(seed)).choose(state.view(seat - 1), prompt))


def greedy_moves(table: KungFu2019Fixture, seat: int, prompt_kinds: set[str]) -> list[str]:
    """Make the bot's moves for a seat while it has a prompt of one of these kinds; return them."""
    moves: list[str] = []
    while True:
        prompt = table.state.prompt(seat - 1)
        if prompt is None or prompt.kind not in prompt_kinds:
            return moves
        moves.append(greedy_move(table, seat))
        table.does(seat, moves[-1])


FORMATS = [
    (2, {}),
    (4, {"expansion": "yes", "archetypes": "chosen"}),
    (4, {"format": "2v2"}),
    (6, {"format": "3v3"}),
    (6, {"format": "2v2v2"}),
]


@pytest.mark.parametrize(("seats", "options"), FORMATS)
def test_greedy_bot_plays_every_format_to_the_end(seats: int, options: dict[str, str]) -> None:
    game = load(seats, **options)
    outcome = play(game, [GreedyKungFu2019Bot(game, LiveDice(seat)) for seat in range(seats)], 1)
    assert len(outcome.places) == seats


def test_greedy_bot_beats_random_bot() -> None:
    game = load(2)
    won = 0
    for at in range(16):
        players: list[Player] = [RandomBot(LiveDice(100 + at)), RandomBot(LiveDice(200 + at))]
        players[at % 2] = GreedyKungFu2019Bot(game, LiveDice(300 + at))
        won += play(game, players, at // 2).winners() == [at % 2]
    assert won >= 12


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_bot_is_deterministic_for_prompt_and_seed(seed: int) -> None:
    game = load(4, format="2v2")
    dice = LiveDice(seed)
    state = game.deal(dice)
    for _ in range(40):
        prompt = state.prompts()[0]
        view = state.view(int(prompt.seat))
        moves = {GreedyKungFu2019Bot(game, LiveDice(seed)).choose(view, prompt) for _ in range(2)}
        assert len(moves) == 1
        state.apply(prompt.seat, moves.pop(), dice)


# Obvious blunders.


def test_greedy_bot_takes_available_win() -> None:
    table = KungFu2019Fixture("kick flying bowl-of-hot-noodles", "blocking-punch", "punch")
    table.state.chi = [4, 20, 5]
    table.state.eliminated[1] = 1
    moves_made = greedy_moves(table, 1, {"prepare", "base", "add"})
    assert moves_made[-4:] == ["target 3", "attack kick", "play flying", "done"]
    table.pass_all()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


def test_greedy_bot_attacks_player_it_can_eliminate() -> None:
    table = KungFu2019Fixture("kick", "punch", "punch", "punch")
    table.state.chi = [20, 20, 3, 20]
    assert greedy_move(table, 1) == "target 3"


def test_greedy_bot_adds_all_useful_enhancements() -> None:
    table = KungFu2019Fixture("kick wild invincible whirlwind", "punch")
    moves_made = greedy_moves(table, 1, {"prepare", "base", "add"})
    assert {"play wild", "play invincible", "play whirlwind"} <= set(moves_made)


def test_greedy_bot_joins_attacks_with_combo() -> None:
    table = KungFu2019Fixture("punch punch kick combo-attack", "punch")
    moves_made = greedy_moves(table, 1, {"prepare", "base", "add"})
    assert "play combo-attack" in moves_made
    assert sum(move.startswith("join") for move in moves_made) == 2


def test_greedy_bot_splits_attack_between_two_opponents() -> None:
    table = KungFu2019Fixture("kick split-attack", "punch", "punch")
    moves_made = greedy_moves(table, 1, {"prepare", "base", "add", "target"})
    assert "split split-attack" in moves_made
    assert {"target 2", "target 3"} <= set(moves_made)


def test_greedy_bot_blocks_lethal_attack() -> None:
    table = KungFu2019Fixture("kick", "blocking-punch blocking-kick no-match-for-mine")
    table.state.chi = [20, 3]
    table.does(1, "target 2", "attack kick", "done")
    assert greedy_move(table, 2) in ("play blocking-kick", "play no-match-for-mine")


def test_greedy_bot_does_not_block_harmless_attack() -> None:
    table = KungFu2019Fixture("punch", "blocking-punch")
    table.give_weapon(2, "table")
    table.does(1, "target 2", "attack punch", "done")
    assert greedy_move(table, 2) == "pass"


def test_greedy_bot_counterattacks_when_allowed() -> None:
    table = KungFu2019Fixture("kick", "no-match-for-mine punch flying")
    table.does(1, "target 2", "attack kick", "done")
    assert greedy_moves(table, 2, {"block", "counterattack", "add"}) == [
        "play no-match-for-mine",
        "attack punch",
        "play flying",
        "done",
    ]


def test_greedy_bot_does_not_heal_at_full_chi() -> None:
    table = KungFu2019Fixture("bowl-of-hot-noodles bitter-ginseng-tea", "punch")
    assert greedy_move(table, 1) == "done"
    table.state.chi = [17, 20]
    assert greedy_move(table, 1) == "play bitter-ginseng-tea"


def test_greedy_bot_prefers_attack_to_small_healing() -> None:
    table = KungFu2019Fixture("kick flying flipping waterfall-meditation", "punch")
    table.state.chi = [19, 20]
    assert greedy_move(table, 1) == "target 2"


def test_greedy_bot_discards_neither_attack_nor_enhancements() -> None:
    table = KungFu2019Fixture("punch", "kick flying flipping bowl-of-hot-noodles")
    table.does(1, "done")
    assert greedy_moves(table, 2, {"discard"}) == ["discard bowl-of-hot-noodles", "done"]


def test_greedy_bot_helps_teammate_when_useful() -> None:
    table = KungFu2019Fixture("kick", "punch", "flying", "punch", format="2v2")
    table.does(1, "target 2", "attack kick", "done")
    assert greedy_move(table, 3) == "play flying"
