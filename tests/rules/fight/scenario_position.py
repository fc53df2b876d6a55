"""A position in FIGHT at the start of a turn, described card by card. Anything not described is filled in."""

from __future__ import annotations

from kwoon.games.fight.rules.game import PLAYING, Fight, FightState
from tests.rules.scenario_game import Layout, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, join_list

HAND = 4
ROW = 3


class FightLayout(Layout):
    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.hands: dict[int, list[int]] = {}
        self.open_hands = {0, 1}
        """Seats whose hands may be filled up with any cards."""
        self.row: list[int] | None = None
        self.piles: dict[int, list[int]] = {0: [], 1: []}
        """Top card first, as in scenarios."""
        self.breaker = -1
        self.deck: list[int] | None = None
        self.deck_size: int | None = None
        self.discard: list[int] | None = None
        self.won = [0, 0]

    def build(self, table: ScenarioTable) -> FightState:
        """Return the state. Raise `ImpossibleScenario` with the reason if the position is impossible."""
        self._check()
        hands = [self._hand(seat) for seat in (0, 1)]
        row = self._row()
        deck, discard = self._rest()
        game = table.game
        assert isinstance(game, Fight)
        state = FightState(game, table.log)
        state.phase = PLAYING
        state.hands = hands
        state.shown = [[], []]
        state.row = row
        state.deck = deck
        state.discard = discard
        state.played = []
        state.piles = [self.piles[seat][::-1] for seat in (0, 1)]
        state.tie_breaker = self.breaker
        state.scores = [sum(int(self._id(card)[1]) for card in self.piles[seat]) for seat in (0, 1)]
        state.rounds_won = self.won[:]
        state.round = 1 + sum(self.won)
        state.turn = 1
        return state

    def _named(self) -> list[int]:
        hands = [card for hand in self.hands.values() for card in hand]
        return hands + (self.row or []) + self.piles[0] + self.piles[1] + (self.deck or []) + (self.discard or [])

    def _check(self) -> None:
        named = self._named()
        for card in named:
            if named.count(card) > 1:
                raise ImpossibleScenario(f"{self._id(card)} is in two places; there is only one.")
        for seat, hand in self.hands.items():
            if len(hand) > HAND or (seat not in self.open_hands and len(hand) != HAND):
                raise ImpossibleScenario(
                    f"{self.table.names[seat]} holds {len(hand)} cards, but a turn starts with {HAND}."
                )
        if max(self.won) > 1:
            raise ImpossibleScenario("A player who has won two rounds has won the game; nothing is left to play.")
        self._check_breaker()

    def _check_breaker(self) -> None:
        won = self.piles[0] + self.piles[1]
        for card in won:
            if self._id(card)[0] not in "SC":
                raise ImpossibleScenario(f"{self._id(card)} is a defense; only attacks go to a victory pile.")
        if self.breaker < 0:
            if won:
                raise ImpossibleScenario("A card has been won already; name the player with the Tie Breaker.")
            return
        pile = self.piles[self.breaker]
        if not pile:
            raise ImpossibleScenario(
                f"{self.table.names[self.breaker]} has the Tie Breaker and needs a pile with it on top."
            )
        for card in won:
            if self._id(card)[1] > self._id(pile[0])[1]:
                raise ImpossibleScenario(f"{self._id(card)} was won, so {self._id(pile[0])} cannot be the Tie Breaker.")

    def _hand(self, seat: int) -> list[int]:
        hand = self.hands.setdefault(seat, [])
        hand.extend(self._spare(HAND - len(hand)))
        return hand[:]

    def _row(self) -> list[int]:
        empty = self.deck_size == 0 or self.deck == []
        if self.row is None:
            # When the deck has run out, two cards are left in the row.
            self.row = []
            self.row.extend(self._spare(ROW - 1 if empty else ROW))
        if len(self.row) > ROW or (len(self.row) < ROW and not empty):
            raise ImpossibleScenario(
                f"The row shows {len(self.row)} cards, but a turn starts with {ROW} unless the deck is empty."
            )
        return self.row[:]

    def _rest(self) -> tuple[list[int], list[int]]:
        """Return the deck and the discard pile, which get all cards that are nowhere else."""
        rest = self._left()
        size = len(rest) if self.deck_size is None else self.deck_size
        if self.deck is not None:
            deck = self.deck[:]
        else:
            if size > len(rest):
                raise ImpossibleScenario(f"Only {len(rest)} cards are left for the deck, not {size}.")
            # Cards that the scenario will draw must be in the deck.
            rest.sort(key=lambda card: card not in self.table.dice.draws)
            deck, rest = rest[:size], rest[size:]
        if self.discard is None:
            return deck, rest
        if rest:
            raise ImpossibleScenario(
                f"Say where {join_list(self.table.card_ids(rest))} are: deck and discard pile leave them out."
            )
        return deck, self.discard[:]

    def _left(self) -> list[int]:
        named = self._named()
        return [card for card in self.table.game.all_cards() if card not in named]

    def _spare(self, count: int) -> list[int]:
        """Return cards that the scenario does not name, preferably ones that it will not draw."""
        left = self._left()
        left.sort(key=lambda card: card in self.table.dice.draws)
        if len(left) < count:
            raise ImpossibleScenario("There are not enough cards left to fill the hands and the row.")
        return left[:count]

    def _id(self, card: int) -> str:
        return self.table.loaded.faces[card].id
