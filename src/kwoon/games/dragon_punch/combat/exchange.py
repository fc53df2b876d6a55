"""Two moves meet: what becomes of every attack, and why. Pure, so that rules, words and bots share one answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.dragon_punch.cards.pack import DragonMove

HIGH: Final = 0
LOW: Final = 1

# What becomes of an attack.
OPEN: Final = ""
BLOCKED: Final = "blocked"
EVADED: Final = "evaded"
INTERRUPTED: Final = "interrupted"
HIT: Final = "hit"

# Why it hit or was interrupted.
ALONE: Final = "alone"
INITIATIVE: Final = "initiative"
TIME: Final = "time"
SAME_TIME: Final = "same-time"
UNINTERRUPTIBLE: Final = "uninterruptible"
PROJECTILE: Final = "projectile"


class Attack:
    """One attack icon of a revealed move."""

    def __init__(self, seat: int, place: int, move: DragonMove) -> None:
        self.seat = seat
        self.place = place
        self.strength = move.spots[place].strength
        self.time = move.spots[place].time
        self.unblockable = move.has("unblockable")
        self.uninterruptible = move.has("uninterruptible")
        self.projectile = move.has("projectile")
        self.fate = OPEN
        self.why = ""
        self.open = False
        """Neither blocked nor evaded, whatever comes after."""
        self.beats_block = False
        """There was a Block in its way that does not work against it."""
        self.told = OPEN
        """What became of it and why, as the word of an event."""

    def end(self, fate: str, why: str) -> None:
        """Settle what becomes of it."""
        self.fate = fate
        self.why = why


class Exchange:
    """What comes of two revealed moves."""

    def __init__(self, attacks: list[Attack], claims: list[bool]) -> None:
        self.attacks = attacks
        """The first seat's before the second's, high before low."""
        self.claims = claims
        """Which seats claim the Initiative."""
        self.damage = [0, 0]
        """What each seat takes."""
        for attack in attacks:
            attack.told = f"{attack.fate}-{attack.why}" if attack.fate in (HIT, INTERRUPTED) else attack.fate
            if attack.fate == HIT:  # dp.combat.damage, dp.ruling.total-damage
                self.damage[1 - attack.seat] += attack.strength

    def initiative(self) -> int:
        """Who has the Initiative next turn: the only seat that claims it, or -1 (dp.init.single-holder)."""
        if self.claims[0] == self.claims[1]:
            return -1
        return 0 if self.claims[0] else 1


def exchange(first: DragonMove, second: DragonMove, initiative: int) -> Exchange:
    """Compare two moves; `initiative` is the seat that has it, or -1."""
    moves = [first, second]
    attacks: list[Attack] = []
    for seat in range(2):
        for place in (HIGH, LOW):
            if moves[seat].spots[place].attacks:
                attack = Attack(seat, place, moves[seat])
                _meet_defence(attack, moves[1 - seat])
                attacks.append(attack)
    mine = [attack for attack in attacks if attack.open and attack.seat == 0]
    yours = [attack for attack in attacks if attack.open and attack.seat == 1]
    if not mine or not yours:  # dp.combat.one-side-open, dp.ruling.init-needs-open
        for attack in mine + yours:
            attack.end(HIT, ALONE)
    else:
        _race(mine, yours, initiative)
        _clash(mine, yours)
    return Exchange(attacks, [_claims(seat, moves[seat], attacks) for seat in range(2)])


def _meet_defence(attack: Attack, opposing: DragonMove) -> None:
    """Defences come first and never fail for speed (dp.combat.check-defence, dp.ruling.defence-not-interrupted)."""
    spot = opposing.spots[attack.place]
    if spot.evade:  # dp.ruling.evade-earns-nothing
        attack.fate = EVADED
    elif spot.block and not attack.unblockable:
        attack.fate = BLOCKED
    else:
        attack.open = True
        attack.beats_block = spot.block  # dp.effect.unblockable


def _race(mine: list[Attack], yours: list[Attack], initiative: int) -> None:
    """Both sides have open attacks: the Initiative decides, then time, then all that are equally fast hit."""
    if initiative >= 0:  # dp.combat.initiative, dp.ruling.init-beats-zero
        for attack in mine + yours:
            attack.end(HIT if attack.seat == initiative else INTERRUPTED, INITIATIVE)
    else:
        fastest = [min([attack.time for attack in side]) for side in (mine, yours)]
        for attack in mine + yours:
            if fastest[0] == fastest[1]:  # dp.combat.same-time, dp.ruling.tied-fastest
                even = attack.time == fastest[0]
                attack.end(HIT if even else INTERRUPTED, SAME_TIME if even else TIME)
            else:  # dp.combat.fastest, dp.ruling.side-with-fastest
                wins = fastest[attack.seat] < fastest[1 - attack.seat]
                attack.end(HIT if wins else INTERRUPTED, TIME)
    for attack in mine + yours:
        if attack.fate == INTERRUPTED and attack.uninterruptible:  # dp.ruling.uninterruptible-trades
            attack.end(HIT, UNINTERRUPTIBLE)


def _clash(mine: list[Attack], yours: list[Attack]) -> None:
    """Open projectiles at one height stop each other, but still did interrupt (dp.ruling.clash-after-speed)."""
    for attack in mine:
        for other in yours:
            if attack.place == other.place and attack.projectile and other.projectile:
                for each in (attack, other):
                    # No card is both; if one were, what cannot be interrupted at all is not interrupted by this.
                    if not each.uninterruptible:
                        each.end(INTERRUPTED, PROJECTILE)


def _claims(seat: int, move: DragonMove, attacks: list[Attack]) -> bool:
    if move.has("initiative-always"):  # dp.ruling.init-always
        return True
    for attack in attacks:
        if attack.seat == seat and attack.fate == HIT and move.has("initiative-on-hit"):  # dp.ruling.on-hit-any
            return True
        if attack.seat != seat and attack.fate == BLOCKED and move.has("initiative-on-block"):
            return True  # dp.effect.initiative-on-block, dp.ruling.partial-block
    return False


def packed(result: Exchange) -> int:
    """An exchange in one number: damage to the first, damage to the second, and the next Initiative plus one."""
    return result.damage[0] | result.damage[1] << 6 | (result.initiative() + 1) << 12


def damage_to(seat: i64, number: i64) -> i64:
    """What a seat takes, from a packed exchange."""
    return (number >> (6 * seat)) & 63


def next_initiative(number: i64) -> i64:
    """Who has the Initiative after it, or -1."""
    return (number >> 12) - 1
