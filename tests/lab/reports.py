"""Invented reports with every part filled: plausible figures without any games played."""

from __future__ import annotations

import math
import random

from kwoon import registry
from kwoon.core.card_faces import Face
from kwoon.games.dragon_punch.statistics import COUNTERS as DRAGON_PUNCH
from kwoon.games.fight.statistics import COUNTERS as FIGHT
from kwoon.games.kung_fu_2019.statistics import COUNTERS as KUNG_FU_2019
from kwoon.lab.names import unique_card_name
from kwoon.lab.report.model import (
    BalanceReport,
    GlossaryEntry,
    LevelDuel,
    MatchupTable,
    NumberStepEffect,
    ReportRole,
    ReportSentence,
    SeatCountStatistics,
    TensionStatistics,
)
from kwoon.lab.statistics.definitions import STATISTICS
from kwoon.lab.statistics.run_statistics import (
    CardStatistics,
    NamedValue,
    ReportValue,
    RoleMatchup,
    RunStatistics,
)
from kwoon.stats.counter import COMMON_COUNTERS, CardCounter

PLACES = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


def number(value: float, reach: float, least: float = -math.inf, most: float = math.inf) -> ReportValue:
    """Return a value with an interval of half-width `reach`, limited to `least` and `most`."""
    return ReportValue(*(round(each, 3) for each in (value, max(least, value - reach), min(most, value + reach))))


def shares(rng: random.Random, names: list[tuple[str, str]], spread: float, reach: float) -> list[NamedValue]:
    """Return win shares that sum to 100."""
    off = [rng.gauss(0.0, spread) for _ in names]
    mean = sum(off) / len(off)
    even = 100.0 / len(names)
    return [
        NamedValue(subject, name, number(even + each - mean, reach, 0, 100))
        for (subject, name), each in zip(names, off, strict=True)
    ]


def cards(
    rng: random.Random, faces: list[Face], counters: list[CardCounter], even: float, margin: float
) -> list[CardStatistics]:
    """Return statistics for each card. Better cards are played more often."""
    found = []
    for face in faces:
        true_value = random.Random(face.id).gauss(0.0, 1.3)
        value = true_value + rng.gauss(0.0, margin / 2)
        rate = min(96.0, max(3.0, 40.0 + 8.0 * true_value + rng.uniform(-20, 30)))
        found.append(
            CardStatistics(
                id=face.id,
                name=str(unique_card_name(face, faces)),
                kind=str(face.kind_name()),
                copies=face.copies,
                has_designed_numbers=any(each.source == "designed" for each in face.numbers),
                games=rng.randrange(4_000, 90_000),
                opening_value=number(value, margin * rng.uniform(0.8, 1.5)) if face.copies else None,
                drawn_value=number(value * 0.7, margin * 1.2) if face.copies else None,
                play_rate=number(rate, 0.6, 0, 100),
                win_rate_when_played=number(even + 0.5 * true_value + rng.uniform(0.0, 5.0), 0.7, 0, 100),
                is_significant=abs(value) > 1.8 * margin,
                counter_means=use(rng, face, counters),
            )
        )
    return found


def use(rng: random.Random, face: Face, counters: list[CardCounter]) -> dict[str, float]:
    """Return a card's counters, some of which may be zero."""
    own = random.Random(f"{face.kind} {face.id}")
    rare = 0.45 if len(counters) > 8 else 0.0
    text = {each.column: own.uniform(0.05, 0.6) if own.random() > rare else 0.0 for each in counters}
    text = {each.column: own.uniform(0.2, 0.9) for each in COMMON_COUNTERS} | text
    return {column: round(value * rng.uniform(0.9, 1.1), 3) for column, value in text.items()}


def length(rng: random.Random, least: int, middle: float, most: int) -> list[list[float]]:
    weights = [math.exp(-((math.log(turns / middle)) ** 2) / 0.12) for turns in range(least, most + 1)]
    weights = [weight * rng.uniform(0.92, 1.08) for weight in weights]
    return [
        [float(turns), round(100.0 * weight / sum(weights), 3)]
        for turns, weight in enumerate(weights, least)
        if weight > 1e-4
    ]


