"""A live table: its head, the game as replayed from its answers, what each seat is told, and who listens."""

from __future__ import annotations

import asyncio
from typing import Literal

from kwoon import shelf
from kwoon.core.contract import CONCEDE, TAKE_BACK, WATCHER
from kwoon.core.dice import Dice, RecordedDice
from kwoon.core.events import Event, Log
from kwoon.core.record import Bout
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.change import Change
from kwoon.hall.tables.clock import Clock
from kwoon.hall.tables.head import OVER, PLAYING, Head, late_allowed
from kwoon.hall.tables.late import Late
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.rows import Answer, Stored
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.talk import Talk
from kwoon.hall.telling import wire
from kwoon.hall.telling.tellers import teller_for
from kwoon.hall.telling.wire import News
from kwoon.shelf import Pack

STORY = 60.0
"""So many seconds at most are given to whoever is told a long story."""
MOST_DRAFTED = 300
"""So many moves a seat may make, or take back, until what it is asked is settled."""
MOST_IDLE = 3000
"""Moves that settle nothing, for each seat in a whole game, ..."""
IDLE_EACH = 4
"""... and for each position that has settled, so that long games have room for their drafts."""
TO_FINISH = 100
"""Moves for finishing a draft in any way once nothing can be taken back; after these, only moves towards its end."""
WHOLE_GAME = -1
"""In place of a turn: whoever passes, passes until the game is over."""


