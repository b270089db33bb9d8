"""Doors for whoever is used to another library's environments.

`pgx_like`           as pgx has it: a single table that `jax.vmap` makes a batch of; mctx's searches
                     and pgx's training loops run with it
`gymnasium_vector`   as Gymnasium has it: one seat learns, the others play by lot
`jaxmarl_like`       as JaxMARL has it: dictionaries by agent
"""
