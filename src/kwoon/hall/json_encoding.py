"""JSON for clients: structs of msgspec whose fields may hold messages (`kwoon.core.message`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from kwoon.core.message import Text, to_json

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
