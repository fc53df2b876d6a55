"""The game interface: `Game`, `State`, `Prompt`, `View`, `Outcome` and `Player`.

Sequential, simultaneous and reactive play use one mechanism. A position prompts one or more seats. Each prompted seat
*drafts* its answer in one or more small moves. When every prompted seat has finished its draft, the position
*resolves*: all drafts are revealed and carried out together. Until then, the other seats learn only whether a draft is
finished, and its owner can take moves back.

For this, a game implements three methods: `seats_to_act` says which seats to prompt, `next_draft_prompt` returns a seat's
next prompt given its draft so far, and `resolve` carries out the drafts. This module keeps drafts secret for all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.card_lists import contains
from kwoon.core.dice import Dice
from kwoon.core.events import EventLog
from kwoon.core.message import MessageError, Text, msg

SPECTATOR: Final = -1
"""The seat of a spectator, who knows only what is public."""
TAKE_BACK: Final = -1
"""A move: withdraw the last move of the seat's unresolved draft."""
CONCEDE: Final = -2
"""A move: give up. Allowed until the game is over, prompted or not, but never offered, so no bot concedes by accident.
"""
MAX_MOVE: Final = 0x7FFFFFFF
"""Upper bound of move numbers, checked so that a huge number raises `IllegalMove` instead of overflowing compiled
integers."""
NO_MOVE: Final = -1


