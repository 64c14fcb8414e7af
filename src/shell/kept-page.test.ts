import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { MINUTE_MS } from "#src/core/time.ts";
import { listings } from "#src/features/listings/tables.ts";
import { OLD, keptSite } from "#src/testing/kept-site.ts";

test("guests are shown what was rendered a moment ago, each address and language its own", async () => {
  const { open, changeSecretly, pages, car } = await keptSite();
  for (const path of pages) expect((await open(path)).text).toContain(OLD);
  await changeSecretly();
  for (const path of pages) expect([path, (await open(path)).text.includes(OLD)]).toEqual([path, true]);
  expect((await open("/ar/search")).text).toContain('lang="ar"');
  expect((await open("/search")).text).toContain('lang="en"');
  // An address that nobody has asked for.
  for (const path of ["/search?page=1&q=camry", `/cars/${car}?from=mail`, `/ar/cars/${car}`, "/?tab=sell"])
    expect((await open(path)).text).not.toContain(OLD);
});

test("every public page is kept, none of the others", async () => {
  const { open, seller, car, plate, deps } = await keptSite();
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
    const { status, headers } = await open(path);
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
    "/api/search/cars",
    "/search?make=&q=a",
  ]) {
    const { headers } = await open(path);
    expect([path, headers.get("ETag")]).toEqual([path, null]);
    expect([path, headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
  }
  expect(deps.pages.bytes).toBe(bytes);
});

test("a browser that has the page is told that it still holds", async () => {
  const { open, changeSecretly, clock } = await keptSite();
  const ETag = (await open("/search")).headers.get("ETag") ?? "";
  const again = (tag: string) => open("/search", { headers: { "If-None-Match": tag } });
  for (const tag of [ETag, `"other", ${ETag}`]) {
    const { status, text, headers } = await again(tag);
    expect([status, text]).toEqual([304, ""]);
    expect(headers.get("ETag")).toBe(ETag);
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  }
  expect((await again('W/"other"')).status).toBe(200);
  await changeSecretly();
  clock.advance(MINUTE_MS);
  expect((await again(ETag)).status).toBe(200);
});

test("the same page in every encoding", async () => {
  const { app, open } = await keptSite();
  const { text } = await open("/search");
  for (const encoding of ["br", "gzip"]) {
    const response = await app.request("/search", {}, { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    const bytes = await response.bytes();
    const unpack = encoding === "br" ? "brotliDecompressSync" : "gunzipSync";
    expect((await import("node:zlib"))[unpack](bytes).toString()).toBe(text);
  }
});

test("a view of a kept page counts, once a visitor, also when nothing is sent", async () => {
  const { open, car, deps } = await keptSite();
  const views = async () => {
    await deps.db.withTx(async () => undefined);
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

test("many who ask at once wait for one rendering, and those whose answer is nobody else's get their own", async () => {
  const { app, deps, open } = await keptSite();
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
  const answers = await Promise.all(Array.from({ length: 8 }, () => open("/search?make=Kia")));
  expect(read).toBe(2 * once);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const gone = await Promise.all(Array.from({ length: 4 }, () => app.request("/search?make=Kia&page=9")));
  expect(gone.map(({ status, headers }) => [status, headers.get("Location")])).toEqual(
    Array.from({ length: 4 }, () => [302, "/search?make=Kia"]),
  );
});

test("the front door still asks for the language first", async () => {
  const { open } = await keptSite();
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

test("POST answers and HEAD requests leave nothing behind that is not a page", async () => {
  const { app, open, deps } = await keptSite();
  await app.form("/newsletter", { email: "a@example.com" });
  await app.form("/search", {});
  expect(deps.pages.bytes).toBe(0);
  const head = await app.request("/search", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await open("/search")).text).toContain(OLD);
});

test("without room everything is rendered anew", async () => {
  const { open, deps, changeSecretly } = await keptSite();
  Object.assign(deps.pages, { maxBytes: 0 });
  await open("/search");
  await changeSecretly();
  const { text, headers } = await open(`/sellers/none`);
  expect([text.includes(OLD), headers.get("ETag")]).toEqual([false, null]);
  expect((await open("/search")).headers.get("ETag")).toBeNull();
});
