import { deflateSync } from "node:zlib";
import { seededRandom } from "#src/demo/random.ts";

/** Generated pictures for tests: like those of phones, and broken or hostile ones. */
type Bytes = Uint8Array<ArrayBuffer>;

/** A JPEG of soft colored areas; each seed gives another picture. */
export const plainPhoto = async (width: number, height: number, seed = 1): Promise<Bytes> =>
  new Uint8Array(
    await new Bun.Image(patches(24, 18, seed)).resize(width, height).jpeg({ quality: 85 }).bytes(),
  );

/** A JPEG that hardly compresses, with random pixels. */
export const noisePhoto = async (width: number, height: number): Promise<Bytes> =>
  new Uint8Array(await new Bun.Image(patches(width, height, 1)).jpeg({ quality: 85 }).bytes());

/**
 * A phone's JPEG of 1200 × 900 with metadata: an orientation (upright it is 900 × 1200, red above, blue below) and a
 * location. `seed` changes the colors a little.
 */
export async function sidewaysPhonePhoto(seed = 0): Promise<Bytes> {
  const green = 30 + ((seed * 7) % 100);
  const upright = bitmap(9, 12, (_, y) => (y < 6 ? [200, green, 30] : [30, green, 200]));
  const stored = await new Bun.Image(upright).resize(900, 1200, { filter: "nearest" }).png().bytes();
  const jpeg = await new Bun.Image(stored).rotate(270).jpeg({ quality: 90 }).bytes();
  return joined(jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2));
}

/** A JPEG without its second half. */
export async function cutOffJpeg(): Promise<Bytes> {
  const whole = await plainPhoto(800, 600);
  return whole.slice(0, whole.length / 2);
}

/** A PDF with a photo's file name. */
export const pdfNamedPng = (): Bytes =>
  new TextEncoder().encode("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n");

/** A PNG of a few bytes with a header for 48 megapixels. */
export const hugePng = (): Bytes => {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, 8000);
  header.setUint32(4, 6000);
  header.setUint8(8, 8);
  header.setUint8(9, 2);
  const data = new Uint8Array(Bun.deflateSync(new Uint8Array(64)));
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    pngChunk("IHDR", new Uint8Array(header.buffer)),
    pngChunk("IDAT", data),
    pngChunk("IEND", new Uint8Array()),
  ];
  return joined(signature, ...chunks);
};

/** A JPEG with a color profile in as many segments as it needs (ICC.1, annex B.4). */
export function withProfile(jpeg: Bytes, profile: Uint8Array): Bytes {
  const MOST = 65_519;
  const count = Math.ceil(profile.length / MOST);
  const segments = Array.from({ length: count }, (_, i) => {
    const part = profile.subarray(i * MOST, (i + 1) * MOST);
    const size = part.length + 16;
    const head = new Uint8Array([0xff, 0xe2, size >> 8, size & 0xff]);
    return joined(head, new TextEncoder().encode("ICC_PROFILE\0"), new Uint8Array([i + 1, count]), part);
  });
  return joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));
}

/** A curve of a color profile that says how much light there is: as much as the value. */
const LINEAR = Buffer.from("curv".padEnd(12, "\0"));

/** A color profile whose red is sRGB's blue, and the other way round; `padding` makes it large. */
export function swappedProfile(padding = 0, curve: Buffer = LINEAR): Bytes {
  const [red, green, blue] = [
    [0.4360747, 0.2225045, 0.0139322],
    [0.3850649, 0.7168786, 0.0971045],
    [0.1430804, 0.0606169, 0.7141733],
  ];
  const named: [string, Buffer][] = [
    ...Object.entries({ rXYZ: blue, gXYZ: green, bXYZ: red }).map(([name, xyz = []]): [string, Buffer] => {
      const tag = Buffer.alloc(20);
      tag.write("XYZ ");
      for (const [i, part] of xyz.entries()) tag.writeInt32BE(Math.round(part * 65_536), 8 + i * 4);
      return [name, tag];
    }),
    ...["rTRC", "gTRC", "bTRC"].map((name): [string, Buffer] => [name, curve]),
    ["padd", Buffer.alloc(padding, "padding")],
  ];
  const head = Buffer.alloc(132 + named.length * 12);
  head.write("mntrRGB XYZ ", 12);
  head.write("acsp", 36);
  head.writeUInt32BE(named.length, 128);
  let at = head.length;
  for (const [i, [name, tag]] of named.entries()) {
    head.write(name, 132 + i * 12);
    head.writeUInt32BE(at, 136 + i * 12);
    head.writeUInt32BE(tag.length, 140 + i * 12);
    at += tag.length;
  }
  head.writeUInt32BE(at, 0);
  return joined(head, ...named.map(([, tag]) => tag));
}

/** A PNG of the given pixels: red, green, blue and opacity. */
export function rgbaPng(
  width: number,
  height: number,
  pixel: (x: number, y: number) => [number, number, number, number],
  ...more: Bytes[]
): Bytes {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 6);
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat(),
  ]);
  return joined(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", new Uint8Array(header.buffer)),
    ...more,
    pngChunk("IDAT", new Uint8Array(deflateSync(new Uint8Array(rows.flat())))),
    pngChunk("IEND", new Uint8Array()),
  );
}

