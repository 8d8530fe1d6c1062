/** The twelve symbols as drawings on a square of 48, each in a cut for small sizes and one for large ones. */

import drawings from "./glyphs.json";

export interface Cut {
  /** Filled, with holes where outlines overlap. */
  solid: string;
  /** Drawn with a pen of `width`. */
  line?: string;
  width?: number;
  /** Drawn with a thin pen. */
  fine?: string;
}

export const SYMBOLS = "MPCGSKRHFIWE";
export const UPPER = "MPCGSK";

/** From this many pixels on the large cut is the clearer one. */
export const LARGE_FROM = 30;

/** The drawing of a symbol for a size in pixels. */
export function cutOf(symbol: string, pixels: number): Cut {
  const both = (drawings as Record<string, { small: Cut; large: Cut }>)[symbol];
  if (!both) throw new RangeError(`there is no symbol ${symbol}`);
  return pixels < LARGE_FROM ? both.small : both.large;
}
