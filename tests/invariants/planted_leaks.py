"""Sources with leaks like those in other projects, planted to check that the tests find them."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, Prompt, State, View
from kwoon.games.fight.rules.game import FightState
from tests.invariants.leaks import Source
from tests.invariants.tables import InvariantTable


def full_state(state: State) -> FightState:
    assert isinstance(state, FightState)
    return state


def other_hand(state: State, seat: int) -> list[int]:
    return sorted(full_state(state).hands[1 - seat if seat >= 0 else 0])


class OtherHandInView(Source):
    """The view shows another hand."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        return super().view_fields(state, seat) | {"other_hand": other_hand(state, seat)}


class OtherHandInOnePhase(Source):
    """The view shows another hand, but only after a turn with a winner."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        fields = super().view_fields(state, seat)
        return fields | {"other_hand": other_hand(state, seat)} if full_state(state).turn_loser >= 0 else fields


class DeckInView(Source):
    """The view shows the rest of the deck."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        return super().view_fields(state, seat) | {"deck": sorted(full_state(state).deck)}


class DeckOrderInView(Source):
    """The view shows a card at the end of the stored deck, whose order is an internal detail."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        return super().view_fields(state, seat) | {"top": full_state(state).deck[-1:]}


class FilteredPrompt(Source):
    """A move is offered only if it beats a card in another hand."""

    def prompt(self, state: State, seat: int) -> Prompt | None:
        prompt = super().prompt(state, seat)
        if prompt is None or prompt.kind != "play":
            return prompt
        game = full_state(state).game
        useful = [
            m for m in prompt.moves if any(game.clashes[m * game.kinds + c] == 0 for c in other_hand(state, seat))
        ]
        return Prompt(prompt.seat, prompt.kind, useful or prompt.moves)


class OrderedPrompt(Source):
    """All moves are offered, but their order depends on another hand."""

    def prompt(self, state: State, seat: int) -> Prompt | None:
        prompt = super().prompt(state, seat)
        if prompt is None:
            return None
        shift = sum(other_hand(state, seat)) % len(prompt.moves)
        return Prompt(prompt.seat, prompt.kind, prompt.moves[shift:] + prompt.moves[:shift])


class UnredactedEvents(Source):
    """Events are sent unredacted."""

    def event(self, event: Event, seat: int) -> Event:
        return event


class UnredactedLog(Source):
    """The log is written from unredacted events."""

    def log_line(self, table: InvariantTable, event: Event, seat: int) -> str:
        return repr(table.loaded.text.describe_event(event))


class LeakingError(Source):
    """An error names a card that its reader may not see."""

    def error_of_move(self, state: State, seat: int, move: int) -> str:
        return f"{super().error_of_move(state, seat, move)} Card {other_hand(state, seat)[:1]} would beat it."


class LeakingWhyNot(Source):
    """The reason why a card cannot be used depends on the location of a hidden card."""

    def why_not(self, table: InvariantTable, card: int, state: State, view: View) -> str:
        place = "the deck" if card in full_state(state).deck else "play"
        return f"{super().why_not(table, card, state, view)} It is in {place}."


class SealedMoveInView(Source):
    """A sealed move is visible before all seats have moved."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        return super().view_fields(state, seat) | {"draft": [state.draft(each) for each in (0, 1)]}


class SealedMoveInPrompt(Source):
    """A prompt depends on another seat's sealed move."""

    def prompt(self, state: State, seat: int) -> Prompt | None:
        prompt = super().prompt(state, seat)
        sealed = () if seat < 0 else state.draft(1 - seat)
        if prompt is None or not sealed:
            return prompt
        shift = sealed[0] % len(prompt.moves)
        return Prompt(prompt.seat, prompt.kind, prompt.moves[shift:] + prompt.moves[:shift])


class PendingOnlyIfAble(Source):
    """The table waits only for seats that hold an attack card."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        fields = super().view_fields(state, seat)
        fight_state = full_state(state)
        able = [
            each
            for each in state.pending_seats()
            if any(fight_state.game.attacks[card] for card in fight_state.hands[each])
        ]
        return fields | {"pending_seats": tuple(able)}


class TrueStateAsSample(Source):
    def sample(self, table: InvariantTable, state: State, seat: int, dice: Dice) -> State:
        return state.copy()


class HandShownToSpectators(Source):
    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        fields = super().view_fields(state, seat)
        return fields | {"hand": tuple(full_state(state).hands[0])} if seat == SPECTATOR else fields


class EventsShownToSpectators(Source):
    """Spectators see drawn cards."""

    def event(self, event: Event, seat: int) -> Event:
        return event if seat == SPECTATOR else super().event(event, seat)


class StateSentToBot(Source):
    """A bot is sent more than its view."""

    def bot(self, state: State, seat: int) -> object:
        return (super().bot(state, seat), [list(hand) for hand in full_state(state).hands])


class CheatingDefaultMove(Source):
    """The default move for a late seat depends on another hand."""

    def default(self, state: State, seat: int, dice: Dice) -> int:
        prompt = state.prompt(seat)
        assert prompt is not None
        return prompt.moves[sum(other_hand(state, seat)) % len(prompt.moves)]


PLANTED_LEAKS: dict[type[Source], str] = {
    OtherHandInView: "view",
    OtherHandInOnePhase: "view",
    DeckInView: "view",
    DeckOrderInView: "view",
    FilteredPrompt: "prompt",
    OrderedPrompt: "prompt",
    UnredactedEvents: "events",
    UnredactedLog: "log",
    LeakingError: "errors",
    LeakingWhyNot: "why-not",
    SealedMoveInView: "view",
    SealedMoveInPrompt: "prompt",
    PendingOnlyIfAble: "view",
    TrueStateAsSample: "sample",
    HandShownToSpectators: "view",
    EventsShownToSpectators: "events",
    StateSentToBot: "bot",
    CheatingDefaultMove: "default",
}
"""Each leak and the channel through which it leaks."""
