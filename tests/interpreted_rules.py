"""Whether the rules under test are interpreted.

Interpreted rules are ten times slower, so some tests use fewer examples.
"""

import os

SLOW = os.environ.get("KWOON_RULES") == "interpreted"
