"""The scenarios for FIGHT, and steps about many games."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from pytest_bdd import scenarios, then, when

from kwoon.core.dice import LiveDice
from kwoon.games.fight.rules.game import Fight
from tests.rules.fight.many_games import GameInProgress, PlayedFight, Round, Turn, games, is_attack, value
from tests.rules.frequency import assert_about_equal
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import split_list, step_text

scenarios(str(files("kwoon.games").joinpath("fight", "scenarios")))


def all_rounds(played: list[PlayedFight]) -> list[Round]:
    return [each for game in played for each in game.rounds]


def all_turns(played: list[PlayedFight]) -> list[Turn]:
    return [turn for each in all_rounds(played) for turn in each.turns]


# ---------------------------------------------------------------- When


@when(step_text("{count} games are played at random"), converters={"count": int}, target_fixture="played")
def play_many(table: ScenarioTable, count: int) -> list[PlayedFight]:
    return games(count, table.loaded.options["refill"])


@when(step_text("the game is dealt {count} times"), converters={"count": int})
def count_deals(table: ScenarioTable, tally: Counter[int], count: int) -> None:
    dice = LiveDice(SEED)
    for _ in range(count):
        prompts = table.game.deal(dice).prompts()
        tally[int(prompts[0].seat)] += 1


@when(step_text("{name} is too late {count} times"), converters={"count": int})
def count_default_moves(table: ScenarioTable, tally: Counter[int], name: str, count: int) -> None:
    for _ in range(count):
        tally[table.state.default_move(table.seat(name), table.dice)] += 1


# ---------------------------------------------------------------- Then: dice


@then(step_text("{names} were each favoured by the coin about equally often"))
def fair_coin(table: ScenarioTable, tally: Counter[int], names: str) -> None:
    assert_about_equal([tally[table.seat(name)] for name in split_list(names)], tally.total())


@then(step_text("{name} played {cards} about equally often"))
def fair_choice(table: ScenarioTable, tally: Counter[int], name: str, cards: str) -> None:
    chosen = table.cards(cards)
    assert set(tally) == set(chosen)
    assert_about_equal([tally[card] for card in chosen], tally.total())


@then("the game plays out alike twice with the same luck")
def same_seed_same_game(table: ScenarioTable) -> None:
    game = table.game
    assert isinstance(game, Fight)
    first, second, other = [GameInProgress(game, seed).play_to_end().events for seed in (SEED, SEED, SEED + 1)]
    assert first == second
    assert first != other


# ---------------------------------------------------------------- Then: cards and turns


@then("at every moment every card was in exactly one place")
@then("at the start of every turn every card played before was in a victory pile or in the discard pile")
def cards_in_place(played: list[PlayedFight]) -> None:
    assert [problem for game in played for problem in game.problems] == []


@then(step_text("the deck counts at the start of the turns were always {counts}"))
def deck_counts(played: list[PlayedFight], counts: str) -> None:
    expected = [int(count) for count in split_list(counts)]
    for each in all_rounds(played):
        deck_sizes = [turn.deck for turn in each.turns]
        assert deck_sizes == [*expected, 0][: len(deck_sizes)]
    assert max(len(each.turns) for each in all_rounds(played)) >= len(expected)


@then("every attack against a defence had a winner")
def attack_decides(played: list[PlayedFight]) -> None:
    mixed = [turn for turn in all_turns(played) if is_attack(turn.played[0]) != is_attack(turn.played[1])]
    assert mixed
    assert all(turn.decided() for turn in mixed)


@then("only Punch and Kick cards ever were in a victory pile")
def attacks_score(played: list[PlayedFight]) -> None:
    prizes = [turn.prize for turn in all_turns(played) if turn.decided()]
    assert prizes
    assert all(is_attack(prize) for prize in prizes)


@then(step_text("the two victory piles never were worth more than {count} points"), converters={"count": int})
def points_bounded(played: list[PlayedFight], count: int) -> None:
    assert 0 < max(each.top_score for each in all_rounds(played)) <= count


@then("two attacks of equal value always were a Punch and a Kick")
def equal_attacks(played: list[PlayedFight]) -> None:
    even = [
        turn
        for turn in all_turns(played)
        if is_attack(turn.played[0]) and is_attack(turn.played[1]) and value(turn.played[0]) == value(turn.played[1])
    ]
    assert even
    assert all({card[0] for card in turn.played} == {"S", "C"} for turn in even)


# ---------------------------------------------------------------- Then: the Tie Breaker


@then("the value of the Tie Breaker never fell during a round")
@then("the Tie Breaker always was as high as the highest card won in the round")
def breaker_rises(played: list[PlayedFight]) -> None:
    for each in all_rounds(played):
        highest = 0
        for turn in each.turns:
            if turn.decided():
                highest = max(highest, value(turn.prize))
                if turn.breaker_after:
                    assert value(turn.breaker_after) == highest


# ---------------------------------------------------------------- Then: the end


@then("a round that ran out of cards always had a Tie Breaker")
def never_coin_for_round(played: list[PlayedFight]) -> None:
    depleted = [each for each in all_rounds(played) if each.depleted]
    assert depleted
    assert not any(each.coin_decided for each in depleted)


@then("a round that ran out of cards ended in turn 8 when that had a winner and otherwise in turn 9")
def round_length(played: list[PlayedFight]) -> None:
    lengths = set()
    for each in all_rounds(played):
        if each.depleted:
            lengths.add(len(each.turns))
            assert len(each.turns) == (8 if each.turns[7].decided() else 9)
    assert lengths == {8, 9}


@then(step_text("no round had more than {count} turns"), converters={"count": int})
def round_bound(played: list[PlayedFight], count: int) -> None:
    assert max(len(each.turns) for each in all_rounds(played)) <= count


@then("every FIGHT had 2 or 3 rounds")
def match_length(played: list[PlayedFight]) -> None:
    assert {len(game.rounds) for game in played} == {2, 3}


@then("every round had a winner")
def round_winners(played: list[PlayedFight]) -> None:
    assert all(len(each.winners) == 1 for each in all_rounds(played))


@then("every FIGHT was won by exactly one player, who had won 2 rounds")
def match_winners(played: list[PlayedFight]) -> None:
    for game in played:
        won = Counter(winner for each in game.rounds for winner in each.winners)
        assert [seat for seat in (0, 1) if won[seat] == 2] == game.winners
        assert won.total() == len(game.rounds)
