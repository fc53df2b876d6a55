"""Search: imagines the hidden cards again and again, plays on from each guess, and remembers what was worth doing.

Every iteration guesses a full position that fits the view, walks down from it through the questions it has met before,
and plays on from the first new one until the judge says who stands how. What it learns is kept by *question*, as the
seat that is asked knows it: nobody in the imagined games knows more than at the table. Where one seat is asked after
the other, it tries the most promising move (UCT); where several answer sealed, each plays by regret and the answer is
rolled on the average strategy, so that it cannot be foreseen.
"""

from __future__ import annotations

import time
from typing import Final

from kwoon.bots.judge import Judge
from kwoon.bots.meeting import Meeting, Other
from kwoon.bots.mixing.odds import roll
from kwoon.bots.nodes import Node
from kwoon.bots.thinking import Budget, Thinker, give, guess_unanswered, have_ideas, play_on
from kwoon.core.contract import WATCHER, Ask, Game, State, View
from kwoon.core.dice import Dice

HABITUAL: Final = 64
"""In so many imagined games it is asked what the other would do by habit."""


class Style:
    """How a search searches."""

    def __init__(
        self, curious: float = 0.5, explore: float = 0.15, coarse: bool = True, other: Other | None = None
    ) -> None:
        self.curious = curious
        """How much it tries what it has tried little."""
        self.explore = explore
        """How often it tries any sealed move."""
        self.coarse = coarse
        """Whether it knows the others' questions by what is public and not by their guessed hands as well."""
        self.other = Other() if other is None else other
        """How the other is taken to choose, where two sealed moves meet."""


class Turn:
    """One choice on the way down."""

    def __init__(self, node: Node, seat: int, slots: list[int], place: int, odds: list[float]) -> None:
        self.node = node
        self.seat = seat
        self.slots = slots
        self.place = place
        self.odds = odds
        """How likely each sealed move was; empty where moves are open."""


