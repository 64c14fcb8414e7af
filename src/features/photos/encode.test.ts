import { expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import {
  animatedWebp,
  blinkingGif,
  joined,
  plainPhoto,
  pngChunk,
  rgbaPng,
  swappedProfile,
  twoColourBmp,
  withProfile,
} from "#src/testing/listings/pictures.ts";
import { memoryPhotoStore } from "#src/testing/site/memory-photo-store.ts";
import { encodePhoto, encodeSharedPhoto, MAX_SHARED_BYTES, placeholderOf } from "./encode.ts";
import { readPixels } from "./pixels.ts";
import { photoFileName } from "./schema.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const pixelsOf = async (picture: Uint8Array | undefined) =>
  readPixels(await new Bun.Image(picture ?? new Uint8Array()).png({ compressionLevel: 0 }).buffer());

/** Red, green, blue and opacity at a place, given as parts of width and height. */
async function colorAt(picture: Uint8Array | undefined, across: number, down: number): Promise<number[]> {
  const { width, height, rows } = await pixelsOf(picture);
  const at = Math.floor(down * height) * (width * 4 + 1) + 1 + Math.floor(across * width) * 4;
  return [...rows.subarray(at, at + 4)];
}

const isNear = (found: number[], wanted: number[]) =>
  expect(found.map((value, i) => Math.abs(value - (wanted[i] ?? 255)) < 8)).toEqual([true, true, true, true]);

async function derivedFrom(upload: Bytes) {
  const { files, placeholder } = await encodePhoto(upload);
  const store = memoryPhotoStore();
  const id = "0".repeat(32);
  await store.put(files.map(({ width, bytes }) => ({ name: photoFileName(id, width), bytes })));
  const tiny = Buffer.from(placeholder.split(",")[1] ?? "", "base64");
  return [...files.map(({ bytes }) => bytes), tiny, await encodeSharedPhoto(store, id)];
}

test("a placeholder is a tiny WebP with the photo's proportions", async () => {
  const address = await placeholderOf(await plainPhoto(1200, 800, 1));
  expect(address.length).toBeLessThan(200);
  const bytes = Buffer.from(address.slice("data:image/webp;base64,".length), "base64");
  expect(await new Bun.Image(bytes).metadata()).toMatchObject({ format: "webp", width: 12, height: 8 });
});

test("a transparent picture is shown on white, in every size, the placeholder and the link preview", async () => {
  const cutOut = rgbaPng(400, 300, (x) => (x < 200 ? [0, 0, 0, 0] : [200, 30, 30, 255]));
  const webp = new Uint8Array(await new Bun.Image(cutOut).webp({ lossless: true }).bytes());
  for (const upload of [cutOut, webp])
    for (const picture of await derivedFrom(upload)) {
      isNear(await colorAt(picture, 0.2, 0.5), [255, 255, 255]);
      isNear(await colorAt(picture, 0.8, 0.5), [200, 30, 30]);
    }
  const gif = blinkingGif(40, 30);
  const control = Buffer.from(gif.buffer).indexOf("21f904", "hex");
  gif[control + 3] = 1;
  for (const picture of await derivedFrom(gif)) isNear(await colorAt(picture, 0.5, 0.5), [255, 255, 255]);
});

test("a picture of one pixel is a picture", async () => {
  const { width, height, files } = await encodePhoto(rgbaPng(1, 1, () => [0, 0, 0, 0]));
  expect([width, height]).toEqual([1, 1]);
  isNear(await colorAt(files[0]?.bytes, 0, 0), [255, 255, 255]);
});

test("half transparent pixels are mixed with white", async () => {
  const glass = rgbaPng(32, 32, () => [0, 0, 200, 128]);
  for (const picture of await derivedFrom(glass)) isNear(await colorAt(picture, 0.5, 0.5), [127, 127, 227]);
});

test("the hidden colors of transparent pixels do not show at the edges of a reduced picture", async () => {
  const edge = rgbaPng(8001, 8, (x) => (x < 4000 ? [0, 0, 0, 0] : [255, 255, 255, 255]));
  const { rows, width } = await pixelsOf((await encodePhoto(edge)).files.at(-1)?.bytes);
  expect(width).toBe(1600);
  expect(Math.min(...rows.subarray(1, 1 + width * 4))).toBeGreaterThan(250);
});

test("colors are converted to sRGB, and no size holds a profile", async () => {
  // In light, which is what linear curves say, 55 of 255 is 128 in sRGB; red and blue are exchanged.
  const paint = rgbaPng(64, 48, () => [255, 55, 55, 255]);
  const jpeg = new Uint8Array(await new Bun.Image(paint).jpeg({ quality: 95 }).bytes());
  const chunk = joined(new TextEncoder().encode("icc\0\0"), deflateSync(swappedProfile()));
  const png = rgbaPng(64, 48, () => [255, 55, 55, 255], pngChunk("iCCP", chunk));
  const large = withProfile(jpeg, swappedProfile(300_000));
  for (const upload of [withProfile(jpeg, swappedProfile()), large, png])
    for (const picture of await derivedFrom(upload)) {
      isNear(await colorAt(picture, 0.5, 0.5), [128, 128, 255]);
      expect(Buffer.from(picture).includes("ICC")).toBe(false);
      expect(picture.length).toBeLessThan(2000);
    }
});

test("a profile that is not of curves and a matrix is dropped", async () => {
  const [photo, broken, printer] = [await plainPhoto(64, 48), swappedProfile(), swappedProfile()];
  broken.fill(0xff, 132, 200);
  new TextEncoder().encodeInto("CMYKLab ", printer.subarray(16));
  const plain = await encodePhoto(photo);
  for (const profile of [broken, printer, new Uint8Array(10), printer.subarray(0, 140)]) {
    const { files } = await encodePhoto(withProfile(photo, profile));
    isNear(await colorAt(files[0]?.bytes, 0.5, 0.5), await colorAt(plain.files[0]?.bytes, 0.5, 0.5));
    expect(Buffer.from(files[0]?.bytes ?? []).includes("ICC")).toBe(false);
  }
});

test("a photo stored with its profile still has a link preview", async () => {
  const store = memoryPhotoStore();
  const large = withProfile(await plainPhoto(960, 720), swappedProfile(400_000));
  const bytes = new Uint8Array(await new Bun.Image(large).webp().bytes());
  const id = "1".repeat(32);
  await store.put([{ name: photoFileName(id, 960), bytes }]);
  expect(bytes.length).toBeGreaterThan(MAX_SHARED_BYTES);
  expect((await encodeSharedPhoto(store, id)).length).toBeLessThan(MAX_SHARED_BYTES);
});

test("an animation is shown as its first frame", async () => {
  const frame = async (color: [number, number, number, number], lossless: boolean) =>
    new Bun.Image(rgbaPng(60, 40, (x) => (x < 30 ? [255, 255, 255, 0] : color))).webp({ lossless }).bytes();
  for (const lossless of [true, false]) {
    const two = [await frame([200, 30, 30, 255], lossless), await frame([30, 30, 200, 255], lossless)];
    const still = two.map((webp) => (lossless ? webp : withoutCanvas(webp)));
    const { width, height, files } = await encodePhoto(animatedWebp(60, 40, still));
    expect([width, height]).toEqual([60, 40]);
    isNear(await colorAt(files[0]?.bytes, 0.8, 0.5), [200, 30, 30]);
    isNear(await colorAt(files[0]?.bytes, 0.2, 0.5), [255, 255, 255]);
  }
});

/** A frame holds only the picture and its opacity. */
const withoutCanvas = (webp: Uint8Array): Uint8Array =>
  Buffer.concat([webp.subarray(0, 12), webp.subarray(12 + 18)]);

test("an opaque BMP keeps its colors", async () => {
  const { files } = await encodePhoto(twoColourBmp());
  isNear(await colorAt(files[0]?.bytes, 0.5, 0.1), [200, 30, 30]);
  isNear(await colorAt(files[0]?.bytes, 0.5, 0.9), [30, 30, 200]);
});
