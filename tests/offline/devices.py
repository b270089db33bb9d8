"""Devices for tests: what a browser would keep and show."""

import json
from random import Random
from typing import Any

from larceny.offline.device import Device
from larceny.offline.routes import answer


class Browser:
    """Keeps what a device asks it to keep, and reads what it is sent."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.raw: list[str] = []
        self.solved: str | None = None
        self.now = 1_800_000_000_000
        self.device = Device(
            self._keep, self.raw.append, clock=lambda: self.now, keep_solved=self._keep_solved
        )

    def _keep_solved(self, text: str) -> None:
        self.solved = text

    def _keep(self, id_: str, text: str | None, about: str) -> None:
        if text is None:
            self.kept.pop(id_, None)
        else:
            self.kept[id_] = text
            assert json.loads(about)["id"] == id_

    def loaded_anew(self) -> "Browser":
        """Load the page anew: only what was kept is still there."""
        other = Browser()
        other.kept = dict(self.kept)
        for text in self.kept.values():
            other.device.load(text)
        if self.solved is not None:
            other.device.load_solved(self.solved)
        return other

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask something that can be answered."""
        status, text = self.status_and_text(method, path, body)
        assert status in (200, 204), (status, text)
        return json.loads(text) if text else None

    def status_and_text(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        return answer(self.device, method, path, None if body is None else json.dumps(body))

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message, and return what comes back."""
        self.raw.clear()
        self.device.receive(message)
        return [json.loads(text) for text in self.raw]

    def asked(self, table: str) -> dict[str, Any]:
        """Look at a table until it waits for an answer; return how it then stands."""
        self.say(type="subscribe", table=table)  # bots that begin have decided now
        return self.say(type="subscribe", table=table)[0]

    def lay(self, game: str, bot: str = "novice", **more: Any) -> str:
        """Lay a table for three."""
        bots = [{"seat": 1, "bot": bot}, {"seat": 2, "bot": bot}]
        told = self.ask("POST", "/api/tables", {"game": game, "seats": 3, "bots": bots, **more})
        return str(told["id"])

    def play_on(self, table: str, decisions: int = 10_000, seed: int = 1) -> list[dict[str, Any]]:
        """Answer by lot until the game is over, or so many times; return all messages."""
        dice = Random(seed)
        heard = self.say(type="subscribe", table=table)
        for number in range(decisions):
            asked = [one for one in heard if one["type"] in ("snapshot", "step")][-1]
            if asked["legal"] is None:
                break
            word = dice.choice(asked["legal"]["actions"])
            act = {"type": "act", "table": table, "id": f"act-{number}", "seq": asked["seq"]}
            heard += self.say(**act, action=word)
        return heard
