export const SCALE = 2;
export const SHARE = { width: 1200, height: 630 };
export const PLATE_AT = { x: (SHARE.width - 520 * SCALE) / 2, y: (SHARE.height - 110 * SCALE) / 2 };
/** In millimeters, like `OVERHANG`. */
export const ROW = { y: 16, height: 78 };
/** Strokes extend beyond their cell by this much. */
export const OVERHANG = 4;
