"""The golden tiles in sentences: the merchant, the Genie, Sinbad."""

from collections.abc import Callable
from typing import Any

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Wishes
from larceny.games.forty_thieves.state import MERCHANT_STAYS
from larceny.kernel.events import Event

from ..narrator import Narrator
from .tiles import a_front
from .words import listed


def _golden_drawn(narrator: Narrator, event: e.GoldenDrawn) -> None:
    narrator.do(event.seat, "draw", "a golden tile")


def _golden_acted(narrator: Narrator, event: e.GoldenActed) -> None:
    narrator.fact(f"a golden tile acts: {a_front(event.front)}")


def _merchant_came(narrator: Narrator, event: e.MerchantCame) -> None:
    where = f"sapphire {event.gem + 1}"
    if event.turn == 1:
        narrator.fact(f"the merchant comes to {where}, and will take it at the end of this turn")
    elif event.turn == 5:
        narrator.fact(
            f"the merchant is in the centre: if {where} is there at the end of this turn, "
            "everybody loses"
        )
    elif event.turn == MERCHANT_STAYS:
        narrator.fact("the merchant finds nothing in the centre, and stays there")
    else:
        narrator.fact(f"the merchant walks on to {where}")


def _merchant_took(narrator: Narrator, event: e.MerchantTook) -> None:
    narrator.fact(f"the merchant takes sapphire {event.gem + 1}")


_WISHED = {
    Wishes.EYES: "to be rid of all Evil Eyes",
    Wishes.TURN: "for a second turn",
    Wishes.MERCHANT: "the merchant away, and have his loot",
}


def _wished(narrator: Narrator, event: e.Wished) -> None:
    narrator.do(event.seat, "wish", _WISHED[event.wish])


def _hands_passed(narrator: Narrator, event: e.HandsPassed) -> None:
    narrator.fact("all hands go seven seats on")


def _hand_seen(narrator: Narrator, event: e.HandSeen) -> None:
    if event.fronts is not None:
        held = listed([a_front(front) for front in event.fronts]) or "nothing"
        narrator.fact(f"{narrator.whose(event.seat)} new hand: {held}")


TELL_TALES: dict[type[Event], Callable[[Narrator, Any], None]] = {
    e.GoldenDrawn: _golden_drawn,
    e.GoldenActed: _golden_acted,
    e.MerchantCame: _merchant_came,
    e.MerchantTook: _merchant_took,
    e.Wished: _wished,
    e.HandsPassed: _hands_passed,
    e.HandSeen: _hand_seen,
}
