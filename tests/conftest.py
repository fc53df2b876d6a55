"""Shared test settings.

Property tests use the same examples in every run and have no deadlines. Solution tables are looked up in an empty
folder, and texts are in English, so that results do not depend on the machine.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("kwoon", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kwoon")
os.environ["KWOON_LANGUAGE"] = "en"
os.environ["KWOON_SOLVED"] = os.path.join(os.path.dirname(__file__), "no-tables")
