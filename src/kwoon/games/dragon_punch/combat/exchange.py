"""Resolves two moves: determines the result of every attack and the reason. The rules, text and bots share this module,
which has no side effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.dragon_punch.cards.pack import DragonMove

HIGH: Final = 0
LOW: Final = 1

# Results of an attack.
UNRESOLVED: Final = ""
BLOCKED: Final = "blocked"
EVADED: Final = "evaded"
INTERRUPTED: Final = "interrupted"
HIT: Final = "hit"

# Reasons for a hit or an interruption.
UNOPPOSED: Final = "alone"
INITIATIVE: Final = "initiative"
TIME: Final = "time"
SAME_TIME: Final = "same-time"
UNINTERRUPTIBLE: Final = "uninterruptible"
PROJECTILE: Final = "projectile"


class MoveAttack:
    """One of a revealed move's attack icons."""

    def __init__(self, seat: int, height: int, move: DragonMove) -> None:
        self.seat = seat
        self.height = height
        self.strength = move.heights[height].strength
        self.time = move.heights[height].time
        self.unblockable = move.has_effect("unblockable")
        self.uninterruptible = move.has_effect("uninterruptible")
        self.projectile = move.has_effect("projectile")
        self.result = UNRESOLVED
        self.why = ""
        self.open = False
        """Whether the attack is neither blocked nor evaded. An open attack may still be interrupted."""
        self.beats_block = False
        """Whether the attack ignores a block at its height."""
        self.event_kind = UNRESOLVED
        """Result and reason combined, as an event kind."""

    def set_result(self, result: str, why: str) -> None:
        self.result = result
        self.why = why


class DragonExchange:
    """The result of two revealed moves."""

    def __init__(self, attacks: list[MoveAttack], claims_initiative: list[bool]) -> None:
        self.attacks = attacks
        """The first seat's attacks before the second's, high before low."""
        self.claims_initiative = claims_initiative
        """Whether each seat claims the Initiative."""
        self.damage = [0, 0]
        """Damage taken by each seat."""
        for attack in attacks:
            attack.event_kind = (
                f"{attack.result}-{attack.why}" if attack.result in (HIT, INTERRUPTED) else attack.result
            )
            if attack.result == HIT:  # dp.combat.damage, dp.ruling.total-damage
                self.damage[1 - attack.seat] += attack.strength

    def next_initiative_holder(self) -> int:
        """Return the seat with the Initiative next turn: the only seat that claims it, or -1 (dp.init.single-holder)."""
        if self.claims_initiative[0] == self.claims_initiative[1]:
            return -1
        return 0 if self.claims_initiative[0] else 1


def resolve_exchange(first: DragonMove, second: DragonMove, initiative: int) -> DragonExchange:
    """Resolve two moves; `initiative` is the seat that has the Initiative, or -1."""
    moves = [first, second]
    attacks: list[MoveAttack] = []
    for seat in range(2):
        for place in (HIGH, LOW):
            if moves[seat].heights[place].attacks:
                attack = MoveAttack(seat, place, moves[seat])
                _apply_defense(attack, moves[1 - seat])
                attacks.append(attack)
    first_attacks = [attack for attack in attacks if attack.open and attack.seat == 0]
    second_attacks = [attack for attack in attacks if attack.open and attack.seat == 1]
    if not first_attacks or not second_attacks:  # dp.combat.one-side-open, dp.ruling.init-needs-open
        for attack in first_attacks + second_attacks:
            attack.set_result(HIT, UNOPPOSED)
    else:
        _resolve_by_speed(first_attacks, second_attacks, initiative)
        _cancel_projectiles(first_attacks, second_attacks)
    return DragonExchange(attacks, [_claims_initiative(seat, moves[seat], attacks) for seat in range(2)])


def _apply_defense(attack: MoveAttack, opposing: DragonMove) -> None:
    """Apply the opposing defense, which comes first and never fails because of speed (dp.combat.check-defence,
    dp.ruling.defence-not-interrupted)."""
    icons = opposing.heights[attack.height]
    if icons.evade:  # dp.ruling.evade-earns-nothing
        attack.result = EVADED
    elif icons.block and not attack.unblockable:
        attack.result = BLOCKED
    else:
        attack.open = True
        attack.beats_block = icons.block  # dp.effect.unblockable


def _resolve_by_speed(first_attacks: list[MoveAttack], second_attacks: list[MoveAttack], initiative: int) -> None:
    """Resolve both sides' open attacks by Initiative or, if nobody has it, by time. If the fastest attacks of both
    sides take the same time, they hit and interrupt all slower ones. Uninterruptible attacks hit in any case."""
    if initiative >= 0:  # dp.combat.initiative, dp.ruling.init-beats-zero
        for attack in first_attacks + second_attacks:
            attack.set_result(HIT if attack.seat == initiative else INTERRUPTED, INITIATIVE)
    else:
        fastest = [min([attack.time for attack in side]) for side in (first_attacks, second_attacks)]
        for attack in first_attacks + second_attacks:
            if fastest[0] == fastest[1]:  # dp.combat.same-time, dp.ruling.tied-fastest
                is_tied = attack.time == fastest[0]
                attack.set_result(HIT if is_tied else INTERRUPTED, SAME_TIME if is_tied else TIME)
            else:  # dp.combat.fastest, dp.ruling.side-with-fastest
                wins = fastest[attack.seat] < fastest[1 - attack.seat]
                attack.set_result(HIT if wins else INTERRUPTED, TIME)
    for attack in first_attacks + second_attacks:
        if attack.result == INTERRUPTED and attack.uninterruptible:  # dp.ruling.uninterruptible-trades
            attack.set_result(HIT, UNINTERRUPTIBLE)


def _cancel_projectiles(first_attacks: list[MoveAttack], second_attacks: list[MoveAttack]) -> None:
    """Cancel open projectiles that meet at the same height. They still interrupt other attacks
    (dp.ruling.clash-after-speed)."""
    for attack in first_attacks:
        for other in second_attacks:
            if attack.height == other.height and attack.projectile and other.projectile:
                for each in (attack, other):
                    # No printed attack is both a projectile and uninterruptible. If one were, it would not be canceled.
                    if not each.uninterruptible:
                        each.set_result(INTERRUPTED, PROJECTILE)


def _claims_initiative(seat: int, move: DragonMove, attacks: list[MoveAttack]) -> bool:
    if move.has_effect("initiative-always"):  # dp.ruling.init-always
        return True
    for attack in attacks:
        if (
            attack.seat == seat and attack.result == HIT and move.has_effect("initiative-on-hit")
        ):  # dp.ruling.on-hit-any
            return True
        if attack.seat != seat and attack.result == BLOCKED and move.has_effect("initiative-on-block"):
            return True  # dp.effect.initiative-on-block, dp.ruling.partial-block
    return False


def pack_exchange(result: DragonExchange) -> int:
    """Pack an exchange into one number: the damage to each seat, and the next Initiative holder plus one."""
    return result.damage[0] | result.damage[1] << 6 | (result.next_initiative_holder() + 1) << 12


def damage_to(seat: i64, packed: i64) -> i64:
    """Return the damage to a seat in a packed exchange."""
    return (packed >> (6 * seat)) & 63


def next_initiative(packed_exchange: i64) -> i64:
    """Return the seat with the Initiative after a packed exchange, or -1."""
    return (packed_exchange >> 12) - 1
