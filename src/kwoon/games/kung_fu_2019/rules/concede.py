"""Conceding at any point: the player is out at once and the others play on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.combat.resolve import discard_exchange_cards
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.turn import eliminate_seat


def concede_seat(state: BaseKungFu2019State, seat: i64) -> None:
    """Remove the seat from the game and make its attacks in the exchange void. End the game if only one team is left.

    A team plays on while one of its members is in the game.
    """
    eliminate_seat(state, seat, state.next_elimination_number(), "concede")
    for attack in state.attacks:
        if attack.attacker == seat:
            attack.void = True
    if state.num_teams_left() == 1:
        if state.attacks:
            discard_exchange_cards(state)
        state.steps = []
        state.end_game("conceded")
