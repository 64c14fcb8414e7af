import digitsFile from "./digits.bmp.gz" with { type: "file" };
import panelFile from "./panel.bmp.gz" with { type: "file" };
import { atMost } from "#src/core/at-most.ts";
import { CELL, DASH, rowPlaces } from "../card/plate-drawing.ts";
import { OVERHANG, PLATE_AT, ROW, SCALE, SHARE } from "./share-drawing.ts";

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
