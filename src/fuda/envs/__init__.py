"""Environments for researchers: the same games behind the interfaces that learning and planning code already speaks.

- `fuda.envs.turns`: PettingZoo, one agent after another or all that may act at once
- `fuda.envs.vector`: Gymnasium, one seat against bots or policies at thousands of tables, and at one
- `fuda.envs.spiel`: OpenSpiel, with every card that chance deals as a node of its own
- `fuda.envs.tensors`: batches whose arrays are PyTorch's, on a CUDA device too, and JAX's by DLPack
- `fuda.envs.decisions`: data sets of played decisions (`fuda arena --dataset`) as tensors

Importing this package registers the ids of Gymnasium (`fuda/koikoi-czech-v1`), if Gymnasium is installed.
docs/research.md explains them, docs/observations.md every bit of what they show.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from fuda.envs.ids import register

    register()
