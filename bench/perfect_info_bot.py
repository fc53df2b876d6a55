"""A bot that sees all cards, to measure the cost of hidden information. It is for measurement only.

    python -m bench.perfect_info_bot fight master greedy --deals 40 --seed ceiling

It wraps any other bot for FIGHT or Dragon Punch and gives it a view in which the opponent's hand is visible. Sealed
drafts stay sealed, and decks have no order before they are drawn from. Kung Fur Fight is not supported, because both
hands follow from public information.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from kwoon.bots import find_bot
from kwoon.core.game import Game, Player, Prompt, State, View
from kwoon.games.dragon_punch.view.view import DragonView
from kwoon.games.fight.view.view import FightView
from kwoon.lab import seeds
from kwoon.lab.duel import DuelResult, first_bot_share
from kwoon.registry import load_game


def reveal_fight(state: State, view: FightView) -> FightView:
    """Return the view with the opponent's whole hand shown."""
    hands: list[list[int]] = getattr(state, "hands")  # noqa: B009
    other = 1 - view.seat
    return replace(view, shown=(view.shown[0], tuple(hands[1])) if other else (tuple(hands[0]), view.shown[1]))


def reveal_dragon_punch(state: State, view: DragonView) -> DragonView:
    """Return the view with a history in which the opponent has shown which cards are red."""
    other = 1 - view.seat
    kinds: list[int] = getattr(state, "kinds")[other]  # noqa: B009
    red: int = getattr(state, "red")[other]  # noqa: B009
    flipped: int = getattr(state, "flipped")[other]  # noqa: B009
    game = getattr(state, "game")  # noqa: B009
    reds = [2 * kind + 1 for slot, kind in enumerate(kinds) if red >> slot & 1]
    story = [int(game.hidden) + len(reds), *reds, int(game.unflipped)] if reds else []
    for slot, kind in enumerate(kinds):
        if flipped >> slot & 1:
            story.append(2 * kind + (red >> slot & 1))
    told = tuple(story)
    return replace(view, history=(view.history[0], told) if other else (told, view.history[1]))


class PerfectInfoBot(Player):
    """A bot that receives views with open hands."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.state: State | None = None

    def choose(self, view: View, prompt: Prompt) -> int:
        assert self.state is not None
        if type(view) is FightView:
            return self.bot.choose(reveal_fight(self.state, view), prompt)
        if type(view) is DragonView:
            return self.bot.choose(reveal_dragon_punch(self.state, view), prompt)
        raise SystemExit("Only FIGHT and Dragon Punch are supported.")


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
        perfect_info_bot = PerfectInfoBot(players[side])
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
    result = DuelResult()
    for number in range(args.deals):
        result.shares.append(play(game, number, args.seed, args.game, (args.one, args.other)))
    print(
        f"{args.game}: {args.one} that sees all cards against {args.other}: {100 * result.win_rate():.1f} % "
        f"± {100 * result.margin_of_error():.1f}, {args.deals} deals"
    )


if __name__ == "__main__":
    main()
