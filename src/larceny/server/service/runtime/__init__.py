"""How work runs beside the event loop: tasks, timers, group commit, and leases between nodes."""
