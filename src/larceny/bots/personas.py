"""The thieves that bots play as: a name, a level, and a manner of play within it.

A manner is set by a bot's own options: how much it keeps in mind (`slots`, `half_life`) and how
bold it is (1 is the level's own measure; above, it dares more). A persona is about as strong as its
level: what it gains by one option it gives back by another.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

Options = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Persona:
    """A thief: who it is, the bot that plays it, and how that bot is set, game by game."""

    id: str
    name: str
    level: str
    options: Mapping[str, Options] = field(default_factory=dict)

    def spec(self, game: str) -> str:
        """Write which bot plays this thief in a game, as the registry reads it."""
        options = self.options.get(game, {})
        return ":".join([self.level, *(f"{name}={value:g}" for name, value in options.items())])


def _both(master_thieves: Options, forty_thieves: Options) -> Mapping[str, Options]:
    return {"master-thieves": master_thieves, "forty-thieves": forty_thieves}


PERSONAS: tuple[Persona, ...] = (
    # Plays as the level does: the friend of the lessons.
    Persona("nila", "Nila", "novice"),
    # Tries his luck wherever two tiles fit, takes what he can, and keeps the box in motion.
    Persona("pip", "Pip", "novice", _both({"boldness": 1.8}, {"boldness": 2.4})),
    # Keeps a little more in mind, hardly ever guesses, and leaves the box alone.
    Persona(
        "oswin",
        "Oswin",
        "novice",
        _both({"boldness": 0.5}, {"slots": 4, "boldness": 0.2}),
    ),
    # Likes a risk, within reason.
    Persona("tamsin", "Tamsin", "novice", _both({"boldness": 1.4}, {"boldness": 1.8})),
    # Remembers long, and waits until she is sure.
    Persona(
        "corvina",
        "Corvina",
        "expert",
        _both({"half_life": 11, "boldness": 0.7}, {"half_life": 4.5, "boldness": 0.8}),
    ),
    # Bold, with a memory like others.
    Persona("bashir", "Bashir", "expert", _both({"boldness": 1.8}, {"boldness": 1.3})),
    # Forgets more, turns the box for fun, and tries what half seems to fit.
    Persona(
        "lotte",
        "Lotte",
        "expert",
        _both({"half_life": 8, "boldness": 2.5}, {"half_life": 3.5, "boldness": 1.15}),
    ),
    # Plays as the level does.
    Persona("renard", "Renard", "expert"),
    # Moves nothing without need, and announces what is nearly certain.
    Persona("madame-ives", "Madame Ives", "master", _both({"boldness": 0.4}, {"boldness": 0.8})),
    # Plays as the level does.
    Persona("the-cooper", "The Cooper", "master"),
    # Keeps the box in motion, and dares more.
    Persona("zaid", "Zaid", "master", _both({"boldness": 2.0}, {"boldness": 1.25})),
)
"""Every thief, by level."""

BY_ID: Mapping[str, Persona] = {persona.id: persona for persona in PERSONAS}


def of_level(level: str) -> Iterator[Persona]:
    """List the thieves of a level."""
    return (persona for persona in PERSONAS if persona.level == level)
