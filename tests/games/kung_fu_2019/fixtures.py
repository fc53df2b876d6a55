"""A table of Kung Fu Fighting! (2019) with given hands and slots, cards drawn by name, and moves in notation."""

from __future__ import annotations

from importlib.resources import files

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.pending_steps import PREPARE, StepFrame

CARDS = files("kwoon.games").joinpath("kung_fu_2019", "cards.toml").read_text(encoding="utf-8")


class KungFu2019Fixture:
    """A table where seat 1 has drawn and may prepare. All seats hold exactly the named cards and have empty slots."""

    def __init__(
        self, *hands: str, format: str = "free", archetypes: str = "", pack: str = CARDS, edition: str = "2"
    ) -> None:
        options = {"expansion": "yes", "format": format, "archetypes": "dealt" if archetypes else "none"}
        options["edition"] = edition
        loaded = KungFu2019Definition().load(pack, "cards", len(hands), options)
        assert isinstance(loaded.game, KungFu2019)
        self.game: KungFu2019 = loaded.game
        self.text = loaded.text
        self.log = EventLog()
        self.state: KungFu2019State = self.game.deal(LiveDice(1), self.log)
        state = self.state
        state.deck = self.game.kinds.deck[:]
        state.hands = [sorted(self.cards(hand)) for hand in hands]
        for hand in state.hands:
            for card in hand:
                state.deck.remove(card)
        state.active = 0
        state.turn = 1
        state.steps = [StepFrame(PREPARE, 0)]
        state._prompts = None
        if archetypes:
            self._set_archetypes(archetypes.split())
        self.log.take_events()

    def _set_archetypes(self, names: list[str]) -> None:
        """Set one archetype per seat, or none for `-`. Companion cards lie beside their archetypes."""
        state = self.state
        kinds = self.game.kinds
        state.unused_archetype_cards = sorted(set(self.game.all_cards()) - set(kinds.deck))
        for seat, name in enumerate(names):
            state.archetype[seat] = -1 if name == "-" else self.card(name)
            state.unattached_companions[seat] = []
            if name != "-":
                state.unused_archetype_cards.remove(self.card(name))
                for companion in (kinds.weapon_companion[self.card(name)], kinds.stance_companion[self.card(name)]):
                    if companion >= 0:
                        state.unused_archetype_cards.remove(companion)
                        state.unattached_companions[seat].append(companion)

    def card(self, name: str) -> int:
        return self.game.kinds.ids.index(name)

    def cards(self, names: str) -> list[int]:
        return [self.card(name) for name in names.split()]

    def give_weapon(self, seat: int, weapon: str, attached: str = "") -> None:
        """Put a Weapon and its attachments into play for a seat (counted from 1)."""
        self.state.weapon[seat - 1] = self._from_deck(weapon)
        self.state.weapon_attachments[seat - 1] = [self._from_deck(name) for name in attached.split()]

    def give_stance(self, seat: int, stance: str, attached: str = "") -> None:
        """Put a seat (counted from 1) into a Stance with attachments."""
        self.state.stance[seat - 1] = self._from_deck(stance)
        self.state.stance_attachments[seat - 1] = [self._from_deck(name) for name in attached.split()]

    def _from_deck(self, name: str) -> int:
        for beside in self.state.unattached_companions:
            if self.card(name) in beside:
                beside.remove(self.card(name))
                return self.card(name)
        self.state.deck.remove(self.card(name))
        return self.card(name)

    def does(self, seat: int, *moves: str, draws: str = "") -> None:
        """Make these moves for a seat (counted from 1). `draws` names the next random cards."""
        dice = RiggedDice(LiveDice(3), self.cards(draws), [])
        for move in moves:
            self.state.apply(seat - 1, self.game.parse_move(move), dice)
        assert not dice.draws

    def pass_all(self) -> None:
        """Pass for all seats until nobody who is prompted can pass."""
        while True:
            prompt = next((prompt for prompt in self.state.prompts() if self.game.pass_move in prompt.moves), None)
            if prompt is None:
                return
            self.state.apply(prompt.seat, self.game.pass_move, LiveDice(5))

    def concedes(self, seat: int) -> None:
        self.state.apply(seat - 1, CONCEDE, LiveDice(4))

    def prompted(self) -> str:
        """Return the prompted seats and their prompt kinds, such as '2 block'."""
        return ", ".join(f"{prompt.seat + 1} {prompt.kind}" for prompt in self.state.prompts())

    def legal_moves(self, seat: int) -> list[str]:
        prompt = self.state.prompt(seat - 1)
        assert prompt is not None
        return [self.game.format_move(move) for move in prompt.moves]

    def hand(self, seat: int) -> str:
        return self.names_of(self.state.hands[seat - 1])

    def names_of(self, cards: list[int]) -> str:
        return " ".join(self.game.kinds.ids[card] for card in cards)

    def pile(self) -> str:
        return " ".join(sorted(self.game.kinds.ids[card] for card in self.state.discard))

    def new_event_kinds(self) -> list[str]:
        """Return the kinds of events since the last call."""
        return [event.kind for event in self.log.take_events()]

    def has_all_cards(self) -> bool:
        return self.state.all_cards() == self.game.all_cards()
