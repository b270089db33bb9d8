"""Nets that learn by playing themselves, on the twin: `larceny learn`.

    config, networks, opponent ─► sight (what is told of a state) ─► selfplay ─► returns ─► update
                                                        ─► matches (against frozen selves)
    checkpoints ─► trainer ─► program

`python -m larceny.learn` does the same, and needs of the rest of Larceny only rules, twin and nets:
a machine with a GPU needs nothing but Python, JAX, NumPy and this source tree.
"""
