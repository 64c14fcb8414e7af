import { expect, test } from "bun:test";
import { writeViews } from "#src/features/listings/life-cycle/visits.ts";
import { eq } from "drizzle-orm";
import { MINUTE_MS } from "#src/core/time.ts";
import { addFavorite } from "#src/features/favorites/actions.ts";
import { listings } from "#src/features/listings/tables.ts";
import { OLD, cachedSite } from "#src/testing/site/cached-site.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { drawingWith } from "./draw-page.tsx";

test("guests get the cached page of their address and language", async () => {
  const { open, openTwice, changeUnnoticed, pages, car } = await cachedSite();
  for (const path of pages) expect((await openTwice(path)).text).toContain(OLD);
  await changeUnnoticed();
  for (const path of pages) expect([path, (await open(path)).text.includes(OLD)]).toEqual([path, true]);
  expect((await open("/ar/search")).text).toContain('lang="ar"');
  expect((await open("/search")).text).toContain('lang="en"');
  // Addresses that are not cached yet.
  for (const path of ["/search?page=1&q=camry", `/cars/${car}?from=mail`, `/ar/cars/${car}`, "/?tab=sell"])
    expect((await open(path)).text).not.toContain(OLD);
});

test("a page is cached when it is asked for the second time", async () => {
  const { open, deps } = await cachedSite();
  await open("/search");
  expect(deps.pages.bytes).toBe(0);
  await open("/search");
  expect(deps.pages.bytes).toBeGreaterThan(0);
});

test("after a commit, nobody waits for a page whose first rendering began before", async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let drawn = 0;
  const { open, deps, car } = await cachedSite({
    draw: async (...asked) => {
      if (++drawn === 1) {
        begun.resolve();
        await held.promise;
      }
      return drawingWith(noAssets)(...asked);
    },
  });
  const path = `/cars/${car}`;
  const first = open(path);
  await begun.promise;
  await deps.db.withTx(async (tx) => {
    await tx.update(listings).set({ title: "Camry of today", rev: 1000 }).where(eq(listings.id, car));
  });
  expect((await open(path)).text).toContain("Camry of today");
  held.resolve();
  expect((await first).text).toContain(OLD);
});

