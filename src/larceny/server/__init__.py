"""The server: people, tables, real-time play. Nothing is sent before it is stored.

app ─► node ─► composition ─► http | realtime | adapters ─► service ─► ports ─► domain
"""
