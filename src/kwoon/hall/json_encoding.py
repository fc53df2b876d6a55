"""JSON for clients: structs of msgspec whose fields may hold messages (`kwoon.core.message`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from kwoon.core.message import Text, from_json, to_json

if TYPE_CHECKING:
    TextField: TypeAlias = Text
else:
    # msgspec allows no union with a class of ours. What it decodes, it only passes on.
    TextField = Annotated[
        Any,
        msgspec.Meta(
            title="Text",
            description="A text: a literal, or a message of the catalogs as {msg, args, or}",
        ),
    ]
"""The type of a struct's field that holds a text."""

_encoder = msgspec.json.Encoder(enc_hook=to_json)

encode_json = _encoder.encode


def text_to_column(text: Text) -> str:
    """Return a text as one string, to store it."""
    return text if isinstance(text, str) else encode_json(text).decode()


def text_from_column(stored: str) -> Text:
    """Return the text that `text_to_column` made, or one that was stored before texts were messages."""
    return from_json(msgspec.json.decode(stored)) if stored.startswith('{"msg":') else stored
