"""The greedy bot of FIGHT: weighs its cards for this turn, and mixes so that it cannot be read."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.mixing.exact import solve
from kwoon.bots.mixing.odds import blended, roll
from kwoon.core.cards import take_out
from kwoon.core.contract import Ask, Game, Player, View
from kwoon.core.dice import Dice
from kwoon.games.fight.combat.clash import DRAWN, EVEN
from kwoon.games.fight.play.notation import FightNotation
from kwoon.games.fight.sight.view import FightView


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
        turn = stakes(self.game, view)
        best = 0
        high = -1000.0
        for at, move in enumerate(ask.moves):
            mine = move - int(self.game.kinds)
            worth = 0.0
            for place, card in enumerate(cards):
                worth += present[place] * turn.worth(mine, card)
            if mine in view.hand:
                worth -= 1.0
            if worth > high:
                high = worth
                best = at
        return ask.moves[best]

    def odds(self, view: View, ask: Ask) -> list[float]:
        assert isinstance(view, FightView)
        if ask.word == "play" and len(ask.moves) > 1:
            return mixed(self.game, view, ask.moves)
        # What it takes it does not roll for.
        taken = self.choose(view, ask)
        return [1.0 if move == taken else 0.0 for move in ask.moves]


def mixed(game: FightNotation, view: FightView, moves: list[int]) -> list[float]:
    """How often to play each of these cards, for this turn's sake."""
    cards, present = may_hold(game, view)
    turn = stakes(game, view)
    return solve([blended([turn.worth(move, card) for card in cards], present) for move in moves])


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


class Stakes:
    """What a turn is about: who wins what is even, and how many points each still needs."""

    def __init__(self, game: FightNotation) -> None:
        self.game = game
        self.even: i64 = DRAWN
        """Who wins what is even: 0 I, 1 the other, DRAWN if a coin would have to say."""
        self.lacks: i64 = 0
        self.other_lacks: i64 = 0

    def look(self, seat: i64, breaker: i64, score: i64, other_score: i64) -> None:
        """Begin a turn, from the side of a seat."""
        self.even = DRAWN if breaker < 0 else 0 if breaker == seat else 1
        self.lacks = self.game.points_to_win - score
        self.other_lacks = self.game.points_to_win - other_score

    def worth(self, mine: i64, yours: i64) -> float:
        """What a turn with these two cards is worth: the points of the card won, as far as they are still needed, and
        the pick that goes with it. To win the round by it is worth two more."""
        game = self.game
        winner: i64 = game.clashes[mine * game.kinds + yours]
        if winner == EVEN:
            winner = self.even
        if winner == DRAWN:
            return 0.0
        won = mine if winner == 0 else yours
        points: i64 = game.points[won if game.attacks[won] else mine + yours - won]
        left = self.lacks if winner == 0 else self.other_lacks
        worth = float(points) + 1.0 if points < left else float(left) + 3.0
        return worth if winner == 0 else -worth


def stakes(game: FightNotation, view: FightView) -> Stakes:
    """What this turn is about, as a seat sees it."""
    found = Stakes(game)
    found.look(view.seat, view.breaker, view.scores[view.seat], view.scores[1 - view.seat])
    return found
