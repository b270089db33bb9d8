"""What the service needs from the outside: a store, a bus, the time, those who think."""