class Search:
    """One deliberation about one question."""

    def __init__(self, game: Game, judge: Judge, style: Style, dice: Dice) -> None:
        self.game = game
        self.judge = judge
        self.style = style
        self.dice = dice
        self.nodes: dict[int, Node] = {}
        self.root = Node()
        self.ideas: list[list[int]] = []
        """Whole answers that it thinks about; if there are none, it thinks about every small move."""
        self.sealed = False
        self.meeting = Meeting()
        """What came of pairs of sealed moves, where one move is a whole answer."""
        self.meets = True
        self.own = 0
        self.prepared = False
        self.games = 0
        """How many games it has imagined."""
        self.hopes: list[float] = [0.0] * game.seats
        """What came of all games so far, added up by seat."""

    def think(self, view: View, budget: Budget) -> None:
        """Until the budget is spent."""
        if not self.prepared:
            self.prepare(view)
        began = time.monotonic()
        games = 0
        while games == 0 or not budget.spent(games, began):
            self.imagine(view)
            games += 1

    def prepare(self, view: View) -> None:
        """Look at the question before thinking about it."""
        self.prepared = True
        self.own = view.seat
        self.judge.begin(view)
        self.ideas = have_ideas(self.judge, self.game.guess(view, self.dice), view, self.dice)

    def answer(self) -> list[int]:
        """What to do: as many moves of the answer as were thought about."""
        if len(self.ideas) == 1:
            return self.ideas[0]
        root = self.root
        at = roll(self.strategy(), self.dice) if self.sealed else root.favourite()
        return self.ideas[at] if self.ideas else [root.moves[at]]

    def strategy(self) -> list[float]:
        """How likely each answer should be, where answers are sealed."""
        if self.meets and self.meeting.games > 0.0:
            return self.meeting.strategy(len(self.root.moves), self.style.other)
        return self.root.strategy()

    def chances(self) -> list[float]:
        """Each seat's winning chances as they look now."""
        return [hope / self.games for hope in self.hopes]

    def imagine(self, view: View) -> None:
        """One game from one guess."""
        state = guess_unanswered(self.game, view, self.dice)
        path: list[Turn] = []
        settled = 0
        growing = True
        first = True
        asks = state.asks()
        usual = self._usual(view.seat, state, asks)
        while asks and growing:
            growing = self._walk(view.seat, state, asks, path, first)
            if first and self.sealed and (state.asking is not None or len(path) != 2):
                self.meets = False
            first = False
            if state.asking is None:
                settled += 1
            asks = state.asks()
            if asks and settled > 0 and self.judge.rests(state, settled):
                break
        values = play_on(self.judge, state, settled, self.dice)
        self.games += 1
        for seat in range(len(values)):
            self.hopes[seat] += values[seat]
        if self.sealed and self.meets:
            one, two = (path[0], path[1]) if path[0].node is self.root else (path[1], path[0])
            moves = two.node.moves
            self.meeting.offer([moves[at] for at in two.slots], usual)
            self.meeting.learn(one.place, moves[two.slots[two.place]], values[one.seat])
        for turn in path:
            if turn.odds:
                turn.node.regret_it(turn.slots, turn.odds, turn.place, values[turn.seat])
            else:
                turn.node.learn(turn.slots[turn.place], values[turn.seat])

    def _usual(self, own: int, state: State, asks: list[Ask]) -> list[float]:
        """What the other would do by habit, where two sealed moves meet; not many guesses are needed to know that."""
        if len(asks) != 2 or self.games >= HABITUAL:
            return []
        return self.judge.usual(state, asks[1] if asks[0].seat == own else asks[0])

    def _walk(self, own: int, state: State, asks: list[Ask], path: list[Turn], first: bool) -> bool:
        """One answer of everybody who is asked; whether all of them knew their questions."""
        asked = state.asked()
        sealed = asked & (asked - 1) != 0
        known = True
        for ask in asks:
            if first and ask.seat == own:
                self.sealed = sealed
                known = self._try_own(state, ask, path, sealed) and known
            elif self.judge.whole:
                state.answer(ask.seat, self.judge.reply(state, ask, self.dice), self.dice)
                known = False
            else:
                known = self._try_other(own, state, ask, path, sealed) and known
        return known

    def _try_own(self, state: State, ask: Ask, path: list[Turn], sealed: bool) -> bool:
        """One of the answers that are thought about; whether the imagined game is still known after it."""
        if not self.ideas:
            moves = state.onward(ask)
            turn = self._turn(self.root, ask, moves, sealed)
            path.append(turn)
            state.answer(ask.seat, moves[turn.place], self.dice)
            return True
        turn = self._turn(self.root, ask, list(range(len(self.ideas))), sealed)
        path.append(turn)
        give(state, int(ask.seat), self.ideas[turn.place], self.dice)
        return False

    def _try_other(self, own: int, state: State, ask: Ask, path: list[Turn], sealed: bool) -> bool:
        """An answer to a question further on, by what was learnt about it; whether it was met before."""
        moves = state.onward(ask)
        if len(moves) == 1:
            state.answer(ask.seat, moves[0], self.dice)
            return True
        key = self._key(own, state, ask)
        node = self.nodes.get(key)
        known = node is not None
        if node is None:
            node = Node()
            self.nodes[key] = node
        turn = self._turn(node, ask, moves, sealed)
        path.append(turn)
        state.answer(ask.seat, moves[turn.place], self.dice)
        return known

    def _turn(self, node: Node, ask: Ask, moves: list[int], sealed: bool) -> Turn:
        """Which of the moves to try now."""
        slots = node.slots(moves)
        if sealed:
            odds = node.odds(slots, self.style.explore)
            return Turn(node, int(ask.seat), slots, roll(odds, self.dice), odds)
        return Turn(node, int(ask.seat), slots, node.most_promising(slots, self.style.curious, self.dice), [])

    def _key(self, own: int, state: State, ask: Ask) -> int:
        seat = int(ask.seat)
        if seat == own or not self.style.coarse:
            return hash(state.view(seat))
        return hash((hash(state.view(WATCHER)), seat, state.draft(seat)))


class SearchBot(Thinker):
    """Searches before every answer."""

    def __init__(self, game: Game, judge: Judge, budget: Budget, dice: Dice, style: Style | None = None) -> None:
        super().__init__(game, judge, budget, dice)
        self.style = Style() if style is None else style

    def think(self, view: View, ask: Ask) -> list[int]:
        search = Search(self.game, self.judge, self.style, self.dice)
        search.prepare(view)
        if len(search.ideas) != 1:
            search.think(view, self.budget)
        return search.answer()
