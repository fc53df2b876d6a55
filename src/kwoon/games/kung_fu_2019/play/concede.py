"""Giving up in the middle of anything: whoever does is out at once, and the others play on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.combat.resolve import clear_table
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.turn import finish, leave


def give_up(position: Position, seat: i64) -> None:
    """The seat leaves; its attacks of the exchange come to nothing, and what waited for it goes on without it.

    A team plays on while one of its members is there.
    """
    leave(position, seat, position.leaving(), "concede")
    for attack in position.attacks:
        if attack.by == seat:
            attack.void = True
    if position.teams_left() == 1:
        if position.attacks:
            clear_table(position)
        position.steps = []
        finish(position, "conceded")
