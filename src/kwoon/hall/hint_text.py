"""Explains a hint in one sentence that compares it with the best alternative."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.core.game_text import Audience, GameText
from kwoon.hall.bot_jobs import MoveComparison

MAX_EQUAL_GAP = 0.03
"""Win probabilities that differ by less than this count as equal, because the comparison has too few playouts to
distinguish them."""
SEARCH_ERROR = 0.08
"""Assumed error of the short comparison. If the comparison rates the alternative higher by this much or more, the hint
gives no reason, unless the choice is simultaneous."""
DONE_TEXT = "Done"
"""Text of a move that only completes a draft."""


def hint_reason(comparison: MoveComparison, moves: Sequence[int], game_text: GameText, audience: Audience) -> str:
    """Return a sentence that explains why these moves were chosen, or an empty string if the comparison gives no
    reason."""
    if not comparison.alternative:
        return "It also looks best at first glance." if comparison.is_greedy_choice else "It's the only option."
    chance = f"{round(100 * max(comparison.win_chance - comparison.gain, 0.0))}\N{NO-BREAK SPACE}%"
    if comparison.is_greedy_choice and comparison.gain >= MAX_EQUAL_GAP:
        return f"The obvious alternative has {chance}."
    if comparison.is_greedy_choice:
        return "Others are equally good. Vary to stay unpredictable." if comparison.is_simultaneous else ""
    alternative = _difference_text(comparison.alternative, moves, game_text, audience)
    if comparison.gain >= MAX_EQUAL_GAP:
        return f"Next best: {alternative}, {chance}."
    if comparison.is_simultaneous:
        return f"Equally good: {alternative}. Vary to stay unpredictable."
    # The short comparison does not overrule the bot's longer search.
    return f"Equally good: {alternative}." if comparison.gain > -SEARCH_ERROR else ""


def _difference_text(alternative: Sequence[int], moves: Sequence[int], game_text: GameText, audience: Audience) -> str:
    alternative_texts, move_texts = (
        [game_text.describe_move_by_name(move, audience) for move in each] for each in (alternative, moves)
    )
    added = [text for text in alternative_texts if text not in move_texts]
    removed = [text for text in move_texts if text not in alternative_texts]
    notable = [text for text in added if text != DONE_TEXT]
    if notable:
        return notable[0]
    notable_removed = [text for text in removed if text != DONE_TEXT]
    return f"the same without “{notable_removed[0]}”" if notable_removed else ", ".join(added) or DONE_TEXT
