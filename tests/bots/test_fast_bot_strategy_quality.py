"""Fast bots predict and choose like greedy bots."""

from __future__ import annotations

import pytest

from kwoon.bots.dragon_punch.belief import HandBelief
from kwoon.bots.dragon_punch.fast_policy import FastDragonPunchPolicy
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.bots.fight.fast_policy import FastFightPolicy
from kwoon.bots.fight.greedy import mixed_strategy, possible_opponent_cards, turn_stakes_from_view
from kwoon.bots.mixed_strategy.simplex import row_strategy
from kwoon.bots.mixed_strategy.strategies import blend_absent_cards
from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import PLAYING
from kwoon.games.dragon_punch.view.hidden_hand_deduction import expected_face_counts
from kwoon.games.dragon_punch.view.view import DragonView
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.view.view import FightView
from kwoon.registry import load_game
from tests.interpreted_rules import SLOW
from tests.invariants.tables import TABLES, InvariantTable, random_positions

POSITIONS = 40 if SLOW else 300


def table(label: str) -> InvariantTable:
    return next(each for each in TABLES if each.label == label)


def load_dragon_punch(mode: str) -> DragonPunch:
    game = load_game("dragon-punch", 2, {"mode": mode}).game
    assert isinstance(game, DragonPunch)
    return game


def play_states(game: DragonPunch, games: int) -> list[DragonState]:
    """Return the positions, from games between fast bots, in which both seats play a card."""
    policy = FastDragonPunchPolicy(game)
    states: list[DragonState] = []
    for seed in range(games):
        dice = LiveDice(seed)
        state: State = game.deal(dice)
        while prompts := state.prompts():
            assert isinstance(state, DragonState)
            if state.phase == PLAYING:
                states.append(state.copy())
            for prompt in prompts:
                state.apply(prompt.seat, policy.choose_move(state, prompt, dice), dice)
    return states


def guaranteed_value(values: list[list[float]], strategy: list[float]) -> float:
    return min(sum(strategy[row] * line[at] for row, line in enumerate(values)) for at in range(len(values[0])))


def test_fast_fight_strategy_is_as_good_as_greedy_strategy() -> None:
    """The two strategies may differ, because several mixtures may be equally good."""
    game = table("fight-2").game
    assert isinstance(game, Fight)
    policy = FastFightPolicy(game)
    checked = 0
    for state in random_positions(table("fight-2"), POSITIONS, 900, every=3):
        for prompt in state.prompts():
            if prompt.kind == "play" and len(prompt.moves) > 1:
                view = state.view(int(prompt.seat))
                assert isinstance(view, FightView)
                policy.choose_move(state, prompt, LiveDice(1))
                cards, present = possible_opponent_cards(game, view)
                turn = turn_stakes_from_view(game, view)
                values = [
                    blend_absent_cards([turn.clash_value(move, card) for card in cards], present)
                    for move in prompt.moves
                ]
                probabilities = list(policy.table.row_strategy)[: len(prompt.moves)]
                assert guaranteed_value(values, probabilities) == pytest.approx(
                    guaranteed_value(values, mixed_strategy(game, view, prompt.moves)), abs=1e-6
                )
                checked += 1
    assert checked > POSITIONS / 8


@pytest.mark.parametrize(("mode", "max_loss"), [("duel", 0.01), ("tag-team", 0.02), ("custom", 0.1)])
def test_fast_dragon_punch_strategy_is_nearly_optimal(mode: str, max_loss: float) -> None:
    game = load_dragon_punch(mode)
    policy, greedy = FastDragonPunchPolicy(game), GreedyDragonPunchBot(game, LiveDice(1))
    losses: list[float] = []
    for state in play_states(game, 2 if SLOW else 20):
        prompt = state.prompts()[0]
        if len(prompt.moves) == 1:
            continue
        view = state.view(int(prompt.seat))
        assert isinstance(view, DragonView)
        policy.choose_move(state, prompt, LiveDice(1))
        values = greedy.payoff_matrix(view, prompt.moves)
        best = guaranteed_value(values, row_strategy(values))
        losses.append(best - guaranteed_value(values, list(policy.table.row_strategy)[: len(prompt.moves)]))
    assert sum(losses) / len(losses) < max_loss


@pytest.mark.parametrize("mode", ["duel", "tag-team", "custom"])
def test_fast_belief_counts_add_up_to_the_actual_cards(mode: str) -> None:
    game = load_dragon_punch(mode)
    belief = HandBelief(game)
    for state in play_states(game, 2 if SLOW else 10):
        belief.update_from_history(state.history[1], state.kinds[1])
        expected_unflipped, expected_red = list(belief.expected_unflipped), list(belief.expected_red)
        assert all(0 <= expected_red[kind] <= expected_unflipped[kind] + 1e-9 for kind in range(game.kinds))
        faces = state.current_faces(1, False)
        basic = [face for face in faces if face < 2 * game.basics]
        if not game.has_secret_hands:
            assert sum(expected_red) == pytest.approx(sum(face & 1 for face in basic))
        assert sum(expected_unflipped[: game.basics]) == pytest.approx(len(basic))


def test_fast_duel_belief_is_close_to_exact_expectation() -> None:
    game = load_dragon_punch("duel")
    belief = HandBelief(game)
    errors: list[float] = []
    for state in play_states(game, 3 if SLOW else 30):
        view = state.view(0)
        assert isinstance(view, DragonView)
        belief.update_from_history(state.history[1], state.kinds[1])
        expected = expected_face_counts(game, view.history[1], view.characters[1])
        errors += [abs(belief.expected_red[kind] - expected[2 * kind + 1]) for kind in range(game.basics)]
    assert sum(errors) / len(errors) < 0.01
