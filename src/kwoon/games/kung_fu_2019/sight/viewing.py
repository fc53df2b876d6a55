"""How a view is made: field by field, from what its seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import NOTHING
from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.combat.gains import gains
from kwoon.games.kung_fu_2019.combat.plan import plan_for
from kwoon.games.kung_fu_2019.combat.worth import attack_bonuses, base_worth, card_worth, damage
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import (
    ANSWER,
    COUNTER,
    DECLARE,
    HELP,
    PREPARE,
    STEP_IN,
    Attack,
    Step,
)
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View

PHASES: Final = (
    "choose",
    "upkeep",
    "discard",
    "special",
    "swap",
    "prepare",
    "attack",
    "help",
    "closed",
    "block",
    "take",
    "special",
    "pass-card",
)


def phase_of(position: Position) -> str:
    """What the table is doing, in a word."""
    if position.why or not position.steps:
        return "end"
    step = position.steps[-1]
    if step.what == PREPARE and position.attacked:
        return "respite"
    if step.what == ANSWER and step.stage == STEP_IN:
        return "step-in"
    if step.what == DECLARE and step.stage == COUNTER:
        return "counterattack"
    return PHASES[step.what]


class Laying:
    """A seat's own attack, or what it adds to one, as far as it has drafted it."""

    def __init__(self, position: Position, seat: int) -> None:
        self.base: i64 = NONE
        self.base_worth: i64 = 0
        self.bonus: i64 = 0
        self.cards: list[int] = []
        self.worth: list[int] = []
        self.targets: list[int] = []
        self.damage: list[int] = []
        self.gains: tuple[int, ...] = ()
        if seat < 0 or position.why or not position.steps or position.chosen[seat] == NOTHING:
            return
        step = position.steps[-1]
        if _drafts_attack(position, step, seat):
            self._read(position, plan_for(position, step, seat).attack)

    def _read(self, position: Position, attack: Attack) -> None:
        self.targets = list(attack.targets)
        if attack.base == NONE:
            return
        self.base = attack.base
        self.base_worth = base_worth(position, attack)
        self.bonus = attack_bonuses(position, attack)
        self.cards = list(attack.cards)
        self.worth = [int(card_worth(position, attack, at)) for at in range(len(attack.cards))]
        self.damage = [int(damage(position, attack, target)) for target in attack.targets]
        self.gains = gains(position, attack)


def _drafts_attack(position: Position, step: Step, seat: int) -> bool:
    rules = position.rules
    first = position.chosen[seat]
    if step.what == PREPARE:
        return step.seat == seat and rules.first_target <= first < rules.first_take
    if step.what == DECLARE:
        return step.seat == seat and first != rules.pass_
    return step.what == HELP and first != rules.pass_


def look(position: Position, seat: int) -> KungFu2019View:
    """All that the seat (or a watcher) may know."""
    view = KungFu2019View(
        seat=seat,
        owing=position.owed(),
        draft=position.draft(seat),
        hand=tuple(position.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in position.hands]),
        known=_known(position, seat),
        team=tuple(position.team),
        chi=tuple(position.chi),
        most_chi=tuple(position.most_chi),
        out=tuple(position.out),
        weapon=tuple(position.weapon),
        on_weapon=_rows(position.on_weapon),
        stance=tuple(position.stance),
        on_stance=_rows(position.on_stance),
        archetype=tuple(position.archetype),
        beside=_rows(position.beside),
        aside=tuple(sorted(position.aside)),
        poison=tuple(position.poison),
        deck=len(position.deck),
        discard=tuple(position.discard),
        active=position.active,
        turn=position.turn,
        attacked=position.attacked,
        forfeited=position.forfeited,
        phase=phase_of(position),
        why=position.why,
        steps=tuple([_step(step) for step in position.steps]),
        spent=tuple(position.spent),
        takes=_takes(position),
    )
    if position.attacks:
        _show_exchange(view, position)
    _show_laying(view, Laying(position, seat))
    return view


def _show_exchange(view: KungFu2019View, position: Position) -> None:
    attacks = position.attacks
    view.attack_by = tuple([int(attack.by) for attack in attacks])
    view.attack_against = tuple([int(attack.against) for attack in attacks])
    view.attack_group = tuple([int(attack.group) for attack in attacks])
    view.attack_base = tuple([int(attack.base) for attack in attacks])
    view.attack_way = tuple([int(attack.way) for attack in attacks])
    view.attack_armed = tuple([attack.armed for attack in attacks])
    view.attack_flags = tuple([int(attack.flags) for attack in attacks])
    view.attack_splitter = tuple([int(attack.splitter) for attack in attacks])
    view.attack_most = tuple([int(attack.most) for attack in attacks])
    view.attack_helped = tuple([int(attack.helped) for attack in attacks])
    view.attack_void = tuple([attack.void for attack in attacks])
    view.attack_base_worth = tuple([int(base_worth(position, attack)) for attack in attacks])
    view.attack_bonus = tuple([int(attack_bonuses(position, attack)) for attack in attacks])
    view.attack_gains = tuple([gains(position, attack) for attack in attacks])
    view.attack_cards = _rows([list(attack.cards) for attack in attacks])
    view.attack_owners = _rows([list(attack.owners) for attack in attacks])
    view.attack_ways = _rows([list(attack.ways) for attack in attacks])
    view.attack_worth = tuple([_worths(position, attack) for attack in attacks])
    view.attack_targets = _rows([list(attack.targets) for attack in attacks])
    view.attack_aims = _rows([list(attack.aims) for attack in attacks])
    view.attack_damage = tuple([_damages(position, attack) for attack in attacks])
    view.attack_blocks = _rows([list(attack.blocks) for attack in attacks])
    view.attack_block_by = _rows([list(attack.block_by) for attack in attacks])
    view.attack_faced = _rows([list(attack.faced) for attack in attacks])
    view.attack_taken = _rows([list(attack.taken) for attack in attacks])


def _show_laying(view: KungFu2019View, laying: Laying) -> None:
    view.laying_base = laying.base
    view.laying_base_worth = laying.base_worth
    view.laying_bonus = laying.bonus
    view.laying_cards = tuple(laying.cards)
    view.laying_worth = tuple(laying.worth)
    view.laying_targets = tuple(laying.targets)
    view.laying_damage = tuple(laying.damage)
    view.laying_gains = laying.gains


def _known(position: Position, seat: int) -> tuple[tuple[int, ...], ...]:
    if seat < 0 or not position.known:
        return tuple([() for _ in range(position.seats)])
    return _rows(position.known[seat])


def _rows(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in rows])


def _step(step: Step) -> tuple[int, ...]:
    numbers = [int(step.what), int(step.seat), int(step.attack), int(step.at), int(step.stage)]
    if step.data is not None:
        numbers.extend(step.data)
    return tuple(numbers)


def _worths(position: Position, attack: Attack) -> tuple[int, ...]:
    return tuple([int(card_worth(position, attack, at)) for at in range(len(attack.cards))])


def _damages(position: Position, attack: Attack) -> tuple[int, ...]:
    return tuple([int(damage(position, attack, target)) for target in attack.targets])


def _takes(position: Position) -> tuple[int, ...]:
    flat: list[int] = []
    for take in position.takes:
        flat.extend([int(take.what), int(take.loser), int(take.taker)])
    return tuple(flat)
