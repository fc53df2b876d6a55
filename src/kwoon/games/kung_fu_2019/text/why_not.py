"""Explains why a card cannot be used now, and what would change that."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import why_cannot_act
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg
from kwoon.games.kung_fu_2019.cards.card_tables import (
    BAR_KIND_BLOCKS,
    IS_ARCHETYPE,
    IS_ATTACK,
    IS_BLOCK,
    IS_CHALLENGE,
    IS_CHI,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_IMPROVED_STANCE,
    IS_IMPROVED_WEAPON,
    IS_SPECIAL,
    IS_STANCE,
    IS_WEAPON,
    NONE,
    ONE_TARGET,
    UNBLOCKABLE,
)
from kwoon.games.kung_fu_2019.cards.effects import ATTACK_TYPES, attack_type_name, attack_types_text, card_kind_name
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.view.view import KungFu2019View


def why_not_playable(game: KungFu2019, name: Text, card: int, view: KungFu2019View) -> Text:
    """Explain why the reader cannot use a visible card now."""
    out = view.seat >= 0 and view.out[view.seat] != 0
    reason = why_cannot_act(bool(view.why), out, view.seat in view.pending_seats)
    if reason:
        return reason
    if view.phase == "choose":
        if card in view.archetype:
            return msg("kung-fu-2019-why-taken", card=name)
        return msg("kung-fu-2019-why-choose-character")
    if game.kinds.card_type[card] == IS_ARCHETYPE:
        return msg("kung-fu-2019-why-character", card=name)
    if view.phase == "discard" and card in (view.weapon[view.seat], view.stance[view.seat]):
        return msg("kung-fu-2019-why-discarding", card=name)
    if card not in view.hand:
        return msg("kung-fu-2019-why-not-in-hand", card=name)
    if view.phase in ("prepare", "respite", "attack", "counterattack", "help"):
        return _why_not_in_turn(game, name, card, view)
    if view.phase in ("block", "step-in"):
        return _why_not_in_answer(game, name, card, view)
    if view.phase == "discard":
        return msg("kung-fu-2019-why-discarding", card=name)
    if view.phase == "special" and game.kinds.card_type[card] != IS_SPECIAL:
        return msg("kung-fu-2019-why-no-special", card=name)
    return msg("kung-fu-2019-why-not-now", card=name)


def _why_not_in_turn(game: KungFu2019, name: Text, card: int, view: KungFu2019View) -> Text:
    sort = game.kinds.card_type[card]
    attacking = view.phase not in ("prepare", "respite") or bool(view.draft)
    if sort in (IS_BLOCK, IS_CHALLENGE):
        kind = card_kind_name(game.pack.kinds[card].kind)
        return msg(KEEP_IDS[_who_must_be_attacked(game, card)], card=name, kind=kind)
    if sort == IS_SPECIAL:
        return msg("kung-fu-2019-why-special-later", card=name)
    if attacking:
        return _why_not_in_attack(game, name, card, view)
    no_attack_reason = why_no_attack(game, view)
    if sort in (IS_ENHANCEMENT, IS_FINISHING):
        if no_attack_reason:
            return joined("sentences", [msg("kung-fu-2019-why-for-attack", card=name), no_attack_reason])
        return msg("kung-fu-2019-why-attack-first", card=name)
    if sort == IS_ATTACK:
        return no_attack_reason or msg("kung-fu-2019-why-target-first")
    if sort == IS_IMPROVED_WEAPON:
        if view.weapon[view.seat] == NONE:
            return msg("kung-fu-2019-why-needs-weapon", card=name)
        return msg("kung-fu-2019-why-weapon-has-it", card=name)
    if sort == IS_IMPROVED_STANCE:
        if view.stance[view.seat] == NONE:
            return msg("kung-fu-2019-why-needs-stance", card=name)
        return msg("kung-fu-2019-why-stance-has-it", card=name)
    if sort == IS_STANCE:
        return msg("kung-fu-2019-why-too-expensive", card=name)
    return msg("kung-fu-2019-why-before-attack", card=name)


def why_no_attack(game: KungFu2019, view: KungFu2019View) -> Text:
    """Explain why the active player cannot attack now; return an empty text if they can."""
    if view.attacked or view.phase == "respite":
        return msg("kung-fu-2019-why-attacked")
    if view.forfeited:
        return msg("kung-fu-2019-why-forfeited")
    has_card = [card for card in view.hand if game.kinds.card_type[card] == IS_ATTACK]
    if not has_card and view.weapon[view.seat] == NONE:
        return msg("kung-fu-2019-why-unarmed")
    return ""


def why_not_target(game: KungFu2019, seat: int, view: KungFu2019View) -> Text:
    """Explain why a seat cannot be named as a target now; return an empty text if there is no reason."""
    player = SeatRef(seat)
    if seat >= len(view.team):
        return msg("kung-fu-2019-why-empty-seat", number=seat + 1)
    if view.phase == "discard":
        return msg("kung-fu-2019-why-discard-first")
    if view.phase in ("prepare", "respite") and not view.draft and why_no_attack(game, view):
        return why_no_attack(game, view)
    if view.phase not in ("prepare", "respite", "attack", "counterattack") and not view.draft:
        return msg("kung-fu-2019-why-no-target-now")
    if seat == view.seat:
        return msg("kung-fu-2019-why-yourself")
    if view.team[seat] == view.team[view.seat]:
        return msg("kung-fu-2019-why-teammate", player=player)
    if view.out[seat]:
        return msg("kung-fu-2019-why-player-out", player=player)
    if seat in view.build_targets:
        return msg("kung-fu-2019-why-target-already", player=player)
    return ""


KEEP_IDS: Final = message_ids("kung-fu-2019-why-keep", "anyone, teammate, team, you")


def _who_must_be_attacked(game: KungFu2019, card: int) -> str:
    """Return who must be attacked for a Block or Challenge to be played: a key of `KEEP_IDS`."""
    kinds = game.kinds
    if kinds.take_over[card]:
        return "anyone"
    if kinds.take_over_teammate[card] or kinds.only_for_teammate[card]:
        return "teammate"
    return "team" if kinds.block_for_teammate[card] else "you"


def _why_not_in_attack(game: KungFu2019, name: Text, card: int, view: KungFu2019View) -> Text:
    kinds = game.kinds
    sort = kinds.card_type[card]
    if sort in (IS_WEAPON, IS_STANCE, IS_CHI, IS_IMPROVED_WEAPON, IS_IMPROVED_STANCE):
        return msg("kung-fu-2019-why-during-attack", card=name)
    if view.build_base == NONE and view.phase != "help":
        return msg("kung-fu-2019-why-base-first", card=name)
    drafted_cards = view.build_cards
    if sort == IS_ATTACK:
        if card == view.build_base:
            return msg("kung-fu-2019-why-combo")
        return msg("kung-fu-2019-why-combo-limit")
    if card in drafted_cards:
        return msg("kung-fu-2019-why-same-name", card=name)
    if sort == IS_FINISHING and [each for each in drafted_cards if kinds.card_type[each] == IS_FINISHING]:
        return msg("kung-fu-2019-why-one-finishing-move")
    if kinds.needs_no_weapon[card] and view.weapon[view.seat] != NONE:
        return msg("kung-fu-2019-why-no-weapon", card=name)
    if kinds.needs_teammate_attack[card] and view.phase != "help":
        return msg("kung-fu-2019-why-teammates-attack", card=name)
    if kinds.flags[card] & ONE_TARGET:
        return msg("kung-fu-2019-why-one-target", card=name)
    return msg("kung-fu-2019-why-not-in-attack", card=name)


def _why_not_in_answer(game: KungFu2019, name: Text, card: int, view: KungFu2019View) -> Text:
    kinds = game.kinds
    if not kinds.is_answer[card]:
        return msg("kung-fu-2019-why-no-answer", card=name)
    step = view.steps[-1]
    flags = view.attack_flags[step[2]]
    if view.draft:
        return msg("kung-fu-2019-why-one-block")
    if kinds.take_over[card] or kinds.take_over_teammate[card]:
        if flags & UNBLOCKABLE:
            return msg("kung-fu-2019-why-step-in-unblockable", card=name)
        return msg("kung-fu-2019-why-no-step-in", card=name)
    if flags & UNBLOCKABLE and not kinds.against_unblockable[card]:
        return msg("kung-fu-2019-why-unblockable")
    if flags & BAR_KIND_BLOCKS and kinds.names_attack_kind[card]:
        return msg("kung-fu-2019-why-feint", card=name)
    if view.phase == "step-in":
        if view.attack_targets[step[2]][step[3]] == view.seat:
            return msg("kung-fu-2019-why-block-later")
        return msg("kung-fu-2019-why-only-target", card=name)
    if kinds.only_for_teammate[card]:
        return msg("kung-fu-2019-why-only-for-teammate", card=name)
    return _why_wrong_attack_type(game, name, card, view.attack_base[step[2]])


def _why_wrong_attack_type(game: KungFu2019, name: Text, card: int, base: int) -> Text:
    """Explain that a Block does not match an attack, whose type is that of its first card."""
    attacks = attack_types_text([each for effect in game.pack.kinds[card].effects for each in effect.against])
    bits = game.kinds.attack_type_mask[base]
    attack_type = next((each for at, each in enumerate(ATTACK_TYPES) if bits >> at & 1), "")
    if not attack_type:
        return msg("kung-fu-2019-why-wrong-attack", card=name, attacks=attacks)
    return msg("kung-fu-2019-why-wrong-type", card=name, attacks=attacks, type=attack_type_name(attack_type))
