"""Plots: ladders as text bars and as a small standalone SVG, and curves as an SVG."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from kwoon.lab.ladder import LadderRung

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
        lines.append(f"{rung.bot.ljust(name_width)} {'█' * certain}{'░' * uncertain} {rung.rating:.1f}")
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
            f'<text x="{last + 8:.1f}" y="{y + 5}">{rung.rating:.1f}</text>'
        )
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class PlotCurve:
    """A named series of points."""

    name: str
    points: list[tuple[float, float]]


COLORS = ("#b3261e", "#2b5f75", "#6b5b2a", "#4a7a3a")


def curves_svg(title: str, x_label: str, curve_list: list[PlotCurve], low: float = 0.0, high: float = 100.0) -> str:
    """Return an SVG of lines over a common axis, each with its name at its end."""
    left, top, width, height = 50, 40, 480, 240
    max_x = max((x for line in curve_list for x, _ in line.points), default=1.0) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 170} {top + height + 50}" '
        'font-family="sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="#fff"/><text x="10" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    for share in range(5):
        value = low + (high - low) * share / 4
        y = top + height - height * share / 4
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{left + width}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>')
        x = left + width * share / 4
        parts.append(f'<text x="{x:.1f}" y="{top + height + 20}" text-anchor="middle">{max_x * share / 4:.2g}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 40}" text-anchor="middle">{escape(x_label)}</text>')
    for color, line in zip(COLORS, curve_list, strict=False):
        places = [
            (left + width * x / max_x, top + height - height * (y - low) / (high - low)) for x, y in sorted(line.points)
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        if places:
            x, y = places[-1]
            parts.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{color}">{escape(line.name)}</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
