"""A page about runs of nets that learn: the one that is shipped, and what is no run."""

import shutil
from pathlib import Path

import pytest

from larceny.lab.report import report_on_runs
from larceny.lab.work import LabTrouble

RUN = Path(__file__).parents[2] / "docs" / "runs" / "master-thieves-french-4"


def test_a_run_has_its_curves_and_their_numbers() -> None:
    report = report_on_runs([RUN])
    assert report.games == 27_623_385
    assert report.plots == ["Victories at french/4", "How much it mixes"]
    assert "among newest" in report.html
    assert "<td>0.45</td>" in report.html  # the last entropy
    assert "nan" not in report.html


def test_a_run_whose_curves_are_damaged_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shutil.copytree(RUN, folder)
    (folder / "curves.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(LabTrouble) as refusal:
        report_on_runs([folder])
    assert refusal.value.code == "not-a-run"
