"""Pictures of games: valid whatever happens at the table, and from what a viewer sees alone."""

from random import Random
from xml.etree import ElementTree

import pytest

from larceny.games.registry import GAMES, find_game
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from larceny.pictures import Card, Row, can_make_png, card_svg, picture_of, png, scene_svg
from larceny.pictures.card import RIGHT
from larceny.pictures.svg import fitted, width_of, wrapped
from larceny.pictures.words import ENGLISH, GERMAN, SPOKEN, chapter_in, name_in


def texts(svg: str) -> list[str]:
    return [text for text in ElementTree.fromstring(svg).itertext() if text.strip()]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_can_be_drawn(name: str, players: int) -> None:
    game, dice = find_game(name), Random(f"{name} {players}")
    match = Match(
        game,
        game.ruleset(game.default_edition),
        [f"P{seat}" for seat in range(players)],
        "a secret",
    )
    picture, moves = picture_of(name), 0
    while not match.is_over and moves < 400:
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
        moves += 1
        if moves % 7 == 0:
            for view in (match.view(Seat(0)).to_json(), game.laid_open(match.state)):
                ElementTree.fromstring(scene_svg(picture.position(view)))
    assert moves > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_not_drawn(name: str) -> None:
    # Given two deals that a spectator cannot tell apart but by what lies open
    game = find_game(name)
    match = Match(game, game.ruleset(game.default_edition), ["Ann", "Bo"], "one")
    seen, whole = match.view(None).to_json(), game.laid_open(match.state)
    draw = picture_of(name).position
    # Then the picture of what a spectator sees lacks what the open one shows
    assert len(draw(seen)) < len(draw(whole))
    assert draw(seen) == draw({**whole, "hidden": {}, "seats": seen["seats"]})


def test_names_are_text_and_never_markup() -> None:
    card = Card("A & B", "<b>", (Row('"><script>', 0, 3, won=True), Row("\x00\x1b[2J", 9)), "go")
    told = texts(card_svg(card, picture_of(next(iter(GAMES)))))
    assert {"A & B", "<b>", '"><script>', "3", "go"} <= set(told)


def test_a_long_name_ends_with_an_ellipsis_before_the_points() -> None:
    name = "W" * 40
    card = Card("40 Thieves", "over", (Row(name, 0, -12),))
    (drawn,) = [text for text in texts(card_svg(card, picture_of("forty-thieves"))) if "W" in text]
    assert drawn.endswith("…")
    assert width_of(drawn, 40) < RIGHT - 700


def test_eight_players_stand_in_two_columns() -> None:
    rows = tuple(Row(f"Player {seat}", seat) for seat in range(8))
    told = texts(card_svg(Card("Master Thieves", "over", rows), picture_of("master-thieves")))
    assert [text for text in told if text.startswith("Player")] == [row.name for row in rows]


def test_lines_break_between_words() -> None:
    assert wrapped("one two three", 10, width_of("one two", 10)) == ["one two", "three"]
    assert fitted("short", 10, 1_000) == "short"


@pytest.mark.skipif(not can_make_png(), reason="resvg is not installed")
def test_our_own_faces_are_found_and_other_letters_do_not_fail() -> None:
    plain = picture_of("master-thieves")
    with_title = png(card_svg(Card("Master Thieves", "over"), plain))
    without = png(card_svg(Card("", "over"), plain))
    assert with_title is not None
    assert with_title != without
    assert png(card_svg(Card("Игра 游戏", "over"), plain)) is not None


def test_words_follow_the_language() -> None:
    assert chapter_in(GERMAN, "round 3") == "Runde 3"
    assert chapter_in(ENGLISH, "half-time") == "half-time"
    assert name_in(GERMAN, "Novice 2", "novice") == "Neuling 2"
    assert name_in(GERMAN, "Novice 2", None) == "Novice 2"
    for one in ("won", "again", "home"):
        assert len({str(getattr(words, one)) for words in SPOKEN.values()}) == 4
