"""The greedy bot for FIGHT: compares its cards for this turn and plays a mixed strategy."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.mixed_strategy.simplex import row_strategy
from kwoon.bots.mixed_strategy.strategies import blend_absent_cards, sample_index
from kwoon.core.card_lists import remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.games.fight.combat.clash import NO_WINNER, TIED
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.view.view import FightView


class GreedyFightBot(Player):
    """Compares its cards with those that the opponent may hold, for this turn only, and plays a mixed strategy so that
    it cannot be predicted. Cards that the opponent was seen to take are certain; the opponent's other cards are equally
    likely to be any unseen card."""

    def __init__(self, game: Game, dice: Dice) -> None:
        assert isinstance(game, FightNotation)
        self.game = game
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, FightView)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        if prompt.kind == "play":
            return prompt.moves[sample_index(mixed_strategy(self.game, view, prompt.moves), self.dice)]
        cards, present = possible_opponent_cards(self.game, view)
        turn = turn_stakes_from_view(self.game, view)
        values: list[float] = []
        for move in prompt.moves:
            mine = move - int(self.game.kinds)
            worth = 0.0
            for place, card in enumerate(cards):
                worth += present[place] * turn.clash_value(mine, card)
            values.append(worth - 1.0 if mine in view.hand else worth)
        return prompt.moves[values.index(max(values))]

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float]:
        assert isinstance(view, FightView)
        if prompt.kind == "play" and len(prompt.moves) > 1:
            return mixed_strategy(self.game, view, prompt.moves)
        # Taking a card involves no randomness.
        taken = self.choose(view, prompt)
        return [1.0 if move == taken else 0.0 for move in prompt.moves]


def mixed_strategy(game: FightNotation, view: FightView, moves: list[int]) -> list[float]:
    """Return the probability of playing each of these cards, considering only the current turn."""
    cards, present = possible_opponent_cards(game, view)
    turn = turn_stakes_from_view(game, view)
    return row_strategy(
        [blend_absent_cards([turn.clash_value(move, card) for card in cards], present) for move in moves]
    )


def possible_opponent_cards(game: FightNotation, view: FightView) -> tuple[list[int], list[float]]:
    """Return the cards that the opponent may hold and the probability of each."""
    other = 1 - view.seat
    unseen = game.deck[:]
    for cards_seen in (view.hand, view.shown[other], view.row, view.discard, view.piles[0], view.piles[1]):
        for card in cards_seen:
            remove_unordered(unseen, card)
    if view.played:
        for card in view.played:
            if card != view.prize:
                remove_unordered(unseen, card)
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


class TurnStakes:
    """The stakes of a turn: who wins a tie, and how many points each player still needs to win the round."""

    def __init__(self, game: FightNotation) -> None:
        self.game = game
        self.tie_winner: i64 = NO_WINNER
        """Winner of a tie: 0 for this seat, 1 for the opponent, `NO_WINNER` if a coin would decide."""
        self.points_needed: i64 = 0
        self.other_points_needed: i64 = 0

    def set_turn(self, seat: i64, tie_breaker: i64, score: i64, other_score: i64) -> None:
        """Set the stakes of a turn from a seat's perspective."""
        self.tie_winner = NO_WINNER if tie_breaker < 0 else 0 if tie_breaker == seat else 1
        self.points_needed = self.game.points_to_win - score
        self.other_points_needed = self.game.points_to_win - other_score

    def clash_value(self, own_card: i64, other_card: i64) -> float:
        """Return the value of a turn with these two cards, negative if the opponent wins it. The winner's points count
        only as far as they are still needed. The right to pick a card adds one, and winning the round two more."""
        game = self.game
        winner: i64 = game.clashes[own_card * game.kinds + other_card]
        if winner == TIED:
            winner = self.tie_winner
        if winner == NO_WINNER:
            return 0.0
        won = own_card if winner == 0 else other_card
        points: i64 = game.points[won if game.attacks[won] else own_card + other_card - won]
        left = self.points_needed if winner == 0 else self.other_points_needed
        worth = float(points) + 1.0 if points < left else float(left) + 3.0
        return worth if winner == 0 else -worth


def turn_stakes_from_view(game: FightNotation, view: FightView) -> TurnStakes:
    found = TurnStakes(game)
    found.set_turn(view.seat, view.breaker, view.scores[view.seat], view.scores[1 - view.seat])
    return found
