"""An independent evaluation of an exchange in four printed steps, from public information and card names.

It shares no code or vocabulary with the game, so the two agree only if both interpret the cards in the same way.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from tests.rules.kung_fu_2019.view_facts import PACK

CARDS = {card["id"]: card for card in tomllib.loads(PACK)["card"]}
STANCE_CYCLE = ["tiger-stance", "drunken-stance", "dragon-stance", "crane-stance", "snake-stance", "monkey-stance"]
NAMED_BONUSES = {
    "tiger-stance": {"punch": 2, "throw": 2},
    "drunken-stance": {"wild": 3},
    "dragon-stance": {"sword": 2, "flying": 3},
    "crane-stance": {"kick": 2},
    "snake-stance": {"chain-whip": 2, "daggers": 2, "spinning": 3},
    "monkey-stance": {"flipping": 2, "running-up-the-wall": 2},
    "beggar-stance": {"bo-staff": 2, "bamboo-pole": 2},
}
IGNORING_BLOCKS = {
    "blocking-punch",
    "blocking-kick",
    "amazing-balance",
    "between-two-palms",
    "kung-fu-is-weak",
    "no-match-for-mine",
    "caught-with-chopsticks",
    "up-to-the-rafters",
    "caught-and-answered",
}
DAMAGE_REDUCTION = {
    "rolling-with-the-blow": 3,
    "meant-for-him": 2,
    "iron-shirt": 5,
    "get-behind-me": 4,
    "wall-of-blades": 2,
    "you-struck-my-friend": 2,
    "bamboo-pole": 4,
}
STRIP_WEAPON = {"throw", "snatch-the-blade", "pass-me-that-weapon", "hook-swords"}
STRIP_STANCE = {"trip", "sweeping-the-floor"}
PLAYED, SPLIT, JOINED, JOINED_SPLIT, HURLED, PLAIN, BASE_SPLIT, SMASHED = range(8)
"""How a card is used, as numbered in the view."""
NONE = ""


@dataclass
class Added:
    card: str
    by: int
    use: int

    def joins(self) -> bool:
        return self.use in (JOINED, JOINED_SPLIT)


@dataclass
class Attack:
    by: int
    against: int
    base: str
    use: int
    armed: bool
    added: list[Added]
    targets: list[int]
    blocks: list[str]
    blockers: list[int]

    def has(self, card: str) -> bool:
        return any(each.card == card for each in self.added)

    def strikes_with(self, cards: set[str]) -> bool:
        return self.base in cards or any(each.card in cards for each in self.added if each.joins())

    def kind(self) -> str:
        return "weapon" if self.armed else str(CARDS[self.base]["subtype"])


class ReferenceExchange:
    """An exchange in which all targets have answered."""

    def __init__(self, view: KungFu2019View, ids: list[str]) -> None:
        def named(cards: Iterable[int]) -> list[str]:
            return [ids[card] if card >= 0 else NONE for card in cards]

        self.team = view.team
        self.chi = view.chi
        self.out = view.out
        self.weapon = named(view.weapon)
        self.stance = named(view.stance)
        self.on_weapon = [named(cards) for cards in view.on_weapon]
        self.on_stance = [named(cards) for cards in view.on_stance]
        self.archetype = named(view.archetype)
        self.attacks = []
        for at, by in enumerate(view.attack_by):
            cards = zip(named(view.attack_cards[at]), view.attack_owners[at], view.attack_ways[at], strict=True)
            self.attacks.append(
                Attack(
                    by,
                    view.attack_against[at],
                    named([view.attack_base[at]])[0],
                    view.attack_way[at],
                    view.attack_armed[at],
                    [Added(*card) for card in cards],
                    list(view.attack_targets[at]),
                    named(view.attack_blocks[at]),
                    list(view.attack_block_by[at]),
                )
            )
        self.no_weapon: set[int] = set()
        """Seats whose Weapon is lost, taken, snapped or replaced in step 2."""
        self.no_stance: set[int] = set()

    def teammates(self, seat: int) -> list[int]:
        return [other for other, team in enumerate(self.team) if team == self.team[seat] and other != seat]

    def multiplier(self, seat: int) -> int:
        return 2 if self.archetype[seat] == "mysterious-stranger" else 1

    # Step 1.

    def damage(self, attack: Attack, target: int) -> int:
        by = attack.by
        total = self._base(attack) + sum(self._added(attack, each) for each in attack.added)
        total += "thirty-years-of-practice" in self.on_stance[by]
        total += "perfect-technique" in self.on_stance[by] and not attack.armed
        total += sum(self.weapon[mate] == "school-banner" for mate in self.teammates(by))
        if self.archetype[by] == "vengeful-student" and self.chi[self.team[by]] <= 10:
            total += 3
        if (
            self.stance[by] in STANCE_CYCLE
            and self.stance[target] == STANCE_CYCLE[(STANCE_CYCLE.index(self.stance[by]) + 1) % 6]
        ):
            total += 2 * self.multiplier(by)
        if self.stance[target] and "every-style-has-a-weakness" in self.on_stance[by]:
            total += 2
        return total

    def _base(self, attack: Attack) -> int:
        by, base = attack.by, attack.base
        total = 1 if attack.use == BASE_SPLIT and base == "ladder" else int(CARDS[base]["attack"])
        total += NAMED_BONUSES.get(self.stance[by], {}).get(base, 0) * self.multiplier(by)
        if attack.armed:
            total += sum(CARDS[card].get("attack", 0) for card in self.on_weapon[by])
            total += 3 if attack.use == SMASHED else 0
            total += len(attack.added) if base == "nunchaku" else 0
            if self.stance[by] == "drunken-stance" and CARDS[base]["subtype"] == "improvised":
                total += 2 * self.multiplier(by)
        return total + self._team_bonus(attack, base, by)

    def _team_bonus(self, attack: Attack, card: str, by: int) -> int:
        if card == "hammer-and-anvil":
            return 2 if any(each.by != attack.by for each in attack.added) else 0
        if card == "swing-your-partner":
            return sum(self.stance[mate] != NONE for mate in self.teammates(by))
        return 0

    def _added(self, attack: Attack, each: Added) -> int:
        card, by = each.card, each.by
        stance = self.stance[by]
        total = 0
        if stance == "imperial-stance":
            total += self.multiplier(by)
        if stance == "mirror-stance" and by != attack.by:
            total += 2 * self.multiplier(by)
        total += NAMED_BONUSES.get(stance, {}).get(card, 0) * self.multiplier(by)
        if each.use == HURLED:
            return total + 4
        if each.joins():
            return total + int(CARDS[card]["attack"]) + self._team_bonus(attack, card, by)
        total += int(CARDS[card]["bonus"])
        if card == "whirlwind" and each.use == PLAYED:
            total += 3
        if card == "split-attack" and each.use == PLAYED and self._duel():
            total += 1
        if card == "down-the-stairs":
            total += len(attack.added) - 1
        if card == "shoulder-to-shoulder":
            total += 2 if sum(self.stance[mate] != NONE for mate in (by, *self.teammates(by))) >= 2 else 0
        return total

    def _duel(self) -> bool:
        return len({team for team, out in zip(self.team, self.out, strict=True) if not out}) == 2

    # Steps 2 to 4.

    def ignored(self, attack: Attack, place: int) -> bool:
        if attack.blocks[place] in IGNORING_BLOCKS:
            return True
        if attack.against < 0:
            return False
        countered = self.attacks[attack.against]
        return countered.has("invincible") and self.team[attack.targets[place]] == self.team[countered.by]

    def apply_losses(self, taken: list[tuple[str, int, int]]) -> None:
        """Apply step 2. `taken` lists each taken card with its previous owner and its new one."""
        for attack in self.attacks:
            for place, target in enumerate(attack.targets):
                if attack.blocks[place] == "bamboo-pole":
                    self.no_weapon.add(target)
                if self.ignored(attack, place):
                    continue
                thrown = attack.has("across-the-room")
                strips = thrown or attack.strikes_with(STRIP_WEAPON)
                if strips and "wrist-cord" not in self.on_weapon[target]:
                    self.no_weapon.add(target)
                strips = thrown or attack.strikes_with(STRIP_STANCE)
                if strips and "rooted-like-an-old-pine" not in self.on_stance[target]:
                    self.no_stance.add(target)
        for card, loser, taker in taken:
            if CARDS[card]["kind"] == "weapon":
                self.no_weapon |= {loser, taker}
            else:
                self.no_stance |= {loser, taker}

    def defence(self, attack: Attack, place: int) -> int:
        target, kind = attack.targets[place], attack.kind()
        total = self._block(attack, place)
        broken = attack.has("bone-breaking")
        if target not in self.no_weapon and not broken and attack.base != "chain-whip":
            weapon = self.weapon[target]
            total += CARDS[weapon].get("defence", 0) if weapon else 0
            total += weapon == "sword" and kind == "weapon"
            total += 2 if weapon == "umbrella" and (kind == "weapon" or len(attack.targets) > 1) else 0
            total += 2 if weapon == "bo-staff" and kind != "weapon" else 0
            total += sum(CARDS[card].get("defence", 0) for card in self.on_weapon[target])
            total += "military-training" in self.on_weapon[target] and kind == "weapon"
        if target not in self.no_stance and not broken:
            stance = self.stance[target]
            total += CARDS[stance].get("defence", 0) * self.multiplier(target) if stance else 0
            total += sum(CARDS[card].get("defence", 0) for card in self.on_stance[target])
            total += "perfect-technique" in self.on_stance[target] and kind != "weapon"
        return total

    def _block(self, attack: Attack, place: int) -> int:
        block = attack.blocks[place]
        total = DAMAGE_REDUCTION.get(block, 0)
        if block == "wall-of-blades":
            for mate in self.teammates(attack.blockers[place]):
                total += 2 if self.weapon[mate] != NONE and mate not in self.no_weapon else 0
        return total

    def losses(self) -> Counter[tuple[int, int]]:
        """Return the Chi losses in step 4, counted by seat and amount."""
        losses: Counter[tuple[int, int]] = Counter()
        for attack in self.attacks:
            for place, target in enumerate(attack.targets):
                lost = self.damage(attack, target) - self.defence(attack, place)
                if lost > 0 and not self.ignored(attack, place):
                    losses[target, lost] += 1
        return losses

    def own_losses(self) -> Counter[int]:
        """Return each seat's losses through its own Iron Heads."""
        losses: Counter[int] = Counter()
        for attack in self.attacks:
            owners = [attack.by] if attack.base == "iron-head" else []
            owners += [each.by for each in attack.added if each.card == "iron-head"]
            losses.update(owners)
        return losses
