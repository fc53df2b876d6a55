"""Positions for tests of Kung Fur Fight, described by card names."""

from __future__ import annotations

from importlib.resources import files

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import EventLog
from kwoon.games.kung_fur_fight.definition import KungFurFightDefinition
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight

DOGS, CATS = 0, 1
PACK = files("kwoon.games").joinpath("kung_fur_fight", "cards.toml").read_text(encoding="utf-8")


def load(dogs: str = "seat 1", pack: str = PACK) -> LoadedGame:
    return KungFurFightDefinition().load(pack, "cards", 2, {"dogs": dogs})


class KungFurFixture:
    """A game with cards and dice given by name. The first seat leads the Dogs."""

    def __init__(self, rewards: str = "peach kiwano ming", game: KungFurFight | None = None) -> None:
        if game is None:
            loaded_game = load().game
            assert isinstance(loaded_game, KungFurFight)
            game = loaded_game
        self.game = game
        self.log = EventLog()
        self.dice = RiggedDice(LiveDice(7), self.cards(rewards), [])
        state = game.deal(self.dice, self.log)
        assert isinstance(state, FurState)
        self.state = state

    def cards(self, names: str) -> list[int]:
        return [self.game.ids.index(name) for name in names.split()]

    def names(self, cards: list[int]) -> str:
        """Return the names of cards in alphabetical order."""
        return " ".join(sorted([self.game.ids[card] for card in cards]))

    def give_cards(self, seat: int, names: str) -> None:
        """Move cards from the pile to a seat: fighters into the hand, others in front of the seat."""
        for card in self.cards(names):
            self.state.pile.remove(card)
            side = self.state.sides[seat]
            (side.hand if self.game.pack.is_fighter[card] else side.cards_in_front).append(card)
        self.state._prompts = None
        self.state.plans = None

    def set_weapons(self, seat: int, count: int) -> None:
        state = self.state
        state.weapon_stock += state.sides[seat].unused_weapons - count
        state.sides[seat].unused_weapons = count
        state._prompts = None
        state.plans = None

    def play(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.state.apply(seat, self.game.parse_move(move), self.dice)

    def play_round(self, dogs: str, cats: str) -> None:
        """Seal both plans, given as moves separated by commas."""
        for seat, plan in ((DOGS, dogs), (CATS, cats)):
            self.play(seat, *[move.strip() for move in plan.split(",") if move.strip()], "seal")

    def legal_moves(self, seat: int) -> list[str]:
        prompt = self.state.prompt(seat)
        return [] if prompt is None else [self.game.format_move(move) for move in prompt.moves]

    def events_of_kind(self, event_kind: str) -> list[tuple[int, int]]:
        return [(event.seat, event.number) for event in self.log.events if event.kind == event_kind]
