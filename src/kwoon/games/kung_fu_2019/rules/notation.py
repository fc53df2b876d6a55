"""Card tables, teams and move notation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.game import Game, IllegalMove
from kwoon.core.message import msg
from kwoon.games.kung_fu_2019.cards.card_tables import KungFu2019CardTables
from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Pack

# Verbs of moves, in move order: each verb has one block of moves, one per card. Moves with a seat or number follow,
# then three single words.
PLAY: Final[i64] = 0
SPLIT: Final[i64] = 1
JOIN: Final[i64] = 2
JOIN_SPLIT: Final[i64] = 3
HURL: Final[i64] = 4
ATTACK: Final[i64] = 5
ATTACK_SPLIT: Final[i64] = 6
BREAK: Final[i64] = 7
DISCARD: Final[i64] = 8
DROP: Final[i64] = 9
GIVE: Final[i64] = 10
CHOOSE: Final[i64] = 11
REDIRECT: Final[i64] = 12
VERBS: Final = (
    "play",
    "split",
    "join",
    "join-split",
    "hurl",
    "attack",
    "attack-split",
    "break",
    "discard",
    "drop",
    "give",
    "choose",
    "redirect",
)
NUMBERED_MOVES: Final = ("target", "take", "to", "count")
SINGLE_WORD_MOVES: Final = ("pay", "pass", "done")
MAX_SEATS: Final[i64] = 6

NUM_TEAMS_BY_FORMAT: Final = {"free": 0, "2v2": 2, "3v3": 2, "2v2v2": 3}
"""Number of teams; 0 in a free-for-all."""
FIRST_PLAYER_CHI_PENALTY: Final[i64] = 3
"""Chi that the first player of a duel gives up when the start is made even (docs/design/balance.md)."""


LATEST_EDITION: Final = 2
"""The latest edition of the rules (see "Editions" in docs/develop/architecture.md).

Edition 2: a companion card is attached only to cards that are played, a Stance adds to the hurled Weapons that it
names, and a player who starts with less Chi has that lower limit throughout.
"""


class KungFu2019Notation(Game):
    """Move notation: a verb with a card, a word with a number, or a single word. A card is its index in the pack."""

    def __init__(
        self,
        pack: KungFu2019Pack,
        seats: int,
        expansion: bool = False,
        archetypes: str = "none",
        format: str = "free",
        *,
        even_start: bool = False,
        edition: int = LATEST_EDITION,
    ) -> None:
        self.seats = seats
        self.pack = pack
        self.archetypes = archetypes
        self.num_teams: i64 = NUM_TEAMS_BY_FORMAT[format] or seats
        self.has_teams = format != "free"
        self.start_chi: i64 = pack.start_chi
        if self.has_teams:
            self.start_chi = pack.large_team_chi if format == "3v3" else pack.team_chi
        self.first_player_penalty: i64 = FIRST_PLAYER_CHI_PENALTY if even_start and seats == 2 else 0
        """Chi that the first player gives up at the start (kff19.setup.evened)."""
        self.same_chi_limit = edition < 2
        """Whether a player who starts with less Chi may still reach the other player's limit."""
        self.attach_to_gained = edition < 2
        """Whether a companion card is also attached to cards that its owner takes or receives."""
        self.hurl_by_name = edition >= 2
        """Whether bonuses that name a card also apply when it is hurled (kff19.archetype.brawler)."""
        decks = ["original", "own"]
        if expansion:
            decks.append("expansion")
        if self.has_teams:
            decks.append("team")
        self.kinds = KungFu2019CardTables(pack, decks)
        # kff19.team.seating.order: A B A B, A B A B A B, A B C A B C.
        self.team = [seat % int(self.num_teams) for seat in range(seats)]
        self.team_of = vec[i64](self.team)
        count = self.kinds.count
        self.first_discard: i64 = DISCARD * count
        self.first_target: i64 = len(VERBS) * count
        self.first_take: i64 = self.first_target + MAX_SEATS
        self.first_to: i64 = self.first_take + MAX_SEATS
        self.first_count: i64 = self.first_to + MAX_SEATS
        self.pay: i64 = self.first_count + MAX_SEATS
        self.pass_move: i64 = self.pay + 1
        self.done: i64 = self.pass_move + 1

    def teams(self) -> list[list[int]]:
        return [[seat for seat in range(self.seats) if self.team[seat] == team] for team in range(self.num_teams)]

    def format_move(self, move: int) -> str:
        if move >= self.pay:
            return SINGLE_WORD_MOVES[move - self.pay]
        if move >= self.first_target:
            at = move - self.first_target
            return f"{NUMBERED_MOVES[at // MAX_SEATS]} {at % MAX_SEATS + 1}"
        count = self.kinds.count
        return f"{VERBS[move // count]} {self.kinds.ids[move % count]}"

    def parse_move(self, text: str) -> int:
        words = text.lower().split()
        if len(words) == 1 and words[0] in SINGLE_WORD_MOVES:
            return self.pay + SINGLE_WORD_MOVES.index(words[0])
        if len(words) == 2 and words[0] in NUMBERED_MOVES:
            if words[1] not in ("1", "2", "3", "4", "5", "6"):
                raise IllegalMove(msg("kung-fu-2019-errors-number", text=words[1], example=f"{words[0]} 2"))
            return self.first_target + NUMBERED_MOVES.index(words[0]) * MAX_SEATS + int(words[1]) - 1
        if len(words) != 2 or words[0] not in VERBS:
            moves = [*SINGLE_WORD_MOVES, *[f"{word} 2" for word in NUMBERED_MOVES]]
            raise IllegalMove(msg("kung-fu-2019-errors-not-a-move", text=text, moves=moves, verbs=list(VERBS)))
        for card, id in enumerate(self.kinds.ids):
            if id.lower() == words[1]:
                return VERBS.index(words[0]) * self.kinds.count + card
        raise IllegalMove(msg("core-errors-no-card", text=words[1], examples=[self.kinds.ids[0], self.kinds.ids[-1]]))

    def all_cards(self) -> list[int]:
        cards = self.kinds.deck[:]
        if self.archetypes != "none":
            cards.extend(self.kinds.archetypes)
            cards.extend([kind for kind, hangs in enumerate(self.kinds.is_companion) if hangs])
        return sorted(cards)

    def num_distinct_moves(self) -> int:
        return self.done + 1
