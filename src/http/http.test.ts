import { expect, test } from "bun:test";
import { MINUTE_MS } from "#src/core/time.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { rangeResponse } from "./assets.ts";
import { byNetwork, countTriesAt, takeTries, countTry, removeEndedLimits, uncountTry } from "./rate-limit.ts";
import { rateLimits } from "./tables.ts";
import { Hono } from "hono";
import { AppError, tryLater } from "#src/core/errors.ts";
import { createLog } from "#src/runtime/log.ts";
import { type Env, routes } from "./env.ts";
import { errorMapper, onRefusal } from "./errors.ts";

test("the API refuses a body that is not JSON", async () => {
  const { request } = testApp();
  const sent = (type: string) =>
    request("/api/auth/login", { method: "POST", body: "{}", headers: { "Content-Type": type } });
  expect((await sent("text/plain")).status).toBe(415);
  expect((await sent("application/x-www-form-urlencoded")).status).toBe(415);
  expect((await sent("application/json; charset=utf-8")).status).toBe(400);
});

test("a failed check without its own message is reported in the caller's language", async () => {
  const { json } = testApp();
  const report = { listingId: 5, reason: "scam" };
  for (const language of ["ar", "en"] as const) {
    const { body } = await json("POST", "/api/reports", report, { headers: { "Accept-Language": language } });
    expect(body.fields).toEqual({ listingId: messagesOf[language].invalidValue() });
  }
});

test("every response has the security headers", async () => {
  const { request } = testApp();
  for (const path of ["/healthz", "/nothing", "/api/nothing"]) {
    const { headers } = await request(path);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  }
});

test("a full disk does not end sessions, and an error before any route has the headers too", async () => {
  const app = testApp();
  const user = await app.signUp();
  app.clock.advance(2 * 60 * MINUTE_MS);
  const { withTx } = app.deps.db;
  app.deps.db.withTx = () => Promise.reject(new Error("database or disk is full"));
  expect((await app.request("/dashboard", {}, { as: user })).status).toBe(200);
  expect(app.logged.join()).toContain("disk is full");
  app.deps.db.withTx = withTx;

  const { now } = app.deps.clock;
  app.deps.clock.now = () => {
    app.deps.clock.now = now;
    throw new Error("no clock for once");
  };
  const broken = await app.request("/dashboard", {}, { as: user });
  expect(broken.status).toBe(500);
  expect(app.logged.join()).toContain("no clock for once");
  expect(broken.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(broken.headers.get("Cache-Control")).toBe("private, no-store");
});

test("an unexpected error reveals no internals, in the caller's language", async () => {
  const app = testApp();
  const { now } = app.deps.clock;
  const breakOnce = () => {
    app.deps.clock.now = () => {
      app.deps.clock.now = now;
      throw new Error("secret path /var/data");
    };
  };
  for (const [language, error] of [
    ["en", messagesOf.en.somethingBroke()],
    ["ar", messagesOf.ar.somethingBroke()],
  ] as const) {
    breakOnce();
    const { status, body } = await app.json("GET", "/api/cars", undefined, {
      headers: { "Accept-Language": language },
    });
    expect([status, body]).toEqual([500, { error, code: "somethingBroke" }]);
  }
});

test("over TLS, responses have Strict-Transport-Security", async () => {
  const { request } = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  expect((await request("/healthz")).headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
});

test("a limit allows its number of attempts, says how long to wait, and expires", async () => {
  const { deps, clock } = testApp();
  const limit = { name: "test", max: 2, perMs: MINUTE_MS };
  const attempt = () => countTry(deps.db, limit, "somebody", clock.now());
  await attempt();
  await attempt();
  clock.advance(20_000);
  const refusal = await attempt().catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: "too-many", retryAfterSeconds: 40 });
  await countTry(deps.db, limit, "somebody else", clock.now());
  clock.advance(39_999);
  expect(await attempt().catch((error: unknown) => error)).toMatchObject({ retryAfterSeconds: 1 });
  clock.advance(1);
  await attempt();
});

