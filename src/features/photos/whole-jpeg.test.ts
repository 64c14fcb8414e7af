import { expect, test } from "bun:test";
import { seededRandom } from "#src/demo/random.ts";
import { joined, plainPhoto } from "#src/testing/listings/pictures.ts";
import { isWholeJpeg } from "./whole-jpeg.ts";

type Bytes = Uint8Array<ArrayBuffer>;

// Of 48 × 48 pixels, gray, with a restart marker after every fifth block.
const RESTARTING = Uint8Array.fromBase64(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAwADABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/90ABAAF/9oACAEBAAA/AOfiJAAOTxVkSl0wT82epqxbTgvjnHQ1dO1uTj6VQu8LzxnHWv/QwDOy/N274oDAcDIUdKeRuAOSfwqSL261OkpyQx4r/9HNl+dDu6msqZChK4680kzMr5BA5p0coI+9tJ756VYjlPy4HT9a/9LKRhIvTaeppXy0Y9KqSqWwGX6HFOuLXcOB39apJH823qRX/9Pno1JBB421etogUX1PU1ZEWB83SlNuDzgcdPaqkp24I78V/9Tn3dRJl+o4qQyI20r1FT2+WOV5NaqxmRc7c+1RhSvHev/V59Zy3BHbuarysB/FmqpuSkgw3H16Vo2N9nAz29fet+2uuckD86//1rbbJ1+UDIHbvX//2Q==",
);
// Gray all over: its data are zeros, each a block like the one before.
const PLAIN = Uint8Array.fromBase64(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAYAEABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AJ0AAAAAAAD/2Q==",
);
const photo = await plainPhoto(160, 120);
const progressive = new Uint8Array(await new Bun.Image(photo).jpeg({ progressive: true }).bytes());
const kinds: [string, Bytes][] = [
  ["baseline", photo],
  ["progressive", progressive],
  ["restarting", RESTARTING],
];

const decode = (jpeg: Bytes) => new Bun.Image(jpeg).png({ compressionLevel: 0 }).bytes();
const isWhole = (jpeg: Bytes) => isWholeJpeg(jpeg, decode).catch(() => false);
const withoutEnd = (jpeg: Bytes) => jpeg.slice(0, -2);

test.each(kinds)("a missing or halved end marker is no loss: %s", async (_, jpeg) => {
  expect(await isWhole(jpeg)).toBe(true);
  expect(await isWhole(withoutEnd(jpeg))).toBe(true);
  expect(await isWhole(jpeg.slice(0, -1))).toBe(true);
  expect(await isWhole(joined(withoutEnd(jpeg), new Uint8Array(500)))).toBe(true);
});

test.each(kinds)("a picture cut anywhere is refused, unless it is the same picture: %s", async (_, jpeg) => {
  const whole = Bun.hash(await decode(jpeg));
  const { below } = seededRandom(5);
  const last = Array.from({ length: 250 }, (_, i) => i + 3);
  const anywhere = Array.from({ length: 60 }, () => 3 + below(jpeg.length - 20));
  let same = 0;
  for (const missing of [...last, ...anywhere]) {
    const cut = jpeg.slice(0, -missing);
    if (!(await isWhole(cut))) continue;
    same++;
    expect([missing, Bun.hash(await decode(cut))]).toEqual([missing, whole]);
  }
  expect(same).toBeLessThan(5);
});

test.each(kinds)("a cut picture filled up with zeros is refused: %s", async (_, jpeg) => {
  for (const missing of [20, 60, 150, 300])
    expect(await isWhole(joined(jpeg.slice(0, -missing), new Uint8Array(20_000)))).toBe(false);
});

test("zeros that are a picture's data are no padding", async () => {
  expect(PLAIN.slice(-5, -2)).toEqual(new Uint8Array(3));
  expect(await isWhole(withoutEnd(PLAIN))).toBe(true);
  expect(await isWhole(PLAIN.slice(0, -4))).toBe(false);
});

test("a progressive picture that ends between two scans is refused", async () => {
  const scans: number[] = [];
  for (let at = progressive.indexOf(0xff); at !== -1; at = progressive.indexOf(0xff, at + 1))
    if (progressive[at + 1] === 0xc4 || progressive[at + 1] === 0xda) scans.push(at);
  expect(scans.length).toBeGreaterThan(6);
  for (const at of scans) expect([at, await isWhole(progressive.slice(0, at))]).toEqual([at, false]);
});

test("up to 64 kB of stray bytes between segments are skipped", async () => {
  const { below } = seededRandom(3);
  const stray = Uint8Array.from({ length: 65_536 }, () => below(255));
  const second = 4 + (photo[4] ?? 0) * 256 + (photo[5] ?? 0);
  const [start, rest] = [photo.subarray(0, second), photo.subarray(second)];
  const withStray = (bytes: Uint8Array) => joined(start, bytes, rest);
  for (const bytes of [stray.subarray(0, 1), stray.subarray(0, 3000), stray, new Uint8Array([0xff, 0, 7])])
    expect([bytes.length, await isWhole(withStray(bytes))]).toEqual([bytes.length, true]);
  expect(await isWhole(withStray(joined(stray, stray.subarray(0, 1))))).toBe(false);
  expect(await isWhole(withoutEnd(withStray(stray.subarray(0, 9))))).toBe(true);
  expect(await isWhole(withStray(stray.subarray(0, 9)).slice(0, -40))).toBe(false);
});

test("a picture with hundreds of scans is refused before it is decoded", async () => {
  const scanAt = progressive.findLastIndex((byte, at) => byte === 0xff && progressive[at + 1] === 0xda);
  const scan = progressive.slice(scanAt, -2);
  const end = progressive.slice(-2);
  const many = joined(progressive.slice(0, -2), ...Array.from({ length: 200 }, () => scan), end);
  const neverDecoded = () => Promise.reject(new Error("decoded"));
  expect(await isWholeJpeg(many, neverDecoded)).toBe(false);
  expect(await isWholeJpeg(joined(progressive.slice(0, -2), scan, scan, end), neverDecoded)).toBe(true);
});
