"""One person at a table of bots: the loop that asks, plays and keeps the game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from larceny import rulebook
from larceny.bots import Bot, make
from larceny.games.master_thieves.actions import Action, Pick
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.views import View
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event, Seat
from larceny.kernel.play import Match
from larceny.rulebook import Paragraph

from .answers import understand
from .keeper import Keeper
from .saves import Save

TableMatch = Match[Ruleset, State, Action, View]


class Screen(Protocol):
    """Shows a person what happens, and reads what they answer."""

    def ask(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> None:
        """Show what has happened since, the table, and the question."""
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

    def show_help(self) -> None:
        """Explain how to answer."""
        ...

    def take_for_granted(self, action: Action) -> None:
        """Say that there was nothing to decide."""
        ...

    def end(self, view: View, events: Sequence[Event], path: Path | None) -> None:
        """Show how the game ended, and where it is kept."""
        ...


class Quit(Exception):
    """The person wants to stop here; the game is saved."""


class Session:
    """A match with one person in it."""

    def __init__(
        self, match: TableMatch, seat: Seat, bots: Sequence[str], screen: Screen, keeper: Keeper
    ) -> None:
        self.match = match
        self.seat = seat
        self.bot_names = tuple(bots)
        self.screen = screen
        self.keeper = keeper
        self.bots: dict[Seat, Bot] = {
            other: make(name, f"{match.secret}/bot {other}")
            for other, name in enumerate(bots)
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
        self.untold = self.untold[-_last_turn(self.untold) :]

    def run(self) -> None:
        """Play to the end; raise Quit, EOFError or KeyboardInterrupt where the person leaves."""
        match = self.match
        while not match.is_over:
            decider = match.deciders[0]
            action = self._person_decides() if decider == self.seat else self._bot_decides(decider)
            self._tell(match.act(decider, action))
            if decider == self.seat:
                self.keep()
        path = self.keeper.finish(self._save())
        self.screen.end(match.view(self.seat), self.untold, path)

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

    def _bot_decides(self, seat: Seat) -> Action:
        return self.bots[seat].choose(self.match.view(seat), self.match.legal_actions(seat))

    # The person -------------------------------------------------------------------------------

    def _person_decides(self) -> Action:
        """Ask until an answer is allowed."""
        view, legal = self.match.view(self.seat), self.match.legal_actions(self.seat)
        if len(legal) == 1 and isinstance(legal[0], Pick):
            self.screen.take_for_granted(legal[0])
            return legal[0]
        self.keep()
        events, self.untold = self.untold, []
        self.screen.ask(view, legal, events)
        while True:
            text = self.screen.read().strip()
            try:
                if text.lower() == "l":
                    self.screen.ask(view, legal, events)
                elif (action := self._answer(text, legal)) is not None:
                    return action
            except LarcenyError as refusal:
                self.screen.refuse(refusal)

    def _answer(self, text: str, legal: Sequence[Action]) -> Action | None:
        """Understand one line: an action, or a wish to be shown something."""
        game, state = self.match.game, self.match.state
        if text.lower() in ("q", "quit", "exit"):
            raise Quit
        if text.lower() in ("h", "help"):
            self.screen.show_help()
            return None
        if text.startswith("?"):
            number = text[1:].strip() or game.rule_behind(state)
            self.screen.show_rule(rulebook.paragraph(number))
            return None
        action = understand(text, legal, game.actions)
        if action not in legal:  # the rules say why not
            game.apply(game.copy(state), self.seat, action)
        return action


def _last_turn(events: Sequence[Event]) -> int:
    """Count the events since the last turn, round or filling began, to tell them once more."""
    for back, event in enumerate(reversed(events), start=1):
        if type(event).__name__ in ("TurnBegun", "RoundBegun", "FillingBegun"):
            return back
    return len(events)
