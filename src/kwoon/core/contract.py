"""The contract: a game is a box, a state is a position, and everything else asks and answers.

Sequential, simultaneous and reactive play are one idea. A position asks one or more seats; each asked seat *drafts* its
answer in one or more small moves; when every asked seat has finished its draft, the position *settles*: all drafts are
shown and carried out together. Until then nothing but the drafter's own view and ask depends on a draft, and its owner
may take moves of it back. A game says three things: whom it asks, what it asks next given the draft so far, and what
happens when all have drafted. Sealing is done here, once, for all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.cards import holds
from kwoon.core.dice import Dice
from kwoon.core.events import Log

WATCHER: Final = -1
"""The seat of somebody who only watches: knows what is public and nothing else."""
TAKE_BACK: Final = -1
"""As a move: withdraw the last move of one's own unsettled draft."""
CONCEDE: Final = -2
"""As a move: give up. Allowed at any time, asked or not, and never offered, so that no bot gives up by chance."""
BIGGEST: Final = 0x7FFFFFFF
"""No move is above this: compiled integers have an end, and whoever sends a longer one is to hear a sentence."""
NOTHING: Final = -1
"""No move yet."""


class Refused(ValueError):
    """An answer that the rules do not take. The sentence says why and what is possible; nothing has changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat: a word of the game's own for what is asked, and every legal move."""

    __slots__ = ("moves", "seat", "word")

    def __init__(self, seat: i64, word: str, moves: list[int]) -> None:
        self.seat = seat
        self.word = word
        self.moves = moves

    def __reduce__(self) -> tuple[type[Ask], tuple[int, str, list[int]]]:
        # Bots get their asks in another process.
        return (Ask, (self.seat, self.word, self.moves))

    def facts(self) -> tuple[int, str, tuple[int, ...]]:
        """The ask as plain values, for comparing and for the wire."""
        return (self.seat, self.word, tuple(self.moves))


class Outcome:
    """How a game ended: each seat's place (1 is best; equal places share) and why, as a word of the game's own."""

    __slots__ = ("places", "why")

    def __init__(self, places: list[int], why: str) -> None:
        self.places = places
        self.why = why

    def winners(self) -> list[int]:
        """The seats in first place; several of them share the win, all of them drew."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
"""The names of each kind of view's fields, found once."""


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class View:
    """All that one seat may know. Each game has its own, built up field by field in its `view.py`.

    A view holds plain values only (ints, strings, booleans and tuples of them) and has no way back to the state.
    """

    seat: int
    owing: tuple[int, ...]
    """The seats whose answer the table waits for: all that anybody sees of a sealed choice."""
    draft: tuple[int, ...]
    """The seat's own moves that are not settled yet."""

    def facts(self) -> dict[str, object]:
        """Everything in the view by name: what may be compared, sent or shown, and nothing else."""
        kind = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple([field.name for field in fields(self)])
        return {name: getattr(self, name) for name in names}


class Game(ABC):
    """The box: rules, card pack, number of seats, variants. Never changes."""

    seats: i64

    @abstractmethod
    def deal(self, dice: Dice, log: Log | None = None) -> State:
        """A new game."""

    @abstractmethod
    def guess(self, view: View, dice: Dice) -> State:
        """A position that fits a view: a fair guess at what its seat cannot see."""

    @abstractmethod
    def write(self, move: int) -> str:
        """A move in the notation."""

    @abstractmethod
    def read(self, text: str) -> int:
        """A move from the notation; raises Refused with a sentence for what is none."""

    @abstractmethod
    def cards(self) -> list[int]:
        """Every card in the box, for counting that none is ever lost."""

    @abstractmethod
    def size(self) -> int:
        """How many different moves there are: all are from 0 up to this."""

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def sides(self) -> list[list[int]]:
        """The seats of every side: each alone, unless the game is played in teams."""
        return [[seat] for seat in range(self.seats)]


