"""Two packs on the same deals: differences, their intervals, and when to stop."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from kwoon import shelf
from kwoon.lab.figures.figure import Estimate, ratio
from kwoon.lab.packs.draft import Draft
from kwoon.lab.paired.compare import Way, compare
from kwoon.lab.paired.differences import differences, student
from kwoon.lab.paired.looks import looks, reaches
from kwoon.lab.paired.played import Played, play_on
from kwoon.lab.paired.telling import as_values, sentences
from kwoon.lab.playing.series import Series
from kwoon.lab.playing.workers import Alone
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked
from kwoon.tallies.sums import GROUPS


def quietly(line: str) -> None:
    """Nobody waits."""


def test_a_pack_does_not_differ_from_itself() -> None:
    runs = [Played(Series("fight", 0, "same", bots=("random",))) for _ in range(2)]
    play_on(runs, 300, Alone())
    found = differences(runs[0].found(), runs[1].found(), runs[0].opened)
    assert len(found) > 100
    assert {each.figure.value for each in found} == {0.0}
    assert not any(each.stands for each in found)


def test_games_that_are_gone_on_with_are_the_games_played_at_once() -> None:
    series = Series("fight", 0, "on", bots=("random",))
    one, other = Played(series), Played(series)
    play_on([one], 130, Alone())
    play_on([one], 300, Alone())
    play_on([other], 300, Alone())
    assert {key: each.estimate for key, each in one.found().items()} == {
        key: each.estimate for key, each in other.found().items()
    }


def simulated(luck: random.Random, games: int, effect: float) -> Estimate:
    """The difference of two shares on shared deals: most games end alike."""
    one, other, count = ([0.0] * GROUPS for _ in range(3))
    for number in range(games):
        deal = luck.random()
        group = number % GROUPS
        count[group] += 1.0
        one[group] += deal < 0.5 + effect if luck.random() < 0.8 else luck.random() < 0.5 + effect
        other[group] += deal < 0.5 if luck.random() < 0.8 else luck.random() < 0.5
    above, below = ratio(one, count), ratio(other, count)
    assert above is not None and below is not None
    return above.minus(below)


def test_95_of_100_intervals_hold_the_true_difference() -> None:
    luck = random.Random("coverage")
    runs, held, widths, alone = 300, 0, 0.0, 0.0
    for _ in range(runs):
        figure = simulated(luck, 400, 0.04).figure()
        held += figure.low <= 0.04 <= figure.high
        widths += figure.error
        alone += (2 * 0.25 / 400) ** 0.5
    # 285 are expected, give or take 8 at two standard errors.
    assert 272 <= held <= 297
    assert widths < 0.8 * alone, "The same deals make a difference surer."


def test_looks_are_doublings_and_spend_one_chance_in_twenty() -> None:
    counts = looks(1.0, 1000)
    assert counts[0] == 1000 and all(later == 2 * earlier for earlier, later in pairwise(counts))
    bounds = reaches(tuple(counts))
    assert bounds == tuple(sorted(bounds, reverse=True)), "Early looks have wide intervals."
    assert 1.96 < bounds[-1] < 2.1
    assert reaches((1000,))[0] == pytest.approx(1.96, abs=0.01)
    with pytest.raises(PlanError, match="more than 0"):
        looks(0.0, 1000)


def test_whoever_looks_often_is_not_wrong_more_often() -> None:
    luck = random.Random("peeking")
    counts = (1, 2, 4, 8, 16)
    bounds = reaches(counts)
    wrong = plain = 0
    runs = 4000
    for _ in range(runs):
        value, at, out, usual = 0.0, 0, False, False
        for count, bound in zip(counts, bounds, strict=True):
            while at < count:
                value += luck.gauss(0.0, 1.0)
                at += 1
            out = out or abs(value) / at**0.5 > bound
            usual = usual or abs(value) / at**0.5 > 1.96
        wrong += out
        plain += usual
    assert 0.035 < wrong / runs < 0.065
    assert plain / runs > 0.1, "Without sharing the error peeking lies."


def test_students_distribution_reaches_further() -> None:
    assert student(1.96, 49) == pytest.approx(2.0096, abs=0.001)


def test_until_stops_within_its_bounds() -> None:
    pack = Draft("fight").settle({"points_to_win_round": 14})
    asked = Asked("fight", 1, ("random",), "until", pack=pack)
    found = compare(asked, shelf.pack_text("fight"), Way(6.0, Alone(), quietly))[0]
    main = found.main[0].number
    assert found.enough and main.low is not None and main.high is not None
    assert (main.high - main.low) / 2.0 <= 6.0
    assert found.games in looks(6.0, 1000)
    assert found.main[0].name == "Share of whoever begins"
    assert sentences([found])[0].startswith("Share of whoever begins: ")


def test_a_planted_change_is_found_and_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.lab.paired.compare.MIN_CLAIM_GAMES", 600)
    pack = Draft("fight").settle({"points_to_win_round": 25})
    asked = Asked("fight", 600, ("random",), "planted", pack=pack)
    found = compare(asked, shelf.pack_text("fight"), Way(None, Alone(), quietly))[0]
    assert found.games == 600 and found.looks == 1
    turns = next(each for each in found.all if each.kind.id == "turns")
    assert turns.stands and turns.figure.low > 0.0
    again = compare(replace(asked), shelf.pack_text("fight"), Way(None, Alone(), quietly))[0]
    assert again == found


def test_comparison_below_2000_games_claims_nothing_and_says_how_many_are_needed() -> None:
    pack = Draft("fight").settle({"points_to_win_round": 25})
    asked = Asked("fight", 600, ("random",), "planted", pack=pack)
    found = compare(asked, shelf.pack_text("fight"), Way(None, Alone(), quietly))[0]
    assert not any(each.stands for each in found.all)
    assert as_values([found])[0]["claims"] is False
    first, *others = sentences([found])
    assert first.startswith("Share of whoever begins: ")
    assert others == ["Too few games for a claim: at least 2,000 of each pack are needed."]
