"""Tests that plant a fault in the code, and must see it noticed."""

import pytest

from larceny import compiled

plants_faults = pytest.mark.skipif(
    compiled.how() == compiled.COMPILED,
    reason="no fault can be planted in what is compiled; pure Python runs the same source",
)
"""Marks a test that puts something else in the place of a function which may be compiled."""