test("public pages are cached, private ones are not", async () => {
  const { openTwice, seller, car, plate, deps } = await cachedSite();
  const kept = ["/", "/ar", "/search", "/number-plates", `/cars/${car}`, `/number-plates/${plate}`];
  kept.push(
    `/sellers/${seller.id}`,
    "/help",
    "/faq",
    "/guides",
    "/guides/inspection",
    "/privacy",
    "/ar/terms",
  );
  for (const path of kept) {
    const { status, headers } = await openTwice(path);
    expect([path, status, headers.get("Cache-Control")]).toEqual([path, 200, "private, no-cache"]);
    expect(headers.get("ETag")).toMatch(/^W\/"\w+"$/);
    for (const name of ["Cookie", "Accept-Encoding"]) expect(headers.get("Vary")).toContain(name);
    expect(headers.get("X-Request-Id")).toBeTruthy();
    expect(headers.get("Content-Security-Policy")).toBeTruthy();
  }
  const bytes = deps.pages.bytes;
  const others = [
    "/login",
    "/register",
    "/contact",
    "/favorites",
    "/newsletter",
    `/cars/${car}/inquiry`,
    "/viewed?ids=",
  ];
  for (const path of [
    ...others,
    "/cars/none",
    "/sellers/none",
    "/nothing",
    "/api/cars",
    "/search?make=&q=a",
  ]) {
    const { headers } = await openTwice(path);
    expect([path, headers.get("ETag")]).toEqual([path, null]);
    expect([path, headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
  }
  expect(deps.pages.bytes).toBe(bytes);
});

test("a browser with the current page gets 304", async () => {
  const { open, openTwice, changeUnnoticed, clock } = await cachedSite();
  const ETag = (await openTwice("/search")).headers.get("ETag") ?? "";
  const again = (tag: string) => open("/search", { headers: { "If-None-Match": tag } });
  for (const tag of [ETag, `"other", ${ETag}`]) {
    const { status, text, headers } = await again(tag);
    expect([status, text]).toEqual([304, ""]);
    expect(headers.get("ETag")).toBe(ETag);
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  }
  expect((await again('W/"other"')).status).toBe(200);
  await changeUnnoticed();
  clock.advance(MINUTE_MS);
  expect((await again(ETag)).status).toBe(200);
});

test("the cached page is the same in every encoding", async () => {
  const { app, openTwice } = await cachedSite();
  const { text } = await openTwice("/search");
  for (const encoding of ["br", "gzip"]) {
    const response = await app.request("/search", {}, { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    const bytes = await response.bytes();
    const unpack = encoding === "br" ? "brotliDecompressSync" : "gunzipSync";
    expect((await import("node:zlib"))[unpack](bytes).toString()).toBe(text);
  }
});

test("searches of the API are cached by language with all their headers", async () => {
  const { app, open, openTwice, changeUnnoticed } = await cachedSite();
  const paths = ["/api/search/cars", "/api/cars?page=1", "/api/cars?make=Toyota&page=1"];
  const first = [];
  for (const path of paths) first.push(await openTwice(path));
  await changeUnnoticed();
  for (const [i, path] of paths.entries()) {
    const { text, headers } = await open(path);
    expect(text).toBe(first[i]?.text ?? "");
    for (const name of ["X-Total-Count", "Link", "Content-Type", "ETag"])
      expect(headers.get(name)).toBe(first[i]?.headers.get(name) ?? null);
  }
  const arabic = { headers: { "Accept-Language": "ar" } };
  expect((await open("/api/search/cars", arabic)).text).not.toBe(first[0]?.text);
  await plantCar(app, await app.signUp(), { title: "The added one" });
  expect((await open("/api/search/cars")).text).toContain("The added one");
});

test("a page that is requested again is sent in its smallest encoding, if accepted", async () => {
  const { app } = await cachedSite();
  const ask = async (accepted: string) => {
    const response = await app.request("/search", {}, { headers: { "Accept-Encoding": accepted } });
    return { encoding: response.headers.get("Content-Encoding"), bytes: (await response.bytes()).length };
  };
  const first = await ask("br, zstd");
  expect([first.encoding, (await ask("br, zstd")).encoding]).toEqual(["zstd", "zstd"]);
  let smallest = first;
  while (smallest.encoding !== "br") {
    await Bun.sleep(2);
    smallest = await ask("br, zstd");
  }
  expect(smallest.bytes).toBeLessThan(first.bytes * 0.95);
  expect((await ask("zstd")).encoding).toBe("zstd");
});

test("a view of a cached page counts once per visitor, even with a 304", async () => {
  const { open, car, deps } = await cachedSite();
  const views = async () => {
    await writeViews(deps);
    const [row] = await deps.db.read
      .select({ views: listings.viewCount })
      .from(listings)
      .where(eq(listings.id, car));
    return row?.views;
  };
  const { headers } = await open(`/cars/${car}`);
  await open(`/cars/${car}`);
  expect(await views()).toBe(1);
  await open(`/cars/${car}`, { address: "192.0.2.7" });
  expect(await views()).toBe(2);
  const held = { "If-None-Match": headers.get("ETag") ?? "" };
  expect((await open(`/cars/${car}`, { address: "192.0.2.8", headers: held })).status).toBe(304);
  expect(await views()).toBe(3);
});

test("simultaneous requests share one rendering; redirects are not shared", async () => {
  const { app, deps, open } = await cachedSite();
  let read = 0;
  const { of } = deps.catalogs;
  deps.catalogs.of = ((declaration: Parameters<typeof of>[0]) => {
    const catalog = of(declaration);
    const { search, searching } = catalog;
    return Object.assign(Object.create(catalog), {
      search: (...given: Parameters<typeof search>) => (read++, search.apply(catalog, given)),
      searching: (...given: Parameters<typeof searching>) => (read++, searching.apply(catalog, given)),
      follow: catalog.follow.bind(catalog),
    });
  }) as typeof of;
  await open("/search?make=Tesla");
  const once = read;
  expect(once).toBeGreaterThan(0);
  // An address runs only two searches at a time.
  const visitors = Array.from({ length: 8 }, (_, i) => ({ address: `192.0.2.${i}` }));
  const answers = await Promise.all(visitors.map((visitor) => open("/search?make=Kia", visitor)));
  expect(read).toBe(2 * once);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const gone = await Promise.all(Array.from({ length: 4 }, () => app.request("/search?make=Kia&page=9")));
  expect(gone.map(({ status, headers }) => [status, headers.get("Location")])).toEqual(
    Array.from({ length: 4 }, () => [302, "/search?make=Kia"]),
  );
});

test("the home page redirects by language before the cache", async () => {
  const { open } = await cachedSite();
  await open("/");
  const arabic = await open("/", { headers: { "Accept-Language": "ar" } });
  expect([arabic.status, arabic.headers.get("Location")]).toEqual([302, "/ar"]);
  expect((await open("/", { headers: { Cookie: "language=ar" } })).status).toBe(302);
  const english = await open("/", { headers: { "Accept-Language": "en" } });
  expect([english.status, english.headers.get("Vary")]).toEqual([
    200,
    "Accept-Language, Cookie, Accept-Encoding",
  ]);
});

test("POST answers and HEAD requests are not cached", async () => {
  const { app, open, deps } = await cachedSite();
  for (const email of ["a@example.com", "b@example.com"]) {
    await app.form("/newsletter", { email, consent: "yes" });
    await app.form("/search", {});
  }
  expect(deps.pages.bytes).toBe(0);
  const head = await app.request("/search", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await open("/search")).text).toContain(OLD);
});

test("a cache of size 0 caches nothing", async () => {
  const { open, deps, changeUnnoticed } = await cachedSite();
  Object.assign(deps.pages, { maxBytes: 0 });
  await open("/search");
  await changeUnnoticed();
  const { text, headers } = await open(`/sellers/none`);
  expect([text.includes(OLD), headers.get("ETag")]).toEqual([false, null]);
  expect((await open("/search")).headers.get("ETag")).toBeNull();
});

test("members' pages are not cached, and members get no cached pages", async () => {
  const { open, app, seller, deps, car, pages, changeUnnoticed } = await cachedSite();
  await addFavorite(deps, seller, car);
  for (const path of [...pages, "/dashboard"]) {
    const { text, headers } = await open(path, { as: seller });
    expect([path, text.includes("data-signed-in")]).toEqual([path, true]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("ETag")).toBeNull();
  }
  expect(deps.pages.bytes).toBe(0);
  for (const path of pages) {
    const { text } = await open(path);
    for (const own of ["data-signed-in", seller.email, 'name="unsave"', "data-saved"])
      expect([path, own, text.includes(own)]).toEqual([path, own, false]);
  }
  await changeUnnoticed();
  const tag = (await open("/search")).headers.get("ETag") ?? "";
  const asMember = await open("/search", { as: seller, headers: { "If-None-Match": tag } });
  expect(asMember.status).toBe(200);
  expect(asMember.text).toContain("data-signed-in");
  // A request with an ended session gets no cached page.
  const stranger = { ...(await app.signUp()), cookie: "sid=ended" };
  expect((await open("/search", { as: stranger })).headers.get("ETag")).toBeNull();
});

test("a flash message is shown only to its visitor", async () => {
  const { open, deps } = await cachedSite();
  const withFlash = { headers: { Cookie: "flash=newsletterAsked" } };
  for (const path of ["/", "/search"]) {
    const { text, headers } = await open(path, withFlash);
    expect(text).toContain('role="status"');
    expect(headers.get("Set-Cookie")).toContain("flash=;");
    expect(deps.pages.bytes).toBe(0);
  }
  const { text } = await open("/search");
  expect(text).not.toContain('role="status"');
  expect((await open("/search", withFlash)).text).toContain('role="status"');
  // Unknown messages, and those that need parameters, are ignored.
  for (const Cookie of ["flash=nothing", "flash=toString", "flash=listingsAllowed"])
    expect((await open("/search", { headers: { Cookie } })).text).not.toContain('role="status"');
});

test("each theme has its own cached page, and no page contains a Host sent by a visitor", async () => {
  const { open } = await cachedSite();
  const look = async (Cookie: string) =>
    (await open("/search", { headers: { Cookie } })).text.match(/data-theme="\w+"/)?.[0];
  for (let i = 0; i < 2; i++) {
    expect(await look("theme=dark")).toBe('data-theme="dark"');
    expect(await look("theme=light")).toBe('data-theme="light"');
    expect(await look("theme=nonsense; other=1; language=ar")).toBeUndefined();
  }
  expect((await open("http://evil.example/search?make=Kia")).text).not.toContain("evil.example");
  expect((await open("/search")).text).not.toContain("evil.example");
});

test("the beta gate hides cached pages from visitors without the password", async () => {
  const { open, form, deps } = await cachedSite({ config: { BETA_PASSWORD: "open sesame" } });
  const closed = await open("/search");
  expect([closed.status, closed.text.includes(OLD)]).toEqual([401, false]);
  expect(deps.pages.bytes).toBe(0);
  const opened = await form("/gate", { password: "open sesame" });
  const cookie = opened.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  for (let i = 0; i < 2; i++)
    expect((await open("/search", { headers: { Cookie: cookie } })).text).toContain(OLD);
  const tag = (await open("/search", { headers: { Cookie: cookie } })).headers.get("ETag") ?? "";
  expect(tag).not.toBe("");
  const closedAgain = await open("/search", { headers: { "If-None-Match": tag } });
  expect([closedAgain.status, closedAgain.text.includes(OLD)]).toEqual([401, false]);
});
