import { expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { removeOldRequests } from "./repeatable.ts";
import { repeatableRequests } from "./tables.ts";

const KEY = { "Idempotency-Key": "0123-abc" };

async function market() {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  const asked = {
    carId,
    buyerName: "Lina",
    buyerPhone: "0787654321",
    buyerEmail: "lina@example.com",
    message: "Is it still for sale?",
  };
  const ask = (
    message = asked.message,
    { headers = KEY, ...as }: NonNullable<Parameters<typeof app.json>[3]> = {},
  ) => {
    // Without a key, the same inquiry within a minute counts once.
    app.clock.advance(2 * MINUTE_MS);
    return app.json("POST", "/api/inquiries", { ...asked, message }, { headers, ...as });
  };
  const count = () => app.deps.db.read.$count(inquiries);
  return { app, seller, asked, ask, count };
}

test("the same request with the same key gets the same answer and does nothing", async () => {
  const { app, ask, count } = await market();
  const first = await ask();
  expect([first.status, first.headers.has("Idempotency-Replayed")]).toEqual([201, false]);
  const again = await ask();
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get("Idempotency-Replayed")).toBe("true");
  expect(again.headers.get("Content-Type")).toStartWith("application/json");
  expect(again.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
  expect(await count()).toBe(1);
  const [row] = await app.deps.db.read.select().from(repeatableRequests);
  expect(JSON.parse(row?.answer ?? "")).toEqual(first.body);
});

test("another body, or none of these, is no repetition", async () => {
  const { app, seller, asked, ask, count } = await market();
  await ask();
  const other = await ask("And what is the last price?");
  expect([other.status, other.body.code]).toEqual([409, "requestKeyUsed"]);
  expect(await count()).toBe(1);
  expect((await ask(undefined, { headers: { "Idempotency-Key": "another" } })).status).toBe(201);
  expect((await ask(undefined, { address: "203.0.113.9" })).status).toBe(201);
  expect((await ask(undefined, { as: await app.signUp() })).status).toBe(201);
  const elsewhere = await app.json("POST", "/api/reports", asked, { headers: KEY });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, "requestKeyUsed"]);
  expect(await count()).toBe(4);
  expect((await ask(undefined, { as: seller, headers: { "Idempotency-Key": "" } })).status).toBe(400);
});

test("a token does not get the answer of its owner's session, or of a token with other scopes", async () => {
  const { app, ask } = await market();
  const buyer = await app.signUp();
  const search = { kind: "car", query: "make=Toyota" };
  const saved = await app.json("POST", "/api/saved-searches", search, { as: buyer, headers: KEY });
  expect(saved.status).toBe(201);
  const token = await plantToken(app, buyer);
  const headers = { ...KEY, ...bearer(token) };
  expect((await app.json("POST", "/api/saved-searches", search, { headers })).body.code).toBe(
    "requestKeyUsed",
  );
  const fresh = { ...bearer(token), "Idempotency-Key": "fresh" };
  expect((await ask(undefined, { headers: fresh })).status).toBe(201);
  expect((await ask(undefined, { headers: fresh })).headers.get("Idempotency-Replayed")).toBe("true");
  const wider = { ...bearer(await plantToken(app, buyer, ["photos:write"])), "Idempotency-Key": "fresh" };
  expect((await ask(undefined, { headers: wider })).body.code).toBe("requestKeyUsed");
});

test.each([["1"], ["~".repeat(200)], ['"quoted"']])("the key %p is one", async (key) => {
  const { ask } = await market();
  expect((await ask(undefined, { headers: { "Idempotency-Key": key } })).status).toBe(201);
});

test.each([[""], ["~".repeat(201)], ["two words"], ["é"]])("the key %p is refused", async (key) => {
  const { ask, count } = await market();
  const { status, body } = await ask(undefined, { headers: { "Idempotency-Key": key } });
  expect([status, body.code, await count()]).toEqual([400, "requestKeyInvalid", 0]);
});

test("a refused request is not stored, so that it may be sent again", async () => {
  const { app, ask, count } = await market();
  const refused = await ask("");
  expect(refused.status).toBe(400);
  expect(await app.deps.db.read.$count(repeatableRequests)).toBe(0);
  expect([(await ask()).status, await count()]).toEqual([201, 1]);
});

