/** Where symbols lie on a card of 64 by 90 (in a hand) or 64 by 64 (in a cell). */

export type Shape = "tall" | "square";

/** Middle and half width of a plate, and the width of its glyph. */
export interface Place {
  x: number;
  y: number;
  half: number;
  glyph: number;
}

const place = (x: number, y: number, half: number, glyph: number): Place => ({ x, y, half, glyph });

const TWO: Record<Shape, Place[]> = {
  tall: [place(26.5, 25.5, 17, 30), place(37.5, 64.5, 17, 30)],
  square: [place(18.6, 18.6, 14.8, 27), place(45.4, 45.4, 14.8, 27)],
};
const THREE: Record<Shape, Place[]> = {
  tall: [place(19, 24.5, 12, 21.5), place(45, 24.5, 12, 21.5), place(32, 62.5, 16, 26)],
  square: [place(18.2, 17.6, 12.6, 22.5), place(45.8, 17.6, 12.6, 22.5), place(32, 45.6, 12.4, 20.5)],
};

/** The places of two or three symbols, in the order in which the card names them. */
export function placesOn(shape: Shape, symbols: number): Place[] {
  return symbols > 2 ? THREE[shape] : TWO[shape];
}
