import { expect, test } from "bun:test";
import { InvalidFields } from "#src/core/errors.ts";
import {
  blinkingGif,
  cutOffJpeg,
  heicStart,
  hugeGif,
  hugePng,
  pdfNamedPng,
  plainPhoto,
  sidewaysPhonePhoto,
  twoColourBmp,
} from "#src/testing/listings/pictures.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { resolveImages, storeFormPhotos, storePhoto } from "./actions.ts";
import { encodePhoto } from "./encode.ts";
import { photoFileName, photoUrl } from "./schema.ts";
import { photos, photoUploads } from "./tables.ts";

const firstPart = async (bytes: Promise<Uint8Array>) => (await bytes).slice(0, 400);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const keyOf = async (work: Promise<unknown>) => ((await failure(work)) as { key?: string } | null)?.key;

test("a rotated phone photo is stored upright at every width, without its location", async () => {
  const upload = await sidewaysPhonePhoto();
  expect(Buffer.from(upload).includes("Exif")).toBe(true);
  const { width, height, placeholder, files } = await encodePhoto(upload);
  expect([width, height]).toEqual([900, 1200]);
  expect(placeholder).toStartWith("data:image/");
  expect(placeholder.length).toBeLessThan(400);
  expect(files.map((file) => file.width)).toEqual([320, 480, 640, 960, 1280, 1600]);
  for (const file of files) {
    const real = Math.min(file.width, 900);
    const shape = await new Bun.Image(file.bytes).metadata();
    expect(shape).toEqual({ width: real, height: Math.floor((real * 4) / 3), format: "webp" });
    expect(/Exif|EXIF|GPS|XMP/.test(Buffer.from(file.bytes).toString("latin1"))).toBe(false);
  }
  expect(await topColour(files[0]?.bytes)).toBe("red");
});

/** Whether the first pixel row, decoded from a raw PNG, is red or blue. */
async function topColour(webp: Uint8Array | undefined): Promise<string> {
  const png = await new Bun.Image(webp ?? new Uint8Array()).resize(1, 2).png({ compressionLevel: 0 }).bytes();
  const data = Buffer.from(png);
  const at = data.indexOf("IDAT") + 4;
  const row = Bun.inflateSync(data.subarray(at + 2, at + data.readUInt32BE(at - 8) - 4));
  return (row[1] ?? 0) > (row[3] ?? 0) ? "red" : "blue";
}

test("a large photo is reduced to 1600 pixels, a small one is not enlarged", async () => {
  const large = await encodePhoto(await plainPhoto(2400, 1200));
  expect([large.width, large.height]).toEqual([1600, 800]);
  const small = await encodePhoto(await plainPhoto(200, 100));
  expect([small.width, small.height]).toEqual([200, 100]);
  expect(new Set(small.files.map(({ bytes }) => bytes)).size).toBe(1);
  const thread = await encodePhoto(
    new Uint8Array(await new Bun.Image(await plainPhoto(64, 64)).resize(2, 9000).png().bytes()),
  );
  expect([thread.width, thread.height]).toEqual([1, 1600]);
});

test("every format that the server can decode is accepted", async () => {
  const jpeg = await plainPhoto(64, 48);
  const png = new Uint8Array(await new Bun.Image(jpeg).png().bytes());
  const webp = new Uint8Array(await new Bun.Image(jpeg).webp().bytes());
  for (const bytes of [jpeg, png, webp, blinkingGif(64, 48), twoColourBmp()]) {
    const { width, height } = await encodePhoto(bytes);
    expect([width, height]).toEqual([64, 48]);
  }
});

test("an animation is stored as its first frame", async () => {
  const { files } = await encodePhoto(blinkingGif(100, 60));
  expect(await topColour(files[0]?.bytes)).toBe("red");
});

test("a HEIC photo that the server cannot decode is refused, with the supported formats", async () => {
  const { deps, signUp } = testApp();
  const { id } = await signUp();
  const file = new File([heicStart()], "IMG_0042.HEIC");
  for (const language of ["en", "ar"] as const) {
    const { refused } = await inLanguage(language, () => storeFormPhotos(deps, { id }, [file]));
    expect(refused[0]?.name).toBe("IMG_0042.HEIC");
    for (const format of ["JPEG", "PNG", "WebP", "GIF", "BMP"]) expect(refused[0]?.error).toContain(format);
  }
});

