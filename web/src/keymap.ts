/** Which key does what at the table: by its place on the keyboard, so that it is the same in every layout. */

export type Action =
  | { do: "card"; at: number }
  | { do: "zone"; zone: string }
  | { do: "draw"; deck: "main" | "extra" }
  | { do: "cell" | "marker" | "confirm" | "back" | "clear" | "undo" | "other" | "own" | "race" | "last" | "log" | "moves" | "why" | "read" | "neighbour" | "look" | "under" | "help" | "line" | "hint" | "link" | "silence" };

/** What a key does; `shift+` and `ctrl+` stand in front. */
export const KEYS: Record<string, Action> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit): [string, Action] => [`Digit${digit}`, { do: "card", at: (digit + 9) % 10 }])),
  KeyQ: { do: "zone", zone: "nw" },
  KeyW: { do: "zone", zone: "n" },
  KeyE: { do: "zone", zone: "ne" },
  KeyA: { do: "zone", zone: "w" },
  KeyS: { do: "zone", zone: "c" },
  KeyD: { do: "zone", zone: "e" },
  KeyZ: { do: "zone", zone: "sw" },
  KeyX: { do: "zone", zone: "s" },
  KeyC: { do: "zone", zone: "se" },
  KeyF: { do: "cell" },
  KeyV: { do: "marker" },
  KeyG: { do: "draw", deck: "main" },
  KeyH: { do: "draw", deck: "extra" },
  Escape: { do: "back" },
  "shift+Escape": { do: "clear" },
  "ctrl+KeyZ": { do: "undo" },
  KeyT: { do: "other" },
  "shift+KeyT": { do: "own" },
  KeyK: { do: "race" },
  KeyL: { do: "last" },
  "shift+KeyL": { do: "log" },
  KeyM: { do: "moves" },
  KeyY: { do: "why" },
  KeyP: { do: "read" },
  KeyO: { do: "neighbour" },
  KeyR: { do: "look" },
  KeyU: { do: "under" },
  KeyN: { do: "hint" },
  KeyI: { do: "line" },
  "shift+Slash": { do: "help" },
  "shift+KeyC": { do: "link" },
  "shift+KeyS": { do: "silence" },
};

/** The lines of the help: keys as people see them, and the message that says what they do. */
export const HELP: readonly (readonly [string, string])[] = [
  ["1 … 9, 0", "table-key-card"],
  ["Q W E · A S D · Z X C", "table-key-zone"],
  ["F, e, 5", "table-key-cell"],
  ["← ↑ ↓ →", "table-key-arrows"],
  ["Enter, Space", "table-key-enter"],
  ["Esc", "table-key-back"],
  ["Shift+Esc", "table-key-clear"],
  ["Ctrl+Z", "table-key-undo"],
  ["V", "table-key-marker"],
  ["G, H", "table-key-draw"],
  ["T, Shift+T", "table-key-other"],
  ["K", "table-key-race"],
  ["L, Shift+L", "table-key-log"],
  ["M", "table-key-moves"],
  ["Y", "table-key-why"],
  ["P, O", "table-key-read"],
  ["R, U", "table-key-look"],
  ["N", "table-key-hint"],
  ["I", "table-key-line"],
  ["Shift+C", "table-key-link"],
  ["Shift+S", "table-key-silence"],
  ["?", "table-key-help"],
];

/** What this key press does, if anything. */
export function actionOf(event: Pick<KeyboardEvent, "code" | "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">): Action | null {
  if (event.altKey) return null;
  if (event.key === "?") return KEYS["shift+Slash"]!;
  const prefix = (event.ctrlKey || event.metaKey ? "ctrl+" : "") + (event.shiftKey ? "shift+" : "");
  return KEYS[prefix + event.code] ?? null;
}
