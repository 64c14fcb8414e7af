import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { addFavorite } from "#src/features/favorites/actions.ts";
import { markSold } from "#src/features/listings/actions.ts";
import { setUserActive } from "#src/features/listings/actions/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { changeSetting } from "#src/features/site/actions.ts";
import { MINUTE_MS } from "#src/http/rate-limit.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { plantPlate } from "#src/testing/plant-plate.ts";
import { testApp } from "#src/testing/test-app.ts";

const OLD = "Camry of the first edition";
const NEW = "Camry of the second edition";

/** A site with a car whose title can be changed where no revision tells of it: who sees the old one sees a kept page. */
async function site(options: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(options);
  const seller = await app.signUp({ name: "Omar Haddad" });
  const car = await plantCar(app, seller, { title: OLD });
  const plate = await plantPlate(app, seller);
  const open = async (path: string, call: Parameters<typeof app.request>[2] = {}) => {
    const response = await app.request(path, {}, call);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const changeSecretly = () =>
    app.deps.db.withTx(async (tx) => {
      await tx.update(listings).set({ title: NEW }).where(eq(listings.id, car));
    });
  const pages = ["/", "/search", "/ar/search", `/cars/${car}`, `/sellers/${seller.id}`];
  return { ...app, app, seller, car, plate, open, changeSecretly, pages };
}

test("guests are shown what was rendered a moment ago, each address and language its own", async () => {
  const { open, changeSecretly, pages, car } = await site();
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
  const { open, seller, car, plate, deps } = await site();
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
  const { open, changeSecretly, clock } = await site();
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
  const { app, open } = await site();
  const { text } = await open("/search");
  for (const encoding of ["br", "gzip"]) {
    const response = await app.request("/search", {}, { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    const bytes = await response.bytes();
    const unpack = encoding === "br" ? "brotliDecompressSync" : "gunzipSync";
    expect((await import("node:zlib"))[unpack](bytes).toString()).toBe(text);
  }
});

test("it is rendered anew once it is a minute old", async () => {
  const { open, changeSecretly, clock, pages } = await site();
  for (const path of pages) await open(path);
  await changeSecretly();
  clock.advance(MINUTE_MS - 1);
  const kept = new Map<string, string>();
  for (const path of pages) kept.set(path, (await open(path)).text);
  for (const [path, text] of kept) expect([path, text.includes(OLD)]).toEqual([path, true]);
  clock.advance(1);
  // By then the title is another, or the ages are.
  for (const [path, text] of kept) expect([path, (await open(path)).text === text]).toEqual([path, false]);
});

test("a listing that is sold, changed or added is seen at the next request", async () => {
  const { open, app, seller, car, deps, pages } = await site();
  for (const path of pages) await open(path);
  await plantCar(app, seller, { title: "The added one" });
  for (const path of ["/search", `/sellers/${seller.id}`, `/cars/${car}`])
    expect([path, (await open(path)).text.includes("The added one")]).toEqual([path, true]);
  await markSold(deps, seller, car);
  expect((await open("/search")).text).not.toContain(OLD);
  expect((await open(`/cars/${car}`)).text).toContain("Sold");
});

test("what expires is gone from results at that moment", async () => {
  const { open, app, seller, clock } = await site();
  await plantCar(app, seller, { title: "The old one", expiresAt: clock.now() + 1000 });
  expect((await open("/search")).text).toContain("The old one");
  clock.advance(1000);
  expect((await open("/search")).text).not.toContain("The old one");
});

test("a seller's new name or suspension is seen at the next request", async () => {
  const { open, seller, car, deps, clock } = await site();
  const paths = [`/cars/${car}`, `/sellers/${seller.id}`];
  for (const path of paths) expect((await open(path)).text).toContain("Omar Haddad");
  await deps.db.withTx(async (tx) => {
    await tx.update(users).set({ name: "Omar the Second" }).where(eq(users.id, seller.id));
  });
  for (const path of paths) expect((await open(path)).text).toContain("Omar the Second");
  await deps.db.withTx((tx) => setUserActive(tx, seller.id, false, clock.now()));
  for (const path of paths) expect((await open(path)).status).not.toBe(200);
});

test("what admins announce, praise and feature is seen at the next request, in its language", async () => {
  const { open, app, deps } = await site();
  const admin = await app.signUp({ role: "admin" });
  for (const path of ["/", "/ar", "/help"]) await open(path);
  await changeSetting(deps, admin, "announcement", { en: "Closed on Friday", ar: "مغلق الجمعة" });
  for (const path of ["/", "/help"]) expect((await open(path)).text).toContain("Closed on Friday");
  expect((await open("/ar")).text).toContain("مغلق الجمعة");
  expect((await open("/")).text).toContain("Rania Haddad");
  await changeSetting(deps, admin, "testimonials", []);
  expect((await open("/")).text).not.toContain("Rania Haddad");
});

test("a view of a kept page counts, once a visitor, also when nothing is sent", async () => {
  const { open, car, deps } = await site();
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
  const { app, deps, open } = await site();
  let read = 0;
  const { of } = deps.catalogs;
  deps.catalogs.of = ((declaration: Parameters<typeof of>[0]) => {
    const catalog = of(declaration);
    const { search } = catalog;
    return Object.assign(Object.create(catalog), {
      search: (...given: Parameters<typeof search>) => (read++, search.apply(catalog, given)),
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

test("nothing of a member is kept, and a member is shown nothing that was", async () => {
  const { open, app, seller, deps, car, pages, changeSecretly } = await site();
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
  await changeSecretly();
  const tag = (await open("/search")).headers.get("ETag") ?? "";
  const asMember = await open("/search", { as: seller, headers: { "If-None-Match": tag } });
  expect(asMember.status).toBe(200);
  expect(asMember.text).toContain("data-signed-in");
  // A session that has ended is no guest either.
  const stranger = { ...(await app.signUp()), cookie: "sid=ended" };
  expect((await open("/search", { as: stranger })).headers.get("ETag")).toBeNull();
});

test("a sentence for one visitor is that visitor's", async () => {
  const { open, deps } = await site();
  const told = { headers: { Cookie: "flash=newsletterAsked" } };
  for (const path of ["/", "/search"]) {
    const { text, headers } = await open(path, told);
    expect(text).toContain('role="status"');
    expect(headers.get("Set-Cookie")).toContain("flash=;");
    expect(deps.pages.bytes).toBe(0);
  }
  const { text } = await open("/search");
  expect(text).not.toContain('role="status"');
  expect((await open("/search", told)).text).toContain('role="status"');
});

test("every look and every host has its own page", async () => {
  const { open } = await site();
  const look = async (Cookie: string) =>
    (await open("/search", { headers: { Cookie } })).text.match(/data-theme="\w+"/)?.[0];
  for (let i = 0; i < 2; i++) {
    expect(await look("theme=dark")).toBe('data-theme="dark"');
    expect(await look("theme=light")).toBe('data-theme="light"');
    expect(await look("theme=nonsense; other=1; language=ar")).toBeUndefined();
  }
  const forged = await open("http://evil.example/search");
  expect(forged.text).toContain("http://evil.example/search");
  expect((await open("/search")).text).not.toContain("evil.example");
});

test("the front door still asks for the language first", async () => {
  const { open } = await site();
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

test("behind the beta gate nobody is shown what was rendered for those inside", async () => {
  const { open, form, deps } = await site({ config: { BETA_PASSWORD: "open sesame" } });
  const closed = await open("/search");
  expect([closed.status, closed.text.includes(OLD)]).toEqual([401, false]);
  expect(deps.pages.bytes).toBe(0);
  const opened = await form("/gate", { password: "open sesame" });
  const cookie = opened.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  for (let i = 0; i < 2; i++)
    expect((await open("/search", { headers: { Cookie: cookie } })).text).toContain(OLD);
  const tag = (await open("/search", { headers: { Cookie: cookie } })).headers.get("ETag") ?? "";
  expect(tag).not.toBe("");
  const still = await open("/search", { headers: { "If-None-Match": tag } });
  expect([still.status, still.text.includes(OLD)]).toEqual([401, false]);
});

test("POST answers and HEAD requests leave nothing behind that is not a page", async () => {
  const { app, open, deps } = await site();
  await app.form("/newsletter", { email: "a@example.com" });
  await app.form("/search", {});
  expect(deps.pages.bytes).toBe(0);
  const head = await app.request("/search", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await open("/search")).text).toContain(OLD);
});

test("without room everything is rendered anew", async () => {
  const { open, deps, changeSecretly } = await site();
  Object.assign(deps.pages, { maxBytes: 0 });
  await open("/search");
  await changeSecretly();
  const { text, headers } = await open(`/sellers/none`);
  expect([text.includes(OLD), headers.get("ETag")]).toEqual([false, null]);
  expect((await open("/search")).headers.get("ETag")).toBeNull();
});
