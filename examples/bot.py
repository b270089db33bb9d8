"""A bot in fifty lines: it joins a table and plays random legal actions until the game is over.

    pip install httpx websockets
    python examples/bot.py http://localhost:8000 TABLE TOKEN

TABLE is the id in the table's link, TOKEN a personal token (POST /api/me/tokens; docs/protocol.md).
"""

import asyncio
import json
import random
import secrets
import sys

import httpx
from websockets.asyncio.client import connect


async def join(server: str, table: str, headers: dict[str, str]) -> None:
    """Sit down and be ready; who comes back into a running game sits there already."""
    async with httpx.AsyncClient(base_url=f"{server}/api/tables/{table}", headers=headers) as http:
        for what, body in (("sit", {}), ("ready", {"contribution": secrets.token_hex(16)})):
            answer = await http.post(f"/{what}", json=body)
            if answer.is_error and answer.json()["code"] != "already-started":
                sys.exit(f"{what}: {answer.text}")


async def play(server: str, table: str, token: str) -> None:
    """Answer every question once; `since` says which question it is."""
    headers, answered = {"Authorization": f"Bearer {token}"}, None
    await join(server, table, headers)
    subscribe = json.dumps({"type": "subscribe", "table": table})
    url = server.replace("http", "ws", 1) + "/api/socket"
    async with connect(url, additional_headers=headers) as socket:
        await socket.send(subscribe)
        async for text in socket:
            message = json.loads(text)
            legal = message.get("legal")
            if message.get("lobby", {}).get("status") in ("over", "abandoned"):
                return
            if message["type"] == "error":  # too late, or the table was set up anew: look again
                answered = None
                await socket.send(subscribe)
            elif legal and legal["since"] != answered:
                answered, choice = legal["since"], random.choice(legal["actions"])
                act = {"id": secrets.token_hex(8), "seq": message["seq"], "action": choice}
                await socket.send(json.dumps({"type": "act", "table": table, **act}))


asyncio.run(play(*sys.argv[1:4]))
