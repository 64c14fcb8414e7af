import { afterEach, expect, test } from "bun:test";
import { createPublicKey, verify } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { network } from "#src/http/safe-fetch.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { getPushKeys } from "./actions/site-key.ts";
import { queuePush, tidyPushes, WAITS_MS } from "./actions/outbox.ts";
import { sendPushes } from "./jobs.ts";
import { MAX_DEVICES } from "./schema.ts";
import { pushKeys, pushOutbox, pushSubscriptions } from "./tables.ts";

const real = { ...network };
afterEach(() => void Object.assign(network, real));

const PATH = "/api/push-subscriptions";

async function site() {
  const app = testApp();
  const member = await app.signUp();
  const asked: { url: string; headers: Headers; body: Buffer }[] = [];
  const outside = { answer: () => new Response(null, { status: 201 }) };
  network.fetch = async (url, { headers, body }) => {
    const sent = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
    asked.push({ url, headers: new Headers(headers as HeadersInit), body: sent });
    return outside.answer();
  };
  const add = (subscription: object, as: TestUser = member) =>
    app.json("POST", PATH, subscription, {
      as,
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0" },
    });
  const tell = (key = "news", to: TestUser = member) =>
    app.deps.db.withTx((tx) =>
      queuePush(tx, app.deps, {
        kind: "test",
        to: { id: to.id, language: "ar" },
        key,
        write: () => ({ title: "كامري", body: "16,500 دينار", url: "/ar/cars/1", image: "/photos/1.jpg" }),
      }),
    );
  return { app, member, asked, outside, add, tell };
}

test("a device is added once, listed, and can be removed only by its owner", async () => {
  const { app, member, add } = await site();
  const { subscription } = pushDevice();
  const added = await add(subscription);
  expect([added.status, added.body]).toEqual([
    201,
    {
      id: added.body.id,
      endpoint: subscription.endpoint,
      createdAt: app.clock.now(),
      browser: "Chrome",
      system: "Android",
    },
  ]);
  expect((await add(subscription)).body.id).toBe(added.body.id);
  const list = async (as: TestUser) => (await app.json("GET", PATH, undefined, { as })).body;
  expect(await list(member)).toEqual([added.body]);
  const other = await app.signUp();
  expect(await list(other)).toEqual([]);
  const remove = (as: TestUser) => app.json("DELETE", `${PATH}/${added.body.id}`, undefined, { as });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(member)).status).toBe(204);
  expect((await remove(member)).status).toBe(404);
});

test("a browser belongs to the last user who signed in on it", async () => {
  const { app, member, add } = await site();
  const { subscription } = pushDevice();
  await add(subscription);
  const next = await app.signUp();
  expect((await add(subscription, next)).status).toBe(201);
  expect((await app.json("GET", PATH, undefined, { as: member })).body).toEqual([]);
});

test(`an account has at most ${MAX_DEVICES} devices`, async () => {
  const { add } = await site();
  for (let i = 0; i < MAX_DEVICES; i++) expect((await add(pushDevice().subscription)).status).toBe(201);
  const refused = await add(pushDevice().subscription);
  expect([refused.status, refused.body.code]).toEqual([409, "pushDevicesFull"]);
});

test.each([
  "http://93.184.215.14/push",
  "https://user:secret@93.184.215.14/push",
  "https://93.184.215.14:8443/push",
  "https://127.0.0.1/push",
  "https://10.1.2.3/push",
  "https://169.254.169.254/latest",
  "https://[::1]/push",
  "https://[fe80::1]/push",
  "https://[::ffff:127.0.0.1]/push",
  "https://0x7f.1/push",
  "https://localhost/push",
  "https://inside.example/push",
  "ftp://93.184.215.14/push",
  "/push",
  "",
])("%p is refused as an endpoint", async (endpoint) => {
  const { add } = await site();
  network.resolve = async () => ["93.184.215.14", "192.168.1.1"];
  const { status, body } = await add({ ...pushDevice().subscription, endpoint });
  expect([status, Object.keys(body.fields)]).toEqual([400, ["endpoint"]]);
});

test("an endpoint that later resolves to an internal address gets no request", async () => {
  const { asked, add, tell, app } = await site();
  network.resolve = async () => ["93.184.215.14"];
  await add(pushDevice("https://push.example/1").subscription);
  await tell();
  network.resolve = async () => ["127.0.0.1"];
  await sendPushes(app.deps);
  expect(asked).toEqual([]);
  app.clock.advance(MINUTE_MS);
  network.resolve = async () => ["93.184.215.14"];
  await sendPushes(app.deps);
  expect(asked.map(({ url, headers }) => [url, headers.get("Host")])).toEqual([
    ["https://93.184.215.14/1", "push.example"],
  ]);
});

test.each([
  ["p256dh", "abc"],
  ["p256dh", Buffer.alloc(65, 4).toString("base64url")],
  ["auth", "abc"],
  ["auth", 5],
])("a wrong %s is refused: %p", async (name, wrong) => {
  const { add } = await site();
  const { endpoint, keys } = pushDevice().subscription;
  const { status, body } = await add({ endpoint, keys: { ...keys, [name]: wrong } });
  expect([status, Object.keys(body.fields)]).toEqual([400, [`keys.${name}`]]);
});

