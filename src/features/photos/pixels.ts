import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { takeTurns } from "#src/core/yield.ts";

/** Red, green, blue and opacity of each pixel, a byte each; every row begins with an unused byte. */
export type Pixels = { width: number; height: number; rows: Buffer; toSrgb: ToSrgb | null };

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

interface ToSrgb {
  /** By the value of a red, green or blue byte, its part of the light. */
  curves: [Float64Array, Float64Array, Float64Array];
  matrix: number[];
}

const HEAD = 128;
const ENTRY = 12;

// From the connection space of profiles (XYZ under D50) to linear sRGB, as in its own profile.
const SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
];

/** An ICC profile of three curves and a matrix (ICC.1, 8.3.3), such as Display P3. Null for any other. */
export function readProfile(profile: Buffer): ToSrgb | null {
  try {
    if (profile.toString("latin1", 16, 24) !== "RGB XYZ ") return null;
    const columns = ["rXYZ", "gXYZ", "bXYZ"].map((name) => fixedNumbers(tagOf(profile, name), 8, 3));
    const [red, green, blue] = ["rTRC", "gTRC", "bTRC"].map((name) => curveOf(tagOf(profile, name)));
    if (!red || !green || !blue) return null;
    const matrix = SRGB.flatMap((row) =>
      columns.map((xyz) => row.reduce((sum, factor, i) => sum + factor * (xyz[i] ?? 0), 0)),
    );
    return { curves: [red, green, blue], matrix };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tagOf(profile: Buffer, name: string): Buffer {
  const tags = Math.min(profile.readUInt32BE(HEAD), 1000);
  for (let at = HEAD + 4; at < HEAD + 4 + tags * ENTRY; at += ENTRY)
    if (profile.toString("latin1", at, at + 4) === name)
      return profile.subarray(profile.readUInt32BE(at + 4));
  throw new RangeError(`No ${name}`);
}

const fixedNumbers = (tag: Buffer, from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => tag.readInt32BE(from + i * 4) / 65_536);

function curveOf(tag: Buffer): Float64Array {
  const isTable = tag.toString("latin1", 0, 4) === "curv";
  const curve = isTable ? tableCurve(tag) : formulaCurve(tag);
  return Float64Array.from({ length: 256 }, (_, value) => curve(value / 255));
}

function tableCurve(tag: Buffer): (x: number) => number {
  const count = tag.readUInt32BE(8);
  if (count === 0) return (x) => x;
  if (count === 1) return power(tag.readUInt16BE(12) / 256);
  return (x) => {
    const at = x * (count - 1);
    const before = Math.floor(at);
    const [from, to] = [before, Math.ceil(at)].map((i) => tag.readUInt16BE(12 + i * 2) / 65_535);
    return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * (at - before);
  };
}

const power = (gamma: number) => (x: number) => x ** gamma;

/** ICC.1, 10.18: `(ax + b)^g + e` from `d` on, `cx + f` below. */
function formulaCurve(tag: Buffer): (x: number) => number {
  const type = tag.readUInt16BE(8);
  const count = [1, 3, 4, 5, 7][type];
  if (tag.toString("latin1", 0, 4) !== "para" || count === undefined) throw new RangeError("Unknown curve");
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = fixedNumbers(tag, 12, count);
  if (type === 0) return power(g);
  if (type > 2) return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f);
  return (x) => (x >= -b / a ? (a * x + b) ** g + c : c);
}
