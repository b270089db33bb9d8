"""larceny bench"""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from larceny.lab.bench.measuring import Figure


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@click.option(
    "--twin",
    is_flag=True,
    help="Only the games on words, and how fast nets learn on them: on a GPU, if JAX sees one.",
)
@click.option(
    "--only", default="*", metavar="NAME", help="With --twin: such as twin/*/4/raw* or training/*"
)
def bench(as_json: bool, twin: bool, only: str) -> None:
    """Measure how fast the rules are, beside python-chess in the same run.

    With --twin, how fast they are as code for GPUs, beside pgx on a GPU, else beside the engine;
    and how many decisions a second nets play and learn from.
    """
    from larceny.lab.bench.suite import measure_all

    def written(figure: "Figure") -> str:
        beside = "" if figure.peer is None else f"   {figure.peer}: {figure.peer_value:,}"
        ratio = "" if figure.ratio is None else f"   ratio {figure.ratio}×"
        return f"{figure.name:32} {figure.value:>12,} {figure.unit:12}{beside}{ratio}"

    for figure in _twin(only) if twin else measure_all():
        click.echo(json.dumps(figure.to_json()) if as_json else written(figure))


def _twin(only: str) -> Iterator["Figure"]:
    from larceny.lab.work import needs_extra

    try:
        from larceny.lab.bench.training import measure_training
        from larceny.lab.bench.twin import measure_twin
    except ModuleNotFoundError as missing:
        raise needs_extra("twin", missing.name or "jax") from None
    yield from measure_twin(only)
    yield from measure_training(only)
