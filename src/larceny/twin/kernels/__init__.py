"""Play-outs as kernels: one decision's jaxpr printed as C, the state in registers for many of them.

    printing (jaxpr ─► statements) ─► source (a whole program) ─► native (cc), cuda (CuPy)
                                                                └► players: the ways to run, alike

XLA starts a kernel for every decision, and reads and writes the whole state each time. A printed
kernel reads it once, plays as many decisions as it is told, and writes it once.
"""
