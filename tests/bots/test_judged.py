"""Judges that were taught: their weights are those of their file, and belong to the cards in the box."""

from __future__ import annotations

import pytest

from kwoon import shelf
from kwoon.bots.judge import Scale, schooled, taught
from kwoon.bots.schools import judge_for
from kwoon.core.contract import State
from kwoon.learn.net import NetError
from kwoon.learn.worth import pack_worth, read_worth
from kwoon.shelf import open_box
from tests.laws.tables import SHELF, some

SMALL = {"game": "fight", "shape": "0123456789abcdef", "sizes": "3 2", "made": "by hand"}
LOOKED_AT = ("kung-fur-fight",)


def positions(name: str) -> list[State]:
    """Some in which an imagined game may rest."""
    table = next(each for each in SHELF if each.box.id == name)
    judge = judge_for(table.game)
    return [state.copy() for state in some(table, 80, 7, 3) if state.asks() and judge.rests(state, 1000)]


def test_the_sum_is_the_one_that_anybody_can_do_on_paper() -> None:
    slots = [1.0, -1.0, 0.5, 0.25, 0.5, 0.0, -2.0, 0.0, 4.0]
    worth = read_worth(pack_worth(SMALL, [*slots, 0.5, 0.5, 2.0, -1.0]))
    # Slots 0 and twice 1: cells 2 and 0.5, the plain weights 0.5.
    assert worth.of([0, 1, 1]) == 0.5 + 2 * 2.0 - 0.5
    # Slot 2: the first cell is below 0 and so nothing.
    assert worth.of([2]) == 4.0 - 0.5


def test_a_file_that_is_something_else_is_refused() -> None:
    whole = pack_worth(SMALL, [0.0] * 13)
    assert read_worth(whole).made == "by hand"
    for broken in (b"", whole[:-2], whole.replace(b"judge", b"weights"), whole.replace(b"3 2", b"3 2 1")):
        with pytest.raises(NetError):
            read_worth(broken)


@pytest.mark.parametrize("name", LOOKED_AT)
def test_both_seats_tell_the_same_from_their_own_side(name: str) -> None:
    judge = judge_for(open_box(name).game)
    assert isinstance(judge, Scale) and judge.standing is not None
    called = judge.standing.names
    assert len(called) == len(set(called))
    seen = positions(name)
    assert len(seen) > 5
    for state in seen:
        one, two = ([called[slot] for slot in judge.standing.slots(state, seat)] for seat in range(2))
        assert sorted(each[3:] for each in one if each.startswith("me.")) == sorted(
            each[6:] for each in two if each.startswith("other.")
        )


@pytest.mark.parametrize("name", LOOKED_AT)
def test_weights_of_the_package_belong_to_the_cards_in_the_box(name: str) -> None:
    game = open_box(name).game
    judge = judge_for(game)
    data = shelf.weights(name, "judge.net")
    assert len(data) < 60_000
    assert "python -m bench.teach_" in read_worth(data).made
    assert isinstance(judge, Scale) and schooled(judge).taught is not None
    assert taught(name, "of other cards") is None
