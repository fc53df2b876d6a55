"""The box of Kung Fur Fight without its play: how moves are numbered, written and read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import Game, Refused
from kwoon.games.kung_fur_fight.cards.pack import FurPack

DRAWN: Final[i64] = 2
"""As the seat of the Monk Dogs: a coin decides."""
USES: Final = ("use ability", "leave ability", "use token", "leave token")
HELP: Final = (
    "Write for example: lead 1 ban, assist 2 yue, off 1 ban, weapons 1 3, coconut 2, coconut off, seal; "
    "in a combat: throw 3, add chai, add nobody, remove hua, remove nobody, use ability, leave ability, use token, "
    "leave token, ignore 3, take crash, pick crash."
)


class Ready:
    """The moves for every set of kinds of animals, ready-made six kinds at a time: play has to look them up often."""

    def __init__(self, first: i64, fighters: i64) -> None:
        self.parts: list[list[int]] = []
        """For six kinds after the other, the moves for each of their 64 sets."""
        for start in range(0, fighters, 6):
            sets: list[list[int]] = [[]]
            for kind in range(start, start + 6):
                sets.extend([[*moves, int(first) + kind] for moves in sets])
            self.parts.extend(sets)

    def with_same(self, other: Ready) -> Ready:
        """The moves here and there for the same kinds."""
        both = Ready(0, 0)
        both.parts = [here + there for here, there in zip(self.parts, other.parts, strict=True)]
        return both

    def add_to(self, moves: list[int], kinds: i64) -> None:
        """Add the moves for a set of kinds."""
        at: i64 = 0
        while kinds != 0:
            if kinds & 63:
                moves.extend(self.parts[at + (kinds & 63)])
            kinds >>= 6
            at += 64


def ready_to_arm(first: i64, most: i64) -> list[list[int]]:
    """For each arena and each number of spare Hidden Weapons the moves that lay some of them, ready-made."""
    found: list[list[int]] = []
    for arena in range(3):
        for spare in range(most + 1):
            found.append([int(first + arena * most + count) for count in range(spare)])
    return found


class FurNotation(Game):
    """The numbers of the moves.

    Those of a plan ascend in the order in which a tidy planner lays it: arena by arena the Leader and then the
    Assistants, then the tokens, then the seal. What only takes back has the lowest numbers.
    """

    def __init__(self, pack: FurPack, dogs: i64 = 0, first_edition: bool = False, orders_rewards: bool = False) -> None:
        self.seats = 2
        self.pack = pack
        self.dogs = dogs
        """The seat of the Monk Dogs, or DRAWN."""
        self.first_edition = first_edition
        """Whether SP count only as they are in the Refresh Phase, and every ability is used as much as it can be."""
        self.orders_rewards = orders_rewards
        """Whether the winner of several Reward cards names the next one (fur.ruling.reward-order)."""
        self.ids = pack.ids
        self.fighters: i64 = pack.fighters
        self.most: i64 = pack.weapons
        fighters = self.fighters
        self.off: i64 = 0
        """Take an animal off an arena."""
        self.unarm: i64 = 3 * fighters
        """Take all Hidden Weapons off an arena."""
        self.coconut_off: i64 = self.unarm + 3
        self.lay: i64 = self.coconut_off + 1
        """Lead an arena, and above those assist in it, arena by arena."""
        self.arm: i64 = self.lay + 6 * fighters
        """Have 1, 2, 3... Hidden Weapons on an arena, arena by arena."""
        self.coconut: i64 = self.arm + 3 * self.most
        self.seal: i64 = self.coconut + 3
        self.throw: i64 = self.seal + 1
        """Ringo: add 0, 1, 2... Hidden Weapons."""
        self.add: i64 = self.throw + pack.throw_most + 1
        """Shiue: add an animal; the last one is nobody."""
        self.remove: i64 = self.add + fighters + 1
        """Shiau-Yao: remove an Assistant; the last one is nobody."""
        self.pick: i64 = self.remove + fighters + 1
        """Peel: pick a card."""
        self.use: i64 = self.pick + len(pack.ids)
        """Use an ability, leave it unused, and the same for a token."""
        self.ignore: i64 = self.use + 4
        """Ban: ignore 0, 1, 2... Hidden Weapons."""
        self.take: i64 = self.ignore + pack.ignore_most + 1
        """Use this Reward card next."""
        self.moves: i64 = self.take + len(pack.ids)
        self.leads: list[Ready] = [Ready(self.lay + 2 * arena * fighters, fighters) for arena in range(3)]
        """For each arena, who is to lead it."""
        self.assists: list[Ready] = [Ready(self.lay + (2 * arena + 1) * fighters, fighters) for arena in range(3)]
        """For each arena, who is to assist in it."""
        self.leads_later = self.leads[1].with_same(self.leads[2])
        """Who is to lead arena 2 or 3."""
        self.leads_any = self.leads[0].with_same(self.leads_later)
        """Who is to lead any arena."""
        self.arming = ready_to_arm(self.arm, self.most)

    def cards(self) -> list[int]:
        return sorted(self.pack.hands[0] + self.pack.hands[1] + self.pack.pile)

    def size(self) -> int:
        return self.moves

    def write(self, move: int) -> str:
        fighters = self.fighters
        if move < self.unarm:
            return f"off {move // fighters + 1} {self.ids[move % fighters]}"
        if move < self.coconut_off:
            return f"weapons {move - self.unarm + 1} 0"
        if move == self.coconut_off:
            return "coconut off"
        if move < self.arm:
            at = move - self.lay
            word = "lead" if at % (2 * fighters) < fighters else "assist"
            return f"{word} {at // (2 * fighters) + 1} {self.ids[at % fighters]}"
        if move < self.coconut:
            at = move - self.arm
            return f"weapons {at // self.most + 1} {at % self.most + 1}"
        if move < self.seal:
            return f"coconut {move - self.coconut + 1}"
        if move == self.seal:
            return "seal"
        if move < self.add:
            return f"throw {move - self.throw}"
        if move < self.remove:
            return f"add {self._fighter(move - self.add)}"
        if move < self.pick:
            return f"remove {self._fighter(move - self.remove)}"
        if move < self.use:
            return f"pick {self.ids[move - self.pick]}"
        if move < self.ignore:
            return USES[move - self.use]
        if move < self.take:
            return f"ignore {move - self.ignore}"
        return f"take {self.ids[move - self.take]}"

    def read(self, text: str) -> int:
        words = text.lower().split()
        count = len(words)
        word = words[0] if words else ""
        if count == 1 and word == "seal":
            return self.seal
        if count == 2:
            if word == "coconut":
                return self.coconut_off if words[1] == "off" else self.coconut + self._arena(words[1])
            if word == "throw":
                return self.throw + self._count(words[1], self.add - self.throw - 1)
            if word == "add":
                return self.add + self._read_fighter(words[1], True)
            if word == "remove":
                return self.remove + self._read_fighter(words[1], True)
            if word == "pick":
                return self.pick + self._card(words[1])
            if word == "ignore":
                return self.ignore + self._count(words[1], self.take - self.ignore - 1)
            if word == "take":
                return self.take + self._card(words[1])
            if f"{word} {words[1]}" in USES:
                return self.use + USES.index(f"{word} {words[1]}")
        if count == 3:
            if word == "weapons":
                number = self._count(words[2], self.most)
                arena = self._arena(words[1])
                return self.unarm + arena if number == 0 else self.arm + arena * self.most + number - 1
            if word == "off":
                return self._arena(words[1]) * self.fighters + self._read_fighter(words[2], False)
            if word in ("lead", "assist"):
                under = self.fighters if word == "assist" else 0
                at = self._arena(words[1]) * 2 * self.fighters + under
                return self.lay + at + self._read_fighter(words[2], False)
        raise Refused(f"'{text}' is not a move. {HELP}")

    def _fighter(self, at: i64) -> str:
        return "nobody" if at == self.fighters else self.ids[at]

    def _arena(self, word: str) -> i64:
        if word not in ("1", "2", "3"):
            raise Refused(f"There is no arena '{word}'. Arenas are 1, 2 and 3.")
        return int(word) - 1

    def _count(self, word: str, most: i64) -> i64:
        if not word.isascii() or not word.isdigit() or len(word) > 3 or int(word) > most:
            raise Refused(f"'{word}' is not a number of Hidden Weapons from 0 to {most}.")
        return int(word)

    def _card(self, word: str) -> i64:
        for card, id in enumerate(self.ids):
            if id.lower() == word:
                return card
        raise Refused(f"There is no card '{word}'. Cards are: {', '.join(self.ids)}.")

    def _read_fighter(self, word: str, nobody: bool) -> i64:
        if nobody and word == "nobody":
            return self.fighters
        card = self._card(word)
        if card >= self.fighters:
            fighters = ", ".join(self.ids[: self.fighters])
            raise Refused(f"'{word}' does not fight. Those who do are: {fighters}.")
        return card
