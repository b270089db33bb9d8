"""What nobody should ask of a game, in every way that one could."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from typing import Any

from larceny.games.records import read_record
from larceny.games.registry import GAMES
from larceny.kernel.chance import Chance, commitment
from larceny.kernel.game import Game
from larceny.kernel.play import Match

AnyGame = Game[Any, Any, Any, Any]
Mistake = tuple[str, Callable[[], object]]

NO_SEATS = (-1, 3, 9, 2**62, 2**63)
NO_NUMBERS = (-1, 0, 1, 9, 2**62, 2**63)
WRONG_TEXTS = ("", " ", "open", "open Z.Z", "OPEN T.N", "nonsense", "\u0663", "x" * 1_000)
NOT_TEXTS = (None, 7, b"open", ["open"])
OTHER_TYPES = (None, "0", 0.5, (0,))
"""Neither numbers nor seats."""


def tried(said: str, work: Callable[[Any], object], values: Iterable[object]) -> Iterator[Mistake]:
    """Ask for the same with one value after the other."""
    for value in values:
        yield f"{said} {value!r}", partial(work, value)


def mistakes(game: AnyGame) -> Iterator[Mistake]:
    """List them with what is asked: values that there are not, of the types that are declared.

    Some are no mistakes at all, such as a position that was cut after a word: what comes of them
    is told, too.
    """
    yield from of_tables(game)
    yield from of_texts(game)
    yield from of_rulesets(game)


def of_tables(game: AnyGame) -> Iterator[Mistake]:
    """Deal to too few or too many; ask and decide for others, and what is no decision here."""
    rules = game.ruleset(game.default_edition)
    match = Match(game, rules, 3, secret="mistakes")
    state, first = match.state, match.deciders[0]
    stranger = next(each for each in GAMES.values() if each.name != game.name)
    yield from tried("deal to", lambda n: game.deal(rules, n, Chance.of("no"))[1], NO_NUMBERS)
    yield from tried("below", lambda n: Chance.of("no").below(n), NO_NUMBERS)
    yield from tried("draw", lambda n: Chance.of("no").draw("abc", n), NO_NUMBERS)
    yield from tried("index", lambda n: game.action_of_index(n).word, NO_NUMBERS)
    yield from tried("legal for", lambda seat: game.legal_actions(state, seat), NO_SEATS)
    yield from tried("reactions of", lambda seat: game.reactions(state, seat), NO_SEATS)
    yield from tried("view of", lambda seat: game.view(state, seat).to_json(), NO_SEATS)
    yield from tried("act as", lambda seat: game.apply(state, seat, game.actions[0]), NO_SEATS)
    yield from tried("do", lambda action: game.apply(state, first, action), stranger.actions)


def of_texts(game: AnyGame) -> Iterator[Mistake]:
    """Read what is no word, no position and no record."""
    match = Match(game, game.ruleset(game.default_edition), 3, secret="mistakes")
    position = game.write_position(match.state)
    cut = [position[:length] for length in range(0, len(position), 3)]
    longer = (f"{position} {position}", f"{position} x=1")
    records = ("{}", "[]", '{"game": "chess"}')
    yield from tried("word", lambda text: game.action_of_word(text).word, WRONG_TEXTS)
    yield from tried("position", partial(rewritten, game), (*WRONG_TEXTS, *cut, *longer))
    yield from tried("record", read_record, (*WRONG_TEXTS, *records))


def rewritten(game: AnyGame, text: str) -> str:
    """Read a position, and write it again."""
    return game.write_position(game.read_position(text))


def of_rulesets(game: AnyGame) -> Iterator[Mistake]:
    """Change what there is not, or to what cannot be."""
    rules = game.ruleset(game.default_edition)
    fields = (*rules.to_fields(), "no_such_field")
    values = (*NO_NUMBERS, *OTHER_TYPES, "nonsense", float("nan"))
    yield from tried("edition", lambda text: game.ruleset(text).name, WRONG_TEXTS)
    yield from tried("ruleset", lambda text: game.read_ruleset(text).name, WRONG_TEXTS)
    yield from tried("variant", lambda text: game.variant(rules, text).name, WRONG_TEXTS)
    yield from tried("change", partial(dealt, game), product(fields, values))


def dealt(game: AnyGame, change: tuple[str, object]) -> str:
    """Change a field of a ruleset, and deal."""
    rules = game.ruleset(game.default_edition, **dict([change]))
    return game.write_position(Match(game, rules, 2, secret="dealt").state)


def wrong_types(game: AnyGame) -> Iterator[Mistake]:
    """List calls that no type checker would let pass."""
    rules = game.ruleset(game.default_edition)
    match = Match(game, rules, 3, secret="mistakes")
    state, first = match.state, match.deciders[0]
    yield from tried("deal to", lambda n: game.deal(rules, n, Chance.of("no"))[1], OTHER_TYPES)
    yield from tried("below", lambda n: Chance.of("no").below(n), OTHER_TYPES)
    yield from tried("legal for", lambda seat: game.legal_actions(state, seat), OTHER_TYPES)
    yield from tried("view of", lambda seat: game.view(state, seat).to_json(), OTHER_TYPES)
    yield from tried("act as", lambda seat: game.apply(state, seat, game.actions[0]), OTHER_TYPES)
    yield from tried("do", lambda action: game.apply(state, first, action), OTHER_TYPES)
    for method in (game.scores, game.winners, game.score_sheet, game.copy, game.write_position):
        yield from tried(f"{method.__name__} of", method, OTHER_TYPES)
    yield from tried("commitment to", commitment, NOT_TEXTS)
    yield from tried("word", game.action_of_word, NOT_TEXTS)
    yield from tried("position", game.read_position, NOT_TEXTS)