class State(ABC):
    """One position. Cheap to copy; changes only by `answer`."""

    def __init__(self, game: Game, log: Log | None) -> None:
        self.box = game
        self.log = log
        self.chosen: vec[i64] = vec[i64]([NOTHING] * game.seats)
        """The first move of each seat's draft; most drafts have no other, so that most answers cost no allocation."""
        self.further: list[list[int]] | None = None
        """The moves that follow it, by seat."""
        self.asking: list[Ask] | None = None
        """What this position asks, once somebody wanted to know; may still hold seats that have answered."""
        self.owing: i64 = 0
        """The seats that have not finished their drafts, as bits; means something when `asking` does."""
        self.brief: bool = False
        """Whether asks may list onward moves only: for a state that nobody but a playout or a search will ever see."""

    # What a game says.

    @abstractmethod
    def asked(self) -> i64:
        """The seats this position asks, as bits; 0 when the game is over."""

    @abstractmethod
    def ask_next(self, seat: i64) -> Ask | None:
        """What an asked seat is asked next, given its own draft alone; None when that is finished."""

    @abstractmethod
    def settle(self, dice: Dice) -> None:
        """Carry out the drafts, all of which are finished."""

    @abstractmethod
    def concede(self, seat: i64, dice: Dice) -> None:
        """The seat gives up."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """All that the seat (or WATCHER) may know, and no more."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position like this one, silent."""

    @abstractmethod
    def everything(self) -> list[int]:
        """Every card wherever it lies, for counting that none is ever lost."""

    # What is the same in every game.

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def asks(self) -> list[Ask]:
        """Who must answer now, and with what. Empty exactly when there is an outcome."""
        asking = self.asking
        if asking is None:
            asking = []
            self.owing = 0
            asked = self.asked()
            seat: i64 = 0
            while asked:
                if asked & 1:
                    ask = self.ask_next(seat)
                    if ask is not None:
                        asking.append(ask)
                        self.owing |= 1 << seat
                asked >>= 1
                seat += 1
            self.asking = asking
            return asking
        for each in asking:
            if not (self.owing >> each.seat) & 1:
                # Callers and copies may hold the list: a changed one is a new one.
                asking = [still for still in asking if (self.owing >> still.seat) & 1]
                self.asking = asking
                break
        return asking

    def ask(self, seat: i64) -> Ask | None:
        """What this seat is asked now, if anything."""
        for ask in self.asks():
            if ask.seat == seat:
                return ask
        return None

    def answer(self, seat: i64, move: int, dice: Dice) -> None:
        """Take one answer; raise Refused and change nothing if the rules do not allow it."""
        if move < 0:
            self._interject(seat, move, dice)
            return
        ask: Ask | None = None
        for each in self.asking or self.asks():
            if each.seat == seat and (self.owing >> seat) & 1:
                ask = each
                break
        if ask is None or move > BIGGEST or not holds(ask.moves, move):
            raise Refused(self._why_refused(seat, self.ask(seat), move))
        self.accept(ask, move, dice)

    def accept(self, ask: Ask, move: int, dice: Dice) -> None:
        """Take an answer that is known to be right: one of the moves of an ask that stands. Playouts need no more."""
        seat = ask.seat
        self.add_to_draft(seat, move)
        following = self.ask_next(seat)
        if following is not None:
            asking = self.asks()[:]  # a changed list is a new one
            for at in range(len(asking)):
                if asking[at] is ask:
                    asking[at] = following
            self.asking = asking
        else:
            self.owing ^= 1 << seat
            if self.owing == 0:
                self.settle_drafts(dice)

    def onward(self, ask: Ask) -> list[int]:
        """Of an ask's moves, those that playouts, guesses and search need.

        A game that lets people lay a plan in any order and change it offers the same plan in hundreds of ways; it keeps
        one way of each here. At least one move is always left, and drafting on with these alone always comes to an end.
        """
        return ask.moves

    def default(self, seat: i64, dice: Dice) -> int:
        """A legal move for an asked seat that did not answer in time: unless a game says better, any at random."""
        ask = self.ask(seat)
        if ask is None:
            raise Refused("This seat has nothing to answer now.")
        return ask.moves[dice.roll(len(ask.moves))]

    def to_the_call(self) -> bool:
        """Whether what is asked now is chosen to a real-time call, at a table that plays to one."""
        asked = self.asked()
        return asked & (asked - 1) != 0

    def asks_aside(self) -> bool:
        """Whether seats are asked just in case, aside from whose turn it is, so that most of them pass: for those in a
        hurry the default move may answer. Rests on what everybody sees, never on a hand."""
        return False

    def turns(self) -> i64:
        """How many turns have begun, for somebody who wants to be asked nothing more in this one."""
        return 0

    def owed(self) -> tuple[int, ...]:
        """The seats that still have to answer, for views."""
        return tuple([int(ask.seat) for ask in self.asks()])

    def draft(self, seat: int) -> tuple[int, ...]:
        """A seat's own unsettled moves, for its view; a watcher has none."""
        if seat < 0 or self.chosen[seat] == NOTHING:
            return ()
        moves = [int(self.chosen[seat])]
        if self.further is not None:
            moves.extend(self.further[seat])
        return tuple(moves)

    def add_to_draft(self, seat: i64, move: int) -> None:
        """One more move of a seat's draft, which was asked for. Whoever calls it sees to the rest."""
        if self.chosen[seat] == NOTHING:
            self.chosen[seat] = move
            return
        if self.further is None:
            self.further = [[] for _ in range(self.box.seats)]
        self.further[seat].append(move)

    def _clear_draft(self, seat: i64) -> None:
        self.chosen[seat] = NOTHING
        if self.further is not None:
            self.further[seat].clear()

    def settle_drafts(self, dice: Dice) -> None:
        """Everybody has finished: carry the drafts out, and go on without any."""
        self.asking = None
        self.settle(dice)
        for seat in range(self.box.seats):
            self.chosen[seat] = NOTHING
        if self.further is not None:
            for moves in self.further:
                if moves:
                    moves.clear()

    def _copy_drafts(self, twin: State) -> None:
        """Part of every game's `copy`."""
        twin.asking = self.asking
        twin.owing = self.owing
        twin.chosen = self.chosen[:]
        if self.further is not None:
            twin.further = [moves[:] for moves in self.further]

    def guess_drafts(self, view: View, dice: Dice) -> None:
        """Part of every game's `guess`: the viewer's own draft, and random ones for the others that have answered."""
        asked = self.asked()
        for seat in range(self.box.seats):
            if seat == view.seat:
                for move in view.draft:
                    self.add_to_draft(seat, move)
            elif (asked >> seat) & 1 and seat not in view.owing:
                ask = self.ask_next(seat)
                while ask is not None:
                    moves = self.onward(ask)
                    self.add_to_draft(seat, moves[dice.roll(len(moves))])
                    ask = self.ask_next(seat)

    def _interject(self, seat: i64, move: int, dice: Dice) -> None:
        if not 0 <= seat < self.box.seats:
            raise Refused(f"There is no seat {seat + 1} at this table.")
        if self.outcome() is not None:
            raise Refused("The game is over.")
        if move == TAKE_BACK:
            draft = self.draft(seat)
            if not draft:
                raise Refused("There is nothing to take back.")
            self._clear_draft(seat)
            for kept in draft[:-1]:
                self.add_to_draft(seat, kept)
            self.asking = None
        elif move == CONCEDE:
            self._clear_draft(seat)
            self.concede(seat, dice)
            self.asking = None
            if self.outcome() is not None:
                for each in range(self.box.seats):
                    self._clear_draft(each)
            elif not self.asks():  # only the seat that left was still awaited
                self.settle_drafts(dice)
        else:
            raise Refused(f"There is no move {move}.")

    def _why_refused(self, seat: i64, ask: Ask | None, move: int) -> str:
        if self.outcome() is not None:
            return "The game is over."
        if not 0 <= seat < self.box.seats:
            return f"There is no seat {seat + 1} at this table."
        if ask is None:
            if self.chosen[seat] != NOTHING:
                return "You have answered; wait for the others, or take your answer back."
            return "It's not your turn."
        said = self.box.write(move) if move < self.box.size() else f"move {move}"
        legal = ", ".join([self.box.write(each) for each in ask.moves])
        return f"'{said}' is not possible now. You can: {legal}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Whoever answers: a person at a browser, a bot, a script. Gets a view and an ask and nothing else."""

    @abstractmethod
    def choose(self, view: View, ask: Ask) -> int:
        """One of the ask's moves."""

    def odds(self, view: View, ask: Ask) -> list[float] | None:
        """How likely `choose` is to make each of the ask's moves, if that is known."""
        return None
