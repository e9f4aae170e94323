"""`python -m fuda.cli`, for who has no `fuda` on the path."""

import sys

from fuda.cli import main

sys.exit(main())
