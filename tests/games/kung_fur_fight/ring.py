"""Positions for tests of Kung Fur Fight, set up by name."""

from __future__ import annotations

from importlib.resources import files

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import Log
from kwoon.games.kung_fur_fight.definition import KungFurFightDefinition
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight

DOGS, CATS = 0, 1
PACK = files("kwoon.games").joinpath("kung_fur_fight", "cards.toml").read_text(encoding="utf-8")


def opened(dogs: str = "seat 1", pack: str = PACK) -> LoadedGame:
    """The box, open."""
    return KungFurFightDefinition().load(pack, "cards", 2, {"dogs": dogs})


class Ring:
    """A game in which cards and luck are given by name. Seat 1 leads the Dogs."""

    def __init__(self, rewards: str = "peach kiwano ming", game: KungFurFight | None = None) -> None:
        if game is None:
            box = opened().game
            assert isinstance(box, KungFurFight)
            game = box
        self.game = game
        self.log = Log()
        self.dice = RiggedDice(LiveDice(7), self.cards(rewards), [])
        state = game.deal(self.dice, self.log)
        assert isinstance(state, FurState)
        self.state = state

    def cards(self, names: str) -> list[int]:
        """Cards by name."""
        return [self.game.ids.index(name) for name in names.split()]

    def names(self, cards: list[int]) -> str:
        """The names of cards, in alphabetical order."""
        return " ".join(sorted([self.game.ids[card] for card in cards]))

    def give(self, seat: int, names: str) -> None:
        """Take reward cards out of the pile: fighters into a hand, others in front of a seat."""
        for card in self.cards(names):
            self.state.pile.remove(card)
            side = self.state.sides[seat]
            (side.hand if self.game.pack.is_fighter[card] else side.cards_in_front).append(card)
        self.state._prompts = None
        self.state.plans = None

    def supply(self, seat: int, count: int) -> None:
        """Give a seat so many Hidden Weapons."""
        state = self.state
        state.weapon_stock += state.sides[seat].unused_weapons - count
        state.sides[seat].unused_weapons = count
        state._prompts = None
        state.plans = None

    def play(self, seat: int, *moves: str) -> None:
        """Moves of one seat, in the notation."""
        for move in moves:
            self.state.apply(seat, self.game.parse_move(move), self.dice)

    def fight(self, dogs: str, cats: str) -> None:
        """Both seal: plans are moves with commas between them."""
        for seat, plan in ((DOGS, dogs), (CATS, cats)):
            self.play(seat, *[move.strip() for move in plan.split(",") if move.strip()], "seal")

    def offers(self, seat: int) -> list[str]:
        """What a seat may do now, in the notation."""
        ask = self.state.prompt(seat)
        return [] if ask is None else [self.game.format_move(move) for move in ask.moves]

    def told(self, word: str) -> list[tuple[int, int]]:
        """The events of one kind so far: whose, and the number."""
        return [(event.seat, event.number) for event in self.log.events if event.kind == word]
