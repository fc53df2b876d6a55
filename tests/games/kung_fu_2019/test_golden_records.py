"""What happens in the golden records of Kung Fu Fighting! (2019).

There are records without teams for two, four and six seats, with the original deck and with expansion and archetypes;
for three seats; and for each team format, with some moves taken back. In `kung-fu-2019-2-expansion`, a player without
cards begins a turn in Still Water Stance. These records predate some card changes. `duel`, `free` and `teams` have the
changed cards, and a player gives up a Weapon or Stance before drawing. `evened` and `challenges` are from edition 2.
"""

from __future__ import annotations

import pytest

from kwoon.core.events import EventLog
from kwoon.core.record import RecordReplay
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.registry import load_game, load_game_of_record
from tests.records.test_golden_records import HERE, event_kinds

EVENTS_BY_TABLE = {
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


@pytest.mark.parametrize("table", EVENTS_BY_TABLE)
def test_records_have_required_events_of_their_table(table: str) -> None:
    kinds = event_kinds(f"kung-fu-2019-{table}")
    assert EVENTS_BY_TABLE[table] | {"counterattack", "out"} <= set(kinds)
    assert "end-last" in kinds


def test_archived_pack_skips_discard_prompt_for_empty_hand() -> None:
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
def test_revision_2_records_use_new_cards_and_drop_before_drawing(table: str, cards: set[str]) -> None:
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
def test_edition_2_records_use_its_rules(table: str) -> None:
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
