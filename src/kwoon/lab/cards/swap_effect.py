"""Swap effect: the same deal with and without the card swapped into a hand.

One draw in the deal is rigged so that the card changes places with the card that would have been drawn. Both games
continue with the same dice and the same bots. The effect is the difference in the win share of the seat that got the
card. A deal is left out if no hand gained the card through the swap (the hand already had it, or the draw was not for a
hand), or if another hand would have drawn the card later, since then two hands would differ. Whether a deal is left out
depends only on the deal, so leaving it out introduces no bias.
"""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import CardSwapDice
from kwoon.lab import seeds
from kwoon.lab.execution.runner import GameRunner
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics.estimate import JackknifeEstimate, ratio_estimate
from kwoon.stats.aggregates import NUM_GROUPS
from kwoon.stats.collector import StatsCollector
from kwoon.stats.counter import DEALT_COLUMN
from kwoon.stats.registry import collector_for
from kwoon.stats.study_rows import CARD_COLUMNS, FULL_WIN, StudyRows

NO_SWAP = -1


def swap_effect(experiment: Experiment, card: int, pool: WorkerPool) -> JackknifeEstimate | None:
    """Return the effect in points of win rate, or None if no hand gained the card in any deal."""
    pieces = ((experiment, card, first, count) for first, count in experiment.batches())
    more, pairs = [0.0] * NUM_GROUPS, [0.0] * NUM_GROUPS
    for found in pool.map_ordered(play_swaps, pieces):
        for number, gained in found:
            more[number % NUM_GROUPS] += gained
            pairs[number % NUM_GROUPS] += 1.0
    estimate = ratio_estimate(more, pairs)
    return None if estimate is None else estimate.scaled(100.0)


def play_swaps(experiment: Experiment, card: int, first: int, count: int) -> list[tuple[int, float]]:
    """Return the number of each game in which a hand gained the card, and the change in that hand's win share."""
    loaded = experiment.load_cached()
    runner = GameRunner(experiment, loaded)
    root_seed = seeds.derive_seed(experiment.seed, "gift")
    found: list[tuple[int, float]] = []
    for number in range(first, first + count):
        without_swap = SwapArm(runner, loaded, number, NO_SWAP, card)
        if without_swap.num_draws == 0:
            continue
        swap_draw = int(seeds.game_dice(root_seed, number).roll(without_swap.num_draws))
        with_swap = SwapArm(runner, loaded, number, swap_draw, card)
        seats = [
            seat for seat in range(loaded.game.seats) if with_swap.copies_dealt[seat] != without_swap.copies_dealt[seat]
        ]
        if len(seats) == 1 and with_swap.copies_dealt[seats[0]] > without_swap.copies_dealt[seats[0]]:
            found.append((number, with_swap.play_and_score(seats[0]) - without_swap.play_and_score(seats[0])))
    return found


class SwapArm:
    """One of the two games: with or without the swap."""

    def __init__(self, runner: GameRunner, loaded: LoadedGame, number: int, swap_draw: int, card: int) -> None:
        self.runner = runner
        self.game_number = number
        self.tally: StatsCollector = collector_for(loaded.game)
        self.dice = CardSwapDice(runner.deal_dice(number), swap_draw, card)
        self.tally.reset_for_game(number)
        self.state = loaded.game.deal(self.dice, self.tally)
        self.num_draws = int(self.dice.drawn)
        kinds, width = int(self.tally.card_kinds), int(self.tally.num_counters)
        self.copies_dealt = [
            int(self.tally.counts[(seat * kinds + card) * width + DEALT_COLUMN]) for seat in range(loaded.game.seats)
        ]

    def play_and_score(self, seat: int) -> float:
        """Play the game to its end and return the seat's win share in the part that was dealt: the game, or its first
        round if every round has its own deal."""
        self.tally.record_game_end(self.state, self.runner.play(self.state, self.dice, self.game_number))
        return _win_share_in_first_part(self.tally.rows, seat)


def _win_share_in_first_part(rows: StudyRows, seat: int) -> float:
    row_size = rows.card_row_size()
    for at in range(len(rows.card_games)):
        part, row_seat, _, share = (int(rows.cards[at * row_size + column]) for column in range(len(CARD_COLUMNS)))
        if part == 0 and row_seat == seat:
            return share / FULL_WIN
    return 0.0