class Table(Talk):
    """One table in this process's memory. Only whoever holds its lock may change it or show it."""

    def __init__(self, head: Head, pack: Pack, settings: HallSettings) -> None:
        super().__init__()
        self.head = head
        self.settings = settings
        self.turbo = head.call and shelf.find(head.game).turbo
        """Whether the first to have chosen starts it."""
        self.pack = pack
        """The cards that it is played with."""
        self.teller = teller_for(pack, len(head.seats), head.options)
        self.lock = asyncio.Lock()
        self.touched = 0.0
        self.stale = False
        """Memory may differ from what is stored; load again before doing anything."""
        self.mine = True
        """Whether this process wrote last, so that bots and clocks are for it to see to."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self.told = 0
        """How many events all subscribers have been told."""
        # A lesson is made for the cards in the box; one that was begun with others goes on as a game.
        taught = head.lesson and pack.fingerprint == shelf.boxed(head.game).fingerprint
        self.teacher = teacher_for(head.game, self.teller.opened) if taught else None
        self.clear()

    def clear(self) -> None:
        """Forget the game, to be replayed."""
        self.forget_talk()
        self.bout: Bout | None = None
        self.events: list[Event] = []
        self.settled = 0
        self.answers = 0
        """Finished answers: one for each seat that was asked, once the position has settled. Changes of mind do not
        count."""
        self.heard_from = 0
        """How many positions had settled when a person answered last."""
        self.clock: Clock | None = None
        self.called: float | None = None
        """When the countdown began."""
        self.hurried: float | None = None
        """When something was asked aside that counts as passed after a while."""
        self.showing = [0.0] * len(self.head.seats)
        """Until when each seat is being told what has happened; no clock runs against it before that."""
        self.pausing: dict[int, tuple[int, float]] = {}
        """When the hall answers for a seat that passes: for which position, and the moment."""
        self.drafted = [0] * len(self.head.seats)
        """How often each seat has changed its mind about what is asked now."""
        self.spoken_for: set[int] = set()
        """The seats for which the hall passed what is asked now: they have said nothing that they could take back."""
        self.idle = [0] * len(self.head.seats)
        """How many moves of each seat settled nothing."""
        self.past: Late | None = None
        """The game as those see it who watch late, once somebody does."""

    # The game.

    @property
    def playing(self) -> bool:
        """Whether a game is on."""
        return self.head.status == PLAYING

    @property
    def length(self) -> int:
        """How many answers there are."""
        return 0 if self.bout is None else len(self.bout.steps)

    def game(self) -> Bout:
        """The game, which must have begun."""
        assert self.bout is not None
        return self.bout

    def take(self, head: Head, now: float) -> None:
        """A new head; with the first deal in it the game begins."""
        self.head = head
        if self.bout is None and len(head.seats) != self.teller.opened.game.seats:
            self.teller = teller_for(self.pack, len(head.seats), head.options)
        if head.deal is not None and self.bout is None:
            log = Log()
            opened = self.teller.opened
            header = shelf.header(shelf.find(head.game), opened, head.names())
            self.bout = Bout(opened.game, header, RecordedDice(head.deal), log)
            self.events.extend(log.taken())
            self.showing = [0.0] * len(head.seats)
            self.drafted = [0] * len(head.seats)
            self.idle = [0] * len(head.seats)
            if head.clock.kind != "none":
                self.clock = Clock(head.clock, len(head.seats))
                self.clock.start(max(head.started, now), self.bout.state.owed())
        for subscriber in self.subscribers:
            seat = head.seat_of(subscriber.person)
            subscriber.seat = WATCHER if seat is None else seat

    def load(self, stored: Stored, charged_from: float) -> None:
        """Add what storage knows and this table does not. Time before `charged_from` is on the house."""
        if stored.head is not None:
            self.take(stored.head, charged_from)
        for answer in stored.answers:
            luck = RecordedDice([int(roll) for roll in answer.luck.split()])
            change = self.apply(answer.seat, answer.move, luck, None)
            self.credit(change, answer.request is not None)
            since = max(answer.at, charged_from)
            if self.clock is not None and answer.clock is not None:
                self.clock.unpack(answer.clock)
                self.clock.start(since, self.game().state.owed())
            if change.settled:
                self._show(change.events, since)
                if self.hurried is not None:
                    self.hurried = since
            if change.started:
                self.called = since
            person = self.head.seats[answer.seat].person
            if answer.request is not None and person is not None:
                self.remember(person, answer.request)
        for saying in stored.sayings:
            self.hear(saying)
        for each in stored.passes:
            self.let_pass(each)

    def apply(self, seat: int, move: int, luck: Dice, now: float | None) -> Change:
        """Carry out one answer; Refused changes nothing. Without a time the clocks are left to the caller."""
        bout = self.game()
        owing = bout.state.owed()
        bits = int(bout.state.asked())
        step = bout.answer(seat, move, luck)
        events = bout.log.taken() if bout.log is not None else []
        settled = bout.settled(step)
        self.events.extend(events)
        if settled:
            self.settled += 1
            self.answers += max(1, bits.bit_count())
            self.called = None
            self.drafted = [0] * len(self.head.seats)
            hurried = self.head.quick > 0 and bout.state.asks_aside()
            self.hurried = (now or 0.0) if hurried else None
        else:
            self.drafted[seat] += 1
            self.idle[seat] += 1
        after = bout.state.owed()
        if self.clock is not None and now is not None:
            asked = tuple(each for each in range(len(self.head.seats)) if bits >> each & 1)
            self.clock.answered(now, after, settled, asked)
        if settled and now is not None:
            self._show(len(events), now)
        started = self._first_to_choose(settled, after)
        if started:
            self.called = now or 0.0
        return Change(seat, step, settled, settled or bool(events) or owing != after, started, len(events))

    def credit(self, change: Change, own: bool) -> None:
        """Whether a seat answered by itself, or the hall passed for it."""
        if own:
            self.heard_from = self.settled
        if change.settled:
            self.spoken_for.clear()
        elif own or not self.game().state.asks_aside():
            self.spoken_for.discard(change.seat)
        else:
            self.spoken_for.add(change.seat)

    def _show(self, events: int, now: float) -> None:
        """Whoever is here is told what happened, and no clock runs against them meanwhile."""
        until = now + min(STORY, self.settings.telling * events)
        here = self.here(now)
        self.showing = [until if place.person in here else now for place in self.head.seats]
        if self.clock is not None:
            self.clock.hold(self.showing)

    def seen(self, seat: int, now: float) -> None:
        """This seat has been told everything."""
        self.showing[seat] = min(self.showing[seat], now)
        if self.clock is not None:
            self.clock.release(seat, now)

    def countdown(self) -> float | None:
        """When everybody must have chosen; it does not begin before all who choose have seen what happened."""
        return None if self.called is None else self._from(self.called) + self.settings.countdown

    def hurry(self) -> float | None:
        """When what is asked aside counts as passed."""
        return None if self.hurried is None else self._from(self.hurried) + self.head.quick

    def _from(self, moment: float) -> float:
        return max([moment, *(self.showing[seat] for seat in self.game().state.owed())])

    def _first_to_choose(self, settled: bool, owing: tuple[int, ...]) -> bool:
        """Whether a countdown begins because the first has chosen and others have not."""
        if settled or not self.turbo or self.called is not None or not self.sealed():
            return False
        return 0 < len(owing) < int(self.game().state.asked()).bit_count()

    def refuses_change(self, seat: int, move: int) -> bool:
        """Return whether a move changes a draft that its seat has changed too often.

        The bound is on what is stored of a game. It never stands in the way of finishing: the moves that a game keeps
        in `onward` are always allowed, and always come to an end.
        """
        beyond = max(self.drafted[seat] - MOST_DRAFTED, self.idle[seat] - MOST_IDLE - IDLE_EACH * self.settled)
        if beyond < 0 or move == CONCEDE:
            return False
        if move == TAKE_BACK:
            return True
        state = self.game().state
        ask = state.ask(seat) if beyond >= TO_FINISH else None
        return ask is not None and move in ask.moves and move not in state.onward(ask)

    def paced_by(self) -> tuple[int, int, int]:
        """What all can see of how long bots may take: how many they are, how many people there are, and how many
        positions went by since one of these answered."""
        bots = len([place for place in self.head.seats if place.kind == "bot"])
        return bots, len(self.head.people()), self.settled - self.heard_from

    def row(self, change: Change, request: str | None, now: float) -> Answer:
        """The change as it is stored."""
        luck = " ".join([str(roll) for roll in change.step.luck])
        clock = None if self.clock is None else self.clock.pack()
        return Answer(self.head.id, self.length, change.seat, change.step.move, luck, clock, request, now)

    def key(self, seat: int) -> str:
        """Names what a seat is asked by how far the game and its own draft are; others' drafts have no part in it."""
        draft = self.game().state.draft(seat) if seat != WATCHER else ()
        return f"{self.settled}.{len(draft)}"

    def sealed(self) -> bool:
        """Whether what is asked now is chosen to a call."""
        return self.bout is not None and self.bout.state.to_the_call()

    def may_call(self, seat: int) -> bool:
        """Whether this seat may start the countdown."""
        if not self.head.call or self.turbo or self.called is not None or seat == WATCHER or not self.sealed():
            return False
        return bool(int(self.game().state.asked()) >> seat & 1)

    def passes(self, seat: int) -> Literal["", "turn", "game"]:
        """For how long this seat wants to be asked nothing aside."""
        person = self.head.seats[seat].person if seat != WATCHER else None
        turn = None if person is None else self.passing.get(person)
        if turn == WHOLE_GAME:
            return "game"
        return "turn" if turn is not None and turn == self.game().state.turns() else ""

    def passes_now(self, seat: int) -> bool:
        """Whether the default move is to answer for this seat, which has not begun to answer by itself.

        Either its person wants to be asked nothing aside, or has nothing to say but to pass. The latter would tell
        other people who is still awaited, and so holds something: it is done only where all others are bots.
        """
        state = self.game().state
        if self.head.seats[seat].kind != "person" or not state.asks_aside() or state.draft(seat):
            return False
        if self.passes(seat):
            return True
        ask = state.ask(seat)
        return ask is not None and len(ask.moves) == 1 and len(self.head.people()) == 1

    def luck(self, live: Dice) -> Dice:
        """Dice for the next answer: live ones, but in a lesson."""
        if self.teacher is None:
            return live
        return self.teacher.luck(self.head.deal, self.game().steps, live)

    # Telling.

    def news(self, seat: int, since: int | None, now: float, why: bool = True) -> News:
        """All that a seat may know, with the events after number `since`; also why cards cannot be played, or not."""
        first = len(self.events) if since is None else since
        state = self.game().state
        news = self.teller.news(
            state,
            seat,
            key=self.key(seat),
            names=self.head.names(),
            events=self.events[first:],
            first=first + 1,
            why=why,
        )
        if self.clock is not None:
            news.clock = self.clock.sent(now)
        if (countdown := self.countdown()) is not None:
            news.countdown = round(max(0.0, countdown - now), 2)
        news.call = self.may_call(seat)
        if (hurry := self.hurry()) is not None:
            news.quick = round(max(0.0, hurry - now), 2)
        news.passing = self.passes(seat)
        news.aside = state.asks_aside()
        if news.aside and news.ask is not None and not news.passing and self.passes_now(seat):
            # Answered for them in a moment: nobody is stopped for what can only be passed.
            news.ask = None
        if seat in self.spoken_for:
            news.back = False
        if self.teacher is not None and news.ask is not None:
            news.lesson = self.teacher.sent(seat, self.game().steps)
        return wire.ended(news, len(self.head.seats), self.head.closed) if self.head.stopped else news

    def tell(self, now: float, only: int | None = None) -> None:
        """Send the news to every subscriber, or to those of one seat when nobody else can notice anything."""
        if self.bout is None:
            return
        messages: dict[tuple[int, bool], bytes] = {}
        late: list[Subscriber] = []
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if only is not None and seat != only:
                continue
            if subscriber.late and self.watches_late(subscriber):
                late.append(subscriber)
                continue
            who = (seat, subscriber.why)
            message = messages.get(who)
            if message is None:
                message = messages[who] = wire.write(self.news(seat, self.told, now, subscriber.why))
            subscriber.send(message)
        if only is None:
            self.told = len(self.events)
            if late:
                self._tell_late(late)

    def watches_late(self, subscriber: Subscriber) -> bool:
        """Whether somebody sees all cards, some turns late."""
        return subscriber.late and subscriber.seat == WATCHER and late_allowed(self.head)

    def late_news(self, since: int | None) -> News:
        """What those are told who watch late, with the events after number `since`."""
        if self.past is None:
            self.past = Late(self.head, self.teller, self.game())
            self.past.catch_up(self.settled)
            self.past.told = len(self.past.events)
        self.past.catch_up(self.settled)
        return self.past.news(self.past.told if since is None else since)

    def _tell_late(self, late: list[Subscriber]) -> None:
        news = self.late_news(None)
        if news.events or news.outcome is not None:
            message = wire.write(news)
            for subscriber in late:
                subscriber.send(message)
        assert self.past is not None
        self.past.told = len(self.past.events)

    def over(self) -> bool:
        """Whether the game has ended, whatever the head says yet."""
        return self.head.status == OVER or (self.bout is not None and self.bout.state.outcome() is not None)
