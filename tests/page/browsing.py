"""Opening the page in a browser, and seeing what it does behind the scenes."""

import shutil

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
# Cards appear in their place: what is tested is what comes of it. Motion has a test of its own.
STILL = "reduce"
PATIENCE = 15_000  # milliseconds; on a quiet machine nothing takes a second


def chromium(playwright):
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))


class Watch:
    """What pages asked for and what went wrong on them."""

    def __init__(self):
        self.contexts = []
        self.requests = []
        self.troubles = []
        self.expected = ["/icon.svg", "Service Worker registration blocked"]

    def see(self, page):
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)

    def _hear(self, message):
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def expect(self, *words):
        """Trouble with one of these words in it is what the test is about."""
        self.expected += words

    def check(self):
        unexpected = [each for each in self.troubles if not any(word in each for word in self.expected)]
        assert not unexpected, unexpected

    def close(self):
        for context in self.contexts:
            context.close()


def opened(browser, watch, person, path="/", phone=False, language="en", dark=False, still=True, **options):
    """The page at this address, as this person with this device sees it; None is a stranger's browser."""
    page = blank(browser, watch, person, phone, language, dark, still, **options)
    page.goto(path)
    return page


def blank(browser, watch, person, phone=False, language="en", dark=False, still=True, **options):
    """An empty page on this person's device."""
    longer = options.pop("longer", None)
    context = browser.new_context(
        base_url=options.pop("base_url", "") or person.site.url,
        viewport=options.pop("viewport", PHONE if phone else DESKTOP),
        has_touch=phone,
        locale={"en": "en-GB", "ru": "ru-RU"}[language],
        color_scheme="dark" if dark else "light",
        reduced_motion=STILL if still else "no-preference",
        service_workers=options.pop("service_workers", "block"),
        **options,
    )
    if longer:
        context.route("**/_texts_en-*.js", longer)
    watch.contexts.append(context)
    context.set_default_timeout(PATIENCE)
    if person is not None:
        context.add_cookies(person.cookies)
    page = context.new_page()
    watch.see(page)
    return page


class Desks:
    """One page for each person and device, which goes from place to place as a reader of the page does."""

    def __init__(self, browser):
        self._browser = browser
        self._watch = Watch()
        self._pages = {}

    def go(self, person, path, **device):
        """This person's page, there; it is not loaded anew."""
        desk = (person and person.name, *sorted(device.items(), key=str))
        if desk not in self._pages:
            self._pages[desk] = opened(self._browser, self._watch, person, path, **device)
        else:
            if person is not None:  # who has a session since they sat down somewhere
                self._pages[desk].context.add_cookies(person.cookies)
            self._pages[desk].evaluate(WALK, path)
        return self._pages[desk]

    def expect(self, *words):
        self._watch.expect(*words)

    def check(self):
        self._watch.check()

    def close(self):
        self._watch.close()


# As by the back button: the address changes, and the page hears of it.
WALK = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
