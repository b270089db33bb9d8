"""`larceny puzzles play --trainer`: follow something through more and more moves."""

from dataclasses import asdict, replace
from itertools import count

from larceny.games.registry import find_title
from larceny.puzzles.puzzle import InvalidPuzzle
from larceny.puzzles.training import Exercise, after_exercise
from larceny.puzzles.workshop import find_trainer

from ..common.output import emit
from ..faces.puzzle_words import TrainingWords
from .asking import Prompt
from .record import read_solver, write_solver
from .showing import words_of


def train(
    prompt: Prompt, game: str | None, level: int | None, seed: str | None, as_json: bool
) -> None:
    """Give one exercise after the other, harder as long as they are solved."""
    name, trainer = find_trainer(game)
    words = words_of(name).training
    if words is None:
        raise InvalidPuzzle("no-trainer", game=name)
    record = read_solver()
    if level is not None:
        trainer.exercise("", level)  # refuses a level that there is not
        record = replace(record, training=replace(record.training, level=level, row=0))
    for number in count(record.training.tried if seed is None else 0):
        training = record.training
        exercise = trainer.exercise(f"{seed or 'own'}/{number}", training.level)
        if not as_json:
            heading = f"{find_title(name).display_name}, level {training.level}"
            prompt.console.print(f"{heading} of {trainer.levels}", style="bold")
        solved = _exercised(prompt, words, exercise, as_json)
        new = after_exercise(training, solved, trainer.levels)
        record = replace(record, training=new)
        write_solver(record)
        if as_json:
            emit({"training": asdict(new)})
        else:
            prompt.console.print(
                f"{new.solved} of {new.tried} solved, highest level {new.highest}."
            )
        prompt.enter("Enter: the next one, q: stop ")


def _exercised(prompt: Prompt, words: TrainingWords, exercise: Exercise, as_json: bool) -> bool:
    """Show an exercise step by step, and let it be answered; nothing stays on the screen."""
    names = [words.answer(word) for word in exercise.answers]
    if as_json:
        told = {"level": exercise.level, "start": exercise.start, "steps": exercise.steps}
        emit({**told, "asked": exercise.asked, "answers": exercise.answers})
    else:
        prompt.console.print(words.start(exercise.start))
        for number, step in enumerate(exercise.steps, 1):
            prompt.enter("Enter: go on ")
            if prompt.interactive:
                prompt.console.clear()
            prompt.console.print(f"{number} of {len(exercise.steps)}: {words.step(step)}")
        prompt.console.print(words.question(exercise.asked), style="bold")
        prompt.offer(names)
    given = prompt.answer(exercise.answers, names, lambda: None)
    solved = given == exercise.right
    if as_json:
        emit({"answer": given, "right": solved, "path": exercise.path})
    else:
        judged = "Right" if solved else f"No: {words.answer(exercise.right)}"
        prompt.console.print(f"{judged}. It went: {', '.join(exercise.path)}.", style="bold")
    return solved
