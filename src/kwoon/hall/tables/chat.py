"""A table's chat, auto-passes and request results."""

from __future__ import annotations

from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.presence import TablePresence
from kwoon.hall.tables.socket_messages import ChatBroadcast
from kwoon.hall.tables.stored_rows import KEPT_MESSAGES, AutoPassChange, ChatMessage

MAX_REFUSED_REQUESTS = 256
MAX_CHAT_HISTORY = KEPT_MESSAGES


class TableChatAndRequestResults(TablePresence):
    def reset_chat_and_request_results(self) -> None:
        self.chat_messages: list[ChatMessage] = []
        self.auto_passes: dict[str, int | None] = {}
        """The turn in which each person auto-passes optional prompts: a turn number, `WHOLE_GAME`, or None for off."""
        self.last_auto_pass = 0
        """Number of the latest auto-pass change."""
        self.request_results: dict[tuple[str, str], str] = {}
        """Result of each request, by person and request id: an error text, or empty if the request was accepted."""
        self.refused_requests: list[tuple[str, str]] = []

    def record_request_result(self, person_id: str, request_id: str, error_text: str = "") -> None:
        """Record a request's result. `error_text` is empty if the request was accepted. Only the latest
        `MAX_REFUSED_REQUESTS` refusals are kept."""
        self.request_results[(person_id, request_id)] = error_text
        if error_text:
            self.refused_requests.append((person_id, request_id))
            if len(self.refused_requests) > MAX_REFUSED_REQUESTS:
                self.request_results.pop(self.refused_requests.pop(0), None)

    def add_chat_message(self, chat_message: ChatMessage) -> None:
        """Append a chat message, and drop the oldest one if there are too many."""
        self.chat_messages.append(chat_message)
        if chat_message.request_id is not None:
            self.record_request_result(chat_message.person_id, chat_message.request_id)
        while len(self.chat_messages) > MAX_CHAT_HISTORY:
            old = self.chat_messages.pop(0)
            if old.request_id is not None:
                self.request_results.pop((old.person_id, old.request_id), None)

    def set_auto_pass(self, auto_pass: AutoPassChange) -> None:
        """Apply an auto-pass change."""
        self.auto_passes[auto_pass.person_id] = auto_pass.turn
        self.last_auto_pass = auto_pass.number
        if auto_pass.request_id is not None:
            self.record_request_result(auto_pass.person_id, auto_pass.request_id)

    def last_chat_number(self) -> int:
        """Return the number of the latest chat message, or 0 if there is none."""
        return self.chat_messages[-1].number if self.chat_messages else 0

    def broadcast_chat(self, chat_message: ChatMessage) -> None:
        """Send a chat message to all subscribers who have not muted its author."""
        message = socket_messages.encode_message(chat_broadcast(chat_message))
        for subscriber in self.subscribers:
            if chat_message.person_id not in subscriber.muted_people:
                subscriber.send(message)


def chat_broadcast(chat_message: ChatMessage) -> ChatBroadcast:
    return ChatBroadcast(
        chat_message.number,
        chat_message.seat,
        chat_message.name,
        chat_message.text,
        round(chat_message.created, 3),
        chat_message.person_id,
    )
