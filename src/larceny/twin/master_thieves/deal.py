"""The next deal, one lot a decision, and how a game begins with it (MT-3).

The lots fall in the engine's order: the grains of the twelve drawers, the cards of one character
after the other, who begins to fill. Cards and grains are shuffled as the engine does it (place i
changes with place i + lot), so that the same lots give the same deal.
"""

from types import SimpleNamespace

from larceny.games.master_thieves.pieces import (
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    FULL_HAND,
    MOVED,
    PLACES,
    UPPER_SLOT,
    Move,
)
from larceny.games.master_thieves.state import Phase
from larceny.games.master_thieves.transition.setting_up import SOUTH

from ..chance import scaled
from ..layout import Lanes
from ..ops import Flag, Word, Words, first_of, only, where, word
from .box import AT_HOME
from .fields import (
    HIDDEN_GRAINS,
    NEXT,
    NO_CARD,
    NO_ENDING,
    POOL,
    SEAT,
    cards_by_lot,
    deal_lots,
)
from .table import Table

_GRAIN_LOTS = PLACES - 1
_FULL_POOL = POOL.pack(card=sum(card << (3 * card) for card in range(CARDS_OF_A_CHARACTER)))


def draw(table: Table, state: Words, lot: Word) -> Words:
    """Draw one more lot of the next deal; once all are drawn, nothing."""
    layout = table.layout
    count = layout.read(state, "lots_drawn")
    dealt: Lanes = layout.read(state, "next")
    by_lot = cards_by_lot(table.players)
    card_lots = len(CHARACTERS) * by_lot
    card = count - _GRAIN_LOTS
    character = (card * (65536 // by_lot + 1)) >> 16
    seat = card - character * by_lot
    grains = count < _GRAIN_LOTS
    cards = (count >= _GRAIN_LOTS) & (count < _GRAIN_LOTS + card_lots)
    number = first_of(
        (grains, PLACES - count), (cards, CARDS_OF_A_CHARACTER - seat), default=table.players
    )
    drawn = scaled(lot, number)

    dealt = _with_grains_exchanged(dealt, grains, count, drawn)
    pool = where(seat == 0, _FULL_POOL, layout.read(state, "pool"))
    at = seat + drawn
    this, other = POOL.lane(pool, "card", seat & 7), POOL.lane(pool, "card", at & 7)
    pool = pool ^ ((this ^ other) << (3 * (at & 7)))
    to = 3 * (character & 7)
    words = list(dealt.words)
    for index in range(by_lot):
        words[index] = words[index] | only(cards & (seat == index), other << to)
    if table.players > by_lot:  # the last card of each character is left for the last seat
        last = POOL.lane(pool, "card", CARDS_OF_A_CHARACTER - 1)
        words[by_lot] = words[by_lot] | only(cards & (seat == by_lot - 1), last << to)
    all_lots = deal_lots(table.rules, table.players)
    changes = {"pool": pool, "lots_drawn": count + only(count < all_lots, 1)}
    if table.rules.first_player.seat is None:
        first = layout.read(state, "next_first")
        changes["next_first"] = where(count == all_lots - 1, drawn, first)
    return layout.replaced(layout.written(state, **changes), "next", tuple(words))


def _with_grains_exchanged(dealt: Lanes, flag: Flag, one: Word, by: Word) -> Lanes:
    """Exchange two grains: the one at a place, and the one so many places further."""
    other = one + by
    places = [(place & 3, NEXT.offset("grain") + ((place >> 2) & 3) * 4) for place in (one, other)]
    found = [_at_word(dealt, at) >> shift for at, shift in places]
    change = only(flag, (found[0] ^ found[1]) & 15)
    words = list(dealt.words)
    for at, shift in places:
        moved = change << shift
        for index in range(HIDDEN_GRAINS):
            words[index] = words[index] ^ only(at == index, moved)
    return Lanes(tuple(words), dealt.form)


def _at_word(dealt: Lanes, index: Word) -> Word:
    return Lanes(dealt.words[:HIDDEN_GRAINS], dealt.form)[index]


def _six_rubies() -> int:
    """Return the rubies as they lie after the deal: bit drawer + side."""
    rubies = 0
    for box in (0, MOVED[0][Move.FLIP]):
        for place in SOUTH:
            drawer, side = divmod(UPPER_SLOT[box][place], 2)
            rubies |= 1 << (drawer + side)
    return rubies


def undealt(table: Table, chance: Words) -> Words:
    """Return games that are over, with nothing of the next deal drawn."""
    zero = chance[0] & 0
    fields = nothing_drawn(table)
    for name, field in table.layout.fields.items():
        if not hasattr(fields, name) and name != "chance":
            empty = table.layout.lanes(name, [0] * field.lanes) if field.lanes else 0
            setattr(fields, name, False if field.flag else empty)
    fields.phase = Phase.OVER
    fields.chance = table.layout.lanes("chance", chance)
    return tuple(zero + word(packed) for packed in table.layout.pack(fields))


def nothing_drawn(table: Table) -> SimpleNamespace:
    """Return the fields of the next deal before the first lot: grains in order, no cards."""
    grains = [0] * HIDDEN_GRAINS
    for grain in range(PLACES):
        grains[grain & 3] |= grain << (4 * (grain >> 2))
    lanes = table.layout["next"].lanes
    return SimpleNamespace(
        next=table.layout.lanes(
            "next", [NEXT.pack(grain=grain) for grain in grains + [0] * (lanes - HIDDEN_GRAINS)]
        ),
        pool=0,
        lots_drawn=0,
        next_first=0,
    )


def dealt(table: Table, state: Words) -> tuple[Words, Flag]:
    """Begin anew where a game is over and its next deal is drawn; say where that is."""
    layout = table.layout
    phase, lots = layout.read(state, "phase"), layout.read(state, "lots_drawn")
    begins = (phase == Phase.OVER) & (lots == deal_lots(table.rules, table.players))
    fresh = layout.pack(_fresh(table, state))
    return tuple(where(begins, new, old) for new, old in zip(fresh, state, strict=True)), begins


def _fresh(table: Table, state: Words) -> SimpleNamespace:
    """Return the table as it is set (MT-3), with the cards and grains that were drawn."""
    layout, rules, players = table.layout, table.rules, table.players
    drawn: Lanes = layout.read(state, "next")
    named = rules.first_player.seat
    first = layout.read(state, "next_first") if named is None else int(named)
    fields = nothing_drawn(table)
    fields.chance = layout.read(state, "chance")
    fields.drawers = layout.lanes("drawers", [0] * PLACES)
    fields.alarms = layout.lanes("alarms", [AT_HOME] * layout["alarms"].lanes)
    full = table.shapes.white.pack(
        diamonds=rules.imitation_diamonds, sapphires=rules.imitation_sapphires
    )
    fields.white = layout.lanes("white", [full] * players)
    fields.black = layout.lanes("black", [0] * players)
    hand = SEAT.pack(hand=FULL_HAND, chosen=NO_CARD)
    numbers = SEAT.mask("numbers")
    fields.seats = Lanes(
        tuple((one & numbers) | word(hand) for one in drawn.words[:players]),
        layout.read(state, "seats").form,
    )
    grains = [NEXT.read(one, "grain") for one in drawn.words[:HIDDEN_GRAINS]]
    fields.grains = layout.lanes("grains", grains)
    fields.quarters, fields.turned = 0, 1
    fields.sides, fields.rubies = 0, _six_rubies()
    fields.red, fields.ending, fields.last_ruby_taken = 0, NO_ENDING, False
    for name in ("place", "placements", "placed", "rotations", "flips"):
        setattr(fields, name, 0)
    for name in ("is_open", "fell", "barred", "found_empty", "looked", "alarm_set"):
        setattr(fields, name, False)
    if table.smugglers_first:
        fields.all_open = False
    fields.actor = table.nobody
    fills = table.fillers > 0
    fields.phase = Phase.FILL if fills else Phase.CHOOSE
    fields.round = 0 if fills else 1
    if table.fills_freely or not fills:
        fields.asked, fields.share, fields.begun = table.nobody, 0, 0 if fills else players
    else:
        fields.asked, fields.share, fields.begun = first, table.share_of(0), 1
    if table.fills_freely:
        fields.first, fields.waiting = first, (1 << players) - 1 if fills else 0
    return fields
