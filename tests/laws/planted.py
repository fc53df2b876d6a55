"""Leaks as others had them, planted to see that the law finds them; the numbers are those of a list of such leaks."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, Prompt, State, View
from kwoon.games.fight.rules.game import FightState
from tests.laws.leaks import Source
from tests.laws.tables import Table


def inside(state: State) -> FightState:
    """The state, with all that nobody should see."""
    assert isinstance(state, FightState)
    return state


def other_hand(state: State, seat: int) -> list[int]:
    """What another seat holds."""
    return sorted(inside(state).hands[1 - seat if seat >= 0 else 0])


class OtherHandInView(Source):
    """L1: the view shows the other hand."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"other_hand": other_hand(state, seat)}


class OtherHandInOnePhase(Source):
    """L1: the view shows the other hand, but only after a turn that somebody won."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        facts = super().facts(state, seat)
        return facts | {"other_hand": other_hand(state, seat)} if inside(state).beaten >= 0 else facts


class DeckInView(Source):
    """L1: the view shows what is left in the deck."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"deck": sorted(inside(state).deck)}


class DeckOrderInView(Source):
    """L5: the view shows the card that is kept on top of the deck, from which dice and luck could be foretold."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"top": inside(state).deck[-1:]}


class FilteredAsk(Source):
    """L6: a move is offered only where it beats something in the other hand."""

    def ask(self, state: State, seat: int) -> Prompt | None:
        ask = super().ask(state, seat)
        if ask is None or ask.kind != "play":
            return ask
        game = inside(state).game
        good = [m for m in ask.moves if any(game.clashes[m * game.kinds + c] == 0 for c in other_hand(state, seat))]
        return Prompt(ask.seat, ask.kind, good or ask.moves)


class OrderedAsk(Source):
    """L6: all moves are offered, but the order in which they stand knows the other hand."""

    def ask(self, state: State, seat: int) -> Prompt | None:
        ask = super().ask(state, seat)
        if ask is None:
            return None
        turn = sum(other_hand(state, seat)) % len(ask.moves)
        return Prompt(ask.seat, ask.kind, ask.moves[turn:] + ask.moves[:turn])


class OpenEvents(Source):
    """L4: events are sent as they are."""

    def event(self, event: Event, seat: int) -> Event:
        return event


class TalkativeLog(Source):
    """L8: the log is made from events that were not redacted."""

    def line(self, table: Table, event: Event, seat: int) -> str:
        return table.opened.text.event(event, table.reader(seat))


class TalkativeRefusal(Source):
    """L8: an error names a card that its reader may not see."""

    def refusal(self, state: State, seat: int, move: int) -> str:
        return f"{super().refusal(state, seat, move)} Card {other_hand(state, seat)[:1]} would beat it."


class TalkativeWhyNot(Source):
    """L16: the hint on a card that cannot be used depends on where a hidden card lies."""

    def why_not(self, table: Table, card: int, state: State, view: View) -> str:
        where = "the deck" if card in inside(state).deck else "play"
        return f"{super().why_not(table, card, state, view)} It is in {where}."


class OpenSeal(Source):
    """L14: a sealed answer shows before all have answered."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        return super().facts(state, seat) | {"draft": [state.draft(each) for each in (0, 1)]}


class SealInAsk(Source):
    """L14: what is asked depends on what another has sealed."""

    def ask(self, state: State, seat: int) -> Prompt | None:
        ask = super().ask(state, seat)
        sealed = () if seat < 0 else state.draft(1 - seat)
        if ask is None or not sealed:
            return ask
        turn = sealed[0] % len(ask.moves)
        return Prompt(ask.seat, ask.kind, ask.moves[turn:] + ask.moves[:turn])


class AskedOnlyIfAble(Source):
    """L17: the table waits only for those who hold an attack."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        facts = super().facts(state, seat)
        here = inside(state)
        able = [each for each in state.pending_seats() if any(here.game.attacks[card] for card in here.hands[each])]
        return facts | {"owing": tuple(able)}


class TrueGuess(Source):
    """L2: what a bot imagines is the truth."""

    def guess(self, table: Table, state: State, seat: int, dice: Dice) -> State:
        return state.copy()


class OpenToWatchers(Source):
    """L9: whoever watches sees a hand."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        facts = super().facts(state, seat)
        return facts | {"hand": tuple(inside(state).hands[0])} if seat == SPECTATOR else facts


class EventsOpenToWatchers(Source):
    """L9: whoever watches hears what was drawn."""

    def event(self, event: Event, seat: int) -> Event:
        return event if seat == SPECTATOR else super().event(event, seat)


class StateToBot(Source):
    """L11: a bot is sent more than its view."""

    def bot(self, state: State, seat: int) -> object:
        return (super().bot(state, seat), [list(hand) for hand in inside(state).hands])


class KnowingDefault(Source):
    """L13: the answer for a late seat is chosen on the true state."""

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
