import { afterEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { rateLimits } from "#src/http/tables.ts";
import { noisePhoto, pdfNamedPng, plainPhoto } from "#src/testing/listings/pictures.ts";
import { type TestUser, testApp } from "#src/testing/site/test-app.ts";
import { photosInUse } from "#src/features/listings/listings.ts";
import { MAX_QUEUED_EACH, decodeInTurn, removeUnclaimedPhotos } from "./actions.ts";
import { network } from "#src/http/safe-fetch.ts";
import { MAX_SHARED_BYTES } from "./encode.ts";
import { sharedPhotoUrl } from "./schema.ts";
import { photoUploads } from "./tables.ts";

const real = { ...network };
afterEach(() => void Object.assign(network, real));

const photo = (name: string, seed = 1) => plainPhoto(64, 48, seed).then((bytes) => new File([bytes], name));
const pdf = (name: string) => new File([pdfNamedPng()], name, { type: "image/png" });

function photoApp() {
  const app = testApp();
  const upload = async (files: File[], as?: TestUser, headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const file of files) body.append("files", file);
    const response = await app.request("/api/photos", { method: "POST", body }, { as, headers });
    // oxlint-disable-next-line typescript/no-explicit-any -- responses of every shape
    return { status: response.status, headers: response.headers, body: (await response.json()) as any };
  };
  return { ...app, upload };
}

test("only signed-in users upload", async () => {
  const { upload } = photoApp();
  expect((await upload([await photo("a.jpg")])).status).toBe(401);
});

test("several files are uploaded at once and returned in order with sizes, placeholder and URL", async () => {
  const { upload, signUp } = photoApp();
  const { status, body } = await upload([await photo("a.jpg", 1), await photo("b.jpg", 2)], await signUp());
  expect(status).toBe(201);
  expect(body.refused).toEqual([]);
  expect(body.photos).toHaveLength(2);
  const [first] = body.photos;
  expect(first).toEqual({
    id: first.id,
    width: 64,
    height: 48,
    placeholder: first.placeholder,
    url: `/photos/${first.id}-1280.webp`,
  });
});

test("a refused file is reported with its reason and the others are stored", async () => {
  const { upload, signUp } = photoApp();
  const seller = await signUp();
  const some = await upload([pdf("paper.png"), await photo("a.jpg")], seller);
  expect(some.status).toBe(201);
  expect(some.body.photos).toHaveLength(1);
  expect(some.body.refused).toEqual([
    {
      name: "paper.png",
      error: "This file isn't a photo we can read. Choose a JPEG, PNG, WebP, GIF or BMP file.",
      code: "photoNotAPicture",
    },
  ]);
  const none = await upload([pdf("paper.png")], seller, { "Accept-Language": "ar" });
  expect(none.status).toBe(400);
  expect(none.body).toEqual({
    error:
      "\u2068paper.png\u2069: هذا الملف ليس صورة يمكننا قراءتها. يرجى اختيار ملف بصيغة JPEG أو PNG أو WebP أو GIF أو BMP.",
    code: "photoNotAPicture",
    refused: [
      {
        name: "paper.png",
        error: "هذا الملف ليس صورة يمكننا قراءتها. يرجى اختيار ملف بصيغة JPEG أو PNG أو WebP أو GIF أو BMP.",
        code: "photoNotAPicture",
      },
    ],
  });
});

