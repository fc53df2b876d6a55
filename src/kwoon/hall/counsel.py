"""Counsel for people: a hint during a game, and afterwards how the chances went and which moments decided it.

Both come from views alone. A hint knows no more than the seat that asks for it; the curve shows at every moment what
each player could have known then.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from kwoon import shelf
from kwoon.bots import GRADED
from kwoon.bots.schools import school_of
from kwoon.core.contract import WATCHER, State
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, Log
from kwoon.core.record import Bout, Step
from kwoon.core.words import Reader
from kwoon.hall.hall import Hall
from kwoon.hall.notes import mark, note
from kwoon.hall.reasons import reason
from kwoon.hall.spells import Spells
from kwoon.hall.tables import replay
from kwoon.hall.tables.head import OVER, Refusal, hints_allowed, not_closed
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.wire import EventSent
from kwoon.hall.thinking import LOOKED_BACK, PLAYED, BotAway, BotBroken, BotFailed, Question, Turn, Weighing, Wondering

POINTS = 40
"""A curve of two players has no more points than this."""
FEWEST = 20
"""With more players, each of whom is asked about every point, it has fewer, so that nobody waits long; never less than
these in a long game."""
MOMENTS = 3
LONG = 60
"""Drafts that are longer are told as they were made."""
KEPT = 200
"""So many curves are kept."""
CERTAIN = 0.005
"""What is less than this given away is nothing."""
TURNING = 0.08
"""A change of chances that is smaller than this decides nothing."""


class HintSent(msgspec.Struct):
    """What the best bot would do from what you can see, and what speaks for it. `key` says which question it is
    about."""

    key: str
    bot: str
    moves: list[int]
    says: list[str]
    chance: float
    why: str


class PointSent(msgspec.Struct):
    """The chances at one moment: each seat's own, as it could judge them. `last` is the number of the last event."""

    last: int
    chances: list[float]


class MomentSent(msgspec.Struct):
    """A moment that decided: on the way to which point, which seat's side's chances changed by how much, what happened.

    Between two points of a long game lie several answers: `told` and `last` are of the one that mattered most. `by`
    gave it, when there were so many `answers` in the game.
    """

    at: int
    seat: int
    change: float
    told: list[str]
    last: int
    by: int
    answers: int


class ChancesSent(msgspec.Struct):
    """How the chances went. While it is not `done` there are more points to come, up to `of`.

    A side is one seat or a team; its chances are the average of what its members could judge.
    """

    done: bool
    points: list[PointSent]
    moments: list[MomentSent]
    sides: list[list[int]]
    of: int


class BetterSent(msgspec.Struct):
    """What a seat did at a moment of a finished game, and what the best bot would have done from what it could see."""

    seat: int
    bot: str
    did: list[str]
    better: list[str]
    same: bool
    solved: str = ""
    """What it gave away, where somebody has solved that."""


class _Past:
    """One moment of a finished game: what each seat saw, and what had happened since the moment before."""

    def __init__(self, bout: Bout, seats: int, last: int, events: list[Event]) -> None:
        self.answers = len(bout.steps)
        """How many answers had been given by then."""
        self.views = tuple(bout.state.view(seat) for seat in range(seats))
        self.last = last
        self.events = events


