"""The only module that turns views, prompts, events and outcomes into messages. Each message is built field by field
for one recipient."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from kwoon.core.definition import LoadedGame
from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, Outcome, Prompt, State, View
from kwoon.core.message import Text
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.socket_messages import (
    EventResponse,
    LegalMoveResponse,
    OutcomeResponse,
    PromptResponse,
    UpdateMessage,
)


class ShownPosition(NamedTuple):
    """The position that a seat was last shown. `key` identifies its prompt."""

    key: str
    view: View
    prompt: Prompt | None


class GameSerializer:
    """Serializes a loaded game. It holds no game state, so all tables with the same game, pack and options share it."""

    def __init__(self, loaded_game: LoadedGame) -> None:
        self.loaded_game = loaded_game
        self._card_ids = set(range(len(loaded_game.faces)))
        self._card_keys = [str(card) for card in range(len(loaded_game.faces))]
        self._moves: dict[int, LegalMoveResponse] = {}
        self._encoded_moves: dict[int, LegalMoveResponse] = {}
        """Cache of encoded moves, which never change."""

    def update_message(
        self,
        state: State,
        seat: int,
        *,
        shown: ShownPosition,
        events: list[Event],
        first_number: int,
        with_why_not: bool = True,
    ) -> UpdateMessage:
        """Return everything that this seat may know, with events numbered from `first_number`. The caller fills in the
        clock, the countdown and `can_call`.

        With `with_why_not`, the update includes the reasons why cards cannot be played.
        """
        key, view, prompt = shown
        view_dict = view.as_dict()
        outcome = state.outcome()
        can_take_back = bool(view.draft)
        return UpdateMessage(
            events=self.event_responses(events, first_number, seat),
            last_event=first_number + len(events) - 1,
            view=view_dict,
            prompt=None if prompt is None else self._prompt_response(prompt, view, key, can_take_back),
            can_take_back=can_take_back,
            can_call=False,
            why_not=self._unplayable_reasons(prompt, view, view_dict)
            if with_why_not and outcome is None and seat != SPECTATOR
            else {},
            outcome=None if outcome is None else self.outcome_response(outcome),
            clock=None,
            countdown=None,
        )

    def shown_position(self, state: State, seat: int, key: str) -> ShownPosition:
        """Return a seat's current view and prompt."""
        return ShownPosition(key, state.view(seat), state.prompt(seat) if seat != SPECTATOR else None)

    def unplayable_reasons(self, shown: ShownPosition) -> dict[str, Text]:
        """Return why cards in a shown position cannot be played, by card id. Playable cards are omitted."""
        return self._unplayable_reasons(shown.prompt, shown.view, shown.view.as_dict())

    def delayed_update(
        self,
        state: State,
        events: list[Event],
        first_number: int,
        departed_cards: list[Counter[int]] | None,
    ) -> UpdateMessage:
        """Return a past position for spectators. It shows only those cards of each hand that have left the hand since
        then. If `departed_cards` is None, the game is over and all cards are shown."""
        outcome = state.outcome()
        public = state.view(SPECTATOR).as_dict()
        views = [state.view(seat).as_dict() for seat in range(state.base_game.seats)]
        if departed_cards is not None:
            views = [
                _redact_hidden_cards(view, public, cards) for view, cards in zip(views, departed_cards, strict=True)
            ]
        if departed_cards is not None:
            events = [event.as_seen_by(SPECTATOR) for event in events]
        return UpdateMessage(
            events=self.revealed_events(events, first_number),
            last_event=first_number + len(events) - 1,
            view=public,
            prompt=None,
            can_take_back=False,
            can_call=False,
            why_not={},
            outcome=None if outcome is None else self.outcome_response(outcome),
            clock=None,
            countdown=None,
            views=views,
        )

    def event_responses(self, events: list[Event], first_number: int, seat: int) -> list[EventResponse]:
        """Return events as a seat may see them, numbered from `first_number`."""
        return self.revealed_events([event.as_seen_by(seat) for event in events], first_number)

    def revealed_events(self, events: list[Event], first_number: int) -> list[EventResponse]:
        """Return events with all cards revealed, for finished games."""
        event_text = self.loaded_game.text.describe_event
        return [
            EventResponse(n, event.kind, event.seat, event.cards, event.number, event_text(event))
            for n, event in enumerate(events, first_number)
        ]

    def outcome_response(self, outcome: Outcome) -> OutcomeResponse:
        text = self.loaded_game.text.describe_outcome(outcome)
        return OutcomeResponse(outcome.places, outcome.winners(), outcome.why, text)

    def _prompt_response(self, prompt: Prompt, view: View, prompt_key: str, can_take_back: bool) -> PromptResponse:
        text = self.loaded_game.text.describe_prompt(prompt, view)
        encoded = self._encoded_moves
        moves = [encoded[move] if move in encoded else self._encode_move(move) for move in prompt.moves]
        return PromptResponse(prompt_key, prompt.kind, text, moves, can_take_back)

    def _encode_move(self, move: int) -> LegalMoveResponse:
        encoded = self._encoded_moves[move] = socket_messages.preencode_move(self._move_response(move))
        return encoded

    def _move_response(self, move: int) -> LegalMoveResponse:
        response = self._moves.get(move)
        if response is None:
            card = self.loaded_game.card_in_move(move)
            text = self.loaded_game.text.describe_move(move)
            response = LegalMoveResponse(
                move, self.loaded_game.game.format_move(move), text, None if card < 0 else card
            )
            self._moves[move] = response
        return response

    def _unplayable_reasons(self, prompt: Prompt | None, view: View, view_dict: dict[str, object]) -> dict[str, Text]:
        playable_cards = set() if prompt is None else {self._move_response(move).card for move in prompt.moves}
        # Any number in the view's lists may be a visible card. A superfluous reason does no harm.
        shown_numbers: set[object] = set()
        for name, value in view_dict.items():
            if name not in ("pending_seats", "draft") and isinstance(value, tuple):
                _flatten_into(value, shown_numbers)
        why_not = self.loaded_game.text.why_not_usable
        names = self._card_keys
        return {names[card]: why_not(card, view) for card in sorted((self._card_ids & shown_numbers) - playable_cards)}


def _redact_hidden_cards(
    view: dict[str, object], public: dict[str, object], departed_cards: Counter[int]
) -> dict[str, object]:
    """Return the public part of a seat's view, plus the cards that have since left the seat's hand."""
    hand = view.get("hand")
    revealed_cards: list[int] = []
    remaining = Counter(departed_cards)
    for card in hand if isinstance(hand, tuple) else ():
        if remaining[card] > 0:
            remaining[card] -= 1
            revealed_cards.append(card)
    # Some views contain the hand under a second name, such as the remaining hand during planning.
    revealed_fields = {
        name: tuple(revealed_cards) for name, value in view.items() if value == hand and public[name] != hand
    }
    return {**public, **revealed_fields, "seat": view["seat"]}


def _flatten_into(values: tuple[object, ...], result: set[object]) -> None:
    if values and isinstance(values[0], tuple):
        for each in values:
            if isinstance(each, tuple):
                _flatten_into(each, result)
    else:
        result.update(values)
