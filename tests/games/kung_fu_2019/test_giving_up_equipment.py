"""Giving up a Weapon or Stance before the draw: prompts and text, bots, default moves, earlier editions."""

from __future__ import annotations

from kwoon.bots import make_greedy
from kwoon.bots.kung_fu_2019.evaluator import AnswerCandidateGenerator
from kwoon.core.dice import LiveDice
from kwoon.core.game import TAKE_BACK
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games.kung_fu_2019.rules.turn import start_turn
from kwoon.localization.formatter import Reader
from tests.games.kung_fu_2019.fixtures import CARDS, KungFu2019Fixture

AUDIENCE = Reader(["Ann", "Bo"], 0)


def table_at_turn_start(hand: str, weapon: str = "", stance: str = "", pack: str = CARDS) -> KungFu2019Fixture:
    table = KungFu2019Fixture(hand, "", pack=pack)
    if weapon:
        table.give_weapon(1, weapon)
    if stance:
        table.give_stance(1, stance)
    table.state.steps = []
    start_turn(table.state, 0, LiveDice(1))
    table.state._prompts = None
    table.log.take_events()
    return table


def prompt_text(table: KungFu2019Fixture) -> str:
    prompt = table.state.prompt(0)
    assert prompt is not None
    return AUDIENCE.say(table.text.describe_prompt(prompt, table.state.view(0)))


def log_lines(table: KungFu2019Fixture) -> list[str]:
    return [AUDIENCE.say(table.text.describe_event(event)) for event in table.log.take_events() if event.kind != "draw"]


def canonical_moves(table: KungFu2019Fixture) -> list[str]:
    prompt = table.state.prompt(0)
    assert prompt is not None
    return [table.game.format_move(move) for move in table.state.canonical_moves(prompt)]


def test_discard_prompt_mentions_cards_in_play_only_if_there_are_any() -> None:
    assert prompt_text(table_at_turn_start("kick")) == "Discard what you don't want, then refill your hand."
    table = table_at_turn_start("kick", weapon="sword")
    assert prompt_text(table) == "Discard what you don't want from your hand or from play, then refill your hand."
    assert (
        prompt_text(table_at_turn_start("", stance="still-water-stance"))
        == "Keep Still Water Stance, or give it up. Then you draw a full hand."
    )


def test_log_names_given_up_cards_or_says_that_all_were_kept() -> None:
    table = table_at_turn_start("kick", weapon="sword", stance="tiger-stance")
    table.does(1, "drop tiger-stance", "discard kick", "done")
    assert log_lines(table) == ["You discard Tiger Stance.", "You discard Kick."]
    table = table_at_turn_start("kick", weapon="sword")
    table.does(1, "drop sword", "done")
    assert log_lines(table) == ["You discard Sword."]
    table = table_at_turn_start("", stance="still-water-stance")
    table.does(1, "done")
    assert log_lines(table) == []
    table = table_at_turn_start("kick", weapon="sword")
    table.does(1, "done")
    assert log_lines(table) == ["You keep every card."]


def test_why_not_says_how_to_keep_given_up_weapon() -> None:
    table = table_at_turn_start("kick sword", weapon="sword")
    table.does(1, "drop sword", "discard sword")
    reason = str(table.text.why_not_usable(table.card("sword"), table.state.view(0)))
    assert reason == "You're already discarding Sword. Take it back to keep it."
    table.state.apply(0, TAKE_BACK, LiveDice(1))
    assert table.legal_moves(1) == ["discard kick", "discard sword", "done"]


def test_canonical_moves_drop_stance_only_if_that_changes_draws() -> None:
    table = table_at_turn_start("kick punch", weapon="sword", stance="tiger-stance")
    assert canonical_moves(table) == ["discard punch", "discard kick", "done"]
    table = table_at_turn_start("kick punch", weapon="sword", stance="still-water-stance")
    assert canonical_moves(table) == ["discard punch", "discard kick", "drop still-water-stance", "done"]
    table.does(1, "discard kick")
    assert canonical_moves(table) == ["drop still-water-stance", "done"]
    table.does(1, "drop still-water-stance")
    assert canonical_moves(table) == ["done"]
    # A person may have begun with a move that a search skips.
    table = table_at_turn_start("kick punch", weapon="sword", stance="still-water-stance")
    table.does(1, "drop still-water-stance")
    assert table.legal_moves(1) == ["discard punch", "discard kick", "drop sword", "done"]
    assert canonical_moves(table) == ["done"]
    sample = table.game.sample_state(table.state.view(0), LiveDice(2))
    play_randomly_and_count_moves(sample, LiveDice(3))
    assert sample.outcome() is not None


def test_candidates_drop_stance_only_if_it_costs_cards() -> None:
    table = table_at_turn_start("kick punch", weapon="sword", stance="still-water-stance")
    prompt = table.state.prompt(0)
    assert prompt is not None
    drop = table.game.parse_move("drop still-water-stance")
    candidates = AnswerCandidateGenerator(table.game).candidate_answers(table.state, prompt)
    assert any(drop in candidate for candidate in candidates)
    for candidate in candidates:
        twin = table.state.copy()
        for move in candidate:
            twin.apply(0, move, LiveDice(1))
        assert not twin.draft(0)
    table = table_at_turn_start("kick punch", weapon="sword", stance="tiger-stance")
    prompt = table.state.prompt(0)
    assert prompt is not None
    candidates = AnswerCandidateGenerator(table.game).candidate_answers(table.state, prompt)
    assert not any(table.game.format_move(move).startswith("drop") for candidate in candidates for move in candidate)


def test_greedy_bot_keeps_weapon_and_stance() -> None:
    for hand in ("", "kick"):
        table = table_at_turn_start(hand, weapon="sword", stance="still-water-stance")
        bot = make_greedy(table.game, LiveDice(1))
        while (prompt := table.state.prompt(0)) is not None and prompt.kind == "discard":
            table.state.apply(0, bot.choose(table.state.view(0), prompt), LiveDice(1))
        assert table.names_of([table.state.weapon[0], table.state.stance[0]]) == "sword still-water-stance"


def test_default_moves_keep_cards_in_play() -> None:
    """If no attack is possible, the default moves discard the hand, so that the game ends, but keep the cards in play."""
    for hand in ("", "flying wild"):
        table = table_at_turn_start(hand, stance="still-water-stance")
        while (prompt := table.state.prompt(0)) is not None and prompt.kind == "discard":
            table.state.apply(0, table.state.default_move(0, LiveDice(1)), LiveDice(1))
        assert table.names_of(list(table.state.stance)[:1]) == "still-water-stance"
        assert table.pile() == hand


def test_revision_1_pack_skips_discard_prompt_for_empty_hand() -> None:
    table = table_at_turn_start("", stance="still-water-stance", pack=CARDS.replace("revision = 3\n", "revision = 1\n"))
    assert table.prompted() == "1 prepare"
    assert len(table.state.hands[0]) == 6
    table = table_at_turn_start(
        "kick", stance="still-water-stance", pack=CARDS.replace("revision = 3\n", "revision = 1\n")
    )
    assert "drop still-water-stance" in table.legal_moves(1)
