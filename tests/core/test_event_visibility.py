"""Events: seats that may not see the cards get the same number of hidden cards, and everything else unchanged."""

from __future__ import annotations

import pytest

from kwoon.core.events import HIDDEN, Event, EventLog
from kwoon.core.game import SPECTATOR


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 5])
def test_public_event_is_shown_to_everyone(viewer: int) -> None:
    event = Event("reveal", 1, [3, 4], 2)
    assert event.as_seen_by(viewer).as_tuple() == ("reveal", 1, (3, 4), 2)


@pytest.mark.parametrize(
    ("viewer", "cards"), [(SPECTATOR, (HIDDEN, HIDDEN)), (0, (HIDDEN, HIDDEN)), (1, (3, 4)), (2, (-1, -1))]
)
def test_private_event_hides_card_identities_from_other_seats(viewer: int, cards: tuple[int, ...]) -> None:
    log = EventLog()
    log.add_private_event("draw", 1, [3, 4], 17)
    (event,) = log.take_events()
    assert event.as_seen_by(viewer).as_tuple() == ("draw", 1, cards, 17)


@pytest.mark.parametrize(
    ("viewer", "sees"), [(SPECTATOR, False), (0, True), (1, False), (2, True), (3, False), (5, False)]
)
def test_event_can_be_visible_to_several_seats(viewer: int, sees: bool) -> None:
    event = Event("pass", 0, [9], 0, 0b101)
    assert event.as_seen_by(viewer).cards == ([9] if sees else [HIDDEN])


def test_event_can_be_hidden_from_everyone() -> None:
    event = Event("shuffle", 0, [9, 8], 0, 0)
    assert all(event.as_seen_by(viewer).cards == [HIDDEN, HIDDEN] for viewer in range(SPECTATOR, 6))


def test_redacted_event_cannot_be_restored() -> None:
    event = Event("draw", 1, [3], 0, 0b10)
    hidden = event.as_seen_by(0)
    # Redacting a redacted event for another seat must not restore the card.
    assert hidden.as_seen_by(1).cards == [HIDDEN]
    seen = event.as_seen_by(1)
    seen.cards.append(7)
    assert event.cards == [3]


def test_log_returns_each_event_once_in_order() -> None:
    log = EventLog()
    log.add_event("round", -1, [], 1)
    log.add_private_event("draw", 0, [5])
    assert [event.kind for event in log.take_events()] == ["round", "draw"]
    log.add_event("turn", -1, [])
    assert [event.kind for event in log.take_events()] == ["turn"]
    assert log.take_events() == []


def test_event_tuple_has_plain_values() -> None:
    event = Event("row", -1, [1, 2], 11)
    assert event.as_tuple() == ("row", -1, (1, 2), 11)
    assert type(event.as_tuple()[2]) is tuple
