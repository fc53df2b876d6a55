"""A table of KungFu Fighting (2014) with given hands, cards drawn by name, and moves in notation."""

from __future__ import annotations

from importlib.resources import files

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE
from kwoon.games.kung_fu_2014.definition import KungFu2014Definition
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State
from kwoon.games.kung_fu_2014.rules.pending_steps import NONE, BuildAttackStep, CombatBuild

CARDS = files("kwoon.games").joinpath("kung_fu_2014", "cards.toml").read_text(encoding="utf-8")


class KungFu2014Fixture:
    """A table where seat 1 has drawn and may attack. All seats hold exactly the named cards."""

    def __init__(self, *hands: str, pack: str = CARDS) -> None:
        loaded = KungFu2014Definition().load(pack, "cards", len(hands), {})
        assert isinstance(loaded.game, KungFu2014)
        self.game: KungFu2014 = loaded.game
        self.text = loaded.text
        self.log = EventLog()
        self.state: KungFu2014State = self.game.deal(LiveDice(1), self.log)
        state = self.state
        state.deck = self.game.kinds.deck[:]
        state.hands = [sorted(self.card(name) for name in hand.split()) for hand in hands]
        for hand in state.hands:
            for card in hand:
                state.deck.remove(card)
        state.active = 0
        state.turn = 1
        state.steps = [BuildAttackStep(0, NONE, CombatBuild())]
        state._prompts = None
        self.log.take_events()

    def card(self, name: str) -> int:
        return self.game.kinds.ids.index(name)

    def does(self, seat: int, *moves: str, draws: str = "") -> None:
        """Make these moves for a seat (counted from 1). `draws` names the next cards from the deck."""
        dice = RiggedDice(LiveDice(3), [self.card(name) for name in draws.split()], [])
        for move in moves:
            self.state.apply(seat - 1, self.game.parse_move(move), dice)
        assert not dice.draws

    def concedes(self, seat: int) -> None:
        self.state.apply(seat - 1, CONCEDE, LiveDice(4))

    def prompted(self) -> str:
        """Return the prompted seats and their prompt kinds, such as '2 block'."""
        return ", ".join(f"{prompt.seat + 1} {prompt.kind}" for prompt in self.state.prompts())

    def legal_moves(self) -> list[str]:
        (prompt,) = self.state.prompts()
        return [self.game.format_move(move) for move in prompt.moves]

    def hand(self, seat: int) -> str:
        return " ".join(self.game.kinds.ids[card] for card in self.state.hands[seat - 1])

    def pile(self) -> str:
        return " ".join(sorted(self.game.kinds.ids[card] for card in self.state.discard))

    def new_event_kinds(self) -> list[str]:
        """Return the kinds of events since the last call."""
        return [event.kind for event in self.log.take_events()]
