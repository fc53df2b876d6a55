"""Card values and effects as tables, and move notation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.game import Game, IllegalMove
from kwoon.core.message import msg
from kwoon.games.kung_fu_2014.cards.effects import BASE, ENHANCEMENT, FINISHING, STANCE, WEAPON
from kwoon.games.kung_fu_2014.cards.pack import KungFu2014Pack

IS_BASE: Final[i64] = 0
IS_WEAPON: Final[i64] = 1
IS_ENHANCEMENT: Final[i64] = 2
IS_FINISHING: Final[i64] = 3
IS_STANCE: Final[i64] = 4

# Verbs of moves, in move order: each verb has one block of moves, one per card. Target moves, `pass` and `done` follow.
PLAY: Final[i64] = 0
BREAK: Final[i64] = 1
SPREAD: Final[i64] = 2
DISCARD: Final[i64] = 3
RETURN: Final[i64] = 4
GIVE_UP: Final[i64] = 5
VERBS: Final = ("play", "break", "spread", "discard", "return", "give-up")
MAX_SEATS: Final[i64] = 6

ATTACK_EFFECTS: Final = (
    "damage-lose",
    "target-discard",
    "damage-discard",
    "target-draw",
    "damage-draw",
    "damage-gain",
    "miss-draw",
)
"""Names of the effects that are applied in the attacker's effects step."""


class KungFu2014CardTables:
    """The pack as tables, with one entry per card kind."""

    def __init__(self, pack: KungFu2014Pack) -> None:
        cards = pack.kinds
        self.count: i64 = len(cards)
        self.ids = [card.id for card in cards]
        card_types = [BASE, WEAPON, ENHANCEMENT, FINISHING, STANCE]
        self.card_type = vec[i64]([card_types.index(card.kind) for card in cards])
        self.attack = [card.attack for card in cards]
        """Attack value of each card; ABSENT if the card has none."""
        self.defense = [card.defense for card in cards]
        self.spirit = vec[bool]([card.spirit for card in cards])
        self.on_table = vec[bool]([card.on_table for card in cards])
        self.table_kinds = [kind for kind, card in enumerate(cards) if card.on_table]
        """Card kinds that lie on the table for everyone."""
        self.table_cards: list[int] = []
        self.deck: list[int] = []
        for kind, card in enumerate(cards):
            (self.table_cards if card.on_table else self.deck).extend([kind] * card.copies)
        self._load_attack_effects(pack)
        self._load_return_effects(pack)
        self.first_discard: i64 = DISCARD * self.count
        self.first_target: i64 = len(VERBS) * self.count
        self.pass_move: i64 = self.first_target + MAX_SEATS
        self.done: i64 = self.pass_move + 1

    def _load_attack_effects(self, pack: KungFu2014Pack) -> None:
        numbers = pack.effect_number_by_kind
        cards = pack.kinds
        self.draw_when_played = numbers("draw-when-played")
        self.break_attack = numbers("break-attack")
        self.break_block = numbers("break-block")
        self.bonus_or_target = numbers("bonus-or-target")
        self.extra_targets = numbers("extra-targets")
        self.sweep = numbers("sweep")
        self.damage_lose = numbers("damage-lose")
        self.target_discard = numbers("target-discard")
        self.damage_discard = numbers("damage-discard")
        self.target_draw = numbers("target-draw")
        self.damage_draw = numbers("damage-draw")
        self.damage_gain = numbers("damage-gain")
        self.miss_draw = numbers("miss-draw")
        self.strip_weapon = numbers("strip-weapon")
        self.strip_stance = numbers("strip-stance")
        self.unhurt_gain = numbers("unhurt-gain")
        self.has_attack_effect = [
            sum([card.effect_amount(effect_name) for effect_name in ATTACK_EFFECTS]) > 0 for card in cards
        ]
        """Whether the card has an effect in the attacker's effects step."""

    def _load_return_effects(self, pack: KungFu2014Pack) -> None:
        numbers = pack.effect_number_by_kind
        self.exchange = numbers("exchange")
        self.always_discarded = numbers("always-discarded")
        self.miss_discarded = numbers("miss-discarded")
        self.many_discarded = numbers("many-discarded")
        self.return_cost = numbers("return-cost")
        self.return_one = numbers("return-one")
        self.counter = numbers("counter")
        self.hurt_counter = numbers("hurt-counter")
        self.give_up_counter = numbers("give-up-counter")

    def verb_of_move(self, move: i64) -> i64:
        """Return the verb of a move, which must name a card."""
        return move // self.count

    def card_of_move(self, move: i64) -> i64:
        """Return the card of a move, which must name one."""
        return move % self.count

    def is_enhancement(self, move: i64) -> bool:
        """Return whether the move adds an enhancement; any move is accepted."""
        return move < self.count and self.card_type[move] == IS_ENHANCEMENT

    def attack_value_of(self, verb: i64, card: i64) -> i64:
        """Return the value that a card played with this verb adds to an attack; 0 if the card has no attack number."""
        if verb == BREAK:  # kff14.card.bamboo-break
            return self.break_attack[card]
        worth: i64 = self.attack[card]
        if worth < 0:
            return 0
        if verb == PLAY:  # kff14.card.double-attack-option
            worth += self.bonus_or_target[card]
        return worth

    def block_value_of(self, verb: i64, card: i64) -> i64:
        """Return the value that a card played with this verb adds to a block; 0 if the card has no defense number."""
        if verb == BREAK:  # kff14.card.fan-break
            return self.break_block[card]
        worth: i64 = self.defense[card]
        return worth if worth > 0 else 0


class KungFu2014Notation(Game):
    """Move notation: a verb with a card, a target, `pass` or `done`. A card is its index in the pack."""

    def __init__(self, pack: KungFu2014Pack, seats: int, ascending_targets: bool = False) -> None:
        self.seats = seats
        self.pack = pack
        self.ascending_targets = ascending_targets
        """Whether targets must be named in ascending order of seats, as in edition 1. An attack is then complete as
        soon as no higher seat can be named."""
        self.kinds = KungFu2014CardTables(pack)

    def format_move(self, move: int) -> str:
        kinds = self.kinds
        if move >= kinds.pass_move:
            return "pass" if move == kinds.pass_move else "done"
        if move >= kinds.first_target:
            return f"target {move - kinds.first_target + 1}"
        return f"{VERBS[kinds.verb_of_move(move)]} {kinds.ids[kinds.card_of_move(move)]}"

    def parse_move(self, text: str) -> int:
        kinds = self.kinds
        words = text.lower().split()
        if words == ["pass"]:
            return kinds.pass_move
        if words == ["done"]:
            return kinds.done
        if len(words) == 2 and words[0] == "target":
            if words[1] not in ("1", "2", "3", "4", "5", "6"):
                raise IllegalMove(msg("kung-fu-2014-errors-seat", text=words[1], example="target 2"))
            return kinds.first_target + int(words[1]) - 1
        if len(words) != 2 or words[0] not in VERBS:
            moves = ["pass", "done", "target 2"]
            raise IllegalMove(msg("kung-fu-2014-errors-not-a-move", text=text, moves=moves, verbs=list(VERBS)))
        for card, id in enumerate(kinds.ids):
            if id.lower() == words[1]:
                return VERBS.index(words[0]) * kinds.count + card
        raise IllegalMove(msg("core-errors-no-card", text=words[1], examples=[kinds.ids[0], kinds.ids[-1]]))

    def all_cards(self) -> list[int]:
        return sorted(self.kinds.deck + self.kinds.table_cards)

    def num_distinct_moves(self) -> int:
        return self.kinds.done + 1
