"""Observations say what the view shows, all of it where the layout says, and nothing else."""

from random import Random
from typing import Any

import numpy as np
import pytest

from larceny.envs.registry import encoding_of
from larceny.envs.seats import Seats, Setting
from larceny.games.registry import GAMES
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, every_seat
from tests.effort import amount

from .presets import PRESETS, WHOLE, Preset

STEPS = amount(quick=50, usual=150, soak=400)


def play(preset: Preset, secret: str, most: int = STEPS) -> Any:
    """Play at random, and yield the position at each step."""
    setting, dice = preset.setting(), Random(secret)
    game = setting.game
    state, _ = game.deal(setting.rules, setting.players, Chance.of(secret))
    yield state
    for _ in range(most):
        if not state.deciders():
            return
        seat = dice.choice(state.deciders())
        game.apply(state, seat, dice.choice(game.legal_actions(state, seat)))
        yield state


@pytest.mark.parametrize("preset", PRESETS, ids=str)
def test_sights_show_what_views_show(preset: Preset) -> None:
    """Also if a seat has not looked for a while, and when the game is over."""
    game, encoding, dice = GAMES[preset.game], encoding_of(preset.game), Random(1)
    sights: Any = None
    for state in play(preset, str(preset)):
        sights = sights or encoding.sights(state)
        for seat in every_seat(preset.players):
            if dice.random() < 0.5 or not state.deciders():
                assert sights.observe(seat) == encoding.encode(game.view(state, seat))


def test_sights_that_show_too_much_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    preset = Preset("master-thieves", "french", 3, {"drawers_seen_by": "opener"})
    game, encoding, differing = GAMES[preset.game], encoding_of(preset.game), 0
    monkeypatch.setattr("larceny.envs.master_thieves.sights.looks_in", lambda *_: True)
    for state in play(preset, "tell-tale", most=400):
        sights: Any = encoding.sights(state)
        differing += sights.observe(0) != encoding.encode(game.view(state, Seat(0)))
    assert differing > 10


@pytest.mark.parametrize("preset", PRESETS, ids=str)
@pytest.mark.parametrize("memory", [False, True])
def test_rows_are_as_long_as_the_layout_says(preset: Preset, memory: bool) -> None:
    setting = preset.setting(memory)
    seats = Seats(setting, "length")
    row = seats.observe(Seat(0))["observation"]
    last = setting.layout.parts[-1]
    assert row.shape == (setting.layout.length,) == (last.offset + last.length,)
    assert row.min() >= 0


@pytest.mark.parametrize("preset", PRESETS, ids=str)
def test_masks_are_the_legal_actions(preset: Preset) -> None:
    setting, dice = preset.setting(), Random(2)
    seats = Seats(setting, "masks")
    for _ in range(amount(quick=30, usual=60, soak=150)):
        for seat in every_seat(preset.players):
            legal = setting.game.legal_actions(seats.state, seat)
            assert np.flatnonzero(seats.observe(seat)["action_mask"]).tolist() == [
                a.index for a in legal
            ]
        if not seats.state.deciders():
            break
        seat = seats.state.deciders()[0]
        seats.act(seat, int(dice.choice(np.flatnonzero(seats.observe(seat)["action_mask"]))))


# The numbers stand where the layout says -------------------------------------------------------


def rows_and_views(preset: Preset) -> Any:
    setting = preset.setting()
    for state in play(preset, "parts"):
        for seat in every_seat(preset.players):
            view = setting.game.view(state, seat)
            row = np.zeros(setting.layout.length, np.int8)
            setting.encoding.write(view, row)
            yield view, row, setting.layout


def clockwise(view: Any) -> list[int]:
    return [(view.viewer + k) % view.players for k in range(view.players)]


