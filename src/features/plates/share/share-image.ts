import digitsFile from "./digits.bmp.gz" with { type: "file" };
import panelFile from "./panel.bmp.gz" with { type: "file" };
import { atMost } from "#src/core/at-most.ts";
import { CELL, DASH, rowPlaces } from "../card/plate-drawing.ts";
import { access } from "#src/auth/access.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { ON_ANY_ORIGIN } from "#src/http/headers.ts";
import { limited } from "#src/http/rate-limit.ts";
import { plateQueries } from "../list-plates.ts";
import { plateName } from "../catalogue/codes.ts";

const SCALE = 2;
const SHARE = { width: 1200, height: 630 };
const PLATE_AT = { x: (SHARE.width - 520 * SCALE) / 2, y: (SHARE.height - 110 * SCALE) / 2 };
/** In millimeters, like `OVERHANG`. */
const ROW = { y: 16, height: 78 };
/** Strokes extend beyond their cell by this much. */
const OVERHANG = 4;

/** An uncompressed BMP, 24 bits, top row first: its pixels can be changed in place, and Bun can read it. */
interface Drawing {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}
const HEAD = 54;
const PIXEL = 3;
const INK = [0x17, 0x1a, 0x1b];
const WHOLE_CELL = (CELL + 2 * OVERHANG) * SCALE;

// An uncompressed drawing takes 2 MB.
const inTurn = atMost(2);
let drawings: Promise<{ panel: Drawing; digits: Drawing }> | null = null;

export const plateShareImage = (areaCode: string, plateNumber: string): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    drawings ??= readDrawings();
    const { panel, digits } = await drawings;
    const picture = { ...panel, bytes: panel.bytes.slice() };
    const places = rowPlaces(areaCode, plateNumber);
    for (const [digit, x] of places.digits) layDigit(picture, digits, Number(digit), x - OVERHANG);
    layDash(picture, places.dash);
    const png = await new Bun.Image(picture.bytes, { maxPixels: SHARE.width * SHARE.height }).png().bytes();
    return new Uint8Array(png);
  });

async function readDrawings() {
  const [panel, digits] = await Promise.all([panelFile, digitsFile].map(readDrawing));
  if (!panel || !digits) throw new Error("The drawings of the plate are missing");
  return { panel, digits };
}

async function readDrawing(path: string): Promise<Drawing> {
  const bytes = Bun.gunzipSync(await Bun.file(path).bytes());
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  return { bytes, width: head.getInt32(18, true), height: -head.getInt32(22, true) };
}

const pixelAt = ({ width }: Drawing, x: number, y: number): number => HEAD + (y * width + x) * PIXEL;
const onPanel = (picture: Drawing, x: number, y: number): number =>
  pixelAt(picture, PLATE_AT.x + x * SCALE, PLATE_AT.y + y * SCALE);

// Keeps the darker pixel, so that neighboring digits may overlap.
function layDigit(picture: Drawing, digits: Drawing, digit: number, x: number): void {
  const width = WHOLE_CELL * PIXEL;
  for (let row = 0; row < digits.height; row++) {
    const from = pixelAt(digits, digit * WHOLE_CELL, row);
    const to = onPanel(picture, x, ROW.y + row / SCALE);
    for (let i = 0; i < width; i++)
      picture.bytes[to + i] = Math.min(picture.bytes[to + i] ?? 0, digits.bytes[from + i] ?? 0);
  }
}

function layDash(picture: Drawing, x: number): void {
  for (let row = 0; row < DASH.height * SCALE; row++) {
    const from = onPanel(picture, x, ROW.y + DASH.y + row / SCALE);
    for (let i = 0; i < DASH.width * SCALE; i++) picture.bytes.set(INK, from + i * PIXEL);
  }
}

const rare = limited({ name: "share-picture", max: 240, perMs: MINUTE_MS });

/** `/number-plates/:id/share.png?v=10-12345`: with `v` the picture never changes. */
export const plateSharePictures = routes().get("/:id/share.png", access("guest"), rare, async (c) => {
  const { db, clock } = c.var.deps;
  const plate = await plateQueries.get(db.read, c.req.param("id"), clock.now());
  const name = plateName(plate);
  const cached = c.req.query("v") === name ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  const headers = new Headers({
    "Content-Type": "image/png",
    "Cache-Control": cached,
    ETag: `"${name}"`,
    ...ON_ANY_ORIGIN,
  });
  if (hasTag(c, `"${name}"`)) return new Response(null, { status: 304, headers });
  return new Response(await plateShareImage(String(plate.areaCode), plate.plateNumber), { headers });
});
