"""Samples a state from a view: all placements of the hidden cards are equally likely."""

from __future__ import annotations

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.games.fight.rules.state import BaseFightState
from kwoon.games.fight.view.view import FightView


def sample_into(state: BaseFightState, view: FightView, dice: Dice) -> None:
    """Fill an empty state with a random sample consistent with the view: the unseen cards go to the hidden hands and
    the deck."""
    state.phase = view.phase
    state.row = list(view.row)
    state.played = list(view.played)
    state.prize = view.prize
    state.discard = list(view.discard)
    state.piles = [list(view.piles[0]), list(view.piles[1])]
    state.tie_breaker = view.breaker
    state.scores = list(view.scores)
    state.rounds_won = list(view.won)
    state.round = view.round
    state.turn = view.turn
    state.picker = view.picker
    state.picks = view.picks
    state.turn_loser = view.beaten
    state.conceded = view.conceded
    state.shown = [list(view.shown[0]), list(view.shown[1])]
    unseen = state.game.deck[:]
    for card in state.unwon_cards() + state.row + state.discard + state.piles[0] + state.piles[1]:
        remove_unordered(unseen, card)
    for seat in range(2):
        for card in view.hand if seat == view.seat else view.shown[seat]:
            remove_unordered(unseen, card)
    state.hands = [[], []]
    for seat in range(2):
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
            continue
        state.hands[seat] = list(view.shown[seat])
        fill_hand_from_unseen(state.hands[seat], view.hand_sizes[seat], unseen, dice)
    state.deck = unseen
    state.sample_drafts(view, dice)
