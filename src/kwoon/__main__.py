"""`python -m kwoon` is the same as `kwoon`."""

import sys

from kwoon.cli import main

if __name__ == "__main__":
    sys.exit(main())
