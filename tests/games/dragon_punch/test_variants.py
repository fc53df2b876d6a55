"""Combined options, secret hands, and default moves for players who run out of time."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.core.definition import OptionError
from kwoon.core.dice import LiveDice
from kwoon.core.events import HIDDEN, EventLog
from kwoon.core.game import IllegalMove, Outcome
from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from tests.games.dragon_punch.fixtures import deal_and_play, load, play_turn, switch_cards

CUSTOM_HAND = ("add high-kick", "add high-kick", "add low-poke", "add block", "add fireball", "add throw")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mode": "custom", "characters": "ten"}, "'characters' cannot be 'ten' in a custom fight"),
        ({"mode": "custom", "loser": "1"}, "'loser' cannot be set in a custom fight"),
    ],
)
def test_incompatible_options_are_rejected(options: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        load(**options)


def test_second_picks_in_tag_team_mode_are_in_reverse_order() -> None:
    state = deal_and_play(load(mode="tag-team", loser="2"), 1, "go second")
    order = []
    for pick in ("linnet", "otto", "halla", "reed"):
        order.append(state.prompts()[0].seat)
        state.apply(order[-1], state.game.parse_move(f"pick {pick}"), LiveDice(1))
    assert order == [0, 1, 1, 0]
    assert [len(kinds) for kinds in state.kinds] == [8, 8]
    with pytest.raises(IllegalMove):
        deal_and_play(load(mode="tag-team"), 1, "pick linnet", "pick linnet")


def test_ten_characters_let_both_players_pick_the_same_character() -> None:
    state = deal_and_play(load(mode="tag-team", characters="ten"), 1, *["pick linnet"] * 2, *["pick otto"] * 2)
    play_turn(state, "sweep", "block")
    assert state.view(0).flipped[0] == (22,)
    prompt = state.prompt(0)
    assert prompt is not None
    assert (state.game.parse_move("play sweep") in prompt.moves) is False
    mirror = deal_and_play(load(characters="ten"), 1, "pick reed", "pick reed")
    assert mirror.view(0).characters == ((26,), (26,))


def test_custom_hand_is_known_only_from_played_cards() -> None:
    game = load(mode="custom")
    log = EventLog()
    state = game.deal(LiveDice(1), log)
    for seat in range(2):
        for move in (*CUSTOM_HAND, "pick linnet", "pick otto"):
            state.apply(seat, game.parse_move(move), LiveDice(1))
    assert [event.as_seen_by(0).cards[0] for event in log.take_events() if event.kind == "ready"] == [0, HIDDEN]
    view = state.view(0)
    assert view.health == (7, 7)
    assert view.holding[1] == (8, *[HIDDEN] * 8)
    assert view.characters == ((22, 23), ())
    play_turn(state, "auto-punch", "high-kick")
    switch_cards(state, 1, "high-kick", "flipped high-kick")
    switch_cards(state, 0, "low-poke", "block")
    view = state.view(0)
    assert view.flipped[1] == (1,)
    assert view.holding[1] == (8, *[HIDDEN] * 7)
    assert state.view(1).holding[0] == (8, *[HIDDEN] * 7)
    assert state.view(1).characters == ((23,), (22, 23))


def test_default_move_is_uniform_over_cards_and_specials() -> None:
    state = deal_and_play(load(), 1, "pick linnet", "pick otto")
    played = Counter(state.default_move(0, LiveDice(seed)) for seed in range(1_400))
    basics = [count for face, count in played.items() if face < 12]
    specials = [count for face, count in played.items() if face >= 12]
    assert len(basics) == 6
    assert len(specials) == 2
    assert all(150 < count < 250 for count in basics)
    assert all(70 < count < 130 for count in specials)


def test_thirty_turns_without_damage_end_round_and_three_such_rounds_end_game() -> None:
    state = deal_and_play(load(), 1, "pick linnet", "pick otto")
    for _ in range(90):
        assert state.outcome() is None
        play_turn(state, "taunt", "taunt")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 1], "stalemate")


@pytest.mark.parametrize("mode", ["duel", "tag-team", "custom"])
def test_sample_keeps_flipped_cards_that_view_hides(mode: str) -> None:
    game = load(mode=mode, flipped="newest")
    dice = LiveDice(5)
    hidden = 0
    for _ in range(6):
        state = game.deal(dice)
        while prompts := state.prompts():
            for viewer in (-1, 0, 1):
                view = state.view(viewer)
                sample = game.sample_state(view, dice)
                assert sample.view(viewer) == view
                for seat in (0, 1):
                    # Every play was public, so flipped cards are known and need not be sampled.
                    assert sample.current_faces(seat, True) == state.current_faces(seat, True)
                    hidden += HIDDEN in view.flipped[seat]
                    assert seat != viewer or HIDDEN not in view.flipped[seat]
            prompt = prompts[dice.roll(len(prompts))]
            state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
        assert HIDDEN not in state.view(-1).flipped[0] + state.view(-1).flipped[1]
    assert hidden > 100


def test_greedy_payoffs_do_not_depend_on_which_flipped_cards_are_shown() -> None:
    payoffs = []
    for flipped in ("all", "newest"):
        state = deal_and_play(load(flipped=flipped), 1, "pick linnet", "pick otto")
        for first, second in (("block", "low-poke"), ("fireball", "block"), ("low-poke", "fireball")):
            play_turn(state, first, second)
            for seat, cards in ((0, ("throw",)), (1, ("taunt",))):
                if state.damage[seat]:
                    switch_cards(state, seat, *cards)
        prompt = state.prompt(0)
        assert prompt is not None
        payoffs.append(GreedyDragonPunchBot(state.game, LiveDice(1)).payoff_matrix(state.view(0), prompt.moves))
    assert payoffs[0] == payoffs[1]


def test_rematch_option_names_previous_loser() -> None:
    definition = DragonPunchDefinition()
    options = {"mode": "tag-team", "characters": "ten", "loser": "1", "flipped": "newest", "edition": "2"}
    assert definition.rematch_options(options, Outcome([1, 2], "rounds")) == {**options, "loser": "2"}
    assert definition.rematch_options(options, Outcome([2, 1], "conceded")) == options
    assert definition.rematch_options(options, Outcome([1, 1], "stalemate")) == {**options, "loser": "nobody"}
    # In a custom fight, no player picks first.
    assert definition.rematch_options({"mode": "custom"}, Outcome([1, 2], "rounds")) == {
        "mode": "custom",
        "edition": "2",
    }
    state = load(**definition.rematch_options(options, Outcome([1, 2], "rounds"))).deal(LiveDice(1))
    assert [prompt.as_tuple()[:2] for prompt in state.prompts()] == [(1, "order")]


def test_rematch_of_edition_1_game_uses_current_edition() -> None:
    assert (
        DragonPunchDefinition().rematch_options({"mode": "duel", "edition": "1"}, Outcome([1, 1], "stalemate"))[
            "edition"
        ]
        == "2"
    )


def test_default_options_show_all_flipped_cards() -> None:
    game = load(mode="duel", characters="five", loser="nobody")
    assert not game.newest_only and not game.each_hides
