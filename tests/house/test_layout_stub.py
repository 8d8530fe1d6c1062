"""mypy knows the fields of layout.py from a stub that is written from them."""

from tools import layout_stub


def test_the_stub_is_what_the_field_lists_say():
    assert layout_stub.STUB.read_text() == layout_stub.stub()
