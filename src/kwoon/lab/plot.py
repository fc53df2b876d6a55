"""Plots of ladders: text bars and a small standalone SVG."""

from __future__ import annotations

from html import escape

from kwoon.lab.ladder import LadderRung
from kwoon.rating_scale import rating_points

MAX_BAR_WIDTH = 40
"""Length of the longest bar in characters."""


def rating_bars_text(rungs: list[LadderRung]) -> str:
    """Return ratings as text bars; the shaded part is the uncertainty."""
    low = min(rung.rating - 2 * rung.deviation for rung in rungs)
    high = max(rung.rating + 2 * rung.deviation for rung in rungs)
    unit = (high - low) / MAX_BAR_WIDTH or 1.0
    name_width = max(len(rung.bot) for rung in rungs)
    lines: list[str] = []
    for rung in rungs:
        certain = max(0, round((rung.rating - 2 * rung.deviation - low) / unit))
        uncertain = max(1, round(4 * rung.deviation / unit))
        lines.append(f"{rung.bot.ljust(name_width)} {'█' * certain}{'░' * uncertain} {rating_points(rung.rating)}")
    return "\n".join(lines)


def ladder_svg(title: str, rungs: list[LadderRung]) -> str:
    """Return an SVG of ratings as points with whiskers of two standard deviations."""
    low = min(rung.rating - 2 * rung.deviation for rung in rungs)
    high = max(rung.rating + 2 * rung.deviation for rung in rungs)
    left, width, row = 140, 420, 34
    unit = width / (high - low or 1.0)
    height = 50 + row * len(rungs)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 80} {height}" '
        'font-family="sans-serif" font-size="14" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="#fff"/><text x="10" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    for at, rung in enumerate(rungs):
        y = 55 + row * at
        x = left + (rung.rating - low) * unit
        first, last = x - 2 * rung.deviation * unit, x + 2 * rung.deviation * unit
        lines.append(f'<text x="10" y="{y + 5}">{escape(rung.bot)}</text>')
        lines.append(
            f'<line x1="{first:.1f}" y1="{y}" x2="{last:.1f}" y2="{y}" stroke="#888" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#b3261e"/>'
            f'<text x="{last + 8:.1f}" y="{y + 5}">{rating_points(rung.rating)}</text>'
        )
    lines.append("</svg>")
    return "\n".join(lines) + "\n"
