"""Packs designed for endless games: the rules end such games and say so."""

from __future__ import annotations

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2014.rules.game import MAX_COUNTERATTACKS, KungFu2014State
from tests.invariants.test_game_length_limits import default_pack_data, load, play


def test_chained_counterattacks_stop_at_limit() -> None:
    """In this pack, every card blocks, draws and counters, and no attack deals damage."""
    data = default_pack_data("kung-fu-2014")
    table = next(card for card in data["card"] if card.get("pile") == "table")
    mirror = {"id": "mirror", "name": "Mirror", "kind": "base", "copies": 60, "attack": 0, "defence": 9}
    mirror |= {"spirit": False, "icon": "fist", "source": "designed"}
    mirror["effects"] = [{"word": "draw-when-played", "n": 2}, {"word": "counter"}]
    data |= {"card": [table, mirror], "turn_cap": 6}
    state = load("kung-fu-2014", data).game.deal(LiveDice(5))
    assert isinstance(state, KungFu2014State)
    highest_count = 0

    def eager(state: State, prompt: Prompt, dice: Dice) -> int:
        nonlocal highest_count
        assert isinstance(state, KungFu2014State)
        highest_count = max(highest_count, int(state.counterattack_count))
        mirrors = [move for move in prompt.moves if "mirror" in state.game.format_move(move)]
        if prompt.kind == "discard" or not mirrors:
            targets = [move for move in prompt.moves if "target" in state.game.format_move(move)]
            return targets[0] if targets else prompt.moves[-1]
        return mirrors[0]

    play(state, LiveDice(5), eager)
    assert highest_count == MAX_COUNTERATTACKS
