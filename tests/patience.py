"""How long a test waits for what must come: only a fault takes so long, on the busiest machine too."""

PATIENCE = 300.0  # seconds