test("returned attempts do not count, and the count is never negative", async () => {
  const { deps, clock } = testApp();
  const limit = { name: "test", max: 2, perMs: MINUTE_MS };
  const attempt = () => countTry(deps.db, limit, "somebody", clock.now());
  await attempt();
  for (let i = 0; i < 3; i++) await deps.db.withTx((tx) => uncountTry(tx, limit, "somebody"));
  await attempt();
  await attempt();
  expect(await attempt().catch((error: unknown) => error)).toMatchObject({ kind: "too-many" });
});

test("the same thing counts once per window", async () => {
  const { deps, clock } = testApp();
  const limit = { name: "test", max: 2, perMs: MINUTE_MS };
  const attempt = (thing: string) => countTriesAt(deps.db, [[limit, "somebody"]], thing, clock.now());
  for (const thing of ["a", "a", "b", "a"]) await attempt(thing);
  expect(await attempt("c").catch((error: unknown) => error)).toMatchObject({ kind: "too-many" });
  clock.advance(MINUTE_MS);
  for (const thing of ["a", "b"]) await attempt(thing);
  expect(await attempt("c").catch((error: unknown) => error)).toMatchObject({ kind: "too-many" });
});

test("an attempt above one of several limits counts in none of them", async () => {
  const { deps, clock } = testApp();
  const [wide, narrow] = [
    { name: "wide", max: 3, perMs: MINUTE_MS },
    { name: "narrow", max: 1, perMs: MINUTE_MS },
  ];
  const attempt = (who: string) =>
    deps.db
      .withTx((tx) =>
        takeTries(
          tx,
          [
            [wide, "all"],
            [narrow, who],
          ],
          clock.now(),
        ),
      )
      .then(
        () => true,
        () => false,
      );
  const answers: boolean[] = [];
  for (const who of ["a", "a", "a", "b", "c", "d"]) answers.push(await attempt(who));
  expect(answers).toEqual([true, false, false, true, true, false]);
});

test("a network's limit is for an IPv4 address or a /64, and three times as much for a /48", () => {
  const limit = { name: "test", max: 2, perMs: MINUTE_MS };
  expect(byNetwork(limit, "192.0.2.1")).toEqual([[limit, "192.0.2.1"]]);
  expect(byNetwork(limit, "2001:db8:0:1::/64")).toEqual([
    [limit, "2001:db8:0:1::/64"],
    [{ ...limit, max: 6 }, "2001:db8:0::/48"],
  ]);
});

test("a limit stays in the database until it expires", async () => {
  const { deps, clock } = testApp();
  const limit = { name: "test", max: 2, perMs: MINUTE_MS };
  await countTry(deps.db, limit, "somebody", clock.now());
  await countTry(deps.db, limit, "later", clock.now() + 1);
  expect(await deps.db.read.$count(rateLimits)).toBe(2);
  await removeEndedLimits(deps.db, clock.now() + MINUTE_MS + 1);
  expect((await deps.db.read.select().from(rateLimits)).map(({ key }) => key)).toEqual(["test:later"]);
});

test("requests from one address do not use up the limit of others", async () => {
  const { request } = testApp();
  const statuses = await Promise.all(
    Array.from({ length: 640 }, async () => (await request("/nothing")).status),
  );
  expect(statuses.filter((status) => status === 429).length).toBe(40);
  expect((await request("/nothing", {}, { address: "192.0.2.2" })).status).toBe(404);
});

test("a long pause does not raise the burst", async () => {
  const { request, clock } = testApp();
  await request("/nothing");
  clock.advance(60 * MINUTE_MS);
  const statuses = await Promise.all(
    Array.from({ length: 640 }, async () => (await request("/nothing")).status),
  );
  expect(statuses.filter((status) => status === 429).length).toBe(40);
});

