"""The main screens look as they did when somebody last looked at them and found them good."""

import base64

import pytest

from tests.page.pictures import FOLDER, PICTURES, apart, kept, taken

# Of 255. Another version of the browser moves letters by a part of a dot: patches differ by 10 and all by 1.
WORST, MEAN = 48, 4


@pytest.mark.parametrize("name", PICTURES)
def test_a_screen_looks_as_it_did(desks, sights, name, tmp_path):
    """After a look at the new picture, `python -m tests.page.pictures NAME` keeps it."""
    picture, page = taken(desks, sights, name)
    (tmp_path / f"{name}.png").write_bytes(base64.b64decode(picture))
    found = apart(page, kept(name), picture)
    assert found["worst"] <= WORST and found["mean"] <= MEAN, f"{found}; now: {tmp_path / name}.png"


def test_another_screen_is_told_apart(desks, sights):
    """Or else nothing would be."""
    picture, page = taken(desks, sights, "table-classic")
    for other in ("preview", "table-novem"):
        found = apart(page, kept(other), picture)
        assert found["worst"] > WORST or found["mean"] > MEAN, other


def test_no_picture_is_left_behind():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
