"""Planted imbalances are found in all games; identical cards with two names rarely get significantly different
values."""

from __future__ import annotations

import re

import pytest

from kwoon import registry
from kwoon.games import GAMES
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.execution.runner import empty_aggregates, play_batches, run_experiment
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.report.build import empty_report
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import measure_all_statistics
from kwoon.lab.statistics.estimate import IntervalEstimate
from kwoon.lab.statistics.matchups import matchup_table
from kwoon.lab.statistics.run_statistics import compute_run_statistics
from kwoon.stats.study_rows import FULL_WIN, SEAT_COLUMNS
from tests.game_facts import FACTS


def measure(experiment: Experiment) -> dict[tuple[str, str], IntervalEstimate]:
    return {
        (each.statistic.id, each.subject): each.estimate.interval()
        for each in measure_all_statistics(run_experiment(experiment, InProcessPool()), experiment.load())
    }


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.strong_card is not None])
def test_planted_strong_card_has_highest_value_and_is_reported(game: str) -> None:
    strong_card = FACTS[game].strong_card
    assert strong_card is not None
    card, numbers = strong_card
    pack = PackEditor(game).text_with_numbers(numbers)
    experiment = Experiment(game, 3000, "strong", None, pack_text=pack)
    aggregates = run_experiment(experiment, InProcessPool())
    statistics = compute_run_statistics(aggregates, experiment.load(), "quick")
    dealt = [(each.opening_value.value, each) for each in statistics.cards if each.opening_value is not None]
    ranked = [each for _, each in sorted(dealt, key=lambda pair: pair[0])]
    assert ranked[-1].id == card
    assert ranked[-1].is_significant
    report = empty_report(Experiment(game, 3000, "strong", bots=("quick",), pack_text=pack), experiment.load())
    report.runs = [statistics]
    assert any(f"of {ranked[-1].name} in" in str(sentence.text) for sentence in summary_sentences(report))


def test_planted_strong_character_wins_all_matchups_and_dominates_equilibrium() -> None:
    experiment = Experiment(
        "dragon-punch", 60, "strong", pack_text=PackEditor("dragon-punch").text_with_numbers(_attack_numbers("otto", 4))
    )
    run = ResumableRun(experiment)
    play_up_to([run], experiment.count, InProcessPool())
    table = matchup_table(run.aggregates, experiment.load(), "quick")
    row = [role.id for role in table.roles].index("otto")
    assert all(cell is None or cell.value > 55 for cell in table.cells[row])
    assert table.mixture[row] > 99


def _attack_numbers(character: str, strength: int) -> dict[str, int]:
    """Return settings that give all of a character's attacks this strength."""
    return {
        at: strength for at in PackEditor("dragon-punch").numbers if f".{character}." in at and at.endswith("strength")
    }


def test_planted_strong_animal_raises_share_of_its_faction() -> None:
    editor = PackEditor("kung-fur-fight")
    animal = next(at for at in editor.numbers if re.search(r"\.fu\..*ap$|\.fu\.ap$", at))
    experiment = Experiment(
        "kung-fur-fight", 300, "strong", options={"dogs": "drawn"}, pack_text=editor.text_with_numbers({animal: 12})
    )
    dogs = measure(experiment)[definitions.ROLE_SHARE.id, "dogs"]
    assert dogs.low > 55


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_planted_first_player_advantage_is_found(game: str) -> None:
    """In one game out of eight, the starting player, or the first seat if there is none, is made the winner."""
    experiment = Experiment(game, 2000, "gift", None, ("random",))
    loaded = experiment.load()
    aggregates = empty_aggregates(loaded)
    seats = int(loaded.game.seats)
    even = 100.0 / seats
    for rows in play_batches(experiment, InProcessPool()):
        for at in range(0, len(rows.roles), seats):
            number = rows.seats[at * len(SEAT_COLUMNS)]
            if number % 8 == 0:
                first = max(0, rows.games[1 + 5 * (at // seats)])
                for seat in range(seats):
                    row = (at + seat) * len(SEAT_COLUMNS)
                    rows.seats[row + 2], rows.seats[row + 3] = (1, FULL_WIN) if seat == first else (2, 0)
        aggregates.add(rows)
    kind, of = (definitions.ORDER_SHARE, "1") if sum(aggregates.games_with_first) else (definitions.SEAT_SHARE, "1")
    advantage = next(
        each for each in measure_all_statistics(aggregates, loaded) if each.statistic is kind and each.subject == of
    ).estimate.interval()
    assert advantage.low > even
    # Without the planted wins, random play favors the first player less.
    plain = measure(experiment)[kind.id, of]
    assert advantage.value > plain.high


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_banned_card_is_reported_as_rarely_played(game: str) -> None:
    card = FACTS[game].unplayed_card
    games = 200
    experiment = Experiment(game, games, "dead", banned_cards=(card,) * int(Experiment(game, 1, "x").load().game.seats))
    loaded = experiment.load()
    statistics = compute_run_statistics(run_experiment(experiment, InProcessPool()), loaded, "quick")
    played = {each.id: each.play_rate.value for each in statistics.cards if each.play_rate is not None}
    # The rate may exceed 0, because a seat with nothing else left still plays the card.
    assert played[card] <= sorted(played.values())[len(played) // 4]
    if played[card] == 0.0:
        report = empty_report(Experiment(game, games, "dead", bots=("quick",)), loaded)
        report.runs = [statistics]
        name = next(str(each.name) for each in statistics.cards if each.id == card)
        assert any(name in str(each.text) and "rarely played" in str(each.text) for each in summary_sentences(report))
    else:
        assert not FACTS[game].is_unplayed_card_never_needed, "In this game, a seat always has another card to play."


def test_values_of_identical_cards_with_two_names_rarely_differ_significantly() -> None:
    """Half of the copies of Fast get a different name."""
    text = registry.default_pack_text("kung-fu-2014")
    entry = re.search(r'\[\[card\]\]\nid = "fast"\n.*?(?=\n\[\[card\]\]|\n# -)', text, re.S)
    assert entry is not None
    copies = int(re.search(r"copies = (\d+)", entry[0])[1])  # type: ignore[index]
    one = entry[0].replace(f"copies = {copies}", f"copies = {copies - copies // 2}")
    other = entry[0].replace('id = "fast"', 'id = "swift"').replace('name = "Fast!"', 'name = "Swift!"')
    other = other.replace(f"copies = {copies}", f"copies = {copies // 2}")
    pack = text.replace(entry[0], f"{one}\n{other}")
    flagged = 0
    for seed in range(100):
        experiment = Experiment("kung-fu-2014", 400, f"twins {seed}", None, ("random",), pack_text=pack)
        aggregates = run_experiment(experiment, InProcessPool())
        opening_value = {
            each.subject: each.estimate
            for each in measure_all_statistics(aggregates, experiment.load())
            if each.statistic is definitions.OPENING_VALUE
        }
        flagged += opening_value["fast"].difference(opening_value["swift"]).interval().p_value < 0.05
    assert flagged <= 10, "About 5 of 100 differ by chance; more than 10 do so once in a hundred times."
