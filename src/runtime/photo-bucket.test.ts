import { afterEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { startS3 } from "#src/testing/outside/s3-server.ts";
import { betweenTries, openBucket } from "./bucket.ts";
import { openFileCache } from "./file-cache.ts";
import { bucketPhotoStore } from "./photo-bucket.ts";

betweenTries.ms = 1;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A photo store over a bucket; `cut` makes the bucket unreachable. */
function site() {
  let isCut = false;
  const s3 = startS3(() => (isCut ? new Response("", { status: 503 }) : null));
  const dir = mkdtempSync(join(tmpdir(), "photo-bucket-"));
  ends.push(s3.stop, () => rmSync(dir, { recursive: true }));
  const server = (name: string) =>
    bucketPhotoStore(openBucket(s3.place("photos"), s3.keys, 5), openFileCache(join(dir, name), 10_000));
  return { s3, server, cut: () => void (isCut = true) };
}

const nameOf = (digit: string, width = 320) => `${digit.repeat(32)}-${width}.webp`;
const name = nameOf("a");
const bytes = (text: string) => new TextEncoder().encode(text);
const picture = new Uint8Array(await new Bun.Image(await plainPhoto(8, 6)).webp().bytes());
const namesIn = async (pages: AsyncIterable<{ name: string }[]>) =>
  (await Array.fromAsync(pages)).flat().map((file) => file.name);

test("a place without a region is signed for us-east-1", async () => {
  const scopes: (string | null)[] = [];
  const s3 = startS3(({ headers }) => (scopes.push(headers.get("Authorization")), null));
  ends.push(s3.stop);
  await Array.fromAsync(openBucket(s3.place("photos").replace(/&?region=[^&]*/, ""), s3.keys, 5).list(""));
  expect(scopes).toEqual([expect.stringContaining("/us-east-1/s3/")]);
});

test("a photo is in the bucket when it is acknowledged, and read from there once by each server", async () => {
  const { s3, server } = site();
  await server("one").put([{ name, bytes: picture }]);
  expect([...s3.objects.keys()]).toEqual([`photos/${name}`]);
  const two = server("two");
  const before = s3.calls.length;
  const both = await Promise.all([two.get(name), two.get(name)]);
  expect([...both, await two.get(name)]).toEqual([picture, picture, picture]);
  expect(s3.calls.slice(before)).toEqual([`GET /cars/photos/${name}`]);
  expect(await two.get(nameOf("b"))).toBeNull();
});

test("a store reports whether its bucket answers, and asks it at most once in five seconds", async () => {
  const { s3, server, cut } = site();
  const one = server("one");
  expect([await one.bucketAnswers(), await one.bucketAnswers()]).toEqual([true, true]);
  expect(s3.calls).toEqual(["GET /cars/photos/.probe/none"]);
  const elsewhere = openBucket(s3.place("photos").replace("s3://cars", "s3://none"), s3.keys, 5);
  expect(await elsewhere.answers(5000)).toBe(false);
  cut();
  expect(await server("two").bucketAnswers()).toBe(false);
});

test("a bucket that hangs counts as not answering", async () => {
  const s3 = startS3(() => new Promise(() => {}));
  ends.push(s3.stop);
  expect(await openBucket(s3.place("photos"), s3.keys, 5).answers(50)).toBe(false);
});

test("without the bucket, cached photos are served; other reads and uploads are told to try later", async () => {
  const { server, cut } = site();
  const one = server("one");
  await one.put([{ name, bytes: picture }]);
  cut();
  expect(await one.get(name)).toEqual(picture);
  const later = { kind: "busy", retryAfterSeconds: 60 };
  expect(await one.get(nameOf("b")).catch((error: unknown) => error)).toMatchObject(later);
  const upload = one.put([{ name: nameOf("c"), bytes: bytes("two") }]);
  expect(await upload.catch((error: unknown) => error)).toMatchObject(later);
});

test("photos are listed in pages with size and time, set aside, put back and removed", async () => {
  const { s3, server } = site();
  const store = server("one");
  const names = [320, 480, 640, 960, 1280, 1600].flatMap((width) => [nameOf("a", width), nameOf("b", width)]);
  await store.put(names.map((file) => ({ name: file, bytes: picture })));
  s3.objects.set("photos/notes.txt", bytes("not ours"));
  expect(await namesIn(store.list())).toEqual(names.toSorted());
  const [[first] = []] = await Array.fromAsync(store.list());
  expect(first).toMatchObject({
    name: nameOf("a", 1280),
    bytes: picture.length,
    modifiedAt: Date.UTC(2026, 5, 15),
  });

  await store.setAside([name, nameOf("c")], "2026-11-22");
  expect(await store.get(name)).toBeNull();
  expect(await Array.fromAsync(store.listSetAside())).toEqual([{ day: "2026-11-22", names: [name] }]);
  await store.putBack([name], "2026-11-22");
  expect(await store.get(name)).toEqual(picture);
  await store.setAside([name], "2026-11-22");
  await store.removeSetAside("2026-11-22");
  expect(await Array.fromAsync(store.listSetAside())).toEqual([]);
  await store.remove(names);
  expect([...s3.objects.keys()]).toEqual(["photos/notes.txt"]);
});

test("what is no picture is neither served nor kept", async () => {
  const { s3, server } = site();
  const one = server("one");
  const shared = `${"a".repeat(32)}-share.jpg`;
  const [page, jpeg] = [bytes("<!doctype html>Sign in"), await plainPhoto(8, 6)];
  for (const wrong of [page, jpeg, new Uint8Array()]) {
    s3.objects.set(`photos/${name}`, wrong);
    expect(await one.get(name)).toBeNull();
  }
  s3.objects.set(`photos/${shared}`, picture);
  expect(await one.get(shared)).toBeNull();
  s3.objects.set(`photos/${name}`, picture);
  s3.objects.set(`photos/${shared}`, jpeg);
  expect([await one.get(name), await one.get(shared)]).toEqual([picture, jpeg]);
});

test("the beginning of a picture is neither served nor kept", async () => {
  const { s3, server } = site();
  const one = server("one");
  const shared = `${"a".repeat(32)}-share.jpg`;
  const jpeg = await plainPhoto(800, 600);
  const large = new Uint8Array(await new Bun.Image(jpeg).webp().bytes());
  for (const [file, whole] of [
    [name, large],
    [shared, jpeg],
  ] as const)
    for (const length of [60, whole.length - 1, whole.length + 1]) {
      s3.objects.set(`photos/${file}`, Buffer.concat([whole, bytes("\0")]).subarray(0, length));
      expect(await one.get(file)).toBeNull();
    }
});

test("a part of a picture (206) is refused", async () => {
  const s3 = startS3(() => new Response(picture, { status: 206 }));
  ends.push(s3.stop);
  const bucket = openBucket(s3.place("photos"), s3.keys, 5);
  expect(await bucket.get(name).catch((error: unknown) => error)).toMatchObject({
    isRefusal: true,
    message: expect.stringContaining("status 206"),
  });
});

test("a photo of more than 20 MB is not read to its end, but a backup is", async () => {
  let sent = 0;
  const endless = () => {
    sent = 0;
    const piece = new Uint8Array(1 << 20);
    return new ReadableStream({
      pull: (stream) => {
        if (++sent > 60) return stream.close();
        stream.enqueue(piece);
        return Bun.sleep(1);
      },
    });
  };
  let status = 200;
  const s3 = startS3(() => new Response(endless(), { status }));
  const dir = mkdtempSync(join(tmpdir(), "photo-bucket-"));
  ends.push(s3.stop, () => rmSync(dir, { recursive: true }));
  const bucket = openBucket(s3.place("photos"), s3.keys, 5);
  const photos = bucketPhotoStore(bucket, openFileCache(dir, 10_000));
  expect(await photos.get(name).catch((error: unknown) => error)).toMatchObject({
    kind: "busy",
    cause: { message: expect.stringContaining("more than 20 MB") },
  });
  expect(s3.calls).toHaveLength(1);
  expect(sent).toBeLessThan(40);
  expect(await bucket.get(name)).toHaveLength(60 << 20);
  status = 403;
  await bucket.get(name).catch(() => null);
  expect(sent).toBeLessThan(20);
});

test("a bucket's redirects are not followed, with a picture behind them or not", async () => {
  const asked: string[] = [];
  const elsewhere = Bun.serve({
    port: 0,
    fetch: ({ method }) => (asked.push(method), new Response(picture)),
  });
  const address = `http://127.0.0.1:${elsewhere.port}/`;
  let status = 307;
  const s3 = startS3(() => new Response(null, { status, headers: { Location: address } }));
  ends.push(s3.stop, () => void elsewhere.stop(true));
  const bucket = openBucket(s3.place("photos"), s3.keys, 5);
  for (status of [301, 302, 303, 307, 308]) {
    const calls = [bucket.get(name), bucket.put(name, picture), bucket.remove(name)];
    const refused = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    for (const error of refused)
      expect(error).toMatchObject({ isRefusal: true, message: expect.stringContaining("Redirected") });
    expect(await bucket.answers(1000)).toBe(false);
  }
  expect(asked).toEqual([]);
});
