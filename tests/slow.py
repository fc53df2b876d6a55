"""Tells whether the rules under test are interpreted, which is ten times slower, so that some tests try less."""

import os

SLOW = os.environ.get("KWOON_RULES") == "interpreted"
