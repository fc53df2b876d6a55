"""What all tests share: properties are tried on the same examples in every run, however busy the machine is, and
nothing depends on what the machine has solved before: tables are looked for where none are."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("kwoon", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kwoon")
os.environ["KWOON_SOLVED"] = os.path.join(os.path.dirname(__file__), "no-tables")