def test_parts_of_master_thieves() -> None:
    for view, row, layout in rows_and_views(WHOLE[0]):
        seats = [view.seats[seat] for seat in clockwise(view)]
        assert np.flatnonzero(row[layout["seat"]]).tolist() == [view.viewer]
        assert np.flatnonzero(row[layout["phase"]]).tolist() == [view.phase]
        assert row[layout["red"]].tolist() == gems(view.red)
        assert row[layout["white"]].tolist() == [n for mat in seats for n in gems(mat.white)[:2]]
        assert row[layout["black"]].tolist() == [n for mat in seats for n in gems(mat.black)]
        assert row[layout["hand"]].tolist() == [dict(seats[0].hand).get(c, 0) for c in range(6)]
        assert row[layout["cards left"]].tolist() == [mat.cards_left for mat in seats]
        assert row[layout["alarm on sheet"]].tolist() == [mat.alarm_on_sheet for mat in seats]
        decides = [seat in view.deciders for seat in clockwise(view)]
        assert row[layout["decides"]].tolist() == decides
        grains = row[layout["grains"]].reshape(12, 12).argmax(axis=1)
        assert tuple(grains.tolist()) == view.grains
        assert row[layout["inside"]].tolist() == [view.open_drawer is not None]


def gems(handful: int) -> list[int]:
    return [handful & 1023, handful >> 10 & 1023, handful >> 20]


def test_parts_of_forty_thieves() -> None:
    for view, row, layout in rows_and_views(WHOLE[1]):
        seats = [view.seats[seat] for seat in clockwise(view)]
        assert np.flatnonzero(row[layout["phase"]]).tolist() == [view.phase]
        assert np.flatnonzero(row[layout["sapphires"]]).tolist() == list(view.gems)
        board = row[layout["board"]].reshape(16, 53)
        for tile, numbers in zip(view.board, board, strict=True):
            expected = [] if tile is None else [tile.jar] if tile.front is None else None
            found = np.flatnonzero(numbers).tolist()
            assert found == ([tile.jar, 21 + tile.front] if expected is None else expected)
        hand = row[layout["hand"]].reshape(3, 32)[: len(seats[0].fronts)]
        assert tuple(hand.argmax(axis=1).tolist()) == seats[0].fronts
        assert row[layout["gems"]].tolist() == [mat.gems for mat in seats]
        assert row[layout["eye tokens"]].tolist() == [mat.eye_tokens for mat in seats]
        assert row[layout["discards"]].sum() == len(view.discards)
        assert row[layout["stack"]].tolist() == [view.stack]


# Memory -----------------------------------------------------------------------------------------


def remembered(setting: Setting, seats: Seats, seat: Seat, part: str) -> Any:
    return seats.observe(seat)["observation"][setting.layout[part]]


def act(seats: Seats, *words: str) -> None:
    game = seats.setting.game
    for word in words:
        seats.act(seats.state.deciders()[0], game.action_of_word(word).index)


def test_who_fills_the_box_is_remembered_what_is_in_it() -> None:
    setting = Setting("master-thieves", "french", 2, memory=True)
    seats = Seats(setting, "memory")
    act(seats, "open T.N", "put 4")
    for seat in range(2):
        sides = remembered(setting, seats, Seat(seat), "sides up").reshape(12, 7)
        assert sides[0, :3].tolist() == [4, 0, 1]
        assert remembered(setting, seats, Seat(seat), "sides down").reshape(12, 7)[0, 0] == 0
    act(seats, "open T.E", "put 2", "flip")
    down = remembered(setting, seats, Seat(0), "sides down").reshape(12, 7)
    assert sorted(down[:, 0].tolist())[-2:] == [2, 4]
    assert remembered(setting, seats, Seat(0), "sides up").reshape(12, 7)[:, 0].sum() == 0


def test_a_glimpse_is_remembered_by_the_one_who_saw_it_until_the_tile_is_replaced() -> None:
    for number in range(20):
        setting = Setting("forty-thieves", "standard", 2, memory=True)
        seats = Seats(setting, f"glimpse {number}")
        seer = seats.state.deciders()[0]
        front = seats.state.front(5)
        if front >= 20:  # special tiles are shown, or bring about something else
            continue
        act(seats, "glimpse b2")
        seen = [remembered(setting, seats, Seat(s), "seen on board")[5] for s in (0, 1)]
        assert seen[seer] == 1 + front
        assert seen[1 - seer] == 0
        act(seats, "replace 1 b2")
        own = remembered(setting, seats, seer, "seen in hands").reshape(2, 3)[0, 0]
        assert own == 1 + front
        return
    raise AssertionError("no thief was glimpsed in twenty games")
