/** Dragging with a pointer of any kind: the same choices as by tapping, in one movement. */

import type { Part } from "./choose.ts";

const FAR_ENOUGH = 8;

interface Options {
  /** Whether dragging may begin now. */
  begin: () => boolean;
  /** It was let go over this place. */
  drop: (place: Part) => void;
}

/** The place under a point of the window, if something can be pointed at there. */
export function placeAt(x: number, y: number): Part | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[role=gridcell][data-part]");
  return found ? partNamed(found.dataset.part!) : null;
}

/** The part whose name this is. */
export function partNamed(name: string): Part {
  const [kind, value = "", seat] = name.split(":");
  return { kind: kind as Part["kind"], value, ...(seat === undefined ? {} : { seat: Number(seat) }) };
}

/** A Svelte action: the element can be dragged onto a place. A short movement stays a tap. */
export function draggable(node: HTMLElement, options: Options): { update: (options: Options) => void; destroy: () => void } {
  let now = options;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    if (event.button || !event.isPrimary || !now.begin()) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(start.id); // at once: a fast hand has left the card before it moves a second time
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!ghost && far < FAR_ENOUGH) return;
    if (!ghost) {
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.classList.add("dragged");
      ghost.removeAttribute("data-part");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.width = `${box.width}px`;
      document.body.append(ghost);
    }
    const { width, height } = ghost.getBoundingClientRect();
    ghost.style.translate = `${event.clientX - width / 2}px ${event.clientY - height * 0.62}px`;
    document.querySelectorAll(".dropping").forEach((each) => each.classList.remove("dropping"));
    document.elementFromPoint(event.clientX, event.clientY)?.closest("[role=gridcell]")?.classList.add("dropping");
  };
  const done = (event: PointerEvent) => {
    if (!start) return;
    const wasDragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    start = null;
    document.querySelectorAll(".dropping").forEach((each) => each.classList.remove("dropping"));
    if (!wasDragged) return;
    // The click that follows would choose the card again. Fingers make none, and the next tap counts.
    const swallow = (click: Event) => click.stopImmediatePropagation();
    node.addEventListener("click", swallow, { capture: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    const place = event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : null;
    if (place) now.drop(place);
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", done);
  node.addEventListener("pointercancel", done);
  return {
    update: (next) => (now = next),
    destroy: () => {
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", done);
      node.removeEventListener("pointercancel", done);
    },
  };
}
