"""Train the evaluator network of Kung Fur Fight further, on the values that search with the current network finds.

    python -m bench.train_evaluator_by_search --games 9000 --seed 1 --to judge.net

Bots that search play against each other. Their values of a round before the plans are laid are more accurate than the
evaluator's direct values and carry more information than the final winner, so the network learns a mixture of both. A
fifth of the games is held out; on these it is compared with the previous network and with search by log loss. The same
command produces the same file from the same weights. Needs numpy.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bench.train_evaluator import Learner, Positions, counted, loss, unusual
from kwoon.bots.evaluator import LinearEvaluator, outcome_values, with_value_network
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.master_search import FurMasterSearch
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.learn.value_network import PositionFeatures, serialize_value_network
from kwoon.registry import load_game

GAME = "kung-fur-fight"
THOUGHTS = 1500
"""Rounds that a bot samples for one plan, a third of the master's."""
SURE = 0.02
"""Search may be certain and wrong, so values are kept this far from 0 and 1."""


@dataclass
class Round:
    """A round before its plans: the slots of both sides, and the searching bots' value for the first seat."""

    mine: list[int]
    others: list[int]
    thought: list[float]
    got: float = 0.5


class Table:
    """Plays games and collects their rounds."""

    def __init__(self, judge: LinearEvaluator, standing: PositionFeatures, seed: int) -> None:
        game = load_game(GAME).game
        assert isinstance(game, KungFurFight)
        self.game = game
        self.judge = judge
        self.standing = standing
        self.dice = LiveDice(seed)
        self.rounds: list[Round] = []

    def play(self) -> None:
        """Play one game."""
        state = self.game.deal(self.dice)
        bots = [FurMasterSearch(self.game, self.dice, self.judge, Budget(THOUGHTS)) for _ in range(2)]
        seen: dict[int, Round] = {}
        while asks := state.prompts():
            for ask in asks:
                bot = bots[ask.seat]
                before = bot.goal_plan
                move = bot.choose(state.view(int(ask.seat)), ask)
                if bot.goal_plan is not before:
                    number = int(state.round)
                    if number not in seen:
                        seen[number] = Round(
                            self.standing.active_features(state, 0), self.standing.active_features(state, 1), []
                        )
                    seen[number].thought.append(bot.win_chance if ask.seat == 0 else 1 - bot.win_chance)
                state.apply(ask.seat, move, self.dice)
        outcome = state.outcome()
        assert outcome is not None
        for each in seen.values():
            each.got = outcome_values(outcome.places)[0]
            self.rounds.append(each)

    def positions(self, share: float) -> Positions:
        """Return all rounds as arrays. The target mixes the search value, with weight `share`, and the winner."""
        wide = len(self.standing.feature_names)
        mine = counted([each.mine for each in self.rounds], wide)
        others = counted([each.others for each in self.rounds], wide)
        thought = np.array([np.mean(each.thought) for each in self.rounds], np.float32)
        got = np.array([each.got for each in self.rounds], np.float32)
        return Positions(mine, others, share * thought + (1 - share) * got, np.clip(thought, SURE, 1 - SURE))


def main() -> None:
    """Play, train, compare and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=9_000)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--share", type=float, default=0.7, help="of what search thinks in what is learnt (0.7)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True)
    said = parser.parse_args()
    game = load_game(GAME).game
    assert isinstance(game, KungFurFight)
    judge = with_value_network(FurEvaluator(game))
    standing, known = judge.network_encoder, judge.value_network
    assert standing is not None and known is not None
    began = time.process_time()
    table = Table(judge, standing, said.seed)
    cut = 0
    for number in range(said.games):
        if number == 4 * said.games // 5:
            cut = len(table.rounds)
        table.play()
    told = table.positions(said.share)
    print(f"{said.games} games, {len(told.got)} rounds, {time.process_time() - began:.0f} s", flush=True)
    learner = Learner(int(known.num_features), int(known.hidden_size), said.seed)
    learner.begin(known)
    won = np.array([each.got for each in table.rounds[cut:]], np.float32)
    unknown = told.part(cut, len(told.got))
    print(f"log loss before {loss(learner.foretold(unknown), won):.4f}, by search {loss(unknown.thought, won):.4f}")
    learner.teach(told.part(0, cut), said.passes, said.rate, said.decay)
    print(f"after {loss(learner.foretold(unknown), won):.4f}, {time.process_time() - began:.0f} s")
    made = f"{known.made_by}; python -m bench.train_evaluator_by_search --games {said.games} --seed {said.seed}"
    made += unusual(parser, said, ("passes", "rate", "decay", "share"))
    facts = {
        "game": GAME,
        "shape": standing.fingerprint(),
        "made": made,
        "sizes": f"{known.num_features} {known.hidden_size}",
    }
    said.to.write_bytes(serialize_value_network(facts, learner.numbers()))


if __name__ == "__main__":
    main()
