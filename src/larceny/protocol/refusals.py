"""Every code by which a client is told no. Docs: docs/protocol.md, "Codes".

A game may refuse a ruleset with codes of its own, which are not listed here; an action that is not
legal is refused with the paragraph that forbids it. So a client must bear codes that it does not
know.
"""

from typing import Literal, get_args

ServiceCode = Literal[
    "account-taken",
    "already-answered",
    "already-over",
    "already-started",
    "analyses-busy",
    "analysis-failed",
    "bad-account",
    "bad-device",
    "bad-label",
    "bad-name",
    "bad-password",
    "bad-text",
    "busy",
    "cannot-kick-yourself",
    "chat-rate",
    "clock",
    "colour-taken",
    "companions-rated",
    "fixed-field",
    "has-account",
    "hints-off",
    "hints-rated",
    "host-only",
    "is-connected",
    "lesson-asks",
    "muted",
    "no-account",
    "no-beacon",
    "no-chances",
    "no-notes",
    "no-such-colour",
    "no-such-game",
    "no-such-lesson",
    "no-such-person",
    "no-such-place",
    "no-such-seat",
    "no-such-table",
    "no-such-token",
    "not-dealt",
    "not-found",
    "not-opening",
    "not-playing",
    "not-ready",
    "not-seated",
    "not-your-seat",
    "not-your-turn",
    "nothing-asked",
    "nothing-to-undo",
    "older-rules",
    "other-eyes",
    "plays-itself",
    "push-off",
    "rated",
    "rated-goes-on",
    "seat-taken",
    "seats-free",
    "seats-taken",
    "session-only",
    "still-playing",
    "table-full",
    "too-late",
    "too-many",
    "too-many-muted",
    "too-many-tables",
    "too-many-tokens",
    "unknown-bot",
    "unknown-persona",
    "which-seat",
    "who-are-you",
    "window-open",
    "wrong-password",
    "wrong-text",
]
"""What somebody asked for cannot be done now, or not by him."""

RulesetCode = Literal[
    "bad-value",
    "out-of-range",
    "players",
    "unknown-edition",
    "unknown-field",
    "unknown-game",
]
"""A ruleset that no table can be laid with, whatever the game."""

TransportCode = Literal[
    "bad-message",
    "bad-request",
    "foreign-origin",
    "illegal-action",
    "internal",
    "method-not-allowed",
    "resync",
    "too-big",
    "too-fast",
    "unavailable",
    "unknown-action",
]
"""A request or a message that does not come as far as a table."""

RefusalCode = ServiceCode | RulesetCode | TransportCode

REFUSAL_CODES: tuple[str, ...] = tuple(
    sorted({code for kind in get_args(RefusalCode) for code in get_args(kind)})
)
