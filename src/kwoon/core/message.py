"""Messages: texts as data. A message is the id of a text in the catalogs, with named arguments. It is formatted where it
is shown, in the reader's language: by `kwoon.localization` in Python, and by `web/src/localization` in a browser.

A test reads ids and argument names from the calls of `msg`, so both are always written out: the id as a literal, as a
choice between literals, or as an element of a constant whose name ends in `_IDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

JOIN_STYLES: Final = ("comma", "and", "or", "words", "sentences", "lines")
"""How `joined` can join texts."""


class SeatRef:
    """An argument that stands for the player in a seat. In a text, `$player` is the player's name (or 'you'), and
    `$player-is` selects between `you` and `other`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatRef) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))

    def __repr__(self) -> str:
        return f"SeatRef({self.seat})"


class Message:
    """The id of a text and its arguments. `fallback` is used if the reader's language has no such text."""

    __slots__ = ("args", "fallback", "id")

    def __init__(self, id: str, args: dict[str, Argument], fallback: str = "") -> None:
        self.id = id
        self.args = args
        self.fallback = fallback

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        args = "".join([f", {name}={value!r}" for name, value in self.args.items()])
        return f"msg({self.id!r}{args})"

    def __str__(self) -> str:
        return _in_english[0](self)

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Argument], str]]:
        # Errors with messages travel between processes.
        return (Message, (self.id, self.args, self.fallback))


Text: TypeAlias = str | Message
"""A text to show: a message, or a literal such as a name that a person chose."""
Argument: TypeAlias = Any
"""An argument of a message: a number, a `Text`, a `SeatRef`, or a list of these."""


def _repr_of(message: Message) -> str:
    return repr(message)


_in_english: Final[list[Callable[[Message], str]]] = [_repr_of]
"""How `str` formats a message. `kwoon.registry` replaces it, because this package reads no files."""


def set_english_formatter(formatter: Callable[[Message], str]) -> None:
    """Let `str` format messages with this function."""
    _in_english[0] = formatter


def msg(id: str, /, **args: Argument) -> Message:
    """Return a message."""
    return Message(id, args)


def message_ids(prefix: str, words: str | Sequence[str]) -> dict[str, str]:
    """Return a table of ids by word: the prefix, followed by the word. In a text, commas separate the words."""
    names = words.split(", ") if isinstance(words, str) else words
    return {name: f"{prefix}-{name.replace(' ', '-')}" for name in names}


def named(prefix: str, name: str) -> Text:
    """Return a name from a pack, such as a card's. A language may translate the names of the printed cards under the id
    `PREFIX-SLUG`; other names are shown as they are."""
    slug = "-".join(
        "".join([letter if letter.isascii() and letter.isalnum() else " " for letter in name.lower()]).split()
    )
    return Message(f"{prefix}-{slug}", {}, name) if slug else name


def joined(style: str, texts: list[Argument]) -> Text:
    """Return texts as one: a list with commas (`comma`), one whose last item follows 'and' or 'or', `words` of one name,
    `sentences` in one paragraph, or `lines`. Empty texts are left out."""
    items = [text for text in texts if text != ""]
    if len(items) == 1 and isinstance(items[0], (str, Message)):
        return items[0]
    return Message(f"join-{style}", {"items": items}) if items else ""


def to_json(value: object) -> object:
    """Return the JSON form of a message or reference. Its parts are converted by the encoder, one by one."""
    if isinstance(value, Message):
        content: dict[str, object] = {"msg": value.id}
        if value.args:
            content["args"] = value.args
        if value.fallback:
            content["or"] = value.fallback
        return content
    if isinstance(value, SeatRef):
        return {"seat": value.seat}
    raise TypeError(f"Cannot encode {type(value).__name__} as JSON.")


def from_json(value: object) -> Argument:
    """Return the argument that `to_json` and a JSON encoder wrote."""
    if isinstance(value, list):
        return [from_json(each) for each in value]
    if isinstance(value, dict):
        if "msg" in value:
            args = {name: from_json(each) for name, each in value.get("args", {}).items()}
            return Message(value["msg"], args, value.get("or", ""))
        return SeatRef(value["seat"])
    return value


class MessageError(ValueError):
    """An error whose text is a message. `str` returns it in English."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)
