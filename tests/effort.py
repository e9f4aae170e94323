"""How much the long proofs try.

`FUDA_EFFORT=5 ./test tests/contract tests/bots tests/browser` tries more than every run can.
"""

import os

EFFORT = int(os.environ.get("FUDA_EFFORT", "1"))
