"""A bot that sees all cards, to measure the cost of hidden information. For measurement only, not a level of the hall.

    python -m bench.perfect_info_bot fight master greedy --deals 40 --seed ceiling

It wraps any other bot and gives it a view in which the opponent's hand is visible. Sealed drafts stay sealed, and decks
have no order before they are drawn from. In Kung Fur Fight nothing changes, because both hands follow from public
information.
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


def fight_opened(state: State, view: FightView) -> FightView:
    """Return the view with the opponent's whole hand shown."""
    hands: list[list[int]] = getattr(state, "hands")  # noqa: B009
    other = 1 - view.seat
    return replace(view, shown=(view.shown[0], tuple(hands[1])) if other else (tuple(hands[0]), view.shown[1]))


def dragon_opened(state: State, view: DragonView) -> DragonView:
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
    return replace(view, story=(view.story[0], told) if other else (told, view.story[1]))


class Seer(Player):
    """A bot that receives views with open hands."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.state: State | None = None

    def choose(self, view: View, prompt: Prompt) -> int:
        """Return the bot's move for the opened view."""
        assert self.state is not None
        if type(view) is FightView:
            return self.bot.choose(fight_opened(self.state, view), prompt)
        if type(view) is DragonView:
            return self.bot.choose(dragon_opened(self.state, view), prompt)
        raise SystemExit("In this game there is nothing to see that a bot does not see already.")


def play(game: Game, number: int, seed: str, name: str, bots: tuple[str, str]) -> float:
    """Play one deal from both sides and return the share that the seeing bot won."""
    won = 0.0
    for turn in range(2):
        ours = [turn == 0, turn == 1]
        players = [
            find_bot(bots[0 if mine else 1], name).make_bot(
                game, seeds.game_dice(seeds.derive_seed(seed, f"{turn} {seat}"), number)
            )
            for seat, mine in enumerate(ours)
        ]
        seer = Seer(players[turn])
        players[turn] = seer
        dice = seeds.game_dice(seeds.derive_seed(seed), number)
        state = game.deal(dice)
        seer.state = state
        asks = state.prompts()
        while asks:
            for ask in asks:
                state.apply(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
            asks = state.prompts()
        outcome = state.outcome()
        assert outcome is not None
        won += first_bot_share(outcome, ours)
    return won / 2


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("one", help="the bot that sees")
    parser.add_argument("other", help="the bot that does not")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", default="ceiling")
    said = parser.parse_args()
    game = load_game(said.game).game
    result = DuelResult()
    for number in range(said.deals):
        result.shares.append(play(game, number, said.seed, said.game, (said.one, said.other)))
    print(
        f"{said.game}: {said.one} that sees all cards against {said.other}: {100 * result.win_rate():.1f} % "
        f"± {100 * result.margin_of_error():.1f}, {said.deals} deals"
    )


if __name__ == "__main__":
    main()
