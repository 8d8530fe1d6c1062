"""A table in the browser: frames while six seats play with everything that moves, work for each, memory.

Chromium's own trace says how long its main thread worked between two frames; a person plays at once whatever
is first in the list, five bots answer, and each move is shown with all its flights.
"""

from __future__ import annotations

import json
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from playwright.sync_api import sync_playwright

from benchmarks.company import CHROMIUM, NoCompany, Person, build_page, chromium, served
from benchmarks.report import Section

TABLES: Final = ("novem", "quintis-2011")
WINDOW: Final = {"width": 1280, "height": 800}
FRAME: Final = 1000 / 60  # milliseconds
LEAST: Final = 8.0  # seconds of play
PAUSE: Final = 0.3  # of a bot
BEGINNINGS: Final = 7
CATEGORIES: Final = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel"]
COUNT_FRAMES: Final = """() => {
  const times = []; let last = performance.now();
  const next = (now) => {
    times.push(now - last); last = now;
    window.framing && requestAnimationFrame(next);
  };
  window.framing = true; window.frames_seen = times; requestAnimationFrame(next);
}"""


@dataclass(frozen=True)
class Seen:
    """One table in play."""

    edition: str
    moves: int
    idle: list[float]  # milliseconds from frame to frame of an empty page, just before
    frames: list[float]  # the same while they play
    work: list[float]  # milliseconds of the main thread in each stretch of a frame's length
    heap: float  # MB of script and what it holds
    added: float  # MB of the renderer's own memory, over an empty page


class Task(NamedTuple):
    """A task of a thread, in milliseconds: by the clock, and of the processor's time."""

    began: float
    took: float
    work: float


def measure(seconds: float, repeats: int) -> Section:
    """Six seats of two editions, watched while they play."""
    section = Section(
        "The table in the browser",
        "Six seats, one of them a person who plays at once, five random bots, every flight shown, in a "
        "window of 1280 by 800, drawn without a graphics card. A frame of 60 a second has 16.7 ms. *Work* is "
        "the processor's time of the page's main thread in each stretch of that length, by Chromium's trace; "
        "memory is private to the renderer, over that of an empty page, whose frames say what the machine "
        "gives at all.",
    )
    build_page()
    try:
        with served(PAUSE) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=[*CHROMIUM])
            seen = [_watched(browser, address, edition, max(LEAST, seconds * repeats)) for edition in TABLES]
            begun = [_begun(browser, address) for _ in range(BEGINNINGS)]
            browser.close()
    except NoCompany as problem:
        section.say(str(problem))
        return section
    head = [
        "",
        "moves",
        "frames a second, empty page",
        "in play",
        "work, p50 ms",
        "p99 ms",
        "over 16.7 ms",
        "heap MB",
        "memory MB",
    ]
    section.table(head, [_row(one) for one in seen])
    loaded, dealt = (median(each[at] for each in begun) for at in (0, 1))
    section.say(
        f"From the address to the button that deals: {loaded:.2f} s; from there to the first legal move, "
        f"others' first turns included: {dealt:.2f} s (medians of {BEGINNINGS} visits by strangers)."
    )
    return section


def _begun(browser: Any, address: str) -> tuple[float, float]:
    """Seconds until somebody new can press the one button, and then until a card can be played."""
    context = browser.new_context(viewport=WINDOW, base_url=address)
    page = context.new_page()
    began = time.monotonic()
    page.goto("/", wait_until="commit")
    page.locator("form .button.main:not([disabled])").wait_for()
    loaded = time.monotonic()
    page.locator("form .button.main").click()
    page.locator(".table-page[data-mine=true] [role=option]").first.wait_for()
    dealt = time.monotonic()
    context.close()
    return loaded - began, dealt - loaded


def _row(seen: Seen) -> list[str]:
    middle, *_, last = quantiles(seen.work, n=100)[49:]
    late = sum(work > FRAME for work in seen.work) / len(seen.work)
    return [
        seen.edition, str(seen.moves), _rate(seen.idle), _rate(seen.frames), f"{middle:.1f}", f"{last:.1f}",
        f"{late:.1%}", f"{seen.heap:.0f}", f"{seen.added:.0f}",
    ]  # fmt: skip


def _rate(frames: list[float]) -> str:
    return f"{1000 * len(frames) / sum(frames):.0f}"


def _watched(browser: Any, address: str, edition: str, seconds: float) -> Seen:
    person = Person(address, "Anna")
    table = person.create(edition, *["random"] * 5)
    context = browser.new_context(viewport=WINDOW, base_url=address, reduced_motion="no-preference")
    context.add_cookies(person.cookies)
    page = context.new_page()
    page.goto("about:blank")
    empty = _memory(browser)
    page.evaluate(COUNT_FRAMES)
    page.wait_for_timeout(2000)
    idle = page.evaluate("() => window.frames_seen")
    page.goto(f"/t/{table}")
    page.locator("[role=option]").first.wait_for()
    ply = person.look(table)["ply"]
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(COUNT_FRAMES)
    player = threading.Thread(target=person.play, args=(table, lambda seen: seen["legal"][0], seconds))
    player.start()
    page.wait_for_timeout(seconds * 1000)
    player.join()
    frames = page.evaluate("() => { window.framing = false; return window.frames_seen; }")
    work = worked(json.loads(browser.stop_tracing())["traceEvents"])
    session = context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    added = _memory(browser) - empty
    moves = person.look(table)["ply"] - ply
    context.close()
    return Seen(edition, moves, idle, frames, work, heap, added)


def worked(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds that the busiest page's main thread worked, in each stretch of a frame's length."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[Task]] = {main: [] for main in mains}
    for event in events:
        if event["name"] == "RunTask" and event.get("dur") and (event["pid"], event["tid"]) in mains:
            task = Task(event["ts"] / 1000, event["dur"] / 1000, event.get("tdur", event["dur"]) / 1000)
            tasks[event["pid"], event["tid"]].append(task)
    busiest = max(tasks.values(), key=lambda all_of_one: sum(task.work for task in all_of_one))
    start, end = min(task.began for task in busiest), max(task.began + task.took for task in busiest)
    work = [0.0] * (int((end - start) / FRAME) + 2)
    for began, took, done in busiest:
        for stretch in range(int((began - start) / FRAME), int((began + took - start) / FRAME) + 1):
            opens = start + stretch * FRAME
            inside = min(began + took, opens + FRAME) - max(began, opens)
            work[stretch] += max(inside, 0) * done / took
    return work


def _memory(browser: Any) -> float:
    """MB that the biggest renderer has for itself alone."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_private(process["id"]) for process in told if process["type"] == "renderer") / 1e3


def _private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
