"""Seat names and verbs in sentences, as read by a player or a spectator."""

from __future__ import annotations

from kwoon.core.game_text import Audience


def test_audience_calls_own_seat_you() -> None:
    ann, spectator = Audience(["Ann", "Bo"], 0), Audience(["Ann", "Bo"], -1)
    assert (ann.seat_name(0), ann.seat_name(1), spectator.seat_name(0)) == ("you", "Bo", "Ann")
    assert (ann.subject_verb(0, "draw"), ann.subject_verb(1, "draw"), spectator.subject_verb(1, "draw")) == (
        "You draw",
        "Bo draws",
        "Bo draws",
    )
    assert (ann.subject_verb(1, "pass", "passes"), ann.subject_verb(0, "pass", "passes")) == ("Bo passes", "You pass")
    assert (ann.possessive(0), ann.possessive(1)) == ("your", "Bo's")
