"""Quick bots expect what the greedy ones expect, and choose as they do."""

from __future__ import annotations

import pytest

from kwoon.bots.dragon_punch.belief import Belief
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunch
from kwoon.bots.dragon_punch.quick import QuickDragonPunch
from kwoon.bots.fight.greedy import may_hold, mixed, stakes
from kwoon.bots.fight.quick import QuickFight
from kwoon.bots.mixing.exact import solve
from kwoon.bots.mixing.odds import blended
from kwoon.core.contract import State
from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.play.position import PLAYING
from kwoon.games.dragon_punch.play.rules import DragonPunch, DragonState
from kwoon.games.dragon_punch.sight.memory import chances
from kwoon.games.dragon_punch.sight.view import DragonView
from kwoon.games.fight.play.rules import Fight
from kwoon.games.fight.sight.view import FightView
from kwoon.shelf import open_box
from tests.laws.tables import TABLES, Table, some
from tests.slow import SLOW

POSITIONS = 40 if SLOW else 300


def table(label: str) -> Table:
    """One by its label."""
    return next(each for each in TABLES if each.label == label)


def dragon(mode: str) -> DragonPunch:
    game = open_box("dragon-punch", 2, {"mode": mode}).game
    assert isinstance(game, DragonPunch)
    return game


def played(game: DragonPunch, games: int) -> list[DragonState]:
    """Positions of games between quick bots where both play."""
    quick = QuickDragonPunch(game)
    found: list[DragonState] = []
    for seed in range(games):
        dice = LiveDice(seed)
        state: State = game.deal(dice)
        while asks := state.asks():
            assert isinstance(state, DragonState)
            if state.phase == PLAYING:
                found.append(state.copy())
            for ask in asks:
                state.answer(ask.seat, quick.move(state, ask, dice), dice)
    return found


def worth(values: list[list[float]], strategy: list[float]) -> float:
    """What a strategy is sure of."""
    return min(sum(strategy[row] * line[at] for row, line in enumerate(values)) for at in range(len(values[0])))


def test_the_quick_bot_of_fight_gives_nothing_away_by_the_greedy_ones_table() -> None:
    """Where several mixtures are as good, the two may differ."""
    game = table("fight-2").game
    assert isinstance(game, Fight)
    quick = QuickFight(game)
    tried = 0
    for state in some(table("fight-2"), POSITIONS, 900, every=3):
        for ask in state.asks():
            if ask.word == "play" and len(ask.moves) > 1:
                view = state.view(int(ask.seat))
                assert isinstance(view, FightView)
                quick.move(state, ask, LiveDice(1))
                cards, present = may_hold(game, view)
                turn = stakes(game, view)
                values = [blended([turn.worth(move, card) for card in cards], present) for move in ask.moves]
                odds = list(quick.table.mine)[: len(ask.moves)]
                assert worth(values, odds) == pytest.approx(worth(values, mixed(game, view, ask.moves)), abs=1e-6)
                tried += 1
    assert tried > POSITIONS / 8


@pytest.mark.parametrize(("mode", "off"), [("duel", 0.01), ("tag-team", 0.02), ("custom", 0.1)])
def test_the_quick_bot_of_dragon_punch_gives_little_away_by_the_greedy_ones_table(mode: str, off: float) -> None:
    game = dragon(mode)
    quick, greedy = QuickDragonPunch(game), GreedyDragonPunch(game, LiveDice(1))
    lost: list[float] = []
    for state in played(game, 2 if SLOW else 20):
        ask = state.asks()[0]
        if len(ask.moves) == 1:
            continue
        view = state.view(int(ask.seat))
        assert isinstance(view, DragonView)
        quick.move(state, ask, LiveDice(1))
        values = greedy.matrix(view, ask.moves)
        best = worth(values, solve(values))
        lost.append(best - worth(values, list(quick.table.mine)[: len(ask.moves)]))
    assert sum(lost) / len(lost) < off


@pytest.mark.parametrize("mode", ["duel", "tag-team", "custom"])
def test_what_a_quick_bot_expects_adds_up(mode: str) -> None:
    game = dragon(mode)
    belief = Belief(game)
    for state in played(game, 2 if SLOW else 10):
        belief.read(state.story[1], state.kinds[1])
        up, red = list(belief.up), list(belief.red)
        assert all(0 <= red[kind] <= up[kind] + 1e-9 for kind in range(game.kinds))
        faces = state.faces_up(1, False)
        basic = [face for face in faces if face < 2 * game.basics]
        if not game.secret:
            assert sum(red) == pytest.approx(sum(face & 1 for face in basic))
        assert sum(up[: game.basics]) == pytest.approx(len(basic))


def test_what_a_quick_bot_expects_in_a_duel_is_near_every_way_the_cards_may_lie() -> None:
    game = dragon("duel")
    belief = Belief(game)
    wrong: list[float] = []
    for state in played(game, 3 if SLOW else 30):
        view = state.view(0)
        assert isinstance(view, DragonView)
        belief.read(state.story[1], state.kinds[1])
        expected = chances(game, view.story[1], view.characters[1])
        wrong += [abs(belief.red[kind] - expected[2 * kind + 1]) for kind in range(game.basics)]
    assert sum(wrong) / len(wrong) < 0.01
