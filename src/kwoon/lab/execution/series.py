"""A series: games of one kind by the same bots, each with its own dice, in batches that any worker can play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kwoon import registry
from kwoon.bots import find_bot
from kwoon.bots.registry import bot_family_of
from kwoon.bots.restricted_players import CardBan, CardBanPlayer, CardBanPolicy, FixedRolePlayer, FixedRolePolicy
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy, play_with_fast_policies
from kwoon.core.game import Game, Player, State
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.lab import seeds
from kwoon.lab.errors import LabError
from kwoon.lab.execution.no_time_limit import remove_time_limit
from kwoon.lab.simulate import play_and_count_moves
from kwoon.stats.collector import StatsCollector
from kwoon.stats.registry import collector_for
from kwoon.stats.study_rows import StudyRows

FAST_BOT = "quick"
BATCH_SIZES = {FAST_BOT: 1000, "random": 2000, "student": 2, "master": 2}
"""Number of games per batch, determined by the slowest bot. It never depends on the number of processes, so the results
of a study do not either."""
DEFAULT_BATCH_SIZE = 50
"""Batch size for all other bots."""


@dataclass(frozen=True)
class GameSeries:
    """The games to play."""

    game: str
    games: int
    seed: str
    seats: int | None = None
    bots: tuple[str, ...] = (FAST_BOT,)
    """One bot for all seats, or one for each."""
    options: dict[str, str] = field(default_factory=dict)
    pack_text: str = ""
    """The text of a pack; empty for the game's own."""
    roles: tuple[str, ...] = ()
    """The role that each seat must play; an empty string if the seat may choose."""
    banned_cards: tuple[str, ...] = ()
    """The id of the card that each seat may not use while it has another move; an empty string if it may use all."""

    def load(self) -> LoadedGame:
        """Load the game."""
        return registry.load_game_from_text(self.game, self.pack_text, self.seats, self.options)

    def bots_by_seat(self, seats: int) -> list[str]:
        """Return the bot of each seat; raise LabError if there are not as many bots as seats."""
        bots = list(self.bots) * seats if len(self.bots) == 1 else list(self.bots)
        if len(bots) != seats:
            raise LabError(
                f"{len(bots)} bots were given for {seats} seats. Name one bot for all seats, or one for each seat."
            )
        for bot in bots:
            find_bot(bot, self.game)
        return bots

    def batches(self) -> Iterator[tuple[int, int]]:
        """Yield the first game and the number of games of each batch."""
        size = min(BATCH_SIZES.get(bot, DEFAULT_BATCH_SIZE) for bot in self.bots)
        for first in range(0, self.games, size):
            yield first, min(size, self.games - first)


def play_batch(series: GameSeries, first: int, count: int, loaded: LoadedGame | None = None) -> StudyRows:
    """Play `count` games from number `first` and collect their statistics."""
    game = (loaded or series.load()).game
    collector = collector_for(game)
    series_player = SeriesPlayer(series, game)
    for number in range(first, first + count):
        dice = series_player.deal_dice(number)
        collector.start_game(number)
        state = game.deal(dice, collector)
        collector.finish_game(state, series_player.play(state, dice, number))
    return collector.rows


class SeriesPlayer:
    """Plays the games of a series one after another."""

    def __init__(self, series: GameSeries, game: Game) -> None:
        self.series = series
        self.game = game
        self.bots = series.bots_by_seat(int(game.seats))
        self._root_seed = seeds.derive_seed(series.seed)
        self._seat_seeds = [seeds.derive_seed(series.seed, f"seat {seat}") for seat in range(game.seats)]
        self._fast_policies = _make_fast_policies(series, game) if set(self.bots) == {FAST_BOT} else []
        self._only_random = set(self.bots) == {"random"} and not any(series.roles) and not any(series.banned_cards)

    def deal_dice(self, number: int) -> Dice:
        """Return the dice for a game's cards."""
        return seeds.game_dice(self._root_seed, number)

    def play(self, state: State, dice: Dice, number: int) -> int:
        """Play a game to its end and return the number of moves."""
        seat_dice: list[Dice] = [seeds.game_dice(each, number) for each in self._seat_seeds]
        if self._fast_policies:
            return int(play_with_fast_policies(state, dice, self._fast_policies, seat_dice))
        if self._only_random:
            return int(play_randomly_and_count_moves(state, dice))
        return play_and_count_moves(state, dice, _make_players(self.series, self.game, self.bots, seat_dice))


def make_collector(loaded: LoadedGame) -> StatsCollector:
    """Make a statistics collector for this game, for example to read its columns."""
    return collector_for(loaded.game)


def _make_fast_policies(series: GameSeries, game: Game) -> list[FastPolicy]:
    bot_family = bot_family_of(game)
    players: list[FastPolicy] = []
    for role, card in zip(_per_seat(series.roles, game), _per_seat(series.banned_cards, game), strict=True):
        player = bot_family.fast_policy(game)
        if card:
            player = CardBanPolicy(CardBan(game, card), player)
        players.append(FixedRolePolicy(game, player, role) if role else player)
    return players


def _make_players(series: GameSeries, game: Game, bots: list[str], seat_dice: list[Dice]) -> list[Player]:
    """Make new bots for one game, so that none remembers the previous game."""
    players: list[Player] = []
    constraints = zip(_per_seat(series.roles, game), _per_seat(series.banned_cards, game), strict=True)
    for seat, (role, card) in enumerate(constraints):
        player = remove_time_limit(find_bot(bots[seat], series.game).make_bot(game, seat_dice[seat]))
        if card:
            player = CardBanPlayer(CardBan(game, card), player, seat_dice[seat])
        players.append(FixedRolePlayer(game, player, role) if role else player)
    return players


def _per_seat(values: tuple[str, ...], game: Game) -> list[str]:
    return list(values) or [""] * int(game.seats)
