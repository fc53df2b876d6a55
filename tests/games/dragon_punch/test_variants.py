"""Options that go together, secret hands, and what happens to whoever is late."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.core.box import OptionError
from kwoon.core.contract import Refused
from kwoon.core.dice import LiveDice
from kwoon.core.events import HIDDEN, Log
from tests.games.dragon_punch.ring import dealt, opened, switch, turn

CUSTOM = ("add high-kick", "add high-kick", "add low-poke", "add block", "add fireball", "add throw")


@pytest.mark.parametrize(
    ("options", "word"),
    [({"mode": "custom", "characters": "ten"}, "whole copy"), ({"mode": "custom", "loser": "1"}, "in secret")],
)
def test_options_that_do_not_go_together(options: dict[str, str], word: str) -> None:
    with pytest.raises(OptionError, match=word):
        opened(**options)


def test_a_tag_team_picks_in_reverse_order_the_second_time() -> None:
    state = dealt(opened(mode="tag-team", loser="2"), 1, "go second")
    order = []
    for pick in ("linnet", "otto", "halla", "reed"):
        order.append(state.asks()[0].seat)
        state.answer(order[-1], state.game.read(f"pick {pick}"), LiveDice(1))
    assert order == [0, 1, 1, 0]
    assert [len(kinds) for kinds in state.kinds] == [8, 8]
    with pytest.raises(Refused):
        dealt(opened(mode="tag-team"), 1, "pick linnet", "pick linnet")


def test_from_ten_characters_one_may_be_picked_twice_and_each_copy_flips_on_its_own() -> None:
    state = dealt(opened(mode="tag-team", characters="ten"), 1, *["pick linnet"] * 2, *["pick otto"] * 2)
    turn(state, "sweep", "block")
    assert state.view(0).flipped[0] == (22,)
    ask = state.ask(0)
    assert ask is not None
    assert (state.game.read("play sweep") in ask.moves) is False
    mirror = dealt(opened(characters="ten"), 1, "pick reed", "pick reed")
    assert mirror.view(0).characters == ((26,), (26,))


def test_a_custom_hand_is_known_only_as_far_as_it_was_played() -> None:
    game = opened(mode="custom")
    log = Log()
    state = game.deal(LiveDice(1), log)
    for seat in range(2):
        for move in (*CUSTOM, "pick linnet", "pick otto"):
            state.answer(seat, game.read(move), LiveDice(1))
    assert [event.seen_by(0).cards[0] for event in log.taken() if event.word == "ready"] == [0, HIDDEN]
    view = state.view(0)
    assert view.health == (7, 7)
    assert view.holding[1] == (8, *[HIDDEN] * 8)
    assert view.characters == ((22, 23), ())
    turn(state, "auto-punch", "high-kick")
    switch(state, 1, "high-kick", "flipped high-kick")
    switch(state, 0, "low-poke", "block")
    view = state.view(0)
    assert view.flipped[1] == (1,)
    assert view.holding[1] == (8, *[HIDDEN] * 7)
    assert state.view(1).holding[0] == (8, *[HIDDEN] * 7)
    assert state.view(1).characters == ((23,), (22, 23))


def test_whoever_is_late_plays_any_card_and_either_special() -> None:
    state = dealt(opened(), 1, "pick linnet", "pick otto")
    played = Counter(state.default(0, LiveDice(seed)) for seed in range(1_400))
    basics = [count for face, count in played.items() if face < 12]
    specials = [count for face, count in played.items() if face >= 12]
    assert len(basics) == 6
    assert len(specials) == 2
    assert all(150 < count < 250 for count in basics)
    assert all(70 < count < 130 for count in specials)


def test_thirty_turns_without_a_scratch_end_a_round_and_three_such_rounds_the_game() -> None:
    state = dealt(opened(), 1, "pick linnet", "pick otto")
    for _ in range(90):
        assert state.outcome() is None
        turn(state, "taunt", "taunt")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 1], "stalemate")
