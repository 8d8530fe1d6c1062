"""The guide to the environments is what the code does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from leonardo.adapters import described

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs/guide/environments.md"


def test_the_tables_of_the_guide_are_those_of_the_code():
    written = GUIDE.read_text(encoding="utf-8")
    tables = "\n".join(described.pages())
    assert tables in written, "python -m leonardo.adapters.described prints what belongs there"


@pytest.mark.parametrize("at", range(3))
def test_the_examples_of_the_guide_run(at):
    examples = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 3
    exec(compile(examples[at], f"example {at}", "exec"), {})


def test_the_training_example_learns_to_beat_random_in_seconds():
    command = [sys.executable, str(ROOT / "examples/train.py"), "1"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    before, after = re.findall(r"([\d.]+) \(([\d.]+) to ([\d.]+)\)", run.stdout)
    assert float(before[1]) < 0.5 < float(before[2]), "nothing was known at first"
    assert float(after[1]) > 0.8, run.stdout


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        ("gymnasium_env", "gymnasium"),
        ("gymnasium_vector", "gymnasium"),
        ("pettingzoo_env", "pettingzoo"),
        ("openspiel_game", "pyspiel"),
        ("observations", "numpy"),
        ("check", "pettingzoo"),
    ],
)
def test_a_missing_package_names_the_extra_to_install(module, absent):
    code = f"""
import sys
sys.modules[{absent!r}] = None
import leonardo
try:
    import leonardo.adapters.{module}
except leonardo.MissingExtra as missing:
    print(missing)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "needs: pip install enigma-of-leonardo[research]" in run.stdout


def test_moves_have_numbers_without_any_package():
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
from leonardo.adapters.actions import ActionSpace
print(ActionSpace("classic", 2).number("skip"))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "180\n"
