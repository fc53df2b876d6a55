"""Records that must replay identically forever.

All games were played at random unless stated otherwise.

- FIGHT: `points` ends both rounds by points in few moves. In `depletion`, the deck runs out in the first round, and
  coins decide a drawn turn and an equal one. In `concession`, moves are taken back, and one side concedes while the
  other's card is sealed.

- Dragon Punch: one record for each mode, two of them with moves taken back, and two with double knockouts. In edition
  1, the third double knockout ends the game. In edition 2, the game continues after five.

- Kung Fur Fight: four endings under edition 1, namely no spirit left, four victories ahead, an empty pile, and a draw
  with moves taken back. In two more records, under edition 2, players leave an ability and a token unused and choose
  the order of rewards.

- KungFu Fighting (2014): two, three and six seats, played by greedy bots with some random moves and moves taken back.

- Kung Fu Fighting! (2019): two, four and six seats without teams, with the original deck and with expansion and
  archetypes; three seats; and each team format, with some moves taken back. In `kung-fu-2019-2-expansion`, a player
  without cards begins a turn in Still Water Stance. These records predate some card changes. `duel`, `free` and `teams`
  have the changed cards, and a player gives up a Weapon or Stance before drawing. `evened` and `challenges` are from
  edition 2.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import kwoon.games
from kwoon.core.definition import GameDefinition
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE, TAKE_BACK
from kwoon.core.record import RecordReplay, format_end_line, replay
from kwoon.games import GAMES
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.registry import load_game, load_game_of_record
from tests.interpreted_rules import SLOW

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
"""Event kinds that must occur, by record."""
GOLDEN = sorted(HERE.glob("*.record"))
PREFIX_STEP = 16 if SLOW else 1
"""Every prefix is replayed from the beginning, so interpreted rules check only some of them."""

for_every_golden_record = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


def event_kinds(name: str) -> list[str]:
    text = HERE.joinpath(f"{name}.record").read_text(encoding="utf-8")
    log = EventLog()
    replay(text, load_game_of_record(text)[0].game, log)
    return [event.kind for event in log.take_events()]


def test_golden_record_files_are_complete() -> None:
    fight = ["concession", "depletion", "points"]
    dragon_punch = ["dragon-punch-custom", "dragon-punch-duel", "dragon-punch-tag-team"]
    dragon_punch += ["dragon-punch-knockouts-1", "dragon-punch-knockouts-2"]
    kung_fur_fight = [f"kung-fur-fight-{end}" for end in ("defeated", "draw", "pile", "victory")]
    kung_fur_fight += ["kung-fur-fight-unused-ability", "kung-fur-fight-unused-token"]
    kung_fu_2014 = [f"kung-fu-2014-{seats}" for seats in (2, 3, 6)]
    kung_fu_2019 = ["kung-fu-2019-2-expansion", *[f"kung-fu-2019-{table}" for table in KUNG_FU_2019]]
    expected_names = fight + dragon_punch + kung_fur_fight + kung_fu_2014 + kung_fu_2019
    assert sorted(file.stem for file in GOLDEN) == sorted(expected_names)


@for_every_golden_record
def test_golden_record_replays_to_its_outcome_and_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    loaded, header = load_game_of_record(text)
    match = replay(text, loaded.game)
    outcome = match.state.outcome()
    assert outcome is not None
    assert text.splitlines()[-2] == format_end_line(outcome)
    assert match.to_text() == text
    assert match.to_text().encode() == file.read_bytes()
    assert len(header.names) == header.seats


@for_every_golden_record
def test_golden_record_with_other_line_endings_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    loaded, _ = load_game_of_record(text)
    assert replay(text.replace("\n", "\r\n"), loaded.game).to_text() == text
    assert replay(text + "\n\n", loaded.game).to_text() == text


@for_every_golden_record
def test_prefix_of_golden_record_replays_as_unfinished_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    loaded, _ = load_game_of_record(text)
    lines = text.splitlines(keepends=True)
    deal = next(at for at, line in enumerate(lines) if line.startswith("deal"))
    for length in range(deal + 1, len(lines) - 2, PREFIX_STEP):
        prefix = "".join(lines[:length])
        match = replay(prefix, loaded.game)
        assert match.state.outcome() is None
        assert match.to_text() == prefix


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_archived_packs_are_named_after_their_fingerprints(definition: GameDefinition) -> None:
    current_fingerprint = load_game(definition.id).pack_fingerprint
    for file in GAMES_FOLDER.joinpath(definition.package.rpartition(".")[2]).glob("archive/*"):
        loaded = definition.load(file.read_text(encoding="utf-8"), file.name, definition.seats[0], {})
        assert file.name == f"{loaded.pack_fingerprint}.toml"
        assert loaded.pack_fingerprint != current_fingerprint


def test_fight_points_record_has_two_rounds_won_by_points() -> None:
    kinds = event_kinds("points")
    assert kinds.count("round-by-points") == 2
    assert "depleted" not in kinds
    assert kinds[-1] == "match"


def test_fight_depletion_record_has_empty_deck_and_coin_flips() -> None:
    kinds = event_kinds("depletion")
    pairs = list(pairwise(kinds))
    assert ("depleted", "round-by-breaker") in pairs
    assert ("nobody", "coin") in pairs
    assert ("even", "coin") in pairs


def test_fight_concession_record_has_take_backs_and_ends_while_card_is_sealed() -> None:
    text = HERE.joinpath("concession.record").read_text(encoding="utf-8")
    replayer = RecordReplay(text, load_game_of_record(text)[0].game)
    sealed: tuple[int, ...] = ()
    while replayer.match.state.outcome() is None:
        sealed = replayer.match.state.draft(0)
        assert replayer.replay_next_line()
    moves = [step.move for step in replayer.match.moves]
    assert moves.count(TAKE_BACK) == 6
    assert moves[-1] == CONCEDE
    assert sealed != ()


def test_dragon_punch_third_double_knockout_ends_game_only_in_edition_1() -> None:
    first, second = event_kinds("dragon-punch-knockouts-1"), event_kinds("dragon-punch-knockouts-2")
    assert first.count("round-double") == 3
    assert first[-2:] == ["round-double", "stalemate"]
    assert second.count("round-double") == 5
    assert second.count("round-won") == 2
    assert second[-1] == "match"


def test_kung_fur_fight_records_have_every_combat_decision_and_token() -> None:
    kinds = {word for end in ("defeated", "draw", "pile", "victory") for word in event_kinds(f"kung-fur-fight-{end}")}
    assert {"coin", "throw", "add", "remove", "look", "bury", "peach", "apple", "turned", "spared"} <= kinds
    assert {"coconut", "mushrooms", "hua", "hua-lost", "raihuu", "steal", "limit-token"} <= kinds
    assert {"crowded-out", "skipped", "tie", "dish", "delicacy", "pass", "recover"} <= kinds


@pytest.mark.parametrize("unused", ["ability", "token"])
def test_kung_fur_fight_edition_2_records_have_unused_abilities_and_tokens(unused: str) -> None:
    text = HERE.joinpath(f"kung-fur-fight-unused-{unused}.record").read_text(encoding="utf-8")
    loaded, header = load_game_of_record(text)
    assert loaded.options == header.options == {"dogs": "drawn", "rewards": "winner chooses", "edition": "2"}
    assert f"{unused}-unused" in event_kinds(f"kung-fur-fight-unused-{unused}")
    assert f" leave {unused} :" in text
    assert " take " in text


@pytest.mark.parametrize("end", ["defeated", "draw", "pile", "victory"])
def test_kung_fur_fight_records_without_edition_use_edition_1(end: str) -> None:
    text = HERE.joinpath(f"kung-fur-fight-{end}.record").read_text(encoding="utf-8")
    assert "option edition" not in text
    assert load_game_of_record(text)[0].options["edition"] == "1"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_kung_fu_2014_records_have_counterattacks_costs_and_eliminations(seats: int) -> None:
    kinds = event_kinds(f"kung-fu-2014-{seats}")
    assert kinds.count("out") == seats - 1
    assert {"counterattack", "strip", "exchange", "pay", "return", "break", "random", "lose", "gain"} <= set(kinds)
    assert seats == 2 or {"reshuffle", "spread"} <= set(kinds)
    assert kinds[-1] == "end-last"


@pytest.mark.parametrize("table", KUNG_FU_2019)
def test_kung_fu_2019_records_have_required_events_of_their_table(table: str) -> None:
    kinds = event_kinds(f"kung-fu-2019-{table}")
    assert KUNG_FU_2019[table] | {"counterattack", "out"} <= set(kinds)
    assert "end-last" in kinds


def test_kung_fu_2019_archived_pack_skips_discard_prompt_for_empty_hand() -> None:
    text = HERE.joinpath("kung-fu-2019-2-expansion.record").read_text(encoding="utf-8")
    loaded, _ = load_game_of_record(text)
    water = next(card for card, face in enumerate(loaded.faces) if face.id == "still-water-stance")
    replayer = RecordReplay(text, loaded.game)
    state = replayer.match.state
    assert isinstance(state, KungFu2019State)
    skipped_discards = 0
    empty = False
    while replayer.replay_next_line():
        prompted = [(prompt.seat, prompt.kind) for prompt in state.prompts()]
        skipped_discards += empty and prompted == [(state.active, "prepare")] and len(state.hands[state.active]) == 6
        later = 1 - state.active
        empty = not state.hands[later] and state.stance[later] == water
    assert skipped_discards == 1


@pytest.mark.parametrize(
    ("table", "cards"),
    [
        ("duel", {"rope-dart", "slow-motion", "across-the-room"}),
        ("free", {"bo-staff", "across-the-room"}),
        ("teams", {"bo-staff", "hold-him-still"}),
    ],
)
def test_kung_fu_2019_revision_2_records_use_new_cards_and_drop_before_drawing(table: str, cards: set[str]) -> None:
    text = HERE.joinpath(f"kung-fu-2019-{table}.record").read_text(encoding="utf-8")
    loaded, header = load_game_of_record(text)
    assert header.pack == "27262754b94301ef"
    log = EventLog()
    replayer = RecordReplay(text, loaded.game, log)
    early_drops = 0
    prompted = True
    while prompted:
        before = {prompt.seat: prompt.kind for prompt in replayer.match.state.prompts()}
        prompted = replayer.replay_next_line()
        step = replayer.match.moves[-1]
        early_drops += before.get(step.seat) == "discard" and loaded.game.format_move(max(step.move, 0)).startswith(
            "drop"
        )
    assert early_drops
    played = [event for event in log.take_events() if event.kind in ("enhance", "strike", "weapon")]
    assert cards <= {loaded.faces[card].id for event in played for card in event.cards}


@pytest.mark.parametrize("table", ["evened", "challenges"])
def test_kung_fu_2019_edition_2_records_use_its_rules(table: str) -> None:
    text = HERE.joinpath(f"kung-fu-2019-{table}.record").read_text(encoding="utf-8")
    loaded, header = load_game_of_record(text)
    assert (header.pack, header.options["edition"]) == (load_game("kung-fu-2019").pack_fingerprint, "2")
    names = [face.id for face in loaded.faces]
    log = EventLog()
    replayer = RecordReplay(text, loaded.game, log)
    state = replayer.match.state
    assert isinstance(state, KungFu2019State)
    features_seen: set[str] = set()
    while replayer.replay_next_line():
        for event in log.take_events():
            if event.kind == "face":
                features_seen.add(names[event.cards[0]])
            elif event.kind == "hurl" and event.number > 4:
                features_seen.add("named bonus")
        if state.turn > 1 and 17 in state.chi and 17 in state.max_chi:
            features_seen.add("limit")
        for seat in range(state.seats):
            waiting_companion = (
                names.index("military-training") in state.unattached_companions[seat] and state.weapon[seat] >= 0
            )
            if waiting_companion or (
                names.index("perfect-technique") in state.unattached_companions[seat] and state.stance[seat] >= 0
            ):
                features_seen.add("waiting companion")
    expected = {"evened": {"named bonus", "limit", "face-me"}, "challenges": {"waiting companion", "trading-places"}}
    assert expected[table] <= features_seen
