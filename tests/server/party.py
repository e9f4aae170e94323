"""Random games over the wire, with nonsense in between: what the search for leaks looks at."""

import asyncio
from copy import copy
from random import Random
from typing import TYPE_CHECKING

import fuda
from fuda.server.actor import TableActor
from tests.server.harness import Json, Player, Running

if TYPE_CHECKING:
    from tests.server.leaks import Watch

SMALL: dict[str, list[Json]] = {
    "koikoi": [
        {"preset": "czech", "options": {"rounds": 1}},
        {"preset": "russian", "options": {"rounds": 1}},
        {"preset": "nintendo", "options": {"rounds": 2}},
    ],
    "kocka": [{"preset": "standard", "options": {"word": "AHA"}}],
    "yojimbo": [
        {"preset": "kyu", "options": {"players": 2}},
        {"preset": "kyu", "options": {"players": 3}},
        {"preset": "dan", "options": {"players": 4}},
    ],
}
NONSENSE = (
    "", "play", "play ZZ", "koi", "stop", "take none", "pass HA", "throw", "renonc 1 1", "renonc 9 99", "done", "stand",
    "train", "retreat", "points", "hand", "from 1", "kick next", "pay Y003", "lay Y017", "draw", "žluť", "0", "\u202e",
)  # fmt: skip


