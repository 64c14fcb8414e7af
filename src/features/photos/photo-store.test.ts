import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#src/app.ts";
import { readConfig } from "#src/config.ts";
import { betweenTries } from "#src/runtime/bucket.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { startS3 } from "#src/testing/outside/s3-server.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { photoSource } from "#src/ui/photo.tsx";
import { checkPhotoBucket, openPhotoReader, openPhotoStore } from "./photo-store.ts";

betweenTries.ms = 1;

const DATA_DIR = mkdtempSync(join(tmpdir(), "photo-store-"));
const s3 = startS3();
const config = { ...readConfig({ NODE_ENV: "test", DATA_DIR, PHOTOS_URL: s3.place("photos") }), ...s3.keys };
afterAll(() => {
  s3.stop();
  rmSync(DATA_DIR, { recursive: true });
});

test("an upload goes to the bucket and is served at its usual address", async () => {
  const { signUp, deps } = testApp();
  const { cookie } = await signUp();
  const app = createApp({ ...deps, photos: openPhotoStore(config) });
  const body = new FormData();
  body.append("files", new File([await plainPhoto(48, 36, 1)], "car.jpg"));
  const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
  const answer = await app.request("/api/photos", { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  const { photos } = (await answer.json()) as { photos: { url: string }[] };
  const url = photos[0]?.url ?? "";
  expect(s3.objects.has(`photos/${url.slice("/photos/".length)}`)).toBe(true);
  const served = await app.request(url, { headers: { Range: "bytes=0-3" } });
  expect([served.status, await served.text()]).toEqual([206, "RIFF"]);
  expect(served.headers.get("Cache-Control")).toContain("immutable");
});

test("other processes read photos without a cache", async () => {
  const reader = openPhotoReader({ ...config, DATA_DIR: join(DATA_DIR, "beside") });
  expect((await Array.fromAsync(reader.list())).flat()).toHaveLength(6);
  expect(readdirSync(DATA_DIR)).toEqual(["photo-cache"]);
});

test("a bucket that refuses access stops the start with one sentence; an unreachable one does not", async () => {
  expect(await checkPhotoBucket(config)).toBeUndefined();
  expect([...s3.objects.keys()].filter((key) => key.includes("probe"))).toEqual([]);
  const wrongKey = checkPhotoBucket({ ...config, S3_SECRET_ACCESS_KEY: "guessed" });
  await expect(wrongKey).rejects.toThrow(/^PHOTOS_URL: s3:.*SignatureDoesNotMatch.*Check the bucket/);
  const elsewhere = checkPhotoBucket({ ...config, PHOTOS_URL: s3.place("photos").replace("cars", "boats") });
  await expect(elsewhere).rejects.toThrow("NoSuchBucket");
  const noKeys = checkPhotoBucket({ ...config, S3_ACCESS_KEY_ID: undefined });
  await expect(noKeys).rejects.toThrow("PHOTOS_URL names a bucket. Set its keys");
  expect(
    await checkPhotoBucket({ ...config, PHOTOS_URL: "s3://cars?endpoint=http://127.0.0.1:1" }),
  ).toBeUndefined();
});

test("with PHOTOS_PUBLIC_URL browsers load photos from there, and the CSP allows it", async () => {
  const { request } = testApp({ config: { PHOTOS_PUBLIC_URL: "https://cdn.example.com/photos/" } });
  const page = await request("/login");
  expect(page.headers.get("Content-Security-Policy")).toContain(
    "img-src 'self' https://cdn.example.com data:",
  );
  expect(await page.text()).toContain('data-photos="https://cdn.example.com/photos"');
  expect(photoSource("a1", "100vw", [320])).toMatchObject({
    src: "https://cdn.example.com/photos/a1-640.webp",
    srcSet: "https://cdn.example.com/photos/a1-320.webp 320w",
  });
  const without = await testApp().request("/login");
  expect(without.headers.get("Content-Security-Policy")).toContain("img-src 'self' data:");
  expect(photoSource("a1", "100vw").src).toBe("/photos/a1-640.webp");
});
