"""The only place that turns views, asks, events and endings into messages, field by named field, for one reader."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from kwoon.core.box import Opened
from kwoon.core.contract import WATCHER, Ask, Outcome, State, View
from kwoon.core.events import Event
from kwoon.core.words import Reader
from kwoon.hall.telling import wire
from kwoon.hall.telling.wire import AskSent, EventSent, MoveSent, News, OutcomeSent


class Shown(NamedTuple):
    """What a seat was shown last: `key` names the question, `view` and `ask` belong to it."""

    key: str
    view: View
    ask: Ask | None


class Teller:
    """Tells one opened game to its readers. Holds no state: the same for every table with this game and options."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self._numbers = set(range(len(opened.faces)))
        self._names = [str(card) for card in range(len(opened.faces))]
        self._moves: dict[int, MoveSent] = {}
        self._raw: dict[int, MoveSent] = {}
        """Moves as they are sent: they are many, and always the same."""

    def news(
        self,
        state: State,
        seat: int,
        *,
        shown: Shown,
        names: list[str],
        events: list[Event],
        first: int,
        why: bool = True,
    ) -> News:
        """What this seat may know now, with the events from number `first` on; also why cards cannot be played, for
        whoever wants to be told at once."""
        reader = Reader(names, seat)
        key, view, ask = shown
        facts = view.facts()
        outcome = state.outcome()
        back = bool(view.draft)
        return News(
            events=self.events(events, first, reader),
            last=first + len(events) - 1,
            view=facts,
            ask=None if ask is None else self._ask(ask, view, key, reader, back),
            back=back,
            call=False,
            why_not=self._why_not(ask, view, facts) if why and outcome is None and seat != WATCHER else {},
            outcome=None if outcome is None else self.outcome(outcome, reader),
            clock=None,
            countdown=None,
        )

    def show(self, state: State, seat: int, key: str) -> Shown:
        """What a seat sees and is asked now."""
        return Shown(key, state.view(seat), state.ask(seat) if seat != WATCHER else None)

    def why_not(self, shown: Shown) -> dict[str, str]:
        """Why each card that a seat was shown cannot be played then."""
        return self._why_not(shown.ask, shown.view, shown.view.facts())

    def late(
        self, state: State, reader: Reader, events: list[Event], first: int, left: list[Counter[int]] | None
    ) -> News:
        """A position of a while ago for whoever only watches, with the cards of each hand that have `left` it since.
        None when the game is over: then all cards are open."""
        outcome = state.outcome()
        public = state.view(WATCHER).facts()
        views = [state.view(seat).facts() for seat in range(state.box.seats)]
        if left is not None:
            views = [_without_secrets(view, public, cards) for view, cards in zip(views, left, strict=True)]
        told = self.open_events if left is None else self.events
        return News(
            events=told(events, first, reader),
            last=first + len(events) - 1,
            view=public,
            ask=None,
            back=False,
            call=False,
            why_not={},
            outcome=None if outcome is None else self.outcome(outcome, reader),
            clock=None,
            countdown=None,
            views=views,
        )

    def events(self, events: list[Event], first: int, reader: Reader) -> list[EventSent]:
        """Events as the reader may know them; the first has the number `first`."""
        return self.open_events([event.seen_by(reader.seat) for event in events], first, reader)

    def open_events(self, events: list[Event], first: int, reader: Reader) -> list[EventSent]:
        """Events with all the cards that they hold, as for games that are over."""
        word = self.opened.words.event
        return [
            EventSent(n, event.word, event.seat, event.cards, event.number, word(event, reader))
            for n, event in enumerate(events, first)
        ]

    def outcome(self, outcome: Outcome, reader: Reader) -> OutcomeSent:
        """How the game ended."""
        text = self.opened.words.outcome(outcome, reader)
        return OutcomeSent(outcome.places, outcome.winners(), outcome.why, text)

    def _ask(self, ask: Ask, view: View, key: str, reader: Reader, back: bool) -> AskSent:
        text = self.opened.words.ask(ask, view, reader)
        known = self._raw
        moves = [known[move] if move in known else self._sent(move) for move in ask.moves]
        return AskSent(key, ask.word, text, moves, back)

    def _sent(self, move: int) -> MoveSent:
        sent = self._raw[move] = wire.moved(self._move(move))
        return sent

    def _move(self, move: int) -> MoveSent:
        known = self._moves.get(move)
        if known is None:
            card = self.opened.card_of(move)
            text = self.opened.words.move(move)
            known = MoveSent(move, self.opened.game.write(move), text, None if card < 0 else card)
            self._moves[move] = known
        return known

    def _why_not(self, ask: Ask | None, view: View, facts: dict[str, object]) -> dict[str, str]:
        usable = set() if ask is None else {self._move(move).card for move in ask.moves}
        # Every number in a list of the view may be a card that it shows; a reason too many does no harm.
        found: set[object] = set()
        for name, value in facts.items():
            if name not in ("owing", "draft") and isinstance(value, tuple):
                _gather(value, found)
        why_not = self.opened.words.why_not
        names = self._names
        return {names[card]: why_not(card, view) for card in sorted((self._numbers & found) - usable)}


def _without_secrets(view: dict[str, object], public: dict[str, object], left: Counter[int]) -> dict[str, object]:
    """What everybody may know of a seat's view; of its hand also the cards that have left it."""
    hand = view.get("hand")
    kept: list[int] = []
    remaining = Counter(left)
    for card in hand if isinstance(hand, tuple) else ():
        if remaining[card] > 0:
            remaining[card] -= 1
            kept.append(card)
    # Some views have the hand under another name too, such as what is left of it while somebody plans.
    shown = {name: tuple(kept) for name, value in view.items() if value == hand and public[name] != hand}
    return {**public, **shown, "seat": view["seat"]}


def _gather(values: tuple[object, ...], found: set[object]) -> None:
    """Everything in nested tuples."""
    if values and isinstance(values[0], tuple):
        for each in values:
            if isinstance(each, tuple):
                _gather(each, found)
    else:
        found.update(values)
