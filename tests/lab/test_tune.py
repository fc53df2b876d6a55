"""Tuning: back from a spoilt pack, and away from what should be left alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kwoon import shelf
from kwoon.core.packs import PackError
from kwoon.lab.figures.figure import Estimate
from kwoon.lab.packs.draft import Draft
from kwoon.lab.playing.workers import Alone
from kwoon.lab.problem import PlanError
from kwoon.lab.tune.aims import Opinion, missed, opinion
from kwoon.lab.tune.bench import Bench
from kwoon.lab.tune.plan import Plan, plan_of
from kwoon.lab.tune.proposals import proposals
from kwoon.lab.tune.race import race
from kwoon.lab.tune.telling import sentences
from kwoon.lab.tune.tune import tune, verdict

HERE = Path()


def quietly(line: str) -> None:
    """Nobody waits."""


def ours(text: str) -> str:
    """FIGHT as if all its numbers were lost and designed by us."""
    return re.sub(r'"(printed|inferred)"', '"designed"', text)


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A round is to be won with far too many points."""
    draft = Draft("fight", ours(shelf.pack_text("fight")))
    (tmp_path / "spoilt.toml").write_text(draft.settle({"points_to_win_round": 24}), encoding="utf-8")
    return tmp_path


ROUNDS = """
game = "fight"
pack = "spoilt.toml"
bots = ["random"]
games = 6000
races = 1
price = 0.01
number = [{ at = "points_to_win_round", from = 6, to = 24 }]
aim = [{ what = "turns", between = [14, 18] }]
"""


def benched(text: str, folder: Path, kept: Path | None = None) -> Bench:
    plan, draft = plan_of(text, "aims", "tuning", folder)
    return Bench(plan, draft, Alone(), quietly, kept)


def test_a_spoilt_pack_finds_its_way_back(spoilt: Path) -> None:
    bench = benched(ROUNDS, spoilt)
    tuned = tune(bench)
    assert not tuned.leave, tuned.why
    assert [change.at for change in tuned.changes] == ["points_to_win_round"]
    assert tuned.opinions[0].better and tuned.opinions[0].after < 0.5 < tuned.opinions[0].before
    assert tuned.proposal is not None
    changed = bench.text(tuned.proposal)
    assert sum(a != b for a, b in zip(changed.split("\n"), bench.draft.text.split("\n"), strict=True)) == 1
    assert sentences(tuned)[0].startswith("Change points_to_win_round 24 -> ")


def test_a_state_is_gone_on_with_and_ends_the_same(spoilt: Path) -> None:
    state = spoilt / "state.json"
    first = benched(ROUNDS, spoilt, state)
    one = tune(first)
    again = benched(ROUNDS, spoilt, state)
    other = tune(again)
    assert again.games == 0 < first.games
    assert (one.proposal, one.opinions) == (other.proposal, other.opinions)
    with pytest.raises(PlanError, match="state of another tune"):
        benched(ROUNDS.replace("0.01", "0.02"), spoilt, state)
    state.write_text("{}", encoding="utf-8")
    with pytest.raises(PlanError, match="no state of a tune"):
        benched(ROUNDS, spoilt, state)


def test_what_is_within_its_aims_is_left_alone(spoilt: Path) -> None:
    tuned = tune(benched(ROUNDS.replace("[14, 18]", "[5, 50]"), spoilt))
    assert tuned.leave and tuned.proposal is None
    assert sentences(tuned)[0].startswith("Leave it.")


def test_settings_that_play_alike_are_found_at_the_first_step(spoilt: Path) -> None:
    text = ROUNDS.replace('at = "points_to_win_round", from = 6, to = 24', 'at = "card.D6.value", from = 4, to = 9')
    bench = benched(text, spoilt)
    raced = race(bench, [(value,) for value in range(4, 10)], 600)
    # Only attacks are compared by their values, and D6 is a Parry.
    assert (raced.started, raced.alike, raced.best) == (6, 5, [])


def test_with_many_numbers_settings_are_proposed_and_then_run_a_race(spoilt: Path) -> None:
    cards = [f"{suit}{value}" for suit in "SC" for value in range(1, 6)]
    knobs = ", ".join(f'{{ at = "card.{card}.points", from = 0, to = 9 }}' for card in cards)
    text = ROUNDS.replace('{ at = "points_to_win_round", from = 6, to = 24 }', knobs).replace("6000", "3000")
    bench = benched(text, spoilt)
    settings = proposals(bench, bench.present, 1500)
    assert settings[0] == bench.present and len(settings) == len(set(settings)) > 10
    assert all(bench.allowed(setting) for setting in settings)
    assert proposals(benched(text, spoilt), bench.present, 1500) == settings
    tuned = tune(benched(text, spoilt))
    # Worth more points, cards end rounds sooner.
    assert not tuned.leave, tuned.why
    assert sum(change.after - change.before for change in tuned.changes) > 0


