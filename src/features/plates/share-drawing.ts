/** Millimetres to pixels: every edge of a plate is then whole. */
export const SCALE = 2;
/** A shared picture's size as every network shows it. */
export const SHARE = { width: 1200, height: 630 };
/** The plate's corner on the panel. */
export const PLATE_AT = { x: (SHARE.width - 520 * SCALE) / 2, y: (SHARE.height - 110 * SCALE) / 2 };
/** The row of digits below the plate's upper edge, and its height. Millimetres. */
export const ROW = { y: 16, height: 78 };
/** Room beside a digit's cell for what its pen draws over the cell's edge. Millimetres. */
export const OVERHANG = 4;
