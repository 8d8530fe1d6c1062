"""When a test may be skipped, and how hard the properties search."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every run; `make test ARGS=--hypothesis-profile=search` looks for new ones.
patient = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("ci", derandomize=True, database=None, print_blob=True, **patient)
settings.register_profile("search", max_examples=2_000, **patient)
settings.load_profile("ci")

MAY_SKIP = os.environ.get("LEONARDO_NO_SKIPS", "") in {"", "0"}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Mark a test: @pytest.mark.needs_program("psql", package="postgresql")."""
    for mark in item.iter_markers("needs_program"):
        program, package = needed(*mark.args, **mark.kwargs)
        if shutil.which(program) is None:
            pytest.skip(f"{program} is missing; on Debian: apt-get install {package}")


def needed(program: str, package: str = "") -> tuple[str, str]:
    """A package is often called like its program."""
    return program, package or program


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Iterator[Any]:
    return fail_instead_of_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[Any]:
    return fail_instead_of_skip((yield))


def fail_instead_of_skip(report: Any) -> Any:
    """In CI everything is installed, so a skip or an expected failure hides something."""
    if report.skipped and not MAY_SKIP:
        report.outcome = "failed"
        expected = f"expected failure: {report.wasxfail}" if hasattr(report, "wasxfail") else ""
        reason = expected or report.longrepr[-1]
        report.longrepr = f"{report.nodeid}: no test may be skipped here.\n{reason}"
        report.__dict__.pop("wasxfail", None)
    return report