def tension(rng: random.Random, bot: str, even: float) -> TensionStatistics:
    """Return statistics for a game that is decided late."""
    band = []
    for step in range(21):
        at = step / 20
        middle = even + (97.0 - even) * at**2.2
        spread = 4.0 + 26.0 * at * (1.0 - at) * 2.0
        quarter = [round(each, 3) for each in (max(2.0, middle - spread), middle, min(99.5, middle + spread * 0.8))]
        band.append([round(100.0 * at, 3), *quarter])
    weights = [math.exp(-(((n - 2.2) / 2.0) ** 2)) * rng.uniform(0.9, 1.1) for n in range(10)]
    changes = [[float(n), round(100.0 * weight / sum(weights), 3)] for n, weight in enumerate(weights)]
    return TensionStatistics(bot, 2_000, band, number(9.4, 0.5), changes, number(71.0, 1.2, 0, 100))


def glossary(counters: list[CardCounter], fates: str) -> list[GlossaryEntry]:
    """Return glossary entries. The counters listed in `fates` have the unit `times`."""
    text = [*COMMON_COUNTERS, *counters]
    return [
        GlossaryEntry(
            each.column, each.column.capitalize(), each.description, "times" if each.column in fates.split() else ""
        )
        for each in text
    ]


def statistic_glossary() -> list[GlossaryEntry]:
    return [GlossaryEntry(kind.id, str(kind.title), str(kind.description), str(kind.unit_name)) for kind in STATISTICS]


def run(
    rng: random.Random, game: str, seats: int, bot: str, *, games: int, roles: list[tuple[str, str]]
) -> RunStatistics:
    """Return fairness and length statistics for one bot's games."""
    reach = 98.0 / math.sqrt(games)
    found = RunStatistics(bot, games)
    found.seats = shares(rng, [(str(n + 1), f"Seat {n + 1}") for n in range(seats)], reach / 2, reach)
    found.order = shares(rng, [(str(n + 1), f"{PLACES[n]} to play") for n in range(seats)], 1.1, reach)
    found.roles = [
        NamedValue(subject, name, number(100.0 / seats + random.Random(name).gauss(0, 4), 2 * reach))
        for subject, name in roles
    ]
    found.draws = number(1.4, reach / 4, 0, 100)
    found.turn_histogram = length(rng, 3, 14.0, 60) if game != "fight" else length(rng, 8, 17.0, 34)
    mean = sum(turns * share for turns, share in found.turn_histogram) / 100.0
    found.length = {"turns": number(mean, 0.08), "rounds": number(2.5, 0.02), "decisions": number(3.2 * mean, 0.3)}
    return found


def fight() -> BalanceReport:
    """Return a report with cards but no roles, for a pack with two changed numbers."""
    rng = random.Random(1)
    faces = registry.load_game("fight").faces
    report = BalanceReport(
        version="0.2.0",
        game="fight",
        title="FIGHT",
        command="kwoon lab report fight --games 100000 --bots quick greedy --pack six-is-seven.toml --seed autumn",
        seats=2,
        options={},
        seed="autumn",
        pack_fingerprint="9f3c2a7be1d04455",
        pack_differences=["Punch (S6): value 7 instead of 6", "A round is won with 14 points instead of 13"],
        sentences=[
            ReportSentence("The first player wins 51.9 ± 0.3%, slightly more than an even share.", "fairness"),
            ReportSentence("A round takes 17.6 turns; 4% end by depletion.", "length"),
            ReportSentence(
                "The favorite changes 2.4 times per game, and a game is decided after 71% of its length.", "tension"
            ),
            ReportSentence("Greedy wins 75.5 ± 3.0% against random play: decisions matter.", "skill-and-luck"),
        ],
        matchups=[],
        tension=tension(rng, "quick", 50.0),
        level_duels=[
            LevelDuel("greedy", "random", number(75.5, 3.0, 0, 100), 1600),
            LevelDuel("student", "greedy", number(58.1, 2.6, 0, 100), 800),
            LevelDuel("master", "student", number(56.4, 3.5, 0, 100), 400),
        ],
        deal_luck=number(4.1, 1.8),
        seat_counts=[
            SeatCountStatistics(
                f"Rounds to win: {n}", "quick", 20_000, shares(rng, ORDER[:2], 1.0, 0.7), number(9.0 * n, 0.1), None
            )
            for n in (1, 2, 3)
        ],
        number_effects=number_effects(
            rng, [face for face in faces if face.kind == "attack"], "Win share of the first player"
        ),
        statistics=statistic_glossary(),
        counters=glossary(FIGHT, "won breaker"),
    )
    for bot, games in (("quick", 100_000), ("greedy", 6_000)):
        found = run(rng, "fight", 2, bot, games=games, roles=[])
        found.endings = ending_shares({"by points": 91.3, "by depletion": 4.2, "by Tie Breaker": 4.5}, games)
        found.cards = cards(rng, faces, FIGHT, 50.0, 0.4 if bot == "quick" else 1.1)
        report.runs.append(found)
    best = max(report.runs[0].cards, key=lambda card: card.opening_value.value if card.opening_value else 0.0)
    assert best.opening_value is not None
    text = (
        f"{best.name} is worth {best.opening_value.value:.1f} ± 0.5 points more than the average card, with both bots."
    )
    report.sentences.insert(0, ReportSentence(text, "cards"))
    return report


