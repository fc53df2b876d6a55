"""Giving up in the middle of anything: whoever does is out at once, and the others play on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.combat.resolve import discard_exchange_cards
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.turn import eliminate, end_game


def concede_seat(state: BaseKungFu2019State, seat: i64) -> None:
    """The seat leaves; its attacks of the exchange come to nothing, and what waited for it goes on without it.

    A team plays on while one of its members is there.
    """
    eliminate(state, seat, state.next_elimination_number(), "concede")
    for attack in state.attacks:
        if attack.attacker == seat:
            attack.void = True
    if state.teams_left() == 1:
        if state.attacks:
            discard_exchange_cards(state)
        state.steps = []
        end_game(state, "conceded")
