"""The games, one folder each; `fuda.catalogue` lists them."""
