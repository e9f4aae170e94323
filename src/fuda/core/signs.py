"""Signs that people write in names and words."""

BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs by their category that show nothing
