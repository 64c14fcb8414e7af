import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { endSessionsOf, startSession } from "#src/auth/sessions.ts";
import { sessions, users } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { testOnPostgres } from "#src/testing/site/engines.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { conversationSides } from "../tables.ts";
import { hubOf } from "./hub.ts";

const SOON_MS = 2000;
/** Longer than the server takes to look. */
const QUIET_MS = 400;

/** A person's open stream. */
async function listen(app: TestApp, as: TestUser, headers: Record<string, string> = {}) {
  const { signal } = new AbortController();
  const response = await app.request("/api/events", { signal }, { as, headers });
  let text = "";
  let isOpen = true;
  const read = async () => {
    const chunks = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const chunk of chunks) text += chunk;
    isOpen = false;
  };
  void read();
  const threads = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data).thread);
  const until = async (isThere: () => boolean) => {
    const end = performance.now() + SOON_MS;
    while (!isThere() && performance.now() < end) await Bun.sleep(10);
    return isThere();
  };
  return {
    response,
    text: () => text,
    threads,
    isOpen: () => isOpen,
    until,
    hears: (id: string) => until(() => threads().includes(id)),
    ends: () => until(() => !isOpen),
    lastId: () => /.*^id: (\d+)/ms.exec(text)?.[1] ?? "",
  };
}

