"""Consecutive actions of one player are combined into one readable sentence."""

import pytest

from kwoon import registry
from kwoon.core.events import EVERYONE, HIDDEN, Event
from kwoon.core.game_text import Audience
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.narration import Narrator

NAMES = ["Fan", "Greedy (bot) 1", "Greedy (bot) 2"]


def told(game: str, *events: tuple[str, int, list[str], int], seat: int = 0) -> list[str]:
    """Return events (kind, seat, cards, number) as `seat` reads them."""
    opened = registry.load_game(game, 3 if game.startswith("kung-fu-") else None)
    ids = [face.id for face in opened.faces]
    story = Narrator(opened.text, make_board(game, opened, True), Audience(NAMES, seat))
    made = []
    for word, who, cards, number in events:
        made.append(Event(word, who, [ids.index(card) if card else HIDDEN for card in cards], number, EVERYONE))
    return story.narration_text(made)


@pytest.mark.parametrize(("who", "adds"), [(0, "You add"), (1, "Greedy (bot) 1 adds"), (2, "Greedy (bot) 2 adds")])
def test_whoever_adds_two_cards_is_named_once(who: int, adds: str) -> None:
    events = [("enhance", who, ["combo-attack"], 0), ("enhance", who, ["flying"], 2), ("enhance", who, ["wild"], 2)]
    assert told("kung-fu-2019", *events) == [f"{adds} Combo Attack: +0, Flying: +2, Wild: +2."]


def test_a_verb_of_two_words_is_said_once() -> None:
    assert told("kung-fu-2019", ("weapon", 0, ["fan"], 0), ("weapon", 0, ["sword"], 0)) == ["You take up Fan, Sword."]
    events = [("weapon", 0, ["fan"], 0), ("weapon", 0, ["sword"], 0)]
    # A player may have the name of a card.
    assert told("kung-fu-2019", *events, seat=1) == ["Fan takes up Fan.", "Fan takes up Sword."]


def test_what_is_the_same_behind_both_cards_is_said_once() -> None:
    events = [("return", 1, ["sword"], 0), ("return", 1, ["crane-stance"], 0)]
    assert told("kung-fu-2014", *events) == ["Greedy (bot) 1 takes Sword, Crane Stance back."]


def test_several_cards_at_a_time_stay_in_their_order() -> None:
    events = [("drop", 1, ["sword", "fan"], 0), ("drop", 1, ["table", "fan"], 0)]
    assert told("kung-fu-2019", *events) == ["Greedy (bot) 1 discards Sword, Fan, Table, Fan."]


def test_the_same_again_is_counted() -> None:
    events = [("pass-card", 1, [""], 0), ("pass-card", 1, [""], 0), ("pass-card", 1, ["kick"], 0)]
    said = ["Greedy (bot) 1 passes a card to you, twice.", "Greedy (bot) 1 passes Kick to you."]
    assert told("kung-fu-2019", *events) == said


def test_other_people_and_other_things_get_a_sentence_each() -> None:
    events = [("enhance", 1, ["flying"], 2), ("enhance", 2, ["wild"], 1), ("block", 2, ["fan"], 0)]
    assert told("kung-fu-2019", *events) == [
        "Greedy (bot) 1 adds Flying: +2.",
        "Greedy (bot) 2 adds Wild: +1.",
        "Greedy (bot) 2 blocks with Fan.",
    ]
    events = [("face", 1, ["face-me"], 2), ("face", 1, ["face-me"], 0)]
    assert told("kung-fu-2019", *events) == [
        "Greedy (bot) 1 plays Face Me and takes Greedy (bot) 2's place.",
        "Greedy (bot) 1 plays Face Me and takes your place.",
    ]


def test_two_blows_of_one_move_are_told_whole() -> None:
    events = [("hit-alone", 0, ["combo-kick", "taunt"], 0), ("hit-alone", 0, ["combo-kick", "taunt"], 1)]
    said = ["Your Combo Kick (high) hits for 2.", "Your Combo Kick (low) hits for 1."]
    assert told("dragon-punch", *events) == said


def test_three_arenas_are_told_in_one_breath() -> None:
    events = [("team", 1, ["ringo", "yaou"], 1), ("team", 1, ["ringo"], 2), ("team", 1, ["raihuu"], 3)]
    said = ["Greedy (bot) 1 sends to arena 1: Ringo leads Yaou; arena 2: Ringo; arena 3: Raihuu."]
    assert told("kung-fur-fight", *events) == said
    events = [("reward", -1, ["mushroom"], 1), ("reward", -1, ["ginseng"], 2), ("reward", -1, ["ginseng"], 3)]
    assert told("kung-fur-fight", *events) == ["On arena 1: Mushroom; arena 2: Ginseng; arena 3: Ginseng."]
