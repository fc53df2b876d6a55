"""A report's tension, depth, luck and matchups equal those recomputed from the same games with an independent loop."""

from __future__ import annotations

import statistics
from collections import Counter
from itertools import pairwise

import pytest

from kwoon.bots import make_greedy
from kwoon.bots.registry import bot_family_of, evaluator_for, level_factory
from kwoon.bots.restricted_players import PICK_PROMPTS
from kwoon.core.dice import Dice
from kwoon.core.events import EventLog
from kwoon.core.game import Game, Outcome, State
from kwoon.lab import seeds
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics.matchups import matchup_table
from kwoon.lab.statistics.skill_and_luck import REPLAYS_PER_DEAL, measure_deal_luck, play_level_duel
from kwoon.lab.statistics.win_probability import measure_tension
from tests.sample_game import SAMPLE_GAME

SEED = "course"


def play_fast_game(game: Game, state: State, dice: Dice, seat_dice: list[Dice], roles: tuple[str, ...] = ()) -> Outcome:
    quick = bot_family_of(game).fast_policy(game)
    state.canonical_only = True
    state._prompts = None
    while prompts := state.prompts():
        for prompt in prompts:
            log_events = [
                move for move in prompt.moves if roles and game.format_move(move).split()[-1] == roles[prompt.seat]
            ]
            picked = log_events[0] if log_events and prompt.kind in PICK_PROMPTS else None
            move = quick.choose_move(state, prompt, seat_dice[prompt.seat]) if picked is None else picked
            state.apply(prompt.seat, move, dice)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def make_seat_dice(game: Game, number: int, more: str = "") -> list[Dice]:
    return [seeds.game_dice(seeds.derive_seed(SEED, f"seat {seat}{more}"), number) for seat in range(game.seats)]


