"""Web push: subscribed devices, and the outbox of notices that it is somebody's turn."""
