"""Puzzles of Master Thieves out of games that bots play."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from larceny.bots import make_table
from larceny.bots.kind import Bot
from larceny.bots.master_thieves.expert import Expert
from larceny.bots.master_thieves.novice import Novice
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.state import Phase
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.game import Action, View
from larceny.kernel.play import Match, seat_deciders, step

from ..course import AnyMatch, Course, Judge, success
from ..difficulty import ASKED, foretold
from ..puzzle import Puzzle
from . import masters
from .scene import Scene
from .whereabouts import THEMES, WhatFalls, Whereabouts

PLAYED_BY = ("expert", "novice", "expert", "random")
EDITIONS = ("french", "english_b", "italian", "english_a")

OFFERED = 5
LONGEST = 90
"""So many events at most a solver has to read."""

MOVES = {
    "where-are-the-gems": (2, 9),
    "where-is-the-alarm": (1, 5),
    "where-is-a-ruby": (4, 12),
    "what-falls": (2, 9),
}
"""For each theme, so many moves of the box must at least be followed: drawn between these two."""

NOTHING = 4
"""Every so manyth question about what falls is about a drawer from which nothing does."""

LATEST = 110
"""After so many decisions nobody is asked what a master would do: a game is long."""

PAUSES = (Phase.CHOOSE, Phase.OPEN)


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
    """Let bots play, and stop where enough has happened for a question."""
    spec = PLAYED_BY[number % len(PLAYED_BY)]
    rules = GAME.ruleset(EDITIONS[number // len(PLAYED_BY) % len(EDITIONS)])
    players = 2 + number % 3
    match = Match(GAME, rules, players, secret)
    bots = make_table(GAME.name, [spec], players, secret)
    seat_deciders(match, bots)
    dice = Chance.of(f"{secret}/question")
    least = {name: low + dice.below(high - low + 1) for name, (low, high) in MOVES.items()}
    left = list(wanted)
    while left and not match.is_over and len(match.moves) < LATEST:
        if match.view(match.deciders[0]).phase in PAUSES:
            source = {"bots": spec, "move": len(match.moves)}
            for name in list(left):
                puzzle = (
                    _decision(match, source)
                    if name == masters.NAME
                    else _whereabouts(match, THEMES[name], least[name], source, dice)
                )
                if puzzle is not None:
                    yield puzzle
                    left.remove(name)
        step(match, bots)


# Where something is ---------------------------------------------------------------------------


def _whereabouts(
    match: AnyMatch,
    theme: Whereabouts | WhatFalls,
    least: int,
    source: Mapping[str, Any],
    dice: Chance,
) -> Puzzle | None:
    if len(match.events) > LONGEST:
        return None
    scene = Scene(Course.of(match), match.deciders[0])
    if not scene.knows_all():
        return None
    drafts = []
    for asked in theme.drafts(scene):
        right = theme.solutions(scene, asked)[0]
        went = theme.proof(scene, asked, right)["path"]
        if len(went) > least and len({*went}) > 1:
            drafts.append((asked, right))
    if not drafts:
        return None
    nothing = [draft for draft in drafts if draft[1] == "-"]
    something = [draft for draft in drafts if draft[1] != "-"]
    wanted = nothing if dice.below(NOTHING) == 0 else something
    asked, right = dice.choice(wanted or drafts)
    wrong = list(theme.tempting(scene, asked, right))[: OFFERED - 1]
    if len(wrong) < 2:
        return None
    features = {
        "remember": len([event for event in scene.events if _tells(event)]),
        "follow": theme.follow(scene, asked, right),
        "offered": len(wrong) + 1,
    }
    knows = _has_in_mind(theme, scene, asked, right)
    shares = [success(scene.course, scene.seat, s, ASKED, knows) for s in ("novice", "expert")]
    return Puzzle(
        game=GAME.name,
        theme=theme.name,
        rules_version=GAME.rules_version,
        seat=scene.seat,
        scene=scene.course.to_json(),
        asked=asked,
        answers=(right, *wrong),
        right=right,
        because={answer: theme.refute(scene, asked, right, answer) for answer in wrong},
        proof=theme.proof(scene, asked, right),
        difficulty=foretold(shares[0], shares[1], features),
        source=source,
    )


def _tells(event: object) -> bool:
    """Ask whether an event changes what lies in the box."""
    return type(event).__name__ in ("DiamondsPut", "Placed", "Took", "Fell", "AlarmSet", "TookRuby")


def _has_in_mind(
    theme: Whereabouts | WhatFalls, scene: Scene, asked: Mapping[str, Any], right: str
) -> Judge:
    """Ask a bot what it believes to lie at a side."""
    slot = theme.slot(scene, asked, right)
    side = scene.side(slot)

    def knows(bot: Bot, view: View, legal: Sequence[Action]) -> bool:
        if isinstance(bot, Novice):
            if theme.what == "gems":
                return bot.memory.gems.get(slot) == side.front
            return theme.what == "ruby" and slot in bot.memory.rubies
        assert isinstance(bot, Expert)
        if theme.what == "gems":
            return bot.belief.fronts.get(slot) == side.front
        if theme.what == "alarm":
            return bot.belief.alarms.get(slot) == side.alarm
        return bot.belief.rubies.get(slot) is True

    return knows


# What would a master do -----------------------------------------------------------------------


def _decision(match: AnyMatch, source: Mapping[str, Any]) -> Puzzle | None:
    seat: Seat = match.deciders[0]
    legal = match.legal_actions(seat)
    if len(legal) < masters.OFFERED or match.view(seat).phase not in PAUSES:
        return None
    if len(match.moves) % 3:  # a look costs: not at every decision
        return None
    events = [GAME.witnessed(event, seat) for event in match.events]
    search = masters.searched(match.rules, seat, events, match.view(seat), legal)
    actions = masters.promising(search, legal)
    if actions is None:
        return None
    weighed = masters.weighed(search, actions, masters.PLAYED_OUT)
    if not weighed.is_clear:
        return None
    scene = Scene(Course.of(match), seat)
    words = [value.word for value in weighed.values]
    again = masters.weighed_again(scene, words, masters.CHECKED)
    if again.values[0].word != words[0] or again.margin < weighed.margin / 2:
        return None
    return _master_puzzle(scene, weighed, source)


def _master_puzzle(scene: Scene, weighed: masters.Weighed, source: Mapping[str, Any]) -> Puzzle:
    right, words = weighed.values[0].word, [value.word for value in weighed.values]

    def knows(bot: Bot, view: View, legal: Sequence[Action]) -> bool:
        chosen: Action = bot.choose(view, legal)
        return chosen.word == right

    shares = [success(scene.course, scene.seat, s, ASKED, knows) for s in ("novice", "expert")]
    features = {
        "remember": len([*scene.contents()]),
        "offered": len(words),
        "fine": max(0, 20 - round(100 * weighed.margin)),
    }
    rule = GAME.rule_behind(scene.match.state)
    return Puzzle(
        game=GAME.name,
        theme=masters.NAME,
        rules_version=GAME.rules_version,
        seat=scene.seat,
        scene=scene.course.to_json(),
        asked={"rule": rule},
        answers=tuple(words),
        right=right,
        because={
            value.word: masters.worse(scene, weighed.values[0].mean - value.mean, value.word)
            for value in weighed.values[1:]
        },
        proof={
            "margin": round(weighed.margin, 3),
            "error": round(weighed.error, 3),
            "values": {value.word: round(value.mean, 3) for value in weighed.values},
            "times": min(value.times for value in weighed.values),
        },
        difficulty=foretold(shares[0], shares[1], features),
        source=source,
    )