test("a push is signed with the site's key, and only the device can decrypt it", async () => {
  const { app, asked, add, tell } = await site();
  const device = pushDevice();
  await add(device.subscription);
  await tell();
  await sendPushes(app.deps);
  const [sent, ...others] = asked;
  if (!sent) throw new Error("Nothing was sent");
  expect(others).toEqual([]);
  expect(device.read(sent.body)).toMatchObject({
    title: "كامري",
    body: "16,500 دينار",
    url: "/ar/cars/1",
    image: "/photos/1.jpg",
    lang: "ar",
    dir: "rtl",
  });
  const [, token = "", key = ""] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(sent.headers.get("Authorization") ?? "") ?? [];
  expect(key).toBe((await getPushKeys(app.deps)).publicKey);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const [header, claims = "", signature = ""] = token.split(".");
  const signed = Buffer.from(`${header}.${claims}`);
  const isRight = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isRight).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: "https://93.184.215.14",
    sub: expect.stringMatching(/^mailto:/),
  });
  expect(sent.headers.get("TTL")).toBe("86400");
  const [row] = await app.deps.db.read.select().from(pushOutbox);
  expect([row?.payload, row?.sentAt]).toEqual(["", app.clock.now()]);
});

test("a notification is sent once to each device, even after an interrupted run", async () => {
  const { app, asked, add, tell } = await site();
  await add(pushDevice().subscription);
  await add(pushDevice().subscription);
  await tell();
  await tell();
  await Promise.all([sendPushes(app.deps), sendPushes(app.deps)]);
  await sendPushes(app.deps);
  await tell();
  await sendPushes(app.deps);
  expect(asked).toHaveLength(2);
  expect(new Set(asked.map(({ headers }) => headers.get("Topic"))).size).toBe(2);
});

test.each([404, 410])(
  "a device that is gone (%p) is deleted with its waiting notifications",
  async (status) => {
    const { app, outside, add, tell } = await site();
    await add(pushDevice().subscription);
    outside.answer = () => new Response(null, { status });
    await tell();
    await sendPushes(app.deps);
    expect(await app.deps.db.read.select().from(pushSubscriptions)).toEqual([]);
    expect(await app.deps.db.read.select().from(pushOutbox)).toEqual([]);
  },
);

test("requests to a service that is down are repeated at growing intervals, then given up", async () => {
  const { app, asked, outside, add, tell } = await site();
  await add(pushDevice().subscription);
  outside.answer = () => new Response(null, { status: 503 });
  await tell();
  for (const wait of [0, ...WAITS_MS]) {
    app.clock.advance(wait - 1);
    await sendPushes(app.deps);
    app.clock.advance(1);
    await sendPushes(app.deps);
  }
  expect(asked).toHaveLength(WAITS_MS.length + 1);
  app.clock.advance(DAY_MS);
  await sendPushes(app.deps);
  expect(asked).toHaveLength(WAITS_MS.length + 1);
  const [row] = await app.deps.db.read.select().from(pushOutbox);
  expect([row?.failedAt === null, row?.payload, row?.lastError]).toEqual([false, "", "answered 503"]);
});

test("a service's Retry-After is respected; notifications of the day before are not sent", async () => {
  const { app, asked, outside, add, tell } = await site();
  await add(pushDevice().subscription);
  outside.answer = () => new Response(null, { status: 429, headers: { "Retry-After": "600" } });
  await tell();
  await sendPushes(app.deps);
  app.clock.advance(9 * MINUTE_MS);
  await sendPushes(app.deps);
  expect(asked).toHaveLength(1);
  app.clock.advance(DAY_MS);
  await sendPushes(app.deps);
  expect(asked).toHaveLength(1);
});

test("setting the clock back does not delay notifications", async () => {
  const { app, asked, add, tell } = await site();
  await add(pushDevice().subscription);
  await tell();
  app.clock.advance(-2 * DAY_MS);
  await sendPushes(app.deps);
  expect(asked).toHaveLength(0);
  await tidyPushes(app.deps);
  await sendPushes(app.deps);
  expect(asked).toHaveLength(1);
});

testOnSqlite("the keys are created once and are encrypted in the database", async () => {
  const { app } = await site();
  const [first, second] = await Promise.all([getPushKeys(app.deps), getPushKeys(app.deps)]);
  expect(second).toEqual(first);
  expect(await app.deps.db.read.$count(pushKeys)).toBe(1);
  const [stored] = app.deps.db.sqlite.reader.query("SELECT private_key FROM push_keys").values()[0] ?? [];
  expect(String(stored)).toStartWith("v1.");
});

test("ending a session removes its device; an expired session keeps it", async () => {
  const { app, member, add } = await site();
  const count = () => app.deps.db.read.$count(pushSubscriptions);
  await add(pushDevice().subscription);
  app.clock.advance(60 * DAY_MS);
  expect(await count()).toBe(1);
  app.clock.advance(-60 * DAY_MS);
  expect((await app.json("POST", "/api/auth/logout", undefined, { as: member })).status).toBe(204);
  expect(await count()).toBe(0);
});

test("deleting an account removes its devices and waiting notifications", async () => {
  const { app, member, add, tell } = await site();
  await add(pushDevice().subscription);
  await tell();
  await app.deps.db.withTx(async (tx) => void (await tx.delete(users).where(eq(users.id, member.id))));
  expect(await app.deps.db.read.$count(pushSubscriptions)).toBe(0);
  expect(await app.deps.db.read.$count(pushOutbox)).toBe(0);
});