test("a file that is not a photo is refused with a reason and not stored", async () => {
  const { deps, signUp } = testApp();
  const { id } = await signUp();
  const photo = await plainPhoto(300, 200);
  const refused: [string, Uint8Array][] = [
    ["photoNotAPicture", pdfNamedPng()],
    ["photoTooManyPixels", hugeGif()],
    ["photoNotAPicture", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["photoNotAPicture", new Uint8Array()],
    ["photoDamaged", await cutOffJpeg()],
    ["photoDamaged", photo.slice(0, photo.length - 40)],
    ["photoDamaged", photo.slice(0, 6)],
    ["photoDamaged", await firstPart(new Bun.Image(photo).png().bytes())],
    ["photoDamaged", await firstPart(new Bun.Image(photo).webp().bytes())],
    ["photoTooManyPixels", hugePng()],
    ["photoTooLarge", new Uint8Array(10 * 1024 * 1024 + 1)],
  ];
  const keys = await Promise.all(
    refused.map(([, bytes]) => keyOf(storePhoto(deps, id, new Uint8Array(bytes)))),
  );
  expect(keys).toEqual(refused.map(([key]) => key));
  expect(await deps.db.read.$count(photos)).toBe(0);
});

test("data after the end of a JPEG is ignored, and a missing end accepted", async () => {
  const photo = await plainPhoto(64, 48);
  expect((await encodePhoto(new Uint8Array([...photo, 1, 2, 3]))).width).toBe(64);
  expect((await encodePhoto(photo.slice(0, -2))).width).toBe(64);
});

test("a picture is stored once, and each uploader can use it", async () => {
  const { deps, signUp } = testApp();
  const [one, two] = [await signUp(), await signUp()];
  const bytes = await plainPhoto(64, 48);
  const [first, again] = await Promise.all([
    storePhoto(deps, one.id, bytes),
    storePhoto(deps, one.id, bytes),
  ]);
  const other = await storePhoto(deps, two.id, bytes);
  expect([again, other]).toEqual([first, first]);
  expect(first.id).toMatch(/^[0-9a-f]{32}$/);
  expect([await deps.db.read.$count(photos), await deps.db.read.$count(photoUploads)]).toEqual([1, 2]);
  const closed = { ...deps.photos, put: () => Promise.reject(new Error("stored a second time")) };
  expect(await storePhoto({ ...deps, photos: closed }, two.id, bytes)).toEqual(first);
});

test("a form stores the valid photos and reports the refused ones", async () => {
  const { deps, signUp } = testApp();
  const { id } = await signUp();
  const files = [
    new File([await plainPhoto(64, 48)], "front.jpg"),
    new File([pdfNamedPng()], "paper\u202e.png"),
    new File([], ""),
  ];
  const { photos, refused } = await storeFormPhotos(deps, { id }, files);
  expect(photos).toHaveLength(1);
  expect(refused).toEqual([
    { name: "paper.png", error: messagesOf.en.photoNotAPicture(), code: "photoNotAPicture" },
  ]);
});

test("a full disk is reported and leaves no row", async () => {
  const { deps, signUp } = testApp();
  const { id } = await signUp();
  const full = {
    ...deps.photos,
    put: () => Promise.reject(Object.assign(new Error("no room"), { code: "ENOSPC" })),
  };
  expect(await keyOf(storePhoto({ ...deps, photos: full }, id, await plainPhoto(64, 48)))).toBe("diskFull");
  expect(await deps.db.read.$count(photos)).toBe(0);
});

test("images are the user's photos in order without repetitions; all others are reported", async () => {
  const { deps, signUp } = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example" } });
  const [one, two] = [await signUp(), await signUp()];
  const a = await storePhoto(deps, one.id, await plainPhoto(64, 48, 1));
  const b = await storePhoto(deps, one.id, await plainPhoto(64, 48, 2));
  const foreign = await storePhoto(deps, two.id, await plainPhoto(64, 48, 3));
  const images = [photoUrl(b.id, 1280), `https://cars.example${photoUrl(a.id, 640)}`, photoUrl(b.id, 320)];
  expect(await resolveImages(deps, one, images)).toEqual([b.id, a.id]);
  expect(await resolveImages(deps, one, [])).toEqual([]);
  const wrong = [
    photoUrl(a.id, 640),
    photoUrl(foreign.id, 640),
    photoUrl("0".repeat(32), 640),
    "http://x.example/a.jpg",
    "javascript:1",
    "",
  ];
  const error = await failure(resolveImages(deps, one, wrong));
  expect(error).toBeInstanceOf(InvalidFields);
  expect((error as InvalidFields).fields).toEqual({
    "images.1": "This photo isn't one of yours. Upload it again.",
    "images.2": "This photo isn't one of yours. Upload it again.",
    "images.3": "You can only add photos from public https links.",
    "images.4": "You can only add photos from public https links.",
    "images.5": "You can only add photos from public https links.",
  });
});

test("a photo whose files are lost is stored again on the next upload", async () => {
  const { deps, signUp } = testApp();
  const { id: owner } = await signUp();
  const bytes = await plainPhoto(64, 48);
  const { id } = await storePhoto(deps, owner, bytes);
  await deps.photos.remove([photoFileName(id, 640)]);
  expect((await storePhoto(deps, owner, bytes)).id).toBe(id);
  expect(await deps.photos.get(photoFileName(id, 640))).not.toBeNull();
});
