"""A position in Kung Fu Fighting! (2019). By default, slots are empty, Chi is full, and cards are in the deck."""

from __future__ import annotations

from collections import Counter

from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.pending_steps import PREPARE, StepFrame
from kwoon.games.kung_fu_2019.rules.turn import start_turn
from tests.rules.kung_fu_2019.view_facts import ARCHETYPES, COMPANIONS, DECKS
from tests.rules.scenario_game import SEED, Layout, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, join_list

ARCHETYPES_WITHOUT_EFFECT = [
    "tavern-brawler",
    "vengeful-student",
    "imperial-general",
    "venerable-master",
    "mysterious-stranger",
]
"""Archetypes without effects of their own, for seats that a scenario does not describe."""
OWNERS = {"military-training": "imperial-general", "perfect-technique": "venerable-master"}


class KungFu2019Layout(Layout):
    """The position described so far. Dictionaries are keyed by seat."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.hands: dict[int, list[int]] = {}
        self.all_others: int | None = None
        """The seat that holds all cards not placed elsewhere."""
        self.weapons: dict[int, list[int]] = {}
        """The Weapon first, then its attachments."""
        self.stances: dict[int, list[int]] = {}
        self.archetypes: dict[int, int] = {}
        self.chi: dict[int, int] = {}
        self.out: set[int] = set()
        self.deck: list[int] | None = None
        self.discard: list[int] | None = None
        self.active = 0
        self.first: int | None = None
        """The starting player; by default the active player."""
        self.beginning = False
        """Whether the turn has yet to begin; otherwise it is in its Prepare step."""

    def build(self, table: ScenarioTable) -> KungFu2019State:
        """Return the state. Raise `ImpossibleScenario` with the reason if the position is impossible."""
        state = table.game.deal(LiveDice(SEED), None)
        assert isinstance(state, KungFu2019State)
        self._clear(state)
        self._lay_slots(state)
        self._lay_archetypes(state)
        self._start_chi(state)
        for seat, chi in self.chi.items():
            self._set_chi(state, seat, chi)
        for seat in self.out:
            state.eliminated[seat] = 1
            state.chi[state.team[seat]] = 0
        self._lay_piles(state)
        if Counter(state.all_cards()) != Counter(table.game.all_cards()):
            raise ImpossibleScenario("Some cards are in two places, or nowhere.")
        state.log = table.log
        if self.beginning:
            start_turn(state, self.active, table.dice)
        return state

    def _clear(self, state: KungFu2019State) -> None:
        for seat in range(len(self.table.names)):
            state.hands[seat] = []
            state.weapon[seat] = state.stance[seat] = state.archetype[seat] = -1
            state.unattached_companions[seat] = []
            state.weapon_attachments[seat] = []
            state.stance_attachments[seat] = []
        state.deck = []
        state.discard = []
        state.unused_archetype_cards = []
        state.active = self.active
        state.turn = 1
        state.has_attacked = state.attack_forfeited = False
        state.attacks = []
        state.steps = [] if self.beginning else [StepFrame(PREPARE, self.active)]
        state._prompts = None

    def _start_chi(self, state: KungFu2019State) -> None:
        first = self.active if self.first is None else self.first
        state.chi = [int(state.game.start_chi)] * len(state.chi)
        state.chi[state.team[first]] -= int(state.game.first_player_penalty)
        state.max_chi = state.chi[:]

    def _set_chi(self, state: KungFu2019State, seat: int, chi: int) -> None:
        team = state.team[seat]
        if not 1 <= chi <= state.chi[team]:
            raise ImpossibleScenario(f"{self.table.names[seat]} cannot have {chi} Chi.")
        state.chi[team] = chi

    def _lay_slots(self, state: KungFu2019State) -> None:
        for seat, cards in self.weapons.items():
            state.weapon[seat] = cards[0]
            state.weapon_attachments[seat] = sorted(cards[1:])
        for seat, cards in self.stances.items():
            state.stance[seat] = cards[0]
            state.stance_attachments[seat] = sorted(cards[1:])

    def _lay_archetypes(self, state: KungFu2019State) -> None:
        """Give every seat an archetype if the game uses them. Companion cards lie beside their owners unless attached."""
        table = self.table
        if table.loaded.options["archetypes"] == "none":
            if self.archetypes:
                raise ImpossibleScenario("Nobody has an Archetype: add 'with archetypes chosen' to the game.")
            return
        named = {table.loaded.faces[card].id for card in self.archetypes.values()}
        unused_archetypes = [card for card in ARCHETYPES_WITHOUT_EFFECT + ARCHETYPES if card not in named]
        for seat in range(len(table.names)):
            state.archetype[seat] = self.archetypes.get(seat, -1)
            if seat not in self.archetypes:
                card = next(each for each in unused_archetypes if table.card(each) not in state.archetype)
                state.archetype[seat] = table.card(card)
        state.unused_archetype_cards = [
            table.card(each) for each in ARCHETYPES if table.card(each) not in state.archetype
        ]
        for card in COMPANIONS:
            self._lay_companion(state, table.card(card), table.card(OWNERS[card]))

    def _lay_companion(self, state: KungFu2019State, card: int, owner: int) -> None:
        if owner not in state.archetype:
            state.unused_archetype_cards.append(card)
            return
        seat = list(state.archetype).index(owner)
        if card not in state.weapon_attachments[seat] + state.stance_attachments[seat]:
            slots = self.weapons if self.table.card_ids([card]) == ["military-training"] else self.stances
            if seat in slots:
                slot = state.weapon_attachments if slots is self.weapons else state.stance_attachments
                slot[seat] = sorted([*slot[seat], card])
            else:
                state.unattached_companions[seat] = [card]

    def _lay_piles(self, state: KungFu2019State) -> None:
        """Set hands, deck and discard pile. The remaining cards go to the hand that holds all others, or to a pile that
        is not described."""
        rest = Counter(self.table.game.all_cards())
        rest.subtract(state.all_cards())
        for cards in (*self.hands.values(), self.deck or [], self.discard or []):
            rest.subtract(cards)
        missing = [card for card, count in rest.items() if count < 0]
        if missing:
            raise ImpossibleScenario(f"There are not enough copies of {join_list(self.table.card_ids(missing))}.")
        for seat, cards in self.hands.items():
            state.hands[seat] = sorted(cards)
        state.deck = list(self.deck or [])
        state.discard = list(self.discard or [])
        others = sorted(rest.elements())
        if self.all_others is not None:
            state.hands[self.all_others] = sorted(state.hands[self.all_others] + others)
        elif self.deck is None:
            state.deck += others
        elif self.discard is None:
            state.discard += others
        elif others:
            raise ImpossibleScenario("Say where all the other cards are: 'Cy holds all other cards'.")


def cards_of_deck(table: ScenarioTable, deck: str) -> set[int]:
    return {table.card(card) for card, deck_name in DECKS.items() if deck_name == deck}
