"""The first night in the medina: half a truth, a Lantern's light, a Dagger, and a sapphire.

The theft at sapphire 5 needs four colours: red is glimpsed and moved there, yellow and green are
lit by the friend's Lantern, and blue comes from the hand in the Lantern's place.
"""

from .lesson import Lesson, Step, asks

LESSON = Lesson(
    game="forty-thieves",
    edition="standard",
    secret="a night in the medina 19536",
    friend="Nila",
    steps=(
        Step("welcome", "FT-1.5"),
        Step("glimpse", "FT-5.1", asks("glimpse a2")),
        Step("half", "FT-2.1"),
        Step("swap", "FT-6.3", asks("interchange a2 b3")),
        Step(
            "wait",
            "FT-8.1",
            asks(
                "pass",
                then=("glimpse c2", "reveal b2", "reveal c3", "reveal d2", "play 3"),
            ),
        ),
        Step("lit", "FT-5.5"),
        Step("dagger", "FT-7.1", asks("dagger 3", then=("pass", "pass"))),
        Step("hand", "FT-4.2", asks("discard 2")),
        Step("skip", "FT-4.1", asks("pass")),
        Step("replace", "FT-6.2", asks("replace 1 c2")),
        Step("steal", "FT-8.2", asks("steal 5", then=("keep", "pass", "pass", "steal 6"))),
        Step("failed", "FT-8.8"),
        Step("keep", "FT-4.2", asks("keep")),
        Step("lantern", "FT-5.7", asks("play 1")),
        Step(
            "peek",
            "FT-5.8",
            asks("peek a1 b1", "peek b1 c1", "peek a2 a3", then=("pass",)),
        ),
        Step("eye", "FT-6.7", asks("play 2", then=("pass",))),
        Step("rest", "FT-8.5", asks("pass", then=("keep", "glimpse d1", "pass", "pass"))),
        Step("end", "FT-9.2"),
    ),
)
