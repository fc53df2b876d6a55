"""What attacks deal and what defends against them: steps 1 and 3 of resolving (kff19.resolve.formula)."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.kinds import AS_COUNTER, AS_SPLIT, NONE, PIERCE_STANCE, PIERCE_WEAPON
from kwoon.games.kung_fu_2019.play.notation import ATTACK_SPLIT, BREAK, HURL, JOIN, JOIN_SPLIT, PLAY
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.slots import double, team_in_stance
from kwoon.games.kung_fu_2019.play.steps import Attack


def damage(position: Position, attack: Attack, target: i64) -> i64:
    """Step 1 for one target."""
    total = base_worth(position, attack) + attack_bonuses(position, attack)
    for at in range(len(attack.cards)):
        total += card_worth(position, attack, at)
    return total + prey_bonus(position, attack.by, target)


def base_worth(position: Position, attack: Attack) -> i64:
    """The base, what hangs on it, and what its maker's stance adds to it."""
    kinds = position.kinds
    by = attack.by
    base = attack.base
    worth: i64 = kinds.attack[base] + per_attack(position, attack, base, by, NONE)
    if attack.way == ATTACK_SPLIT:  # kff19.weapon.options
        worth += kinds.split_value[base] - kinds.attack[base]
    elif attack.way == BREAK:
        worth += kinds.break_attack[base]
    if attack.armed:  # kff19.improved.use
        for card in position.on_weapon[by]:
            worth += kinds.attack[card] + per_attack(position, attack, card, by, NONE)
    return worth + _named_bonus(position, by, base)


def card_worth(position: Position, attack: Attack, at: i64) -> i64:
    """An added card, with what the stance of whoever played it adds (kff19.team.enh.front)."""
    kinds = position.kinds
    card = attack.cards[at]
    owner = attack.owners[at]
    way = attack.ways[at]
    if way == HURL:
        worth: i64 = kinds.hurl[position.archetype[owner]]
        if position.rules.hurl_by_name:  # kff19.archetype.brawler
            worth += _by_stance(position, owner, kinds.by_name, card)
    elif way in (JOIN, JOIN_SPLIT):
        worth = kinds.attack[card]
    else:
        worth = kinds.bonus[card]
        if way == PLAY:
            worth += kinds.unsplit_damage[card]
    if way != HURL:
        worth += per_attack(position, attack, card, owner, at) + _named_bonus(position, owner, card)
    return worth + _enhancement_bonus(position, attack, owner)


def per_attack(position: Position, attack: Attack, card: i64, owner: i64, at: i64) -> i64:
    """What a card adds depending on the attack that it is in, or on its owner's team."""
    kinds = position.kinds
    worth: i64 = 0
    if kinds.per_enhancement[card]:
        others: i64 = len(attack.cards) - (0 if at == NONE else 1)
        worth += kinds.per_enhancement[card] * others
    if kinds.duel_damage[card] and position.teams_left() == 2:
        worth += kinds.duel_damage[card]
    if kinds.helped_damage[card]:
        for helper in attack.owners:
            if helper != attack.by:
                worth += kinds.helped_damage[card]
                break
    if kinds.per_teammate_stance[card]:
        for mate in position.mates(owner):
            if position.stance[mate] != NONE:
                worth += kinds.per_teammate_stance[card]
    if kinds.team_stances_damage[card] and team_in_stance(position, owner) >= 2:
        worth += kinds.team_stances_damage[card]
    return worth


def _named_bonus(position: Position, owner: i64, card: i64) -> i64:
    """What the stance, its attachments and the archetype add to a card by its name (kff19.stance.bonus.per-card)."""
    return _by_stance(position, owner, position.kinds.to_card, card)


def _by_stance(position: Position, owner: i64, bonus: list[list[int]], card: i64) -> i64:
    """What the stance, its attachments and the archetype give together, each by its own row of what it gives."""
    worth: i64 = 0
    if position.stance[owner] != NONE:
        worth += bonus[position.stance[owner]][card] * double(position, owner)
    for hung in position.on_stance[owner]:
        worth += bonus[hung][card]
    if position.archetype[owner] != NONE:
        worth += bonus[position.archetype[owner]][card]
    return worth


