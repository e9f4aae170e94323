"""Data sets of played decisions (`fuda arena --dataset`, docs/dataset.md) as tensors of PyTorch.

    for batch in Decisions("decisions/koikoi", rows=4096):
        batch["observation"], batch["mask"], batch["action"], batch["gain"]

It streams file by file; in a DataLoader with several workers (`batch_size=None`) each reads files of its own.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from fuda.bots import dataset
from fuda.bots.network import fingerprint
from fuda.catalogue import spec
from fuda.core.errors import FudaError

torch: Any = import_module("torch") if find_spec("torch") else None
Base: Any = torch.utils.data.IterableDataset if torch else object


class Decisions(Base):
    """Batches of decisions as dicts of tensors: bits unpacked to float32 (observation) and bool (mask)."""

    def __init__(self, folder: Path | str, rows: int = 16_384) -> None:
        if torch is None:
            raise FudaError("tensors need PyTorch: pip install torch")
        super().__init__()  # type: ignore[reportUnknownMemberType]
        self.folder, self.rows = Path(folder), rows
        self.about = dataset.about(self.folder)
        self.files = dataset.shards(self.folder)
        rules = spec(self.about["setting"]["game"]).rules
        if self.about["layout"] != (wanted := fingerprint(rules)):
            raise FudaError(f"{folder} has observations laid out as {self.about['layout']}; here they are {wanted}")

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = torch.utils.data.get_worker_info()
        files = self.files if worker is None else self.files[worker.id :: worker.num_workers]
        for file in files:
            for found in dataset.read(file, self.rows):
                yield {name: self._tensor(name, column) for name, column in found.items()}

    def _tensor(self, name: str, column: Any) -> Any:
        if name not in ("observation", "mask"):
            return torch.from_numpy(column.copy())
        count = self.about["bits" if name == "observation" else "actions"]
        bits = np.unpackbits(column, axis=1, bitorder="little")[:, :count]
        return torch.from_numpy(bits).to(torch.float32 if name == "observation" else torch.bool)
