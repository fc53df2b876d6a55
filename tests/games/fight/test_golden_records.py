"""What happens in the golden records of FIGHT.

In `points`, both rounds end by points after few moves. In `depletion`, the deck runs out in the first round, and coins
decide a drawn turn and an equal one. In `concession`, moves are taken back, and one side concedes while the other's
card is sealed.
"""

from __future__ import annotations

from itertools import pairwise

from kwoon.core.game import CONCEDE, TAKE_BACK
from kwoon.core.record import RecordReplay
from kwoon.registry import load_game_of_record
from tests.records.test_golden_records import HERE, event_kinds


def test_points_record_has_two_rounds_won_by_points() -> None:
    kinds = event_kinds("points")
    assert kinds.count("round-by-points") == 2
    assert "depleted" not in kinds
    assert kinds[-1] == "match"


def test_depletion_record_has_empty_deck_and_coin_flips() -> None:
    kinds = event_kinds("depletion")
    pairs = list(pairwise(kinds))
    assert ("depleted", "round-by-breaker") in pairs
    assert ("nobody", "coin") in pairs
    assert ("even", "coin") in pairs


def test_concession_record_has_take_backs_and_ends_while_card_is_sealed() -> None:
    text = HERE.joinpath("concession.record").read_text(encoding="utf-8")
    replayer = RecordReplay(text, load_game_of_record(text)[0].game)
    sealed: tuple[int, ...] = ()
    while replayer.match.state.outcome() is None:
        sealed = replayer.match.state.draft(0)
        assert replayer.replay_next_line()
    moves = [step.move for step in replayer.match.moves]
    assert moves.count(TAKE_BACK) == 6
    assert moves[-1] == CONCEDE
    assert sealed != ()
