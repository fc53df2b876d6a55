"""What cards of Kung Fu Fighting!, 2019 are worth at a glance: no position is tried out for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.kinds import (
    BAR_COUNTERATTACKS,
    BAR_UNLESS_IGNORED,
    IS_ATTACK,
    IS_BLOCK,
    NONE,
    UNBLOCKABLE,
)
from kwoon.games.kung_fu_2019.combat.plan import has_means
from kwoon.games.kung_fu_2019.combat.worth import guard, nature
from kwoon.games.kung_fu_2019.play.notation import ATTACK, ATTACK_SPLIT, BREAK, JOIN, JOIN_SPLIT
from kwoon.games.kung_fu_2019.play.rules import KungFu2019State
from kwoon.games.kung_fu_2019.play.slots import double
from kwoon.games.kung_fu_2019.play.steps import Attack

DEAR: Final = 3
"""A blow that does less is not worth a block that helps against everything."""
DEAR_IN_TEAMS: Final = 2
"""Among teammates hands are better filled: there it is, from so much on."""
COUNTERED: Final = 3.0
"""What a counterattack is worth."""


def armed(state: KungFu2019State, seat: i64, weapon: i64) -> float:
    """What a weapon does, in one's stance."""
    kinds = state.kinds
    stance = state.stance[seat]
    adds = kinds.to_card[stance][weapon] if stance != NONE else 0
    return 1.0 + 0.5 * (kinds.attack[weapon] + adds) + kinds.defence[weapon] + 0.5 * kinds.guard[weapon]


def poised(state: KungFu2019State, seat: i64, stance: i64) -> float:
    """What a stance adds to the cards that one has, and takes off blows."""
    kinds = state.kinds
    adds = kinds.to_card[stance]
    worth = 1.5 * kinds.defence[stance] + 2.0 * kinds.enhancement_bonus[stance] + 0.5 * kinds.hand_size[stance]
    if state.weapon[seat] != NONE:
        worth += 0.7 * adds[state.weapon[seat]]
    for card in state.hands[seat]:
        worth += 0.5 * adds[card]
    return worth


def joinable(state: KungFu2019State, seat: i64) -> i64:
    """How many attack cards in hand are not in one's draft yet."""
    kinds = state.kinds
    left: i64 = 0
    for card in state.hands[seat]:
        if kinds.sort[card] == IS_ATTACK:
            left += 1
    for move in state.draft(seat):
        verb = move // state.count
        if verb in (ATTACK, ATTACK_SPLIT, JOIN, JOIN_SPLIT) and kinds.sort[move % state.count] == IS_ATTACK:
            left -= 1
    return left


def counters(attack: Attack) -> bool:
    """Whether somebody who faces an attack may strike back."""
    return not attack.flags & (BAR_COUNTERATTACKS | BAR_UNLESS_IGNORED | UNBLOCKABLE)


def saves(state: KungFu2019State, attack: Attack, seat: i64, move: i64, hurts: i64) -> float:
    """What an answer of the target's is worth against a blow."""
    kinds = state.kinds
    card = move % kinds.count
    verb = move // kinds.count
    deadly = hurts >= state.chi_of(seat)
    if verb == BREAK:
        return 1.0 if deadly or hurts > DEAR + 1 else 0.0
    if verb != 0:
        return float(hurts) if hurts >= DEAR or deadly else 0.0
    if kinds.take_over[card]:
        return 30.0 if counters(attack) and has_means(state, seat) else 0.0
    saved = blocked(state, attack, seat, card, hurts)
    if deadly:
        return 20.0 + saved - (0.0 if kinds.by_kind[card] else 0.5)
    if kinds.by_kind[card] and kinds.sort[card] == IS_BLOCK:
        return saved + 0.5 if hurts > 0 else 0.0
    dear = DEAR_IN_TEAMS if state.teamed else DEAR
    return saved - 1.0 - 0.5 * kinds.discard_others[card] if saved >= dear else 0.0


def blocked(state: KungFu2019State, attack: Attack, seat: i64, card: i64, hurts: i64) -> float:
    """What a Block takes off a blow, and what it strikes back with."""
    kinds = state.kinds
    least = hurts
    if not kinds.ignore_mask[card] & nature(state, attack):
        least = kinds.reduce[card]
        if kinds.reduce_per_weapon[card]:
            for mate in state.mates(seat):
                if state.weapon[mate] != NONE:
                    least += kinds.reduce_per_weapon[card]
        least = min(least, hurts)
    saved = float(least)
    if kinds.counter[card] and has_means(state, seat):
        saved += COUNTERED
    return saved


def shielded(state: KungFu2019State, attack: Attack, seat: i64) -> float:
    """What stands between a seat and a blow."""
    return float(guard(state, attack, seat, True, True))


def strikes(state: KungFu2019State, seat: i64, card: i64) -> i64:
    """Of a card that starts or joins an attack, with what one's stance and one's teammates' add to it."""
    kinds = state.kinds
    strength: i64 = kinds.attack[card]
    stance = state.stance[seat]
    if stance != NONE:
        strength += kinds.to_card[stance][card] * double(state, seat)
    if kinds.per_teammate_stance[card]:
        for mate in state.mates(seat):
            if state.stance[mate] != NONE:
                strength += kinds.per_teammate_stance[card]
    return strength