/** A WebP that shows the pictures, one after the other. */
export function animatedWebp(width: number, height: number, pictures: Uint8Array[]): Bytes {
  const size = (n: number) => [(n - 1) & 255, ((n - 1) >> 8) & 255, (n - 1) >> 16];
  const chunk = (name: string, ...parts: Uint8Array[]) => {
    const data = joined(...parts);
    const head = Buffer.from(`${name}\0\0\0\0`);
    head.writeUInt32LE(data.length, 4);
    return joined(head, data, new Uint8Array(data.length & 1));
  };
  const frames = pictures.map((webp) =>
    chunk(
      "ANMF",
      new Uint8Array([0, 0, 0, 0, 0, 0, ...size(width), ...size(height), 200, 0, 0, 2]),
      // Without "RIFF", the size and "WEBP".
      webp.subarray(12),
    ),
  );
  const canvas = new Uint8Array([0x02, 0, 0, 0, ...size(width), ...size(height)]);
  const body = [chunk("VP8X", canvas), chunk("ANIM", new Uint8Array(6)), ...frames];
  return chunk("RIFF", new TextEncoder().encode("WEBP"), ...body);
}

/** An animated GIF: red, then blue. Its LZW codes have 8 bits, so each pixel is a byte (GIF89a, appendix F). */
export function blinkingGif(width: number, height: number): Bytes {
  const [CLEAR, END] = [128, 129];
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const frame = (colour: number) => {
    // Cleared before the codes would grow to 9 bits.
    const rows = Array.from({ length: height }, () => [CLEAR, ...Array<number>(width).fill(colour)]);
    const codes = [...rows.flat(), END];
    const blocks = Array.from({ length: Math.ceil(codes.length / 255) }, (_, i) => {
      const block = codes.slice(i * 255, (i + 1) * 255);
      return [block.length, ...block];
    });
    const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
    return [...control, 0x2c, 0, 0, 0, 0, ...size, 0, 7, ...blocks.flat(), 0];
  };
  const palette = [[200, 30, 30], [30, 30, 200], Array<number>(126 * 3).fill(0)].flat();
  const screen = [...size, 0x86, 0, 0];
  return joined(
    new TextEncoder().encode("GIF89a"),
    new Uint8Array([...screen, ...palette, ...frame(0), ...frame(1), 0x3b]),
  );
}

/** The same, with a header for 48 megapixels in its first frame. */
export function hugeGif(): Bytes {
  const gif = blinkingGif(100, 60);
  new DataView(gif.buffer).setUint32(410, 0x401f7017);
  return gif;
}

/** A BMP, red above, blue below. */
export const twoColourBmp = (): Bytes => bitmap(64, 48, (_, y) => (y < 24 ? [200, 30, 30] : [30, 30, 200]));

/** The first bytes of a phone's HEIC photo. */
export const heicStart = (): Bytes =>
  joined(
    new Uint8Array([0, 0, 0, 24]),
    new TextEncoder().encode("ftypheic\0\0\0\0mif1heic"),
    new Uint8Array(200),
  );

export function pngChunk(type: string, data: Uint8Array): Bytes {
  const body = joined(new TextEncoder().encode(type), data);
  const frame = new DataView(new ArrayBuffer(4));
  const check = new DataView(new ArrayBuffer(4));
  frame.setUint32(0, data.length);
  check.setUint32(0, Bun.hash.crc32(body));
  return joined(new Uint8Array(frame.buffer), body, new Uint8Array(check.buffer));
}

/** APP1 with orientation 6 and a location in Amman, little-endian (Exif 2.32, section 4). */
function exifSegment(): Bytes {
  const [SHORT, LONG, ASCII, RATIONAL] = [3, 4, 2, 5];
  const tiff = new DataView(new ArrayBuffer(160));
  const gps = 38;
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag, true);
    tiff.setUint16(at + 2, type, true);
    tiff.setUint32(at + 4, count, true);
    tiff.setUint32(at + 8, value, true);
  };
  const degrees = (at: number, whole: number, minutes: number) => {
    for (const [i, n] of [whole, minutes, 0].entries()) {
      tiff.setUint32(at + i * 8, n, true);
      tiff.setUint32(at + i * 8 + 4, 1, true);
    }
  };
  tiff.setUint32(0, 0x002a4949, true);
  tiff.setUint32(4, 8, true);
  tiff.setUint16(8, 2, true);
  entry(10, 0x0112, SHORT, 1, 6);
  entry(22, 0x8825, LONG, 1, gps);
  tiff.setUint16(gps, 4, true);
  entry(gps + 2, 1, ASCII, 2, "N".charCodeAt(0));
  entry(gps + 14, 2, RATIONAL, 3, 96);
  entry(gps + 26, 3, ASCII, 2, "E".charCodeAt(0));
  entry(gps + 38, 4, RATIONAL, 3, 120);
  degrees(96, 31, 57);
  degrees(120, 35, 55);
  const body = joined(new TextEncoder().encode("Exif\0\0"), new Uint8Array(tiff.buffer));
  const size = body.length + 2;
  return joined(new Uint8Array([0xff, 0xe1, size >> 8, size & 0xff]), body);
}

function patches(width: number, height: number, seed: number): Bytes {
  const { below } = seededRandom(seed);
  return bitmap(width, height, () => [below(256), below(256), below(256)]);
}

/** An uncompressed BMP, stored from the bottom row up. */
function bitmap(
  width: number,
  height: number,
  colour: (x: number, y: number) => [number, number, number],
): Bytes {
  const row = (width * 3 + 3) & ~3;
  const file = new DataView(new ArrayBuffer(54 + row * height));
  file.setUint16(0, 0x424d);
  file.setUint32(2, file.byteLength, true);
  file.setUint32(10, 54, true);
  file.setUint32(14, 40, true);
  file.setInt32(18, width, true);
  file.setInt32(22, height, true);
  file.setUint16(26, 1, true);
  file.setUint16(28, 24, true);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colour(x, y);
      const at = 54 + (height - 1 - y) * row + x * 3;
      file.setUint8(at, blue);
      file.setUint8(at + 1, green);
      file.setUint8(at + 2, red);
    }
  return new Uint8Array(file.buffer);
}

export const joined = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));
