"""What speaks for a hint, in a sentence: how it does beside the best of the other answers."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.core.words import Reader, Words
from kwoon.hall.thinking import Weighed

CLOSE = 0.03
"""Chances that differ by less than this are as good as equal: so few imagined games do not tell them apart."""
DOUBT = 0.08
"""By so much a short thought may be wrong about what a long one has found to be best."""
DONE = "Done"
"""Says only that an answer is complete."""


def reason(weighed: Weighed, moves: Sequence[int], words: Words, reader: Reader) -> str:
    """Why these moves, and not what else was found; empty where a short thought says nothing for them."""
    if not weighed.other:
        return "It looks right at first sight, too." if weighed.hasty else "There is nothing else to do."
    chance = f"{round(100 * max(weighed.chance - weighed.gain, 0.0))}\N{NO-BREAK SPACE}%"
    if weighed.hasty and weighed.gain >= CLOSE:
        return f"Another comes to mind first, with {chance}."
    if weighed.hasty:
        return "Others are as good. Vary to surprise." if weighed.sealed else ""
    other = _named(weighed.other, moves, words, reader)
    if weighed.gain >= CLOSE:
        return f"Next best: {other}, {chance}."
    if weighed.sealed:
        return f"As good: {other}. Vary to surprise."
    # What the bot found out by longer thought is not contradicted by a short one.
    return f"As good: {other}." if weighed.gain > -DOUBT else ""


def _named(other: Sequence[int], moves: Sequence[int], words: Words, reader: Reader) -> str:
    """An answer by what it does otherwise."""
    said, ours = ([words.advice(move, reader) for move in each] for each in (other, moves))
    more = [text for text in said if text not in ours]
    less = [text for text in ours if text not in said]
    telling = [text for text in more if text != DONE]
    if telling:
        return telling[0]
    without = [text for text in less if text != DONE]
    return f"the same without “{without[0]}”" if without else ", ".join(more) or DONE
