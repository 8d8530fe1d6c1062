"""`import leonardo` is cheap and brings no stranger along."""

import subprocess
import sys

LOADED = "import leonardo, sys; print(*sorted({name.split('.')[0] for name in sys.modules}))"
CPU_SECONDS = "import time; start = time.process_time(); import leonardo; print(time.process_time() - start)"


def run(code: str) -> str:
    # -I: no site customisation of this machine, and not the folder the tests run in.
    command = [sys.executable, "-I", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_importing_leonardo_loads_no_third_party_module():
    before = set(run("import sys; print(*{name.split('.')[0] for name in sys.modules})").split())
    loaded = set(run(LOADED).split())
    assert loaded - before - set(sys.stdlib_module_names) == {"leonardo"}


def test_importing_leonardo_takes_little():
    assert min(float(run(CPU_SECONDS)) for _ in range(3)) < 0.25
