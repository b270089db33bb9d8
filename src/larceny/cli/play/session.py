"""One person at a table of bots: the loop that asks, plays and keeps the game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from larceny import rulebook
from larceny.bots import Bot, make
from larceny.bots.advice import Advice
from larceny.bots.opinions import advice_for
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event, Seat, by_seat
from larceny.kernel.game import Action, View
from larceny.kernel.record import Result
from larceny.rulebook import Paragraph

from ..faces import find_face
from ..screens.answers import AnyAnswer, NotUnderstood, understand
from ..screens.watching import AnyMatch
from .autosave import Keeper
from .saves import Save


class Screen(Protocol):
    """Shows a person what happens, and reads what they answer."""

    def say_first(self, sentence: str) -> None:
        """Say something before the first question."""
        ...

    def ask(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> None:
        """Show what has happened since, the table, and the question."""
        ...

    def ask_which(self, view: View, actions: Sequence[Action], kind: str) -> None:
        """Show only the question: within a kind of answer, or the whole one again."""
        ...

    def offered(self, view: View, actions: Sequence[Action], kind: str) -> Sequence[AnyAnswer]:
        """Return the answers as they are shown; within a kind of answer, those of the kind."""
        ...

    def read(self) -> str:
        """Read an answer; raise EOFError when there will be none."""
        ...

    def refuse(self, refusal: LarcenyError) -> None:
        """Say why an answer will not do."""
        ...

    def show_rule(self, rule: Paragraph) -> None:
        """Show a paragraph of the rules."""
        ...

    def show_advice(self, advice: Advice) -> None:
        """Show what a good player would do, and what a net would play."""
        ...

    def show_help(self) -> None:
        """Explain how to answer."""
        ...

    def take_for_granted(self, action: Action, why: str) -> None:
        """Say that there was nothing to decide."""
        ...

    def end(self, view: View, result: Result, events: Sequence[Event], path: Path | None) -> None:
        """Show how the game ended, and where it is kept."""
        ...


class Quit(Exception):
    """The person wants to stop here; the game is saved."""


class Session:
    """A match with one person in it."""

    def __init__(
        self, match: AnyMatch, seat: Seat, bots: Sequence[str], screen: Screen, keeper: Keeper
    ) -> None:
        self.match = match
        self.face = find_face(match.game.name)
        self.seat = seat
        self.bot_names = tuple(bots)
        self.screen = screen
        self.keeper = keeper
        self.bots: dict[Seat, Bot] = {
            other: make(match.game.name, name, f"{match.secret}/bot {other}")
            for other, name in by_seat(bots)
            if other != seat
        }
        self.untold: list[Event] = []
        for other, bot in self.bots.items():
            bot.begin(other, match.rules)
        self._tell(match.events)

    def catch_up(self, moves: Sequence[tuple[Seat, str]]) -> None:
        """Play the moves of a saved game again. The bots think again, so they go on as before."""
        for seat, word in moves:
            if seat in self.bots:
                self._bot_decides(seat)
            self._tell(self.match.act(seat, word))
        self.untold = self.untold[-self._last_part() :]

    def _last_part(self) -> int:
        """Count the events since the last turn, round or the like began, to tell them once more."""
        for back, event in enumerate(reversed(self.untold), start=1):
            if isinstance(event, self.face.beginnings):
                return back
        return len(self.untold)

    def run(self) -> None:
        """Play to the end; raise Quit, EOFError or KeyboardInterrupt where the person leaves."""
        match = self.match
        while not match.is_over:
            decider = match.deciders[0]
            action = self._person_decides() if decider == self.seat else self._bot_decides(decider)
            self._tell(match.act(decider, action))
            if decider == self.seat:
                self.keep()
        path, result = self.keeper.finish(self._save()), match.result()
        assert result is not None
        self.screen.end(match.view(self.seat), result, self.untold, path)

    def keep(self) -> None:
        """Save the game as it stands."""
        self.keeper.keep(self._save())

    def _save(self) -> Save:
        return Save(self.match.record(), self.seat, self.bot_names)

    def _tell(self, events: Sequence[Event]) -> None:
        """Tell everybody what happened, as their seats may witness it."""
        witnessed = self.match.game.witnessed
        for seat, bot in self.bots.items():
            for event in events:
                bot.witness(witnessed(event, seat))
        self.untold += [witnessed(event, self.seat) for event in events]

    def _bot_decides(self, seat: Seat) -> Any:
        return self.bots[seat].choose(self.match.view(seat), self.match.legal_actions(seat))

    # The person -------------------------------------------------------------------------------

    def _person_decides(self) -> Action:
        """Ask until an answer is allowed."""
        view = self.match.view(self.seat)
        legal: Sequence[Action] = self.match.legal_actions(self.seat)
        if len(legal) == 1 and (why := self.face.granted(legal[0])) is not None:
            self.screen.take_for_granted(legal[0], why)
            return legal[0]
        self.keep()
        events, self.untold = self.untold, []
        self.screen.ask(view, legal, events)
        actions, kind = legal, ""  # what is being talked about: everything, or one kind of answer
        while True:
            text = self.screen.read().strip()
            try:
                if text.lower() == "l":
                    actions, kind = legal, ""
                    self.screen.ask(view, legal, events)
                elif kind and not text:
                    actions, kind = legal, ""
                    self.screen.ask_which(view, actions, kind)
                elif not self._is_shown(text):
                    answer = self._understood(text, view, actions, kind)
                    if len(answer.actions) == 1:
                        return self._allowed(answer.actions[0], legal)
                    actions, kind = answer.actions, answer.word
                    self.screen.ask_which(view, actions, kind)
            except LarcenyError as refusal:
                self.screen.refuse(refusal)

    def _is_shown(self, text: str) -> bool:
        """Show what is wished for instead of an answer; say whether it was such a wish."""
        game = self.match.game
        if text.lower() in ("q", "quit", "exit"):
            raise Quit
        if text.lower() in ("h", "help"):
            self.screen.show_help()
        elif text == "!":
            self.screen.show_advice(self._advice())
        elif text.startswith("?"):
            number = text[1:].strip() or game.rule_behind(self.match.state)
            self.screen.show_rule(rulebook.paragraph(number, game.name))
        else:
            return False
        return True

    def _advice(self) -> Advice:
        """Ask what a good player would do who has seen what the person has seen."""
        match, seat = self.match, self.seat
        events = [match.game.witnessed(event, seat) for event in match.events]
        legal = match.legal_actions(seat)
        return advice_for(match.game.name, seat, match.rules, events, match.view(seat), legal)

    def _understood(self, text: str, view: View, actions: Sequence[Action], kind: str) -> AnyAnswer:
        """Understand an answer; within a kind, what it begins with need not be typed again."""
        legal, known = self.match.legal_actions(self.seat), self.match.game.actions
        offered = self.screen.offered(view, actions, kind)
        if kind and not text.isdecimal():
            try:
                return understand(self.face.spelled(f"{kind} {text}"), offered, actions, ())
            except NotUnderstood as no:
                if no.code == "ambiguous":
                    raise
                offered = self.screen.offered(view, legal, "")
        return understand(self.face.spelled(text), offered, legal, known)

    def _allowed(self, action: Action, legal: Sequence[Action]) -> Action:
        """Return an action that is allowed; let the rules say why another is not."""
        if action not in legal:
            game = self.match.game
            game.apply(game.copy(self.match.state), self.seat, action)
        return action
