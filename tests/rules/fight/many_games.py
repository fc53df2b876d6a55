"""Random games of FIGHT, recorded turn by turn, for checking rules that must hold in all of them.

The records use card ids, so that the checks do not depend on the rules under test.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event, EventLog
from kwoon.games.fight.rules.game import PLAYING, Fight, FightState
from kwoon.registry import load_game
from tests.rules.scenario_game import SEED


@dataclass
class Turn:
    deck: int
    """Number of cards in the deck at the start of the turn."""
    played: tuple[str, str] = ("", "")
    winner: int = -1
    prize: str = ""
    breaker_after: str = ""
    """The Tie Breaker after the played cards were resolved."""

    def decided(self) -> bool:
        return self.winner >= 0


@dataclass
class Round:
    turns: list[Turn] = field(default_factory=list)
    depleted: bool = False
    coin_decided: bool = False
    winners: list[int] = field(default_factory=list)
    top_score: int = 0
    """The highest total that both piles together reached."""


@dataclass
class PlayedFight:
    rounds: list[Round] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    """Descriptions of cards that were lost, duplicated or misplaced."""
    events: list[object] = field(default_factory=list)
    """All events, for comparing games."""


@cache
def games(count: int, refill: str = "goes-on") -> list[PlayedFight]:
    """Return `count` games, the same ones in every run."""
    loaded = load_game("fight", None, {"refill": refill})
    assert isinstance(loaded.game, Fight)
    return [GameInProgress(loaded.game, SEED + number).play_to_end() for number in range(count)]


class GameInProgress:
    def __init__(self, game: Fight, seed: int) -> None:
        self.ids = game.ids
        self.dice = LiveDice(seed)
        self.choice = Random(seed)
        self.log = EventLog()
        self.played = PlayedFight()
        self.state = game.deal(self.dice, self.log)
        self.played_cards: list[int] = []
        """Cards played in this round."""

    def play_to_end(self) -> PlayedFight:
        self._record()
        while self.state.prompts():
            prompt = self.choice.choice(self.state.prompts())
            self.state.apply(prompt.seat, self.choice.choice(sorted(prompt.moves)), self.dice)
            self._record()
        outcome = self.state.outcome()
        assert outcome is not None
        self.played.winners = outcome.winners()
        return self.played

    def _record(self) -> None:
        for event in self.log.take_events():
            self.played.events.append(event.as_tuple())
            self._record_event(event)
        problem = find_misplaced_cards(self.state, self.played_cards)
        if problem:
            self.played.problems.append(problem)

    def _record_event(self, event: Event) -> None:
        rounds = self.played.rounds
        if event.kind == "round":
            rounds.append(Round())
            self.played_cards = []
        elif event.kind == "turn":
            rounds[-1].turns.append(Turn(len(self.state.deck)))
        elif event.kind == "reveal":
            rounds[-1].turns[-1].played = (self.ids[event.cards[0]], self.ids[event.cards[1]])
            self.played_cards.extend(event.cards)
        elif event.kind == "win":
            turn = rounds[-1].turns[-1]
            turn.winner = event.seat
            turn.prize = self.ids[event.cards[0]]
        elif event.kind == "depleted":
            rounds[-1].depleted = True
        elif event.kind == "coin" and rounds[-1].depleted:
            rounds[-1].coin_decided = True
        elif event.kind in ("round-by-points", "round-by-breaker"):
            rounds[-1].winners.append(event.seat)
        if event.kind == "win" and self.state.round == len(rounds):
            # Record this only during the round, because a new round clears the piles.
            turn = rounds[-1].turns[-1]
            if self.state.tie_breaker >= 0:
                turn.breaker_after = self.ids[self.state.piles[self.state.tie_breaker][-1]]
            rounds[-1].top_score = max(rounds[-1].top_score, sum(self.state.scores))


def find_misplaced_cards(state: FightState, played_cards: list[int]) -> str:
    piles = state.piles[0] + state.piles[1]
    on_table = [card for card in state.played if card not in piles]
    places = state.deck + state.row + state.hands[0] + state.hands[1] + state.discard + piles + on_table
    if sorted(places) != list(range(24)):
        return f"The cards are {sorted(places)}."
    if state.phase == PLAYING and sorted(state.discard + piles) != sorted(played_cards):
        return f"Played were {sorted(played_cards)}, but the piles and the discard pile hold {sorted(state.discard + piles)}."
    return ""


def value(card: str) -> int:
    return int(card[1])


def is_attack(card: str) -> bool:
    return card[0] in "SC"
