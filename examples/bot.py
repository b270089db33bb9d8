"""A bot in seventy lines: it joins a table and plays random legal actions until the game is over.

    pip install httpx websockets
    python examples/bot.py http://localhost:8000 TABLE TOKEN

TABLE is the id in the table's link, TOKEN a personal token (POST /api/me/tokens; docs/protocol.md).
"""

import asyncio
import json
import random
import secrets
import sys
from hashlib import sha256

import httpx
from websockets.asyncio.client import connect


def chain(table: str, commitment: str, seat: int) -> list[str]:
    """Draw what this bot adds to the deal: the seal, and a text for each round (docs/deals.md)."""
    links = [secrets.token_hex(32)]
    for round_ in reversed(range(9)):
        about = (table, commitment, str(seat), str(round_), links[0])
        netstrings = "".join(f"{len(text)}:{text}," for text in about)
        links.insert(0, sha256(f"larceny/2 seal,{netstrings}".encode()).hexdigest())
    return links


async def join(http: httpx.AsyncClient, table: str) -> tuple[int, list[str]]:
    """Sit down and be ready; who comes back into a running game sits there already."""
    me = (await http.get("/api/me")).json()["id"]
    answer = await http.post(f"/api/tables/{table}/sit", json={})
    if answer.is_error and answer.json()["code"] != "already-started":
        sys.exit(f"sit: {answer.text}")
    found = (await http.get(f"/api/tables/{table}")).json()
    seat = [chair["person"] for chair in found["seats"]].index(me)
    links = chain(table, found["commitment"], seat)
    await http.post(f"/api/tables/{table}/ready", json={"seal": links[0]})
    return seat, links


async def play(server: str, table: str, token: str) -> None:
    """Open what was sealed, and answer every question once; `since` says which question it is."""
    headers, answered = {"Authorization": f"Bearer {token}"}, None
    subscribe = json.dumps({"type": "subscribe", "table": table})
    url = server.replace("http", "ws", 1) + "/api/socket"
    http = httpx.AsyncClient(base_url=server, headers=headers)
    async with http, connect(url, additional_headers=headers) as socket:
        seat, (seal, *texts) = await join(http, table)
        await socket.send(subscribe)
        async for text in socket:
            message = json.loads(text)
            legal, lobby = message.get("legal"), message.get("lobby", {})
            opening = lobby.get("opening")
            if lobby.get("status") in ("over", "abandoned"):
                return
            if opening and opening["seals"][seat] == seal and seat in opening["waiting"]:
                own = {"round": opening["round"], "contribution": texts[opening["round"]]}
                await http.post(f"/api/tables/{table}/open", json=own)
            if message["type"] == "error":  # too late, or the table was set up anew: look again
                answered = None
                await socket.send(subscribe)
            elif legal and legal["since"] != answered:
                answered, choice = legal["since"], random.choice(legal["actions"])
                act = {"id": secrets.token_hex(8), "seq": message["seq"], "action": choice}
                await socket.send(json.dumps({"type": "act", "table": table, **act}))


asyncio.run(play(*sys.argv[1:4]))