class IllegalMove(MessageError):
    """A move that the rules do not allow, or text that is not a move. The message says why; the state is unchanged."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Prompt:
    """A question to one seat: its kind (specific to the game) and every legal move."""

    __slots__ = ("kind", "moves", "seat")

    def __init__(self, seat: i64, kind: str, moves: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.moves = moves

    def __reduce__(self) -> tuple[type[Prompt], tuple[int, str, list[int]]]:
        # Prompts are pickled for bots in other processes.
        return (Prompt, (self.seat, self.kind, self.moves))

    def as_tuple(self) -> tuple[int, str, tuple[int, ...]]:
        """Return the prompt as plain values, for comparison and serialization."""
        return (self.seat, self.kind, tuple(self.moves))


class Outcome:
    """The result of a game: each seat's place (1 is best; ties share a place) and the reason, specific to the game."""

    __slots__ = ("places", "why")

    def __init__(self, places: list[int], why: str) -> None:
        self.places = places
        self.why = why

    def winners(self) -> list[int]:
        """Return the seats in first place. If there are several, they share the win; if all seats are included, the
        game is a draw."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
"""Field names of each view class, computed once."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
@dataclass(unsafe_hash=True)
class View:
    """Everything that one seat may know. Each game has its own view class, built field by field in its `view` package.

    A view holds only plain values (ints, strings, booleans and tuples of them) and no reference to the state.
    """

    seat: int
    pending_seats: tuple[int, ...]
    """The seats that still have to answer: the only public fact about sealed choices."""
    draft: tuple[int, ...]
    """The seat's own unresolved moves."""

    def as_dict(self) -> dict[str, object]:
        """Return all fields by name: exactly what may be compared, sent or shown."""
        kind = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple([field.name for field in fields(self)])
        return {name: getattr(self, name) for name in names}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Rules, card pack, number of seats and options. Immutable."""

    seats: i64

    @abstractmethod
    def deal(self, dice: Dice, log: EventLog | None = None) -> State:
        """Start a new game."""

    @abstractmethod
    def sample_state(self, view: View, dice: Dice) -> State:
        """Return a state consistent with a view, with everything the seat cannot see drawn at random."""

    @abstractmethod
    def format_move(self, move: int) -> str:
        """Format a move in the game's notation."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """Parse a move written in the game's notation. Raise `IllegalMove` if the text is not a move."""

    @abstractmethod
    def all_cards(self) -> list[int]:
        """Return every card in the pack. Tests use it to check that no card is ever lost."""

    @abstractmethod
    def num_distinct_moves(self) -> int:
        """Return the number of distinct moves. Moves are numbered from 0 up to, but not including, this number."""

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def teams(self) -> list[list[int]]:
        """Return the seats of each team; without teams, each seat is its own team."""
        return [[seat] for seat in range(self.seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position. Cheap to copy, and changed in place by `apply`."""

    def __init__(self, game: Game, log: EventLog | None) -> None:
        self.base_game = game
        self.log = log
        self.first_moves: vec[i64] = vec[i64]([NO_MOVE] * game.seats)
        """First move of each seat's draft. Most drafts have only one move, so most moves need no allocation."""
        self.later_moves: list[list[int]] | None = None
        """The moves after the first in each seat's draft; None until a draft has a second move."""
        self._prompts: list[Prompt] | None = None
        """Cached prompts, if computed; may still include seats that have answered."""
        self.pending_mask: i64 = 0
        """Bit mask of the seats with unfinished drafts; valid only while `_prompts` is set."""
        self.canonical_only: bool = False
        """Whether prompts may list canonical moves only. Set on states used only by a playout or a search."""

    # Implemented by each game.

    @abstractmethod
    def seats_to_act(self) -> i64:
        """Return, as a bit mask, the seats that this position prompts; 0 when the game is over."""

    @abstractmethod
    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        """Return a seat's next prompt, which must not depend on the drafts of other seats; None if the draft is
        finished."""

    @abstractmethod
    def resolve(self, dice: Dice) -> None:
        """Carry out the drafts, all of which are finished."""

    @abstractmethod
    def concede(self, seat: i64, dice: Dice) -> None:
        """Carry out a seat's concession, which may end the game."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the result, or None while the game is in progress."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return everything that the seat (or SPECTATOR) may know, and no more."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy without a log."""

    @abstractmethod
    def all_cards(self) -> list[int]:
        """Return every card in the state, wherever it is. Tests use it to check that no card is ever lost."""

    # Common to all games.

    def log_event(self, kind: str, seat: i64, number: i64 = 0) -> None:
        """Log an event without cards, if there is a log."""
        if self.log is not None:
            self.log.add_event(kind, seat, [], number)

    def log_card(self, kind: str, seat: i64, card: i64, number: i64 = 0) -> None:
        """Log an event with one card that everyone sees, if there is a log."""
        if self.log is not None:
            self.log.add_event(kind, seat, [int(card)], number)

    def log_cards(self, kind: str, seat: i64, cards: list[int], number: i64 = 0) -> None:
        """Log an event with a copy of a list of cards that everyone sees, if there is a log."""
        if self.log is not None:
            self.log.add_event(kind, seat, cards[:], number)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def prompts(self) -> list[Prompt]:
        """Return the pending prompts. The list is empty if and only if the game is over."""
        prompts = self._prompts
        if prompts is None:
            prompts = []
            self.pending_mask = 0
            seats = self.seats_to_act()
            seat: i64 = 0
            while seats:
                if seats & 1:
                    prompt = self.next_draft_prompt(seat)
                    if prompt is not None:
                        prompts.append(prompt)
                        self.pending_mask |= 1 << seat
                seats >>= 1
                seat += 1
            self._prompts = prompts
            return prompts
        for cached in prompts:
            if not (self.pending_mask >> cached.seat) & 1:
                # Callers and copies may hold the list, so replace it instead of changing it.
                prompts = [pending for pending in prompts if (self.pending_mask >> pending.seat) & 1]
                self._prompts = prompts
                break
        return prompts

    def prompt(self, seat: i64) -> Prompt | None:
        """Return the seat's pending prompt, if any."""
        for prompt in self.prompts():
            if prompt.seat == seat:
                return prompt
        return None

    def apply(self, seat: i64, move: int, dice: Dice) -> None:
        """Apply one move. Raise `IllegalMove` without side effects if the move is not legal."""
        if move < 0:
            self._apply_take_back_or_concede(seat, move, dice)
            return
        prompt: Prompt | None = None
        for each in self._prompts or self.prompts():
            if each.seat == seat and (self.pending_mask >> seat) & 1:
                prompt = each
                break
        if prompt is None or move > MAX_MOVE or not contains(prompt.moves, move):
            raise IllegalMove(self._illegal_reason(seat, self.prompt(seat), move))
        self.apply_unchecked(prompt, move, dice)

    def apply_unchecked(self, prompt: Prompt, move: int, dice: Dice) -> None:
        """Apply one of the moves of a pending prompt without checking its legality. For playouts and search."""
        seat = prompt.seat
        self.add_to_draft(seat, move)
        next_prompt = self.next_draft_prompt(seat)
        if next_prompt is not None:
            prompts = self.prompts()[:]  # callers may hold the list
            for index in range(len(prompts)):
                if prompts[index] is prompt:
                    prompts[index] = next_prompt
            self._prompts = prompts
        else:
            self.pending_mask ^= 1 << seat
            if self.pending_mask == 0:
                self.resolve_drafts(dice)

    def canonical_moves(self, prompt: Prompt) -> list[int]:
        """Return the subset of a prompt's moves that playouts, sampling and search need.

        If players can build a plan in any order, they can reach the same plan in hundreds of ways; a game overrides
        this method to keep one of them. At least one move always remains, and drafting with these moves alone always
        terminates.
        """
        return prompt.moves

    def default_move(self, seat: i64, dice: Dice) -> int:
        """Return a legal move for a seat that ran out of time; random unless the game overrides this method. Raise
        `IllegalMove` if the seat has no prompt."""
        prompt = self.prompt(seat)
        if prompt is None:
            raise IllegalMove(msg("core-errors-no-move-now"))
        return prompt.moves[dice.roll(len(prompt.moves))]

    def is_simultaneous(self) -> bool:
        """Whether the current prompts are simultaneous choices, which a table can play with a real-time call."""
        seats = self.seats_to_act()
        return seats & (seats - 1) != 0

    def is_optional(self) -> bool:
        """Whether the current prompts offer a reaction to seats whose turn it is not. Most seats pass, so a table that
        passes quickly may make the default move for them. The result depends only on public facts, never on a hand."""
        return False

    def turn_number(self) -> i64:
        """Return the number of turns begun, so that a player can choose to pass for the rest of a turn; 0 if the game
        does not count turns."""
        return 0

    def pending_seats(self) -> tuple[int, ...]:
        """Return the seats that still have to answer."""
        return tuple([int(prompt.seat) for prompt in self.prompts()])

    def draft(self, seat: int) -> tuple[int, ...]:
        """Return a seat's unresolved moves; a spectator has none."""
        if seat < 0 or self.first_moves[seat] == NO_MOVE:
            return ()
        moves = [int(self.first_moves[seat])]
        if self.later_moves is not None:
            moves.extend(self.later_moves[seat])
        return tuple(moves)

    def add_to_draft(self, seat: i64, move: int) -> None:
        """Append a move to a seat's draft without a legality check and without updating the prompts."""
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
        """Carry out and clear all drafts, which must be finished."""
        self._prompts = None
        self.resolve(dice)
        for seat in range(self.base_game.seats):
            self.first_moves[seat] = NO_MOVE
        if self.later_moves is not None:
            for moves in self.later_moves:
                if moves:
                    moves.clear()

    def _copy_drafts(self, copy: State) -> None:
        """Copy drafts and cached prompts; called by every game's `copy`."""
        copy._prompts = self._prompts
        copy.pending_mask = self.pending_mask
        copy.first_moves = self.first_moves[:]
        if self.later_moves is not None:
            copy.later_moves = [moves[:] for moves in self.later_moves]

    def sample_drafts(self, view: View, dice: Dice) -> None:
        """Fill in the drafts of a sampled state: the viewer's own, and random ones for the other seats that have
        answered."""
        seats = self.seats_to_act()
        for seat in range(self.base_game.seats):
            if seat == view.seat:
                for move in view.draft:
                    self.add_to_draft(seat, move)
            elif (seats >> seat) & 1 and seat not in view.pending_seats:
                prompt = self.next_draft_prompt(seat)
                while prompt is not None:
                    moves = self.canonical_moves(prompt)
                    self.add_to_draft(seat, moves[dice.roll(len(moves))])
                    prompt = self.next_draft_prompt(seat)

    def _apply_take_back_or_concede(self, seat: i64, move: int, dice: Dice) -> None:
        if not 0 <= seat < self.base_game.seats:
            raise IllegalMove(msg("core-errors-no-seat", seat=str(seat + 1)))
        if self.outcome() is not None:
            raise IllegalMove(msg("core-why-over"))
        if move == TAKE_BACK:
            draft = self.draft(seat)
            if not draft:
                raise IllegalMove(msg("core-errors-nothing-to-take-back"))
            self._clear_draft(seat)
            for earlier_move in draft[:-1]:
                self.add_to_draft(seat, earlier_move)
            self._prompts = None
        elif move == CONCEDE:
            self._clear_draft(seat)
            self.concede(seat, dice)
            self._prompts = None
            if self.outcome() is not None:
                for each in range(self.base_game.seats):
                    self._clear_draft(each)
            elif not self.prompts():  # only the conceding seat was still pending
                self.resolve_drafts(dice)
        else:
            raise IllegalMove(msg("core-errors-no-move", move=str(move)))

    def _illegal_reason(self, seat: i64, prompt: Prompt | None, move: int) -> Text:
        if self.outcome() is not None:
            return msg("core-why-over")
        if not 0 <= seat < self.base_game.seats:
            return msg("core-errors-no-seat", seat=str(seat + 1))
        if prompt is None:
            if self.first_moves[seat] != NO_MOVE:
                return msg("core-errors-already-moved")
            return msg("core-why-not-your-turn")
        legal = [self.base_game.format_move(each) for each in prompt.moves]
        if move >= self.base_game.num_distinct_moves():
            return msg("core-errors-number-not-possible", number=str(move), moves=legal)
        return msg("core-errors-not-possible", move=self.base_game.format_move(move), moves=legal)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Anything that answers prompts: a person, a bot or a script. Receives only a view and a prompt."""

    @abstractmethod
    def choose(self, view: View, prompt: Prompt) -> int:
        """Return one of the prompt's moves."""

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float] | None:
        """Return the probability with which `choose` returns each of the prompt's moves, or None if unknown."""
        return None
