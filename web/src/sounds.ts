/** Short sounds made on the spot, each for something that is also seen; silent until somebody has touched the page. */

import { settings } from "./settings.svelte.ts";

export type Cue = "turn" | "place" | "pass" | "key" | "near" | "veto" | "last" | "win" | "lose" | "error";

/** Tones of a cue: hertz, when it begins, how long it sounds, both in seconds. */
const CUES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  turn: [[587, 0, 0.14], [880, 0.12, 0.24]],
  place: [[196, 0, 0.07]],
  pass: [[147, 0, 0.16]],
  key: [[659, 0, 0.1], [831, 0.09, 0.1], [988, 0.18, 0.28]],
  near: [[988, 0, 0.4]],
  veto: [[233, 0, 0.1], [175, 0.09, 0.2]],
  last: [[440, 0, 0.14], [330, 0.15, 0.3]],
  win: [[523, 0, 0.12], [659, 0.1, 0.12], [784, 0.2, 0.28]],
  lose: [[330, 0, 0.16], [247, 0.15, 0.32]],
  error: [[110, 0, 0.12]],
};

let context: AudioContext | null = null;

/** From the first touch or key on there may be sound, as browsers demand. */
export function listenForTouch(): () => void {
  const begin = () => {
    context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
    void context?.resume();
  };
  window.addEventListener("pointerdown", begin, { once: true });
  window.addEventListener("keydown", begin, { once: true });
  return () => {
    window.removeEventListener("pointerdown", begin);
    window.removeEventListener("keydown", begin);
  };
}

/** The cue sounds, if sound is on; in a tab nobody sees only that it is one's turn. */
export function sound(cue: Cue): void {
  if (!context || context.state !== "running" || settings.volume <= 0) return;
  if (document.hidden && cue !== "turn") return;
  for (const [hertz, after, long] of CUES[cue]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = cue === "place" || cue === "pass" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.22 * settings.volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + long + 0.02);
  }
}
