"""The real server in a simulated world: one thread, virtual time, faults by seed.

docs/proofs.md says what is proved so, and by what.
"""
