"""Games on somebody's own device, without a server: in the browser, by Pyodide.

The browser client asks here what it would ask a server, and is told the same: the answers of its
HTTP API (`routes`) and the messages of its socket (`messages`), by the same rules and bots. There
are only bots beside the one who plays, so nobody is waited for and nothing is timed. Standard
library only: no package of Python is loaded beside this one. Docs: docs/offline.md.
"""