def dragon_punch() -> BalanceReport:
    """Return a report with roles and matchups. Moves, which are not dealt, have no opening value."""
    rng = random.Random(2)
    faces = registry.load_game("dragon-punch").faces
    roles = [(face.id, str(face.name)) for face in faces if face.kind == "character"]
    moves = [face for face in faces if face.kind != "character"]
    report = BalanceReport(
        version="0.2.0",
        game="dragon-punch",
        title="Dragon Punch",
        command="kwoon lab report dragon-punch --games 50000 --bots quick greedy master --seed 1",
        seats=2,
        options={"rounds": "2", "tag-team": "no"},
        seed="1",
        pack_fingerprint="0c51d2f09a7733e1",
        pack_differences=[],
        sentences=[
            ReportSentence("The seat makes no difference that 50,000 games would show.", "fairness"),
        ],
        matchups=[
            matchup_table(bot, games, roles) for bot, games in (("quick", 4_000), ("greedy", 544), ("master", 128))
        ],
        tension=tension(rng, "greedy", 50.0),
        level_duels=[
            LevelDuel("greedy", "random", number(95.0, 2.0, 0, 100), 400),
            LevelDuel("master", "greedy", number(71.0, 4.0), 200),
        ],
        deal_luck=None,
        seat_counts=[
            SeatCountStatistics(
                "Tag team", "quick", 8_000, shares(rng, ORDER[:2], 0.4, 1.1), number(21.0, 0.2), number(2.2, 0.3)
            ),
            SeatCountStatistics(
                "Best of three", "quick", 8_000, shares(rng, ORDER[:2], 0.4, 1.1), number(33.0, 0.3), number(0.4, 0.1)
            ),
        ],
        number_effects=number_effects(rng, moves, f"Win share of {roles[0][1]}")
        + number_effects(rng, moves[:6], "Double losses, %"),
        statistics=statistic_glossary(),
        counters=glossary(DRAGON_PUNCH, "hit blocked evaded interrupted stopped"),
    )
    for bot, games in (("quick", 50_000), ("greedy", 5_000), ("master", 800)):
        found = run(rng, "dragon-punch", 2, bot, games=games, roles=roles)
        found.endings = ending_shares({"knock-out": 88.0, "double loss": 7.5, "stalemate": 4.5}, games)
        found.cards = [
            without_opening_value(card)
            for card in cards(rng, moves, DRAGON_PUNCH, 50.0, 0.5 if bot == "quick" else 1.5)
        ]
        report.runs.append(found)
    report.sentences.insert(0, least_even_matchup(report, roles))
    return report


def least_even_matchup(report: BalanceReport, roles: list[tuple[str, str]]) -> ReportSentence:
    """Return a sentence about the least even matchup between quick bots, with the result for masters."""
    quick, _, master = report.matchups
    value, one, other = max(
        (cell.value, one, other) for one, row in enumerate(quick.cells) for other, cell in enumerate(row) if cell
    )
    last = master.cells[one][other]
    assert last is not None
    text = f"{roles[one][1]} wins {value:.1f}% against {roles[other][1]} with quick bots, but {last.value:.1f}%"
    return ReportSentence(f"{text} with masters.", "matchups")


SENTENCES_2019 = [
    ReportSentence("A third of the 111 cards differ from the average, but only a few with both bots.", "cards"),
    ReportSentence("The first player wins 27.4 ± 0.4%; an even share is 25%.", "fairness"),
    ReportSentence("With six seats a game takes 41 turns, twice as many as with three.", "seat-counts"),
    ReportSentence("One more Chi at the start makes a game 3.1 ± 0.2 turns longer.", "number-effects"),
    ReportSentence("In half of all games the favorite stays the same from turn 9 on.", "tension"),
    ReportSentence(
        "Two thirds of the weapons held are put into play, and half of those are dropped again.", "card-use"
    ),
    ReportSentence("One percent of games end because the deck is empty.", "length"),
]


