"""Explains why a card cannot be used now, and what would change that."""

from __future__ import annotations

from kwoon.core.event_text import why_not_prompted
from kwoon.core.game_text import Audience
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
from kwoon.games.kung_fu_2019.cards.effects import ATTACK_TYPES, attack_types_text
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.view.view import KungFu2019View


def why_not_playable(game: KungFu2019, name: str, card: int, view: KungFu2019View) -> str:
    """Explain why the reader cannot use a visible card now."""
    out = view.seat >= 0 and view.out[view.seat] != 0
    reason = why_not_prompted(bool(view.why), out, view.seat in view.pending_seats)
    if reason:
        return reason
    if view.phase == "choose":
        return f"{name} is taken already." if card in view.archetype else "First choose who you are in this game."
    if game.kinds.card_type[card] == IS_ARCHETYPE:
        return f"{name} lies before its player for the whole game and is not played."
    if view.phase == "discard" and card in (view.weapon[view.seat], view.stance[view.seat]):
        return f"You are giving {name} up already. Take it back to keep it."
    if card not in view.hand:
        return f"{name} is not in your hand."
    if view.phase in ("prepare", "respite", "attack", "counterattack", "help"):
        return _why_not_in_turn(game, name, card, view)
    if view.phase in ("block", "step-in"):
        return _why_not_in_answer(game, name, card, view)
    if view.phase == "discard":
        return f"You are discarding {name} already. Take it back to keep it."
    if view.phase == "special" and game.kinds.card_type[card] != IS_SPECIAL:
        return f"{name} is not a Team Special card."
    return f"{name} cannot be used now."


def _why_not_in_turn(game: KungFu2019, name: str, card: int, view: KungFu2019View) -> str:
    sort = game.kinds.card_type[card]
    attacking = view.phase not in ("prepare", "respite") or bool(view.draft)
    if sort == IS_BLOCK:
        return f"{name} is a Block. Keep it until {_who_must_be_attacked_text(game, card)} attacked."
    if sort == IS_CHALLENGE:
        return f"{name} is a Challenge. Keep it until {_who_must_be_attacked_text(game, card)} attacked."
    if sort == IS_SPECIAL:
        return f"{name} waits for its moment; you will be asked when it comes."
    if attacking:
        return _why_not_in_attack(game, name, card, view)
    no_attack_reason = why_no_attack(game, view)
    if sort in (IS_ENHANCEMENT, IS_FINISHING):
        if no_attack_reason:
            return f"{name} is added to an attack. {no_attack_reason}"
        return f"{name} is added to an attack. First name whom you strike, and with what."
    if sort == IS_ATTACK:
        return no_attack_reason or "First name whom you strike, then the Attack card."
    if sort == IS_IMPROVED_WEAPON:
        return _why_not_attachable(name, "Weapon", view.weapon[view.seat])
    if sort == IS_IMPROVED_STANCE:
        return _why_not_attachable(name, "Stance", view.stance[view.seat])
    if sort == IS_STANCE:
        return f"{name} costs more Chi than you can spare."
    return f"{name} can only be played before your attack."


def why_no_attack(game: KungFu2019, view: KungFu2019View) -> str:
    """Explain why the active player cannot attack now; return an empty string if they can."""
    if view.attacked or view.phase == "respite":
        return "You have already attacked this turn."
    if view.forfeited:
        return "You may not attack this turn."
    has_card = [card for card in view.hand if game.kinds.card_type[card] == IS_ATTACK]
    if not has_card and view.weapon[view.seat] == NONE:
        return "You have nothing to attack with: no Attack card in hand and no Weapon in play."
    return ""


def why_not_target(game: KungFu2019, seat: int, view: KungFu2019View, audience: Audience) -> str:
    """Explain why a seat cannot be named as a target now; return an empty string if there is no reason."""
    if seat >= len(view.team):
        return f"Nobody sits on seat {seat + 1}."
    if view.phase == "discard":
        return "First discard and draw; the attack comes after that."
    if view.phase in ("prepare", "respite") and not view.draft and why_no_attack(game, view):
        return why_no_attack(game, view)
    if view.phase not in ("prepare", "respite", "attack", "counterattack") and not view.draft:
        return "Nobody can be struck now."
    if seat == view.seat:
        return "You cannot strike yourself."
    if view.team[seat] == view.team[view.seat]:
        return f"{audience.seat_name(seat)} is on your team."
    if view.out[seat]:
        return f"{audience.seat_name(seat)} is out of the game."
    if seat in view.build_targets:
        return f"{audience.seat_name(seat)} is a target already."
    return ""


