"""Every way to play out gives the same words: NumPy, XLA, and what is printed as C."""

import jax
import numpy as np
import pytest

from larceny.games.registry import TITLES
from larceny.kernel.title import Title
from larceny.twin import ops
from larceny.twin.chance import THREEFRY
from larceny.twin.game import Game
from larceny.twin.kernels import players, source
from larceny.twin.kernels.compiling import NoSuchWay, built, compiler
from larceny.twin.kernels.decision import Decision
from larceny.twin.kernels.native import NativePlayer
from larceny.twin.kernels.players import Player, XlaPlayer, player
from larceny.twin.kernels.printing import SCALAR, NotPrinted, printed
from larceny.twin.making import game_for
from larceny.twin.ops import Word, Words, number, where
from larceny.twin.play import begin, decide_by_lot

from .toy import Toy

BATCH, DECISIONS = 37, 30  # no multiple of what stands side by side in a vector
needs_compiler = pytest.mark.skipif(compiler() is None, reason="there is no C compiler")


def begun(game: Game, tables: int = BATCH) -> Words:
    dice = np.random.default_rng(3)
    bits = [dice.integers(0, 2**32, tables, dtype=np.uint32) for _ in range(game.generator.words)]
    return begin(game, tuple(bits))


def by_numpy(game: Game, words: Words, decisions: int) -> tuple[Words, np.ndarray]:
    finished = np.zeros(len(words[0]), np.uint32)
    for _ in range(decisions):
        words, began, _, _ = decide_by_lot(game, words)
        finished += began
    return words, finished


def check(player: Player, game: Game) -> None:
    words = begun(game)
    player.load(words)
    player.play(DECISIONS)
    player.play(DECISIONS)
    player.wait()
    expected, finished = by_numpy(game, words, 2 * DECISIONS)
    assert finished.sum() > BATCH
    assert (player.finished() == finished).all()
    for ours, theirs in zip(player.words(), expected, strict=True):
        assert (ours == theirs).all()
    assert (player.decided() == 2 * DECISIONS).all()
    rows = game.observe(expected, game.decider(expected), False)
    for ours, theirs in zip(player.seen(), rows, strict=True):
        assert (ours == theirs).all()


@pytest.mark.parametrize("game", [Toy(), Toy(THREEFRY)], ids=["pcg", "threefry"])
def test_xla_plays_as_numpy_does(game: Game) -> None:
    check(XlaPlayer(Decision(game, observe=True)), game)


@needs_compiler
@pytest.mark.parametrize("game", [Toy(), Toy(THREEFRY)], ids=["pcg", "threefry"])
@pytest.mark.parametrize("program", [source.plain, source.vectors])
def test_printed_programs_play_as_numpy_does(game: Game, program: type) -> None:
    decision = Decision(game, observe=True)
    check(NativePlayer(decision, program(decision)), game)


@needs_compiler
@pytest.mark.parametrize("title", [title for title in TITLES.values() if title.twin])
@pytest.mark.parametrize("cuts_pay", [False, True])
def test_our_games_are_printed_as_numpy_plays_them(
    title: Title, cuts_pay: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all that a memory knows; compiled in haste, since it is not measured here.

    Cuts for XLA on a GPU change nothing.
    """
    monkeypatch.setattr(ops, "cuts_pay", lambda: cuts_pay)
    rules = title.game.ruleset(title.game.default_edition)
    game = game_for(title.name, rules, 2, memory=True, in_parts=True)
    decision = Decision(game, observe=True, memory=True)
    hasty = NativePlayer(decision, source.plain(decision), ("-O0", "-shared", "-fPIC"))
    words = begun(game, 8)
    hasty.load(words)
    hasty.play(40)
    for _ in range(40):
        words = decide_by_lot(game, words).state
    for ours, theirs in zip(hasty.words(), words, strict=True):
        assert (ours == theirs).all()
    for ours, theirs in zip(hasty.seen(), decision.seen(words), strict=True):
        assert (ours == theirs).all()


def test_the_text_for_gpus_is_the_one_that_is_tested_as_plain_c() -> None:
    """Only what is around the decisions differs: how a thread finds its table."""
    decision = Decision(Toy(), observe=True)
    bodies = [
        text.text.split("decision < decisions; ++decision) {")[1].split("state[0 * tables")[0]
        for text in (source.cuda(decision), source.plain(decision))
    ]
    assert bodies[0] == bodies[1]
    assert len(bodies[0].splitlines()) > 100


def test_what_cannot_be_printed_is_named() -> None:
    with pytest.raises(NotPrinted, match="clz"):
        printed(lambda word: (jax.lax.clz(word),), ["s0"], SCALAR)


def test_a_way_that_the_machine_lacks_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players, "ways", lambda: ["xla"])
    with pytest.raises(NoSuchWay, match="lacks a C compiler"):
        player(Decision(Toy()), "c")
    with pytest.raises(NoSuchWay, match="lacks an NVIDIA GPU that JAX sees, and CuPy"):
        player(Decision(Toy()), "cuda")
    with pytest.raises(NoSuchWay, match="no way to run called 'abacus'"):
        player(Decision(Toy()), "abacus")


@needs_compiler
@pytest.mark.parametrize("program", [source.plain, source.vectors])
def test_signed_numbers_and_flags_are_printed_as_xla_means_them(program: type) -> None:
    """The rules rarely need them, so the toy game does not: here is a game of odd operations."""

    class Odd(Toy):
        def step(self, state: Words, action: Word, lots: Words) -> Words:
            words = super().step(state, action, lots)
            heap = self.layout.read(words, "heap")
            lead = heap.astype(np.int32) - 6
            low, high = np.int32(-2), np.int32(3)
            near = where(lead < low, low, where(lead > high, high, lead))
            odd = ((near + 8).astype(np.uint32) % 5 // 2 + number((heap != 0) ^ (lead < 0))) & 3
            return self.layout.written(words, gambled=odd)

    decision = Decision(Odd(), observe=True)
    check(NativePlayer(decision, program(decision)), decision.game)


@needs_compiler
def test_what_the_compiler_refuses_is_told() -> None:
    with pytest.raises(NoSuchWay, match="refuses the program"):
        built(source.Program("no C", 0))
