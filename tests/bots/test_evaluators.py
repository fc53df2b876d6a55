"""Trained evaluators: weights match their files and belong to the printed packs."""

from __future__ import annotations

import pytest

from kwoon import registry
from kwoon.bots.evaluator import LinearEvaluator, load_value_network, with_value_network
from kwoon.bots.registry import evaluator_for
from kwoon.core.game import State
from kwoon.learn.network import WeightsError
from kwoon.learn.value_network import parse_value_network, serialize_value_network
from kwoon.registry import load_game
from tests.invariants.tables import REGISTERED_TABLES, random_positions

SMALL = {"game": "fight", "shape": "0123456789abcdef", "sizes": "3 2", "made": "by hand"}
LOOKED_AT = ("kung-fur-fight",)


def positions(name: str) -> list[State]:
    """Return positions in which a playout may stop."""
    table = next(each for each in REGISTERED_TABLES if each.definition.id == name)
    judge = evaluator_for(table.game)
    return [
        state.copy() for state in random_positions(table, 80, 7, 3) if state.prompts() and judge.can_stop(state, 1000)
    ]


def test_the_sum_is_the_one_that_anybody_can_do_on_paper() -> None:
    slots = [1.0, -1.0, 0.5, 0.25, 0.5, 0.0, -2.0, 0.0, 4.0]
    worth = parse_value_network(serialize_value_network(SMALL, [*slots, 0.5, 0.5, 2.0, -1.0]))
    # Slot 0 once and slot 1 twice: cells 2 and 0.5, linear weights 0.5.
    assert worth.evaluate([0, 1, 1]) == 0.5 + 2 * 2.0 - 0.5
    # Slot 2: the first cell is negative and so clipped to 0.
    assert worth.evaluate([2]) == 4.0 - 0.5


def test_a_file_that_is_something_else_is_refused() -> None:
    whole = serialize_value_network(SMALL, [0.0] * 13)
    assert parse_value_network(whole).made_by == "by hand"
    for broken in (b"", whole[:-2], whole.replace(b"judge", b"weights"), whole.replace(b"3 2", b"3 2 1")):
        with pytest.raises(WeightsError):
            parse_value_network(broken)


@pytest.mark.parametrize("name", LOOKED_AT)
def test_both_seats_tell_the_same_from_their_own_side(name: str) -> None:
    judge = evaluator_for(load_game(name).game)
    assert isinstance(judge, LinearEvaluator) and judge.network_encoder is not None
    called = judge.network_encoder.feature_names
    assert len(called) == len(set(called))
    seen = positions(name)
    assert len(seen) > 5
    for state in seen:
        one, two = ([called[slot] for slot in judge.network_encoder.active_features(state, seat)] for seat in range(2))
        assert sorted(each[3:] for each in one if each.startswith("me.")) == sorted(
            each[6:] for each in two if each.startswith("other.")
        )


@pytest.mark.parametrize("name", LOOKED_AT)
def test_weights_of_the_package_belong_to_the_cards_in_the_box(name: str) -> None:
    game = load_game(name).game
    judge = evaluator_for(game)
    data = registry.network_weights(name, "judge.net")
    assert len(data) < 60_000
    assert "python -m bench.teach_" in parse_value_network(data).made_by
    assert isinstance(judge, LinearEvaluator) and with_value_network(judge).value_network is not None
    assert load_value_network(name, "of other cards") is None
