"""Batches whose arrays are PyTorch's: on a CUDA device nothing ever leaves it. JAX and others look at them by DLPack.

tables = TensorBatch([fuda.game("koikoi", "czech")], 1 << 16, device="cuda")
tables.reset(7)
bits, mask = tables.bits(), tables.legal()      # zeros and ones, as the network's type
tables.step(actions)                            # a tensor of legal actions, one for each table
tables.seat, tables.reward, tables.ended        # as in core.batch.Batch
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.core.batch import Batch
from fuda.core.errors import FudaError
from fuda.core.game import Game


class TensorBatch:
    """Many matches of one game; the tensors are the same ones from step to step and are overwritten by each.

    `observation` and `mask` are packed, 32 bits to an int32 (the same bits as Batch's uint32, of which PyTorch knows
    little); `bits` and `legal` unpack them. Kernels run on PyTorch's default stream.
    """

    def __init__(self, games: Sequence[Game], count: int, *, device: str = "cpu", **options: Any) -> None:
        """Make `count` matches; `options` are those of `Batch`: which, single, restart, threads."""
        try:
            self.torch: Any = import_module("torch")
        except ImportError as error:
            raise FudaError("tensors need PyTorch: pip install torch") from error
        self.device, self.rules = device, games[0].spec.rules
        self._owned: dict[str, Any] = {}
        self.batch = Batch(games, count, device=device, place=self._place, **options)
        self.count = count
        self.which, self.seat = self._owned["which"], self._owned["seat"]
        self.observation, self.mask = self._owned["observation"], self._owned["mask"]
        self.reward, self.ended = self._owned["reward"], self._owned["ended"]
        self.actions = self._owned["actions"]
        self._digits = self.torch.arange(32, device=device, dtype=self.torch.int32)

    def reset(self, seed: int) -> None:
        """Begin every match anew."""
        self.batch.reset(seed)

    def step(self, actions: Any = None) -> None:
        """Take an action in each match; without any those that were written into `actions`."""
        if actions is not None:
            self.actions.copy_(actions)
        self.batch.step()

    def random(self) -> Any:
        """Draw a legal action for each match into `actions`, and return them."""
        self.batch.random()
        return self.actions

    def bits(self, dtype: Any = None) -> Any:
        """Return what the seats to act observe, as zeros and ones: float32 unless told otherwise."""
        return self._unpack(self.observation, self.rules.OBSERVATION, dtype or self.torch.float32)

    def legal(self) -> Any:
        """Return which actions are legal, as booleans."""
        return self._unpack(self.mask, self.rules.ACTIONS, self.torch.bool)

    def everyone(self, dtype: Any = None) -> Any:
        """Return what every seat of each match observes, the seat to act first: for critics that may see all."""
        self.batch.everyone()
        return self._unpack(self._owned["everyone"], self.rules.OBSERVATION, dtype or self.torch.float32)

    def to_jax(self, name: str) -> Any:
        """Return one of the tensors as an array of JAX, on the same device; a copy, because JAX's never change."""
        jax: Any = import_module("jax")
        return jax.numpy.array(jax.dlpack.from_dlpack(self._owned[name]), copy=True)

    def _place(self, name: str, array: NDArray[Any]) -> Any:
        """Give a batch an array that PyTorch owns."""
        tensor = self.torch.from_numpy(array.view(np.int32).copy()).to(self.device)
        self._owned[name] = tensor
        if self.device == "cpu":
            return tensor.numpy().view(array.dtype)
        return tensor.view(self.torch.uint32) if array.dtype == np.uint32 else tensor

    def _unpack(self, rows: Any, count: int, dtype: Any) -> Any:
        return ((rows[..., None] >> self._digits) & 1).flatten(-2)[..., :count].to(dtype)