test("a request that a crash cut short may be sent again after five minutes", async () => {
  const { app, ask, count } = await market();
  await ask();
  await app.deps.db.withTx(async (tx) => {
    await tx.update(repeatableRequests).set({ status: null, answer: null });
  });
  app.clock.advance(3 * MINUTE_MS - 1);
  expect((await ask()).status).toBe(409);
  app.clock.advance(1 - 2 * MINUTE_MS);
  expect((await ask()).status).toBe(201);
  expect(await count()).toBe(2);
});

test("answers are kept for a day", async () => {
  const { app, ask, count } = await market();
  await ask();
  app.clock.advance(DAY_MS - 2 * MINUTE_MS - 1);
  await removeOldRequests(app.deps.db, app.clock.now() + 2 * MINUTE_MS);
  expect((await ask()).headers.get("Idempotency-Replayed")).toBe("true");
  app.clock.advance(1 - 2 * MINUTE_MS);
  expect((await ask()).headers.has("Idempotency-Replayed")).toBe(false);
  expect(await count()).toBe(2);
  app.clock.advance(DAY_MS + 1);
  await removeOldRequests(app.deps.db, app.clock.now());
  expect(await app.deps.db.read.$count(repeatableRequests)).toBe(0);
});

test("every call that creates something can be repeated, also one without content", async () => {
  const { app, seller } = await market();
  const buyer = await app.signUp();
  const numberPlateId = await plantPlate(app, seller);
  const who = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  const calls: [string, object][] = [
    ["/api/number-plate-inquiries", { ...who, numberPlateId, message: "Is it still there?" }],
    ["/api/saved-searches", { kind: "car", query: "make=Toyota" }],
    ["/api/push-subscriptions", pushDevice().subscription],
    ["/api/reports", { listingId: numberPlateId, reason: "scam", text: "" }],
  ];
  for (const [path, body] of calls) {
    const send = () => app.json("POST", path, body, { as: buyer, headers: { "Idempotency-Key": path } });
    const [first, again] = [await send(), await send()];
    expect([path, first.status < 300, again.status]).toEqual([path, true, first.status]);
    expect([path, again.body, again.headers.get("Idempotency-Replayed")]).toEqual([path, first.body, "true"]);
  }
});

async function photoForm(width: number) {
  const form = new FormData();
  form.append("files", new File([await plainPhoto(width, 30)], "a.jpg", { type: "image/jpeg" }));
  const sent = new Response(form);
  const type = sent.headers.get("Content-Type") ?? "";
  const bytes = await sent.bytes();
  return { bytes, headers: { ...KEY, "Content-Type": type, "Content-Length": String(bytes.length) } };
}

test("photos are a repetition if they are as long, whatever separates them", async () => {
  const { app, seller } = await market();
  const upload = async (width: number) => {
    const { bytes: body, headers } = await photoForm(width);
    return app.request("/api/photos", { method: "POST", body, headers }, { as: seller });
  };
  const [first, again, other] = [await upload(40), await upload(40), await upload(300)];
  expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
  expect(again.headers.get("Idempotency-Replayed")).toBe("true");
  expect(await again.json()).toEqual(await first.json());
});

test("while the first request runs, the same one is told to wait", async () => {
  const { app, seller } = await market();
  const { bytes, headers } = await photoForm(40);
  const held = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      await held.promise;
      stream.enqueue(bytes);
      stream.close();
    },
  });
  const upload = (sent: BodyInit) =>
    app.request("/api/photos", { method: "POST", body: sent, headers }, { as: seller });
  const first = upload(body);
  while ((await app.deps.db.read.$count(repeatableRequests)) === 0) await Bun.sleep(1);
  const meanwhile = await upload(bytes);
  expect([meanwhile.status, meanwhile.headers.get("Retry-After")]).toEqual([409, "1"]);
  expect(await meanwhile.json()).toMatchObject({ code: "requestRunning" });
  held.resolve();
  expect((await first).status).toBe(201);
  expect((await upload(bytes)).headers.get("Idempotency-Replayed")).toBe("true");
});
