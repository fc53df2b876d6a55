"""An independent count of an experiment's games: all events are kept, and each statistic is derived separately."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from kwoon.core.definition import LoadedGame
from kwoon.core.events import Event, EventLog
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.lab import seeds
from kwoon.lab.experiment import Experiment


@dataclass
class CountedGame:
    number: int
    events: list[Event]
    places: list[int]
    why: str
    decisions: int

    def share(self, seat: int) -> float:
        winners = self.places.count(1)
        return 1.0 / winners if self.places[seat] == 1 else 0.0


@dataclass
class Part:
    """A round, or a whole game if the game has no rounds."""

    game: CountedGame
    events: list[Event] = field(default_factory=list)
    winner: int | None = None


def play(experiment: Experiment) -> list[CountedGame]:
    """Play all games in an experiment with random moves; return them with all events."""
    game = experiment.load().game
    games = []
    for number in range(experiment.count):
        dice = seeds.game_dice(seeds.derive_seed(experiment.seed), number)
        log = EventLog()
        state = game.deal(dice, log)
        decisions = int(play_randomly_and_count_moves(state, dice))
        outcome = state.outcome()
        assert outcome is not None
        games.append(CountedGame(number, log.events, outcome.places, outcome.why, decisions))
    return games


def parts(games: list[CountedGame], opens: str, wins: tuple[str, ...]) -> list[Part]:
    """Return the separately dealt parts of the games, with their winners."""
    result: list[Part] = []
    for game in games:
        own = [Part(game)]
        for event in game.events:
            if opens and event.kind == opens and any(each.kind == opens for each in own[-1].events):
                own.append(Part(game))
            own[-1].events.append(event)
            if event.kind in wins:
                own[-1].winner = event.seat
        result += own
    return result


def part_share(part: Part, seat: int, seats: int, wins: tuple[str, ...]) -> float:
    if not wins:
        return part.game.share(seat)
    return 1.0 / seats if part.winner is None else float(part.winner == seat)


def copies(part: Part, kind: str, turn: str = "turn") -> dict[tuple[int, int], int]:
    """Return how many copies of each card a seat got in events of this kind before the first `turn` event, by seat and
    card."""
    result: dict[tuple[int, int], int] = defaultdict(int)
    for event in part.events:
        if event.kind == turn:
            break
        if event.kind == kind:
            for card in event.cards:
                result[event.seat, card] += 1
    return result


def count_events(part: Part, kinds: tuple[str, ...]) -> dict[tuple[int, int], int]:
    """Return how often cards occur in events of these kinds, by seat and card."""
    result: dict[tuple[int, int], int] = defaultdict(int)
    for event in part.events:
        if event.kind in kinds:
            for card in event.cards:
                result[event.seat, card] += 1
    return result


def name(loaded: LoadedGame, card: int) -> str:
    return loaded.faces[card].id
