"""Requests made from the OpenAPI description, right and wrong ones: `python -m tests.server.openapi --examples 100`.

Schemathesis makes them (`scripts/setup fuzz` installs it) for every operation, against a real server with an open, a
running and a finished table. Nothing may be answered otherwise than described, and nothing by a fault. One of its
checks is left out: that whatever fits the description is accepted, for table rules are data that it does not describe.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.forked import Forked
from tests.server.harness import Page, Player, player, table_of


async def furnish(port: int) -> list[str]:
    """Open a table, play at another, finish a third; return their ids."""
    ann = await player(port)
    tables = [await ann.open("koikoi", "open", listed=True)]
    for until in (lambda page: page.info["moves"] >= 4, lambda page: page.info["stage"] == "over"):
        page: Player
        [page] = await table_of(port, 1, "greedy", options={"rounds": 1})
        await page.play(lambda page=page, until=until: until(page))
        await page.leave()
        tables.append(page.table)
    return tables


def main() -> int:
    """Run the campaign; the exit status says whether anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100, help="for each operation")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Forked(Path(folder) / "fuda.db") as server:
        tables = asyncio.run(furnish(server.port))
        config = Path(folder) / "schemathesis.toml"
        named = {"path.table": [*tables, "none"], "path.game": ["koikoi", "kocka", "yojimbo", "none"]}
        config.write_text("[parameters]\n" + "".join(f'"{name}" = {json.dumps(v)}\n' for name, v in named.items()))
        command = [Path(sys.prefix) / "fuzz" / "bin" / "st", "--config-file", config, "run"]
        command += [f"http://127.0.0.1:{server.port}/api/openapi.json", "--checks", "all", "--no-color"]
        command += ["--exclude-checks", "positive_data_acceptance", "--request-timeout", "60"]
        command += ["--max-examples", str(chosen.examples), "--seed", str(chosen.seed), "--phases", "coverage,fuzzing"]
        found = subprocess.run(list(map(str, command)), check=False, cwd=folder).returncode
        status, _ = asyncio.run(Page(server.port).ask("GET", "/api/health"))
        faults = [line for line in server.logged().splitlines() if '"level": "error"' in line]
    print(f"health {status}; {len(faults)} faults in the log")
    for line in faults[:10]:
        print(line, file=sys.stderr)
    return 1 if found or status != 200 or faults else 0


if __name__ == "__main__":
    sys.exit(main())
