"""Whether the rules under test are interpreted, which is ten times slower, so that some tests use fewer examples."""

import os

SLOW = os.environ.get("KWOON_RULES") == "interpreted"
