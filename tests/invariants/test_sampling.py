"""Laws about sampling: a sampled state fits the view, uses nothing else, and is fair."""

from __future__ import annotations

from itertools import combinations

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.fight.rules.game import FightState
from kwoon.games.fight.view.view import FightView
from tests.invariants.tables import TABLES, Table, at_every_table, finish, share, snapshot, some
from tests.invariants.uniformity import fair

TINY = next(table for table in TABLES if table.label == "fight-tiny")


@at_every_table
def test_a_guess_fits_the_view_it_was_made_from(table: Table) -> None:
    for state in some(table, share(4_000), 1_000, every=4):
        for eye in table.eyes:
            view = state.view(eye)
            guess = table.game.sample_state(view, LiveDice(3))
            assert guess.view(eye) == view
            assert guess.log is None
            assert guess.all_cards() == table.game.all_cards()
            own, guessed = state.prompt(eye), guess.prompt(eye)
            assert (own and own.as_tuple()) == (guessed and guessed.as_tuple())
            assert guess.pending_seats() == state.pending_seats()
            assert (guess.outcome() is None) == (state.outcome() is None)


@at_every_table
def test_who_drafts_on_is_asked_the_same_in_a_guess_as_in_the_game(table: Table) -> None:
    """This lets a bot finish its draft on a sampled state."""
    for state in some(table, share(900), 1_500, every=6):
        for eye in state.pending_seats():
            game, guess = state.copy(), table.game.sample_state(state.view(eye), LiveDice(3))
            ask = game.prompt(eye)
            while ask is not None:
                move = ask.moves[len(game.draft(eye)) % len(ask.moves)]
                drafted = (*game.draft(eye), move)
                game.apply(eye, move, LiveDice(5))
                guess.apply(eye, move, LiveDice(5))
                assert (game.draft(eye) == drafted) == (guess.draft(eye) == drafted)
                if game.draft(eye) != drafted:
                    break  # resolved
                assert guess.view(eye) == game.view(eye)
                ask, guessed = game.prompt(eye), guess.prompt(eye)
                assert (ask and ask.as_tuple()) == (guessed and guessed.as_tuple())


@at_every_table
def test_a_guess_can_be_played_to_the_end(table: Table) -> None:
    for state in some(table, share(900), 2_000, every=10):
        for eye in table.eyes:
            guess = table.game.sample_state(state.view(eye), LiveDice(3))
            finish(guess, LiveDice(4))
            assert guess.outcome() is not None
            assert guess.all_cards() == table.game.all_cards()


@at_every_table
def test_a_guess_changes_neither_the_view_nor_the_position(table: Table) -> None:
    for state in some(table, share(300), 3_000, every=10):
        before = snapshot(table, state)
        for eye in table.eyes:
            view = state.view(eye)
            facts = repr(view.as_dict())
            finish(table.game.sample_state(view, LiveDice(3)), LiveDice(4))
            assert repr(view.as_dict()) == facts
        assert snapshot(table, state) == before


@at_every_table
def test_guesses_from_equal_views_with_equal_luck_are_equal(table: Table) -> None:
    """Otherwise sampling would use information beyond the view."""
    for state in some(table, share(1_500), 4_000, every=8):
        for eye in table.eyes:
            view = state.view(eye)
            twin = table.game.sample_state(view, LiveDice(5))
            first = table.game.sample_state(view, LiveDice(6))
            second = table.game.sample_state(twin.view(eye), LiveDice(6))
            assert snapshot(table, first) == snapshot(table, second)
            finish(first, LiveDice(7))
            finish(second, LiveDice(7))
            assert snapshot(table, first) == snapshot(table, second)


def test_every_hand_that_the_other_may_hold_is_equally_likely_to_be_guessed() -> None:
    dice = LiveDice(11)
    for _ in range(4):
        state = TINY.deal(LiveDice(dice.next_word()))
        for eye in (0, 1):
            view = state.view(eye)
            assert isinstance(view, FightView)
            unseen = sorted(set(TINY.game.all_cards()) - {*view.hand, *view.row})
            counts = dict.fromkeys(combinations(unseen, view.hand_sizes[1 - eye]), 0)
            for _ in range(200 * len(counts)):
                guess = TINY.game.sample_state(view, dice)
                assert isinstance(guess, FightState)
                counts[tuple(sorted(guess.hands[1 - eye]))] += 1
            assert fair(list(counts.values()))


def test_a_watcher_guesses_both_hands_fairly() -> None:
    dice = LiveDice(12)
    view = TINY.deal(LiveDice(5)).view(SPECTATOR)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(20_000):
        guess = TINY.game.sample_state(view, dice)
        assert isinstance(guess, FightState)
        hands = (guess.hands[0][0], guess.hands[1][0])
        counts[hands] = counts.get(hands, 0) + 1
    # Nine cards, two in the row: seven possible cards in the first hand, then six in the second.
    assert len(counts) == 7 * 6
    assert fair(list(counts.values()))


def test_cards_that_were_seen_taken_are_never_guessed_away_and_the_rest_is_fair() -> None:
    table = TABLES[0]
    dice = LiveDice(13)
    tried = 0
    for state in some(table, 80, 6_000, every=9):
        view = state.view(0)
        assert isinstance(view, FightView)
        hidden = view.hand_sizes[1] - len(view.shown[1])
        if not view.owing or hidden == 0 or not view.deck:
            continue
        truth = set(state.all_cards())
        away = {*view.hand, *view.row, *view.discard, *view.piles[0], *view.piles[1], *view.played, *view.shown[1]}
        counts = dict.fromkeys(truth - away, 0)
        for _ in range(60 * len(counts)):
            guess = table.game.sample_state(view, dice)
            assert isinstance(guess, FightState)
            assert set(view.shown[1]) <= set(guess.hands[1])
            for card in set(guess.hands[1]) - set(view.shown[1]):
                counts[card] += 1
        if hidden == 1:
            assert fair(list(counts.values()))
        assert min(counts.values()) > 0
        tried += 1
    assert tried > 10


def test_the_other_players_sealed_card_is_guessed_fairly_from_the_guessed_hand() -> None:
    dice = LiveDice(14)
    state = next(state for state in some(TINY, 99, 7, every=1) if state.pending_seats() == (0, 1))
    state = state.copy()
    ask = state.prompt(1)
    assert ask is not None
    state.apply(1, ask.moves[0], dice)
    view = state.view(0)
    counts: dict[int, int] = {}
    for _ in range(6_000):
        guess = TINY.game.sample_state(view, dice)
        assert isinstance(guess, FightState)
        (card,) = guess.draft(1)
        place = guess.hands[1].index(card)
        counts[place] = counts.get(place, 0) + 1
    assert len(counts) == 2
    assert fair(list(counts.values()))
