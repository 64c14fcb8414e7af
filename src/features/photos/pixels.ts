import { inflate } from "node:zlib";
import { promisify } from "node:util";
import { takeTurns } from "#src/core/yield.ts";
import { readProfile, type ToSrgb } from "./color-profile.ts";

/** Red, green, blue and opacity of each pixel, a byte each; every row begins with an unused byte. */
export interface Pixels {
  width: number;
  height: number;
  rows: Buffer;
  toSrgb: ToSrgb | null;
}

const unpacked = promisify(inflate);
const MAX_PROFILE_BYTES = 8_000_000;
const PROFILE_AT = 37;

export const hasProfile = (png: Buffer): boolean =>
  png.toString("latin1", PROFILE_AT, PROFILE_AT + 4) === "iCCP";

/** Reads a PNG as `Bun.Image` writes it without compression: RGBA with unfiltered rows. */
export async function readPixels(png: Buffer): Promise<Pixels> {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  // In one piece; smaller ones than 64 bytes are not allowed.
  const chunkSize = Math.max(64, height * (width * 4 + 1));
  const rows = (await unpacked(Buffer.concat(data), { chunkSize })) as Buffer;
  return { width, height, rows, toSrgb: hasProfile(png) ? await profileIn(png) : null };
}

async function profileIn(png: Buffer): Promise<ToSrgb | null> {
  const from = PROFILE_AT + 4;
  const chunk = png.subarray(from, from + png.readUInt32BE(PROFILE_AT - 4));
  const packed = chunk.subarray(chunk.indexOf(0) + 2);
  const profile = await unpacked(packed, { maxOutputLength: MAX_PROFILE_BYTES }).catch(() => null);
  return profile && readProfile(profile as Buffer);
}

export async function isTransparent({ width, height, rows }: Pixels): Promise<boolean> {
  const turn = takeTurns();
  const stride = width * 4 + 1;
  for (let y = 0; y < height; y++) {
    await turn();
    for (let at = y * stride + 4; at < (y + 1) * stride; at += 4) if (rows[at] !== 255) return true;
  }
  return false;
}

const BMP_HEAD = 54;
/** Steps of light between black and white; fine enough that sRGB itself stays as it is. */
const STEPS = 16_384;
const BYTE_OF_LIGHT = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});
/** The picture on white and in sRGB, as an uncompressed BMP: 24 bits, top row first. */
export async function onWhite({ width, height, rows, toSrgb }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const row = (width * 3 + 3) & ~3;
  const bmp = Buffer.alloc(BMP_HEAD + row * height);
  bmp.write("BM", "latin1");
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(BMP_HEAD, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(-height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);

  const turn = takeTurns();
  for (let y = 0; y < height; y++) {
    await turn();
    const from = y * (width * 4 + 1) + 1;
    let to = BMP_HEAD + y * row;
    const line = rows.subarray(from, from + width * 4);
    if (toSrgb) convert(line, toSrgb);
    for (let x = 0; x < width; x++, to += 3) {
      const opacity = line[x * 4 + 3] ?? 0;
      const white = 255 * (255 - opacity) + 127;
      bmp[to] = ((line[x * 4 + 2] ?? 0) * opacity + white) / 255;
      bmp[to + 1] = ((line[x * 4 + 1] ?? 0) * opacity + white) / 255;
      bmp[to + 2] = ((line[x * 4] ?? 0) * opacity + white) / 255;
    }
  }
  return bmp;
}

function convert(row: Buffer, { curves: [reds, greens, blues], matrix }: ToSrgb): void {
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0, m7 = 0, m8 = 0] = matrix;
  for (let at = 0; at < row.length; at += 4) {
    const red = reds[row[at] ?? 0] ?? 0;
    const green = greens[row[at + 1] ?? 0] ?? 0;
    const blue = blues[row[at + 2] ?? 0] ?? 0;
    row[at] = byteOfLight(m0 * red + m1 * green + m2 * blue);
    row[at + 1] = byteOfLight(m3 * red + m4 * green + m5 * blue);
    row[at + 2] = byteOfLight(m6 * red + m7 * green + m8 * blue);
  }
}

const byteOfLight = (light: number): number =>
  BYTE_OF_LIGHT[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0] ?? 0;
