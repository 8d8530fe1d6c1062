"""What the program knows is documented, and what is made from the program is up to date."""

import re
import tomllib
from pathlib import Path

import pytest

from leonardo import Edition, errors, words
from leonardo.cli import exits
from leonardo.cli.main import COMMANDS
from leonardo.switches import SWITCHES, offered_by
from tests.house.tree import ROOT, files
from tests.scenes import clauses
from tools import write_docs

DOCS = ROOT / "docs"
CODES = (DOCS / "reference/codes.md").read_text(encoding="utf-8")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def made():
    return dict(write_docs.pages())


def test_pages_made_from_the_program_are_as_it_would_make_them(made):
    """Where this fails: make docs."""
    stale = [name for name, text in made.items() if settled(name) != plain(text)]
    assert stale == []


def settled(name: str) -> str:
    path = DOCS / name
    return plain(path.read_text(encoding="utf-8")) if path.exists() else ""


def plain(text: str) -> str:
    """Without what another version of Python lays out otherwise in the help of a command."""
    text = re.sub(r"(-\w) (\S+), (--[\w-]+ \2)", r"\1, \3", text)
    return " ".join(text.split())


def test_a_stale_page_would_be_noticed(made):
    name = "reference/commands.md"
    assert plain(made[name].replace("--json", "--jsom", 1)) != plain(made[name])


def test_no_made_page_is_left_over(made):
    marked = {
        str(path.relative_to(DOCS))
        for path in DOCS.rglob("*.md")
        if path.read_text(encoding="utf-8").startswith(write_docs.MADE)
    }
    assert marked == set(made)


def test_every_command_has_its_help():
    text = (DOCS / "reference/commands.md").read_text(encoding="utf-8")
    assert re.findall(r"^## leonardo ([a-z]+)$", text, re.MULTILINE) == list(COMMANDS)
    for name in COMMANDS:
        assert f"usage: leonardo {name}" in text, name


def test_every_option_is_documented_with_its_values():
    text = (DOCS / "reference/options.md").read_text(encoding="utf-8")
    for option, values in SWITCHES.items():
        assert f"\n`{option}`: " in text
        for value in values:
            assert f"- `{option}={str(value).lower()}`: " in text
        for name in Edition.names():
            if option in offered_by(name):
                section = text.split(f"\n`{option}`: ")[1].split("\n## ")[0]
                assert f"| `{name}` |" in section or f"- {name}: " in section


def table_after(heading: str) -> set[str]:
    """The codes in the first column of the table that follows this line."""
    section = CODES.split(heading)[1].split("\n\n| why", 1)[0].split("\n## ")[0]
    return set(re.findall(r"^\| `?([a-z_0-9]+)`? \|", section, re.MULTILINE)) - {"code", "event", "reason"}


def test_every_refusal_is_documented_in_its_order():
    section = CODES.split("## Refusals")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `([a-z_]+)` \|", section, re.MULTILINE)
    assert listed == [code for code in words.REFUSALS if code]


def test_every_event_and_reason_is_documented():
    assert table_after("## Events") == {name for name in words.EVENT_NAMES if name}
    assert table_after("| why a line earns nothing | |") == {name for name in words.NO_KEY_REASONS if name}
    assert table_after("## Ends of a game") == {reason for reason in words.REASONS if reason}


def test_every_error_of_the_engine_is_documented():
    def kinds(kind):
        return [kind, *(further for sub in kind.__subclasses__() for further in kinds(sub))]

    codes = {kind.code for kind in kinds(errors.LeonardoError) if kind.__module__ == "leonardo.errors"}
    assert table_after("## What the engine answers") == codes


def test_every_exit_code_is_documented():
    known = {value for name, value in vars(exits).items() if name.isupper() and isinstance(value, int)}
    assert {int(code) for code in table_after("## Exit codes")} == known


def nav_pages(entries):
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        else:
            for value in entry.values():
                yield from [value] if isinstance(value, str) else nav_pages(value)


def test_every_page_stands_once_in_the_navigation():
    project = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    pages = [
        str(path.relative_to("docs")) for path in files() if path.parts[0] == "docs" and path.suffix == ".md"
    ]
    assert sorted(nav_pages(project["nav"])) == sorted(pages)


def anchors(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def test_every_link_leads_to_a_page_and_a_heading():
    dead = []
    for path in [ROOT / name for name in files() if name.suffix == ".md"]:
        for target in LINK.findall(path.read_text(encoding="utf-8")):
            place, _, anchor = target.partition("#")
            if "://" in place or place.startswith("mailto:"):
                continue
            aim = (path.parent / place).resolve() if place else path
            if not aim.exists() or (anchor and aim.suffix == ".md" and anchor not in anchors(aim)):
                dead.append(f"{path.relative_to(ROOT)}: {target}")
    assert dead == []


def test_the_pages_of_docs_link_only_within_docs():
    """The site has nothing else."""
    outside = [
        f"{path}: {target}"
        for path in files()
        if path.parts[0] == "docs" and path.suffix == ".md"
        for target in LINK.findall((ROOT / path).read_text(encoding="utf-8"))
        if "://" not in target
        and not (ROOT / path.parent / target.split("#")[0]).resolve().is_relative_to(DOCS)
    ]
    assert outside == []


def test_guides_name_only_places_that_exist():
    for page in sorted((DOCS / "guide").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for place in re.findall(r"`((?:src|tests|tools|docs)/[\w./-]+)`", text):
            assert (ROOT / place).exists(), f"{page.name}: {place}"


CITED = re.compile(r"\b(BASE|EXP|Q09X|Q09|Q11|C)-(\d+)\b")
FROM_TO = re.compile(r"\b(BASE|EXP|Q09X|Q09|Q11|C)-(\d+) … \1-(\d+)\b")


def test_every_rule_that_the_code_cites_has_its_sentence():
    page = (DOCS / "rules/clauses.md").read_text(encoding="utf-8")
    told = {f"{letters}-{number}" for letters, number in CITED.findall(page)}
    for letters, low, high in FROM_TO.findall(page):
        told |= {f"{letters}-{number}" for number in range(int(low), int(high) + 1)}
    assert set(clauses.CLAUSES) | set(clauses.RULINGS) == told
    cited = {
        f"{letters}-{number}"
        for path in files()
        if path.parts[:2] == ("src", "leonardo") and path.suffix in (".py", ".toml")
        for letters, number in CITED.findall((ROOT / path).read_text(encoding="utf-8"))
    }
    assert {"BASE-13", "C-47"} <= cited <= told
