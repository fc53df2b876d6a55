"""Why an attack deals what it deals: what each card of it gains beyond its own number, and from which card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.combat.worth import attack_bonus, for_enhancement, per_attack
from kwoon.games.kung_fu_2019.play.notation import HURL
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.slots import double
from kwoon.games.kung_fu_2019.play.steps import Attack

WHOLE: Final = -1
FIRST_TARGET: Final = -2


class Gains:
    """Three numbers each: where it counts, the card that gives it, and how much.

    Where: 0 the base, then the added cards from 1 on, -1 the attack as a whole, from -2 downwards its targets.
    """

    def __init__(self, position: Position, attack: Attack) -> None:
        self.position = position
        self.attack = attack
        self.all: list[int] = []
        if attack.base == NONE:
            return
        self._base()
        for at in range(len(attack.cards)):
            self._added(at)
        self._whole()
        for at in range(len(attack.targets)):
            self._prey(at)

    def _add(self, where: i64, card: i64, worth: i64) -> None:
        if worth:
            self.all.extend([int(where), int(card), int(worth)])

    def _givers(self, seat: i64) -> list[tuple[int, int]]:
        """What a seat has before it that can give something, and how often it counts."""
        position = self.position
        found: list[tuple[int, int]] = []
        if position.stance[seat] != NONE:
            found.append((position.stance[seat], int(double(position, seat))))
        found.extend([(hung, 1) for hung in position.on_stance[seat]])
        if position.archetype[seat] != NONE:
            found.append((position.archetype[seat], 1))
        return found

    def _named(self, where: i64, owner: i64, bonus: list[list[int]], card: i64) -> None:
        for giver, times in self._givers(owner):
            self._add(where, giver, bonus[giver][card] * times)

    def _base(self) -> None:
        position, attack = self.position, self.attack
        if attack.armed:
            for hung in position.on_weapon[attack.by]:
                worth: i64 = position.kinds.attack[hung]
                self._add(0, hung, worth + per_attack(position, attack, hung, attack.by, NONE))
        self._named(0, attack.by, position.kinds.to_card, attack.base)

    def _added(self, at: i64) -> None:
        position, attack = self.position, self.attack
        owner = attack.owners[at]
        if attack.ways[at] == HURL:
            archetype = position.archetype[owner]
            self._add(at + 1, archetype, position.kinds.hurl[archetype])
            if position.rules.hurl_by_name:
                self._named(at + 1, owner, position.kinds.by_name, attack.cards[at])
        else:
            self._named(at + 1, owner, position.kinds.to_card, attack.cards[at])
        for giver, times in self._givers(owner):
            self._add(at + 1, giver, for_enhancement(position, attack, owner, giver) * times)

    def _whole(self) -> None:
        position, attack = self.position, self.attack
        for giver, times in self._givers(attack.by):
            self._add(WHOLE, giver, attack_bonus(position, attack, giver) * times)
        if not position.teamed:
            return
        for mate in position.mates(attack.by):
            if position.weapon[mate] != NONE:
                for card in [position.weapon[mate], *position.on_weapon[mate]]:
                    self._add(WHOLE, card, position.kinds.teammates_attack_bonus[card])

    def _prey(self, at: i64) -> None:
        prey = self.position.stance[self.attack.targets[at]]
        if prey != NONE:
            self._named(FIRST_TARGET - at, self.attack.by, self.position.kinds.against_stance, prey)


def gains(position: Position, attack: Attack) -> tuple[int, ...]:
    """Of one attack."""
    return tuple(Gains(position, attack).all)
