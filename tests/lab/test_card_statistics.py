"""Card statistics in all games equal those derived from the events of the same games."""

from __future__ import annotations

from collections import Counter, defaultdict

import numpy
import pytest

from kwoon.core.events import Event
from kwoon.lab.execution.runner import run_experiment
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics.definitions import DRAWN_VALUE, measure_all_statistics
from kwoon.lab.statistics.run_statistics import RunStatistics, compute_run_statistics
from tests.game_facts import FACTS
from tests.lab.direct_counts import Part, name, part_share, parts, play

GAMES = 60
SOON = 3
Cells = dict[tuple[int, int], Counter[str]]


class EventReader:
    """Reads one part of a game event by event and counts cards."""

    def __init__(self, game: str, seats: int) -> None:
        self.facts = FACTS[game].events
        self.cells: Cells = defaultdict(Counter)
        self.turns = [0] * seats
        self.begun = False
        self.shown: list[int] = []
        self.attacker = -1
        self.lying: list[int] = []
        self.leaders: dict[tuple[int, int], int] = {}

    def read(self, event: Event) -> None:
        kind, seat, cards = event.kind, event.seat, event.cards
        if kind == self.facts.turn:
            self.begun = True
            for each in range(len(self.turns)) if seat < 0 else [seat]:
                self.turns[each] += 1
        if kind == "draw" and self.facts.counts_draws:
            self.count(seat, cards, "drawn" if self.begun else "dealt")
            self.count_early(seat, cards)
        for column, kinds in self.facts.card_columns.items():
            if kind in kinds.split():
                self.count(seat, cards, column)
                if column in self.facts.had.split():
                    self.count_early(seat, cards)
        for column, kinds in self.facts.first_card_columns.items():
            if kind in kinds.split():
                self.count(seat, cards[:1], column)
        self.facts.count(self, kind, seat, cards, event.number)

    def count(self, seat: int, cards: list[int], column: str, times: int = 1) -> None:
        for card in cards:
            self.cells[seat, card][column] += times

    def count_early(self, seat: int, cards: list[int]) -> None:
        if self.turns[seat] <= SOON:
            self.count(seat, cards, "early")


def experiment_for(game: str) -> Experiment:
    return Experiment(game, GAMES, "every card", FACTS[game].lab_seats, ("random",))


def direct_counts(experiment: Experiment) -> list[tuple[Part, EventReader]]:
    seats = int(experiment.load().game.seats)
    read = []
    wins = FACTS[experiment.game].events.wins_round
    for part in parts(play(experiment), "round" if wins else "", wins):
        reader = EventReader(experiment.game, seats)
        for event in part.events:
            reader.read(event)
        read.append((part, reader))
    return read


def report_statistics(experiment: Experiment) -> RunStatistics:
    return compute_run_statistics(run_experiment(experiment, InProcessPool()), experiment.load(), "random")


@pytest.mark.parametrize("game", FACTS)
def test_card_counters_match_direct_count(game: str) -> None:
    facts = FACTS[game].events
    experiment = experiment_for(game)
    loaded = experiment.load()
    seats = int(loaded.game.seats)
    rows: Counter[str] = Counter()
    played: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    use: dict[str, Counter[str]] = defaultdict(Counter)
    for part, reader in direct_counts(experiment):
        for (seat, card), cells in reader.cells.items():
            of = name(loaded, card)
            use[of] += cells
            shown = any(cells[column] for column in facts.played.split())
            rows[of] += shown or any(cells[column] for column in facts.had.split())
            played[of] += shown
            won[of] += part_share(part, seat, seats, facts.wins_round) if shown else 0.0
    cards = {each.id: each for each in report_statistics(experiment).cards}
    assert set(cards) == {of for of, times in rows.items() if times} and len(cards) > 10
    for of, seen in cards.items():
        assert seen.games == rows[of]
        assert {column for column in use[of] if use[of][column]} == {
            c for c, times in seen.counter_means.items() if times
        }
        for column, times in seen.counter_means.items():
            assert times == pytest.approx(use[of][column] / rows[of], abs=0.00051), (of, column)
        assert seen.play_rate is not None and seen.play_rate.value == pytest.approx(
            100 * played[of] / rows[of], abs=0.00051
        )
        if played[of]:
            assert seen.win_rate_when_played is not None and seen.win_rate_when_played.value == pytest.approx(
                100 * won[of] / played[of], abs=0.00051
            )


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.events.wins_round])
def test_rounds_and_turn_histogram_match_direct_count(game: str) -> None:
    experiment = experiment_for(game)
    run_found = report_statistics(experiment)
    games = play(experiment)
    rounds = sum(1 for each in games for event in each.events if event.kind == "round")
    assert run_found.length["rounds"].value == pytest.approx(rounds / GAMES, abs=0.00051)
    lengths = Counter(sum(1 for event in each.events if event.kind == "turn") for each in games)
    assert {int(turns): share for turns, share in run_found.turn_histogram} == pytest.approx(
        {turns: 100 * times / GAMES for turns, times in lengths.items()}, abs=0.00051
    )


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.events.has_turn_order])
def test_drawn_value_matches_least_squares(game: str) -> None:
    experiment = Experiment(game, 150, "drawn", FACTS[game].lab_seats, ("random",))
    loaded = experiment.load()
    seats, kinds = int(loaded.game.seats), len(loaded.faces)
    rows: list[list[float]] = []
    answers: list[float] = []
    totals = numpy.zeros(kinds)
    for part, reader in direct_counts(experiment):
        first = next(event.seat for event in part.events if event.kind == "turn")
        for (_, card), cells in reader.cells.items():
            totals[card] += cells["dealt"]
        still_in = [seat for seat in range(seats) if reader.turns[seat] >= SOON]
        if len(still_in) < 2:
            continue
        table = numpy.zeros((seats, kinds + 2 * (seats - 1)))
        for (seat, card), cells in reader.cells.items():
            table[seat, card] = cells["early"]
        for seat in range(seats):
            order = (seat - first) % seats
            if seat:
                table[seat, kinds + seat - 1] = 1
            if order:
                table[seat, kinds + seats - 1 + order - 1] = 1
        kept = table[still_in]
        shares = numpy.array([part.game.share(seat) for seat in still_in])
        rows += (kept - kept.mean(axis=0)).tolist()
        answers += (shares - shares.mean()).tolist()
    by_least_squares, *_ = numpy.linalg.lstsq(numpy.array(rows), numpy.array(answers), rcond=None)
    average = float(totals @ by_least_squares[:kinds] / totals.sum())
    values = {
        each.subject: each.estimate.value
        for each in measure_all_statistics(run_experiment(experiment, InProcessPool()), loaded)
        if each.statistic is DRAWN_VALUE
    }
    points = 100 * (seats - 1) / seats
    expected = {
        name(loaded, card): points * (by_least_squares[card] - average) for card in range(kinds) if totals[card]
    }
    assert values == pytest.approx(expected, abs=0.05)
