"""Whether the rules under test are interpreted: the same source, ten times as slow, so that some tests try less."""

import os

SLOW = os.environ.get("KWOON_RULES") == "interpreted"
