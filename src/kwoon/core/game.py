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

from kwoon.core.card_lists import contains
from kwoon.core.dice import Dice
from kwoon.core.events import Log

SPECTATOR: Final = -1
"""The seat of somebody who only watches: knows what is public and nothing else."""
TAKE_BACK: Final = -1
"""As a move: withdraw the last move of one's own unsettled draft."""
CONCEDE: Final = -2
"""As a move: give up. Allowed at any time, asked or not, and never offered, so that no bot gives up by chance."""
MAX_MOVE: Final = 0x7FFFFFFF
"""No move is above this: compiled integers have an end, and whoever sends a longer one is to hear a sentence."""
NO_MOVE: Final = -1
"""No move yet."""


class IllegalMove(ValueError):
    """An answer that the rules do not take. The sentence says why and what is possible; nothing has changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Prompt:
    """A question to one seat: a word of the game's own for what is asked, and every legal move."""

    __slots__ = ("kind", "moves", "seat")

    def __init__(self, seat: i64, word: str, moves: list[int]) -> None:
        self.seat = seat
        self.kind = word
        self.moves = moves

    def __reduce__(self) -> tuple[type[Prompt], tuple[int, str, list[int]]]:
        # Bots get their asks in another process.
        return (Prompt, (self.seat, self.kind, self.moves))

    def as_tuple(self) -> tuple[int, str, tuple[int, ...]]:
        """The ask as plain values, for comparing and for the wire."""
        return (self.seat, self.kind, tuple(self.moves))


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

    def as_dict(self) -> dict[str, object]:
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
    def sample_state(self, view: View, dice: Dice) -> State:
        """A position that fits a view: a fair guess at what its seat cannot see."""

    @abstractmethod
    def format_move(self, move: int) -> str:
        """A move in the notation."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """A move from the notation; raises Refused with a sentence for what is none."""

    @abstractmethod
    def all_cards(self) -> list[int]:
        """Every card in the box, for counting that none is ever lost."""

    @abstractmethod
    def num_moves(self) -> int:
        """How many different moves there are: all are from 0 up to this."""

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def teams(self) -> list[list[int]]:
        """The seats of every side: each alone, unless the game is played in teams."""
        return [[seat] for seat in range(self.seats)]


class State(ABC):
    """One position. Cheap to copy; changes only by `answer`."""

    def __init__(self, game: Game, log: Log | None) -> None:
        self.base_game = game
        self.log = log
        self.first_moves: vec[i64] = vec[i64]([NO_MOVE] * game.seats)
        """The first move of each seat's draft; most drafts have no other, so that most answers cost no allocation."""
        self.later_moves: list[list[int]] | None = None
        """The moves that follow it, by seat."""
        self._prompts: list[Prompt] | None = None
        """What this position asks, once somebody wanted to know; may still hold seats that have answered."""
        self.pending_mask: i64 = 0
        """The seats that have not finished their drafts, as bits; means something when `asking` does."""
        self.canonical_only: bool = False
        """Whether asks may list onward moves only: for a state that nobody but a playout or a search will ever see."""

    # What a game says.

    @abstractmethod
    def seats_to_act(self) -> i64:
        """The seats this position asks, as bits; 0 when the game is over."""

    @abstractmethod
    def next_prompt(self, seat: i64) -> Prompt | None:
        """What an asked seat is asked next, given its own draft alone; None when that is finished."""

    @abstractmethod
    def resolve(self, dice: Dice) -> None:
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
    def all_cards(self) -> list[int]:
        """Every card wherever it lies, for counting that none is ever lost."""

    # What is the same in every game.

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def prompts(self) -> list[Prompt]:
        """Who must answer now, and with what. Empty exactly when there is an outcome."""
        asking = self._prompts
        if asking is None:
            asking = []
            self.pending_mask = 0
            asked = self.seats_to_act()
            seat: i64 = 0
            while asked:
                if asked & 1:
                    ask = self.next_prompt(seat)
                    if ask is not None:
                        asking.append(ask)
                        self.pending_mask |= 1 << seat
                asked >>= 1
                seat += 1
            self._prompts = asking
            return asking
        for each in asking:
            if not (self.pending_mask >> each.seat) & 1:
                # Callers and copies may hold the list: a changed one is a new one.
                asking = [still for still in asking if (self.pending_mask >> still.seat) & 1]
                self._prompts = asking
                break
        return asking

    def prompt(self, seat: i64) -> Prompt | None:
        """What this seat is asked now, if anything."""
        for ask in self.prompts():
            if ask.seat == seat:
                return ask
        return None

    def apply(self, seat: i64, move: int, dice: Dice) -> None:
        """Take one answer; raise Refused and change nothing if the rules do not allow it."""
        if move < 0:
            self._apply_special(seat, move, dice)
            return
        ask: Prompt | None = None
        for each in self._prompts or self.prompts():
            if each.seat == seat and (self.pending_mask >> seat) & 1:
                ask = each
                break
        if ask is None or move > MAX_MOVE or not contains(ask.moves, move):
            raise IllegalMove(self._illegal_reason(seat, self.prompt(seat), move))
        self.apply_unchecked(ask, move, dice)

    def apply_unchecked(self, prompt: Prompt, move: int, dice: Dice) -> None:
        """Take an answer that is known to be right: one of the moves of an ask that stands. Playouts need no more."""
        seat = prompt.seat
        self.add_to_draft(seat, move)
        following = self.next_prompt(seat)
        if following is not None:
            asking = self.prompts()[:]  # a changed list is a new one
            for at in range(len(asking)):
                if asking[at] is prompt:
                    asking[at] = following
            self._prompts = asking
        else:
            self.pending_mask ^= 1 << seat
            if self.pending_mask == 0:
                self.resolve_drafts(dice)

    def canonical_moves(self, prompt: Prompt) -> list[int]:
        """Of an ask's moves, those that playouts, guesses and search need.

        A game that lets people lay a plan in any order and change it offers the same plan in hundreds of ways; it keeps
        one way of each here. At least one move is always left, and drafting on with these alone always comes to an end.
        """
        return prompt.moves

    def default_move(self, seat: i64, dice: Dice) -> int:
        """A legal move for an asked seat that did not answer in time: unless a game says better, any at random."""
        ask = self.prompt(seat)
        if ask is None:
            raise IllegalMove("This seat has nothing to answer now.")
        return ask.moves[dice.roll(len(ask.moves))]

    def is_simultaneous(self) -> bool:
        """Whether what is asked now is chosen to a real-time call, at a table that plays to one."""
        asked = self.seats_to_act()
        return asked & (asked - 1) != 0

    def is_optional(self) -> bool:
        """Whether seats are asked just in case, aside from whose turn it is, so that most of them pass: for those in a
        hurry the default move may answer. Rests on what everybody sees, never on a hand."""
        return False

    def turn_number(self) -> i64:
        """How many turns have begun, for somebody who wants to be asked nothing more in this one."""
        return 0

    def pending_seats(self) -> tuple[int, ...]:
        """The seats that still have to answer, for views."""
        return tuple([int(ask.seat) for ask in self.prompts()])

    def draft(self, seat: int) -> tuple[int, ...]:
        """A seat's own unsettled moves, for its view; a watcher has none."""
        if seat < 0 or self.first_moves[seat] == NO_MOVE:
            return ()
        moves = [int(self.first_moves[seat])]
        if self.later_moves is not None:
            moves.extend(self.later_moves[seat])
        return tuple(moves)

    def add_to_draft(self, seat: i64, move: int) -> None:
        """One more move of a seat's draft, which was asked for. Whoever calls it sees to the rest."""
        if self.first_moves[seat] == NO_MOVE:
            self.first_moves[seat] = move
            return
        if self.later_moves is None:
            self.later_moves = [[] for _ in range(self.base_game.seats)]
        self.later_moves[seat].append(move)

    def _clear_draft(self, seat: i64) -> None:
        self.first_moves[seat] = NO_MOVE
        if self.later_moves is not None:
            self.later_moves[seat].clear()

    def resolve_drafts(self, dice: Dice) -> None:
        """Everybody has finished: carry the drafts out, and go on without any."""
        self._prompts = None
        self.resolve(dice)
        for seat in range(self.base_game.seats):
            self.first_moves[seat] = NO_MOVE
        if self.later_moves is not None:
            for moves in self.later_moves:
                if moves:
                    moves.clear()

    def _copy_drafts(self, twin: State) -> None:
        """Part of every game's `copy`."""
        twin._prompts = self._prompts
        twin.pending_mask = self.pending_mask
        twin.first_moves = self.first_moves[:]
        if self.later_moves is not None:
            twin.later_moves = [moves[:] for moves in self.later_moves]

    def sample_drafts(self, view: View, dice: Dice) -> None:
        """Part of every game's `guess`: the viewer's own draft, and random ones for the others that have answered."""
        asked = self.seats_to_act()
        for seat in range(self.base_game.seats):
            if seat == view.seat:
                for move in view.draft:
                    self.add_to_draft(seat, move)
            elif (asked >> seat) & 1 and seat not in view.owing:
                ask = self.next_prompt(seat)
                while ask is not None:
                    moves = self.canonical_moves(ask)
                    self.add_to_draft(seat, moves[dice.roll(len(moves))])
                    ask = self.next_prompt(seat)

    def _apply_special(self, seat: i64, move: int, dice: Dice) -> None:
        if not 0 <= seat < self.base_game.seats:
            raise IllegalMove(f"There is no seat {seat + 1} at this table.")
        if self.outcome() is not None:
            raise IllegalMove("The game is over.")
        if move == TAKE_BACK:
            draft = self.draft(seat)
            if not draft:
                raise IllegalMove("There is nothing to take back.")
            self._clear_draft(seat)
            for kept in draft[:-1]:
                self.add_to_draft(seat, kept)
            self._prompts = None
        elif move == CONCEDE:
            self._clear_draft(seat)
            self.concede(seat, dice)
            self._prompts = None
            if self.outcome() is not None:
                for each in range(self.base_game.seats):
                    self._clear_draft(each)
            elif not self.prompts():  # only the seat that left was still awaited
                self.resolve_drafts(dice)
        else:
            raise IllegalMove(f"There is no move {move}.")

    def _illegal_reason(self, seat: i64, prompt: Prompt | None, move: int) -> str:
        if self.outcome() is not None:
            return "The game is over."
        if not 0 <= seat < self.base_game.seats:
            return f"There is no seat {seat + 1} at this table."
        if prompt is None:
            if self.first_moves[seat] != NO_MOVE:
                return "You have answered; wait for the others, or take your answer back."
            return "It's not your turn."
        said = self.base_game.format_move(move) if move < self.base_game.num_moves() else f"move {move}"
        legal = ", ".join([self.base_game.format_move(each) for each in prompt.moves])
        return f"'{said}' is not possible now. You can: {legal}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Whoever answers: a person at a browser, a bot, a script. Gets a view and an ask and nothing else."""

    @abstractmethod
    def choose(self, view: View, prompt: Prompt) -> int:
        """One of the ask's moves."""

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float] | None:
        """How likely `choose` is to make each of the ask's moves, if that is known."""
        return None
