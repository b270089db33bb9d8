"""The plain floor: a Starlette relay that commits each message by itself, and broadcasts it.

uvicorn runs as it comes, without its extras: asyncio's own loop, and compression for clients that
offer it, as browsers do.

python -m larceny.loadtest.floors.plain DATABASE PORT
"""

import sqlite3
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def make_floor(database: str) -> Starlette:
    """Make the relay."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE messages (room TEXT, body TEXT)")
    rooms: dict[str, set[WebSocket]] = defaultdict(set)

    async def relay(websocket: WebSocket) -> None:
        await websocket.accept()
        room = websocket.path_params["room"]
        rooms[room].add(websocket)
        try:
            while True:
                body = await websocket.receive_text()
                connection.execute("INSERT INTO messages VALUES (?, ?)", (room, body))
                for other in list(rooms[room]):
                    await other.send_text(body)
        except WebSocketDisconnect:
            rooms[room].discard(websocket)

    return Starlette(routes=[WebSocketRoute("/relay/{room}", relay)])


if __name__ == "__main__":
    uvicorn.run(make_floor(sys.argv[1]), port=int(sys.argv[2]), log_level="warning", loop="asyncio")
