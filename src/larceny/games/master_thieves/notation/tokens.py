"""The tokens of a position: how each is written, read, and what holds without it."""

import re
from collections.abc import Callable, Iterable

from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import every_seat

from ..pieces import (
    CHARACTER_LETTERS,
    CHARACTERS,
    EVERY_GRAIN,
    FULL_HAND,
    HOME,
    PLACE_NAMES,
    Gems,
    Grain,
    box_position,
    gems,
    gems_text,
    is_turned_over,
    quarters,
)
from ..state import NO_CARD, NOBODY, NOWHERE, Ending, Phase, State
from .texts import bits_of, per_seat, read_gems, read_number, read_place, read_seats, seats_of


def _write_phase(state: State) -> str | None:
    return None if state.phase is Phase.CHOOSE else state.phase.name.lower()


def _write_round(state: State) -> str | None:
    return None if state.round == _default_round(state) else str(state.round)


def _default_round(state: State) -> int:
    return 0 if state.phase in FILLING else 1


FILLING = (Phase.FILL, Phase.PUT, Phase.FILL_MOVE)


def _write_actor(state: State) -> str | None:
    if state.phase in FILLING:
        return None if state.asked == NOBODY else str(state.asked)
    return None if state.actor == NOBODY else str(state.actor)


def _write_box(state: State) -> str | None:
    if state.box == HOME:
        return None
    turned = "".join(str(quarter) for quarter in quarters(state.box))
    return turned + ("v" if is_turned_over(state.box) else "^")


def _write_chosen(state: State) -> str | None:
    if all(card == NO_CARD for card in state.chosen):
        return None
    letters = []
    for seat, card in enumerate(state.chosen):
        letter = "-" if card == NO_CARD else CHARACTER_LETTERS[card]
        letters.append(letter if state.revealed >> seat & 1 else letter.lower())
    return ",".join(letters)


def _write_hands(state: State) -> str | None:
    if state.hands == _default_hands(state):
        return None
    return ",".join(_letters(characters) or "-" for characters in state.hands)


def _letters(characters: int) -> str:
    return "".join(letter for c, letter in enumerate(CHARACTER_LETTERS) if characters >> c & 1)


def _default_hands(state: State) -> tuple[int, ...]:
    return tuple(FULL_HAND if c == NO_CARD else FULL_HAND ^ (1 << c) for c in state.chosen)


