"""Packs designed for endless games: the rules end such games and say so."""

from __future__ import annotations

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.specials import MAX_SPECIALS
from kwoon.localization.formatter import Reader
from tests.invariants.test_game_length_limits import default_pack_data, load, play, without_damage


def test_turn_cap_ends_game_in_draw_with_message() -> None:
    data = without_damage(default_pack_data("kung-fu-2019"))
    data["turn_cap"] = 10
    table = load("kung-fu-2019", data)
    state = table.game.deal(LiveDice(3))
    play(state, LiveDice(3), lambda state, prompt, dice: prompt.moves[-1])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.why, outcome.places) == ("turn-cap", [1, 1])
    assert (
        Reader(["Ann", "Bo"], -1)
        .say(table.text.describe_outcome(outcome))
        .startswith("Nobody wins: after the last turn, Ann and Bo still had Chi.")
    )


def test_chained_specials_stop_at_limit() -> None:
    """In this pack for teams, every attack hurts both sides, and hurt players heal, draw and attack again."""
    data = default_pack_data("kung-fu-2019")
    for card in data["card"]:
        if card["deck"] in ("original", "team"):
            card["copies"] = 0
    common = {"deck": "own", "icon": "fist", "source": "designed"}
    hit = {**common, "id": "hit", "name": "Hit", "deck": "original", "kind": "attack", "subtype": "punch", "attack": 1}
    hit |= {"copies": 60, "effects": [{"word": "self-loss", "n": 1}]}
    repeated_attack = {**common, "id": "again", "name": "Again", "kind": "special", "copies": 40}
    repeated_attack["effects"] = [{"word": "strike-staggered", "n": 1}]
    tea = {**common, "id": "tea", "name": "Tea", "deck": "team", "kind": "special", "copies": 40}
    tea["effects"] = [
        {"word": "when-team-loses", "n": 1},
        {"word": "team-heal", "n": 20},
        {"word": "team-draws", "n": 4},
    ]
    data["card"] += [hit, repeated_attack, tea]
    data["turn_cap"] = 4
    state = load("kung-fu-2019", data, 4, format="2v2").game.deal(LiveDice(5))
    highest_count = 0

    def eager(state: State, prompt: Prompt, dice: Dice) -> int:
        nonlocal highest_count
        assert isinstance(state, KungFu2019State)
        highest_count = max(highest_count, int(state.specials_played))
        if prompt.kind == "discard":
            return prompt.moves[-1]
        return prompt.moves[
            int(dice.roll(len(prompt.moves) - 1)) if prompt.kind == "special" and len(prompt.moves) > 1 else 0
        ]

    play(state, LiveDice(5), eager)
    assert highest_count == MAX_SPECIALS
