"""Consecutive actions by one player are combined into one readable sentence."""

import pytest

from kwoon import registry
from kwoon.core.events import EVERYONE, HIDDEN, Event
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import use_language
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
    ("seat_of_event", "draws"), [(0, "You draw"), (1, "Greedy (bot) 1 draws"), (2, "Greedy (bot) 2 draws")]
)
def test_consecutive_cards_of_one_player_are_merged(seat_of_event: int, draws: str) -> None:
    events = [("draw", seat_of_event, [card], 0) for card in ("flying", "wild", "fan")]
    assert narrate("kung-fu-2019", *events) == [f"{draws} Flying, Wild, Fan."]


def test_cards_with_numbers_are_not_merged() -> None:
    events = [("enhance", 0, ["combo-attack"], 0), ("enhance", 0, ["flying"], 2)]
    assert narrate("kung-fu-2019", *events) == ["You add Combo Attack: +0.", "You add Flying: +2."]


def test_cards_are_merged_in_every_language() -> None:
    events = [("drop", 1, ["sword"], 0), ("drop", 1, ["fan"], 0)]
    with use_language("zh-Hant"):
        (sentence,) = narrate("kung-fu-2019", *events)
    assert sentence == "Greedy (bot) 1 棄掉：長劍、摺扇。"


def test_merged_sentence_keeps_shared_ending_once() -> None:
    events = [("return", 1, ["sword"], 0), ("return", 1, ["crane-stance"], 0)]
    assert narrate("kung-fu-2014", *events) == ["Greedy (bot) 1 takes Sword, Crane Stance back."]


def test_merged_sentence_keeps_card_order() -> None:
    events = [("drop", 1, ["sword", "fan"], 0), ("drop", 1, ["table", "fan"], 0)]
    assert narrate("kung-fu-2019", *events) == ["Greedy (bot) 1 discards Sword, Fan, Table, Fan."]


def test_identical_sentences_are_counted() -> None:
    events = [("pass-card", 1, [""], 0), ("pass-card", 1, [""], 0), ("pass-card", 1, ["kick"], 0)]
    expected = ["Greedy (bot) 1 passes a card to you. (Twice.)", "Greedy (bot) 1 passes Kick to you."]
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