def _default_numbers(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple((seat + 1,) * 6 for seat in every_seat(state.players))


def _write_cards(state: State) -> str | None:
    if state.numbers == _default_numbers(state):
        return None
    return ",".join("".join(str(n) for n in numbers) for numbers in state.numbers)


def _write_white(state: State) -> str | None:
    full = gems(state.rules.imitation_diamonds, state.rules.imitation_sapphires)
    return None if state.white == (full,) * state.players else _pillows(state.white)


def _write_black(state: State) -> str | None:
    return _pillows(state.black) if any(state.black) else None


def _pillows(pillows: Iterable[Gems]) -> str:
    return ",".join(gems_text(handful) for handful in pillows)


def _write_turn(state: State) -> str | None:
    return ",".join(flag for flag in FLAGS if getattr(state, flag)) or None


FLAGS = ("fell", "barred", "found_empty", "looked", "alarm_set")


def _write_moves(state: State) -> str | None:
    made = state.rotations, state.flips
    return None if made == (0, 0) else f"{made[0]},{made[1]}"


def _write_pickers(state: State) -> str | None:
    return ",".join(map(str, state.pickers)) if state.pickers else None


def _write_grain(state: State) -> str | None:
    if state.grains == EVERY_GRAIN:
        return None
    return "".join(chr(ord("a") + grain) for grain in state.grains)


def _positive(name: str) -> Callable[[State], str | None]:
    return lambda state: str(getattr(state, name)) if getattr(state, name) else None


def _read_phase(state: State, text: str) -> None:
    try:
        state.phase = Phase[text.upper()]
    except KeyError:
        raise InvalidNotation("phase", text=text, known=[p.name.lower() for p in Phase]) from None


def _read_round(state: State, text: str) -> None:
    state.round = read_number(text, "round")


def _read_actor(state: State, text: str) -> None:
    seats = read_seats(text, state, "actor")
    if len(seats) != 1:
        raise InvalidNotation("seats", token="actor", text=text, players=state.players)
    (seat,) = seats
    if state.phase in FILLING:
        state.asked = seat
    else:
        state.actor = seat


def _read_box(state: State, text: str) -> None:
    match = re.fullmatch(r"([0-3])([0-3])([0-3])([v^])", text)
    if match is None:
        raise InvalidNotation("box", text=text)
    first, second, third, way = match.groups()
    state.box = box_position((int(first), int(second), int(third)), way == "v")


def _read_chosen(state: State, text: str) -> None:
    for seat, letter in enumerate(per_seat(text, state, "chosen")):
        if letter == "-":
            continue
        if len(letter) != 1 or letter.upper() not in CHARACTER_LETTERS:
            raise InvalidNotation("character", token="chosen", text=letter)
        state.chosen[seat] = CHARACTERS[CHARACTER_LETTERS.index(letter.upper())]
        state.revealed |= letter.isupper() << seat


def _read_hands(state: State, text: str) -> None:
    hands = per_seat(text, state, "hands")
    for letters in hands:
        if letters != "-" and (
            set(letters) - set(CHARACTER_LETTERS) or len(set(letters)) < len(letters)
        ):
            raise InvalidNotation("character", token="hands", text=letters)
    state.hands = tuple(
        sum(1 << CHARACTER_LETTERS.index(letter) for letter in letters.strip("-"))
        for letters in hands
    )


def _read_cards(state: State, text: str) -> None:
    sets = per_seat(text, state, "cards")
    if not all(re.fullmatch(r"[1-8]{6}", digits) for digits in sets):
        raise InvalidNotation("cards", text=text)
    state.numbers = tuple(tuple(int(digit) for digit in digits) for digits in sets)


def _read_white(state: State, text: str) -> None:
    parts = per_seat(text, state, "white")
    state.white = tuple(
        full if part == "*" else read_gems(part)
        for full, part in zip(state.white, parts, strict=True)
    )


def _read_black(state: State, text: str) -> None:
    state.black = tuple(read_gems(part) for part in per_seat(text, state, "black"))


def _read_red(state: State, text: str) -> None:
    state.red = read_gems(text)


def _read_at(state: State, text: str) -> None:
    state.place = read_place(text)


def _read_turn(state: State, text: str) -> None:
    for flag in text.split(","):
        if flag not in FLAGS:
            raise InvalidNotation("turn", text=flag, known=list(FLAGS))
        setattr(state, flag, True)


def _read_moves(state: State, text: str) -> None:
    match = re.fullmatch(r"([0-2]),([0-2])", text)
    if match is None:
        raise InvalidNotation("moves", text=text)
    state.rotations, state.flips = int(match[1]), int(match[2])


def _read_pickers(state: State, text: str) -> None:
    state.pickers = read_seats(text, state, "pickers")


def _read_grain(state: State, text: str) -> None:
    state.grains = tuple(Grain(ord(letter) - ord("a")) for letter in text)


def _read_ending(state: State, text: str) -> None:
    try:
        state.ending = Ending[text.upper()]
    except KeyError:
        raise InvalidNotation("ending", text=text, known=[x.name.lower() for x in Ending]) from None


def _read_count(name: str) -> Callable[[State, str], None]:
    return lambda state, text: setattr(state, name, read_number(text, name))


def _read_dropped(state: State, text: str) -> None:
    state.droppers = bits_of(read_seats(text, state, "dropped"))


def _read_to_fill(state: State, text: str) -> None:
    state.to_fill = read_seats(text, state, "to-fill")


def _read_last_ruby(state: State, text: str) -> None:
    if text != "taken":
        raise InvalidNotation("last-ruby", text=text)
    state.last_ruby_taken = True


DERIVED: dict[str, Callable[[State], None]] = {
    "round": lambda state: setattr(state, "round", _default_round(state)),
    "hands": lambda state: setattr(state, "hands", _default_hands(state)),
}

TOKENS: dict[str, tuple[Callable[[State], str | None], Callable[[State, str], None]]] = {
    "phase": (_write_phase, _read_phase),
    "round": (_write_round, _read_round),
    "actor": (_write_actor, _read_actor),
    "box": (_write_box, _read_box),
    "grain": (_write_grain, _read_grain),
    "chosen": (_write_chosen, _read_chosen),
    "hands": (_write_hands, _read_hands),
    "cards": (_write_cards, _read_cards),
    "white": (_write_white, _read_white),
    "black": (_write_black, _read_black),
    "red": (lambda state: gems_text(state.red) if state.red else None, _read_red),
    "dropped": (lambda state: seats_of(state.droppers) or None, _read_dropped),
    "pickers": (_write_pickers, _read_pickers),
    "at": (lambda s: None if s.place == NOWHERE else PLACE_NAMES[s.place], _read_at),
    "turn": (_write_turn, _read_turn),
    "placements": (_positive("placements"), _read_count("placements")),
    "placed": (_positive("placed"), _read_count("placed")),
    "moves": (_write_moves, _read_moves),
    "to-fill": (lambda s: ",".join(map(str, s.to_fill)) or None, _read_to_fill),
    "share": (_positive("share"), _read_count("share")),
    "last-ruby": (lambda s: "taken" if s.last_ruby_taken else None, _read_last_ruby),
    "ending": (lambda s: None if s.ending is None else s.ending.name.lower(), _read_ending),
}
