"""The result of an arena as a table in Markdown: who wins how much among whom.

It is there to be shown, and to be beaten. A row is the odd bot, a column those it sat among.
"""

from collections.abc import Iterable, Iterator, Sequence

from .results import PairingResult

BENCHMARK = ("grandmaster", "master:sims=50", "expert", "openspiel:sims=10")
"""Who is played against, unless somebody else is named: all bounded by simulations, so that a slow
machine flatters nobody. They are in the order of a ladder."""


def markdown(results: Iterable[PairingResult]) -> str:
    """Write a table for every kind of table that was played at."""
    grouped: dict[str, list[PairingResult]] = {}
    for one in results:
        labels = one.pairing.setting.labels()
        title = f"{labels['game']}, {labels['rules']}, {labels['players']} players"
        grouped.setdefault(title, []).append(one)
    return "\n".join(line for title, some in grouped.items() for line in _table(title, some))


def _table(title: str, results: Sequence[PairingResult]) -> Iterator[str]:
    met = {(one.pairing.odd, one.pairing.field): one for one in results}
    odd = list(dict.fromkeys(first for first, _ in met))
    fields = list(dict.fromkeys(second for _, second in met))
    yield f"**{title}**: victories of one bot (row) among others (column), with 95 % and games;"
    yield f"a fair share is {results[0].fair:.1%}."
    yield ""
    yield "| " + " | ".join(["one ↓ among →", *map(_name, fields)]) + " |"
    yield "|---" * (1 + len(fields)) + "|"
    for first in odd:
        cells = [_cell(met[first, second]) if (first, second) in met else "–" for second in fields]
        yield "| " + " | ".join([_name(first), *cells]) + " |"
    yield ""


def _name(bot: str) -> str:
    """Name a bot; of a net in a file, where it lies does not matter."""
    kind, _, file = bot.partition(":")
    return f"`net:{file.rpartition('/')[2]}`" if kind == "net" else f"`{bot}`"


def _cell(result: PairingResult) -> str:
    share = result.win_share()
    if not result.games:
        return "–"
    sure = f" ({100 * share.low:.1f} – {100 * share.high:.1f})" if share.has_interval else ""
    return f"{share.value:.1%}{sure}, {result.games:,}"
