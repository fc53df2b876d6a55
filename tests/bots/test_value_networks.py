"""Trained evaluators: their networks compute the right sums and fit the printed packs."""

from __future__ import annotations

import pytest

from kwoon import registry
from kwoon.bots.evaluator import LinearEvaluator, attach_value_network, load_value_network
from kwoon.bots.registry import evaluator_for
from kwoon.core.game import State
from kwoon.learn.network import WeightsError
from kwoon.learn.value_network import parse_value_network, serialize_value_network
from kwoon.registry import load_game
from tests.invariants.tables import REGISTERED_TABLES, random_positions

SMALL_HEADER = {"game": "fight", "shape": "0123456789abcdef", "sizes": "3 2", "made": "by hand"}
GAMES_WITH_VALUE_NETWORK = ("kung-fur-fight",)


def positions(name: str) -> list[State]:
    """Return positions in which a playout may stop."""
    table = next(each for each in REGISTERED_TABLES if each.definition.id == name)
    evaluator = evaluator_for(table.game)
    return [
        state.copy()
        for state in random_positions(table, 80, 7, 3)
        if state.prompts() and evaluator.can_stop_playout(state, 1000)
    ]


def test_value_network_matches_hand_computed_sum() -> None:
    weights = [1.0, -1.0, 0.5, 0.25, 0.5, 0.0, -2.0, 0.0, 4.0]
    network = parse_value_network(serialize_value_network(SMALL_HEADER, [*weights, 0.5, 0.5, 2.0, -1.0]))
    # Slot 0 occurs once and slot 1 twice, so the cells are 2 and 0.5. The linear weights add 0.5.
    assert network.evaluate([0, 1, 1]) == 0.5 + 2 * 2.0 - 0.5
    # For slot 2, the first cell is negative and clipped to 0.
    assert network.evaluate([2]) == 4.0 - 0.5


def test_malformed_value_network_file_is_rejected() -> None:
    data = serialize_value_network(SMALL_HEADER, [0.0] * 13)
    assert parse_value_network(data).made_by == "by hand"
    for broken in (b"", data[:-2], data.replace(b"value-network", b"weights"), data.replace(b"3 2", b"3 2 1")):
        with pytest.raises(WeightsError):
            parse_value_network(broken)


@pytest.mark.parametrize("name", GAMES_WITH_VALUE_NETWORK)
def test_features_are_symmetric_between_seats(name: str) -> None:
    evaluator = evaluator_for(load_game(name).game)
    assert isinstance(evaluator, LinearEvaluator) and evaluator.network_encoder is not None
    feature_names = evaluator.network_encoder.feature_names
    assert len(feature_names) == len(set(feature_names))
    positions_found = positions(name)
    assert len(positions_found) > 5
    for state in positions_found:
        first_features, second_features = (
            [feature_names[slot] for slot in evaluator.network_encoder.active_features(state, seat)]
            for seat in range(2)
        )
        assert sorted(each[3:] for each in first_features if each.startswith("me.")) == sorted(
            each[6:] for each in second_features if each.startswith("other.")
        )


@pytest.mark.parametrize("name", GAMES_WITH_VALUE_NETWORK)
def test_packaged_value_network_fits_default_pack(name: str) -> None:
    game = load_game(name).game
    evaluator = evaluator_for(game)
    data = registry.network_weights(name, "value.net")
    assert len(data) < 60_000
    assert "python -m bench.teach_" in parse_value_network(data).made_by
    assert isinstance(evaluator, LinearEvaluator) and attach_value_network(evaluator).value_network is not None
    assert load_value_network(name, "of other cards") is None
