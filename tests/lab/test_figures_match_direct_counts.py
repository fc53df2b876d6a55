"""Every figure in a report equals an independent count of the same games."""

from __future__ import annotations

from collections import Counter, defaultdict

import numpy
import pytest

from kwoon.lab.execution.runner import run_experiment
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import measure_all_statistics
from tests.game_facts import FACTS
from tests.lab.direct_counts import Part, copies, count_events, name, part_share, parts, play

GAMES = 120


def experiment_for(game: str) -> Experiment:
    return Experiment(game, GAMES, "by hand", FACTS[game].lab_seats, ("random",))


def played_cards(part: Part, kinds: tuple[str, ...], seats: int) -> set[tuple[int, int]]:
    """Return the seats and their played cards. An event without a seat shows one card of each seat."""
    return {
        pair
        for event in part.events
        if event.kind in kinds
        for pair in (
            [(event.seat, card) for card in event.cards] if event.seat >= 0 else list(enumerate(event.cards[:seats]))
        )
    }


def measure(experiment: Experiment) -> dict[tuple[str, str], float]:
    loaded = experiment.load()
    return {
        (each.statistic.id, each.subject): each.estimate.value
        for each in measure_all_statistics(run_experiment(experiment, InProcessPool()), loaded)
    }


@pytest.mark.parametrize("game", FACTS)
def test_statistics_of_seats_lengths_and_endings_match_direct_count(game: str) -> None:
    experiment = experiment_for(game)
    statistics = measure(experiment)
    games = play(experiment)
    seats = int(experiment.load().game.seats)
    for seat in range(seats):
        won = 100 * sum(played.share(seat) for played in games) / GAMES
        assert statistics["seat", str(seat + 1)] == pytest.approx(won)
    endings = Counter(game.why for game in games)
    assert {of: value for (kind, of), value in statistics.items() if kind == "ending"} == pytest.approx(
        {why: 100 * count / GAMES for why, count in endings.items()}
    )
    assert statistics["decisions", ""] == pytest.approx(sum(game.decisions for game in games) / GAMES)
    turn = FACTS[game].events.turn
    turns = sum(1 for played in games for event in played.events if event.kind == turn)
    assert statistics["turns", ""] == pytest.approx(turns / GAMES)
    draws = sum(1 for game in games if set(game.places) == {1})
    assert statistics["draws", ""] == pytest.approx(100 * draws / GAMES)


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.events.has_turn_order])
def test_turn_order_statistics_match_direct_count(game: str) -> None:
    experiment = experiment_for(game)
    statistics = measure(experiment)
    seats = int(experiment.load().game.seats)
    won = [0.0] * seats
    for played in play(experiment):
        first = next(event.seat for event in played.events if event.kind == "turn")
        for seat in range(seats):
            won[(seat - first) % seats] += played.share(seat)
    assert [statistics["order", str(place + 1)] for place in range(seats)] == pytest.approx(
        [100 * each / GAMES for each in won]
    )


def test_role_and_matchup_statistics_match_direct_count() -> None:
    experiment = Experiment("kung-fur-fight", GAMES, "by hand", None, ("random",), {"dogs": "drawn"})
    statistics = measure(experiment)
    dogs = 0.0
    for game in play(experiment):
        seat = next(event.seat for event in game.events if event.kind == "factions")
        dogs += game.share(seat)
    assert statistics["role", "dogs"] == pytest.approx(100 * dogs / GAMES)
    assert statistics["match-up", "dogs / cats"] == pytest.approx(100 * dogs / GAMES)
    assert statistics["match-up", "cats / dogs"] == pytest.approx(100 - 100 * dogs / GAMES)


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.events.played_kinds])
def test_play_rate_and_win_rate_when_played_match_direct_count(game: str) -> None:
    experiment = experiment_for(game)
    statistics = measure(experiment)
    loaded = experiment.load()
    seats = int(loaded.game.seats)
    wins = FACTS[game].events.wins_round
    had: dict[int, int] = defaultdict(int)
    played: dict[int, int] = defaultdict(int)
    won: dict[int, float] = defaultdict(float)
    for part in parts(play(experiment), "round" if wins else "", wins):
        got = set(count_events(part, ("draw", "take")))
        shown = played_cards(part, FACTS[game].events.played_kinds, seats)
        for _, card in got | shown:
            had[card] += 1
        for seat, card in shown:
            played[card] += 1
            won[card] += part_share(part, seat, seats, wins)
    for card, times in had.items():
        assert statistics["played", name(loaded, card)] == pytest.approx(100 * played[card] / times)
        if played[card]:
            expected = 100 * won[card] / played[card]
            assert statistics["played-won", name(loaded, card)] == pytest.approx(expected)


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.events.has_opening_values])
def test_opening_value_matches_least_squares(game: str) -> None:
    experiment = experiment_for(game)
    statistics = measure(experiment)
    loaded = experiment.load()
    seats = int(loaded.game.seats)
    kinds = len(loaded.faces)
    wins = FACTS[game].events.wins_round
    rows: list[list[float]] = []
    answers: list[float] = []
    totals = numpy.zeros(kinds)
    firsts: dict[int, int] = {}
    begins = FACTS[game].events.first
    for part in parts(play(experiment), "round" if wins else "", wins):
        first = firsts.setdefault(part.game.number, next(event.seat for event in part.events if event.kind == begins))
        dealt = copies(part, "draw")
        table = numpy.zeros((seats, kinds + 2 * (seats - 1)))
        for (seat, card), count in dealt.items():
            table[seat, card] = count
            totals[card] += count
        for seat in range(1, seats):
            table[seat, kinds + seat - 1] = 1
        for seat in range(seats):
            order = (seat - first) % seats
            if order:
                table[seat, kinds + seats - 1 + order - 1] = 1
        table -= table.mean(axis=0)
        shares = numpy.array([part_share(part, seat, seats, wins) for seat in range(seats)])
        rows += table.tolist()
        answers += (shares - shares.mean()).tolist()
    matrix = numpy.array(rows)
    # Only differences between cards can be determined, so the average card is the baseline.
    pinned = numpy.concatenate([totals / totals.sum(), numpy.zeros(2 * (seats - 1))])
    matrix = numpy.vstack([matrix, 1000 * pinned])
    found, *_ = numpy.linalg.lstsq(matrix, numpy.array([*answers, 0.0]), rcond=None)
    present = [card for card in range(kinds) if totals[card]]
    worths = [statistics[definitions.OPENING_VALUE.id, name(loaded, card)] for card in present]
    # With too few games, the values of cards that always occur together could not be separated.
    assert numpy.linalg.matrix_rank(matrix) >= len(present)
    # One more copy in a hand raises the hand's surplus over the table's mean by less than one copy.
    points = 100 * (seats - 1) / seats
    assert worths == pytest.approx([points * found[card] for card in present], abs=0.02)
