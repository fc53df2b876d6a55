"""Events: seats that may not see the cards get the same number of hidden ones and everything else."""

from __future__ import annotations

import pytest

from kwoon.core.events import HIDDEN, Event, Log
from kwoon.core.game import SPECTATOR


@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1, 5])
def test_what_everyone_sees_everyone_sees(reader: int) -> None:
    event = Event("reveal", 1, [3, 4], 2)
    assert event.seen_by(reader).as_tuple() == ("reveal", 1, (3, 4), 2)


@pytest.mark.parametrize(
    ("reader", "cards"), [(SPECTATOR, (HIDDEN, HIDDEN)), (0, (HIDDEN, HIDDEN)), (1, (3, 4)), (2, (-1, -1))]
)
def test_what_one_seat_sees_others_only_count(reader: int, cards: tuple[int, ...]) -> None:
    log = Log()
    log.add_private("draw", 1, [3, 4], 17)
    (event,) = log.take()
    assert event.seen_by(reader).as_tuple() == ("draw", 1, cards, 17)


@pytest.mark.parametrize(
    ("reader", "sees"), [(SPECTATOR, False), (0, True), (1, False), (2, True), (3, False), (5, False)]
)
def test_several_seats_may_see(reader: int, sees: bool) -> None:
    event = Event("pass", 0, [9], 0, 0b101)
    assert event.seen_by(reader).cards == ([9] if sees else [HIDDEN])


def test_nobody_may_see() -> None:
    event = Event("shuffle", 0, [9, 8], 0, 0)
    assert all(event.seen_by(reader).cards == [HIDDEN, HIDDEN] for reader in range(SPECTATOR, 6))


def test_a_redacted_event_has_no_way_back() -> None:
    event = Event("draw", 1, [3], 0, 0b10)
    hidden = event.seen_by(0)
    # Redacting a redacted event for another seat must not restore the card.
    assert hidden.seen_by(1).cards == [HIDDEN]
    seen = event.seen_by(1)
    seen.cards.append(7)
    assert event.cards == [3]


def test_a_log_hands_out_each_event_once_in_order() -> None:
    log = Log()
    log.add("round", -1, [], 1)
    log.add_private("draw", 0, [5])
    assert [event.kind for event in log.take()] == ["round", "draw"]
    log.add("turn", -1, [])
    assert [event.kind for event in log.take()] == ["turn"]
    assert log.take() == []


def test_facts_are_plain_values() -> None:
    event = Event("row", -1, [1, 2], 11)
    assert event.as_tuple() == ("row", -1, (1, 2), 11)
    assert type(event.as_tuple()[2]) is tuple
