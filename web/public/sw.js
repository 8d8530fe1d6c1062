// Lets the page be installed and opened without a network. What the server has now always comes first: an upgrade
// is seen at the next visit, and with a new index everything that belonged to the old one goes.

const PAGE = "page";
const ASSETS = "assets";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(index(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The index as the server has it now; what was seen last where there is no server. */
async function index(request) {
  const kept = await caches.open(PAGE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !fresh.redirected) await keep(kept, fresh.clone());
    return fresh;
  } catch (error) {
    const last = await kept.match("/");
    if (last) return last;
    throw error;
  }
}

async function keep(kept, fresh) {
  if (!fresh.headers.get("content-type")?.startsWith("text/html")) return;
  const last = await kept.match("/");
  if (last && last.headers.get("etag") !== fresh.headers.get("etag")) await caches.delete(ASSETS);
  await kept.put("/", fresh);
}

/** Assets carry their digest in their name, so one that is kept is never out of date. */
async function asset(request) {
  const kept = await caches.open(ASSETS);
  const known = await kept.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
