"""What a report says first, of reports whose figures are known."""

from __future__ import annotations

from kwoon import shelf
from kwoon.lab.figures.findings import Meeting, Named, Number, RunFound
from kwoon.lab.figures.matchups import roles_of
from kwoon.lab.report.sentences import sentences
from kwoon.lab.report.shape import MatchUps, Report, Role
from kwoon.lab.report.text import text

ROLES = [Role("reed", "Old Reed"), Role("otto", "Brassbound Otto"), Role("vale", "Linnet Vale")]


def table(bot: str, reed: float, mixture: list[float]) -> MatchUps:
    """Reed wins so many of 100 against Otto; all others are even."""
    even = Number(50.0, 48.0, 52.0)
    wins, loses = Number(reed, reed - 2.0, reed + 2.0), Number(100.0 - reed, 98.0 - reed, 102.0 - reed)
    return MatchUps(bot, 1000, ROLES, [[None, wins, even], [loses, None, even], [even, even, None]], mixture)


def report_of(*tables: MatchUps, luck: Number | None = None) -> Report:
    report = Report("0", "dragon-punch", "Dragon Punch", "kwoon lab report", 2, {}, "x", "0", [])
    report.runs = [RunFound(each.bot, 1000) for each in tables] or [RunFound("quick", 1000)]
    report.match_ups = list(tables)
    report.luck = luck
    return report


def told(report: Report) -> str:
    return " ".join(each.text for each in sentences(report))


def test_a_match_up_is_told_by_every_bot() -> None:
    report = report_of(table("quick", 63.0, [100.0, 0.0, 0.0]), table("master", 51.0, [40.0, 30.0, 30.0]))
    assert "Old Reed wins 63.0 (61.0 to 65.0) between quick bots, 51.0 (49.0 to 53.0) between master bots" in told(
        report
    )


def test_who_is_picked_by_reason_is_told_the_short_way() -> None:
    alone = told(report_of(table("quick", 63.0, [100.0, 0.0, 0.0])))
    assert "everybody would pick Old Reed" in alone and "nobody would pick" not in alone
    assert "nobody would pick Linnet Vale:" in told(report_of(table("quick", 51.0, [60.0, 40.0, 0.0])))
    assert "would pick" not in told(report_of(table("quick", 51.0, [40.0, 40.0, 20.0])))


def test_luck_that_may_be_none_is_told_by_its_most() -> None:
    assert "at most 2.7 of 100" in told(report_of(luck=Number(0.9, -0.9, 2.7)))
    assert "the deal decides 12.0 (9.0 to 15.0) of 100" in told(report_of(luck=Number(12.0, 9.0, 15.0)))
    assert "Luck of the deal: 12.0 ± 3.0 of 100" in text(report_of(luck=Number(12.0, 9.0, 15.0)))


def test_seats_that_always_play_one_role_are_told_once() -> None:
    report = report_of()
    wins, loses = Number(61.6, 60.6, 62.6), Number(38.4, 37.4, 39.4)
    run = report.runs[0]
    run.seats = [Named("1", "Seat 1", loses), Named("2", "Seat 2", wins)]
    run.roles = [Named("cats", "Cats", wins), Named("dogs", "Dogs", loses)]
    run.meetings = [Meeting("cats", "dogs", wins), Meeting("dogs", "cats", loses)]
    assert "Whoever plays Cats wins 61.6 (60.6 to 62.6) between quick bots, of 100; even would be 50." in told(report)
    assert "Cats" in text(report) and "Seat 1" not in text(report) and "Match-ups" not in text(report)
    run.roles = [Named("cats", "Cats", Number(60.0)), Named("dogs", "Dogs", Number(40.0))]
    assert "Seat 1" in text(report)


def test_bots_that_do_not_treat_seats_alike_are_told_of() -> None:
    report = report_of()
    run = report.runs[0]
    run.order = [Named("1", "First to play", Number(50.0, 49.5, 50.5)), Named("2", "Second to play", Number(50.0))]
    run.seats = [Named("1", "Seat 1", Number(46.0, 45.0, 47.0)), Named("2", "Seat 2", Number(54.0, 53.0, 55.0))]
    assert "Seat 1 wins 46.0 (45.0 to 47.0) between quick bots, of 100, though all seats are alike" in told(report)
    run.seats = [Named("1", "Seat 1", Number(49.0, 48.0, 49.9)), Named("2", "Seat 2", Number(51.0, 50.1, 52.0))]
    assert "Seat 1" not in told(report)


def test_who_looks_no_further_than_a_turn_is_not_asked_alone() -> None:
    assert "by --bots quick student" in told(report_of())
    report = report_of()
    report.runs.append(RunFound("student", 100))
    assert "Only" not in told(report)


def test_a_pick_that_is_only_half_of_a_team_makes_no_table_of_match_ups() -> None:
    assert len(roles_of(shelf.open_box("dragon-punch"))) == 5
    assert roles_of(shelf.open_box("dragon-punch", 2, {"mode": "tag-team"})) == []
    assert roles_of(shelf.open_box("fight")) == []
