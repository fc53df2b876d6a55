"""Giving up a Weapon or Stance before the draw: prompts and text, bots, default moves, earlier editions."""

from __future__ import annotations

from kwoon.bots import make_greedy
from kwoon.bots.kung_fu_2019.candidates import AnswerCandidates
from kwoon.core.dice import LiveDice
from kwoon.core.game import TAKE_BACK
from kwoon.core.game_text import Audience
from kwoon.core.playout import playout
from kwoon.games.kung_fu_2019.rules.turn import start_turn
from tests.games.kung_fu_2019.fixtures import CARDS, Table

READER = Audience(["Ann", "Bo"], 0)


def begun(hand: str, weapon: str = "", stance: str = "", pack: str = CARDS) -> Table:
    """Return a table where seat 1 begins its turn with these cards."""
    table = Table(hand, "", pack=pack)
    if weapon:
        table.wields(1, weapon)
    if stance:
        table.stands(1, stance)
    table.state.steps = []
    start_turn(table.state, 0, LiveDice(1))
    table.state._prompts = None
    table.log.take()
    return table


def said(table: Table) -> str:
    ask = table.state.prompt(0)
    assert ask is not None
    return table.words.prompt(ask, table.state.view(0), READER)


def told(table: Table) -> list[str]:
    """Return all log lines except draws."""
    return [table.words.event(event, READER) for event in table.log.take() if event.kind != "draw"]


def onward(table: Table) -> list[str]:
    ask = table.state.prompt(0)
    assert ask is not None
    return [table.game.format_move(move) for move in table.state.canonical_moves(ask)]


def test_the_question_speaks_of_what_is_in_play_only_if_something_is() -> None:
    then = "then you draw until your hand is full."
    assert said(begun("kick")) == f"Discard what you do not want; {then}"
    table = begun("kick", weapon="sword")
    assert said(table) == "Discard what you do not want, in hand or in play; then fill your hand."
    assert said(begun("", stance="still-water-stance")) == f"Keep Still Water Stance, or give it up; {then}"


def test_what_was_given_up_is_told_and_keeping_all_only_where_all_was_kept() -> None:
    table = begun("kick", weapon="sword", stance="tiger-stance")
    table.does(1, "drop tiger-stance", "discard kick", "done")
    assert told(table) == ["You discard Tiger Stance.", "You discard Kick."]
    table = begun("kick", weapon="sword")
    table.does(1, "drop sword", "done")
    assert told(table) == ["You discard Sword."]
    table = begun("", stance="still-water-stance")
    table.does(1, "done")
    assert told(table) == []
    table = begun("kick", weapon="sword")
    table.does(1, "done")
    assert told(table) == ["You keep every card."]


def test_what_is_named_says_how_to_keep_it() -> None:
    table = begun("kick sword", weapon="sword")
    table.does(1, "drop sword", "discard sword")
    why = table.words.why_not(table.card("sword"), table.state.view(0))
    assert why == "You are giving Sword up already. Take it back to keep it."
    table.state.apply(0, TAKE_BACK, LiveDice(1))
    assert table.may(1) == ["discard kick", "discard sword", "done"]


def test_search_thinks_of_it_only_where_it_changes_how_many_are_drawn() -> None:
    table = begun("kick punch", weapon="sword", stance="tiger-stance")
    assert onward(table) == ["discard punch", "discard kick", "done"]
    table = begun("kick punch", weapon="sword", stance="still-water-stance")
    assert onward(table) == ["discard punch", "discard kick", "drop still-water-stance", "done"]
    table.does(1, "discard kick")
    assert onward(table) == ["drop still-water-stance", "done"]
    table.does(1, "drop still-water-stance")
    assert onward(table) == ["done"]
    # A person may have begun with a move that search skips.
    table = begun("kick punch", weapon="sword", stance="still-water-stance")
    table.does(1, "drop still-water-stance")
    assert table.may(1) == ["discard punch", "discard kick", "drop sword", "done"]
    assert onward(table) == ["done"]
    guess = table.game.sample_state(table.state.view(0), LiveDice(2))
    playout(guess, LiveDice(3))
    assert guess.outcome() is not None


def test_the_search_weighs_giving_up_a_stance_that_costs_cards() -> None:
    table = begun("kick punch", weapon="sword", stance="still-water-stance")
    ask = table.state.prompt(0)
    assert ask is not None
    drop = table.game.parse_move("drop still-water-stance")
    ideas = AnswerCandidates(table.game).candidates(table.state, ask)
    assert any(drop in idea for idea in ideas)
    for idea in ideas:
        twin = table.state.copy()
        for move in idea:
            twin.apply(0, move, LiveDice(1))
        assert not twin.draft(0)
    table = begun("kick punch", weapon="sword", stance="tiger-stance")
    ask = table.state.prompt(0)
    assert ask is not None
    ideas = AnswerCandidates(table.game).candidates(table.state, ask)
    assert not any(table.game.format_move(move).startswith("drop") for idea in ideas for move in idea)


def test_the_greedy_bot_keeps_what_it_has() -> None:
    for hand in ("", "kick"):
        table = begun(hand, weapon="sword", stance="still-water-stance")
        bot = make_greedy(table.game, LiveDice(1))
        while (ask := table.state.prompt(0)) is not None and ask.kind == "discard":
            table.state.apply(0, bot.choose(table.state.view(0), ask), LiveDice(1))
        assert table.named([table.state.weapon[0], table.state.stance[0]]) == "sword still-water-stance"


def test_whoever_sleeps_gives_nothing_up() -> None:
    """Without an attack, the default move discards the hand so that the game ends, but keeps the rest."""
    for hand in ("", "flying wild"):
        table = begun(hand, stance="still-water-stance")
        while (ask := table.state.prompt(0)) is not None and ask.kind == "discard":
            table.state.apply(0, table.state.default_move(0, LiveDice(1)), LiveDice(1))
        assert table.named(list(table.state.stance)[:1]) == "still-water-stance"
        assert table.pile() == hand


def test_with_cards_of_before_an_empty_hand_is_not_asked() -> None:
    table = begun("", stance="still-water-stance", pack=CARDS.replace("revision = 3\n", "revision = 1\n"))
    assert table.asks() == "1 prepare"
    assert len(table.state.hands[0]) == 6
    table = begun("kick", stance="still-water-stance", pack=CARDS.replace("revision = 3\n", "revision = 1\n"))
    assert "drop still-water-stance" in table.may(1)