test("both sides hear of a message, and nobody else", async () => {
  const { app, id, buyer, seller, write } = await conversationMarket();
  const stranger = await app.signUp();
  const [ours, theirs, other] = [
    await listen(app, buyer),
    await listen(app, seller),
    await listen(app, stranger),
  ];
  expect(ours.response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(ours.response.headers.get("Cache-Control")).toBe("no-cache, no-transform");
  expect(ours.response.headers.get("X-Accel-Buffering")).toBe("no");
  await write(seller, "Yes, come and see it.");
  expect([await ours.hears(id), await theirs.hears(id)]).toEqual([true, true]);
  await Bun.sleep(QUIET_MS);
  expect([ours.threads(), theirs.threads(), other.threads()]).toEqual([[id], [id], []]);
  expect(ours.text()).toMatch(/^: hi\nretry: 5000\nid: \d+\n\nevent: thread\nid: \d+\ndata: \{"thread":"/);
  expect(ours.text()).not.toContain("come and see");
});

test("who comes back hears what changed meanwhile, once", async () => {
  const { app, id, buyer, seller, write } = await conversationMarket();
  const before = await listen(app, buyer);
  expect(await before.until(() => before.lastId() !== "")).toBe(true);
  const lastId = before.lastId();
  await write(seller, "Are you there?");
  expect(await before.hears(id)).toBe(true);
  const newest = before.lastId();
  const backWith = async (last: string) => {
    const token = await app.deps.db.withTx((tx) =>
      startSession(tx, { id: buyer.id, role: "user" }, app.clock.now()),
    );
    return listen(app, { ...buyer, cookie: `sid=${token}` }, { "Last-Event-ID": last });
  };
  const back = await backWith(lastId);
  expect(await back.hears(id)).toBe(true);
  expect(back.lastId()).toBe(newest);
  // After a restored backup the counter may be lower than what the browser has seen.
  const quiet = await Promise.all([newest, "999999", "x"].map(backWith));
  await Bun.sleep(QUIET_MS);
  expect([back, ...quiet].map(({ threads }) => threads().length)).toEqual([1, 0, 0, 0]);
  await write(seller, "Hello?");
  for (const stream of quiet) expect(await stream.hears(id)).toBe(true);
});

test("a block is not told to the blocked, and their refused message to nobody", async () => {
  const { app, id, buyer, seller, call } = await conversationMarket();
  const [blocked, blocking] = [await listen(app, buyer), await listen(app, seller)];
  for (const [method, path] of [
    ["POST", "/mute"],
    ["POST", "/block"],
    ["DELETE", ""],
  ] as const)
    expect((await call(seller, method, `/${id}${path}`)).status).toBe(204);
  expect((await call(buyer, "POST", `/${id}/messages`, { text: "Hello?" })).status).toBe(403);
  await Bun.sleep(QUIET_MS);
  expect([blocked.threads(), blocking.threads()]).toEqual([[], []]);
});

test("people of a dealer hear of its conversations until they leave", async () => {
  const { app, id, buyer, write } = await conversationMarket();
  const atDealer = { dealerId: "dealer", dealerRole: "sales" } as const;
  const people = [
    await app.signUp(atDealer),
    await app.signUp(atDealer),
    await app.signUp({ ...atDealer, dealerRole: "owner" }),
  ] as const;
  const [stays, leaves] = people;
  await app.deps.db.withTx((tx) =>
    tx
      .update(conversationSides)
      .set({ dealerId: "dealer", takenBy: stays.id })
      .where(eq(conversationSides.side, "seller")),
  );
  const streams = await Promise.all(people.map((person) => listen(app, person)));
  await write(buyer, "Is it still there?");
  for (const stream of [streams[0], streams[2]]) expect(await stream?.hears(id)).toBe(true);
  expect(streams.map((stream) => stream.threads().length)).toEqual([1, 0, 1]);
  await app.deps.db.withTx(async (tx) => {
    await tx.update(conversationSides).set({ takenBy: null });
    await tx.update(users).set({ dealerId: null, dealerRole: null }).where(eq(users.id, leaves.id));
  });
  await write(buyer, "Hello?");
  await Bun.sleep(QUIET_MS);
  expect(streams.map((stream) => stream.threads().length)).toEqual([2, 0, 2]);
});

test("a fourth stream of a session ends its first", async () => {
  const { app, buyer, seller } = await conversationMarket();
  const other = await listen(app, seller);
  const streams = [];
  for (let i = 0; i < 4; i++) streams.push(await listen(app, buyer));
  expect(await streams[0]?.ends()).toBe(true);
  expect([other, ...streams].map(({ isOpen }) => isOpen())).toEqual([true, false, true, true, true]);
});

test("a stream ends within two seconds of its session", async () => {
  const { app, buyer, seller } = await conversationMarket();
  const suspended = await app.signUp();
  const [ours, theirs, third] = [
    await listen(app, buyer),
    await listen(app, seller),
    await listen(app, suspended),
  ];
  await app.deps.db.withTx(async (tx) => {
    await endSessionsOf(tx, buyer.id);
    await setUserActive(tx, suspended.id, false, app.clock.now());
  });
  expect([await ours.ends(), await third.ends(), theirs.isOpen()]).toEqual([true, true, true]);
});

test("a stream lives for ten to fifteen minutes, with a sign of life every 25 seconds", async () => {
  const { app, buyer } = await conversationMarket();
  const stream = await listen(app, buyer);
  await Bun.sleep(QUIET_MS);
  expect(stream.text()).not.toContain("\n:\n");
  app.clock.advance(25_000);
  expect(await stream.until(() => stream.text().endsWith("\n\n:\n\n"))).toBe(true);
  app.clock.advance(9 * MINUTE_MS);
  await Bun.sleep(1200);
  expect(stream.isOpen()).toBe(true);
  app.clock.advance(6 * MINUTE_MS);
  expect(await stream.ends()).toBe(true);
});

test("a closed hub ends its streams, and answers 204 instead of new ones", async () => {
  const { app, buyer } = await conversationMarket();
  const stream = await listen(app, buyer);
  hubOf(app.deps).close();
  expect(await stream.ends()).toBe(true);
  const { response } = await listen(app, buyer);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([204, "30"]);
  expect(hubOf(app.deps).count()).toBe(0);
});

test("a server has at most 2,000 streams", async () => {
  const { app } = await conversationMarket();
  const { id: userId } = await app.signUp();
  const now = app.clock.now();
  const hashes = Array.from({ length: 667 }, (_, i) => `hash-${i}`);
  const rows = hashes.map((tokenHash) => ({
    tokenHash,
    userId,
    createdAt: now,
    seenAt: now,
    expiresAt: now + MINUTE_MS,
  }));
  await app.deps.db.withTx((tx) => tx.insert(sessions).values(rows));
  const open = (tokenHash = "") => hubOf(app.deps).open(tokenHash, Number.NaN);
  for (let i = 0; i < 2000; i++) await open(hashes[i % 667]);
  expect(hubOf(app.deps).count()).toBe(2000);
  expect(await open("one more")).toBe(null);
  hubOf(app.deps).close();
});

test("streams are counted as long as they are open, but not timed", async () => {
  const { app, buyer } = await conversationMarket();
  await listen(app, buyer);
  const metrics = await (await app.request("/metrics", {}, { address: "127.0.0.1" })).text();
  expect(metrics).toContain("\nmarkaba_event_streams 1\n");
  expect(metrics).toContain('route="/api/inquiries"');
  expect(metrics).not.toContain('route="/api/events"');
});

test("only a login opens a stream", async () => {
  const { app } = await conversationMarket();
  expect((await app.json("GET", "/api/events")).status).toBe(401);
});

testOnPostgres("a message to one server is heard on the other within 1.2 seconds", async () => {
  const { app, id, buyer, seller, write } = await conversationMarket();
  const stream = await listen(testApp({ beside: app }), buyer);
  await write(seller, "Yes, come and see it.");
  const sentAt = performance.now();
  expect(await stream.hears(id)).toBe(true);
  expect(performance.now() - sentAt).toBeLessThan(1200);
});
