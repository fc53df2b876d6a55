"""Move numbering and notation for Kung Fur Fight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.game import Game, IllegalMove
from kwoon.core.message import msg
from kwoon.games.kung_fur_fight.cards.pack import FurPack

RANDOM_SEAT: Final[i64] = 2
"""Value of `dogs`: a coin decides who has the Monk Dogs."""
USE_MOVES: Final = ("use ability", "leave ability", "use token", "leave token")
PLAN_EXAMPLES: Final = ("lead 1 ban", "assist 2 yue", "off 1 ban", "weapons 1 3", "coconut 2", "coconut off", "seal")
COMBAT_EXAMPLES: Final = (
    "throw 3",
    "add chai",
    "add nobody",
    "remove hua",
    "remove nobody",
    "use ability",
    "leave ability",
    "use token",
    "leave token",
    "ignore 3",
    "take crash",
    "pick crash",
)


class PrecomputedMoves:
    """The moves for every set of animal kinds, precomputed for six kinds at a time because the rules need them often."""

    def __init__(self, first_move: i64, num_fighters: i64) -> None:
        self.chunks: list[list[int]] = []
        """For each group of six kinds, the moves for each of its 64 subsets."""
        for start in range(0, num_fighters, 6):
            sets: list[list[int]] = [[]]
            for kind in range(start, start + 6):
                sets.extend([[*moves, int(first_move) + kind] for moves in sets])
            self.chunks.extend(sets)

    def merge(self, other: PrecomputedMoves) -> PrecomputedMoves:
        """Return an object that has the moves of both for every set of kinds."""
        merged = PrecomputedMoves(0, 0)
        merged.chunks = [
            own_chunk + other_chunk for own_chunk, other_chunk in zip(self.chunks, other.chunks, strict=True)
        ]
        return merged

    def append_moves_for(self, moves: list[int], kind_mask: i64) -> None:
        """Append the moves for a set of kinds."""
        at: i64 = 0
        while kind_mask != 0:
            if kind_mask & 63:
                moves.extend(self.chunks[at + (kind_mask & 63)])
            kind_mask >>= 6
            at += 64


def precompute_weapon_moves(first_move: i64, max_weapons: i64) -> list[list[int]]:
    """Return, for each arena and each number of spare Hidden Weapons, the moves that place some of them."""
    moves_by_spare: list[list[int]] = []
    for arena in range(3):
        for num_spare in range(max_weapons + 1):
            moves_by_spare.append([int(first_move + arena * max_weapons + count) for count in range(num_spare)])
    return moves_by_spare


class FurNotation(Game):
    """The numbering of the moves.

    The moves of a plan ascend in canonical order: for each arena the Leader, then the Assistants; then the tokens; then
    the seal. Moves that only remove something have the lowest numbers.
    """

    def __init__(
        self, pack: FurPack, dogs: i64 = 0, first_edition: bool = False, winner_orders_rewards: bool = False
    ) -> None:
        self.seats = 2
        self.pack = pack
        self.dogs = dogs
        """The seat of the Monk Dogs, or RANDOM_SEAT."""
        self.first_edition = first_edition
        """Whether edition 1 applies: only the SP in the Refresh Phase count, and every ability is used fully."""
        self.winner_orders_rewards = winner_orders_rewards
        """Whether the winner of several Reward cards chooses which one to use next (fur.ruling.reward-order)."""
        self.ids = pack.ids
        self.num_fighters: i64 = pack.num_fighters
        self.max_weapons: i64 = pack.num_weapons
        fighters = self.num_fighters
        # The first moves, from 0 on, take an animal off an arena.
        self.first_remove_weapons: i64 = 3 * fighters
        """First of the moves that take all Hidden Weapons off an arena."""
        self.remove_coconut: i64 = self.first_remove_weapons + 3
        self.first_lead: i64 = self.remove_coconut + 1
        """First of the moves that place animals: for each arena, those that lead it, then those that assist in it."""
        self.first_weapons: i64 = self.first_lead + 6 * fighters
        """First of the moves that place 1, 2, 3... Hidden Weapons on an arena, arena by arena."""
        self.first_coconut: i64 = self.first_weapons + 3 * self.max_weapons
        self.seal_move: i64 = self.first_coconut + 3
        self.first_throw: i64 = self.seal_move + 1
        """First of Ringo's moves: add 0, 1, 2... Hidden Weapons."""
        self.first_add: i64 = self.first_throw + pack.max_added_weapons + 1
        """First of Shiue's moves: add an animal; the last move adds nobody."""
        self.first_remove: i64 = self.first_add + fighters + 1
        """First of Shiau-Yao's moves: remove an Assistant; the last move removes nobody."""
        self.first_pick: i64 = self.first_remove + fighters + 1
        """First of the moves that pick a card for a Peel."""
        self.first_use: i64 = self.first_pick + len(pack.ids)
        """First of four moves: use an ability, leave it unused, and the same for a token."""
        self.first_ignore: i64 = self.first_use + 4
        """First of Ban's moves: ignore 0, 1, 2... Hidden Weapons."""
        self.first_take: i64 = self.first_ignore + pack.max_ignored_weapons + 1
        """First of the moves that choose the Reward card to use next."""
        self.moves: i64 = self.first_take + len(pack.ids)
        self.lead_moves: list[PrecomputedMoves] = [
            PrecomputedMoves(self.first_lead + 2 * arena * fighters, fighters) for arena in range(3)
        ]
        """Moves that lead each arena."""
        self.assist_moves: list[PrecomputedMoves] = [
            PrecomputedMoves(self.first_lead + (2 * arena + 1) * fighters, fighters) for arena in range(3)
        ]
        """Moves that assist in each arena."""
        self.lead_moves_arenas_2_3 = self.lead_moves[1].merge(self.lead_moves[2])
        """Moves that lead arena 2 or 3."""
        self.lead_moves_any_arena = self.lead_moves[0].merge(self.lead_moves_arenas_2_3)
        """Moves that lead any arena."""
        self.weapon_moves = precompute_weapon_moves(self.first_weapons, self.max_weapons)

    def all_cards(self) -> list[int]:
        return sorted(self.pack.hands[0] + self.pack.hands[1] + self.pack.pile)

    def num_distinct_moves(self) -> int:
        return self.moves

    def format_move(self, move: int) -> str:
        fighters = self.num_fighters
        if move < self.first_remove_weapons:
            return f"off {move // fighters + 1} {self.ids[move % fighters]}"
        if move < self.remove_coconut:
            return f"weapons {move - self.first_remove_weapons + 1} 0"
        if move == self.remove_coconut:
            return "coconut off"
        if move < self.first_weapons:
            at = move - self.first_lead
            verb = "lead" if at % (2 * fighters) < fighters else "assist"
            return f"{verb} {at // (2 * fighters) + 1} {self.ids[at % fighters]}"
        if move < self.first_coconut:
            at = move - self.first_weapons
            return f"weapons {at // self.max_weapons + 1} {at % self.max_weapons + 1}"
        if move < self.seal_move:
            return f"coconut {move - self.first_coconut + 1}"
        if move == self.seal_move:
            return "seal"
        if move < self.first_add:
            return f"throw {move - self.first_throw}"
        if move < self.first_remove:
            return f"add {self._fighter_id(move - self.first_add)}"
        if move < self.first_pick:
            return f"remove {self._fighter_id(move - self.first_remove)}"
        if move < self.first_use:
            return f"pick {self.ids[move - self.first_pick]}"
        if move < self.first_ignore:
            return USE_MOVES[move - self.first_use]
        if move < self.first_take:
            return f"ignore {move - self.first_ignore}"
        return f"take {self.ids[move - self.first_take]}"

    def parse_move(self, text: str) -> int:
        words = text.lower().split()
        count = len(words)
        verb = words[0] if words else ""
        if count == 1 and verb == "seal":
            return self.seal_move
        if count == 2:
            if verb == "coconut":
                return self.remove_coconut if words[1] == "off" else self.first_coconut + self._parse_arena(words[1])
            if verb == "throw":
                return self.first_throw + self._parse_count(words[1], self.first_add - self.first_throw - 1)
            if verb == "add":
                return self.first_add + self._parse_fighter(words[1], True)
            if verb == "remove":
                return self.first_remove + self._parse_fighter(words[1], True)
            if verb == "pick":
                return self.first_pick + self._parse_card(words[1])
            if verb == "ignore":
                return self.first_ignore + self._parse_count(words[1], self.first_take - self.first_ignore - 1)
            if verb == "take":
                return self.first_take + self._parse_card(words[1])
            if f"{verb} {words[1]}" in USE_MOVES:
                return self.first_use + USE_MOVES.index(f"{verb} {words[1]}")
        if count == 3:
            if verb == "weapons":
                number = self._parse_count(words[2], self.max_weapons)
                arena = self._parse_arena(words[1])
                return (
                    self.first_remove_weapons + arena
                    if number == 0
                    else self.first_weapons + arena * self.max_weapons + number - 1
                )
            if verb == "off":
                return self._parse_arena(words[1]) * self.num_fighters + self._parse_fighter(words[2], False)
            if verb in ("lead", "assist"):
                role_offset = self.num_fighters if verb == "assist" else 0
                at = self._parse_arena(words[1]) * 2 * self.num_fighters + role_offset
                return self.first_lead + at + self._parse_fighter(words[2], False)
        examples, combat = list(PLAN_EXAMPLES), list(COMBAT_EXAMPLES)
        raise IllegalMove(msg("kung-fur-fight-errors-not-a-move", text=text, examples=examples, combat=combat))

    def _fighter_id(self, at: i64) -> str:
        return "nobody" if at == self.num_fighters else self.ids[at]

    def _parse_arena(self, word: str) -> i64:
        if word not in ("1", "2", "3"):
            raise IllegalMove(msg("kung-fur-fight-errors-arena", text=word))
        return int(word) - 1

    def _parse_count(self, word: str, maximum: i64) -> i64:
        if not word.isascii() or not word.isdigit() or len(word) > 3 or int(word) > maximum:
            raise IllegalMove(msg("kung-fur-fight-errors-weapons", text=word, most=int(maximum)))
        return int(word)

    def _parse_card(self, word: str) -> i64:
        for card, id in enumerate(self.ids):
            if id.lower() == word:
                return card
        raise IllegalMove(msg("kung-fur-fight-errors-card", text=word, cards=list(self.ids)))

    def _parse_fighter(self, word: str, allow_nobody: bool) -> i64:
        if allow_nobody and word == "nobody":
            return self.num_fighters
        card = self._parse_card(word)
        if card >= self.num_fighters:
            fighters = list(self.ids[: self.num_fighters])
            raise IllegalMove(msg("kung-fur-fight-errors-fighter", text=word, fighters=fighters))
        return card
