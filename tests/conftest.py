"""No test depends on what the machine has solved before: tables are looked for where none are."""

from __future__ import annotations

import os

os.environ["KWOON_SOLVED"] = os.path.join(os.path.dirname(__file__), "no-tables")