class Counsel:
    """Hints and curves of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._curves: OrderedDict[str, ChancesSent] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._happened: dict[str, list[list[Event]]] = {}
        """By table, what happened at each moment of its curve: every reader is told it in words of their own."""

    async def hint(self, table: Table, person: str, household: str = "") -> HintSent:
        """What the best bot would do on this person's seat."""
        head = table.head
        seat = head.seat_of(person)
        if seat is None:
            raise Refusal(403, "Hints are for who sits at the table.")
        known_game(head.game, "give hints")
        if not hints_allowed(head, seat):
            raise Refusal(409, "There are no hints at this table. Its host may allow them when a table is opened.")
        async with table.lock:
            ask = table.game().state.ask(seat) if table.playing and table.bout is not None else None
            if ask is None:
                raise Refusal(409, "You are not asked anything now.")
            key = table.key(seat)
            view = table.game().state.view(seat)
        best = self.hall.best_bot(head.game)
        setting = (table.pack, len(head.seats), tuple(sorted(head.options.items())))
        turn = Turn(PLAYED, person, household)
        try:
            moves = await self.hall.partners.choose(Question(best.id, *setting, view, ask), turn)
            weighed = await self.hall.partners.weigh(Weighing(*setting, view, ask, tuple(moves)), turn)
        except (BotAway, BotFailed) as failure:
            note("no hint", table=mark(head.id), why=str(failure))
            raise no_advice(failure) from None
        reader = Reader(head.names(), seat)
        words = table.teller.opened.words
        says = [words.advice(move, reader) for move in moves]
        return HintSent(key, best.name, moves, says, round(weighed.chance, 3), reason(weighed, moves, words, reader))

    def has(self, table: str) -> bool:
        """Whether a table's curve is known, or being worked out."""
        return table in self._curves

    async def chances(self, table: Table, viewpoint: str = "watcher", household: str = "") -> ChancesSent:
        """The curve of a finished game, as far as it has been worked out, its moments told as to a seat or a watcher;
        the first who asks sets it going."""
        not_closed(table.head)
        known_game(table.head.game, "judge winning chances")
        if table.head.status != OVER:
            raise Refusal(409, "The game is not over. Its chances are shown when it is.")
        id = table.head.id
        curve = self._curves.get(id)
        if curve is None:
            curve = self._curves[id] = ChancesSent(False, [], [], table.teller.opened.game.sides(), 0)
            if len(self._curves) > KEPT:
                old, _ = self._curves.popitem(last=False)
                self._happened.pop(old, None)
                if old in self._tasks:
                    self._tasks.pop(old).cancel()
            self._tasks[id] = asyncio.get_running_loop().create_task(self._work_out(table, curve, household))
        if not curve.done:
            return curve
        seat = int(viewpoint) if viewpoint.isdecimal() and int(viewpoint) < len(table.head.seats) else WATCHER
        reader = Reader(table.head.names(), seat)
        told = [deciding(table.teller.events(events, 1, reader)) for events in self._happened[id]]
        moments = [msgspec.structs.replace(moment, told=said) for moment, said in zip(curve.moments, told, strict=True)]
        return msgspec.structs.replace(curve, moments=moments)

    async def better(self, table: Table, answers: int, seat: int, household: str = "") -> BetterSent:
        """What the best bot would have done on a seat, after so many answers of a finished game."""
        head = table.head
        known_game(head.game, "judge moves")
        bout = await replay.position(table, answers)
        steps = table.game().steps
        ask = bout.state.ask(seat) if 0 <= seat < len(head.seats) else None
        if ask is None or bout.state.draft(seat):
            raise Refusal(409, "That seat was asked nothing then.")
        best = self.hall.best_bot(head.game)
        setting = (table.pack, len(head.seats), tuple(sorted(head.options.items())))
        turn = Turn(LOOKED_BACK, head.id, household)
        try:
            moves = await self.hall.partners.choose(Question(best.id, *setting, bout.state.view(seat), ask), turn)
        except (BotAway, BotFailed) as failure:
            note("no better answer", table=mark(head.id), why=str(failure))
            raise no_advice(failure) from None
        views = tuple(bout.state.view(each) for each in range(len(head.seats)))
        asked = bout.state.copy()
        did = await tidied(asked, seat, draft_of(bout, steps[answers:], seat))
        solved = await self._solved(table, Weighing(*setting, views[seat], ask, tuple(did), views), turn)
        words, reader = table.teller.opened.words, Reader(head.names(), seat)
        said = [[words.advice(move, reader) for move in each] for each in (did, moves)]
        return BetterSent(seat, best.name, said[0], said[1], sorted(did) == sorted(moves), solved)

    async def _solved(self, table: Table, weighing: Weighing, turn: Turn) -> str:
        """What an answer gave away, in a sentence; nothing where nobody has solved it."""
        if not school_of(table.game().game).solves():
            return ""
        try:
            weighed = await self.hall.partners.weigh(weighing, turn)
        except (BotAway, BotFailed):
            return ""
        if weighed.gave < 0.0:
            return ""
        gave = f"gave {100 * weighed.gave:.0f} of 100 away" if weighed.gave >= CERTAIN else "gave nothing away"
        return f"Solved, with open switches: as chances to win the round go, this {gave}."

    async def stop(self) -> None:
        """Leave what is not worked out yet."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work_out(self, table: Table, curve: ChancesSent, household: str) -> None:
        head, steps = table.head, table.game().steps
        past = await moments_of(table)
        setting = (table.pack, len(head.seats), tuple(sorted(head.options.items())))
        shown = spread(len(past), len(head.seats))
        curve.of = len(shown)
        turn = Turn(LOOKED_BACK, head.id, household)
        try:
            for place in shown:
                found = await self.hall.partners.wonder(Wondering(*setting, past[place].views), turn)
                own = [round(chances[seat], 3) for seat, chances in enumerate(found)]
                curve.points.append(PointSent(past[place].last, own))
            moments = turning_points(curve.points, curve.sides)
            happened: list[list[Event]] = []
            for moment in moments:
                side = next(side for side in curve.sides if moment.seat in side)
                stretch = past[shown[moment.at - 1] : shown[moment.at] + 1]
                chances = [mean(curve.points[at].chances, side) for at in (moment.at - 1, moment.at)]
                for at, each in enumerate(stretch[1:-1], 1):
                    wondering = Wondering(*setting, tuple(each.views[s] for s in side))
                    found = await self.hall.partners.wonder(wondering, turn)
                    chances.insert(at, sum(own[side[0]] for own in found) / len(side))
                decisive = steepest_step(chances)
                decided, before = stretch[decisive], stretch[decisive - 1]
                moment.answers = before.answers
                moment.by = decided_by(steps[before.answers : decided.answers], side)
                happened.append(decided.events or [event for each in stretch[1:] for event in each.events])
                moment.last = decided.last
            curve.moments = moments
            self._happened[head.id] = happened
            curve.done = True
        except (BotAway, BotFailed):
            # Whoever asks next sets it going again.
            self._curves.pop(head.id, None)
        finally:
            self._tasks.pop(head.id, None)


def known_game(game: str, purpose: str) -> None:
    """Raise Refusal if no bot knows the game well enough for this purpose."""
    if game not in GRADED:
        raise Refusal(409, f"No bot can {purpose} in {shelf.find(game).title}: its only bot plays at random.")


def no_advice(failure: BotAway | BotFailed) -> Refusal:
    """Return why a bot gave no advice, and whether it helps to ask again."""
    if isinstance(failure, BotBroken):
        return Refusal(409, "The bot cannot judge this position. Asking again will not help.")
    return Refusal(503, "The bot did not answer in time. Try again.")


async def moments_of(table: Table) -> list[_Past]:
    """All moments of a finished game: the deal, every position that settled, and the end."""
    played = table.game()
    names = table.head.names()
    log = Log()
    header = shelf.header(shelf.find(table.head.game), table.teller.opened, names)
    bout = Bout(played.game, header, RecordedDice(played.deal), log)
    events = log.taken()
    past = [_Past(bout, len(names), len(events), [])]
    spells = Spells()
    for step in played.steps:
        taken = bout.answer(step.seat, step.move, RecordedDice(step.luck))
        events.extend(log.taken())
        if bout.settled(taken):
            past.append(_Past(bout, len(names), len(events), events[past[-1].last :]))
        await spells.rest()
    return past


DECIDING = (
    ("over", "match", "stalemate", "limit", "end", "concede"),
    ("round-won", "round-double", "round-stalemate", "round-by-points", "round-by-breaker", "out"),
    ("win", "hit", "lose", "lose-sp", "damage", "poisoned", "turned", "nobody", "tie"),
    ("gain-vp", "gain-sp", "gain", "depleted", "even", "apple", "unflip", "resolved"),
    ("reveal", "attack", "block", "counterattack", "take", "draw"),
)
"""What changes chances most, in any game, by the first word of its event: what ends something, then what lands."""
MOST_TOLD = 2


def deciding(events: list[EventSent]) -> list[str]:
    """The sentences that explain best why chances changed, in the order in which it happened."""
    said = [event for event in events if event.text]

    def weight(event: EventSent) -> int:
        first = event.word.partition("-")[0]
        ranks = [rank for rank, words in enumerate(DECIDING) if event.word in words or first in words]
        return ranks[0] if ranks else len(DECIDING)

    chosen = sorted(range(len(said)), key=lambda at: weight(said[at]))[:MOST_TOLD]
    return [said[at].text for at in sorted(chosen)]


def decided_by(steps: list[Step], side: list[int]) -> int:
    """Whose answer settled it: one of the side whose chances changed, if one of it answered; otherwise the last."""
    seats = [step.seat for step in steps]
    return next((seat for seat in seats if seat in side), seats[-1] if seats else side[0])


def draft_of(bout: Bout, steps: list[Step], seat: int) -> list[int]:
    """The moves of a seat's answer to what it is asked now, as it stood in the end; the game goes on to there."""
    draft: tuple[int, ...] = ()
    for step in steps:
        before = bout.state.draft(seat)
        taken = bout.answer(step.seat, step.move, RecordedDice(step.luck))
        if step.seat == seat and step.move >= 0:
            draft = (*before, step.move)
        if bout.settled(taken):
            break
    return list(draft)