@pytest.mark.parametrize("name", ["fight", "kung-fu-2014"])
def test_tension_statistics_match_direct_computation(name: str) -> None:
    experiment = Experiment(name, 60, SEED)
    game = experiment.load().game
    evaluator, quick = evaluator_for(game), bot_family_of(game).fast_policy(game)
    deficits, decided = [], []
    changes: Counter[int] = Counter()
    halfway = []
    for number in range(experiment.count):
        dice, seat_dice, log = (
            seeds.game_dice(seeds.derive_seed(SEED), number),
            make_seat_dice(game, number),
            EventLog(),
        )
        state = game.deal(dice, log)
        curve: list[list[float]] = []
        turns = 0
        while prompts := state.prompts():
            begun = sum(event.kind == "turn" for event in log.events)
            if begun > turns:
                turns = begun
                curve.append(list(evaluator.win_chances(state)))
            for prompt in prompts:
                state.apply(prompt.seat, quick.choose_move(state, prompt, seat_dice[prompt.seat]), dice)
        outcome = state.outcome()
        assert outcome is not None
        if len(outcome.winners()) > 1:
            continue
        (winner,) = outcome.winners()
        deficits.append(statistics.mean(max(now) - now[winner] for now in curve))
        certain = [now[winner] > 0.9 for now in curve]
        decided.append(next(at for at in range(len(certain) + 1) if all(certain[at:])) / len(certain))
        changes[sum(a.index(max(a)) != b.index(max(b)) for a, b in pairwise(curve))] += 1
        halfway.append(curve[len(curve) // 2][winner])
    found = measure_tension(experiment, InProcessPool())
    assert found is not None
    assert found.games == len(deficits)
    assert found.mean_deficit.value == pytest.approx(100 * statistics.mean(deficits), abs=0.001)
    assert found.decided_percent.value == pytest.approx(100 * statistics.mean(decided), abs=0.001)
    assert {int(times): share for times, share in found.favorite_changes} == pytest.approx(
        {times: 100 * games / len(deficits) for times, games in changes.items()}, abs=0.01
    )
    middle = next(line for line in found.quartiles if line[0] == 50.0)
    assert middle[2] == pytest.approx(100 * sorted(halfway)[len(halfway) // 2], abs=0.06)


def test_level_duel_matches_direct_computation() -> None:
    experiment = Experiment(SAMPLE_GAME, 20, SEED, bots=("greedy", "random"), paired_deals=True)
    game = Experiment(SAMPLE_GAME, 1, SEED).load().game
    shares = []
    for number in range(experiment.count):
        won = 0.0
        for is_first in range(2):
            dice = seeds.game_dice(seeds.derive_seed(SEED), number)
            seat_dice = [
                seeds.game_dice(seeds.derive_seed(SEED, f"side {is_first} seat {seat}"), number) for seat in range(2)
            ]
            players = [
                (make_greedy if seat == is_first else level_factory("random"))(game, seat_dice[seat])
                for seat in range(2)
            ]
            state = game.deal(dice)
            while prompts := state.prompts():
                for prompt in prompts:
                    state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
            outcome = state.outcome()
            assert outcome is not None
            won += (is_first in outcome.winners()) / len(outcome.winners()) / 2
        shares.append(won)
    found = play_level_duel(experiment, InProcessPool())
    assert found.win_rate.value == pytest.approx(100 * statistics.mean(shares), abs=0.001)
    reach = 196 * statistics.stdev(shares) / len(shares) ** 0.5
    assert found.win_rate.low == pytest.approx(max(0.0, found.win_rate.value - reach), abs=0.01)


def test_deal_luck_matches_direct_computation() -> None:
    experiment = Experiment(SAMPLE_GAME, 80, SEED)
    game = experiment.load().game
    deals = []
    for number in range(experiment.count):
        deal = []
        for time in range(REPLAYS_PER_DEAL):
            state = game.deal(seeds.game_dice(seeds.derive_seed(SEED), number))
            later = seeds.game_dice(seeds.derive_seed(SEED, f"after the deal, time {time}"), number)
            outcome = play_fast_game(game, state, later, make_seat_dice(game, number, f", time {time}"))
            deal.append((0 in outcome.winners()) / len(outcome.winners()))
        deals.append(deal)
    # This is the ANOVA estimate of the intraclass correlation of games with the same deal.
    flat = [each for deal in deals for each in deal]
    total = sum((each - statistics.mean(flat)) ** 2 for each in flat)
    inside = sum((each - statistics.mean(deal)) ** 2 for deal in deals for each in deal)
    within = inside / (len(deals) * (REPLAYS_PER_DEAL - 1))
    between = (total - inside) / (len(deals) - 1)
    found = measure_deal_luck(experiment, InProcessPool())
    assert found is not None
    assert found.value == pytest.approx(
        100 * (between - within) / (between + (REPLAYS_PER_DEAL - 1) * within), abs=0.001
    )


def test_matchup_table_matches_direct_computation() -> None:
    experiment = Experiment("dragon-punch", 4, SEED)
    loaded = experiment.load()
    game = loaded.game
    run = ResumableRun(experiment)
    play_up_to([run], experiment.count, InProcessPool())
    table = matchup_table(run.aggregates, loaded, "quick")
    roles = [role.id for role in table.roles]
    assert len(roles) == 5
    for at, one in enumerate(roles):
        for to, other in enumerate(roles):
            if one == other:
                assert table.cells[at][to] is None
                continue
            won = 0.0
            for pair in ((one, other), (other, one)):
                for number in range(experiment.count):
                    dice = seeds.game_dice(seeds.derive_seed(SEED), number)
                    outcome = play_fast_game(game, game.deal(dice), dice, make_seat_dice(game, number), pair)
                    won += (pair.index(one) in outcome.winners()) / len(outcome.winners())
            cell = table.cells[at][to]
            assert cell is not None and cell.value == pytest.approx(100 * won / (2 * experiment.count), abs=0.001)
    # On average, no pick beats this mixture; shares are rounded to 0.1.
    assert sum(table.mixture) == pytest.approx(100, abs=0.3)
    for to in range(len(roles)):
        column = [table.cells[at][to] for at in range(len(roles))]
        gains = [0.0 if cell is None else cell.value - 50 for cell in column]
        assert sum(share * gain for share, gain in zip(table.mixture, gains, strict=True)) / 100 > -0.3
