"""Colors of printed cards. The browser uses the same colors."""

from __future__ import annotations

Color = tuple[int, int, int]

PAPER: Color = (251, 245, 230)
PAPER_SHADE: Color = (239, 227, 198)
INK: Color = (34, 29, 23)
SOFT_INK: Color = (90, 78, 64)
LIGHT: Color = (253, 246, 230)
RED: Color = (168, 38, 28)
JADE: Color = (45, 106, 79)
GOLD: Color = (217, 178, 95)
BACK_PATTERN: Color = (201, 154, 78)
GREY: Color = (120, 120, 120)

DEFAULT_TINT: Color = (87, 80, 63)
KIND_COLORS: dict[str, Color] = {
    "attack": (155, 35, 24),
    "defence": (38, 92, 68),
    "white": (106, 96, 76),
    "red": (155, 35, 24),
    "special": (75, 47, 99),
    "character": (75, 47, 99),
    "dog": (138, 75, 18),
    "cat": (59, 58, 120),
    "ranger": (45, 106, 79),
    "item": (122, 90, 23),
    "achievement": (155, 35, 24),
    "base": (155, 35, 24),
    "weapon": (68, 82, 94),
    "enhancement": (138, 75, 18),
    "finishing move": (130, 26, 19),
    "stance": (59, 58, 120),
    "block": (38, 92, 68),
    "challenge": (122, 58, 30),
    "chi restoration": (45, 106, 79),
    "improved weapon": (68, 82, 94),
    "improved stance": (59, 58, 120),
    "archetype": (75, 47, 99),
}
BACK_COLORS: dict[str, Color] = {
    "fight": (93, 26, 20),
    "dragon-punch": (31, 59, 77),
    "kung-fur-fight": (44, 81, 64),
    "kung-fu-2014": (61, 50, 38),
    "kung-fu-2019": (59, 36, 80),
}


def kind_color(kind: str) -> Color:
    return KIND_COLORS.get(kind, KIND_COLORS.get(kind.removeprefix("team "), DEFAULT_TINT))


def mix_colors(first: Color, second: Color, share: float) -> Color:
    """Mix two colors; `share` is the fraction of the first."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(first, second, strict=True))
    return red, green, blue
