"""Train the evaluator network for Kung Fur Fight further, on the values that search with the current network finds.

    python -m bench.games.train_kung_fur_fight_by_search --games 9000 --seed 1 --to value.net

Search bots play against each other. Their values at the start of a round are more accurate than the evaluator's direct
values and carry more information than the final winner, so the network learns a mixture of search values and winners. A
fifth of the games is held out; on these, the network is compared with the previous network and with search by log loss.
The same command produces the same file from the same weights. Needs numpy.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from bench.train_evaluator import Learner, Positions, count_slots, loss, non_default_arguments, training_parser
from kwoon.bots.evaluator import LinearEvaluator, attach_value_network, outcome_values
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.master_search import FurMasterBot
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.learn.value_network import PositionFeatures, serialize_value_network
from kwoon.registry import load_game

GAME = "kung-fur-fight"
ROUNDS_PER_PLAN = 1500
"""Number of imagined rounds per plan, a third of the master's."""
MIN_UNCERTAINTY = 0.02
"""Search may be certain and wrong, so values are kept this far from 0 and 1."""


@dataclass
class RoundSample:
    """A round before its plans: the features of both sides, and the search bots' values for the first seat."""

    first_features: list[int]
    second_features: list[int]
    search_values: list[float]
    result: float = 0.5


class RoundCollector:
    """Plays games and collects their rounds."""

    def __init__(self, evaluator: LinearEvaluator, encoder: PositionFeatures, seed: int) -> None:
        game = load_game(GAME).game
        assert isinstance(game, KungFurFight)
        self.game = game
        self.evaluator = evaluator
        self.encoder = encoder
        self.dice = LiveDice(seed)
        self.rounds: list[RoundSample] = []

    def play(self) -> None:
        state = self.game.deal(self.dice)
        bots = [FurMasterBot(self.game, self.dice, self.evaluator, Budget(ROUNDS_PER_PLAN)) for _ in range(2)]
        samples: dict[int, RoundSample] = {}
        while prompts := state.prompts():
            for prompt in prompts:
                bot = bots[prompt.seat]
                before = bot.goal_plan
                move = bot.choose(state.view(int(prompt.seat)), prompt)
                if bot.goal_plan is not before:
                    number = int(state.round)
                    if number not in samples:
                        samples[number] = RoundSample(
                            self.encoder.active_features(state, 0), self.encoder.active_features(state, 1), []
                        )
                    samples[number].search_values.append(bot.win_chance if prompt.seat == 0 else 1 - bot.win_chance)
                state.apply(prompt.seat, move, self.dice)
        outcome = state.outcome()
        assert outcome is not None
        for each in samples.values():
            each.result = outcome_values(outcome.places)[0]
            self.rounds.append(each)

    def positions(self, search_share: float) -> Positions:
        """Return all rounds as arrays. The target mixes the search value (weight `search_share`) and the winner."""
        width = len(self.encoder.feature_names)
        first_features = count_slots([each.first_features for each in self.rounds], width)
        second_features = count_slots([each.second_features for each in self.rounds], width)
        search_values = np.array([np.mean(each.search_values) for each in self.rounds], np.float32)
        result = np.array([each.result for each in self.rounds], np.float32)
        return Positions(
            first_features,
            second_features,
            search_share * search_values + (1 - search_share) * result,
            np.clip(search_values, MIN_UNCERTAINTY, 1 - MIN_UNCERTAINTY),
        )


def main() -> None:
    parser = training_parser(__doc__, 9_000)
    parser.add_argument(
        "--share", type=float, default=0.7, help="weight of the search value in the training target (default: 0.7)"
    )
    args = parser.parse_args()
    game = load_game(GAME).game
    assert isinstance(game, KungFurFight)
    evaluator = attach_value_network(FurEvaluator(game))
    encoder, network = evaluator.network_encoder, evaluator.value_network
    assert encoder is not None and network is not None
    started = time.process_time()
    collector = RoundCollector(evaluator, encoder, args.seed)
    num_training = 0
    for number in range(args.games):
        if number == 4 * args.games // 5:
            num_training = len(collector.rounds)
        collector.play()
    positions = collector.positions(args.share)
    print(f"{args.games} games, {len(positions.results)} rounds, {time.process_time() - started:.0f} s", flush=True)
    learner = Learner(int(network.num_features), int(network.hidden_size), args.seed)
    learner.load_weights(network)
    results = np.array([each.result for each in collector.rounds[num_training:]], np.float32)
    held_out = positions.part(num_training, len(positions.results))
    print(
        f"log loss: before {loss(learner.predict(held_out), results):.4f}, search {loss(held_out.evaluations, results):.4f}"
    )
    learner.train(positions.part(0, num_training), args.passes, args.rate, args.decay)
    print(f"after {loss(learner.predict(held_out), results):.4f}, {time.process_time() - started:.0f} s")
    made_by = f"{network.made_by}; python -m bench.games.train_kung_fur_fight_by_search --games {args.games} --seed {args.seed}"
    made_by += non_default_arguments(parser, args, ("passes", "rate", "decay", "share"))
    header = {
        "game": GAME,
        "shape": encoder.fingerprint(),
        "made": made_by,
        "sizes": f"{network.num_features} {network.hidden_size}",
    }
    args.to.write_bytes(serialize_value_network(header, learner.weights()))


if __name__ == "__main__":
    main()