def kung_fu_2019() -> BalanceReport:
    """Return a report with all cards, four seats, and archetypes with matchups."""
    rng = random.Random(3)
    faces = registry.load_game("kung-fu-2019").faces
    roles = [(face.id, str(face.name)) for face in faces if face.kind == "archetype"][:6]
    report = BalanceReport(
        version="0.2.0",
        game="kung-fu-2019",
        title="Kung Fu Fighting! (2019)",
        command="kwoon lab report kung-fu-2019 --games 40000 --bots quick greedy --seats 4 --seed spring",
        seats=4,
        options={"deck": "everything", "teams": "none"},
        seed="spring",
        pack_fingerprint="77aa20fe43bc9d10",
        pack_differences=[],
        sentences=list(SENTENCES_2019),
        tension=tension(rng, "quick", 25.0),
        level_duels=[
            LevelDuel("greedy", "random", number(88.2, 2.1), 800),
            LevelDuel("quick", "greedy", number(50.4, 2.9), 800),
        ],
        deal_luck=number(12.0, 3.0),
        seat_counts=[
            SeatCountStatistics(
                f"{n} seats", "quick", 10_000, shares(rng, ORDER[:n], 0.9, 0.9), number(6.9 * n, 0.1), number(0.3, 0.1)
            )
            for n in range(2, 7)
        ],
        number_effects=number_effects(
            rng, [face for face in faces if face.kind in ("attack", "finishing move", "stance")], "Turns in a game"
        ),
        statistics=statistic_glossary(),
        counters=glossary(KUNG_FU_2019, "struck added blocked entered restored special discarded given left"),
    )
    for bot, games in (("quick", 40_000), ("greedy", 4_000)):
        found = run(rng, "kung-fu-2019", 4, bot, games=games, roles=roles)
        found.endings = ending_shares({"last one standing": 97.6, "deck empty": 1.1, "turn limit": 1.3}, games)
        found.cards = cards(rng, faces, KUNG_FU_2019, 25.0, 0.6 if bot == "quick" else 1.6)
        report.runs.append(found)
    report.runs[0].matchups = [
        RoleMatchup(one, other, number(50.0 + rng.gauss(0, 5), 1.8))
        for one, _ in roles
        for other, _ in roles
        if one != other
    ]
    return report


ORDER = [(str(n + 1), f"{word} to play") for n, word in enumerate(PLACES)]


def number_effects(rng: random.Random, faces: list[Face], statistic: str) -> list[NumberStepEffect]:
    found = []
    for face in faces:
        for each in face.numbers:
            strong = rng.expovariate(0.6) * rng.choice((-1, 1))
            name = f"{unique_card_name(face, faces)}, {each.name}"
            up, down = number(strong, 0.6), number(-0.7 * strong + rng.gauss(0, 0.2), 0.6)
            at = f"card.{face.id}.{each.name}"
            found.append(NumberStepEffect(at, name, each.value, up, down if each.value else None, statistic))
    return found


def ending_shares(shares_of: dict[str, float], games: int) -> list[NamedValue]:
    return [NamedValue(why, why, number(share, 60.0 / math.sqrt(games), 0, 100)) for why, share in shares_of.items()]


def matchup_table(bot: str, games: int, roles: list[tuple[str, str]]) -> MatchupTable:
    """Return a full matchup table. The stronger the bots, the more even the matchups."""
    strength = {"quick": 1.0, "greedy": 0.8, "master": 0.25}[bot]
    size, reach = len(roles), 98.0 / math.sqrt(games)
    cells: list[list[ReportValue | None]] = [[None] * size for _ in roles]
    for one in range(size):
        for other in range(one):
            value = 50.0 + strength * random.Random(f"{one} {other}").gauss(0.0, 9.0)
            cells[one][other] = number(value, reach, 0, 100)
            cells[other][one] = number(100.0 - value, reach, 0, 100)
    weights = [max(0.0, random.Random(f"{bot} {n}").gauss(0.6, 0.6)) for n in range(size)]
    mixture = [round(100.0 * weight / sum(weights), 3) for weight in weights]
    return MatchupTable(bot, games, [ReportRole(subject, name) for subject, name in roles], cells, mixture)


def without_opening_value(card: CardStatistics) -> CardStatistics:
    """Return the statistics without opening and drawn values, as for a move that every seat has."""
    values = {name: getattr(card, name) for name in card.__dataclass_fields__}
    return CardStatistics(**{**values, "opening_value": None, "drawn_value": None, "is_significant": False})


REPORTS = {"fight": fight, "dragon-punch": dragon_punch, "kung-fu-2019": kung_fu_2019}
