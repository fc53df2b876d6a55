"""Card and move numbering, and move notation for Dragon Punch.

A *kind* is a type of physical card: the basic cards come first, then the characters. A *face* is a side of a card that
can be up. Kind k has the moves 2k and 2k + 1. After all moves come the characters' portraits; a portrait represents a
card that offers both of its moves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.game import Game, IllegalMove
from kwoon.core.message import msg
from kwoon.games.dragon_punch.cards.pack import DragonPack
from kwoon.games.dragon_punch.combat.exchange import DragonExchange, pack_exchange, resolve_exchange

DUEL: Final = "duel"
TAG_TEAM: Final = "tag-team"
CUSTOM: Final = "custom"

# Which of a player's flipped cards the opponent sees.
ALL: Final = "all"
NEWEST: Final = "newest"
EACH: Final = "each"

ROUND_LIMIT: Final[i64] = 25
"""The game ends after this round at the latest (dp.ruling.round-limit). With the printed pack, this many rounds of
maximum length stay below `core.game_length_limit.MAX_MOVES_PER_GAME`."""

EXAMPLES: Final = ("play high-kick", "switch block", "pick linnet")


class DragonNotation(Game):
    """Numbering and lookup tables derived from the pack and the options."""

    def __init__(
        self,
        pack: DragonPack,
        mode: str,
        copies: int,
        loser: int,
        flipped: str = ALL,
        *,
        first_edition: bool = False,
    ) -> None:
        self.seats = 2
        self.pack = pack
        self.mode = mode
        self.has_secret_hands = mode == CUSTOM
        """Whether a player's cards are unknown to the opponent until they are played."""
        self.copies = copies
        """Number of copies of the game from which characters are picked."""
        self.previous_loser: i64 = loser
        """The seat that lost the previous game and decides who picks first, or -1."""
        self.newest_only = flipped == NEWEST
        """Whether both players' older flipped cards are hidden from the opponent (dp.ruling.newest-only)."""
        self.each_hides = flipped == EACH
        """Whether each player decides whether to hide their own older flipped cards (dp.ruling.each-hides)."""
        self.first_edition = first_edition
        """Whether double knockouts count toward the stalemate rule and rounds are not limited, as in edition 1."""
        self._assign_card_numbers(pack)
        self._assign_move_numbers()
        self._assign_history_codes()
        self._set_variant_limits(pack)
        self.exchanges: list[int] = []
        for first in pack.moves:
            for second in pack.moves:
                for initiative in range(-1, 2):
                    self.exchanges.append(pack_exchange(resolve_exchange(first, second, initiative)))
        self._full_exchanges: dict[int, DragonExchange] = {}
        self.unflips = [move.has_effect("unflip") for move in pack.moves]
        self.empty_list: list[int] = []
        self.empty_nested_list: list[list[int]] = []

    def _assign_card_numbers(self, pack: DragonPack) -> None:
        self.basics: i64 = len(pack.basics)
        self.characters: i64 = len(pack.characters)
        self.kinds: i64 = self.basics + self.characters
        self.faces: i64 = 2 * self.kinds
        """Number of faces that are moves."""
        self.first_portrait: i64 = self.faces
        self.ids = [move.id for move in pack.moves]
        self.character_ids = [character.id for character in pack.characters]
        self.taunt: i64 = [card.is_taunt() for card in pack.basics].index(True)
        self.supply = [card.supply for card in pack.basics]
        """Number of each basic card in one copy of the game."""
        self.basic_hand: list[int] = []
        for kind, card in enumerate(pack.basics):
            self.basic_hand.extend([kind] * card.copies)

    def _assign_move_numbers(self) -> None:
        self.first_switch: i64 = self.faces
        """The first move that switches a card. A move at an odd offset from it switches the flipped one of two copies.
        """
        self.first_pick: i64 = self.first_switch + 2 * self.basics
        self.first_add: i64 = self.first_pick + self.characters
        self.first_order: i64 = self.first_add + self.basics
        self.hide: i64 = self.first_order + 2
        """The move that hides the player's older flipped cards; the move after it shows them."""
        self.moves: i64 = self.hide + (2 if self.each_hides else 0)

    def _assign_history_codes(self) -> None:
        """Number the entries of a history other than played faces (see hidden_hand_deduction.py)."""
        self.shown: i64 = self.faces
        self.unflipped: i64 = self.shown + self.kinds
        self.new_round: i64 = self.unflipped + 1
        self.hidden: i64 = self.new_round

    def _set_variant_limits(self, pack: DragonPack) -> None:
        self.health: i64 = pack.custom_health if self.has_secret_hands else pack.health  # dp.variant.custom-health
        each = 2 if self.mode == TAG_TEAM else 1
        self.picks: i64 = 0 if self.has_secret_hands else 2 * each
        """Number of characters that are picked openly."""
        self.has_duplicate_cards = self.has_secret_hands or self.copies > 1 or len(self.basic_hand) > self.basics
        """Whether a hand may hold two copies of a card."""
        self.rounds_to_win: i64 = pack.rounds_to_win
        self.stalemate_turns: i64 = pack.stalemate_turns
        self.stalemate_rounds: i64 = pack.stalemate_rounds
        self.custom_others: i64 = pack.custom_health - 1
        self.custom_characters: i64 = pack.custom_characters
        self.every_white: i64 = (1 << self.health) - 1

    def packed_exchange(self, first: i64, second: i64, initiative: i64) -> i64:
        """Return the packed result when these two faces are played."""
        return self.exchanges[(first * self.faces + second) * 3 + initiative + 1]

    def full_exchange(self, first: i64, second: i64, initiative: i64) -> DragonExchange:
        """Return the full result when these two faces are played, including every attack, for logging. Results are
        cached."""
        key = int((first * self.faces + second) * 3 + initiative + 1)
        found = self._full_exchanges.get(key)
        if found is None:
            moves = self.pack.moves
            found = self._full_exchanges[key] = resolve_exchange(moves[first], moves[second], int(initiative))
        return found

    def card_face(self, kind: i64) -> int:
        """Return the face that represents a card, whichever side is up: its white side, or the portrait."""
        return 2 * kind if kind < self.basics else self.first_portrait + kind - self.basics

    def kind_of_every_card(self) -> list[int]:
        """Return the kind of every physical card in the game, including copies."""
        copies = 2 if self.has_secret_hands else 1
        found: list[int] = []
        for kind in range(self.basics):
            found.extend([kind] * (self.supply[kind] * copies))
        for character in range(self.characters):
            found.extend([self.basics + character] * (2 if self.has_secret_hands else self.copies))
        return found

    def all_cards(self) -> list[int]:
        return sorted([self.card_face(kind) for kind in self.kind_of_every_card()])

    def num_distinct_moves(self) -> int:
        return self.moves

    def format_move(self, move: int) -> str:
        if move < self.first_switch:
            return f"play {self.ids[move]}"
        if move < self.first_pick:
            flipped = "flipped " if (move - self.first_switch) % 2 else ""
            return f"switch {flipped}{self.ids[(move - self.first_switch) // 2 * 2]}"
        if move < self.first_add:
            return f"pick {self.character_ids[move - self.first_pick]}"
        if move < self.first_order:
            return f"add {self.ids[2 * (move - self.first_add)]}"
        if move >= self.hide:
            return "hide flipped" if move == self.hide else "show flipped"
        return "go first" if move == self.first_order else "go second"

    def parse_move(self, text: str) -> int:
        words = text.lower().split()
        if words in (["go", "first"], ["go", "second"]):
            return self.first_order + (1 if words[1] == "second" else 0)
        if self.each_hides and words in (["hide", "flipped"], ["show", "flipped"]):
            return self.hide + (1 if words[0] == "show" else 0)
        names_flipped = len(words) == 3 and words[:2] == ["switch", "flipped"]
        if not names_flipped and (len(words) != 2 or words[0] not in ("play", "switch", "pick", "add")):
            raise IllegalMove(msg("core-errors-not-a-move", text=text, examples=list(EXAMPLES)))
        verb = words[0]
        name = words[-1]
        if verb == "pick":
            if name not in self.character_ids:
                known = list(self.character_ids)
                raise IllegalMove(msg("dragon-punch-errors-no-character", text=name, characters=known))
            return self.first_pick + self.character_ids.index(name)
        if name not in self.ids:
            raise IllegalMove(msg("dragon-punch-errors-no-move", text=name, examples=list(EXAMPLES)))
        face = self.ids.index(name)
        if verb == "play":
            return face
        if face >= 2 * self.basics or face % 2:
            whites = list(self.ids[: 2 * self.basics : 2])
            raise IllegalMove(
                msg("dragon-punch-errors-add-white", cards=whites)
                if verb == "add"
                else msg("dragon-punch-errors-switch-white", cards=whites)
            )
        if verb == "add":
            return self.first_add + face // 2
        return self.first_switch + face + (1 if names_flipped else 0)