class Party:
    """One random game over the wire, one command at a time."""

    def __init__(self, server: Running, watch: "Watch", seed: object, game: str, people: int = 0) -> None:
        self.server, self.watch = server, watch
        self.dice = Random(f"party {seed}")
        self.game, self.people = game, people  # how many; 0: by chance
        self.pages: list[Player] = []  # by seat, people only
        self.guest = Player(server.port)  # who only watches
        self.table = ""

    @property
    def actor(self) -> TableActor:
        return self.server.registry.actors[self.table]

    @property
    def everybody(self) -> list[Player]:
        return [*self.pages, self.guest]

    async def play(self, most: int = 150) -> None:
        """Play it, to the end or until so many commands were sent."""
        await self._sit_down()
        try:
            for _ in range(most):
                await self._quiet()
                if self.actor.table.stage == "over":
                    break
                await self._step()
            await self._give_up()
            for page in self.everybody:
                self.watch.check_received(page)
            await self._ask(finished=True)
        finally:
            for page in self.everybody:
                await page.leave()
                self.watch.cookies.pop(page.person, None)
                self.watch.nonces.pop(page.nonce, None)

    async def _sit_down(self) -> None:
        dice, fields = self.dice, copy(self.dice.choice(SMALL[self.game]))
        seats = fuda.game(self.game, fields["preset"], **fields["options"]).seats
        people = self.people or dice.randint(1, seats)
        for _ in range(people):
            self.pages.append(Player(self.server.port, dice.getrandbits(32)))
        for page in self.everybody:
            await page.arrive()
            assert page.cookie is not None
            self.watch.cookies[page.person] = page.cookie.partition(".")[2]
            self.watch.nonces[page.nonce] = page.person
        host = self.pages[0]
        kinds = ["open"] * (people - 1) + ["random"] * (seats - people)
        fields |= {"memory": dice.random() < 0.3, "listed": dice.random() < 0.5}
        fields |= {"clock": dice.choice(["none", "casual", "fast"])}
        self.table = await host.open(self.game, *kinds, **fields)
        await self.guest.join(self.table)
        for seat, page in enumerate(self.pages):
            await page.join(self.table)
            if seat:
                assert (await page.send("sit", seat=seat))["type"] == "ack"
        if dice.random() < 0.3:
            await self._ask()
        assert (await host.send("start"))["type"] == "ack"
        if dice.random() < 0.3:
            await self._ask()
        await host.until(lambda: host.info["stage"] not in ("open", "starting"))

    async def _quiet(self) -> None:
        """Wait until nothing is due, no bot is to move and every page has seen the newest entry."""
        actor = self.actor
        while actor.mailbox.busy or any(actor.table.occupants[seat].driven for seat in actor.table.turns):
            await asyncio.sleep(0.001)
        table = actor.table
        for page in self.everybody:
            await page.until(lambda page=page: page.update["seq"] >= table.seq)

    async def _step(self) -> None:
        """Let somebody do something sensible, and sometimes nonsense before it."""
        dice, table = self.dice, self.actor.table
        if dice.random() < 0.35:
            await self._nonsense(dice.choice(self.everybody))
        if dice.random() < 0.04:
            await self._ask()
        if dice.random() < 0.004:
            await dice.choice(self.pages).send("resign")
            return
        if dice.random() < 0.05:
            await dice.choice(self.everybody).send("stop", agree=dice.random() < 0.7)
            return
        if table.rest is not None:
            waiting = [page for page in self.pages if page.seat not in table.ready]
            await dice.choice(waiting or self.pages).send("ready", seen=table.seq)
            return
        acting = [page for page in self.pages if page.mine]
        if acting:
            answer = await dice.choice(acting).move()
            assert answer["type"] == "ack" or answer["code"] == "not-seated", answer

    async def _nonsense(self, page: Player) -> None:
        dice, seen = self.dice, self.actor.table.seq
        cards = self.actor.table.game.spec.cards
        legal = [*(page.update["view"] or {"legal": []})["legal"]]
        verbs = sorted({text.partition(" ")[0] for text in legal} | {"play", "take", "pass", "lay", "change", "pay"})
        words = [f"{dice.choice(verbs)} {dice.choice(cards)}" for _ in range(4)] + [*legal[:3], *NONSENSE[1:]]
        for _ in range(dice.randint(1, 5)):
            actions = [dice.choice(words) for _ in range(dice.randint(1, 4))]
            match dice.randint(0, 5):
                case 0:
                    await page.send("preview", begun=actions)
                case 1:
                    await page.send("preview", begun=[dice.choice(legal or words), *actions[1:]])
                case 2:
                    stale = await page.send("move", seen=dice.choice([0, seen + 1, -1]), actions=actions)
                    assert stale["type"] == "refused", stale
                case 3:
                    kind = dice.choice(["start", "leave", "rematch", "vow", "free", "fill", "sit"])
                    if kind != "leave" or page is self.guest:
                        await page.send(kind, **self._fields(kind))
                case 4:
                    await page.send("say", phrase="wow")
                case _:
                    if not await self._would_move(page, actions):
                        await page.send("move", seen=seen, actions=actions)

    async def _would_move(self, page: Player, actions: list[str]) -> bool:
        """Whether this is a legal move after all, which belongs elsewhere."""
        if page.seat is None or not page.mine or self.actor.table.match is None:
            return False
        try:
            self.actor.table.match.fork().play(*actions, seat=page.seat, deal=False)
        except fuda.FudaError:
            return False
        return True

    def _fields(self, kind: str) -> Json:
        fields: dict[str, Json] = {
            "vow": {"match": "0" * 32, "hash": "0" * 64},
            "free": {"seat": 1},
            "fill": {"level": "random"},
            "sit": {"seat": self.dice.randint(0, 4), "key": "guess"},
        }
        return fields.get(kind, {})

    async def _give_up(self) -> None:
        """End a long game."""
        for page in self.pages:
            if self.actor.table.stage != "over":
                await page.send("resign")
                await self._quiet()

    async def _ask(self, *, finished: bool = False) -> None:
        """Ask over HTTP for all there is."""
        page = self.dice.choice(self.everybody)
        below = f"/api/tables/{self.table}"
        paths = [below, f"{below}/record", f"{below}/verify", f"{below}/replay", f"{below}/replay/0", f"{below}/key"]
        paths += ["/api/tables", "/api/me/tables", "/api/me", "/api/health", "/api/openapi.json", "/api", "/api/games"]
        for path in paths if not finished else paths[:5]:
            actor, table = self.actor, self.actor.table
            status, headers, body = await page.raw("GET", path)
            self.watch.scan(path, body + repr(sorted(headers.items())).encode(), page.person)
            if path == below and table is self.actor.table:
                self.watch.check_info(table, actor, body)
            if path.startswith(below) and path.rpartition("/")[2] in ("record", "verify", "replay", "0"):
                stage = self.actor.table.stage  # lucky hands may end a match while it is asked about
                wrong = stage != "over" if status == 200 else finished
                if wrong:
                    self.watch.fault(f"{path} answers {status} at stage {stage}")
                elif status != 200 and len(body) > 200:
                    self.watch.fault(f"{path} says more than it should: {body[:300]!r}")
