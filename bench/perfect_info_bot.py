"""A bot that sees all cards, to measure the cost of hidden information. It is for measurement only.

    python -m bench.perfect_info_bot GAME master greedy --deals 40 --seed ceiling

It wraps any other bot and gives it a view in which the opponent's hand is visible. Sealed drafts stay sealed, and decks
have no order before they are drawn from. The views come from the game's module in `bench/games`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from bench.games import find_in_game
from kwoon.bots import find_bot
from kwoon.core.game import Game, Player, Prompt, State, View
from kwoon.lab import seeds
from kwoon.lab.duel import DuelResult, first_bot_share
from kwoon.registry import load_game

Reveal = Callable[[State, View], View]
"""Returns a view in which the opponent's hand is visible."""


class PerfectInfoBot(Player):
    """A bot that receives views with open hands."""

    def __init__(self, bot: Player, reveal: Reveal) -> None:
        self.bot = bot
        self.reveal = reveal
        self.state: State | None = None

    def choose(self, view: View, prompt: Prompt) -> int:
        assert self.state is not None
        return self.bot.choose(self.reveal(self.state, view), prompt)


def play(game: Game, number: int, seed: str, name: str, bots: tuple[str, str]) -> float:
    """Play one deal from both sides and return the share that the bot with perfect information won."""
    share = 0.0
    for side in range(2):
        is_first_bot = [side == 0, side == 1]
        players = [
            find_bot(bots[0 if is_first else 1], name).make_bot(
                game, seeds.game_dice(seeds.derive_seed(seed, f"{side} {seat}"), number)
            )
            for seat, is_first in enumerate(is_first_bot)
        ]
        perfect_info_bot = PerfectInfoBot(players[side], find_in_game(game, "reveal"))
        players[side] = perfect_info_bot
        dice = seeds.game_dice(seeds.derive_seed(seed), number)
        state = game.deal(dice)
        perfect_info_bot.state = state
        prompts = state.prompts()
        while prompts:
            for prompt in prompts:
                state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
            prompts = state.prompts()
        outcome = state.outcome()
        assert outcome is not None
        share += first_bot_share(outcome, is_first_bot)
    return share / 2


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("one", help="the bot that sees all cards")
    parser.add_argument("other", help="its opponent, with normal views")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", default="ceiling")
    args = parser.parse_args()
    game = load_game(args.game).game
    if find_in_game(game, "reveal") is None:
        raise SystemExit(f"In {args.game}, this bot would see nothing more: bench/games has no views with open hands.")
    result = DuelResult()
    for number in range(args.deals):
        result.shares.append(play(game, number, args.seed, args.game, (args.one, args.other)))
    print(
        f"{args.game}: {args.one} that sees all cards against {args.other}: {100 * result.win_rate():.1f} % "
        f"± {100 * result.margin_of_error():.1f}, {args.deals} deals"
    )


if __name__ == "__main__":
    main()
