"""The first evening at the jewelry box: fill it, follow it, steal, share, and find a ruby.

The diamonds of the learner start at the east of the top level and are turned and stood on their
head with the box; two rounds later they are found again at T.S.
"""

from .lesson import Ask, Lesson, Step, asks

LESSON = Lesson(
    game="master-thieves",
    edition="french",
    secret="a first evening 0",
    friend="Nila",
    steps=(
        Step("welcome", "MT-2.1"),
        Step("open", "MT-3.7", asks("open T.E")),
        Step("put", "MT-2.3", asks("put 4")),
        Step("rest", "MT-2.8", (Ask(("open M.S",)), Ask(("put 2",)))),
        Step("rotate", "MT-2.5", asks("rotate 1 cw")),
        Step(
            "flip",
            "MT-2.6",
            asks(
                "flip",
                then=("open T.W", "put 3", "open M.E", "put 3", "rotate 1 cw", "done"),
            ),
        ),
        Step(
            "choose",
            "MT-4.1",
            asks("choose thief", then=("choose gemologist", "open M.N", "place S", "done")),
        ),
        Step("fallen", "MT-5.2"),
        Step("thief", "MT-10.1", asks("open T.N")),
        Step("back", "MT-2.3", (Ask(("flip",)), Ask(("done",)))),
        Step("smuggler", "MT-4.4", asks("choose smuggler", then=("choose smuggler",))),
        Step("find", "MT-2.6", asks("open T.S")),
        Step("imitation", "MT-7.2", asks("place S", "place D")),
        Step("leave", "MT-6.3", asks("done", then=("open M.W", "place D", "done"))),
        Step("share", "MT-7.4", (Ask(("pick D",), ("pick D",)),) * 3),
        Step("master", "MT-12.2", asks("choose master-thief", then=("choose detective",))),
        Step("secret", "MT-2.4", asks("open T.W")),
        Step("look", "MT-11.1", asks("look")),
        Step("ruby", "MT-11.3", (Ask(("take all",)), Ask(("done",)))),
        Step("end", "MT-13.4"),
    ),
)
