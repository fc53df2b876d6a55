"""Invariants of bots: a choice is legal and depends only on view, prompt, budget and seed. Cheats are detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kwoon.bots import bots_for, find_bot, make_greedy
from kwoon.bots.ismcts import IsmctsBot, IsmctsSearch
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.search import FurSearchBot
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.registry import bot_family_of, evaluator_for, find_bot_family, level_factory
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Player, Prompt, State, View
from kwoon.games import GAMES
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from tests.game_facts import FACTS
from tests.interpreted_rules import SLOW
from tests.invariants.indistinguishable_pairs import play_in_lockstep
from tests.invariants.leaks import Search, SeenPosition
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, random_positions

Maker = Callable[[Game, Dice], Player]


def make_small_search(game: Game, dice: Dice) -> Player:
    return FACTS[bot_family_of(game).game].make_small_search(game, dice)


def make_unfiltered_search(game: Game, dice: Dice) -> Player:
    """Return the student's search for Kung Fur Fight, which does not filter its candidates."""
    assert isinstance(game, KungFurFight)
    return FurSearchBot(game, dice, FurEvaluator(), Budget(max_games=300))


class LimitedSearch(Search):
    """A search for leaks that stops after a few comparisons, because bots are slower than views."""

    max_comparisons = 4 if SLOW else 10

    def is_finished(self) -> bool:
        return self.compared >= self.max_comparisons or super().is_finished()


def tables_for_bots() -> list[InvariantTable]:
    """Return tables with the fewest and the most seats and with every option value. Bots are slow, so there are no
    others."""
    chosen: list[InvariantTable] = []
    for definition in GAMES:
        tables = [table for table in REGISTERED_TABLES if table.definition.id == definition.id]
        default_options = {option.name: option.choices[0] for option in definition.options}
        default_tables = [table for table in tables if table.loaded.options == default_options]
        chosen += [default_tables[0], default_tables[-1]] if len(default_tables) > 1 else default_tables
        for option in definition.options:
            for value in option.choices[1:]:
                chosen += [table for table in tables if table.loaded.options[option.name] == value][:1]
    return [table for at, table in enumerate(chosen) if table not in chosen[:at]]


BOT_TABLES = tables_for_bots()
BOTS: dict[str, Maker] = {
    "greedy": make_greedy,
    "novice": level_factory("novice"),
    "search": make_small_search,
    "planner": make_unfiltered_search,
    "learned": level_factory("learned"),
    "between": find_bot("novice-50", GAMES[0].id).make_bot,
    "bold": find_bot("bold", GAMES[0].id).make_bot,
    "tricky": find_bot("tricky", GAMES[0].id).make_bot,
}
VARIANTS = {variant for facts in FACTS.values() for variant in facts.variants}
"""Variants that add little to the others are tested only at one table of some games."""
ALL_CASES = [
    pytest.param(table, name, id=f"{table.label}-{name}")
    for table in BOT_TABLES
    for name in BOTS
    if (name != "novice" or table.label.count("-") <= table.definition.id.count("-") + 1)
    and (name != "learned" or find_bot_family(table.definition.id).has_network)
    and (
        name not in VARIANTS
        or (
            name in FACTS[table.definition.id].variants and table.label.count("-") <= table.definition.id.count("-") + 1
        )
    )
]


def choice_channel(make: Maker) -> Callable[[SeenPosition], bytes]:
    """Return a channel for the leak tests: the move that a bot with a fixed seed chooses."""

    def channel(moment: SeenPosition) -> bytes:
        prompt = moment.state.prompt(moment.seat) if moment.seat >= 0 else None
        if prompt is None:
            return b""
        return repr(make(moment.table.game, LiveDice(5)).choose(moment.state.view(moment.seat), prompt)).encode()

    return channel


@pytest.mark.parametrize(("table", "name"), ALL_CASES)
def test_bot_chooses_same_move_in_indistinguishable_states(table: InvariantTable, name: str) -> None:
    search = play_in_lockstep(
        table, LimitedSearch.max_comparisons, 3_000, LimitedSearch(channels={"choice": choice_channel(BOTS[name])})
    )
    assert not search.leaks, search.example


@pytest.mark.parametrize(("table", "name"), ALL_CASES)
def test_bot_chooses_a_legal_move_and_changes_nothing(table: InvariantTable, name: str) -> None:
    for at, state in enumerate(random_positions(table, 2 if SLOW else 6, 4_000, 7)):
        for prompt in state.prompts():
            seat = int(prompt.seat)
            before = (state.view(seat), prompt.as_tuple())
            assert BOTS[name](table.game, LiveDice(at)).choose(state.view(seat), prompt) in prompt.moves
            assert (state.view(seat), prompt.as_tuple()) == before


class CheatingBot(Player):
    """A bot that has the full state and uses hidden cards."""

    def __init__(self, state: State) -> None:
        self.state = state

    def choose(self, view: View, prompt: Prompt) -> int:
        others = [self.state.view(seat).as_dict() for seat in range(self.state.base_game.seats) if seat != view.seat]
        return prompt.moves[sum(repr(others).encode()) % len(prompt.moves)]


@pytest.mark.parametrize(
    "table",
    [table for table in BOT_TABLES if not FACTS[table.definition.id].plans_from_public_hands],
    ids=lambda t: t.label,
)
def test_planted_cheating_bot_is_detected(table: InvariantTable) -> None:
    def channel(moment: SeenPosition) -> bytes:
        prompt = moment.state.prompt(moment.seat) if moment.seat >= 0 else None
        return (
            b""
            if prompt is None
            else repr(CheatingBot(moment.state).choose(moment.state.view(moment.seat), prompt)).encode()
        )

    search = play_in_lockstep(table, 200, 5_000, Search(channels={"choice": channel}, max_leaks=1))
    assert search.leaks


@pytest.mark.parametrize("games", [1, 2, 5])
def test_search_plays_exactly_its_budget_of_games(games: int) -> None:
    table = REGISTERED_TABLES[0]
    state = next(iter(random_positions(table, 1, 1, 1)))
    bot = IsmctsBot(table.game, evaluator_for(table.game), Budget(max_games=games), LiveDice(1))
    prompt = state.prompts()[0]
    ismcts = IsmctsSearch(table.game, evaluator_for(table.game), OpponentModel(), LiveDice(1))
    ismcts.run_search(state.view(int(prompt.seat)), Budget(max_games=games))
    assert ismcts.num_games == games
    assert bot.choose(state.view(int(prompt.seat)), prompt) in prompt.moves


def test_every_game_has_five_levels_from_random_to_master() -> None:
    for table in REGISTERED_TABLES:
        levels = bots_for(table.definition.id)
        assert len({level.id for level in levels}) == len(levels)
        graded_levels = [level for level in levels if level.grade > 0]
        assert [level.grade for level in graded_levels] == [1, 2, 3, 4, 5]
        assert graded_levels[0].id == "random"
        assert graded_levels[-1].id == "master"
