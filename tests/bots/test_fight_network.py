"""The trained bot level: its network computes the right probabilities, and packs that it was not trained on are
recognized."""

from __future__ import annotations

import math

import pytest

from kwoon import registry
from kwoon.bots import find_bot
from kwoon.bots.fight.greedy import GreedyFightBot
from kwoon.bots.fight.network import NETWORK_WEIGHT, NetworkBlendBot, load_policy_network
from kwoon.bots.ismcts import IsmctsBot, IsmctsSearch
from kwoon.bots.kung_fur_fight.master_search import FurMasterBot
from kwoon.bots.registry import evaluator_for, level_factory
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.lab.duel import run_duel
from kwoon.lab.experiment import Experiment
from kwoon.learn.network import PolicyNetwork, WeightsError, count_weights, parse_network, serialize_network
from kwoon.learn.observations import observation_spec
from kwoon.learn.player import LearnedBot
from kwoon.registry import find_game, load_game
from tests.games.fight.packs import FIGHT_PACKS
from tests.interpreted_rules import SLOW
from tests.invariants.tables import REGISTERED_TABLES, random_positions

FIGHT = load_game("fight").game
SMALL_HEADER = {"game": "fight", "shape": "0123456789abcdef", "sizes": "3 2 2 2", "made": "by hand"}


def test_network_matches_hand_computed_probabilities() -> None:
    first = [1.0, 0.0, 0.5, -1.0, 0.0, 2.0, 0.25, 0.5]
    second = [1.0, -1.0, 2.0, 0.5, 0.0, -1.0]
    moves = [1.0, 0.0, 0.0, 1.0, 0.5, 0.0]
    network = parse_network(serialize_network(SMALL_HEADER, [*first, *second, *moves]))
    # With slots 2, 0 and 1, the cells are 2.25 and 2.5. The second layer is 7.25 and 0 (clipped from -2). The moves are
    # worth 7.75 and 0.
    probabilities = network.move_probabilities(bytes([2, 0, 1]), [0, 1])
    assert probabilities == pytest.approx([math.exp(7.75) / (math.exp(7.75) + 1), 1 / (math.exp(7.75) + 1)])
    assert network.move_probabilities(bytes([2, 0, 1]), [1]) == [1.0]
    assert network.move_probabilities(bytes([2, 0, 1]), [1, 0]) == pytest.approx(probabilities[::-1])


def test_malformed_network_file_is_rejected() -> None:
    data = serialize_network(SMALL_HEADER, [0.0] * 20)
    assert parse_network(data).made_by == "by hand"
    for broken in (
        b"",
        b"PK\3\4",
        data[:-2],
        data.replace(b"shape", b"sharp"),
        data.replace(b"3 2 2 2", b"4 2 2 2"),
    ):
        with pytest.raises(WeightsError):
            parse_network(broken)


def test_packaged_network_fits_default_pack() -> None:
    network = load_policy_network()
    assert network.game == "fight"
    assert network.spec_fingerprint == observation_spec(FIGHT).fingerprint()
    assert "train_fight.py" in network.made_by
    assert len(registry.network_weights("fight")) < 200_000
    assert isinstance(level_factory("learned")(FIGHT, LiveDice(1)), LearnedBot)


def test_network_bot_and_master_fall_back_to_untrained_bots_with_custom_pack() -> None:
    name, text = next(iter(FIGHT_PACKS.items()))
    other = find_game("fight").load(text, name, 2, {}).game
    assert isinstance(level_factory("learned")(other, LiveDice(1)), GreedyFightBot)
    assert type(level_factory("master")(other, LiveDice(1))) is IsmctsBot
    with pytest.raises(WeightsError, match="trained for fight with the printed pack"):
        LearnedBot(other, LiveDice(1), load_policy_network())


def test_network_bot_samples_moves_with_stated_probabilities() -> None:
    table = next(each for each in REGISTERED_TABLES if each.definition.id == "fight")
    bot = LearnedBot(FIGHT, LiveDice(5), load_policy_network())
    state = next(
        state for state in random_positions(table, 50, 3, 4) if state.prompts() and len(state.prompts()[0].moves) > 2
    )
    prompt = state.prompts()[0]
    view = state.view(int(prompt.seat))
    probabilities = bot.move_probabilities(view, prompt)
    assert sum(probabilities) == pytest.approx(1)
    moves = [bot.choose(view, prompt) for _ in range(2_000)]
    for move, probability in zip(prompt.moves, probabilities, strict=True):
        assert moves.count(move) / 2_000 == pytest.approx(probability, abs=0.05)


def network_for_highest_move() -> PolicyNetwork:
    slots = observation_spec(FIGHT).size
    sizes = [slots, 1, 1, FIGHT.num_distinct_moves()]
    facts = {**SMALL_HEADER, "shape": observation_spec(FIGHT).fingerprint(), "sizes": " ".join(map(str, sizes))}
    biases = [50.0 * move for move in range(FIGHT.num_distinct_moves())]
    return parse_network(serialize_network(facts, [0.0] * (count_weights(sizes) - len(biases)) + biases))


def test_master_follows_network_for_takes_and_mixes_it_with_search_for_plays() -> None:
    table = next(each for each in REGISTERED_TABLES if each.definition.id == "fight")
    states_with_choice = [
        state.copy()
        for state in random_positions(table, 50, 3, 4)
        if state.prompts() and len(state.prompts()[0].moves) > 2
    ]
    bot = NetworkBlendBot(
        FIGHT, evaluator_for(FIGHT), Budget(40), LiveDice(5), LearnedBot(FIGHT, LiveDice(1), network_for_highest_move())
    )
    take_state = next(each for each in states_with_choice if each.prompts()[0].kind == "take")
    prompt = take_state.prompts()[0]
    assert {bot.choose(take_state.view(int(prompt.seat)), prompt) for _ in range(20)} == {max(prompt.moves)}
    play_state = next(each for each in states_with_choice if each.prompts()[0].kind == "play")
    prompt = play_state.prompts()[0]
    view = play_state.view(int(prompt.seat))
    # Repeat the bot's search with the same dice.
    bot.dice = LiveDice(6)
    search = IsmctsSearch(FIGHT, bot.evaluator, bot.opponent, LiveDice(6))
    search.run_search(view, Budget(40))
    search_strategy = dict(zip(search.root.moves, search.answer_probabilities(), strict=True))
    expected = [
        (1 - NETWORK_WEIGHT) * search_strategy[move] + (NETWORK_WEIGHT if move == max(prompt.moves) else 0.0)
        for move in prompt.moves
    ]
    assert max(search_strategy.values()) > 1.5 / len(search_strategy)
    assert bot.blended_probabilities(view, prompt) == pytest.approx(expected, abs=1e-6)


def test_masters_use_trained_networks() -> None:
    assert type(level_factory("master")(FIGHT, LiveDice(1))) is NetworkBlendBot
    fur = level_factory("master")(load_game("kung-fur-fight").game, LiveDice(1))
    assert type(fur) is FurMasterBot
    assert fur.evaluator.value_network is not None


def test_network_bot_beats_random_bot() -> None:
    assert str(find_bot("learned", "fight").name) == "Taught"
    result = run_duel(Experiment("fight", 20 if SLOW else 200, "taught", bots=("learned", "random"), paired_deals=True))
    assert result.win_rate() > 0.65
