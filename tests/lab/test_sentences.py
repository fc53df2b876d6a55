"""Summary sentences for reports with known figures."""

from __future__ import annotations

import pytest

from kwoon import registry
from kwoon.lab.report.model import BalanceReport, MatchupTable, ReportRole
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.report.text import report_text
from kwoon.lab.statistics.matchups import pickable_roles
from kwoon.lab.statistics.run_statistics import NamedValue, ReportValue, RoleMatchup, RunStatistics

ROLES = [ReportRole("reed", "Old Reed"), ReportRole("otto", "Brassbound Otto"), ReportRole("vale", "Linnet Vale")]


def matchup_table(bot: str, reed: float, mixture: list[float]) -> MatchupTable:
    """Return a table in which Reed wins `reed` percent against Otto and all other matchups are even."""
    even = ReportValue(50.0, 48.0, 52.0)
    wins, loses = ReportValue(reed, reed - 2.0, reed + 2.0), ReportValue(100.0 - reed, 98.0 - reed, 102.0 - reed)
    return MatchupTable(bot, 1000, ROLES, [[None, wins, even], [loses, None, even], [even, even, None]], mixture)


def report_of(*tables: MatchupTable, deal_luck: ReportValue | None = None) -> BalanceReport:
    report = BalanceReport("0", "dragon-punch", "Dragon Punch", "kwoon lab report", 2, {}, "x", "0", [])
    report.runs = [RunStatistics(each.bot, 1000) for each in tables] or [RunStatistics("quick", 1000)]
    report.matchups = list(tables)
    report.deal_luck = deal_luck
    return report


def summary_text(report: BalanceReport) -> str:
    return " ".join(str(each.text) for each in summary_sentences(report))


def test_matchup_sentence_includes_every_bot() -> None:
    report = report_of(
        matchup_table("quick", 63.0, [100.0, 0.0, 0.0]), matchup_table("master", 51.0, [40.0, 30.0, 30.0])
    )
    assert "Old Reed wins 63.0% (61.0 to 65.0) with quick bots, 51.0% (49.0 to 53.0) with master bots" in summary_text(
        report
    )


def test_equilibrium_sentence_uses_the_shorter_list() -> None:
    alone = summary_text(report_of(matchup_table("quick", 63.0, [100.0, 0.0, 0.0])))
    assert "only Old Reed is picked" in alone and "never picked" not in alone
    assert "Linnet Vale is never picked:" in summary_text(report_of(matchup_table("quick", 51.0, [60.0, 40.0, 0.0])))
    assert "In equilibrium" not in summary_text(report_of(matchup_table("quick", 51.0, [40.0, 40.0, 20.0])))


def test_luck_sentence_with_interval_containing_zero_gives_upper_bound() -> None:
    assert "at most 2.7%" in summary_text(report_of(deal_luck=ReportValue(0.9, -0.9, 2.7)))
    assert "The deal explains 12.0% (9.0 to 15.0)" in summary_text(report_of(deal_luck=ReportValue(12.0, 9.0, 15.0)))
    assert "Luck of the deal: it explains 12.0 ± 3.0%" in report_text(report_of(deal_luck=ReportValue(12.0, 9.0, 15.0)))


def test_seats_with_fixed_roles_are_reported_once() -> None:
    report = report_of()
    wins, loses = ReportValue(61.6, 60.6, 62.6), ReportValue(38.4, 37.4, 39.4)
    run = report.runs[0]
    run.seats = [NamedValue("1", "Seat 1", loses), NamedValue("2", "Seat 2", wins)]
    run.roles = [NamedValue("cats", "Cats", wins), NamedValue("dogs", "Dogs", loses)]
    run.matchups = [RoleMatchup("cats", "dogs", wins), RoleMatchup("dogs", "cats", loses)]
    assert "Win share of Cats: 61.6% (60.6 to 62.6) with quick bots; an even share is 50%." in summary_text(report)
    assert (
        "Cats" in report_text(report) and "Seat 1" not in report_text(report) and "Matchups" not in report_text(report)
    )
    run.roles = [NamedValue("cats", "Cats", ReportValue(60.0)), NamedValue("dogs", "Dogs", ReportValue(40.0))]
    assert "Seat 1" in report_text(report)


def test_seat_bias_of_bots_is_reported() -> None:
    report = report_of()
    run = report.runs[0]
    run.order = [
        NamedValue("1", "First to play", ReportValue(50.0, 49.5, 50.5)),
        NamedValue("2", "Second to play", ReportValue(50.0)),
    ]
    run.seats = [
        NamedValue("1", "Seat 1", ReportValue(46.0, 45.0, 47.0)),
        NamedValue("2", "Seat 2", ReportValue(54.0, 53.0, 55.0)),
    ]
    assert "Seat 1 wins 46.0% (45.0 to 47.0) with quick bots although all seats are equivalent" in summary_text(report)
    run.seats = [
        NamedValue("1", "Seat 1", ReportValue(49.0, 48.0, 49.9)),
        NamedValue("2", "Seat 2", ReportValue(51.0, 50.1, 52.0)),
    ]
    assert "Seat 1" not in summary_text(report)


def test_report_with_only_shallow_bots_has_a_warning() -> None:
    assert "--bots quick student" in summary_text(report_of())
    report = report_of()
    report.runs.append(RunStatistics("student", 100))
    assert "Only" not in summary_text(report)


def test_report_warns_that_bots_play_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "they consider only the current turn" in summary_text(report_of())
    monkeypatch.setattr("kwoon.lab.report.summary.plays_at_random", lambda game, bot: True)
    assert "Only quick bots played, and in this game they play at random." in summary_text(report_of())


def test_no_roles_are_pickable_in_tag_team_mode() -> None:
    assert len(pickable_roles(registry.load_game("dragon-punch"))) == 5
    assert pickable_roles(registry.load_game("dragon-punch", 2, {"mode": "tag-team"})) == []
    assert pickable_roles(registry.load_game("fight")) == []
