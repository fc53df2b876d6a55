"""What bots know about FIGHT: a greedy player that weighs one turn, and a judge for imagined games."""

from __future__ import annotations

from typing import Final

from kwoon.bots.judge import Scale, race
from kwoon.bots.mixing import blended, roll, solve
from kwoon.core.cards import take_out
from kwoon.core.contract import Ask, Game, Player, State, View
from kwoon.core.dice import Dice
from kwoon.games.fight.notation import DRAWN, EVEN, FightNotation
from kwoon.games.fight.position import OPENING, PLAYING
from kwoon.games.fight.rules import FightState
from kwoon.games.fight.view import FightView

FITTED: Final = [-1.2749, 2.3603, -0.4077, 0.3711, 0.1061, -0.0819, -0.0321, 0.0331, 0.0898]
"""The weights of the judge's features, fitted by bench/fit_chances.py."""


class GreedyFight(Player):
    """Weighs its cards against those that the other may hold, for this turn only, and mixes so that it cannot be read.

    Cards that were seen to be taken are held for sure, the others as likely as there are unseen cards.
    """

    def __init__(self, game: Game, dice: Dice) -> None:
        assert isinstance(game, FightNotation)
        self.game = game
        self.dice = dice

    def choose(self, view: View, ask: Ask) -> int:
        assert isinstance(view, FightView)
        if len(ask.moves) == 1:
            return ask.moves[0]
        if ask.word == "play":
            return ask.moves[roll(mixed(self.game, view, ask.moves), self.dice)]
        cards, present = may_hold(self.game, view)
        best = 0
        high = -1000.0
        for at, move in enumerate(ask.moves):
            mine = move - int(self.game.kinds)
            worth = 0.0
            for place, card in enumerate(cards):
                worth += present[place] * worth_of(self.game, view, mine, card)
            if mine in view.hand:
                worth -= 1.0
            if worth > high:
                high = worth
                best = at
        return ask.moves[best]


def mixed(game: FightNotation, view: FightView, moves: list[int]) -> list[float]:
    """How often to play each of these cards, for this turn's sake."""
    cards, present = may_hold(game, view)
    return solve([blended([worth_of(game, view, move, card) for card in cards], present) for move in moves])


def may_hold(game: FightNotation, view: FightView) -> tuple[list[int], list[float]]:
    """The cards that the other may hold, and how likely each is."""
    other = 1 - view.seat
    unseen = game.deck[:]
    for lying in (view.hand, view.shown[other], view.row, view.discard, view.piles[0], view.piles[1]):
        for card in lying:
            take_out(unseen, card)
    if view.played:
        for card in view.played:
            if card != view.prize:
                take_out(unseen, card)
    hidden = view.hand_sizes[other] - len(view.shown[other])
    chance = hidden / len(unseen) if unseen else 0.0
    cards = sorted(set(list(view.shown[other]) + unseen))
    present: list[float] = []
    for card in cards:
        copies = 0
        for each in unseen:
            if each == card:
                copies += 1
        present.append(1.0 if card in view.shown[other] else min(1.0, copies * chance))
    return cards, present


def worth_of(game: FightNotation, view: FightView, mine: int, yours: int) -> float:
    """What a turn with these two cards is worth: the points of the card won, and the pick that goes with it."""
    winner = int(game.clashes[mine * game.kinds + yours])
    if winner == EVEN:
        winner = DRAWN if view.breaker < 0 else (0 if view.breaker == view.seat else 1)
    if winner == DRAWN:
        return 0.0
    won = mine if winner == 0 else yours
    prize = won if game.attacks[won] else mine + yours - won
    left = view.goal - view.scores[view.seat if winner == 0 else 1 - view.seat]
    worth = float(min(game.points[prize], left)) + 1.0 + (2.0 if game.points[prize] >= left else 0.0)
    return worth if winner == 0 else -worth


class FightJudge(Scale):
    """An imagined game rests after a few turns, or when a round is over: the next one is dealt anew."""

    def __init__(self, game: FightNotation, turns: int = 4) -> None:
        super().__init__(FITTED)
        self.game = game
        moves = [move.id for move in game.pack.moves]
        self.suits = [moves.index(card.move.id) for card in game.pack.kinds]
        self.turns = turns
        """How many positions it looks ahead; a turn has two to three."""

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, FightState)
        if state.phase == PLAYING:
            return settled >= self.turns
        return state.phase == OPENING and state.picks == 2 * state.game.pack.opening_picks

    def usual(self, state: State, ask: Ask) -> list[float]:
        assert isinstance(state, FightState)
        if ask.word != "play":
            return []
        return mixed(self.game, state.view(int(ask.seat)), ask.moves)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FightState)
        game = state.game
        score = state.scores[seat] / game.points_to_win
        attacks = 0.0
        early = 0.0
        points = 0.0
        suits = 0
        for card in state.hands[seat]:
            points += game.points[card]
            suits |= 1 << self.suits[card]
            if game.attacks[card]:
                attacks += 1.0
                early += 1.0 / game.values[card]
        kinds = 0.0
        while suits:
            kinds += suits & 1
            suits >>= 1
        ahead = state.breaker == seat
        top = state.piles[seat][-1] if ahead else 0
        return [
            score,
            score * score,
            1.0 if ahead else 0.0,
            float(game.values[top]) if ahead else 0.0,
            attacks,
            early,
            points,
            kinds,
            float(len(state.shown[seat])),
        ]

    def chances(self, state: State) -> list[float]:
        """Of the match: what is left to win after this round counts as even."""
        assert isinstance(state, FightState)
        goal = int(state.game.rounds_to_win)
        mine = goal - state.won[0]
        yours = goal - state.won[1]
        if state.phase == OPENING:
            first = race(mine, yours)
        else:
            won = self.weigh(state)[0]
            first = won * race(mine - 1, yours) + (1.0 - won) * race(mine, yours - 1)
        return [first, 1.0 - first]
