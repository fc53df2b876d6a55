"""A report as one standalone web page: the client's template with the data inserted."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.report.compact_tables import compact_object_lists
from kwoon.lab.report.model import BalanceReport

TEMPLATE = "report.html"
BEGIN, END = '<script type="application/json" id="report">', "</script>"
"""The markup around the data, which occurs once in the template."""


def report_page(report: BalanceReport) -> str:
    """Return the whole page; the same report gives the same bytes."""
    before, after = load_report_template()
    return before + BEGIN + report_json(report) + END + after


def report_json(report: BalanceReport) -> str:
    """Return the data as JSON that is safe inside a script element."""
    text = json.dumps(compact_object_lists(asdict(report)), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # Inside a JSON string the escaped forms are equivalent, and these sequences do not occur outside of strings.
    text = text.replace("</", "<\\/").replace("<!--", "<\\u0021--")
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def load_report_template() -> tuple[str, str]:
    """Return the template before and after the data, from the browser client that the hall uses. Raise LabError if it
    is missing or has a different version."""
    if "KWOON_WEB" in os.environ:
        file = Path(os.environ["KWOON_WEB"]) / TEMPLATE
        text = file.read_text(encoding="utf-8") if file.is_file() else None
    else:
        resource = files("kwoon").joinpath("server", "web", TEMPLATE)
        text = resource.read_text(encoding="utf-8") if resource.is_file() else None
    if text is None:
        raise LabError(
            "The report page is missing because Kwoon was installed without its browser client. "
            "Install npm, then reinstall Kwoon, or print the report as text or JSON."
        )
    before, found, after = text.partition(BEGIN + END)
    if not found or BEGIN in after:
        raise LabError(f"{TEMPLATE} has no place for the data: it was built for a different version. Reinstall Kwoon.")
    return before, after
