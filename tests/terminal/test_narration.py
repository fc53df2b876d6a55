"""Consecutive actions by one player are combined into one readable sentence."""

import pytest

from kwoon import registry
from kwoon.core.events import EVERYONE, HIDDEN, Event
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.narration import Narrator

NAMES = ["Fan", "Greedy (bot) 1", "Greedy (bot) 2"]


def narrate(game: str, *events: tuple[str, int, list[str], int], seat: int = 0) -> list[str]:
    """Return the sentences that `seat` reads about these events (kind, seat, cards, number)."""
    loaded = registry.load_game(game, 3 if game.startswith("kung-fu-") else None)
    ids = [face.id for face in loaded.faces]
    narrator = Narrator(loaded.text, make_board(game, loaded, True), Reader(NAMES, seat))
    event_list = []
    for word, seat_of_event, cards, number in events:
        event_list.append(
            Event(word, seat_of_event, [ids.index(card) if card else HIDDEN for card in cards], number, EVERYONE)
        )
    return narrator.narration_sentences(event_list)


@pytest.mark.parametrize(
    ("seat_of_event", "adds"), [(0, "You add"), (1, "Greedy (bot) 1 adds"), (2, "Greedy (bot) 2 adds")]
)
def test_consecutive_cards_of_one_player_are_merged(seat_of_event: int, adds: str) -> None:
    events = [
        ("enhance", seat_of_event, ["combo-attack"], 0),
        ("enhance", seat_of_event, ["flying"], 2),
        ("enhance", seat_of_event, ["wild"], 2),
    ]
    assert narrate("kung-fu-2019", *events) == [f"{adds} Combo Attack: +0, Flying: +2, Wild: +2."]


def test_merged_sentence_keeps_two_word_verb() -> None:
    assert narrate("kung-fu-2019", ("weapon", 0, ["fan"], 0), ("weapon", 0, ["sword"], 0)) == [
        "You take up Fan, Sword."
    ]
    events = [("weapon", 0, ["fan"], 0), ("weapon", 0, ["sword"], 0)]
    # A player may have the name of a card.
    assert narrate("kung-fu-2019", *events, seat=1) == ["Fan takes up Fan.", "Fan takes up Sword."]


def test_merged_sentence_keeps_shared_ending_once() -> None:
    events = [("return", 1, ["sword"], 0), ("return", 1, ["crane-stance"], 0)]
    assert narrate("kung-fu-2014", *events) == ["Greedy (bot) 1 takes Sword, Crane Stance back."]


def test_merged_sentence_keeps_card_order() -> None:
    events = [("drop", 1, ["sword", "fan"], 0), ("drop", 1, ["table", "fan"], 0)]
    assert narrate("kung-fu-2019", *events) == ["Greedy (bot) 1 discards Sword, Fan, Table, Fan."]


def test_identical_sentences_are_counted() -> None:
    events = [("pass-card", 1, [""], 0), ("pass-card", 1, [""], 0), ("pass-card", 1, ["kick"], 0)]
    expected = ["Greedy (bot) 1 passes a card to you, twice.", "Greedy (bot) 1 passes Kick to you."]
    assert narrate("kung-fu-2019", *events) == expected


def test_different_players_or_actions_are_not_merged() -> None:
    events = [("enhance", 1, ["flying"], 2), ("enhance", 2, ["wild"], 1), ("block", 2, ["fan"], 0)]
    assert narrate("kung-fu-2019", *events) == [
        "Greedy (bot) 1 adds Flying: +2.",
        "Greedy (bot) 2 adds Wild: +1.",
        "Greedy (bot) 2 blocks with Fan.",
    ]
    events = [("face", 1, ["face-me"], 2), ("face", 1, ["face-me"], 0)]
    assert narrate("kung-fu-2019", *events) == [
        "Greedy (bot) 1 steps in for Greedy (bot) 2 with Face Me.",
        "Greedy (bot) 1 steps in for you with Face Me.",
    ]


def test_two_hits_of_one_move_are_not_merged() -> None:
    events = [("hit-alone", 0, ["combo-kick", "taunt"], 0), ("hit-alone", 0, ["combo-kick", "taunt"], 1)]
    expected = ["Your Combo Kick (high) hits for 2.", "Your Combo Kick (low) hits for 1."]
    assert narrate("dragon-punch", *events) == expected


def test_events_in_three_arenas_are_merged() -> None:
    events = [("team", 1, ["ringo", "yaou"], 1), ("team", 1, ["ringo"], 2), ("team", 1, ["raihuu"], 3)]
    expected = ["Greedy (bot) 1 sends to arena 1: Ringo with Yaou; arena 2: Ringo; arena 3: Raihuu."]
    assert narrate("kung-fur-fight", *events) == expected
    events = [("reward", -1, ["mushroom"], 1), ("reward", -1, ["ginseng"], 2), ("reward", -1, ["ginseng"], 3)]
    assert narrate("kung-fur-fight", *events) == [
        "Up for grabs in arena 1: Mushroom; arena 2: Ginseng; arena 3: Ginseng."
    ]