async def tidied(state: State, seat: int, draft: list[int]) -> list[int]:
    """The same answer without what was done on the way and undone again, as people and some bots lay out a plan."""
    spells = Spells()
    moves = draft
    wanted = _comes_to(state, seat, moves)
    at = 0
    while at < len(moves) - 1 and len(moves) <= LONG:
        for other in range(at, len(moves) - 1):
            fewer = [move for n, move in enumerate(moves) if n not in (at, other)]
            await spells.rest()
            if _comes_to(state, seat, fewer) == wanted:
                moves = fewer
                break
        else:
            at += 1
    return moves


def _comes_to(state: State, seat: int, moves: list[int]) -> dict[str, object] | None:
    """What a seat has laid out before the last of these moves; None if they cannot be made."""
    state = state.copy()
    for n, move in enumerate(moves):
        ask = state.ask(seat)
        if ask is None or move not in ask.moves:
            return None
        if n < len(moves) - 1:
            state.answer(seat, move, RecordedDice([]))
    return {name: fact for name, fact in state.view(seat).facts().items() if name != "draft"}


def spread(count: int, seats: int) -> list[int]:
    """Which of so many moments a curve shows: evenly many, the first and the last among them."""
    points = min(count, max(FEWEST, 2 * POINTS // seats))
    return [at * (count - 1) // max(points - 1, 1) for at in range(points)]


def steepest_step(chances: list[float]) -> int:
    """The place after the one step that did most of what all steps did together."""
    way = 1 if chances[-1] > chances[0] else -1
    return max(range(1, len(chances)), key=lambda at: way * (chances[at] - chances[at - 1]))


def mean(chances: list[float], side: list[int]) -> float:
    """A side's chances."""
    return sum(chances[seat] for seat in side) / len(side)


def turning_points(points: list[PointSent], sides: list[list[int]]) -> list[MomentSent]:
    """The few moments at which a side's chances changed most, in the order in which they came."""
    found: list[MomentSent] = []
    for at in range(1, len(points)):
        changes = [mean(points[at].chances, side) - mean(points[at - 1].chances, side) for side in sides]
        most = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if abs(changes[most]) >= TURNING:
            found.append(MomentSent(at, sides[most][0], round(changes[most], 3), [], points[at].last, 0, 0))
    found.sort(key=lambda each: -abs(each.change))
    return sorted(found[:MOMENTS], key=lambda each: each.at)
