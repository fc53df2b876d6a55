"""What bots that think share: how long they may, how they imagine a game, and how they keep to an answer."""

from __future__ import annotations

import time
from abc import abstractmethod

from kwoon.bots.judge import Judge, earned
from kwoon.core.contract import NOTHING, TAKE_BACK, Ask, Game, Player, State, View
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless


class Budget:
    """How long to think: so many imagined games, or so many milliseconds, whichever is spent first; 0 is no limit."""

    def __init__(self, games: int = 0, milliseconds: int = 0) -> None:
        if games <= 0 and milliseconds <= 0:
            raise ValueError("Give a number of imagined games, a number of milliseconds, or both.")
        self.games = games
        self.milliseconds = milliseconds

    def spent(self, games: int, began: float) -> bool:
        """Whether it is, after so many games since that moment."""
        if self.games > 0 and games >= self.games:
            return True
        return self.milliseconds > 0 and 1000.0 * (time.monotonic() - began) >= self.milliseconds


class Thinker(Player):
    """Thinks about every question for as long as its budget allows, and gives the answer that it found move by move."""

    def __init__(self, game: Game, judge: Judge, budget: Budget, dice: Dice) -> None:
        self.game = game
        self.judge = judge
        self.budget = budget
        self.dice = dice
        self.plan: list[int] = []
        """The answer that it is giving."""

    @abstractmethod
    def think(self, view: View, ask: Ask) -> list[int]:
        """What to do: moves that follow the draft that there is."""

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.moves) == 1:
            return ask.moves[0]
        planned = next_of(self.plan, view, ask)
        if planned != NOTHING:
            return planned
        self.plan = list(view.draft) + self.think(view, ask)
        return self.plan[len(view.draft)]


def next_of(plan: list[int], view: View, ask: Ask) -> int:
    """The move of a planned answer that follows the draft; NOTHING if the draft is empty or says otherwise."""
    said = len(view.draft)
    if 0 < said < len(plan) and list(view.draft) == plan[:said] and plan[said] in ask.moves:
        return plan[said]
    return NOTHING


# Before the imagined games.


def have_ideas(judge: Judge, state: State, view: View, dice: Dice) -> list[list[int]]:
    """The judge's ideas for a question, each once, as moves that follow the draft that there is.

    Ideas are had from an empty draft, to which `state`, a guess at the view, is taken back. Where a set may be named in
    any order, an idea goes on from the draft if it says the same later; those that say otherwise are dropped.
    """
    own = view.seat
    while state.draft(own):
        state.answer(own, TAKE_BACK, dice)
    found: list[list[int]] = []
    ask = state.ask(own)
    if ask is None:
        return found
    said = list(view.draft)
    for idea in judge.ideas(state.view(own), ask):
        whole = finished(judge, state.copy(), own, idea, dice)
        if whole[: len(said)] != said:
            whole = finished(judge, state.copy(), own, beginning(said, whole), dice)
        rest = whole[len(said) :]
        if rest and rest not in found:
            found.append(rest)
    return found


def beginning(said: list[int], whole: list[int]) -> list[int]:
    """The same answer, beginning with what has been said already; what no answer can be if it does not say that."""
    left = whole[:]
    for move in said:
        if move not in left:
            return [NOTHING]
        left.remove(move)
    return said + left


def finished(judge: Judge, state: State, own: int, idea: list[int], dice: Dice) -> list[int]:
    """The idea as the rules allow it, to the end of the answer; nothing if they do not."""
    whole: list[int] = []
    ask = state.ask(own)
    while ask is not None:
        if len(whole) < len(idea):
            move = idea[len(whole)]
            if move not in ask.moves:
                return []
        else:
            move = judge.reply(state, ask, dice)
        whole.append(move)
        state.answer(own, move, dice)
        if state.asking is None:
            break
        ask = state.ask(own)
    return whole


# One imagined game.


def guess_unanswered(game: Game, view: View, dice: Dice) -> State:
    """A position that fits the view, in which the others have not answered yet: their answers are thought about."""
    state = game.guess(view, dice)
    for seat in range(game.seats):
        if seat != view.seat:
            while state.draft(seat):
                state.answer(seat, TAKE_BACK, dice)
    return state


def give(state: State, own: int, idea: list[int], dice: Dice) -> None:
    """A whole answer; what the rules carry out at once, such as a card that draws, ends it."""
    for move in idea:
        state.answer(own, move, dice)
        if state.asking is None:
            return


def play_on(judge: Judge, state: State, settled: int, dice: Dice) -> list[float]:
    """What comes of a position for each seat: by the judge's replies until a game rests there or is over."""
    if not judge.whole:
        # Whoever replies with any move needs no move twice.
        state.brief = True
        state.asking = None
    given = 0
    asks = state.asks()
    while asks:
        if settled > 0 and judge.rests(state, settled):
            return judge.chances(state)
        for ask in asks:
            state.accept(ask, judge.reply(state, ask, dice), dice)
            given += 1
        if given > MOST_ANSWERS:
            raise endless()
        if state.asking is None:
            settled += 1
        asks = state.asks()
    outcome = state.outcome()
    assert outcome is not None
    return earned(outcome.places)
