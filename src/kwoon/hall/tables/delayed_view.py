"""A delayed view of a game for spectators. It shows a past position, and of each hand only the cards that have left it
since then. It is available only while all players allow it.

The game is replayed from its moves up to a position several turns ago. A card that may still be in a hand is never
shown, however old the position is, because a spectator could tell a player about it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from kwoon import registry
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR
from kwoon.core.record import Match
from kwoon.hall.tables.game_serializer import GameSerializer
from kwoon.hall.tables.socket_messages import UpdateMessage
from kwoon.hall.tables.table_state import TableState

DELAY_PER_SEAT = 4
"""Delay in positions per seat: a few turns."""

Hands = list[Counter[int]]
"""Card counts by seat."""


class ReplayCursor:
    """A replay that advances one resolved position at a time."""

    def __init__(self, table_state: TableState, serializer: GameSerializer, live_match: Match) -> None:
        self._live_match = live_match
        self._log = EventLog()
        header = registry.record_header(
            registry.find_game(table_state.game), serializer.loaded_game, table_state.seat_names()
        )
        self.match = Match(live_match.game, header, RecordedDice(live_match.deal_rolls), self._log)
        self.deal_events: list[Event] = self._log.take_events()
        self._num_applied = 0
        self.resolved_count = 0

    def advance(self) -> list[Event] | None:
        """Advance to the next resolved position and return its events. Return None if there is no such position yet."""
        events: list[Event] = []
        steps = self._live_match.moves
        while self._num_applied < len(steps):
            step = steps[self._num_applied]
            is_resolved = self.match.has_move_resolved(self.match.apply(step.seat, step.move, RecordedDice(step.rolls)))
            self._num_applied += 1
            events.extend(self._log.take_events())
            if is_resolved:
                self.resolved_count += 1
                return events
        return None

    def hand_cards(self) -> Hands:
        state = self.match.state
        return [Counter(_hand_cards(state.view(seat).as_dict())) for seat in range(int(self.match.game.seats))]


class DelayedGame:
    """One table's game, delayed by several turns."""

    def __init__(self, table_state: TableState, serializer: GameSerializer, live_match: Match) -> None:
        self.serializer = serializer
        self.names = table_state.seat_names()
        self.live_match = live_match
        self._shown = ReplayCursor(table_state, serializer, live_match)
        self._latest = ReplayCursor(table_state, serializer, live_match)
        """The game up to the last resolved position, used to determine which cards have left the hands."""
        self._hands = self._latest.hand_cards()
        self._departures: deque[Hands] = deque()
        """For each position after the one shown, the cards that left the hands in public."""
        self.events: list[Event] = self._shown.deal_events
        self.num_events_sent = 0
        """Number of events sent to all delayed spectators."""

    @property
    def resolved_count(self) -> int:
        """Number of resolved positions up to the one shown."""
        return self._shown.resolved_count

    @property
    def match(self) -> Match:
        """The game up to the position shown."""
        return self._shown.match

    def advance_to(self, resolved_count: int) -> None:
        """Advance to the position to show when the live game has `resolved_count` resolved positions: a delayed
        position, or the last one if the game is over."""
        while self._latest.resolved_count < resolved_count and (events := self._latest.advance()) is not None:
            before, self._hands = self._hands, self._latest.hand_cards()
            self._departures.append(publicly_departed_cards(before, self._hands, events))
        target = (
            resolved_count
            if self._is_live_match_over()
            else resolved_count - DELAY_PER_SEAT * int(self.live_match.game.seats)
        )
        while self._shown.resolved_count < target and (events := self._shown.advance()) is not None:
            self._departures.popleft()
            self.events.extend(events)

    def _is_live_match_over(self) -> bool:
        return self.live_match.state.outcome() is not None

    def delayed_update(self, since_event: int) -> UpdateMessage:
        """Return the full update with the events after number `since_event`."""
        first = min(since_event, len(self.events))
        left: Hands | None = None
        if not self._is_live_match_over():
            left = [Counter() for _ in self.names]
            for position in self._departures:
                for seat, cards in enumerate(position):
                    left[seat] += cards
        return self.serializer.delayed_update(self.match.state, self.events[first:], first + 1, left)


def publicly_departed_cards(before: Hands, after: Hands, events: list[Event]) -> Hands:
    """Return the cards that left each hand in public between two positions.

    A card that was moved face down does not count, because it may be anywhere. If it is unclear whose card was shown,
    the card does not count either.
    """
    departed = [hand_before - hand_after for hand_before, hand_after in zip(before, after, strict=True)]
    public_events = [event.as_seen_by(SPECTATOR) for event in events]
    departures = [
        cards & _max_counts(event.cards for event in public_events if event.seat == seat)
        for seat, cards in enumerate(departed)
    ]
    # Events without a seat may show cards that several seats played at once.
    shared_cards = _max_counts(event.cards for event in public_events if event.seat < 0)
    unexplained = [cards - departed_cards for cards, departed_cards in zip(departed, departures, strict=True)]
    num_unexplained: Counter[int] = sum(unexplained, Counter())
    certain = {card for card, count in num_unexplained.items() if count <= shared_cards[card]}
    return [
        departed_cards + Counter({card: count for card, count in other_cards.items() if card in certain})
        for departed_cards, other_cards in zip(departures, unexplained, strict=True)
    ]


def _max_counts(cards_of_events: Iterable[list[int]]) -> Counter[int]:
    """Return the maximum count of each card in any single event, since several events may mention the same card."""
    counts: Counter[int] = Counter()
    for cards in cards_of_events:
        counts |= Counter(cards)
    return counts


def _hand_cards(facts: dict[str, object]) -> tuple[int, ...]:
    hand = facts.get("hand")
    return hand if isinstance(hand, tuple) else ()
