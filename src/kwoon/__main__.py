"""Run the `kwoon` command with `python -m kwoon`."""

import sys

from kwoon.cli import main

if __name__ == "__main__":
    sys.exit(main())
