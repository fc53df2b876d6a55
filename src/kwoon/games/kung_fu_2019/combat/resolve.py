"""An exchange is resolved: damage, losses, defence, Chi; each step for all attacks together (.resolve.all-at-once)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fu_2019.cards.kinds import (
    AFTER,
    IGNORE_COUNTERS,
    IS_BLOCK,
    IS_WEAPON,
    NONE,
    SELF_LOSS,
    STRIP_STANCE,
    STRIP_WEAPON,
)
from kwoon.games.kung_fu_2019.combat.answer import ignores
from kwoon.games.kung_fu_2019.combat.attack import striking_cards
from kwoon.games.kung_fu_2019.combat.worth import damage, guard, nature
from kwoon.games.kung_fu_2019.play.notation import ATTACK_SPLIT, BREAK, HURL
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.slots import (
    Pulled,
    discard_stance,
    discard_weapon,
    pull_stance,
    pull_weapon,
    put_stance,
    put_weapon,
    stance_protected,
    weapon_protected,
)
from kwoon.games.kung_fu_2019.play.steps import AFTERMATH, OF_WEAPON, PREPARE, SPECIAL, Attack, Step, Take
from kwoon.games.kung_fu_2019.play.turn import take_out


@mypyc_attr(acyclic=True, free_list_len=1)
class Losses:
    """What step 2 takes out of slots, as bits of seats, and who was there."""

    def __init__(self) -> None:
        self.weapons: i64 = 0
        self.stances: i64 = 0
        self.new_weapons: i64 = 0
        """Weapons that were taken: they defend nobody in this exchange."""
        self.new_stances: i64 = 0
        self.out_before = vec[i64]()
        """Who was out of the game before step 4."""


def resolve(position: Position, dice: Dice) -> None:
    """The four steps, then what comes after them."""
    attacks = position.attacks
    for attack in attacks:
        _deal(position, attack)
    striking: list[list[int]] = []
    for attack in attacks:
        striking.append(striking_cards(position, attack) if attack.flags & AFTER else [])
    losses = _losses(position)
    _lose_cards(position, losses)
    lost = _chi_losses(position, losses)
    losses.out_before = position.out[:]
    for team in range(len(lost)):
        position.lose(team, lost[team])
    take_out(position)
    clear_table(position)
    if not position.why:
        for at, attack in enumerate(attacks):
            if attack.flags & AFTER and not attack.void:
                _afterwards(position, attack, striking[at], losses, dice)
    _go_on(position, attacks, lost)


# Step 1.


def _deal(position: Position, attack: Attack) -> None:
    dealt = vec[i64](capacity=len(attack.targets))
    for at, target in enumerate(attack.targets):
        if attack.void or position.out[target] != 0:
            dealt = append(dealt, NONE)
        elif ignores(position, attack, at):
            dealt = append(dealt, NONE)
            if position.log is not None:
                position.log.add("ignore", target, _ignored_by(position, attack, at), attack.by)
        else:
            dealt = append(dealt, damage(position, attack, target))
    attack.dealt = dealt


def _ignored_by(position: Position, attack: Attack, at: i64) -> list[int]:
    """The card that makes it so: the Block, or one of the attack that this one answered."""
    kinds = position.kinds
    block = attack.blocks[at]
    if block != NONE and kinds.ignore_mask[block] & nature(position, attack):
        return [block]
    return [card for card in position.attacks[attack.against].cards if kinds.flags[card] & IGNORE_COUNTERS][:1]


# Step 2.


def _losses(position: Position) -> Losses:
    """On the table as it stands: there is no order among losses."""
    losses = Losses()
    for attack in position.attacks:
        if attack.void:
            continue
        for at, target in enumerate(attack.targets):
            block = attack.blocks[at]
            if block != NONE and position.kinds.sort[block] == IS_WEAPON and position.out[attack.block_by[at]] == 0:
                losses.weapons |= 1 << attack.block_by[at]
            if not attack.flags & (STRIP_WEAPON | STRIP_STANCE):
                continue
            if position.out[target] != 0 or ignores(position, attack, at):
                continue
            stripped = attack.flags & STRIP_WEAPON and position.weapon[target] != NONE
            if stripped and not weapon_protected(position, target):
                losses.weapons |= 1 << target
            stripped = attack.flags & STRIP_STANCE and position.stance[target] != NONE
            if stripped and not stance_protected(position, target):
                losses.stances |= 1 << target
    return losses


def _lose_cards(position: Position, losses: Losses) -> None:
    """Everything that goes leaves its slot first; then what is taken comes into another (kff19.resolve.taken)."""
    pulled: list[Pulled] = []
    for take in position.takes:
        if take.what == OF_WEAPON:
            pulled.append(pull_weapon(position, take.loser))
            losses.weapons &= ~(1 << take.loser)
        else:
            pulled.append(pull_stance(position, take.loser))
            losses.stances &= ~(1 << take.loser)
    for seat in range(position.seats):
        if losses.weapons & (1 << seat):
            discard_weapon(position, seat, "lose")
        if losses.stances & (1 << seat):
            discard_stance(position, seat, "lose")
    for at, moved in enumerate(pulled):
        _receive(position, losses, position.takes[at], moved)


def _receive(position: Position, losses: Losses, take: Take, moved: Pulled) -> None:
    taker = take.taker
    if position.log is not None:
        position.log.add("take", taker, [int(moved.card), *moved.attached], take.loser)
    if take.what == OF_WEAPON:
        discard_weapon(position, taker, "replace")
        put_weapon(position, taker, moved.card, moved.attached)
        losses.new_weapons |= 1 << taker
    else:
        discard_stance(position, taker, "replace")
        put_stance(position, taker, moved.card, moved.attached)
        losses.new_stances |= 1 << taker


# Steps 3 and 4.


def _chi_losses(position: Position, losses: Losses) -> list[int]:
    """What each team loses (kff19.resolve.floor, kff19.team.chi.sum)."""
    kinds = position.kinds
    lost = [0] * len(position.chi)
    for attack in position.attacks:
        attack.lost = vec[i64](capacity=len(attack.targets))
        for at, target in enumerate(attack.targets):
            hit: i64 = attack.dealt[at]
            if hit >= 0:
                blocked = _blocked(position, attack, at, losses)
                shields: list[int] | None = None if position.log is None else []
                guarded = guard(
                    position,
                    attack,
                    target,
                    not losses.new_weapons & (1 << target),
                    not losses.new_stances & (1 << target),
                    found=shields,
                )
                if position.log is not None and shields is not None:
                    # What it deals, what the Block takes off and what defence does, in thousands; whose defence it is.
                    position.log.add("sum", target, [attack.base, *shields], (hit * 1000 + blocked) * 1000 + guarded)
                hit = max(hit - blocked - guarded, 0)
                if position.log is not None:
                    position.log.add("damage", target, [attack.base], hit)
                lost[position.team[target]] += hit
            else:
                hit = 0
            attack.lost = append(attack.lost, hit)
        if attack.flags & SELF_LOSS and not attack.void:
            _lose_self(position, attack, kinds.self_loss, lost)
    return lost


def _lose_self(position: Position, attack: Attack, self_loss: list[int], lost: list[int]) -> None:
    """kff19.resolve.other-losses."""
    if self_loss[attack.base]:
        _lose_one(position, attack.by, attack.base, self_loss[attack.base], lost)
    for at, card in enumerate(attack.cards):
        if self_loss[card] and attack.ways[at] != HURL:
            _lose_one(position, attack.owners[at], card, self_loss[card], lost)


def _lose_one(position: Position, seat: i64, card: i64, amount: i64, lost: list[int]) -> None:
    if position.out[seat] == 0:
        lost[position.team[seat]] += amount
        if position.log is not None:
            position.log.add("self-loss", seat, [int(card)], amount)


def _blocked(position: Position, attack: Attack, at: i64, losses: Losses) -> i64:
    """What a Block takes off the damage; a Weapon that was just taken defends nobody (kff19.resolve.taken)."""
    kinds = position.kinds
    block = attack.blocks[at]
    if block == NONE:
        return 0
    if kinds.sort[block] != IS_BLOCK:
        return kinds.break_block[block]
    if not kinds.reduce_mask[block] & nature(position, attack):
        return 0
    total: i64 = kinds.reduce[block]
    if kinds.reduce_per_weapon[block]:
        for mate in position.mates(attack.block_by[at]):
            if position.weapon[mate] != NONE and not losses.new_weapons & (1 << mate):
                total += kinds.reduce_per_weapon[block]
    return total


# After step 4 (kff19.resolve.after).


def clear_table(position: Position) -> None:
    """The cards that were played go to the discard pile; a weapon stays in its slot (kff19.resolve.discards)."""
    pile = position.discard
    for attack in position.attacks:
        if not attack.armed:
            pile.append(attack.base)
        for card in attack.cards:
            pile.append(card)
        for block in attack.blocks:
            if block != NONE and position.kinds.sort[block] == IS_BLOCK:
                pile.append(block)
    pile.extend(position.spent)
    position.spent = []
    position.attacks = []
    position.takes = []
    if position.log is not None:
        position.log.add("resolved", NOBODY, [])


def _afterwards(position: Position, attack: Attack, striking: list[int], losses: Losses, dice: Dice) -> None:
    """Effects for when the exchange is over, for players still in the game."""
    kinds = position.kinds
    by = attack.by
    thrown = attack.way == ATTACK_SPLIT and kinds.split_discards[attack.base] > 0
    if attack.armed and (thrown or attack.way == BREAK) and not losses.new_weapons & (1 << by):
        discard_weapon(position, by, "gone")
    for card in striking:
        for at, target in enumerate(attack.targets):
            if position.out[target] == 0:
                _after_for_target(position, attack, card, at, dice)
            elif losses.out_before[target] == 0 and attack.lost[at] > 0 and kinds.knockout_heal[card]:
                owner = _owner(attack, card)
                if position.out[owner] == 0:
                    position.gain(owner, kinds.knockout_heal[card], [int(card)])
        if kinds.own_stance_goes[card] and position.out[_owner(attack, card)] == 0:
            discard_stance(position, _owner(attack, card), "gone")


def _owner(attack: Attack, card: i64) -> i64:
    """Who played a card of an attack."""
    for at, added in enumerate(attack.cards):
        if added == card:
            return attack.owners[at]
    return attack.by


def _after_for_target(position: Position, attack: Attack, card: i64, at: i64, dice: Dice) -> None:
    kinds = position.kinds
    target = attack.targets[at]
    if kinds.afterwards_discards[card] and attack.dealt[at] >= 0:
        position.discard_random(target, kinds.afterwards_discards[card], dice, card)
    if kinds.afterwards_draws[card] and attack.dealt[at] >= 0:
        position.draw(target, kinds.afterwards_draws[card], dice)
    if attack.lost[at] <= 0:
        return
    if kinds.damaged_weapon_goes[card] and position.weapon[target] != NONE and not weapon_protected(position, target):
        discard_weapon(position, target, "lose")
    if kinds.damaged_stance_goes[card] and position.stance[target] != NONE and not stance_protected(position, target):
        discard_stance(position, target, "lose")
    if kinds.poison[card]:
        position.poison[target] += kinds.poison[card]
        if position.log is not None:
            position.log.add("poisoned", target, [int(card)], position.poison[target])


def _go_on(position: Position, attacks: list[Attack], lost: list[int]) -> None:
    """Back to whatever the exchange interrupted; teams may have something to say first."""
    if position.why:
        position.steps = []
        return
    position.steps.pop()
    if not position.teamed:
        return
    if position.steps[-1].what == PREPARE and position.out[position.active] == 0:
        position.steps.append(Step(SPECIAL, position.active))
    data = _aftermath(position, attacks, lost)
    if max(data) > 0:
        step = Step(AFTERMATH, position.active)
        step.data = data
        position.steps.append(step)


def _aftermath(position: Position, attacks: list[Attack], lost: list[int]) -> list[int]:
    """For each seat the opponents whom a teammate has staggered, as bits; then the seats whose team lost much."""
    data = [0] * (position.seats + 1)
    for attack in attacks:
        for at, target in enumerate(attack.targets):
            if attack.lost[at] >= position.kinds.stagger_from and position.out[target] == 0:
                for mate in position.mates(attack.by):
                    data[mate] |= 1 << target
    for seat in range(position.seats):
        if position.out[seat] == 0 and lost[position.team[seat]] >= position.kinds.grieve_from:
            data[position.seats] |= 1 << seat
    return data
