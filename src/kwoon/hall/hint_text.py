"""Explains a hint in one sentence that compares it with the best alternative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.core.game_text import GameText
from kwoon.core.message import Text, joined, msg
from kwoon.hall.bot_jobs import MoveComparison

MAX_EQUAL_GAP = 0.03
"""Win probabilities that differ by less than this count as equal, because the comparison has too few playouts to
distinguish them."""
SEARCH_ERROR = 0.08
"""Assumed error of the short comparison. If the comparison rates the alternative higher by this much or more, the hint
gives no reason, unless the choice is simultaneous."""
DONE: Final = msg("core-done")
"""Text of a move that only completes a draft."""


def hint_reason(comparison: MoveComparison, moves: Sequence[int], game_text: GameText) -> Text:
    """Return a sentence that explains why these moves were chosen, or an empty string if the comparison gives no
    reason."""
    if not comparison.alternative:
        return msg("hall-hint-obvious") if comparison.is_greedy_choice else msg("hall-hint-only")
    chance = round(100 * max(comparison.win_chance - comparison.gain, 0.0))
    if comparison.is_greedy_choice and comparison.gain >= MAX_EQUAL_GAP:
        return msg("hall-hint-obvious-wins", chance=chance)
    if comparison.is_greedy_choice:
        return msg("hall-hint-mix") if comparison.is_simultaneous else ""
    alternative = _difference_text(comparison.alternative, moves, game_text)
    if comparison.gain >= MAX_EQUAL_GAP:
        return msg("hall-hint-next-best", move=alternative, chance=chance)
    if comparison.is_simultaneous:
        return msg("hall-hint-equal-mix", move=alternative)
    # The short comparison does not overrule the bot's longer search.
    return msg("hall-hint-equal", move=alternative) if comparison.gain > -SEARCH_ERROR else ""


def _difference_text(alternative: Sequence[int], moves: Sequence[int], game_text: GameText) -> Text:
    alternative_texts, move_texts = ([game_text.describe_move(move) for move in each] for each in (alternative, moves))
    added = [text for text in alternative_texts if text not in move_texts]
    removed = [text for text in move_texts if text not in alternative_texts]
    notable = [text for text in added if text != DONE]
    if notable:
        return notable[0]
    notable_removed = [text for text in removed if text != DONE]
    return msg("hall-hint-without", move=notable_removed[0]) if notable_removed else joined("comma", [*added]) or DONE
