"""Quick play of Kung Fur Fight: plans that are built and solved on plain numbers, and plain sense in combats.

All that it looks at lies open, and no luck goes into the plans themselves: both sides' plans, and how likely each is,
are a function of the position. So it need not remember what it is laying. It rolls one of the plans that begin like
what is laid already, in proportion to how likely they are, and makes that plan's next move: in the end every plan is
laid as often as it should be. What was reckoned last is kept only because the same round is asked about many times.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.greedy import best_use, enough_help, enough_weapons, favourite, first_reward
from kwoon.bots.kung_fur_fight.planner import Effort, Mixture, Round
from kwoon.bots.kung_fur_fight.scene import Prizes, read
from kwoon.bots.mixing.odds import FINE
from kwoon.bots.mixing.packed import same, seed_from
from kwoon.core.contract import Ask, State
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.kung_fur_fight.combat.combat import weakest
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight


class QuickFur(Quick):
    """Mixes plans that answer each other."""

    def __init__(self, game: KungFurFight, ideas: int = 16, answers: int = 2) -> None:
        self.game = game
        self.effort = Effort(ideas, answers)
        self.prizes = Prizes(game)
        self.numbers: vec[i64] = vec[i64]()
        """What the plans below rest on."""
        self.mixtures: list[Mixture] = []

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        assert isinstance(state, FurState)
        if len(ask.moves) == 1:
            return ask.moves[0]
        if ask.word != "plan":
            return self._decide(state, ask)
        numbers = read(state)
        if not same(numbers, self.numbers):
            camps = Round(self.game, state, self.prizes, self.effort, int(seed_from(numbers))).camps
            self.mixtures = [Mixture(camps[0]), Mixture(camps[1])]
            self.numbers = numbers
        return self._lay(self.mixtures[ask.seat], state.draft(int(ask.seat)), ask, dice)

    def _lay(self, mixture: Mixture, draft: tuple[int, ...], ask: Ask, dice: Dice) -> int:
        """The next move of a plan that goes on from the draft; whoever lays something else is done with that."""
        laid = list(draft)
        size = len(laid)
        total = 0.0
        for at, moves in enumerate(mixture.moves):
            if moves[:size] == laid:
                total += mixture.odds[at]
        found = int(self.game.seal)
        point = total * float(int(dice.roll(FINE))) / FINE
        for at, moves in enumerate(mixture.moves):
            if moves[:size] == laid:
                found = moves[size]
                point -= mixture.odds[at]
                if point < 0.0:
                    break
        return found

    def _decide(self, state: FurState, ask: Ask) -> int:
        """In a combat: what wins it, if anything does; the weakest goes; the card that looks best."""
        combat = state.combat
        assert combat is not None
        game = self.game
        if ask.word == "throw":
            return int(game.throw + enough_weapons(state, combat, ask.seat))
        if ask.word == "add":
            return int(game.add + enough_help(state, combat, ask.seat))
        if ask.word == "remove":
            return int(game.remove + weakest(state, combat)[0])
        if ask.word == "ignore":
            return int(game.ignore + best_use(state, combat))
        if ask.word in ("use", "token"):
            return ask.moves[0] if best_use(state, combat) > 0 else ask.moves[1]
        if ask.word == "take":
            return int(game.take + first_reward(state, combat))
        return int(game.pick + favourite(state, state.look))
