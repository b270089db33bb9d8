"""The game as printed, and its three optional rules by name; any of them can be combined."""

from larceny.kernel.editions import Editions, Variant

from .ruleset import Ruleset

STANDARD = Ruleset()

VARIANTS = {name: Variant({name: True}) for name in ("leaders", "three_tales", "family")}

EDITIONS = Editions(
    (
        STANDARD,
        Ruleset(name="leaders", leaders=True),
        Ruleset(name="three_tales", three_tales=True),
        Ruleset(name="family", family=True),
    ),
    STANDARD,
    VARIANTS,
)
