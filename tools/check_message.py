"""Refuses a commit message that does not say its part and why: `tools/check_message.py FILE`."""

import re
import sys
from pathlib import Path

SUBJECT = re.compile(r"\[[a-z0-9 -]+\] \S")
WIDEST = 120


def refusal(message: str) -> str | None:
    """Say what is missing; None where nothing is."""
    message = message.partition("# ------------------------ >8")[0]
    lines = [line.rstrip() for line in message.splitlines() if not line.startswith("#")]
    text = "\n".join(lines).strip()
    subject, _, rest = text.partition("\n")
    if re.match(r"(Merge|Revert|fixup!|squash!) ?", subject):
        return None
    if not SUBJECT.match(subject):
        return "The subject names the part first: “[server] …”."
    if rest.startswith("\n") and rest.strip():
        return None if len(subject) <= WIDEST else f"The subject is longer than {WIDEST} letters."
    return "After an empty line the message says why: what was wrong, or what it is for."


def main(path: str) -> None:
    """Read a message as git hands it over."""
    told = refusal(Path(path).read_text(encoding="utf-8"))
    if told is not None:
        sys.exit(f"commit message: {told}")


if __name__ == "__main__":
    main(sys.argv[1])
