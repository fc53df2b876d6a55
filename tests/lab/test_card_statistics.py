"""Card statistics in all five games equal those derived from the events of the same games."""

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
from tests.lab.direct_counts import Part, name, part_share, parts, play

GAMES = 60
SEATS = {"kung-fu-2014": 3, "kung-fu-2019": 4}
PARTS = {"fight": ("round-by-points", "round-by-breaker"), "dragon-punch": ("round-won",)}
"""For games with rounds, the events that win a round."""
SOON = 3
HIT = "hit-alone hit-initiative hit-time hit-same-time hit-uninterruptible"
INTERRUPTED = "interrupted-initiative interrupted-time interrupted-projectile"
OWN = {
    "fight": {"taken": "take", "won": "win", "breaker": "breaker"},
    "dragon-punch": {},
    "kung-fur-fight": {"brought": "team add", "gained": "gain"},
    "kung-fu-2014": {
        "attacked": "attack attack-spirit",
        "blocked": "block block-spirit",
        "paid": "pay",
        "discarded": "discard exchange random",
        "returned": "return",
        "left": "out",
    },
    "kung-fu-2019": {
        "struck": "base strike base-split strike-split smash",
        "added": "enhance join hurl split join-split",
        "blocked": "block block-for snap",
        "entered": "weapon stance attach",
        "restored": "restore",
        "special": "special face pass-on",
        "discarded": "discard",
        "given": "drop replace gone lose lapse",
        "taken": "take",
        "left": "out",
    },
}
"""Columns that count all cards in these events, for the event's seat."""
FIRST = {
    "dragon-punch": {"hit": HIT, "blocked": "blocked", "evaded": "evaded", "interrupted": INTERRUPTED},
    "kung-fur-fight": {"led": "team"},
}
"""Columns that count only the first card in these events."""
HAD = {
    "fight": "dealt drawn taken",
    "dragon-punch": "played",
    "kung-fur-fight": "brought gained",
    "kung-fu-2014": "dealt drawn",
    "kung-fu-2019": "dealt drawn taken",
}
PLAYED = {
    "fight": "played",
    "dragon-punch": "played",
    "kung-fur-fight": "brought gained",
    "kung-fu-2014": "attacked blocked",
    "kung-fu-2019": "struck added blocked entered restored special",
}
Cells = dict[tuple[int, int], Counter[str]]


class EventReader:
    """Reads one part of a game event by event and counts cards."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.cells: Cells = defaultdict(Counter)
        self.turns = [0] * seats
        self.begun = False
        self.shown: list[int] = []
        self.attacker = -1
        self.lying: list[int] = []
        self.leaders: dict[tuple[int, int], int] = {}

    def read(self, event: Event) -> None:
        kind, seat, cards = event.kind, event.seat, event.cards
        if kind == ("round" if self.game == "kung-fur-fight" else "turn"):
            self.begun = True
            for each in range(len(self.turns)) if seat < 0 else [seat]:
                self.turns[each] += 1
        if kind == "draw" and self.game not in ("dragon-punch", "kung-fur-fight"):
            self.count(seat, cards, "drawn" if self.begun else "dealt")
            self.count_early(seat, cards)
        for column, kinds in OWN[self.game].items():
            if kind in kinds.split():
                self.count(seat, cards, column)
                if column in HAD[self.game].split():
                    self.count_early(seat, cards)
        for column, kinds in FIRST.get(self.game, {}).items():
            if kind in kinds.split():
                self.count(seat, cards[:1], column)
        getattr(self, self.game.replace("-", "_"))(kind, seat, cards, event.number)

    def count(self, seat: int, cards: list[int], column: str, times: int = 1) -> None:
        for card in cards:
            self.cells[seat, card][column] += times

    def count_early(self, seat: int, cards: list[int]) -> None:
        if self.turns[seat] <= SOON:
            self.count(seat, cards, "early")

    def fight(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind == "reveal":
            for each in range(2):
                self.count(each, [cards[each]], "played")

    def dragon_punch(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind == "reveal":
            self.shown = cards
            for each in range(2):
                self.count(each, [cards[each]], "played")
        elif kind in f"blocked evaded {INTERRUPTED}".split():
            self.count(1 - seat, [cards[1]], "stopped")
        elif kind == "damage" and self.shown:
            self.count(1 - seat, [self.shown[1 - seat]], "damage", number)
            self.count(seat, [self.shown[seat]], "suffered", number)
        elif kind == "initiative":
            self.count(seat, [self.shown[seat]], "initiative")

    def kung_fur_fight(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind == "round":
            self.leaders = {}
        elif kind == "team":
            self.leaders[seat, number] = cards[0]
        elif kind == "win":
            for each, column in ((seat, "won"), (1 - seat, "lost")):
                if (each, number) in self.leaders:
                    self.count(each, [self.leaders[each, number]], column)
        elif kind == "gain-vp":
            self.count(seat, cards[:1], "vp", number)
        elif kind in ("gain-sp", "lose-sp"):
            self.count(seat if kind == "gain-sp" else 1 - seat, cards[:1], "sp", number)

    def kung_fu_2014(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind in ("attack", "attack-spirit"):
            self.attacker, self.lying = seat, cards
        elif kind in ("damage", "spirit") and self.attacker >= 0:
            self.count(self.attacker, self.lying, "chi", number)

    def kung_fu_2019(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        if kind in OWN["kung-fu-2019"]["struck"].split():
            self.attacker = seat
        elif kind == "damage" and self.attacker >= 0:
            self.count(self.attacker, cards, "chi", number)


def experiment_for(game: str) -> Experiment:
    return Experiment(game, GAMES, "every card", SEATS.get(game), ("random",))


def direct_counts(experiment: Experiment) -> list[tuple[Part, EventReader]]:
    seats = int(experiment.load().game.seats)
    read = []
    for part in parts(play(experiment), "round" if experiment.game in PARTS else "", PARTS.get(experiment.game, ())):
        reader = EventReader(experiment.game, seats)
        for event in part.events:
            reader.read(event)
        read.append((part, reader))
    return read


def report_statistics(experiment: Experiment) -> RunStatistics:
    return compute_run_statistics(run_experiment(experiment, InProcessPool()), experiment.load(), "random")


@pytest.mark.parametrize("game", OWN)
def test_card_counters_match_direct_count(game: str) -> None:
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
            shown = any(cells[column] for column in PLAYED[game].split())
            rows[of] += shown or any(cells[column] for column in HAD[game].split())
            played[of] += shown
            won[of] += part_share(part, seat, seats, PARTS.get(game, ())) if shown else 0.0
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


@pytest.mark.parametrize("game", ["fight", "dragon-punch"])
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


@pytest.mark.parametrize("game", ["kung-fu-2014", "kung-fu-2019"])
def test_drawn_value_matches_least_squares(game: str) -> None:
    experiment = Experiment(game, 150, "drawn", SEATS[game], ("random",))
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
