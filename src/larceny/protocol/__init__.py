"""The messages between server and client, defined once as types.

`messages` has the types; `larceny.protocol.export` writes them as JSON Schema and as TypeScript.
"""

from .messages import PROTOCOL_VERSION, ClientMessage, ServerMessage

__all__ = ["PROTOCOL_VERSION", "ClientMessage", "ServerMessage"]
