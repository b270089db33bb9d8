"""How the tables of the database came about, one change after the other.

Once released, a migration is never changed. A new one is a file `versions/NNNN_what.py` whose
`down_revision` is the number before; a test compares what all of them make with schema.py.
"""
