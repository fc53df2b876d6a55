"""A report as one page for the browser: the client's template with the numbers put in. It needs nothing else."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.report.compact_tables import compact
from kwoon.lab.report.model import BalanceReport

TEMPLATE = "report.html"
BEGIN, END = '<script type="application/json" id="report">', "</script>"
"""What stands around the numbers, once in the template."""


def report_page(report: BalanceReport) -> str:
    """The whole page; the same report gives the same bytes."""
    before, after = load_template()
    return before + BEGIN + report_json(report) + END + after


def report_json(report: BalanceReport) -> str:
    """The numbers as JSON that may stand in a page: nothing in it can end the script around it."""
    text = json.dumps(compact(asdict(report)), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # Within a string each of these means the same written so; outside of strings there are none.
    text = text.replace("</", "<\\/").replace("<!--", "<\\u0021--")
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def load_template() -> tuple[str, str]:
    """What stands before and after the numbers, from where the browser client is, as the hall finds it; PlanError if
    there is none, or one of another version."""
    if "KWOON_WEB" in os.environ:
        file = Path(os.environ["KWOON_WEB"]) / TEMPLATE
        text = file.read_text(encoding="utf-8") if file.is_file() else None
    else:
        resource = files("kwoon").joinpath("server", "web", TEMPLATE)
        text = resource.read_text(encoding="utf-8") if resource.is_file() else None
    if text is None:
        raise LabError(
            "The page for reports is not here: kwoon was installed without its browser client. "
            "Install it again with npm on this machine, or print the report as text or JSON."
        )
    before, found, after = text.partition(BEGIN + END)
    if not found or BEGIN in after:
        raise LabError(f"The {TEMPLATE} that is here has no place for numbers: it was built for another version.")
    return before, after
