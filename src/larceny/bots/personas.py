"""The thieves that bots play as: a name, a level, and a manner of play within it.

A manner is set by a bot's own options: how much it keeps in mind (`slots`, `half_life`) and how
bold it is (1 is the level's own measure; above, it dares more). A persona is about as strong as its
level: what it gains by one option it gives back by another.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from larceny.games.registry import TITLES
from larceny.kernel.title import load

Options = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Persona:
    """A thief: who it is, and the bot that plays it. How that bot is set, each title says."""

    id: str
    name: str
    level: str

    def spec(self, game: str) -> str:
        """Write which bot plays this thief in a game, as the registry reads it."""
        title = TITLES.get(game)
        manners = load(title.personas) if title and title.personas else {}
        options: Options = manners.get(self.id, {})
        return ":".join([self.level, *(f"{name}={value:g}" for name, value in options.items())])


PERSONAS: tuple[Persona, ...] = (
    # Plays as the level does: the friend of the lessons.
    Persona("nila", "Nila", "novice"),
    # Tries his luck, and takes what he can.
    Persona("pip", "Pip", "novice"),
    # Keeps a little more in mind, and hardly ever guesses.
    Persona("oswin", "Oswin", "novice"),
    # Likes a risk, within reason.
    Persona("tamsin", "Tamsin", "novice"),
    # Remembers long, and waits until she is sure.
    Persona("corvina", "Corvina", "expert"),
    # Bold, with a memory like others.
    Persona("bashir", "Bashir", "expert"),
    # Forgets more, and tries what half seems to fit.
    Persona("lotte", "Lotte", "expert"),
    # Plays as the level does.
    Persona("renard", "Renard", "expert"),
    # Does nothing without need.
    Persona("madame-ives", "Madame Ives", "master"),
    # Plays as the level does.
    Persona("the-cooper", "The Cooper", "master"),
    # Dares more.
    Persona("zaid", "Zaid", "master"),
)
"""Every thief, by level."""

BY_ID: Mapping[str, Persona] = {persona.id: persona for persona in PERSONAS}


def of_level(level: str) -> Iterator[Persona]:
    """List the thieves of a level."""
    return (persona for persona in PERSONAS if persona.level == level)
