"""The server: people, tables, real-time play. Nothing is sent before it is stored.

app ─► http | realtime | adapters ─► service ─► ports ─► domain
"""
