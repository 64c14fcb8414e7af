export const SCALE = 2;
export const SHARE = { width: 1200, height: 630 };
export const PLATE_AT = { x: (SHARE.width - 520 * SCALE) / 2, y: (SHARE.height - 110 * SCALE) / 2 };
/** In millimetres, as `OVERHANG`. */
export const ROW = { y: 16, height: 78 };
/** The pen draws over the edge of a cell. */
export const OVERHANG = 4;
