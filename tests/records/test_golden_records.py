"""Records that must replay identically forever.

Each was played at random. FIGHT: `points` ends both rounds by points in few moves; in `depletion` the deck of the first
round runs out, and coins decide a drawn turn and an equal one; in `concession` moves are taken back and one side
concedes while the other's card is sealed. Dragon Punch has one record of each mode, two of them with moves taken back,
and two with double knockouts: the third ends the game of edition 1, the game of edition 2 continues after five. Kung
Fur Fight has four endings: no spirit left, four victories ahead, an empty pile, and a draw, the last one with moves
taken back; these are of edition 1, and two of edition 2 leave an ability and a token unused and choose the order of
rewards. KungFu Fighting (2014) has records for two, three and six seats, by greedy bots with occasional random moves
and moves taken back. Kung Fu Fighting! (2019) has two, four and six seats without teams with the original deck, and
with expansion and archetypes; three seats; and one of each team format, with some moves taken back; in
`kung-fu-2019-2-expansion` a player without cards begins a turn in Still Water Stance. All of these predate some card
changes; `duel`, `free` and `teams` have the changed cards, and a player gives up a Weapon or Stance before drawing.
`evened` and `challenges` are of edition 2.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import kwoon.games
from kwoon.core.definition import GameDefinition
from kwoon.core.events import Log
from kwoon.core.game import CONCEDE, TAKE_BACK
from kwoon.core.record import RecordReplay, end_line, replay
from kwoon.games import GAMES
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.registry import load_game, load_game_of_record
from tests.slow import SLOW

HERE = Path(__file__).parent
GAMES_FOLDER = Path(kwoon.games.__file__).parent
KUNG_FU_2019 = {
    "2": {"ignore", "replace", "restore"},
    "2-archetypes": {"choose", "attach", "take"},
    "3": {"dealt", "face"},
    "4": {"face", "split", "ignore"},
    "4-archetypes": {"dealt", "attach", "face", "pass-on"},
    "6": {"face", "split", "strike"},
    "6-archetypes": {"dealt", "face", "split"},
    "2v2": {"pass-card", "special", "block-for"},
    "3v3": {"dealt", "pass-card", "special", "block-for"},
    "2v2v2": {"choose", "pass-card", "face"},
    "duel": {"drop"},
    "free": {"drop", "dealt", "face", "split"},
    "teams": {"drop", "pass-card", "special", "block-for"},
    "evened": {"hurl", "face", "gain"},
    "challenges": {"face", "pass-card", "take"},
}
"""Event kinds that must occur, by table."""
GOLDEN = sorted(HERE.glob("*.record"))
EVERY = 16 if SLOW else 1
"""Every prefix is replayed from the beginning, so interpreted rules check only some."""

golden = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


def words(name: str) -> list[str]:
    """Return the kinds of all events in a game."""
    text = HERE.joinpath(f"{name}.record").read_text(encoding="utf-8")
    log = Log()
    replay(text, load_game_of_record(text)[0].game, log)
    return [event.kind for event in log.take()]


def test_they_are_all_there() -> None:
    fight = ["concession", "depletion", "points"]
    dragon_punch = ["dragon-punch-custom", "dragon-punch-duel", "dragon-punch-tag-team"]
    dragon_punch += ["dragon-punch-knockouts-1", "dragon-punch-knockouts-2"]
    kung_fur_fight = [f"kung-fur-fight-{end}" for end in ("defeated", "draw", "pile", "victory")]
    kung_fur_fight += ["kung-fur-fight-unused-ability", "kung-fur-fight-unused-token"]
    kung_fu_2014 = [f"kung-fu-2014-{seats}" for seats in (2, 3, 6)]
    kung_fu_2019 = ["kung-fu-2019-2-expansion", *[f"kung-fu-2019-{table}" for table in KUNG_FU_2019]]
    every = fight + dragon_punch + kung_fur_fight + kung_fu_2014 + kung_fu_2019
    assert sorted(file.stem for file in GOLDEN) == sorted(every)


@golden
def test_it_replays_to_the_end_that_is_written_and_writes_itself_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    opened, head = load_game_of_record(text)
    bout = replay(text, opened.game)
    outcome = bout.state.outcome()
    assert outcome is not None
    assert text.splitlines()[-2] == end_line(outcome)
    assert bout.to_text() == text
    assert bout.to_text().encode() == file.read_bytes()
    assert len(head.names) == head.seats


@golden
def test_lines_may_end_as_on_other_systems(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    opened, _ = load_game_of_record(text)
    assert replay(text.replace("\n", "\r\n"), opened.game).to_text() == text
    assert replay(text + "\n\n", opened.game).to_text() == text


@golden
def test_every_part_of_it_is_a_game_that_is_not_over(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    opened, _ = load_game_of_record(text)
    lines = text.splitlines(keepends=True)
    deal = next(at for at, line in enumerate(lines) if line.startswith("deal"))
    for length in range(deal + 1, len(lines) - 2, EVERY):
        part = "".join(lines[:length])
        bout = replay(part, opened.game)
        assert bout.state.outcome() is None
        assert bout.to_text() == part


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.id)
def test_cards_of_before_are_called_by_their_fingerprint(box: GameDefinition) -> None:
    today = load_game(box.id).pack_fingerprint
    for file in GAMES_FOLDER.joinpath(box.folder).glob("archive/*"):
        opened = box.load(file.read_text(encoding="utf-8"), file.name, box.seats[0], {})
        assert file.name == f"{opened.pack_fingerprint}.toml"
        assert opened.pack_fingerprint != today


def test_points_is_won_by_points_twice() -> None:
    happened = words("points")
    assert happened.count("round-by-points") == 2
    assert "depleted" not in happened
    assert happened[-1] == "match"


def test_depletion_uses_up_the_deck_and_coins_decide_turns() -> None:
    happened = words("depletion")
    pairs = list(pairwise(happened))
    assert ("depleted", "round-by-breaker") in pairs
    assert ("nobody", "coin") in pairs
    assert ("even", "coin") in pairs


def test_concession_has_answers_taken_back_and_ends_while_a_card_lies_sealed() -> None:
    text = HERE.joinpath("concession.record").read_text(encoding="utf-8")
    walk = RecordReplay(text, load_game_of_record(text)[0].game)
    sealed: tuple[int, ...] = ()
    while walk.match.state.outcome() is None:
        sealed = walk.match.state.draft(0)
        assert walk.step()
    moves = [step.move for step in walk.match.moves]
    assert moves.count(TAKE_BACK) == 6
    assert moves[-1] == CONCEDE
    assert sealed != ()


def test_dragon_punch_three_double_knockouts_end_the_game_in_edition_1_only() -> None:
    first, second = words("dragon-punch-knockouts-1"), words("dragon-punch-knockouts-2")
    assert first.count("round-double") == 3
    assert first[-2:] == ["round-double", "stalemate"]
    assert second.count("round-double") == 5
    assert second.count("round-won") == 2
    assert second[-1] == "match"


def test_kung_fur_fight_has_every_decision_in_mid_combat_and_every_kind_of_token() -> None:
    happened = {word for end in ("defeated", "draw", "pile", "victory") for word in words(f"kung-fur-fight-{end}")}
    assert {"coin", "throw", "add", "remove", "look", "bury", "peach", "apple", "turned", "spared"} <= happened
    assert {"coconut", "mushrooms", "hua", "hua-lost", "raihuu", "steal", "limit-token"} <= happened
    assert {"crowded-out", "skipped", "tie", "dish", "delicacy", "pass", "recover"} <= happened


@pytest.mark.parametrize("what", ["ability", "token"])
def test_kung_fur_fight_has_unused_abilities_in_its_second_edition(what: str) -> None:
    text = HERE.joinpath(f"kung-fur-fight-unused-{what}.record").read_text(encoding="utf-8")
    opened, head = load_game_of_record(text)
    assert opened.options == head.options == {"dogs": "drawn", "rewards": "winner chooses", "edition": "2"}
    assert f"{what}-unused" in words(f"kung-fur-fight-unused-{what}")
    assert f" leave {what} :" in text
    assert " take " in text


@pytest.mark.parametrize("end", ["defeated", "draw", "pile", "victory"])
def test_kung_fur_fight_records_without_an_edition_keep_to_the_first(end: str) -> None:
    text = HERE.joinpath(f"kung-fur-fight-{end}.record").read_text(encoding="utf-8")
    assert "option edition" not in text
    assert load_game_of_record(text)[0].options["edition"] == "1"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_kung_fu_2014_has_chains_prices_and_eliminations(seats: int) -> None:
    happened = words(f"kung-fu-2014-{seats}")
    assert happened.count("out") == seats - 1
    assert {"counterattack", "strip", "exchange", "pay", "return", "break", "random", "lose", "gain"} <= set(happened)
    assert seats == 2 or {"reshuffle", "spread"} <= set(happened)
    assert happened[-1] == "end-last"


@pytest.mark.parametrize("table", KUNG_FU_2019)
def test_kung_fu_2019_has_counterattacks_and_what_belongs_to_its_tables(table: str) -> None:
    happened = words(f"kung-fu-2019-{table}")
    assert KUNG_FU_2019[table] | {"counterattack", "out"} <= set(happened)
    assert "end-last" in happened


def test_kung_fu_2019_with_cards_of_before_does_not_ask_an_empty_hand() -> None:
    text = HERE.joinpath("kung-fu-2019-2-expansion.record").read_text(encoding="utf-8")
    opened, _ = load_game_of_record(text)
    water = next(card for card, face in enumerate(opened.faces) if face.id == "still-water-stance")
    walk = RecordReplay(text, opened.game)
    state = walk.match.state
    assert isinstance(state, KungFu2019State)
    at_once = 0
    empty = False
    while walk.step():
        asked = [(ask.seat, ask.kind) for ask in state.prompts()]
        at_once += empty and asked == [(state.active, "prepare")] and len(state.hands[state.active]) == 6
        later = 1 - state.active
        empty = not state.hands[later] and state.stance[later] == water
    assert at_once == 1


@pytest.mark.parametrize(
    ("table", "cards"),
    [
        ("duel", {"rope-dart", "slow-motion", "across-the-room"}),
        ("free", {"bo-staff", "across-the-room"}),
        ("teams", {"bo-staff", "hold-him-still"}),
    ],
)
def test_kung_fu_2019_has_the_cards_of_revision_2_and_what_is_given_up_before_the_draw(
    table: str, cards: set[str]
) -> None:
    text = HERE.joinpath(f"kung-fu-2019-{table}.record").read_text(encoding="utf-8")
    opened, head = load_game_of_record(text)
    assert head.pack == "27262754b94301ef"
    log = Log()
    walk = RecordReplay(text, opened.game, log)
    early = 0
    asked = True
    while asked:
        before = {ask.seat: ask.kind for ask in walk.match.state.prompts()}
        asked = walk.step()
        step = walk.match.moves[-1]
        early += before.get(step.seat) == "discard" and opened.game.format_move(max(step.move, 0)).startswith("drop")
    assert early
    played = [event for event in log.take() if event.kind in ("enhance", "strike", "weapon")]
    assert cards <= {opened.faces[card].id for event in played for card in event.cards}


@pytest.mark.parametrize("table", ["evened", "challenges"])
def test_kung_fu_2019_second_edition_records_use_its_rules(table: str) -> None:
    text = HERE.joinpath(f"kung-fu-2019-{table}.record").read_text(encoding="utf-8")
    opened, head = load_game_of_record(text)
    assert (head.pack, head.options["edition"]) == (load_game("kung-fu-2019").pack_fingerprint, "2")
    names = [face.id for face in opened.faces]
    log = Log()
    walk = RecordReplay(text, opened.game, log)
    state = walk.match.state
    assert isinstance(state, KungFu2019State)
    found: set[str] = set()
    while walk.step():
        for event in log.take():
            if event.kind == "face":
                found.add(names[event.cards[0]])
            elif event.kind == "hurl" and event.number > 4:
                found.add("named bonus")
        if state.turn > 1 and 17 in state.chi and 17 in state.max_chi:
            found.add("limit")
        for seat in range(state.seats):
            training = names.index("military-training") in state.unattached_companions[seat] and state.weapon[seat] >= 0
            if training or (
                names.index("perfect-technique") in state.unattached_companions[seat] and state.stance[seat] >= 0
            ):
                found.add("waiting companion")
    wanted = {"evened": {"named bonus", "limit", "face-me"}, "challenges": {"waiting companion", "trading-places"}}
    assert wanted[table] <= found
