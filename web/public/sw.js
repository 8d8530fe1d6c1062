// Lets the page be installed and opened without a network. What the server has now always comes first: an upgrade
// is seen at the next visit, and with a new index everything that belonged to the old one goes.

const PAGE = "page";
const ASSETS = "assets";
const READ = "read";

// What can be read without the server: the editions with their rules. Tables and lessons need it.
const READABLE = /^\/api\/(?:editions$|rules\/)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), fill()])));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (READABLE.test(pathname)) event.respondWith(readable(request));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(index(request));
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
  await kept.put("/", fresh);
  if (!last || last.headers.get("etag") === fresh.headers.get("etag")) return;
  await caches.delete(ASSETS);
  void fill();
}

/** Every part of the page is kept, so that each opens without a network, also one that was never looked at. */
async function fill() {
  try {
    const chunks = Object.values(await (await fetch("/chunks.json")).json());
    const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
    await Promise.all([...files].filter((file) => file.startsWith("assets/")).map((file) => asset(new Request(`/${file}`))));
  } catch {
    // Without them all, those that were looked at are kept.
  }
}

/** As the server tells it now; as it told it last where there is none, and marked so. */
async function readable(request) {
  const kept = await caches.open(READ);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await kept.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const last = await kept.match(request);
    if (!last) throw error;
    const headers = new Headers(last.headers);
    headers.set("x-kept", "1");
    return new Response(last.body, { headers });
  }
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
