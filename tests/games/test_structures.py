"""Actions and score sheets as structures say the same as words and scores do."""

import json
from random import Random

import pytest

from larceny.games.registry import GAMES, brought, find_game
from larceny.kernel.chance import Chance


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_one_structure_and_every_structure_one_action(name: str) -> None:
    actions = find_game(name).actions
    told = [action.to_json() for action in actions]
    assert [one["word"] for one in told] == [action.word for action in actions]
    about = {json.dumps({**one, "word": None}) for one in told}
    assert len(about) == len(actions)


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_adds_up_to_the_scores_and_names_the_winners(name: str) -> None:
    game, dice = find_game(name), Random(3)
    scoring = brought("browser_types")[name].scoring
    for edition in game.editions:
        state, _ = game.deal(game.ruleset(edition), 3, Chance.of(f"sheet/{edition}"))
        while True:
            if game.ending(state) is not None or dice.random() < 0.05:
                sheet = game.score_sheet(state)
                assert sheet.totals() == game.scores(state)
                assert sheet.leaders() == game.winners(state) or game.ending(state) == "merchant"
                assert {i.kind for items in sheet.items for i in items} == {*scoring.SCORE_POINTS}
                assert {step.kind for step in sheet.tie_breaks} <= {*scoring.TIE_BREAK_KINDS}
            if game.ending(state) is not None:
                break
            seat = dice.choice(state.deciders())
            game.apply(state, seat, dice.choice(game.legal_actions(state, seat)))
