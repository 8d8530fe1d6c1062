/** Where somebody is: the address as one of the pages, and going elsewhere without loading anew. */

export type Place =
  | { page: "home" | "new" | "learn" | "settings" }
  | { page: "join"; invitation: string }
  | { page: "table"; table: string }
  | { page: "rules"; edition: string; topic: string }
  | { page: "replay"; table: string }
  | { page: "nowhere"; path: string };

/** What the address means. `hash` is what stands behind #, without it. */
export function placeAt(path: string, hash: string): Place {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
    case "learn":
    case "settings":
      return second ? { page: "nowhere", path } : { page: first };
    case "join":
      return { page: "join", invitation: hash };
    case "t":
      return second && !third ? { page: "table", table: second } : { page: "nowhere", path };
    case "rules":
      return { page: "rules", edition: second, topic: third || hash };
    case "replay":
      return { page: "replay", table: second };
    default:
      return { page: "nowhere", path };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let address = $state.raw(here());

function here() {
  return { place: placeAt(location.pathname, location.hash.slice(1)), search: new URLSearchParams(location.search) };
}

/** The page that is shown. */
export function place(): Place {
  return address.place;
}

/** What stands behind ? in the address. */
export function search(): URLSearchParams {
  return address.search;
}

/** Another page is shown; `replace` leaves no trace in the history. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  if (!location.hash) window.scrollTo(0, 0);
}

function arrive(): void {
  address = here();
}

/** Links within the page do not load it anew; from now on. */
export function watchLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser's own jump
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", arrive);
  window.addEventListener("hashchange", arrive);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", arrive);
    window.removeEventListener("hashchange", arrive);
  };
}
