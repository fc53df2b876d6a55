"""Who may take which Weapon or Stance when an exchange is resolved, in the order in which the cards were played."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds
from kwoon.core.contract import NOTHING, Ask
from kwoon.games.kung_fu_2019.cards.kinds import IS_BLOCK, NONE, STRIP_WEAPON, TAKES
from kwoon.games.kung_fu_2019.combat.answer import ignores
from kwoon.games.kung_fu_2019.play.notation import HURL
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.slots import stance_protected, weapon_protected
from kwoon.games.kung_fu_2019.play.steps import OF_STANCE, OF_WEAPON, Attack, Step, Take


class Claim:
    """A right to take one of some weapons or stances."""

    def __init__(self, what: i64, taker: i64, sources: list[int], receivers: list[int]) -> None:
        self.what = what
        self.taker = taker
        """Who decides."""
        self.sources = sources
        """Whose it may be."""
        self.receivers = receivers
        """Who may get it: the taker, or for some cards the taker's teammates."""


def next_claim(position: Position, step: Step) -> Claim | None:
    """The next claim that is to be decided; `step.at` counts those that are behind us."""
    if not _anything_to_take(position):
        return None
    claims = _claims(position)
    while step.at < len(claims):
        claim = claims[step.at]
        claim.sources = [seat for seat in claim.sources if not _is_taken(position, claim.what, seat)]
        if claim.sources and claim.receivers and not _has_taken(position, claim):
            return claim
        step.at += 1
    return None


def _anything_to_take(position: Position) -> bool:
    """A quick look, because most exchanges have nothing of the kind."""
    for attack in position.attacks:
        if attack.flags & TAKES:
            return True
        archetype = position.archetype[attack.by]
        if archetype != NONE and position.kinds.take_stripped[archetype] and attack.flags & STRIP_WEAPON:
            return True
        for block in attack.blocks:
            if block != NONE and position.kinds.take_attackers[block]:
                return True
    return False


def _claims(position: Position) -> list[Claim]:
    claims: list[Claim] = []
    _claims_from(position, 0, claims)
    return claims


def _claims_from(position: Position, first: i64, claims: list[Claim]) -> None:
    """Those of an attack and of the ones made beside it; then, target by target, of the block and the counterattack."""
    attacks = position.attacks
    for attack in attacks:
        if attack.group == first and not attack.void:
            _claims_of_attack(position, attack, claims)
    for at, attack in enumerate(attacks):
        if attack.group != first:
            continue
        for place in range(len(attack.blocks)):
            if not attack.void:
                _claim_of_block(position, attack, place, claims)
            for later in range(at + 1, len(attacks)):
                counter = attacks[later]
                if counter.against == at and counter.by in (attack.targets[place], attack.block_by[place]):
                    _claims_from(position, later, claims)


def _claims_of_attack(position: Position, attack: Attack, claims: list[Claim]) -> None:
    kinds = position.kinds
    weapons: list[int] = []
    stances: list[int] = []
    for at, target in enumerate(attack.targets):
        if position.out[target] == 0 and not ignores(position, attack, at):
            stripped = attack.flags & STRIP_WEAPON and position.weapon[target] != NONE
            if stripped and not weapon_protected(position, target):
                weapons.append(target)
            if position.stance[target] != NONE and not stance_protected(position, target):
                stances.append(target)
    may = False
    for card, owner in _with_owners(position, attack):
        if position.out[owner] != 0:
            continue
        if kinds.take_stripped[card]:
            may = may or owner == attack.by
            claims.append(Claim(OF_WEAPON, owner, weapons, [owner]))
        if kinds.give_stripped[card]:
            claims.append(Claim(OF_WEAPON, owner, weapons, position.mates(owner)))
        if kinds.take_stance[card]:
            claims.append(Claim(OF_STANCE, owner, stances, [owner]))
    archetype = position.archetype[attack.by]
    if archetype != NONE and kinds.take_stripped[archetype] and not may:
        claims.append(Claim(OF_WEAPON, attack.by, weapons, [int(attack.by)]))


def _with_owners(position: Position, attack: Attack) -> list[tuple[int, int]]:
    pairs = [(int(attack.base), int(attack.by))]
    for at, card in enumerate(attack.cards):
        if attack.ways[at] != HURL:
            pairs.append((card, attack.owners[at]))
    return pairs


def _claim_of_block(position: Position, attack: Attack, at: i64, claims: list[Claim]) -> None:
    block = attack.blocks[at]
    if block == NONE or not position.kinds.take_attackers[block] or position.kinds.sort[block] != IS_BLOCK:
        return
    taker = attack.block_by[at]
    sources: list[int] = []
    if position.weapon[attack.by] != NONE and not weapon_protected(position, attack.by):
        sources.append(attack.by)
    if position.out[taker] == 0 and position.out[attack.by] == 0:
        claims.append(Claim(OF_WEAPON, taker, sources, [taker]))


def _is_taken(position: Position, what: i64, seat: i64) -> bool:
    for take in position.takes:
        if take.what == what and take.loser == seat:
            return True
    return False


def _has_taken(position: Position, claim: Claim) -> bool:
    """One slot, one card: whoever gets one already is not asked about another."""
    if not holds(claim.receivers, claim.taker):
        return False
    for take in position.takes:
        if take.what == claim.what and take.taker == claim.taker:
            return True
    return False


def ask_take(position: Position, claim: Claim) -> Ask | None:
    """From whom, and to whom if that is open."""
    rules = position.rules
    seat = claim.taker
    first = position.chosen[seat]
    if first == NOTHING:
        moves = [rules.first_take + source for source in claim.sources]
        moves.append(rules.pass_)
        return Ask(seat, "take" if claim.what == OF_WEAPON else "take-stance", moves)
    if first == rules.pass_ or len(claim.receivers) == 1 or position.last_drafted(seat) != first:
        return None
    return Ask(seat, "give-to", [rules.first_to + receiver for receiver in claim.receivers])


def settle_take(position: Position, step: Step, claim: Claim) -> None:
    """Note what is taken; it moves in step 2 with all other losses."""
    rules = position.rules
    first = position.chosen[claim.taker]
    step.at += 1
    if first == rules.pass_:
        return
    last = position.last_drafted(claim.taker)
    receiver = last - rules.first_to if last >= rules.first_to else claim.receivers[0]
    position.takes.append(Take(claim.what, first - rules.first_take, receiver))
