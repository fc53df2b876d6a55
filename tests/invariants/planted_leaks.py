"""Leaks known from other projects, planted to check that the law finds them; numbers refer to the list of known leaks."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, Prompt, State, View
from kwoon.games.fight.rules.game import FightState
from tests.invariants.leaks import Source
from tests.invariants.tables import Table


def inside(state: State) -> FightState:
    """Return the full state, including hidden parts."""
    assert isinstance(state, FightState)
    return state


def other_hand(state: State, seat: int) -> list[int]:
    """Return another seat's hand."""
    return sorted(inside(state).hands[1 - seat if seat >= 0 else 0])


class OtherHandInView(Source):
    """L1: the view shows another hand."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"other_hand": other_hand(state, seat)}


class OtherHandInOnePhase(Source):
    """L1: the view shows another hand, but only after a turn with a winner."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        facts = super().facts(state, seat)
        return facts | {"other_hand": other_hand(state, seat)} if inside(state).beaten >= 0 else facts


class DeckInView(Source):
    """L1: the view shows the rest of the deck."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"deck": sorted(inside(state).deck)}


class DeckOrderInView(Source):
    """L5: the view shows the stored top card of the deck, from which future dice could be predicted."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"top": inside(state).deck[-1:]}


class FilteredAsk(Source):
    """L6: a move is offered only if it beats something in another hand."""

    def ask(self, state: State, seat: int) -> Prompt | None:
        ask = super().ask(state, seat)
        if ask is None or ask.kind != "play":
            return ask
        game = inside(state).game
        good = [m for m in ask.moves if any(game.clashes[m * game.kinds + c] == 0 for c in other_hand(state, seat))]
        return Prompt(ask.seat, ask.kind, good or ask.moves)


class OrderedAsk(Source):
    """L6: all moves are offered, but their order depends on another hand."""

    def ask(self, state: State, seat: int) -> Prompt | None:
        ask = super().ask(state, seat)
        if ask is None:
            return None
        turn = sum(other_hand(state, seat)) % len(ask.moves)
        return Prompt(ask.seat, ask.kind, ask.moves[turn:] + ask.moves[:turn])


class OpenEvents(Source):
    """L4: events are sent unredacted."""

    def event(self, event: Event, seat: int) -> Event:
        return event


class TalkativeLog(Source):
    """L8: the log is made from unredacted events."""

    def line(self, table: Table, event: Event, seat: int) -> str:
        return table.opened.text.event(event, table.reader(seat))


class TalkativeRefusal(Source):
    """L8: an error names a card that its reader may not see."""

    def refusal(self, state: State, seat: int, move: int) -> str:
        return f"{super().refusal(state, seat, move)} Card {other_hand(state, seat)[:1]} would beat it."


class TalkativeWhyNot(Source):
    """L16: the reason why a card cannot be used depends on where a hidden card lies."""

    def why_not(self, table: Table, card: int, state: State, view: View) -> str:
        where = "the deck" if card in inside(state).deck else "play"
        return f"{super().why_not(table, card, state, view)} It is in {where}."


class OpenSeal(Source):
    """L14: a sealed answer is visible before all have answered."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"draft": [state.draft(each) for each in (0, 1)]}


class SealInAsk(Source):
    """L14: a prompt depends on another seat's sealed answer."""

    def ask(self, state: State, seat: int) -> Prompt | None:
        ask = super().ask(state, seat)
        sealed = () if seat < 0 else state.draft(1 - seat)
        if ask is None or not sealed:
            return ask
        turn = sealed[0] % len(ask.moves)
        return Prompt(ask.seat, ask.kind, ask.moves[turn:] + ask.moves[:turn])


class AskedOnlyIfAble(Source):
    """L17: the table waits only for seats that hold an attack."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        facts = super().facts(state, seat)
        here = inside(state)
        able = [each for each in state.pending_seats() if any(here.game.attacks[card] for card in here.hands[each])]
        return facts | {"owing": tuple(able)}


class TrueGuess(Source):
    """L2: the state sampled for a bot is the true one."""

    def guess(self, table: Table, state: State, seat: int, dice: Dice) -> State:
        return state.copy()


class OpenToWatchers(Source):
    """L9: spectators see a hand."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        facts = super().facts(state, seat)
        return facts | {"hand": tuple(inside(state).hands[0])} if seat == SPECTATOR else facts


class EventsOpenToWatchers(Source):
    """L9: spectators receive drawn cards."""

    def event(self, event: Event, seat: int) -> Event:
        return event if seat == SPECTATOR else super().event(event, seat)


class StateToBot(Source):
    """L11: a bot is sent more than its view."""

    def bot(self, state: State, seat: int) -> object:
        return (super().bot(state, seat), [list(hand) for hand in inside(state).hands])


class KnowingDefault(Source):
    """L13: the default move for a late seat is chosen from the true state."""

    def default(self, state: State, seat: int, dice: Dice) -> int:
        ask = state.prompt(seat)
        assert ask is not None
        return ask.moves[sum(other_hand(state, seat)) % len(ask.moves)]


PLANTED: dict[type[Source], str] = {
    OtherHandInView: "view",
    OtherHandInOnePhase: "view",
    DeckInView: "view",
    DeckOrderInView: "view",
    FilteredAsk: "ask",
    OrderedAsk: "ask",
    OpenEvents: "events",
    TalkativeLog: "log",
    TalkativeRefusal: "refusals",
    TalkativeWhyNot: "why-not",
    OpenSeal: "view",
    SealInAsk: "ask",
    AskedOnlyIfAble: "view",
    TrueGuess: "guess",
    OpenToWatchers: "view",
    EventsOpenToWatchers: "events",
    StateToBot: "bot",
    KnowingDefault: "default",
}
"""Each with the channel by which it leaks."""
