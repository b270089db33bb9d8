"""Puzzles of 40 Thieves out of games that bots play."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from larceny.bots import make_table
from larceny.bots.kind import Bot
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.state import Phase
from larceny.kernel.events import Event, every_seat
from larceny.kernel.game import Action, View
from larceny.kernel.play import Match, seat_deciders, tell

from ..course import Course, success
from ..difficulty import ASKED, foretold
from ..puzzle import Puzzle
from .following import Following
from .glimpses import WHICH_GLIMPSE
from .scene import Scene, Told
from .thefts import CERTAIN_THEFT, WHICH_INTERCHANGE, WHICH_REPLACE
from .theme import Draft, Theme
from .tiles import WHAT_LIES_UNDER, WHICH_IS_SAFE
from .worlds import names, needed

THEMES: Mapping[str, Theme] = {
    theme.name: theme
    for theme in (
        CERTAIN_THEFT,
        WHICH_INTERCHANGE,
        WHICH_REPLACE,
        WHICH_GLIMPSE,
        WHAT_LIES_UNDER,
        WHICH_IS_SAFE,
    )
}

PLAYED_BY = ("expert", "novice", "random")
EDITIONS = ("standard", "standard", "standard", "family")

TO_REMEMBER = 14
"""So many things at most a solver is told."""

MORE_THAN_NEEDED = 2
"""So many things he is told besides, of tiles that do not lie on the board."""

PLAIN = 4
"""Every so manyth game may bring a puzzle in which nothing is left to deduce."""

FEWEST_ANSWERS = 3


def make(seed: str, wanted: Mapping[str, int]) -> Iterator[Puzzle]:
    """Play games until there are so many puzzles of each theme; one game brings one of each."""
    missing = {name: number for name, number in wanted.items() if number > 0}
    number = 0
    while missing:
        for puzzle in _from_game(f"{seed}/{number}", number, list(missing)):
            yield puzzle
            missing[puzzle.theme] -= 1
            if not missing[puzzle.theme]:
                del missing[puzzle.theme]
        number += 1


def _from_game(secret: str, number: int, wanted: Sequence[str]) -> Iterator[Puzzle]:
    """Let bots play, and stop wherever one of them could be asked something."""
    spec = PLAYED_BY[number % len(PLAYED_BY)]
    rules = GAME.ruleset(EDITIONS[number // len(PLAYED_BY) % len(EDITIONS)])
    players = 2 + number % 3
    match = Match(GAME, rules, players, secret)
    bots = make_table(GAME.name, [spec], players, secret)
    seat_deciders(match, bots)
    following = [Following(rules, players, seat) for seat in every_seat(players)]
    left = {name: THEMES[name] for name in wanted}

    def watch(events: Sequence[Event]) -> None:
        for one in following:
            for event in events:
                one.witness(GAME.witnessed(event, one.seat))

    watch(match.events)
    while left and not match.is_over:
        seat = match.deciders[0]
        view = match.view(seat)
        if following[seat].is_lost:
            return
        if view.phase in (Phase.GLIMPSE, Phase.ACTION, Phase.STEAL):
            scene = Scene(GAME.copy(match.state), seat, following[seat].told(view))
            source = {"secret": secret, "bots": spec, "move": len(match.moves)}
            for theme in [theme for theme in left.values() if theme.phase is view.phase]:
                puzzle = _found(theme, scene, Course.of(match), source, number)
                if puzzle is not None:
                    yield puzzle
                    del left[theme.name]
        events = match.act(seat, bots[seat].choose(view, match.legal_actions(seat)))
        tell(match, bots, events)
        watch(events)


def _found(
    theme: Theme, scene: Scene, course: Course, source: Mapping[str, Any], number: int
) -> Puzzle | None:
    """Make a puzzle of a scene if there is a good one in it."""
    for draft in theme.drafts(scene):
        if theme.inferred(scene, draft.asked, draft.right) or number % PLAIN == 0:
            puzzle = _puzzle(theme, draft, scene, course, source)
            if puzzle is not None:
                return puzzle
    return None


def _puzzle(
    theme: Theme, draft: Draft, whole: Scene, course: Course, source: Mapping[str, Any]
) -> Puzzle | None:
    """Leave out what need not be told, and see that the question still has one answer."""
    asked, right = draft.asked, draft.right
    proof = needed(whole, lambda known: theme.follows(whole, known, asked, right))
    scene = Scene(whole.state, whole.seat, _worth_telling(whole, names(proof)))
    if len(scene.told) > TO_REMEMBER or theme.solutions(scene, asked) != [right]:
        return None
    wrong = list(theme.tempting(scene, asked, right))[: theme.offers - 1]
    if len(wrong) + 1 < FEWEST_ANSWERS:
        return None
    shares = [_share(theme, course, scene, right, spec) for spec in ("novice", "expert")]
    features = {
        "remember": len(scene.told),
        "deduce": theme.inferred(scene, asked, right),
        "proof": len(proof),
        "offered": len(wrong) + 1,
    }
    return Puzzle(
        game=GAME.name,
        theme=theme.name,
        rules_version=GAME.rules_version,
        seat=scene.seat,
        scene=scene.to_json(),
        asked=asked,
        answers=(right, *wrong),
        right=right,
        because={answer: theme.refute(scene, asked, answer) for answer in wrong},
        proof={"needs": names(proof), **theme.shows(scene, asked, right)},
        difficulty=foretold(shares[0], shares[1], features),
        source=source,
    )


def _worth_telling(scene: Scene, proof: Sequence[str]) -> list[Told]:
    """Tell what lies on the board, what the proof needs, and a little more."""
    spare = [told for told in scene.told if " " in told.at and told.at not in proof]
    dropped = spare[MORE_THAN_NEEDED:]
    return [told for told in scene.told if told not in dropped]


def _share(theme: Theme, course: Course, scene: Scene, right: str, spec: str) -> float | None:
    """Say how many bots of a kind find the answer, where it is a decision."""
    if not theme.is_move:
        return None

    def knows(bot: Bot, view: View, legal: Sequence[Action]) -> bool:
        chosen: Action = bot.choose(view, legal)
        return chosen.word == right

    return success(course, scene.seat, spec, ASKED, knows)
