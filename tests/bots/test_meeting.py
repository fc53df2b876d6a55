"""Two sealed moves that meet: who cannot be read loses to nobody, and who has habits is met by what beats them."""

from __future__ import annotations

import pytest

from kwoon.bots.fight.greedy import mixed
from kwoon.bots.fight.judge import FightJudge
from kwoon.bots.meeting import Meeting, Other
from kwoon.bots.search import HABITUAL, Search, Style
from kwoon.bots.thinking import Budget
from kwoon.core.dice import LiveDice
from kwoon.games.fight.play.rules import Fight, FightState
from kwoon.shelf import open_box

ROCK, PAPER, SCISSORS = 0, 1, 2


def met(usual: list[float]) -> Meeting:
    """Every pair of rock, paper and scissors a hundred times."""
    meeting = Meeting()
    for mine in range(3):
        for yours in range(3):
            for _ in range(100):
                meeting.offer([ROCK, PAPER, SCISSORS], usual)
                meeting.learn(mine, yours, (0.5, 1.0, 0.0)[(mine - yours) % 3])
    return meeting


def test_without_habits_all_three_are_played() -> None:
    assert met([]).strategy(3, Other()) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_habit_is_met_by_what_beats_it() -> None:
    meeting = met([1.0, 0.0, 0.0])
    assert meeting.strategy(3, Other(slips=0.0, habits=1.0)) == [0.0, 1.0, 0.0]
    some = meeting.strategy(3, Other(slips=0.0, habits=0.4))
    assert some[PAPER] > some[ROCK]
    assert some[PAPER] > some[SCISSORS]
    assert meeting.strategy(3, Other(slips=0.0, habits=0.0)) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_what_is_usual_in_fight_follows_from_what_the_other_sees_himself() -> None:
    game = open_box("fight", None).game
    assert isinstance(game, Fight)
    dice = LiveDice(4)
    state = game.deal(dice)
    assert isinstance(state, FightState)
    while state.asks()[0].word != "play":
        state.answer(state.asks()[0].seat, state.asks()[0].moves[0], dice)
    ask = state.asks()[1]
    usual = FightJudge(game).usual(state, ask)
    assert sum(usual) == pytest.approx(1.0)
    assert usual == mixed(game, state.view(int(ask.seat)), ask.moves)
    # The cards that the first seat holds make no difference: the second cannot see them.
    unseen = [card for card in state.hands[0] if card not in state.shown[0]]
    assert unseen
    twin = state.copy()
    assert isinstance(twin, FightState)
    for card in unseen:
        twin.hands[0].remove(card)
        twin.hands[0].append(twin.deck.pop())
        twin.deck.append(card)
    assert FightJudge(game).usual(twin, ask) == usual


def test_a_search_asks_what_is_usual_in_its_first_imagined_games() -> None:
    game = open_box("fight", None).game
    assert isinstance(game, Fight)
    dice = LiveDice(4)
    state = game.deal(dice)
    while state.asks()[0].word != "play":
        state.answer(state.asks()[0].seat, state.asks()[0].moves[0], dice)
    search = Search(game, FightJudge(game), Style(), LiveDice(1))
    search.think(state.view(0), Budget(games=HABITUAL + 6))
    assert search.meeting.known == HABITUAL
    assert sum(search.meeting.usual) == pytest.approx(HABITUAL)
