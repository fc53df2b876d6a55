"""Experiments: the games that a command of the laboratory plays, and how they are divided into batches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from kwoon import registry
from kwoon.bots import find_bot
from kwoon.core.definition import LoadedGame
from kwoon.lab.errors import LabError

FAST_BOT = "quick"
BATCH_SIZES = {FAST_BOT: 1000, "random": 2000, "student": 2, "master": 2}
"""Number of games per batch, determined by the slowest bot. It never depends on the number of processes, so the results
of a study do not either."""
DEFAULT_BATCH_SIZE = 50
"""Batch size for all other bots."""
SLOW_BOT_DIVISOR = 100
"""For slow bots, the number of games is divided by this."""


@dataclass(frozen=True)
class Experiment:
    """The games to play. The same experiment always gives the same games, unless bots play with time limits."""

    game: str
    count: int
    """Number of games, or of deals if they are paired."""
    seed: str
    seats: int | None = None
    bots: tuple[str, ...] = (FAST_BOT,)
    """One bot for all seats, or one for each. With paired deals, the two bots of the duel. Reports and comparisons may
    have any number of bots and split the experiment by bot; ladders split it by pair of bots."""
    options: dict[str, str] = field(default_factory=dict)
    pack_text: str = ""
    """The text of a pack; empty for the printed one."""
    pack_name: str = ""
    """The file that the pack was read from."""
    paired_deals: bool = False
    """Whether each deal is played once from every side."""
    roles: tuple[str, ...] = ()
    """The role that each seat must play; an empty string if the seat may choose."""
    banned_cards: tuple[str, ...] = ()
    """The id of the card that each seat may not use while it has another move; an empty string if it may use all."""

    def load(self) -> LoadedGame:
        """Load the game."""
        return registry.load_game_from_text(self.game, self.pack_text, self.seats, self.options, self.pack_name)

    def load_cached(self) -> LoadedGame:
        """Load the game once per process, because many batches use the same pack."""
        options = tuple(sorted(self.options.items()))
        return _load_cached(self.game, self.pack_text, self.seats, options, self.pack_name)

    def require_valid(self) -> LoadedGame:
        """Load the game; raise an error if the pack, the options, the bots or the number of games are invalid."""
        loaded = self.load()
        if self.count < 1:
            raise LabError(
                f"The number of {'deals' if self.paired_deals else 'games'} is {self.count}; it must be at least 1."
            )
        if self.paired_deals:
            for bot in self.bots:
                find_bot(bot, self.game)
        else:
            self.bots_by_seat(int(loaded.game.seats))
        return loaded

    def bots_by_seat(self, seats: int) -> list[str]:
        """Return the bot in each seat; raise LabError if there is neither one bot nor one for each seat."""
        bots = list(self.bots) * seats if len(self.bots) == 1 else list(self.bots)
        if len(bots) != seats:
            raise LabError(
                f"{len(bots)} bots were given for {seats} seats. Name one bot for all seats, or one for each seat."
            )
        for bot in bots:
            find_bot(bot, self.game)
        return bots

    def batches(self, first: int = 0, size: int | None = None) -> Iterator[tuple[int, int]]:
        """Yield the first game and the number of games of each batch, from game `first`."""
        size = size or min(BATCH_SIZES.get(bot, DEFAULT_BATCH_SIZE) for bot in self.bots)
        for start in range(first, self.count, size):
            yield start, min(size, self.count - start)

    def with_bot(self, bot: str, count: int | None = None) -> Experiment:
        """Return the experiment with only this bot. By default, slow bots play fewer games."""
        if count is None:
            count = self.count if bot in (FAST_BOT, "random") else max(1, self.count // SLOW_BOT_DIVISOR)
        return replace(self, bots=(bot,), count=count)

    def with_pack(self, text: str) -> Experiment:
        """Return the same games with another pack."""
        return replace(self, pack_text=text, pack_name="")

    def with_pair(self, first_bot: str, second_bot: str, deals: int | None = None) -> Experiment:
        """Return a duel between two bots on paired deals."""
        count = self.count if deals is None else deals
        return replace(self, bots=(first_bot, second_bot), count=count, paired_deals=True)


def games_option(bot: str, games: int) -> int:
    """Return the value of `--games` with which this bot plays that many games."""
    return games if bot in (FAST_BOT, "random") else games * SLOW_BOT_DIVISOR


@lru_cache(maxsize=128)
def _load_cached(
    game: str, pack: str, seats: int | None, options: tuple[tuple[str, str], ...], pack_name: str
) -> LoadedGame:
    return registry.load_game_from_text(game, pack, seats, dict(options), pack_name)
