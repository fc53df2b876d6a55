"""A report as one standalone web page: the client's template with the data inserted, and with the texts of the page in
one language."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.report.compact_tables import JsonValue, compact_object_lists
from kwoon.lab.report.model import BalanceReport, report_in_language
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import ENGLISH, PSEUDO

TEMPLATE = "report.html"
TEXTS = "report-texts"
"""Folder of the browser client with the page's own texts: a catalog for each language."""
BEGIN_DATA = '<script type="application/json" id="report">'
BEGIN_TEXTS = '<script type="application/json" id="texts">'
END = "</script>"
"""The markup around the data and the texts, which occurs once in the template."""


def report_page(report: BalanceReport, language: str = "") -> str:
    """Return the whole page in a language, by default that of this process. The same report gives the same bytes."""
    reader = Reader(language=language)
    page = load_report_template()
    shown = report_in_language(report, reader)
    texts: JsonValue = {"language": reader.language, "catalog": load_page_texts(reader.language)}
    page = page.replace(BEGIN_DATA + END, BEGIN_DATA + _script_json(compact_object_lists(asdict(shown))) + END)
    page = page.replace(BEGIN_TEXTS + END, BEGIN_TEXTS + _script_json(texts) + END)
    return page.replace('<html lang="en">', f'<html lang="{reader.language}">', 1)


def _script_json(data: JsonValue) -> str:
    """Return data as JSON that is safe inside a script element."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # Inside a JSON string the escaped forms are equivalent, and these sequences do not occur outside of strings.
    text = text.replace("</", "<\\/").replace("<!--", "<\\u0021--")
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def load_report_template() -> str:
    """Return the template, from the browser client that the hall uses. Raise LabError if it is missing or has a
    different version."""
    text = _client_file(TEMPLATE)
    if text is None:
        raise LabError(
            "The report page is missing because Kwoon was installed without its browser client. "
            "Install npm, then reinstall Kwoon. In a clone, run 'npm ci' and 'npm run build' in 'web', and set "
            "KWOON_WEB to the folder web/dist. Or print the report as text or JSON."
        )
    if any(text.count(place) != 1 for place in (BEGIN_DATA, BEGIN_DATA + END, BEGIN_TEXTS, BEGIN_TEXTS + END)):
        raise LabError(f"{TEMPLATE} has no place for the data: it was built for a different version. Reinstall Kwoon.")
    return text


def load_page_texts(language: str) -> str:
    """Return the catalog of the page's own texts. Raise LabError if the browser client does not have it."""
    text = _client_file(f"{TEXTS}/{ENGLISH if language == PSEUDO else language}.ftl")
    if text is None:
        raise LabError("The texts of the report page are missing. Reinstall Kwoon.")
    return text


def _client_file(name: str) -> str | None:
    """Return a file of the browser client that the hall uses, or None if it does not exist."""
    if "KWOON_WEB" in os.environ:
        path = Path(os.environ["KWOON_WEB"]) / name
        return path.read_text(encoding="utf-8") if path.is_file() else None
    resource = files("kwoon").joinpath("server", "web", *name.split("/"))
    return resource.read_text(encoding="utf-8") if resource.is_file() else None