test("a body over 64 kB is refused with a message", async () => {
  const { json } = testApp();
  const { status, body } = await json("POST", "/api/auth/login", { email: "a".repeat(70_000) });
  expect(status).toBe(413);
  expect(body.error).toBe("This is too large to send. Shorten it and try again.");
});

test("byte ranges: with start and end, open-ended, suffix, beyond the end, malformed", async () => {
  const file = new Blob(["0123456789"]);
  const part = (range: string) => rangeResponse(file, range, new Headers());
  expect(await part("bytes=2-4").text()).toBe("234");
  expect(part("bytes=2-4").headers.get("Content-Range")).toBe("bytes 2-4/10");
  expect(await part("bytes=7-").text()).toBe("789");
  expect(await part("bytes=8-20").text()).toBe("89");
  expect(part("bytes=8-20").headers.get("Content-Range")).toBe("bytes 8-9/10");
  expect(await part("bytes=-2").text()).toBe("89");
  expect(part("bytes=20-").status).toBe(416);
  expect(part("bytes=1-2,4-5").status).toBe(200);
});

test("if an error page cannot be rendered, its sentence is sent", async () => {
  const logged: string[] = [];
  const app = new Hono<Env>();
  app.onError(
    errorMapper(
      createLog("error", (line) => void logged.push(line)),
      () => {
        throw new Error("no page");
      },
    ),
  );
  app.get("/", () => {
    throw new AppError("not-found", "notFound");
  });
  const answer = await app.request("/");
  expect([answer.status, await answer.text()]).toEqual([404, "404 Page Not Found"]);
  expect(logged.join()).toContain("no page");
});

test("what refuses a posted form is logged, and answered by the form; if that fails too, by the error page", async () => {
  const logged: string[] = [];
  const app = routes();
  app.onError(
    errorMapper(
      createLog("error", (line) => void logged.push(line)),
      (c, status, { error }) => c.text(`Page: ${error}`, status),
    ),
  );
  app.post("/:form", (c) => {
    onRefusal(c, ({ status, message }) => {
      if (c.req.param("form") === "broken") throw new AppError("not-found", "notFound");
      return c.text(`Form: ${message}`, status);
    });
    throw tryLater("busy", 5, "storageBroken");
  });
  const post = async (path: string) => {
    const answer = await app.request(path, { method: "POST" });
    return [answer.status, await answer.text()];
  };
  expect(await post("/whole")).toEqual([503, expect.stringContaining("Form: ")]);
  expect(logged.join()).toContain("storageBroken");
  expect(await post("/broken")).toEqual([404, "Page: 404 Page Not Found"]);
});

test.each(["/api/auth/login", "/api/photos", "/login"])(
  "%s: a visitor who disconnects in the middle of a body causes no server error",
  async (path) => {
    const app = testApp();
    const as = await app.signUp();
    const gone = new DOMException("The connection was closed.", "AbortError");
    const type = path.startsWith("/api/auth") ? "application/json" : "multipart/form-data; boundary=x";
    const body = new ReadableStream({ pull: (stream) => stream.error(gone) });
    const headers = { "Content-Type": type };
    expect((await app.request(path, { method: "POST", body, headers }, { as })).status).toBe(400);
    expect(app.logged).toEqual([]);
  },
);

test("a limit counted before the clock was set back expires", async () => {
  const { deps, clock } = testApp();
  const limit = { name: "test", max: 1, perMs: MINUTE_MS };
  const tryNow = () => countTry(deps.db, limit, "somebody", clock.now());
  await tryNow();
  expect(tryNow()).rejects.toThrow("tooManyTries");
  await tryNow().catch(() => undefined);
  clock.advance(-24 * 60 * MINUTE_MS);
  await tryNow();
  expect(tryNow()).rejects.toThrow("tooManyTries");
  await tryNow().catch(() => undefined);
});
