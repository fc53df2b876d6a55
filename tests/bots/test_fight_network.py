"""The trained level: its weights match its file, and it recognizes what it was not trained for."""

from __future__ import annotations

import math

import pytest

from kwoon import registry
from kwoon.bots import find_bot, make_master, make_network
from kwoon.bots.fight.greedy import GreedyFight
from kwoon.bots.fight.network import load_network
from kwoon.bots.fight.network_search import NETWORK_WEIGHT, NetworkSearch
from kwoon.bots.ismcts import IsmctsBot, IsmctsSearch
from kwoon.bots.kung_fur_fight.master_search import FurMasterSearch
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.lab.duel import DuelConfig, run_duel
from kwoon.learn.network import PolicyNetwork, WeightsError, count_weights, parse_network, serialize_network
from kwoon.learn.observations import observation_spec
from kwoon.learn.player import LearnedBot
from kwoon.registry import find_game, load_game
from tests.invariants.fight_packs import FIGHT_PACKS
from tests.invariants.tables import REGISTERED_TABLES, random_positions
from tests.slow import SLOW

FIGHT = load_game("fight").game
SMALL = {"game": "fight", "shape": "0123456789abcdef", "sizes": "3 2 2 2", "made": "by hand"}


def test_the_sum_is_the_one_that_anybody_can_do_on_paper() -> None:
    first = [1.0, 0.0, 0.5, -1.0, 0.0, 2.0, 0.25, 0.5]
    second = [1.0, -1.0, 2.0, 0.5, 0.0, -1.0]
    moves = [1.0, 0.0, 0.0, 1.0, 0.5, 0.0]
    net = parse_network(serialize_network(SMALL, [*first, *second, *moves]))
    # Slots 2, 0, 1: cells 2.25 and 2.5; the second layer is 7.25 and -2, clipped to 0. The moves are worth 7.75 and 0.
    odds = net.move_probabilities(bytes([2, 0, 1]), [0, 1])
    assert odds == pytest.approx([math.exp(7.75) / (math.exp(7.75) + 1), 1 / (math.exp(7.75) + 1)])
    assert net.move_probabilities(bytes([2, 0, 1]), [1]) == [1.0]
    assert net.move_probabilities(bytes([2, 0, 1]), [1, 0]) == pytest.approx(odds[::-1])


def test_a_file_that_is_something_else_is_refused() -> None:
    whole = serialize_network(SMALL, [0.0] * 20)
    assert parse_network(whole).made_by == "by hand"
    for broken in (
        b"",
        b"PK\3\4",
        whole[:-2],
        whole.replace(b"shape", b"sharp"),
        whole.replace(b"3 2 2 2", b"4 2 2 2"),
    ):
        with pytest.raises(WeightsError):
            parse_network(broken)


def test_the_weights_of_the_package_belong_to_the_cards_in_the_box() -> None:
    net = load_network()
    assert net.game == "fight"
    assert net.spec_fingerprint == observation_spec(FIGHT).fingerprint()
    assert "train_fight.py" in net.made_by
    assert len(registry.network_weights("fight")) < 200_000
    assert isinstance(make_network(FIGHT, LiveDice(1)), LearnedBot)


def test_with_cards_that_it_was_not_taught_it_weighs_them_as_others_do() -> None:
    name, text = next(iter(FIGHT_PACKS.items()))
    other = find_game("fight").load(text, name, 2, {}).game
    assert isinstance(make_network(other, LiveDice(1)), GreedyFight)
    assert type(make_master(other, LiveDice(1))) is IsmctsBot
    with pytest.raises(WeightsError, match="taught fight as it is in the box"):
        LearnedBot(other, LiveDice(1), load_network())


def test_it_chooses_as_often_as_it_says() -> None:
    table = next(each for each in REGISTERED_TABLES if each.definition.id == "fight")
    bot = LearnedBot(FIGHT, LiveDice(5), load_network())
    state = next(
        state for state in random_positions(table, 50, 3, 4) if state.prompts() and len(state.prompts()[0].moves) > 2
    )
    ask = state.prompts()[0]
    view = state.view(int(ask.seat))
    odds = bot.move_probabilities(view, ask)
    assert sum(odds) == pytest.approx(1)
    made = [bot.choose(view, ask) for _ in range(2_000)]
    for move, likely in zip(ask.moves, odds, strict=True):
        assert made.count(move) / 2_000 == pytest.approx(likely, abs=0.05)


def stubborn() -> PolicyNetwork:
    """Return a network that always wants its highest move."""
    slots = observation_spec(FIGHT).size
    sizes = [slots, 1, 1, FIGHT.num_moves()]
    facts = {**SMALL, "shape": observation_spec(FIGHT).fingerprint(), "sizes": " ".join(map(str, sizes))}
    biases = [50.0 * move for move in range(FIGHT.num_moves())]
    return parse_network(serialize_network(facts, [0.0] * (count_weights(sizes) - len(biases)) + biases))


def test_the_master_takes_as_the_network_does_and_plays_what_lies_between_it_and_search() -> None:
    table = next(each for each in REGISTERED_TABLES if each.definition.id == "fight")
    asked = [
        state.copy()
        for state in random_positions(table, 50, 3, 4)
        if state.prompts() and len(state.prompts()[0].moves) > 2
    ]
    bot = NetworkSearch(
        FIGHT, evaluator_for(FIGHT), Budget(40), LiveDice(5), LearnedBot(FIGHT, LiveDice(1), stubborn())
    )
    taking = next(each for each in asked if each.prompts()[0].kind == "take")
    ask = taking.prompts()[0]
    assert {bot.choose(taking.view(int(ask.seat)), ask) for _ in range(20)} == {max(ask.moves)}
    playing = next(each for each in asked if each.prompts()[0].kind == "play")
    ask = playing.prompts()[0]
    view = playing.view(int(ask.seat))
    # The same search with the same dice.
    bot.dice = LiveDice(6)
    alone = IsmctsSearch(FIGHT, bot.evaluator, bot.config, LiveDice(6))
    alone.run(view, Budget(40))
    found = dict(zip(alone.root.moves, alone.strategy(), strict=True))
    wanted = [
        (1 - NETWORK_WEIGHT) * found[move] + (NETWORK_WEIGHT if move == max(ask.moves) else 0.0) for move in ask.moves
    ]
    assert max(found.values()) > 1.5 / len(found)
    assert bot.mixture(view, ask) == pytest.approx(wanted, abs=1e-6)


def test_masters_use_what_was_learnt() -> None:
    assert type(make_master(FIGHT, LiveDice(1))) is NetworkSearch
    fur = make_master(load_game("kung-fur-fight").game, LiveDice(1))
    assert type(fur) is FurMasterSearch
    assert fur.evaluator.value_network is not None


def test_it_wins_most_games_of_those_who_play_at_random() -> None:
    assert find_bot("learned", "fight").name == "Taught"
    result = run_duel(DuelConfig("fight", "learned", "random", 20 if SLOW else 200, "taught"))
    assert result.win_rate() > 0.65
