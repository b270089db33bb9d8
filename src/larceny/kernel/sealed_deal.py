"""Commit and reveal for every seat: nobody opens what he adds to a deal before all are fixed.

A seat draws a chain of texts, one for each round, and publishes its end, the seal. Each text is the
hash of the next round's: an opened one is checked by hashing on to the seal, and tells nothing of
those that may still be needed. Who does not open in his round is out, and the next round begins.
Docs: docs/deals.md.
"""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from .chance import Chance, netstrings
from .errors import InvalidRecord
from .events import Seat, by_seat

ROUNDS = 9
"""As many as are ever needed: each that fails takes one seat away, and eight can play."""

_HASH = re.compile("[0-9a-f]{64}")


class AddedBy(StrEnum):
    """How a seat has added something to the deal."""

    SEALED = "sealed"  # its own program drew it, sealed it, and opened it when all were fixed
    PLAIN = "plain"  # an old program sent it in the clear; the server sealed it
    BOT = "bot"  # the server drew it for a bot
    NONE = "none"  # it added nothing


@dataclass(frozen=True, slots=True)
class SealScope:
    """What a seal is made for: one seat of one table, after the server has committed itself."""

    table: str  #: the table's id
    commitment: str  #: the hash of the server's secret
    seat: int  #: by number

    def link(self, round_: int, text: str) -> str:
        """Hash the text of a round: what comes out is that of the round before, or the seal."""
        about = (self.table, self.commitment, str(self.seat), str(round_), text)
        return sha256(b"larceny/2 seal," + netstrings(about)).hexdigest()

    def seal(self, text: str, round_: int = 0) -> str:
        """Return the seal that the text of a round leads to."""
        for before in range(round_, -1, -1):
            text = self.link(before, text)
        return text


@dataclass(frozen=True, slots=True)
class Chain:
    """What a seat keeps to itself until it is asked to open: its text of the last round."""

    scope: SealScope  #: what it is made for
    last: str  #: the text from which all others follow

    @classmethod
    def drawn(cls, scope: SealScope) -> "Chain":
        """Draw a chain by 256 random bits."""
        return cls(scope, secrets.token_hex(32))

    @property
    def seal(self) -> str:
        """Return what is published when one is ready."""
        return self.scope.seal(self.last, ROUNDS - 1)

    def text(self, round_: int) -> str:
        """Return what is opened in a round."""
        if not 0 <= round_ < ROUNDS:
            raise ValueError(f"there is no round {round_}")
        text = self.last
        for later in range(ROUNDS - 1, round_, -1):
            text = self.scope.link(later, text)
        return text


@dataclass(frozen=True, slots=True)
class BeaconRound:
    """A round of a public source of randomness that was named before anybody opened."""

    chain: str  #: the hash of the beacon's chain
    round: int  #: its number
    signature: str  #: in hex; the empty text until it is out
    randomness: str  #: the hash of the signature, in hex

    @property
    def is_out(self) -> bool:
        """Ask whether its randomness is known."""
        return bool(self.randomness)

    @property
    def fits(self) -> bool:
        """Ask whether the randomness is the hash of the signature; whose it is, is not checked."""
        try:
            return sha256(bytes.fromhex(self.signature)).hexdigest() == self.randomness
        except ValueError:
            return False


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """How a deal came about to which seats added something under seal."""

    table: str  #: the table's id
    round: int  #: the one in which all who were left have opened
    added_by: tuple[AddedBy, ...]  #: by seat
    seals: tuple[str, ...]  #: by seat; the empty text where nothing was added
    withheld: tuple[tuple[int, Seat], ...]  #: round and seat of everybody who did not open
    beacon: BeaconRound | None  #: where one was asked for

    def key(self, secret: str, contributions: Sequence[str]) -> bytes:
        """Join all that the deal follows from into the key of its stream."""
        randomness = "" if self.beacon is None else self.beacon.randomness
        parts = (secret, self.table, str(self.round), randomness, *contributions)
        return sha256(b"larceny/2," + netstrings(parts)).digest()

    def fits(self, commitment: str, seat: int, contribution: str) -> bool:
        """Ask whether a seat's contribution is what its seal was made of."""
        how = self.added_by[seat]
        if how is AddedBy.NONE or seat in self.out:
            return contribution == "" and bool(self.seals[seat]) == (how is not AddedBy.NONE)
        round_ = self.round if how is AddedBy.SEALED else 0
        return (
            SealScope(self.table, commitment, seat).seal(contribution, round_) == self.seals[seat]
        )

    @property
    def out(self) -> frozenset[Seat]:
        """Return the seats that did not open when they were asked to."""
        return frozenset(seat for _, seat in self.withheld)


def chance_of(secret: str, contributions: Sequence[str], sealed: SealedDeal | None) -> Chance:
    """Start the stream from which a game is dealt."""
    if sealed is None:
        return Chance.of(secret, contributions)
    return Chance(sealed.key(secret, contributions))


def check(sealed: SealedDeal, commitment: str, contributions: Sequence[str]) -> None:
    """Refuse a record whose contributions are not what was sealed, or whose rounds cannot be."""
    seats = len(contributions)
    if not len(sealed.added_by) == len(sealed.seals) == seats:
        raise InvalidRecord("seals", seats=seats)
    for seat, contribution in by_seat(contributions):
        if not sealed.fits(commitment, seat, contribution):
            raise InvalidRecord("seal", seat=seat)
    if not _rounds_fit(sealed):
        raise InvalidRecord("rounds", round=sealed.round)
    if sealed.beacon is not None and not sealed.beacon.fits:
        raise InvalidRecord("beacon", round=sealed.beacon.round)


def _rounds_fit(sealed: SealedDeal) -> bool:
    """Ask whether every round before the last one failed by somebody, who was sealed, and once."""
    failed = [round_ for round_, _ in sealed.withheld]
    by_sealed = all(
        0 <= seat < len(sealed.added_by) and sealed.added_by[seat] is AddedBy.SEALED
        for _, seat in sealed.withheld
    )
    in_turn = failed == sorted(failed) and set(failed) == set(range(sealed.round))
    return by_sealed and in_turn and len(sealed.out) == len(sealed.withheld)


def is_hash(text: str) -> bool:
    """Ask whether a text looks like a seal, or like the text of a round."""
    return _HASH.fullmatch(text) is not None
