"""What speaks for a hint, in a sentence: how it does beside the best of the other answers."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.core.game_text import Audience, GameText
from kwoon.hall.bot_jobs import CompareResult

MAX_EQUAL_GAP = 0.03
"""Chances that differ by less than this are as good as equal: so few imagined games do not tell them apart."""
SEARCH_ERROR = 0.08
"""By so much a short thought may be wrong about what a long one has found to be best."""
DONE_TEXT = "Done"
"""Says only that an answer is complete."""


def hint_reason(comparison: CompareResult, moves: Sequence[int], game_text: GameText, audience: Audience) -> str:
    """Why these moves, and not what else was found; empty where a short thought says nothing for them."""
    if not comparison.alternative:
        return "It looks right at first sight, too." if comparison.is_greedy_choice else "There is nothing else to do."
    chance = f"{round(100 * max(comparison.win_chance - comparison.gain, 0.0))}\N{NO-BREAK SPACE}%"
    if comparison.is_greedy_choice and comparison.gain >= MAX_EQUAL_GAP:
        return f"Another comes to mind first, with {chance}."
    if comparison.is_greedy_choice:
        return "Others are as good. Vary to surprise." if comparison.is_simultaneous else ""
    alternative = _difference_text(comparison.alternative, moves, game_text, audience)
    if comparison.gain >= MAX_EQUAL_GAP:
        return f"Next best: {alternative}, {chance}."
    if comparison.is_simultaneous:
        return f"As good: {alternative}. Vary to surprise."
    # What the bot found out by longer thought is not contradicted by a short one.
    return f"As good: {alternative}." if comparison.gain > -SEARCH_ERROR else ""


def _difference_text(alternative: Sequence[int], moves: Sequence[int], game_text: GameText, audience: Audience) -> str:
    """An answer by what it does otherwise."""
    alternative_texts, move_texts = (
        [game_text.advice(move, audience) for move in each] for each in (alternative, moves)
    )
    added = [text for text in alternative_texts if text not in move_texts]
    removed = [text for text in move_texts if text not in alternative_texts]
    notable = [text for text in added if text != DONE_TEXT]
    if notable:
        return notable[0]
    notable_removed = [text for text in removed if text != DONE_TEXT]
    return f"the same without “{notable_removed[0]}”" if notable_removed else ", ".join(added) or DONE_TEXT
