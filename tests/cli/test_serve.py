"""`leonardo serve` finds a place to listen, and opens a browser only where there is one with a window."""

import webbrowser

import pytest

from leonardo.cli import serve
from leonardo.server.serving import listening


@pytest.fixture
def taken(monkeypatch):
    """The usual port, which somebody else has."""
    with listening("127.0.0.1", 0) as other:
        other.listen()
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        yield serve.PORT


def test_where_the_usual_port_is_taken_the_next_one_serves(taken):
    with serve._listening("127.0.0.1", None) as found:
        assert found.getsockname()[1] != taken


def test_a_port_that_was_asked_for_is_not_exchanged_for_another(taken):
    with pytest.raises(OSError, match="in use"):
        serve._listening("127.0.0.1", taken)


def test_an_address_of_another_machine_is_no_reason_to_try_further():
    with pytest.raises(OSError, match="assign"):
        serve._listening("192.0.2.1", None)


@pytest.mark.parametrize("window", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_a_browser_is_opened_only_where_it_would_have_a_window(monkeypatch, window):
    asked = []
    monkeypatch.setattr(serve.sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", lambda address: asked.append(address) or True)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not serve._shown("http://127.0.0.1:8000")
    assert not asked
    monkeypatch.setenv(window, "1")
    assert serve._shown("http://127.0.0.1:8000")
    assert asked == ["http://127.0.0.1:8000"]
