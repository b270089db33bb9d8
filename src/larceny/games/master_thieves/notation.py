"""Positions as one line of text, and back (docs/notation.md).

    french 3 phase=open actor=0 chosen=T,S,D T.N=2D1S/ T.S=(R)/ red=1D rest=B.E

First the edition, with changed fields in brackets; then the number of players; then tokens, in
any order, each with a default. `rest=PLACE` (read, never written) says where all the gems are
that the line does not name.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache

from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidNotation

from .editions import EDITIONS, changes_from_edition, edition
from .legality import has
from .pieces import (
    CHARACTER_LETTERS,
    CHARACTERS,
    DIAMOND,
    FULL_HAND,
    HOME,
    KIND_OF_LETTER,
    NO_GEMS,
    PLACE_NAMES,
    PLACE_OF_NAME,
    PLACES,
    RUBY,
    SAPPHIRE,
    Character,
    Gems,
    box_position,
    diamonds,
    gems,
    gems_text,
    is_long,
    is_turned_over,
    quarters,
    rubies,
    sapphires,
)
from .ruleset import RUBIES, Ruleset
from .state import (
    NO_CARD,
    NOBODY,
    NOWHERE,
    ON_SHEET,
    Ending,
    Phase,
    State,
    diamonds_not_handed_out,
)

# Small texts --------------------------------------------------------------------------------


def read_gems(text: str) -> Gems:
    """Read a handful: `2D1S`, `3D`, or `-` for none."""
    if text in ("-", ""):
        return NO_GEMS
    if not re.fullmatch(r"(\d{1,3}[DSR])+", text):
        raise InvalidNotation("gems", text=text)
    return sum(int(count) * KIND_OF_LETTER[kind] for count, kind in _GEM.findall(text))


_GEM = re.compile(r"(\d+)([DSR])")


def read_place(text: str) -> int:
    """Read the name of a place, such as T.N."""
    if text not in PLACE_OF_NAME:
        raise InvalidNotation("place", text=text, known=list(PLACE_NAMES))
    return PLACE_OF_NAME[text]


def _read_number(text: str, token: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text):
        raise InvalidNotation("number", token=token, text=text)
    return int(text)


def _read_seats(text: str, state: State, token: str) -> tuple[int, ...]:
    seats = tuple(_read_number(part, token) for part in text.split(",")) if text else ()
    if len(set(seats)) < len(seats) or any(seat >= state.players for seat in seats):
        raise InvalidNotation("seats", token=token, text=text, players=state.players)
    return seats


def _per_seat(text: str, state: State, token: str) -> list[str]:
    parts = text.split(",")
    if len(parts) != state.players:
        raise InvalidNotation("one-per-seat", token=token, text=text, players=state.players)
    return parts


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(bits: int) -> str:
    return ",".join(str(seat) for seat in range(8) if bits >> seat & 1)


# The ruleset --------------------------------------------------------------------------------


@cache
def write_ruleset(rules: Ruleset) -> str:
    """Write an edition, and in brackets the fields in which the ruleset differs from it."""
    base = rules.name if rules.name in EDITIONS else "french"
    changes = ",".join(
        f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in changes_from_edition(rules).items()
    )
    return f"{base}[{changes}]" if changes else base


@cache
def read_ruleset(text: str) -> Ruleset:
    """Read what `write_ruleset` wrote."""
    match = re.fullmatch(r"(\w+)(?:\[([^\[\]]*)\])?", text)
    if match is None:
        raise InvalidNotation("ruleset", text=text)
    name, inside = match.groups()
    changes = {}
    for part in (inside or "").split(",") if inside else ():
        field, equals, value = part.partition("=")
        if not equals:
            raise InvalidNotation("ruleset", text=part)
        changes[field] = value
    return edition(name, **changes)


# Drawers ------------------------------------------------------------------------------------
#
#     T.N=2D1S!0(R)/-      upper side / lower side; each: gems, owner of the alarm, secret's ruby

_SIDE = re.compile(r"((?:\d+[DS])*|-)(?:!(\d))?(\(R\))?")


def _write_side(state: State, slot: int) -> str:
    alarm = state.alarm_in(slot)
    gems_part = gems_text(state.front[slot]) if state.front[slot] else ""
    return (
        gems_part
        + (f"!{alarm}" if alarm != NOBODY else "")
        + ("(R)" if state.rubies >> slot & 1 else "")
    )


def write_drawer(state: State, place: int) -> str:
    """Write what is in a drawer: upper side, slash, lower side."""
    upper, lower = state.upper(place), state.lower(place)
    return f"{_write_side(state, upper)}/{_write_side(state, lower)}"


def _read_drawer(state: State, place: int, text: str) -> None:
    upper, _, lower = text.partition("/")
    for slot, side in ((state.upper(place), upper), (state.lower(place), lower)):
        match = _SIDE.fullmatch(side)
        if match is None:
            raise InvalidNotation("drawer", place=PLACE_NAMES[place], text=text)
        inside, owner, ruby = match.groups()
        state.front[slot] = read_gems(inside)
        if owner is not None:
            seat = int(owner)
            if seat >= state.players or state.alarms[seat] != ON_SHEET:
                raise InvalidNotation("alarm", place=PLACE_NAMES[place], text=text)
            state.alarms[seat] = slot
        if ruby:
            state.rubies |= 1 << slot


# Writing a position -------------------------------------------------------------------------


def write_position(state: State) -> str:
    """Write a position as one line. What stands at its default is left out."""
    tokens = [write_ruleset(state.rules), str(state.players)]
    for key, (write, _) in _TOKENS.items():
        text = write(state)
        if text is not None:
            tokens.append(f"{key}={text}")
    for place in range(PLACES):
        inside = write_drawer(state, place)
        if inside != "/":
            tokens.append(f"{PLACE_NAMES[place]}={inside}")
    return " ".join(tokens)


def _write_phase(state: State) -> str | None:
    return None if state.phase is Phase.CHOOSE else state.phase.name.lower()


def _write_round(state: State) -> str | None:
    return None if state.round == _default_round(state) else str(state.round)


def _default_round(state: State) -> int:
    return 0 if state.phase in _FILLING else 1


_FILLING = (Phase.FILL, Phase.PUT, Phase.FILL_MOVE)
_TURN = (Phase.OPEN, Phase.TAKE, Phase.RUBY, Phase.PLACE, Phase.ALARM, Phase.RECOVER, Phase.MOVE)
_DIVIDING = (Phase.BOOTY, Phase.CONFISCATE)


def _write_actor(state: State) -> str | None:
    if state.phase in _FILLING:
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


def _default_hands(state: State) -> list[int]:
    return [FULL_HAND if c == NO_CARD else FULL_HAND ^ (1 << c) for c in state.chosen]


def _default_numbers(state: State) -> list[tuple[int, ...]]:
    return [(seat + 1,) * 6 for seat in range(state.players)]


def _write_cards(state: State) -> str | None:
    if state.numbers == _default_numbers(state):
        return None
    return ",".join("".join(str(n) for n in numbers) for numbers in state.numbers)


def _write_white(state: State) -> str | None:
    full = gems(state.rules.imitation_diamonds, state.rules.imitation_sapphires)
    return None if state.white == [full] * state.players else _pillows(state.white)


def _write_black(state: State) -> str | None:
    return _pillows(state.black) if any(state.black) else None


def _pillows(pillows: list[Gems]) -> str:
    return ",".join(gems_text(handful) for handful in pillows)


def _write_turn(state: State) -> str | None:
    return ",".join(flag for flag in _FLAGS if getattr(state, flag)) or None


_FLAGS = ("fell", "barred", "found_empty", "looked", "alarm_set")


def _write_moves(state: State) -> str | None:
    made = state.rotations, state.flips
    return None if made == (0, 0) else f"{made[0]},{made[1]}"


def _write_pickers(state: State) -> str | None:
    return ",".join(map(str, state.pickers)) if state.pickers else None


def _write_grain(state: State) -> str | None:
    if state.grains == tuple(range(PLACES)):
        return None
    return "".join(chr(ord("a") + grain) for grain in state.grains)


def _positive(name: str) -> Callable[[State], str | None]:
    return lambda state: str(getattr(state, name)) if getattr(state, name) else None


# Reading a position -------------------------------------------------------------------------


def read_position(text: str, chance: Chance | None = None) -> State:
    """Read a position from one line of text; refuse one that cannot stand on a table."""
    words = text.split()
    if len(words) < 2:
        raise InvalidNotation("position", text=text)
    rules = read_ruleset(words[0])
    players = _read_number(words[1], "players")
    rules.check_players(players)
    state = State(rules, players, chance or Chance.of("position"))
    given = _tokens(words[2:])
    for key, (_, read) in _TOKENS.items():  # in this order: later ones build on earlier ones
        if key in given:
            read(state, given[key])
        elif key in _DERIVED:
            _DERIVED[key](state)
    named = [key for key in given if key in PLACE_OF_NAME]
    for key in named:
        _read_drawer(state, PLACE_OF_NAME[key], given[key])
    _seat_everybody(state)
    if "rest" in given:
        pillows = given.get("white", ",".join("*" * players)).split(",")
        full = [seat for seat, pillow in enumerate(pillows) if pillow == "*"]
        _put_rest(state, read_place(given["rest"]), named, full)
    state.check()
    return state


def _tokens(words: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not (key in _TOKENS or key in PLACE_OF_NAME or key == "rest"):
            raise InvalidNotation("unknown-token", token=word)
        if key in given:
            raise InvalidNotation("token-twice", token=key)
        given[key] = value
    return given


def _read_phase(state: State, text: str) -> None:
    try:
        state.phase = Phase[text.upper()]
    except KeyError:
        raise InvalidNotation("phase", text=text, known=[p.name.lower() for p in Phase]) from None


def _read_round(state: State, text: str) -> None:
    state.round = _read_number(text, "round")


def _read_actor(state: State, text: str) -> None:
    (seat,) = _read_seats(text, state, "actor") or (NOBODY,)
    if state.phase in _FILLING:
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
    for seat, letter in enumerate(_per_seat(text, state, "chosen")):
        if letter == "-":
            continue
        if len(letter) != 1 or letter.upper() not in CHARACTER_LETTERS:
            raise InvalidNotation("character", token="chosen", text=letter)
        state.chosen[seat] = CHARACTERS[CHARACTER_LETTERS.index(letter.upper())]
        state.revealed |= letter.isupper() << seat


def _read_hands(state: State, text: str) -> None:
    for seat, letters in enumerate(_per_seat(text, state, "hands")):
        if letters != "-" and (
            set(letters) - set(CHARACTER_LETTERS) or len(set(letters)) < len(letters)
        ):
            raise InvalidNotation("character", token="hands", text=letters)
        state.hands[seat] = sum(1 << CHARACTER_LETTERS.index(x) for x in letters.strip("-"))


def _read_cards(state: State, text: str) -> None:
    sets = _per_seat(text, state, "cards")
    if not all(re.fullmatch(r"[1-8]{6}", digits) for digits in sets):
        raise InvalidNotation("cards", text=text)
    state.numbers = [tuple(int(digit) for digit in digits) for digits in sets]


def _read_white(state: State, text: str) -> None:
    for seat, part in enumerate(_per_seat(text, state, "white")):
        if part != "*":  # a full pillow
            state.white[seat] = read_gems(part)


def _read_black(state: State, text: str) -> None:
    state.black = [read_gems(part) for part in _per_seat(text, state, "black")]


def _read_red(state: State, text: str) -> None:
    state.red = read_gems(text)


def _read_at(state: State, text: str) -> None:
    state.place = read_place(text)


def _read_turn(state: State, text: str) -> None:
    for flag in text.split(","):
        if flag not in _FLAGS:
            raise InvalidNotation("turn", text=flag, known=list(_FLAGS))
        setattr(state, flag, True)


def _read_moves(state: State, text: str) -> None:
    match = re.fullmatch(r"([0-2]),([0-2])", text)
    if match is None:
        raise InvalidNotation("moves", text=text)
    state.rotations, state.flips = int(match[1]), int(match[2])


def _read_pickers(state: State, text: str) -> None:
    state.pickers = _read_seats(text, state, "pickers")


def _read_grain(state: State, text: str) -> None:
    state.grains = tuple(ord(letter) - ord("a") for letter in text)


def _read_ending(state: State, text: str) -> None:
    try:
        state.ending = Ending[text.upper()]
    except KeyError:
        raise InvalidNotation("ending", text=text, known=[x.name.lower() for x in Ending]) from None


def _read_count(name: str) -> Callable[[State, str], None]:
    return lambda state, text: setattr(state, name, _read_number(text, name))


def _read_dropped(state: State, text: str) -> None:
    state.droppers = _bits(_read_seats(text, state, "dropped"))


def _read_to_fill(state: State, text: str) -> None:
    state.to_fill = _read_seats(text, state, "to-fill")


def _read_last_ruby(state: State, text: str) -> None:
    if text != "taken":
        raise InvalidNotation("last-ruby", text=text)
    state.last_ruby_taken = True


_DERIVED: dict[str, Callable[[State], None]] = {
    "round": lambda state: setattr(state, "round", _default_round(state)),
    "hands": lambda state: setattr(state, "hands", _default_hands(state)),
}

_TOKENS: dict[str, tuple[Callable[[State], str | None], Callable[[State, str], None]]] = {
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
    "dropped": (lambda state: _seats(state.droppers) or None, _read_dropped),
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


# What follows from the tokens ---------------------------------------------------------------


def _seat_everybody(state: State) -> None:
    """Work out who has acted, who acts next and who is asked."""
    phase = state.phase
    if phase in _TURN:
        _seat_a_turn(state)
    elif phase in _DIVIDING:
        last = Character.SMUGGLER if phase is Phase.BOOTY else Character.MASTER_THIEF
        state.acted = _bits(_card_order(state, Character.SMUGGLER, last))
        _require_open(state, range(state.players))
        if not state.pickers:
            raise InvalidNotation("no-pickers", phase=phase.name.lower())
        state.asked = state.pickers[0]
    elif phase in _FILLING and state.asked == NOBODY and (phase is not Phase.FILL or state.share):
        raise InvalidNotation("no-actor", phase=phase.name.lower())
    if (state.place != NOWHERE) != (phase in _WITH_OPEN_DRAWER):
        raise InvalidNotation("open-drawer", phase=phase.name.lower())
    if (state.ending is not None) != (phase is Phase.OVER):
        raise InvalidNotation("no-ending", phase=phase.name.lower())


_WITH_OPEN_DRAWER = (
    Phase.PUT,
    Phase.TAKE,
    Phase.RUBY,
    Phase.PLACE,
    Phase.ALARM,
    Phase.RECOVER,
)


def _stage(character: int) -> tuple[Character, Character]:
    """Name the characters that take their turns in the same part of the round (MT-4.3)."""
    if character == Character.SMUGGLER:
        return Character.SMUGGLER, Character.SMUGGLER
    return Character.JEWELER, Character.MASTER_THIEF


def _seat_a_turn(state: State) -> None:
    actor = state.actor
    if actor == NOBODY:
        raise InvalidNotation("no-actor", phase=state.phase.name.lower())
    character = state.chosen[actor]
    if character in (NO_CARD, Character.DETECTIVE) or not state.revealed >> actor & 1:
        raise InvalidNotation("actor-without-a-turn", seat=actor)
    first, last = _stage(character)
    order = _card_order(state, first, last)
    before, after = order[: order.index(actor)], order[order.index(actor) + 1 :]
    if first is Character.JEWELER:
        before += _card_order(state, Character.SMUGGLER, Character.SMUGGLER)
        _require_open(state, range(state.players))
    else:
        _require_open(state, order)
    state.acted, state.queue = _bits(before), tuple(after)
    state.asked = actor
    if state.phase is Phase.RECOVER:
        state.asked = state.alarm_in(state.upper(state.place)) if state.place != NOWHERE else NOBODY
        if state.asked == NOBODY:
            raise InvalidNotation("no-alarm-to-recover", place=PLACE_NAMES[state.place])


def _card_order(state: State, first: Character, last: Character) -> list[int]:
    cards = [
        (card, state.numbers[seat][card], seat)
        for seat, card in enumerate(state.chosen)
        if first <= card <= last
    ]
    return [seat for _, _, seat in sorted(cards)]


def _require_open(state: State, seats: Iterable[int]) -> None:
    for seat in seats:
        if state.chosen[seat] == NO_CARD or not state.revealed >> seat & 1:
            raise InvalidNotation("card-not-turned-over", seat=seat)


# The rest -----------------------------------------------------------------------------------


def _put_rest(state: State, place: int, named: list[str], full_pillows: list[int]) -> None:
    """Put the gems that the line does not name somewhere, or take those it names too many.

    Diamonds and sapphires lie in the drawer that `rest` names. If the line names more than the box
    was filled with, the others come from the white pillows that it does not name, last seat
    first. Rubies lie below in long drawers that it does not name, then before the last seat.
    """
    if PLACE_NAMES[place] in named:
        raise InvalidNotation("rest-in-a-named-drawer", place=PLACE_NAMES[place])
    for kind, missing in _missing(state):
        if kind == RUBY:
            _put_rubies(state, missing, named)
        elif missing > 0:
            state.front[state.upper(place)] += missing * kind
        else:
            _take_from_white(state, kind, -missing, full_pillows)


def _missing(state: State) -> list[tuple[Gems, int]]:
    """Say how many gems of each kind are missing; less than none if there are too many."""
    rules, players, held = state.rules, state.players, state.all_gems()
    still_to_come = diamonds_not_handed_out(state)
    return [
        (DIAMOND, rules.diamonds_needed(players) - still_to_come - diamonds(held)),
        (SAPPHIRE, rules.sapphires_needed(players) - sapphires(held)),
        (RUBY, RUBIES - rubies(held)),
    ]


def _put_rubies(state: State, missing: int, named: list[str]) -> None:
    for place in range(PLACES):
        if missing > 0 and is_long(state.drawer(place)) and PLACE_NAMES[place] not in named:
            state.rubies |= 1 << state.lower(place)
            missing -= 1
    state.black[-1] += max(missing, 0) * RUBY


def _take_from_white(state: State, kind: Gems, number: int, full_pillows: list[int]) -> None:
    """Take gems from full white pillows in turn, and leave at least one on each."""
    while number:
        givers = [
            seat
            for seat in reversed(full_pillows)
            if has(state.white[seat], kind) and state.white[seat] != kind
        ]
        if not givers:
            return
        for seat in givers[:number]:
            state.white[seat] -= kind
            number -= 1
