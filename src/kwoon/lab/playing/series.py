"""A series: games of one kind by the same bots, each with dice of its own, in batches that anybody may play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kwoon import shelf
from kwoon.bots import find_bot
from kwoon.bots.forced import Bar, BarredPlayer, BarredQuick, ForcedPlayer, ForcedQuick
from kwoon.bots.schools import school_of
from kwoon.core.box import Opened
from kwoon.core.contract import Game, Player, State
from kwoon.core.dice import Dice
from kwoon.core.playout import playout
from kwoon.core.quick import Quick, play_quick
from kwoon.lab import luck
from kwoon.lab.playing.unhurried import unhurried
from kwoon.lab.problem import PlanError
from kwoon.lab.simulate import play
from kwoon.tallies.rows import Rows
from kwoon.tallies.tallies import tally_for
from kwoon.tallies.tally import Tally

QUICK = "quick"
BATCHES = {QUICK: 1000, "random": 2000, "student": 2, "master": 2}
"""So many games are played at a time, by the slowest of the bots. Never by how many processes there are: a study is the
same whoever plays it."""
BATCH = 50
"""For bots that are not named there."""


@dataclass(frozen=True)
class Series:
    """What to play."""

    game: str
    games: int
    seed: str
    seats: int | None = None
    bots: tuple[str, ...] = (QUICK,)
    """One for all seats, or one for each."""
    options: dict[str, str] = field(default_factory=dict)
    pack: str = ""
    """The text of a pack; without one, the game's own."""
    roles: tuple[str, ...] = ()
    """Whom each seat has to play; empty where it may choose."""
    barred: tuple[str, ...] = ()
    """The card that each seat may not use while it can do anything else, by its id; empty where it may use all."""

    def open(self) -> Opened:
        """The game that is played."""
        return shelf.open_text(self.game, self.pack, self.seats, self.options)

    def on_seats(self, seats: int) -> list[str]:
        """The bot of each seat; PlanError for what cannot be."""
        bots = list(self.bots) * seats if len(self.bots) == 1 else list(self.bots)
        if len(bots) != seats:
            raise PlanError(f"Name one bot for all seats or one for each of the {seats}; you named {len(bots)}.")
        for bot in bots:
            find_bot(bot, self.game)
        return bots

    def batches(self) -> Iterator[tuple[int, int]]:
        """The first game and the number of games of each batch."""
        size = min(BATCHES.get(bot, BATCH) for bot in self.bots)
        for first in range(0, self.games, size):
            yield first, min(size, self.games - first)


def play_batch(series: Series, first: int, count: int, opened: Opened | None = None) -> Rows:
    """Games `first` and following, counted."""
    game = (opened or series.open()).game
    tally = tally_for(game)
    table = Table(series, game)
    for number in range(first, first + count):
        dice = table.dice(number)
        tally.begin(number)
        state = game.deal(dice, tally)
        tally.finish(state, table.play(state, dice, number))
    return tally.rows


class Table:
    """Who sits where: plays one game of a series after another to its end."""

    def __init__(self, series: Series, game: Game) -> None:
        self.series = series
        self.game = game
        self.bots = series.on_seats(int(game.seats))
        self._start = luck.root(series.seed)
        self._own = [luck.root(series.seed, f"seat {seat}") for seat in range(game.seats)]
        self._quick = _quick(series, game) if set(self.bots) == {QUICK} else []
        self._any = set(self.bots) == {"random"} and not any(series.roles) and not any(series.barred)

    def dice(self, number: int) -> Dice:
        """The luck of a game's cards."""
        return luck.nth(self._start, number)

    def play(self, state: State, dice: Dice, number: int) -> int:
        """To its end; how many answers that took."""
        dices: list[Dice] = [luck.nth(each, number) for each in self._own]
        if self._quick:
            return int(play_quick(state, dice, self._quick, dices))
        if self._any:
            return int(playout(state, dice))
        return play(state, dice, _players(self.series, self.game, self.bots, dices))


def counting(opened: Opened) -> Tally:
    """A tally of this game, for what its columns are called."""
    return tally_for(opened.game)


def _quick(series: Series, game: Game) -> list[Quick]:
    school = school_of(game)
    players: list[Quick] = []
    for role, card in zip(_each(series.roles, game), _each(series.barred, game), strict=True):
        player = school.quick(game)
        if card:
            player = BarredQuick(Bar(game, card), player)
        players.append(ForcedQuick(game, player, role) if role else player)
    return players


def _players(series: Series, game: Game, bots: list[str], dices: list[Dice]) -> list[Player]:
    """New bots for one game, so that none remembers the game before."""
    players: list[Player] = []
    told = zip(_each(series.roles, game), _each(series.barred, game), strict=True)
    for seat, (role, card) in enumerate(told):
        player = unhurried(find_bot(bots[seat], series.game).make(game, dices[seat]))
        if card:
            player = BarredPlayer(Bar(game, card), player, dices[seat])
        players.append(ForcedPlayer(game, player, role) if role else player)
    return players


def _each(said: tuple[str, ...], game: Game) -> list[str]:
    return list(said) or [""] * int(game.seats)
