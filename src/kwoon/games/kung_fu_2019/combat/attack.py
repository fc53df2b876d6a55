"""Making an attack: declared card by card, added to by teammates, and closed before anybody answers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import AFTER, BEFORE, EXTRA_ATTACK, NONE
from kwoon.games.kung_fu_2019.combat.plan import (
    ADDING,
    BASE,
    FIRST_TARGET,
    MORE_TARGETS,
    Plan,
    additions,
    bases,
    free_targets,
    has_means,
    plan_for,
    untargeted,
)
from kwoon.games.kung_fu_2019.combat.worth import base_worth, card_worth
from kwoon.games.kung_fu_2019.play.notation import ATTACK_SPLIT, BREAK, HURL
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import (
    ANSWER,
    CLOSED,
    COUNTER,
    DECLARE,
    EXCHANGE,
    EXTRA,
    HELP,
    STAGGERED,
    STEP_IN,
    Attack,
    Step,
)


def ask_plan(position: Position, step: Step, seat: i64) -> Ask | None:
    """What the maker of an attack, or a teammate who may add to it, is asked next."""
    rules = position.rules
    last = position.last_drafted(seat)
    plan = plan_for(position, step, seat)
    if plan.stage == ADDING:
        moves = additions(position, plan)
        moves.append(rules.pass_ if last == NOTHING else rules.done)
        return Ask(seat, "help" if step.what == HELP else "add", moves)
    if plan.stage == BASE:
        moves = bases(position, plan)
        word = "base"
        if last == NOTHING:
            word = "attack"
            if step.stage == COUNTER:
                word = "counterattack"
                moves.append(rules.pass_)  # kff19.counter.permission
        return Ask(seat, word, moves)
    if plan.stage == MORE_TARGETS:
        moves = [rules.first_target + other for other in free_targets(position, plan)]
        if last != rules.done:  # one more target at least: the split was chosen
            moves.append(rules.done)
        return Ask(seat, "target", moves)
    if plan.stage == FIRST_TARGET:
        return Ask(seat, "attack", [rules.first_target + other for other in untargeted(position, seat)])
    return None


def settle_declare(position: Position, step: Step) -> None:
    """A counterattack, or an attack that a card has caused."""
    position.steps.pop()
    if position.last_drafted(step.seat) == position.rules.pass_:
        if position.log is not None:
            position.log.add("no-counterattack", step.seat, [], position.attacks[step.attack].aims[step.at])
        return
    if step.stage == STAGGERED:
        open_exchange(position)
    declare(position, step, step.seat)


def open_exchange(position: Position) -> None:
    """The first attack of an exchange is about to be declared."""
    position.attacks = []
    position.spent = []
    position.takes = []
    position.steps.append(Step(EXCHANGE, position.active))


def declare(position: Position, step: Step, seat: i64) -> None:
    """The drafted attack is shown to everybody; teammates may add to it (kff19.info.attack)."""
    plan = plan_for(position, step, seat)
    attack = plan.attack
    at = len(position.attacks)
    attack.group = at
    if step.what == DECLARE and step.stage == EXTRA:
        attack.group = position.attacks[step.attack].group
    if position.log is not None:
        if attack.against != NONE:
            position.log.add("counterattack", seat, [], attack.targets[0])
        else:
            position.log.add("target", seat, [], attack.targets[0])
    position.attacks.append(attack)
    _play_from_hand(position, plan)
    if position.log is not None:
        _tell_base(position, attack)
        _tell_added(position, plan, attack.targets[1:])
    if position.teamed and position.mates(seat):
        position.steps.append(Step(HELP, seat, at))
    else:
        position.steps.append(Step(CLOSED, seat, at))


def settle_help(position: Position, step: Step) -> None:
    """The first of those who add something, clockwise from the attacker and himself last (kff19.team.enh.timing)."""
    rules = position.rules
    for away in range(1, position.seats + 1):
        seat = (step.seat + away) % position.seats
        if position.chosen[seat] in (NOTHING, rules.pass_):
            continue
        plan = plan_for(position, step, seat)
        before = len(position.attacks[step.attack].targets)
        position.attacks[step.attack] = plan.attack
        _play_from_hand(position, plan)
        if position.log is not None:
            _tell_added(position, plan, plan.attack.targets[before:])
        step.stage += 1
        return
    step.what = CLOSED
    step.at = 0


def helpers(position: Position, step: Step) -> i64:
    """Who may add to the attack now, as bits: looks at nothing that is hidden."""
    attack = position.attacks[step.attack]
    bits: i64 = 0
    for mate in position.mates(step.seat):
        if not attack.helped & (1 << mate):
            bits |= 1 << mate
    if step.stage > 0:
        bits |= 1 << step.seat
    return bits


def _play_from_hand(position: Position, plan: Plan) -> None:
    for card in plan.from_hand:
        position.leave_hand(plan.seat, card)


def _tell_base(position: Position, attack: Attack) -> None:
    assert position.log is not None
    word = "strike" if attack.armed else "base"
    if attack.way == ATTACK_SPLIT:
        word += "-split"
    elif attack.way == BREAK:
        word = "smash"
    position.log.add(word, attack.by, [int(attack.base)], base_worth(position, attack))


def _tell_added(position: Position, plan: Plan, targets: vec[i64]) -> None:
    assert position.log is not None
    attack = plan.attack
    words = ("enhance", "split", "join", "join-split", "hurl")
    for at in range(len(attack.cards) - plan.added, len(attack.cards)):
        word = words[attack.ways[at]]
        position.log.add(word, plan.seat, [attack.cards[at]], card_worth(position, attack, at))
    for target in targets:
        position.log.add("target", plan.seat, [], target)


# Closing.


def close(position: Position, step: Step, dice: Dice) -> None:
    """An attack is complete: what happens before the answers, then the attacks that it causes (kff19.ygtw.order)."""
    attack = position.attacks[step.attack]
    if step.at == 0 and len(attack.blocks) == 0:
        _finish_attack(position, attack, dice)
    cards = attack.cards
    while step.at < len(cards):
        at = step.at
        step.at += 1
        if attack.flags & EXTRA_ATTACK and position.kinds.extra_attack[cards[at]] and not attack.void:
            owner = attack.owners[at]
            if position.out[owner] == 0 and has_means(position, owner) and untargeted(position, owner):
                position.steps.append(Step(DECLARE, owner, step.attack, 0, EXTRA))
                return
    if attack.group == step.attack:
        position.steps[-1] = Step(ANSWER, step.seat, step.attack, 0, STEP_IN)
    else:
        position.steps.pop()


def _finish_attack(position: Position, attack: Attack, dice: Dice) -> None:
    _order_targets(position, attack)
    attack.close()
    if attack.armed and attack.way in (BREAK, ATTACK_SPLIT):
        attack.flags |= AFTER
    if position.log is not None:
        position.log.add("attack", attack.by, [], base_worth(position, attack))
    if attack.flags & BEFORE:
        _before_answers(position, attack, dice)


def _order_targets(position: Position, attack: Attack) -> None:
    """Clockwise from the attacker's left (kff19.answer.order)."""
    if len(attack.targets) < 2:
        return
    targets = vec[i64]()
    aims = vec[i64]()
    for away in range(1, position.seats):
        other = (attack.by + away) % position.seats
        for at, target in enumerate(attack.targets):
            if target == other:
                targets = append(targets, other)
                aims = append(aims, attack.aims[at])
    attack.targets = targets
    attack.aims = aims


def _before_answers(position: Position, attack: Attack, dice: Dice) -> None:
    """kff19.answer.before: once the attack is closed, target by target, before the first answer."""
    kinds = position.kinds
    for at, card in enumerate(attack.cards):
        if kinds.discard_hand[card] and attack.ways[at] != HURL:
            owner = attack.owners[at]
            hand = position.hands[owner][:]
            for held in hand:
                position.discard_from(owner, held)
            if position.log is not None:
                position.log.add("discard", owner, hand)
    for target in attack.targets:
        for card in striking_cards(position, attack):
            if kinds.target_draws[card]:
                position.draw(target, kinds.target_draws[card], dice)
            if kinds.target_discards[card]:
                position.discard_random(target, kinds.target_discards[card], dice, card)


def striking_cards(position: Position, attack: Attack) -> list[int]:
    """All cards whose words say what an attack does: the base, what hangs on it, and what was added."""
    cards: list[int] = [int(attack.base)]
    if attack.armed and position.weapon[attack.by] == attack.base:
        cards.extend(position.on_weapon[attack.by])
    for at, card in enumerate(attack.cards):
        if attack.ways[at] != HURL:
            cards.append(card)
    return cards
