"""How the main screens look, kept as small pictures; `python -m tests.page.pictures` takes them anew.

Letters and lines fall a little differently in another version of the browser, so a picture is kept at a
quarter of its size, and what is compared is how bright and how coloured each patch of it is.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.page.browsing import PATIENCE, Desks, chromium
from tests.page.screens import EDITIONS, Sights
from tests.page.site import Site

FOLDER = Path(__file__).parent / "pictures"
AS_LISTED = ("--as-listed", "--forced-delay", "3600")
DESKTOP, NIGHT, PHONE = {}, {"dark": True}, {"phone": True}
PICTURES = {
    "home": ("home of a stranger", DESKTOP),
    "home-phone-night": ("home of a stranger", PHONE | NIGHT),
    "new": ("new", DESKTOP),
    **{f"table-{edition}": (f"table {edition}", DESKTOP) for edition in EDITIONS},
    "table-classic-phone": ("table classic", PHONE),
    "table-quintis-2011-phone": ("table quintis-2011", PHONE),
    "table-novem-night": ("table novem", NIGHT),
    "preview": ("a play previewed", DESKTOP),
    "bonus": ("a bonus", DESKTOP),
    "end": ("the end", DESKTOP),
    "lesson": ("a lesson", DESKTOP),
    "rules": ("rules", DESKTOP),
    "replay": ("a replay", DESKTOP),
    "settings-phone": ("settings", PHONE),
}
SHRINK = 4
# Reduced to a quarter by the browser itself, which is also how two pictures are compared.
SMALLER = """async ([data, shrink]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width / shrink);
  canvas.height = Math.round(image.height / shrink);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").split(",")[1];
}"""
APART = """async (pictures) => {
  const PATCH = 8;
  const [one, other] = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(image.width / PATCH);
    canvas.height = Math.ceil(image.height / PATCH);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, image.width / PATCH, image.height / PATCH);
    const { data: dots } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { size: [image.width, image.height], dots };
  }));
  if (String(one.size) !== String(other.size)) return { size: [one.size, other.size], worst: 255, mean: 255 };
  const apart = Array.from(one.dots, (dot, at) => Math.abs(dot - other.dots[at]));
  return { worst: Math.max(...apart), mean: apart.reduce((sum, each) => sum + each, 0) / apart.length };
}"""


def taken(desks, sights, name):
    """The screen as it looks now, small; the page it was seen on can compare it."""
    screen, device = PICTURES[name]
    page = sights.show(desks, screen, **device)
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)  # a notice that fades, a wheel that comes to rest
    whole = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
    return small(page, whole), page


def small(page, picture):
    """The picture at a quarter of its size; done on an empty page, for this one's policy forbids pictures."""
    return _beside(page, SMALLER, [picture, SHRINK])


def apart(page, one, other):
    """How far two small pictures are apart: in the worst patch, and over all."""
    return _beside(page, APART, [one, other])


def kept(name):
    return base64.b64encode((FOLDER / f"{name}.png").read_bytes()).decode()


def _beside(page, script, given):
    empty = page.context.browser.new_page()
    try:
        return empty.evaluate(script, given)
    finally:
        empty.close()


def main():
    """Those named, or all, are taken anew."""
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site, browser = Site(Path(folder), *AS_LISTED), chromium(playwright)
        desks, sights = Desks(browser), Sights(site)
        for name in sys.argv[1:] or PICTURES:
            picture, _ = taken(desks, sights, name)
            (FOLDER / f"{name}.png").write_bytes(base64.b64decode(picture))
            print(name, file=sys.stderr, flush=True)
        desks.close()
        browser.close()
        site.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