def _who_must_be_attacked_text(game: KungFu2019, card: int) -> str:
    """Return who must be attacked for a Block or Challenge to be played, with the verb, such as 'you are'."""
    kinds = game.kinds
    if kinds.take_over[card]:
        return "any player is"
    if kinds.take_over_teammate[card] or kinds.only_for_teammate[card]:
        return "a teammate is"
    return "you or a teammate is" if kinds.block_for_teammate[card] else "you are"


def _why_not_attachable(name: str, host: str, slot: int) -> str:
    if slot == NONE:
        return f"{name} hangs on a {host}, and you have none in play."
    return f"Your {host} has {name} already, and no two attached cards may have the same name."


def _why_not_in_attack(game: KungFu2019, name: str, card: int, view: KungFu2019View) -> str:
    kinds = game.kinds
    sort = kinds.card_type[card]
    if sort in (IS_WEAPON, IS_STANCE, IS_CHI, IS_IMPROVED_WEAPON, IS_IMPROVED_STANCE):
        return f"{name} cannot be played during an attack."
    if view.build_base == NONE and view.phase != "help":
        return f"{name} is added to an attack. First choose an Attack card or your Weapon."
    drafted_cards = view.build_cards
    if sort == IS_ATTACK:
        if card == view.build_base:
            return "Your attack has its first card. More Attack cards need Combo Attack."
        return "More Attack cards need Combo Attack, and it has a limit."
    if card in drafted_cards:
        return f"{name} is in the attack already, and no two Enhancements may have the same name."
    if sort == IS_FINISHING and [each for each in drafted_cards if kinds.card_type[each] == IS_FINISHING]:
        return "An attack has at most one Finishing Move."
    if kinds.needs_no_weapon[card] and view.weapon[view.seat] != NONE:
        return f"{name} needs you to have no Weapon in play."
    if kinds.needs_teammate_attack[card] and view.phase != "help":
        return f"{name} is for a teammate's attack."
    if kinds.flags[card] & ONE_TARGET:
        return f"{name} needs an attack with exactly one target."
    return f"{name} cannot be added to this attack."


def _why_not_in_answer(game: KungFu2019, name: str, card: int, view: KungFu2019View) -> str:
    kinds = game.kinds
    if not kinds.is_answer[card]:
        return f"{name} is neither a Block nor a Challenge."
    step = view.steps[-1]
    flags = view.attack_flags[step[2]]
    if view.draft:
        return "You can play only one Block. Take it back to choose another."
    if kinds.take_over[card] or kinds.take_over_teammate[card]:
        if flags & UNBLOCKABLE:
            return f"Against this attack {name} needs a Your Kung Fu card that you play at once."
        return f"{name} cannot be played here: another player has stepped in, or you are already a target."
    if flags & UNBLOCKABLE and not kinds.against_unblockable[card]:
        return "None can defend against this attack, except with a Your Kung Fu card."
    if flags & BAR_KIND_BLOCKS and kinds.names_attack_kind[card]:
        return f"{name} names a kind of attack, and this attack is a feint: such Blocks do not help."
    if view.phase == "step-in":
        if view.attack_targets[step[2]][step[3]] == view.seat:
            return "First the target is decided. Then you are asked for your Block."
        return f"Only the target can play {name}, and that is not you."
    if kinds.only_for_teammate[card]:
        return f"{name} is played for a teammate, not for yourself."
    return f"{name} is against {_blockable_attacks_text(game, card)}; this is {_attack_type_text(game, view.attack_base[step[2]])}."


def _blockable_attacks_text(game: KungFu2019, card: int) -> str:
    """Return the attacks that a Block can stop, as printed on the card."""
    return attack_types_text([each for effect in game.pack.kinds[card].effects for each in effect.against])


def _attack_type_text(game: KungFu2019, base: int) -> str:
    """Return the type of an attack, which its base determines and which Blocks must match."""
    bits = game.kinds.attack_type_mask[base]
    kind = next((each for at, each in enumerate(ATTACK_TYPES) if bits >> at & 1), "")
    return attack_types_text([kind]) if kind else "an attack of no such kind"