def test_numbers_must_stay_above_and_below_what_is_printed() -> None:
    text = """
game = "dragon-punch"
aim = [{ what = "match-up", of = "cinderglass", between = [45, 55] }]
[[number]]
at = "character.cinderglass.move.meteor-storm.high.attack.time"
above = "basic.fireball.white.high.attack.time"
to = 9
"""
    bench = benched(text, HERE)
    assert [value for value in range(2, 10) if bench.allowed((value,))] == [4, 5, 6, 7, 8, 9]
    assert len(bench.refused) == 2
    assert len(bench.plan.pairs) == 8, "Only games of the one whom the aim is about."


def estimate(value: float, spread: float = 0.0) -> Estimate:
    return Estimate(value, {group: value + spread * (-1) ** group for group in range(50)}, 1000.0)


def aims_of(text: str) -> Plan:
    return plan_of(f'game = "dragon-punch"\n{text}', "aims", "x", HERE)[0]


AIM = """
number = [{ at = "character.reed.move.twin-herons.low.attack.strength", from = 0, to = 3 }]
aim = [{ what = "match-up", of = "reed", between = [45, 55] }]
"""


def test_an_aim_is_missed_by_the_distance_less_the_noise() -> None:
    aims = aims_of(AIM).aims
    key, other = ("match-up", "reed / otto"), ("match-up", "otto / reed")
    assert missed(aims, {key: estimate(58.0)}) == pytest.approx(9.0)
    assert missed(aims, {key: estimate(50.0), other: estimate(10.0)}) == 0.0
    noisy = estimate(58.0, 0.3)
    assert missed(aims, {key: noisy}) == pytest.approx(9.0 - noisy.figure().error ** 2)


def test_a_proposal_needs_all_bots_to_find_it_no_worse_and_one_to_find_it_better() -> None:
    aims = aims_of(AIM).aims
    key = ("match-up", "reed / otto")

    def of(bot: str, before: float, after: float, spread: float = 0.0) -> Opinion:
        return opinion(bot, 100, aims, {key: estimate(before)}, {key: estimate(after, spread)})

    assert verdict([of("quick", 63.0, 52.0), of("master", 51.0, 47.0)]) == ""
    assert "Between master bots" in verdict([of("quick", 63.0, 52.0), of("master", 51.0, 42.0)])
    assert "No bot finds" in verdict([of("quick", 51.0, 50.0), of("master", 51.0, 49.0)])
    assert "No bot finds" in verdict([of("quick", 58.0, 57.5, 3.0)])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[45, 55]", "[55, 45]", "'between' should be two numbers that the statistic can have"),
        ("[45, 55]", "[45]", "'between' should be two numbers"),
        ('"match-up"', '"fun"', "'what' is 'fun', but should be one of: seat, order"),
        ('"match-up"', '"worth"', "'what' is 'worth', which this game does not have"),
        ('"reed"', '"weed"', "'of' is 'weed', but should be one of:"),
        ("to = 3", "to = 30", "'to' is 30, but should be from 0 to 20"),
        ("from = 0", "from = 3", "'from' and 'to' leave out what the number is now, 2"),
        ("strength", "strenth", "no number at 'character.reed.move.twin-herons.low.attack.strenth'"),
        (", from", ', above = "x", from', "'above' is 'x', but the pack has no number there"),
        (", from", ", fro = 1, from", "'fro' is not known here"),
        ("number", 'bots = ["slow"]\nnumber', "no bot called 'slow'"),
        ("number", "price = -1\nnumber", "'price' should be a number from 0 to 100"),
        ("number", "prize = 1\nnumber", "'prize' is not known here"),
        ("aim =", "aims =", "'aim' is missing"),
    ],
)
def test_what_cannot_be_tuned_is_refused_with_the_place(old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        aims_of(AIM.replace(old, new, 1))


def test_a_number_that_is_known_is_not_tuned() -> None:
    text = AIM.replace(
        "character.reed.move.twin-herons.low.attack.strength", "basic.high-kick.white.high.attack.strength"
    )
    with pytest.raises(PackError, match="is printed, not designed: it is known, so it is not ours to tune"):
        aims_of(text)
    with pytest.raises(PackError, match="follows from other numbers"):
        aims_of(AIM.replace("character.reed.move.twin-herons.low.attack.strength", "hand_size"))
