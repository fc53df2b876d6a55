"""A table's chat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.socket_messages import ChatBroadcast
from kwoon.hall.tables.stored_rows import KEPT_MESSAGES, ChatMessage
from kwoon.hall.tables.subscriber import Subscriber


class TableChat:
    """The latest chat messages of a table."""

    def __init__(self) -> None:
        self.messages: deque[ChatMessage] = deque()

    def last_number(self) -> int:
        """Return the number of the latest message, or 0 if there is none."""
        return self.messages[-1].number if self.messages else 0

    def num_phrases_since(self, person_id: str, since: float) -> int:
        """Return how many quick phrases a person has sent since a time."""
        return sum(each.person_id == person_id and each.phrase != "" and each.created > since for each in self.messages)

    def add(self, chat_message: ChatMessage) -> list[ChatMessage]:
        """Append a message. Return the old messages that are dropped because there are too many."""
        self.messages.append(chat_message)
        return [self.messages.popleft() for _ in range(len(self.messages) - KEPT_MESSAGES)]


def broadcast_chat(chat_message: ChatMessage, subscribers: Iterable[Subscriber]) -> None:
    """Send a chat message to all subscribers who have not muted its author."""
    message = socket_messages.encode_message(chat_broadcast(chat_message))
    for subscriber in subscribers:
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
        chat_message.phrase,
    )
