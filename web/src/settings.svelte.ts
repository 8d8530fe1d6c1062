/** What somebody has chosen on this device; kept by the browser, sent nowhere. */

export interface Settings {
  /** A language of the catalogues, or "" for the browser's. */
  language: string;
  theme: "auto" | "light" | "dark";
  /** Six inks on the cards, or one for everything. */
  inks: "six" | "one";
  /** "auto" follows the system's wish for less motion. */
  motion: "auto" | "full" | "reduced";
  /** How fast cards travel: 0.5, 1 or 2. */
  speed: number;
  /** 0 is silence. */
  volume: number;
  /** Whether a chosen move waits for a second tap or a key before it is played. */
  confirm: boolean;
  /** How much is read aloud of what others do: a sentence for each turn, or one for each fact. */
  telling: "short" | "full";
  /** Whether single keys do something at the table. */
  keys: boolean;
  /** The bot one played against last, or "" before the first game. */
  opponent: string;
  /** The name under which one sat down last. */
  name: string;
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  inks: "six",
  motion: "auto",
  speed: 1,
  volume: 0.5,
  confirm: true,
  telling: "short",
  keys: true,
  opponent: "",
  name: "",
};

const PLACE = "leonardo.settings";

/** Read and change it freely: every change is kept and seen everywhere. */
export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

const dark = window.matchMedia?.("(prefers-color-scheme: dark)");
const still = window.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Whether things should appear in their place instead of travelling there. */
export function isStill(): boolean {
  return settings.motion === "reduced" || (settings.motion === "auto" && Boolean(still?.matches));
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && Boolean(dark?.matches));
}

/** `data-theme` and `data-motion` of the document follow the settings and the system from now on. */
export function applyLook(): void {
  const apply = () => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? "dark" : "light";
    root.dataset.inks = settings.inks;
    root.dataset.motion = isStill() ? "reduced" : "full";
    const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
    if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  };
  dark?.addEventListener("change", apply);
  still?.addEventListener("change", apply);
  $effect.root(() => {
    $effect(apply);
    $effect(() => keep(JSON.stringify(settings)));
  });
  apply();
}

function kept(): Partial<Settings> {
  try {
    return known(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return {};
  }
}

/** Only settings of today, of the right kind: a page of another version may have written them. */
function known(found: Record<string, unknown>): Partial<Settings> {
  const fits = Object.entries(DEFAULTS).filter(([name, usual]) => typeof found[name] === typeof usual);
  return Object.fromEntries(fits.map(([name]) => [name, found[name]]));
}

function keep(text: string): void {
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Private windows may keep nothing; the settings hold until the page is closed.
  }
}
