"""A load test of the server: tables of random legal play over real sockets, beside a bare floor.

The clients run in this process, the server in one of its own. A floor is the least that any server
must do: take a message, commit it to SQLite, send it to everybody in the room.
"""
