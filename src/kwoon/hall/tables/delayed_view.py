"""A delayed game for spectators, with the cards that have left the hands since. It is available only while all players
allow it.

The game is replayed from its answers up to a position several turns ago. A card that may still be in a hand is never
shown, however old the position is, because a spectator could tell a player about it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from kwoon import registry
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, Log
from kwoon.core.game import SPECTATOR
from kwoon.core.game_text import Audience
from kwoon.core.record import Match
from kwoon.hall.api.serializer import GameSerializer
from kwoon.hall.api.socket_messages import UpdateMessage
from kwoon.hall.tables.table_state import TableState

DELAY_PER_SEAT = 4
"""Delay in positions per seat: a few turns."""

Hands = list[Counter[int]]
"""Card counts by seat."""


class Replayed:
    """A replay that advances one resolved position at a time."""

    def __init__(self, head: TableState, teller: GameSerializer, played: Match) -> None:
        self._played = played
        self._log = Log()
        header = registry.record_header(registry.find_game(head.game), teller.loaded_game, head.names())
        self.bout = Match(played.game, header, RecordedDice(played.deal_rolls), self._log)
        self.dealt: list[Event] = self._log.take()
        self._given = 0
        self.settled = 0

    def next(self) -> list[Event] | None:
        """Advance to the next resolved position. Return its events, or None if there is none yet."""
        events: list[Event] = []
        steps = self._played.moves
        while self._given < len(steps):
            step = steps[self._given]
            settled = self.bout.resolved(self.bout.apply(step.seat, step.move, RecordedDice(step.rolls)))
            self._given += 1
            events.extend(self._log.take())
            if settled:
                self.settled += 1
                return events
        return None

    def hands(self) -> Hands:
        """Return the cards that each seat holds."""
        state = self.bout.state
        return [Counter(_hand(state.view(seat).as_dict())) for seat in range(int(self.bout.game.seats))]


class DelayedView:
    """One table's game, delayed by several turns."""

    def __init__(self, table_state: TableState, serializer: GameSerializer, live_match: Match) -> None:
        self.teller = serializer
        self.names = table_state.names()
        self.live_match = live_match
        self._past = Replayed(table_state, serializer, live_match)
        self._now = Replayed(table_state, serializer, live_match)
        """The game up to the last resolved position, to find out which cards have left the hands."""
        self._hands = self._now.hands()
        self._left: deque[Hands] = deque()
        """For each position after the one shown, the cards that left the hands in public."""
        self.events: list[Event] = self._past.dealt
        self.num_events_sent = 0
        """Number of events sent to all delayed spectators."""

    @property
    def resolved_count(self) -> int:
        """Number of resolved positions up to the one shown."""
        return self._past.settled

    @property
    def bout(self) -> Match:
        """The game up to the position shown."""
        return self._past.bout

    def catch_up(self, resolved_count: int) -> None:
        """Advance to the delayed position, or to the end if the game is over."""
        while self._now.settled < resolved_count and (events := self._now.next()) is not None:
            before, self._hands = self._hands, self._now.hands()
            self._left.append(left_in_sight(before, self._hands, events))
        goal = resolved_count if self._over() else resolved_count - DELAY_PER_SEAT * int(self.live_match.game.seats)
        while self._past.settled < goal and (events := self._past.next()) is not None:
            self._left.popleft()
            self.events.extend(events)

    def _over(self) -> bool:
        return self.live_match.state.outcome() is not None

    def update(self, since_event: int) -> UpdateMessage:
        """Return the full update with the events after number `since_event`."""
        first = min(since_event, len(self.events))
        audience = Audience(self.names, SPECTATOR)
        left: Hands | None = None
        if not self._over():
            left = [Counter() for _ in self.names]
            for position in self._left:
                for seat, cards in enumerate(position):
                    left[seat] += cards
        return self.teller.delayed_update(self.bout.state, audience, self.events[first:], first + 1, left)


def left_in_sight(before: Hands, after: Hands, events: list[Event]) -> Hands:
    """Return the cards that left each hand in public between two positions.

    A card that was moved face down may be anywhere, so it does not count. Where it is ambiguous whose card was shown,
    none counts.
    """
    gone = [held - still for held, still in zip(before, after, strict=True)]
    seen = [event.seen_by(SPECTATOR) for event in events]
    left = [cards & _most(event.cards for event in seen if event.seat == seat) for seat, cards in enumerate(gone)]
    # Events without a seat may show cards that several seats played at once.
    together = _most(event.cards for event in seen if event.seat < 0)
    rest = [cards - own for cards, own in zip(gone, left, strict=True)]
    wanted: Counter[int] = sum(rest, Counter())
    certain = {card for card, count in wanted.items() if count <= together[card]}
    return [
        own + Counter({card: count for card, count in more.items() if card in certain})
        for own, more in zip(left, rest, strict=True)
    ]


def _most(cards_of_events: Iterable[list[int]]) -> Counter[int]:
    """Return the maximum count of each card in any single event, since several events may mention the same card."""
    most: Counter[int] = Counter()
    for cards in cards_of_events:
        most |= Counter(cards)
    return most


def _hand(facts: dict[str, object]) -> tuple[int, ...]:
    hand = facts.get("hand")
    return hand if isinstance(hand, tuple) else ()
