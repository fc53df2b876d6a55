"""A report as one page for the browser: the client's template with the numbers put in. It needs nothing else."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from kwoon.lab.problem import PlanError
from kwoon.lab.report.packed import packed
from kwoon.lab.report.shape import Report

TEMPLATE = "report.html"
BEGIN, END = '<script type="application/json" id="report">', "</script>"
"""What stands around the numbers, once in the template."""


def page(report: Report) -> str:
    """The whole page; the same report gives the same bytes."""
    before, after = template()
    return before + BEGIN + data(report) + END + after


def data(report: Report) -> str:
    """The numbers as JSON that may stand in a page: nothing in it can end the script around it."""
    text = json.dumps(packed(asdict(report)), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # Within a string each of these means the same written so; outside of strings there are none.
    text = text.replace("</", "<\\/").replace("<!--", "<\\u0021--")
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def template() -> tuple[str, str]:
    """What stands before and after the numbers, from where the browser client is, as the hall finds it; PlanError if
    there is none, or one of another version."""
    if "KWOON_WEB" in os.environ:
        file = Path(os.environ["KWOON_WEB"]) / TEMPLATE
        text = file.read_text(encoding="utf-8") if file.is_file() else None
    else:
        packed = files("kwoon").joinpath("server", "web", TEMPLATE)
        text = packed.read_text(encoding="utf-8") if packed.is_file() else None
    if text is None:
        raise PlanError(
            "The page for reports is not here: kwoon was installed without its browser client. "
            "Install it again with npm on this machine, or print the report as text or JSON."
        )
    before, found, after = text.partition(BEGIN + END)
    if not found or BEGIN in after:
        raise PlanError(f"The {TEMPLATE} that is here has no place for numbers: it was built for another version.")
    return before, after