test("bad requests get a 4xx and a message", async () => {
  const { request, json, upload, signUp } = photoApp();
  const as = await signUp();
  const post = async (body: BodyInit | undefined, type: string) => {
    const response = await request(
      "/api/photos",
      { method: "POST", body, headers: { "Content-Type": type } },
      { as },
    );
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  expect(await post("{", "application/json")).toEqual([400, "invalidRequest"]);
  expect(await post("[]", "application/json")).toEqual([400, "invalidRequest"]);
  expect(await post("{}", "application/json")).toEqual([400, "checkFields"]);
  expect(await post('{"url":7}', "application/json")).toEqual([400, "checkFields"]);
  expect(await post("hello", "text/plain")).toEqual([415, "jsonExpected"]);
  expect(await post("hello", "multipart/form-data; boundary=x")).toEqual([400, "invalidRequest"]);
  expect(await post(undefined, "multipart/form-data")).toEqual([400, "invalidRequest"]);
  expect(await post(new Uint8Array(33 * 1024 * 1024), "multipart/form-data; boundary=x")).toEqual([
    413,
    "photosTooLargeTogether",
  ]);
  expect((await json("POST", "/api/photos", { url: "  " }, { as })).body.fields).toEqual({ url: "Required" });
  expect((await upload([], as)).body.code).toBe("photosMissing");
  expect(
    (
      await upload(
        Array.from({ length: 21 }, () => pdf("a.png")),
        as,
      )
    ).body.code,
  ).toBe("photosTooManyAtOnce");
  expect((await upload([new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.jpg")], as)).status).toBe(413);
});

test("a photo can be added by URL", async () => {
  const { json, signUp } = photoApp();
  const as = await signUp();
  network.resolve = async () => ["93.184.215.14"];
  const bytes = await plainPhoto(64, 48);
  network.fetch = async () => new Response(bytes);
  const added = await json("POST", "/api/photos", { url: "  https://img.example/a.jpg " }, { as });
  expect(added.status).toBe(201);
  expect(added.body.photos[0].width).toBe(64);
  const refused = await json("POST", "/api/photos", { url: "https://127.0.0.1/a.jpg" }, { as });
  expect([refused.status, refused.body.code]).toEqual([400, "photoAddressRefused"]);
});

test("a user may upload 300 photos an hour", async () => {
  const { upload, clock, signUp } = photoApp();
  const as = await signUp();
  const twenty = Array.from({ length: 20 }, () => pdf("a.png"));
  for (let i = 0; i < 15; i++) await upload(twenty, as);
  const { status, headers, body } = await upload([await photo("a.jpg")], as);
  expect([status, body.code]).toEqual([429, "tooManyTries"]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect((await upload([await photo("a.jpg")], await signUp())).status).toBe(201);
  clock.advance(3_600_000);
  expect((await upload([await photo("a.jpg")], as)).status).toBe(201);
});

test("files are immutable, with ETag, ranges and the site's headers", async () => {
  const { request, upload, signUp } = photoApp();
  const { body } = await upload([await photo("a.jpg")], await signUp());
  const url = `/photos/${body.photos[0].id}-480.webp`;
  const whole = await request(url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("Content-Type")).toBe("image/webp");
  expect(whole.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(whole.headers.get("Content-Security-Policy")).toBe("sandbox");
  expect(whole.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  const bytes = await whole.bytes();
  expect((await new Bun.Image(bytes).metadata()).format).toBe("webp");
  const etag = whole.headers.get("ETag") ?? "";
  expect((await request(url, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const part = await request(url, { headers: { Range: "bytes=8-11" } });
  expect([part.status, await part.text()]).toEqual([206, "WEBP"]);
  expect((await request(url, { method: "HEAD" })).status).toBe(200);
});

test("any other name is a 404 without a read from the store", async () => {
  const { deps, request, upload, signUp } = photoApp();
  const { body } = await upload([await photo("a.jpg")], await signUp());
  const { id } = body.photos[0];
  const names = [
    `${id}-333.webp`,
    `${id}-320.jpg`,
    `${id}.webp`,
    `${"0".repeat(32)}-320.webp`,
    "..%2f..%2fetc%2fpasswd",
    `${id.toUpperCase()}-320.webp`,
    `x${id}-320.webp`,
  ];
  const asked: string[] = [];
  const { get } = deps.photos;
  deps.photos.get = (name) => get((asked.push(name), name));
  const statuses = await Promise.all(names.map(async (name) => (await request(`/photos/${name}`)).status));
  expect(statuses).toEqual(names.map(() => 404));
  expect(asked).toEqual([`${"0".repeat(32)}-320.webp`]);
});

test("the photo for shared links is a JPEG small enough for WhatsApp", async () => {
  const { upload, signUp, request } = photoApp();
  const noise = new File([await noisePhoto(1280, 960)], "noise.jpg");
  const { body } = await upload([await photo("a.jpg"), noise], await signUp());
  for (const { id } of body.photos) {
    const response = await request(sharedPhotoUrl(id));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(MAX_SHARED_BYTES);
    expect((await new Bun.Image(bytes).metadata()).format).toBe("jpeg");
  }
  expect((await request(sharedPhotoUrl("0".repeat(32)))).status).toBe(404);
});

test("the photo for shared links is encoded once and has an ETag", async () => {
  const { upload, signUp, request, deps } = photoApp();
  const { body } = await upload([await photo("a.jpg")], await signUp());
  const path = sharedPhotoUrl(body.photos[0].id);
  const first = await request(path);
  const asked: string[] = [];
  const { get } = deps.photos;
  deps.photos.get = (name) => get((asked.push(name), name));
  const second = await request(path);
  expect(await second.bytes()).toEqual(await first.bytes());
  expect(second.headers.get("Content-Type")).toBe("image/jpeg");
  expect(asked).toEqual([path.replace("/photos/", "")]);
  const again = await request(path, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
});

test("the photo for shared links is removed with its photo", async () => {
  const { upload, signUp, request, deps } = photoApp();
  const { body } = await upload([await photo("a.jpg")], await signUp());
  const { id } = body.photos[0];
  await request(sharedPhotoUrl(id));
  await deps.db.withTx((tx) => tx.delete(photoUploads));
  await removeUnclaimedPhotos(deps, [id], photosInUse);
  expect((await Array.fromAsync(deps.photos.list())).flat()).toEqual([]);
});

test("an account may upload 200 MB a day; repeating a photo does not count", async () => {
  const { upload, signUp, deps, clock } = photoApp();
  const [me, other] = [await signUp(), await signUp()];
  const [first, second] = [await photo("a.jpg", 1), await photo("b.jpg", 2)];
  expect((await upload([first], me)).status).toBe(201);
  const isMine = eq(rateLimits.key, `photo-bytes:${me.id}`);
  const counted = () => deps.db.read.select().from(rateLimits).where(isMine);
  expect(await counted()).toMatchObject([{ count: first.size }]);
  const count = 200 * 1024 * 1024 - second.size + 1;
  await deps.db.withTx((tx) => tx.update(rateLimits).set({ count }).where(isMine));

  const refused = await upload([second], me);
  expect([refused.status, refused.body.code]).toEqual([429, "photosTooManyToday"]);
  expect(refused.body.error).toContain("save the listing now and add more photos in 24 hours");
  expect(refused.headers.get("Retry-After")).toBe("86400");
  expect((await upload([first], me)).status).toBe(201);
  expect((await upload([second], other)).status).toBe(201);
  clock.advance(DAY_MS);
  expect((await upload([await photo("c.jpg", 3)], me)).status).toBe(201);
});

test("an account may upload 400 megapixels a day, however few bytes they take", async () => {
  const { upload, signUp, deps, clock } = photoApp();
  const [me, other] = [await signUp(), await signUp()];
  await upload([await photo("a.jpg", 1)], me);
  const isMine = eq(rateLimits.key, `photo-pixels:${me.id}`);
  expect(await deps.db.read.select().from(rateLimits).where(isMine)).toMatchObject([{ count: 64 * 48 }]);
  const count = 400_000_000 - 64 * 48 + 1;
  await deps.db.withTx((tx) => tx.update(rateLimits).set({ count }).where(isMine));

  const refused = await upload([await photo("b.jpg", 2)], me);
  expect([refused.status, refused.body.code]).toEqual([429, "photosTooManyToday"]);
  expect(refused.body.error).toContain("400 megapixels");
  expect((await upload([await photo("a.jpg", 1)], me)).status).toBe(201);
  expect((await upload([await photo("b.jpg", 2)], other)).status).toBe(201);
  clock.advance(DAY_MS);
  expect((await upload([await photo("c.jpg", 3)], me)).status).toBe(201);
});

test("a person with too many photos waiting gets a 503 with Retry-After, others do not", async () => {
  const { upload, signUp } = photoApp();
  const [me, other] = [await signUp(), await signUp()];
  const held = Promise.withResolvers<void>();
  const queue = Array.from({ length: MAX_QUEUED_EACH }, () => decodeInTurn(me, () => held.promise));
  const busy = await upload([await photo("a.jpg")], me);
  expect([busy.status, busy.headers.get("Retry-After"), busy.body.retryAfterSeconds]).toEqual([
    503,
    "10",
    10,
  ]);
  expect([busy.body.code, busy.body.refused[0].name]).toEqual(["photosBusy", "a.jpg"]);
  expect((await upload([await photo("a.jpg")], other)).status).toBe(201);
  held.resolve();
  await Promise.all(queue);
  expect((await upload([await photo("a.jpg")], me)).status).toBe(201);
});