def _enhancement_bonus(position: Position, attack: Attack, owner: i64) -> i64:
    """kff19.imperial.which."""
    worth: i64 = 0
    if position.stance[owner] != NONE:
        worth += for_enhancement(position, attack, owner, position.stance[owner]) * double(position, owner)
    for hung in position.on_stance[owner]:
        worth += for_enhancement(position, attack, owner, hung)
    if position.archetype[owner] != NONE:
        worth += for_enhancement(position, attack, owner, position.archetype[owner])
    return worth


def for_enhancement(position: Position, attack: Attack, owner: i64, card: i64) -> i64:
    kinds = position.kinds
    worth: i64 = kinds.enhancement_bonus[card]
    return worth + kinds.teammate_enhancement_bonus[card] if owner != attack.by else worth


def attack_bonuses(position: Position, attack: Attack) -> i64:
    """What is added once to an attack: by its maker's stance and archetype, and by teammates' weapons."""
    kinds = position.kinds
    by = attack.by
    worth: i64 = 0
    if position.stance[by] != NONE:
        worth += attack_bonus(position, attack, position.stance[by]) * double(position, by)
    for hung in position.on_stance[by]:
        worth += attack_bonus(position, attack, hung)
    if position.archetype[by] != NONE:
        worth += attack_bonus(position, attack, position.archetype[by])
    if position.teamed:
        for mate in position.mates(by):
            if position.weapon[mate] != NONE:
                worth += kinds.teammates_attack_bonus[position.weapon[mate]]
                for hung in position.on_weapon[mate]:
                    worth += kinds.teammates_attack_bonus[hung]
    return worth


def attack_bonus(position: Position, attack: Attack, card: i64) -> i64:
    kinds = position.kinds
    worth: i64 = kinds.attack_bonus[card]
    if not attack.armed:
        worth += kinds.card_attack_bonus[card]
    if kinds.low_chi_attack_bonus[card] and position.chi_of(attack.by) <= kinds.low_chi_attack_limit[card]:
        worth += kinds.low_chi_attack_bonus[card]
    return worth


def prey_bonus(position: Position, by: i64, target: i64) -> i64:
    """kff19.stance.prey.per-target, kff19.stance.prey.strip."""
    prey = position.stance[target]
    return 0 if prey == NONE else _by_stance(position, by, position.kinds.against_stance, prey)


def nature(position: Position, attack: Attack) -> i64:
    """What an attack is, for blocks and defence, as bits."""
    bits: i64 = position.kinds.hit[attack.base]  # kff19.block.match
    if len(attack.targets) > 1:
        bits |= AS_SPLIT
    if attack.against != NONE:
        bits |= AS_COUNTER
    return bits


def guard(
    position: Position, attack: Attack, target: i64, armed: bool, poised: bool, *, found: list[int] | None = None
) -> i64:
    """Step 3: the standing defence of what a target has kept (kff19.block.passive, kff19.resolve.defence-each); the
    cards that give it are added to `found`."""
    bits = nature(position, attack)
    total: i64 = 0
    if armed and position.weapon[target] != NONE and not attack.flags & PIERCE_WEAPON:
        total += _guards(position, position.weapon[target], bits, found)
        for card in position.on_weapon[target]:
            total += _guards(position, card, bits, found)
    if poised and position.stance[target] != NONE and not attack.flags & PIERCE_STANCE:
        total += _guards(position, position.stance[target], bits, found) * double(position, target)
        for card in position.on_stance[target]:
            total += _guards(position, card, bits, found)
    return total


def _guards(position: Position, card: i64, bits: i64, found: list[int] | None) -> i64:
    kinds = position.kinds
    worth: i64 = kinds.defence[card]
    if kinds.guard_mask[card] & bits:
        worth += kinds.guard[card]
    if found is not None and worth > 0:
        found.append(card)
    return worth
