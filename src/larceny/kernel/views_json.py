"""What several viewers see, written at once: what they see alike is written, and sent, once."""

from typing import Any, NamedTuple


class ViewsJson(NamedTuple):
    """The views of several viewers in two parts that have no field in common."""

    common: dict[str, Any]
    """What all of them see alike."""
    own: list[dict[str, Any]]
    """What each of them sees besides, in their order."""

    def whole(self) -> list[dict[str, Any]]:
        """Return each of the views, as `View.to_json` writes it."""
        return [{**self.common, **own} for own in self.own]


def with_own(mats: list[dict[str, Any]], seat: int, own: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what lies before all seats as one of them sees it: `own` is hidden from the others."""
    return [*mats[:seat], {**mats[seat], **own}, *mats[seat + 1 :]]
