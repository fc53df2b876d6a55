"""Pairings and standings without a hall, for tournaments of all sizes with random results."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.hall.tournaments import knockout, round_advancement, round_robin, swiss
from kwoon.hall.tournaments.matching import PairCosts, min_cost_matching
from kwoon.hall.tournaments.models import FORFEIT, PLAYED, Entrant, Pairing, TournamentProgress
from kwoon.hall.tournaments.standings import standings
from tests.server.tournament_helpers import new_tournament, play_round, play_tournament

RESULTS = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))


def first_wins(_: Pairing) -> tuple[float, float]:
    return (1.0, 0.0)


def better_wins(pairing: Pairing) -> tuple[float, float]:
    assert pairing.second is not None
    return (1.0, 0.0) if pairing.first < pairing.second else (0.0, 1.0)


def paired_entrants(progress: TournamentProgress) -> list[frozenset[int]]:
    return [frozenset((each.first, each.second)) for each in progress.pairings if each.second is not None]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_swiss_has_no_rematches_and_at_most_one_bye_each(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 24), "entrants")
    progress = TournamentProgress(new_tournament("swiss", count, data.draw(st.integers(1, 12), "rounds")), [])
    while play_round(progress, lambda _: data.draw(st.sampled_from(RESULTS))):
        now = progress.round_pairings(progress.tournament.round)
        assert sorted(n for each in now for n in (each.first, each.second) if n is not None) == list(range(count))
        boards = [each.board for each in now]
        assert boards == list(range(len(now)))
    assert max(Counter(paired_entrants(progress)).values(), default=1) == 1
    byes = Counter(each.first for each in progress.pairings if each.second is None)
    assert max(byes.values(), default=0) <= 1
    assert sum(byes.values()) == (progress.tournament.rounds if count % 2 else 0)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_swiss_round_has_minimal_cost(data: st.DataObject) -> None:
    """The chosen pairing is compared with every possible one: none has fewer rematches or closer points."""
    count = data.draw(st.sampled_from((4, 6, 7, 8)), "entrants")
    progress = TournamentProgress(new_tournament("swiss", count, 4), [])
    for _ in range(data.draw(st.integers(0, 4), "rounds")):
        play_round(progress, lambda _: data.draw(st.sampled_from(RESULTS)))
    for n in range(count):
        progress.tournament.entrants[n].withdrawn = data.draw(st.integers(0, 9), f"leaves {n}") == 0
    ranked = swiss.swiss_records(progress)
    costs = swiss.pair_costs(ranked)
    chosen = min_cost_matching(costs)
    matchings = [
        matching
        for matching in _perfect_matchings(list(range(len(ranked) + len(ranked) % 2)))
        if all(pair in costs for pair in matching)
    ]
    if matchings and ranked:
        best = min(tuple(map(sum, zip(*[costs[pair] for pair in matching], strict=True))) for matching in matchings)
        assert tuple(map(sum, zip(*[costs[pair] for pair in chosen], strict=True))) == best


def _perfect_matchings(entrants: list[int]) -> list[list[tuple[int, int]]]:
    if not entrants:
        return [[]]
    one, *rest = entrants
    return [
        [(one, other), *matching]
        for other in rest
        for matching in _perfect_matchings([each for each in rest if each != other])
    ]


def test_swiss_pairs_top_with_bottom_half_then_equal_scores_with_balanced_seats() -> None:
    progress = TournamentProgress(new_tournament("swiss", 8, 3), [])
    play_round(progress, better_wins)
    assert [(each.first, each.second) for each in progress.round_pairings(1)] == [(0, 4), (1, 5), (2, 6), (3, 7)]
    play_round(progress, better_wins)
    assert sorted(map(sorted, paired_entrants(progress)[4:])) == [[0, 2], [1, 3], [4, 6], [5, 7]]
    play_round(progress, better_wins)
    assert {0, 1} in paired_entrants(progress)[8:]
    assert all(abs(each.balance) == 1 for each in swiss.swiss_records(progress))


def test_swiss_bye_goes_to_last_entrant_and_counts_own_points_for_buchholz() -> None:
    progress = play_tournament("swiss", 5, better_wins, 3)
    byes = [each for each in progress.pairings if each.second is None]
    assert byes[0].first == 4
    assert all(each.result_kind == "bye" and each.pairing_points(each.first) == 1.0 for each in byes)
    lines = {line.entrant: line for line in standings(progress)}
    last = lines[byes[0].first]
    met = [each.opponent(last.entrant) for each in progress.pairings if each.includes(last.entrant)]
    assert last.buchholz == sum(last.points if n is None else lines[n].points for n in met)


def test_late_swiss_entrant_is_paired_from_the_next_round() -> None:
    progress = TournamentProgress(new_tournament("swiss", 6, 3), [])
    play_round(progress, better_wins)
    progress.tournament.entrants.append(Entrant("late", "late", None, "Late", first_round=2))
    progress.tournament.entrants[0].withdrawn = True
    play_round(progress, better_wins)
    now = progress.round_pairings(2)
    assert any(each.includes(6) for each in now) and not any(each.includes(0) for each in now)
    play_round(progress, better_wins)
    line = next(each for each in standings(progress) if each.entrant == 6)
    assert line.played + len([each for each in progress.pairings if each.includes(6) and each.second is None]) == 2
    assert line.points <= 2


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 32))
def test_round_robin_pairs_everyone_once_with_balanced_seats(count: int) -> None:
    progress = play_tournament("robin", count, first_wins)
    assert sorted(map(sorted, paired_entrants(progress))) == [list(pair) for pair in combinations(range(count), 2)]
    assert progress.tournament.rounds == round_robin.num_rounds(count)
    assert all(abs(each.balance) <= 1 for each in swiss.swiss_records(progress))
    rests = Counter(each.first for each in progress.pairings if each.second is None)
    assert rests == Counter(range(count) if count % 2 else [])
    assert sum(line.points for line in standings(progress)) == count * (count - 1) / 2


def test_withdrawn_round_robin_entrant_forfeits_remaining_games() -> None:
    progress = TournamentProgress(new_tournament("robin", 4), [])
    play_round(progress, better_wins)
    progress.tournament.entrants[0].withdrawn = True
    while play_round(progress, better_wins):
        pass
    lost = [each for each in progress.pairings if each.includes(0) and each.round > 1]
    assert len(lost) == 2
    assert all(each.result_kind == FORFEIT and each.pairing_points(0) == 0 for each in lost)


def test_direct_encounter_breaks_ties_and_sonneborn_berger_is_computed() -> None:
    """Entrants 0 and 2 have two points each, and 2 has beaten 0."""
    results = {(0, 1): (1, 0), (0, 2): (0, 1), (0, 3): (1, 0), (1, 2): (0, 1), (1, 3): (1, 0), (2, 3): (0, 1)}

    def play(pairing: Pairing) -> tuple[float, float]:
        assert pairing.second is not None
        pair = (min(pairing.first, pairing.second), max(pairing.first, pairing.second))
        one, other = results[pair]
        return (float(one), float(other)) if pairing.first == pair[0] else (float(other), float(one))

    lines = standings(play_tournament("robin", 4, play))
    assert [(line.entrant, line.place, line.points, line.direct) for line in lines] == [
        (2, 1, 2.0, 1.0),
        (0, 2, 2.0, 0.0),
        (1, 3, 1.0, 1.0),
        (3, 4, 1.0, 0.0),
    ]
    # Entrant 2 beat opponents with two points and one point; entrant 0 beat two opponents with one point each.
    assert [line.berger for line in lines] == [3.0, 2.0, 1.0, 2.0]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_knockout_has_one_winner_despite_draws(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 40), "entrants")
    progress = TournamentProgress(new_tournament("knockout", count), [])
    while play_round(progress, lambda _: data.draw(st.sampled_from(RESULTS))):
        for each in progress.round_pairings(progress.tournament.round):
            assert each.replay_number <= knockout.MAX_REPLAYS
    assert progress.tournament.round == progress.tournament.rounds == (count - 1).bit_length()
    lines = standings(progress)
    assert [line.place for line in lines[:2]] == [1, 2]
    assert lines[0].entrant == knockout.tournament_winner(progress)
    # After the first round, a power of two of entrants remains.
    assert len({each.board for each in progress.round_pairings(1) if each.second is not None}) == count - (
        1 << (progress.tournament.rounds - 1)
    )


def test_knockout_separates_top_seeds_and_replays_draws_with_swapped_seats() -> None:
    progress = play_tournament("knockout", 6, better_wins)
    assert [each.first for each in progress.round_pairings(1) if each.second is None] == [0, 1]
    assert {0, 1} == paired_entrants(progress)[-1]
    assert [line.entrant for line in standings(progress)][:2] == [0, 1]
    drawn = TournamentProgress(new_tournament("knockout", 2), [])
    while play_round(drawn, lambda _: (0.5, 0.5)):
        pass
    assert [(each.replay_number, each.first, each.second) for each in drawn.pairings] == [
        (0, 0, 1),
        (1, 1, 0),
        (2, 0, 1),
    ]
    assert knockout.tournament_winner(drawn) == 0


def test_knockout_advances_opponents_of_absent_entrants() -> None:
    progress = TournamentProgress(new_tournament("knockout", 4), [])
    step = round_advancement.next_step(progress)
    assert step is not None
    progress.tournament.round = 1
    # Nobody comes to the first table, so the winner at the second one gets a bye.
    progress.pairings.append(step.pairings[0]._replace(result_kind=FORFEIT, scores=(0.0, 0.0)))
    progress.pairings.append(step.pairings[1]._replace(result_kind=PLAYED, scores=(1.0, 0.0)))
    play_round(progress, better_wins)
    assert [(each.first, each.second, each.result_kind) for each in progress.round_pairings(2)] == [(1, None, "bye")]
    assert knockout.tournament_winner(progress) == 1


def test_matching_minimizes_costs_lexicographically() -> None:
    costs: PairCosts = {
        (0, 1): (0, 10**9),
        (2, 3): (0, 10**9),
        (0, 2): (1, 0),
        (1, 3): (0, 0),
        (0, 3): (0, 0),
        (1, 2): (1, 0),
    }
    assert min_cost_matching(costs) == [(0, 1), (2, 3)]
    assert min_cost_matching({}) == []
