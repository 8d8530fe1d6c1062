"""The command that runs the suites says what passed, what failed and how far it is."""

from leonardo.adapters import check


def test_it_runs_what_was_asked_for_and_says_so(capsys):
    assert (
        check.main(["--editions", "classic", "--seats", "2", "3", "--suites", "gymnasium", "openspiel"]) == 0
    )
    out, err = capsys.readouterr()
    assert out.count("passed  ") == 4 and "openspiel   classic, 3 seats" in out
    assert "4 of 4 checks passed" in out
    assert "4 of 4 done, about 0 s left" in err


def test_a_failure_is_shown_with_its_reason_and_the_others_go_on(capsys, monkeypatch):
    def broken(edition, seats, seeds):
        raise AssertionError("observations differ")

    monkeypatch.setitem(check.CHECKS, "vector", broken)
    assert check.main(["--editions", "novem", "--seats", "2", "--suites", "vector", "gymnasium"]) == 4
    out = capsys.readouterr().out
    assert "FAILED  vector" in out and "observations differ" in out
    assert "passed  gymnasium" in out and "1 of 2 checks passed" in out


def test_an_interruption_has_its_own_exit_code(monkeypatch):
    def interrupted(edition, seats, seeds):
        raise KeyboardInterrupt

    monkeypatch.setitem(check.CHECKS, "vector", interrupted)
    assert check.main(["--editions", "novem", "--seats", "2", "--suites", "vector"]) == 130
