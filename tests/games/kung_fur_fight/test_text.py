"""Log text: every gain and loss names its card, and the line about the end of the game gives the score."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event
from kwoon.games.kung_fur_fight.text.text import FurText
from kwoon.localization.formatter import Reader
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, KungFurFixture

# fmt: off
EVENT_KINDS = [
    "factions", "round", "reward", "crowded-out", "team", "pass", "peach", "raihuu-token", "arena", "skipped",
    "limit", "dish", "delicacy", "delicacy-by-chef", "recover", "recover-by-pass", "over", "score", "concede",
    "coin", "throw", "add", "add-nobody", "remove", "remove-nobody", "ability-unused", "token-unused",
    "base", "ignored", "weapons", "coconut", "mushrooms", "hua", "raihuu", "ability", "total", "steal", "apple",
    "turned", "tie", "win",
    "gain-vp", "gain-sp", "lose-sp", "spared", "gain", "take-weapons", "mushroom-token", "no-mushroom", "limit-token",
    "look", "bury", "back", "hua-left", "hua-lost",
]
# fmt: on


def log_lines(table: KungFurFixture, seat: int = DOGS) -> list[str]:
    text = FurText(table.game)
    lines = [
        Reader(["Ann", "Bo"], seat).say(text.describe_event(event.as_seen_by(seat)))
        for event in table.log.take_events()
    ]
    return [line for line in lines if line]


def log_lines_of_round(table: KungFurFixture, dogs: str, cats: str) -> list[str]:
    table.log.take_events()
    table.play_round(dogs, cats)
    return log_lines(table)


def test_gained_weapons_log_names_card() -> None:
    lines = log_lines_of_round(KungFurFixture("kiwano destroy crash"), "lead 1 ban, lead 2 yue", "lead 3 hikaru")
    assert "Kiwano brings you 5 Hidden Weapons." in lines
    assert "滅 DESTROY brings you 2 Hidden Weapons." in lines
    assert "Hikaru brings Bo 3 Hidden Weapons." in lines
    lines = log_lines_of_round(KungFurFixture(), "", "lead 1 masaru")
    assert "Masaru brings Bo 4 Hidden Weapons." in lines


def test_empty_warehouse_log_names_card() -> None:
    table = KungFurFixture()
    table.set_weapons(CATS, table.state.weapon_stock + table.state.sides[CATS].unused_weapons)
    lines = log_lines_of_round(table, "", "lead 1 masaru")
    assert "Masaru brings Bo nothing: the Warehouse is out of Hidden Weapons." in lines


def test_returned_animals_log_names_cause() -> None:
    lines = log_lines_of_round(KungFurFixture("return crash crash"), "lead 1 yue, assist 1 chai", "lead 2 yaou")
    assert "返 RETURN brings your team back to your hand: Yue, Chai." in lines
    assert "Yaou has won and goes back to Bo's hand." in lines
    assert "返 RETURN costs Bo 2 SP." in lines


def test_recovery_log_names_cause() -> None:
    lines = log_lines_of_round(KungFurFixture(), "lead 1 fu, assist 1 ban", "")
    assert "Your Chef led this round and now serves a Dish. 1 left." in lines
    assert "Both of your resting animals come back." in lines
    assert "Bo passes: nobody fights for them this round." in lines
    assert "Bo's pass brings nobody back: nobody was resting." in lines
    lines = log_lines_of_round(KungFurFixture("ginseng peach apple"), "lead 1 ban", "lead 2 yaou")
    assert "Ginseng brings back your resting animal." in lines


def test_spent_delicacy_log_names_reason() -> None:
    table = KungFurFixture()
    table.state.sides[DOGS].dishes = 0
    lines = log_lines_of_round(table, "lead 1 fu", "lead 1 yaou")
    assert "Your Chef led this round and, with no Dishes left, now serves the Delicacy." in lines
    table = KungFurFixture()
    table.state.sides[CATS].sp = 4
    lines = log_lines_of_round(table, "lead 1 ban", "lead 2 yaou")
    assert "Bo's SP fell to 4 or fewer: time for the Delicacy." in lines
    assert "Bo's SP are running low: their Card Limit rises to 5." in lines


def test_losses_and_points_log_names_cards() -> None:
    table = KungFurFixture("shock block power")
    table.give_cards(DOGS, "boshark ming")
    table.state.sides[DOGS].sp = 11
    lines = log_lines_of_round(table, "lead 1 boshark, lead 2 ming, lead 3 yue", "")
    for line in (
        "BoShark costs Bo 2 SP.",
        "震 SHOCK costs Bo 1 SP.",
        "震 SHOCK brings you 1 VP.",
        "Ming brings you 2 VP.",
        "封 BLOCK lowers Bo's Card Limit by 1 next round.",
        "威 POWER brings you 1 SP.",
        "You gain 1 VP.",
    ):
        assert line in lines


def test_mushroom_without_room_is_logged() -> None:
    table = KungFurFixture("mushroom peach apple")
    table.state.sides[DOGS].arena_sides[0].mushrooms = 2
    table.state.mushroom_stock -= 2
    assert "Mushroom does nothing: there's no Mushroom token left, or no room for one." in log_lines_of_round(
        table, "lead 1 ban", ""
    )


def test_game_end_log_has_score() -> None:
    table = KungFurFixture()
    table.state.sides[DOGS].vp = 3
    lines = log_lines_of_round(table, "lead 1 ban", "")
    assert lines[-3:] == ["You win the game.", "You finish with 4 VP and 12 SP.", "Bo finishes with 0 VP and 12 SP."]
    table = KungFurFixture()
    table.state.apply(CATS, -2, table.dice)
    assert log_lines(table)[-3:] == [
        "Bo concedes.",
        "You finish with 0 VP and 12 SP.",
        "Bo finishes with 0 VP and 12 SP.",
    ]


def why_not(table: KungFurFixture, seat: int, move: str) -> str:
    names = Reader(["Ann", "Bo"], seat)
    return names.say(FurText(table.game).why_not_move(table.game.parse_move(move), table.state.view(seat)))


def test_why_not_explains_illegal_plan_moves() -> None:
    table = KungFurFixture()
    assert why_not(table, CATS, "weapons 1 1") == (
        "Hidden Weapons need an animal beside them, and you have none in arena 1."
    )
    for move in ("lead 1 hokuto", "assist 1 yaou", "weapons 1 3", "lead 2 ringo"):
        table.state.apply(CATS, table.game.parse_move(move), LiveDice(1))
    assert why_not(table, CATS, "weapons 1 3") == "Arena 1 already has 3 Hidden Weapons."
    assert why_not(table, CATS, "weapons 2 2") == "You have only 4 Hidden Weapons, 3 of them in other arenas."
    assert why_not(table, CATS, "lead 1 masaru") == "Hokuto must lead, and already leads arena 1."
    assert why_not(table, CATS, "lead 3 masaru").startswith("Your Card Limit is 3 this round, and you've sent 3.")
    assert why_not(table, CATS, "lead 3 yaou") == "Yaou is already in arena 1."


@pytest.mark.parametrize("event_kind", EVENT_KINDS)
def test_every_event_kind_has_text(event_kind: str) -> None:
    table = KungFurFixture()
    assert Reader(["Ann", "Bo"], CATS).say(
        FurText(table.game).describe_event(Event(event_kind, DOGS, table.cards("ban"), 1))
    )


def test_unknown_event_kind_is_rejected() -> None:
    with pytest.raises(ValueError, match="no event of kind 'dance'"):
        Reader(["Ann", "Bo"], DOGS).say(FurText(KungFurFixture().game).describe_event(Event("dance", DOGS, [])))


def advice(table: KungFurFixture, moves: str, seat: int = DOGS) -> str:
    text = FurText(table.game)
    parsed = [table.game.parse_move(move) for move in moves.split(", ")]
    return Reader(["Ann", "Bo"], seat).say(text.explain_moves(parsed, table.state.view(seat)))


def test_advice_names_ap_and_rewards_of_each_arena() -> None:
    table = KungFurFixture("crash peach ming")
    assert advice(table, "lead 1 ban, assist 1 yue, lead 3 fu, seal") == (
        "Arena 1: 10 AP for 崩 CRASH. Arena 3: Fu brings all your used animals back. Leave arena 2 to the enemy."
    )
    assert advice(table, "lead 2 yaou, weapons 2 3, seal", CATS).startswith(
        "Arena 2: 8 AP for Peach. Leave arenas 1 and 3 to"
    )


def test_advice_counts_moves_that_were_already_made() -> None:
    table = KungFurFixture("crash peach ming")
    table.play(DOGS, "lead 1 ban")
    assert advice(table, "assist 1 yue, seal").startswith("Arena 1: 10 AP for 崩 CRASH.")
    assert advice(table, "off 1 ban, seal") == "Nothing here is worth an animal."


@pytest.mark.parametrize(
    "moves", ["lead 1 raihuu, lead 2 yaou, weapons 2 3", "lead 3 raihuu, lead 1 masaru, off 3 raihuu, lead 2 raihuu"]
)
def test_ap_in_advice_are_those_of_the_plan_with_all_tokens(moves: str) -> None:
    table = KungFurFixture("crash peach ming")
    said = advice(table, f"{moves}, seal", CATS)
    table.play(CATS, *moves.split(", "))
    view = table.state.view(CATS)
    for arena, team in enumerate(view.plan):
        assert (f"Arena {arena + 1}: {view.plan_ap[arena]} AP for" in said) == bool(team)
    assert sum(view.plan_ap) > sum(table.game.pack.ap[card] for team in view.plan for card in team)


def test_advice_leaves_out_tokens_of_an_arena_without_animals() -> None:
    table = KungFurFixture("crash peach ming")
    table.play(CATS, "lead 1 yaou", "weapons 1 2")
    assert advice(table, "off 1 yaou, lead 1 masaru, seal", CATS).startswith(
        f"Arena 1: {table.game.pack.ap[table.cards('masaru')[0]]} AP for"
    )
