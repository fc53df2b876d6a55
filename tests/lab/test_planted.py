"""What was planted is found, in all five games; and what is the same by another name is not."""

from __future__ import annotations

import re

import pytest

from kwoon import shelf
from kwoon.games import GAMES
from kwoon.lab.figures import catalog
from kwoon.lab.figures.catalog import measured
from kwoon.lab.figures.figure import Figure
from kwoon.lab.figures.findings import found
from kwoon.lab.figures.matchups import match_ups, meet
from kwoon.lab.packs.draft import Draft
from kwoon.lab.playing.run import batch_rows, empty_sums, run
from kwoon.lab.playing.series import Series
from kwoon.lab.playing.workers import Alone
from kwoon.lab.report.make import Asked, head
from kwoon.lab.report.sentences import sentences
from kwoon.tallies.rows import SEAT, WHOLE

STRONG = {
    "fight": ("S1", {"card.S1.points": 13}),
    "kung-fu-2014": ("sword", {"card.sword.attack": 15}),
    "kung-fu-2019": ("sword", {"card.sword.attack": 12}),
}

DEAD = {
    "fight": "D4",
    "dragon-punch": "throw",
    "kung-fur-fight": "ban",
    "kung-fu-2014": "fan",
    "kung-fu-2019": "trip",
}


def figures(series: Series) -> dict[tuple[str, str], Figure]:
    return {(each.kind.id, each.of): each.estimate.figure() for each in measured(run(series, Alone()), series.open())}


@pytest.mark.parametrize("game", STRONG)
def test_a_strong_card_is_worth_most_and_is_told_of(game: str) -> None:
    card, numbers = STRONG[game]
    pack = Draft(game).settle(numbers)
    series = Series(game, 3000, "strong", None, pack=pack)
    sums = run(series, Alone())
    told = found(sums, series.open(), "quick")
    ranked = sorted((each for each in told.cards if each.worth), key=lambda each: each.worth.value)  # type: ignore[union-attr]
    assert ranked[-1].id == card
    assert ranked[-1].stands
    report = head(Asked(game, 3000, ("quick",), "strong", pack=pack), series.open())
    report.runs = [told]
    assert any(f"of {ranked[-1].name} in" in sentence.text for sentence in sentences(report))


def test_a_strong_character_wins_all_match_ups_and_is_picked_by_reason() -> None:
    series = Series("dragon-punch", 60, "strong", pack=Draft("dragon-punch").settle(_blows("otto", 4)))
    sums = meet(series, Alone())
    assert sums is not None
    table = match_ups(sums, series.open(), "quick")
    row = [role.id for role in table.roles].index("otto")
    assert all(cell is None or cell.value > 55 for cell in table.cells[row])
    assert table.mixture[row] > 99


def _blows(character: str, strength: int) -> dict[str, int]:
    """All that a character strikes with."""
    return {at: strength for at in Draft("dragon-punch").numbers if f".{character}." in at and at.endswith("strength")}


def test_a_strong_animal_carries_its_faction() -> None:
    draft = Draft("kung-fur-fight")
    animal = next(at for at in draft.numbers if re.search(r"\.fu\..*ap$|\.fu\.ap$", at))
    series = Series("kung-fur-fight", 300, "strong", options={"dogs": "drawn"}, pack=draft.settle({animal: 12}))
    dogs = figures(series)[catalog.ROLE.id, "dogs"]
    assert dogs.low > 55


@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_a_gift_to_whoever_begins_is_found(game: str) -> None:
    """In one game of eight whoever begins is made the winner; where nobody begins, the first seat."""
    series = Series(game, 2000, "gift", None, ("random",))
    opened = series.open()
    sums = empty_sums(opened)
    seats = int(opened.game.seats)
    even = 100.0 / seats
    for rows in batch_rows(series, Alone()):
        for at in range(0, len(rows.roles), seats):
            number = rows.seats[at * len(SEAT)]
            if number % 8 == 0:
                first = max(0, rows.games[1 + 5 * (at // seats)])
                for seat in range(seats):
                    row = (at + seat) * len(SEAT)
                    rows.seats[row + 2], rows.seats[row + 3] = (1, WHOLE) if seat == first else (2, 0)
        sums.add(rows)
    kind, of = (catalog.ORDER, "1") if sum(sums.ordered) else (catalog.SEAT, "1")
    gift = next(each for each in measured(sums, opened) if each.kind is kind and each.of == of).estimate.figure()
    assert gift.low > even
    # Without it nothing of the kind is claimed by chance alone: random play favours the first by less than the gift.
    plain = figures(series)[kind.id, of]
    assert gift.value > plain.high


@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_a_card_that_nobody_plays_is_told_of(game: str) -> None:
    card = DEAD[game]
    games = 100 if game == "kung-fur-fight" else 200
    series = Series(game, games, "dead", barred=(card,) * int(Series(game, 1, "x").open().game.seats))
    opened = series.open()
    told = found(run(series, Alone()), opened, "quick")
    played = {each.id: each.played.value for each in told.cards if each.played is not None}
    # A seat that has nothing else left still plays it.
    assert played[card] <= sorted(played.values())[len(played) // 4]
    if played[card] == 0.0:
        report = head(Asked(game, games, ("quick",), "dead"), opened)
        report.runs = [told]
        name = next(each.name for each in told.cards if each.id == card)
        assert any(name in each.text and "hardly ever played" in each.text for each in sentences(report))
    else:
        assert game not in ("dragon-punch", "kung-fur-fight"), "Nobody is ever left with one card only."


def test_two_names_for_one_card_are_not_told_apart() -> None:
    """Fast is there several times: half of its copies are called something else."""
    text = shelf.pack_text("kung-fu-2014")
    entry = re.search(r'\[\[card\]\]\nid = "fast"\n.*?(?=\n\[\[card\]\]|\n# -)', text, re.S)
    assert entry is not None
    copies = int(re.search(r"copies = (\d+)", entry[0])[1])  # type: ignore[index]
    one = entry[0].replace(f"copies = {copies}", f"copies = {copies - copies // 2}")
    other = entry[0].replace('id = "fast"', 'id = "swift"').replace('name = "Fast!"', 'name = "Swift!"')
    other = other.replace(f"copies = {copies}", f"copies = {copies // 2}")
    pack = text.replace(entry[0], f"{one}\n{other}")
    flagged = 0
    for seed in range(100):
        series = Series("kung-fu-2014", 400, f"twins {seed}", None, ("random",), pack=pack)
        sums = run(series, Alone())
        worth = {each.of: each.estimate for each in measured(sums, series.open()) if each.kind is catalog.WORTH}
        flagged += worth["fast"].minus(worth["swift"]).figure().doubt < 0.05
    assert flagged <= 10, "about five of a hundred are chance; more than ten would be by one chance in a hundred"
