"""The personalities, and the preferences that several games share."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Prompt, View

BOLD: Final = "bold"
CAREFUL: Final = "careful"
TRICKY: Final = "tricky"


def prefer_passing(personality: str, pass_move: int, view: View, prompt: Prompt) -> list[int]:
    """Return the pass move where the personality prefers it (bold bots do not block, careful ones do not attack),
    otherwise an empty list."""
    passed_prompts = ("block",) if personality == BOLD else ("attack", "counterattack")
    return [pass_move] if not view.draft and prompt.kind in passed_prompts and pass_move in prompt.moves else []
