"""larceny bench"""

import json

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def bench(as_json: bool) -> None:
    """Measure how fast the rules are, beside python-chess in the same run."""
    from larceny.lab.bench.measuring import Figure
    from larceny.lab.bench.suite import measure_all

    def written(figure: Figure) -> str:
        beside = "" if figure.peer is None else f"   {figure.peer}: {figure.peer_value:,}"
        ratio = "" if figure.ratio is None else f"   ratio {figure.ratio}×"
        return f"{figure.name:32} {figure.value:>12,} {figure.unit:12}{beside}{ratio}"

    for figure in measure_all():
        click.echo(json.dumps(figure.to_json()) if as_json else written(figure))
