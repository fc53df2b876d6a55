"""Explains why a card cannot be used now, and what would change that."""

from __future__ import annotations

from kwoon.core.event_text import why_not_prompted
from kwoon.core.game_text import Audience
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import IS_ENHANCEMENT, IS_FINISHING, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2014.view.view import KungFu2014View


def why_not_playable(game: KungFu2014, name: str, card: int, view: KungFu2014View) -> str:
    """Explain why the reader cannot use a visible card now."""
    out = view.seat >= 0 and view.out[view.seat] != 0
    reason = why_not_prompted(bool(view.why), out, view.seat in view.pending_seats)
    if reason:
        return reason
    if view.phase in ("attack", "block"):
        return _why_not_in_build(game, name, card, view, view.phase == "attack")
    if game.kinds.on_table[card]:
        return f"{name} stays on the table: it cannot be discarded."
    if card not in view.hand:
        return f"{name} is not in your hand."
    if view.phase == "return" and not view.draft:
        return "First choose which card comes back."
    return f"{name} is chosen already."


def why_not_target(seat: int, named_targets: list[int], view: KungFu2014View, audience: Audience) -> str:
    """Explain why a seat cannot be named as a target now, given the targets already named. Return an empty string if
    there is no reason."""
    if seat >= len(view.chi):
        return f"Nobody sits on seat {seat + 1}."
    if view.phase == "discard":
        return "First discard and draw; the attack comes after that."
    if view.phase != "attack":
        return "You are not attacking now, so you cannot strike anybody."
    if not view.build:
        return "First choose a Base or a Weapon; Punch is always there."
    if seat == view.seat:
        return "You cannot strike yourself."
    if view.out[seat]:
        return f"{audience.seat_name(seat)} is out of the game."
    if seat in named_targets:
        return f"{audience.seat_name(seat)} is a target already."
    if view.against >= 0 and not named_targets:
        return f"A Counterattack strikes the attacker first: {audience.seat_name(view.against)}."
    return ""


def _why_not_in_build(game: KungFu2014, name: str, card: int, view: KungFu2014View, attacking: bool) -> str:
    kinds = game.kinds
    side = "attack" if attacking else "block"
    sort = kinds.card_type[card]
    if card in view.build and sort != IS_ENHANCEMENT:
        return f"{name} is in your {side} already."
    if card not in view.hand and not kinds.on_table[card]:
        return f"{name} is not in your hand."
    laid_types = [kinds.card_type[each] for each in view.build]
    if view.draft and view.draft[-1] >= kinds.first_target:
        return "You are naming targets. Take them back to change the cards."
    if sort == IS_FINISHING and not attacking:
        return "A Finishing Move is for attacks only."
    worth = kinds.attack[card] if attacking else kinds.defense[card]
    if sort != IS_STANCE and worth < 0:
        other = "blocks" if attacking else "attacks"
        return f"{name} is for {other} only."
    has_base = bool(laid_types) and min(laid_types) <= IS_WEAPON
    if sort == IS_STANCE:
        if IS_STANCE in laid_types:
            return f"{'An attack' if attacking else 'A block'} can have only one Stance."
        return (
            "A Stance comes before the Base. Take the Base back to enter it."
            if has_base
            else f"{name} cannot be used now."
        )
    if sort <= IS_WEAPON:
        return f"Your {side} has its Base already. Take it back to choose another."
    if not has_base:
        return "First choose a Base or a Weapon; Punch is always there."
    if IS_FINISHING in laid_types and sort == IS_FINISHING:
        return "An attack can have only one Finishing Move. Take it back to choose another."
    if IS_FINISHING in laid_types:
        return "The Finishing Move comes last. Take it back to add this."
    return f"{name} is in your {side} already, and no two Enhancements may have the same name."
