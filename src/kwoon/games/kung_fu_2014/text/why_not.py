"""Explains why a card cannot be used now, and what would change that."""

from __future__ import annotations

from kwoon.core.event_text import why_cannot_act
from kwoon.core.message import SeatRef, Text, msg
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import IS_ENHANCEMENT, IS_FINISHING, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2014.view.view import KungFu2014View


def why_not_playable(game: KungFu2014, name: Text, card: int, view: KungFu2014View) -> Text:
    """Explain why the reader cannot use a visible card now."""
    out = view.seat >= 0 and view.out[view.seat] != 0
    reason = why_cannot_act(bool(view.why), out, view.seat in view.pending_seats)
    if reason:
        return reason
    if view.phase in ("attack", "block"):
        return _why_not_in_build(game, name, card, view, view.phase == "attack")
    if game.kinds.on_table[card]:
        return msg("kung-fu-2014-why-stays-on-table", card=name)
    if card not in view.hand:
        return msg("kung-fu-2014-why-not-in-hand", card=name)
    if view.phase == "return" and not view.draft:
        return msg("kung-fu-2014-why-return-first")
    return msg("kung-fu-2014-why-chosen", card=name)


def why_not_target(seat: int, named_targets: list[int], view: KungFu2014View) -> Text:
    """Explain why a seat cannot be named as a target now, given the targets already named. Return an empty string if
    there is no reason."""
    if seat >= len(view.chi):
        return msg("kung-fu-2014-why-empty-seat", number=seat + 1)
    if view.phase == "discard":
        return msg("kung-fu-2014-why-discard-first")
    if view.phase != "attack":
        return msg("kung-fu-2014-why-not-attacking")
    if not view.build:
        return msg("kung-fu-2014-why-base-first")
    if seat == view.seat:
        return msg("kung-fu-2014-why-yourself")
    if view.out[seat]:
        return msg("kung-fu-2014-why-target-out", player=SeatRef(seat))
    if seat in named_targets:
        return msg("kung-fu-2014-why-target-chosen", player=SeatRef(seat))
    if view.against >= 0 and not named_targets:
        return msg("kung-fu-2014-why-attacker-first", player=SeatRef(view.against))
    return ""


def _why_not_in_build(game: KungFu2014, name: Text, card: int, view: KungFu2014View, attacking: bool) -> Text:
    kinds = game.kinds
    card_type = kinds.card_type[card]
    if card in view.build and card_type != IS_ENHANCEMENT:
        return msg("kung-fu-2014-why-in-attack" if attacking else "kung-fu-2014-why-in-block", card=name)
    if card not in view.hand and not kinds.on_table[card]:
        return msg("kung-fu-2014-why-not-in-hand", card=name)
    laid_types = [kinds.card_type[each] for each in view.build]
    if view.draft and view.draft[-1] >= kinds.first_target:
        return msg("kung-fu-2014-why-choosing-targets")
    if card_type == IS_FINISHING and not attacking:
        return msg("kung-fu-2014-why-finishing-in-block")
    value = kinds.attack[card] if attacking else kinds.defense[card]
    if card_type != IS_STANCE and value < 0:
        return msg("kung-fu-2014-why-blocks-only" if attacking else "kung-fu-2014-why-attacks-only", card=name)
    has_base = bool(laid_types) and min(laid_types) <= IS_WEAPON
    if card_type == IS_STANCE:
        if IS_STANCE in laid_types:
            return msg("kung-fu-2014-why-attack-stance" if attacking else "kung-fu-2014-why-block-stance")
        return msg("kung-fu-2014-why-stance-first") if has_base else msg("kung-fu-2014-why-not-now", card=name)
    if card_type <= IS_WEAPON:
        return msg("kung-fu-2014-why-attack-base" if attacking else "kung-fu-2014-why-block-base")
    if not has_base:
        return msg("kung-fu-2014-why-base-first")
    if IS_FINISHING in laid_types:
        return msg(
            "kung-fu-2014-why-one-finishing" if card_type == IS_FINISHING else "kung-fu-2014-why-finishing-is-last"
        )
    return msg("kung-fu-2014-why-same-name-attack" if attacking else "kung-fu-2014-why-same-name-block", card=name)
