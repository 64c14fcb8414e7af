import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestUser, testApp } from "#src/testing/site/test-app.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { REMOVED_KEPT_MS, tidySearches } from "./actions.ts";
import { MAX_SAVED_SEARCHES } from "./schema.ts";
import { savedSearches, savedSearchMatches } from "./tables.ts";

const TOYOTAS = { kind: "car", query: "make=Toyota&maxPrice=17000", rhythm: "now", channels: ["mail"] };

async function market() {
  const app = testApp();
  const member = await app.signUp();
  const call = (method: string, path = "", body?: unknown, as: TestUser | undefined = member) =>
    app.json(method, `/api/saved-searches${path}`, body, as ? { as } : {});
  return { app, member, call };
}

test("a search is saved, counted, changed and deleted", async () => {
  const { app, member, call } = await market();
  await plantCar(app, await app.signUp());
  const saved = await call("POST", "", { ...TOYOTAS, name: " Family \u202ecar " });
  expect(saved.status).toBe(201);
  const { id } = saved.body;
  expect(saved.body).toEqual({
    ...TOYOTAS,
    id,
    name: "Family car",
    total: 1,
    newCount: 0,
    createdAt: app.clock.now(),
  });
  const patched = await call("PATCH", `/${id}`, { rhythm: "weekly", channels: ["push"], name: "Mine" });
  expect(patched.body).toMatchObject({ id, rhythm: "weekly", channels: ["push"], name: "Mine" });
  expect((await call("GET")).body).toEqual([patched.body]);
  const other = await app.signUp();
  expect((await call("GET", "", undefined, other)).body).toEqual([]);
  for (const [method, body] of [
    ["PATCH", {}],
    ["DELETE", undefined],
  ] as const)
    expect((await call(method, `/${id}`, body, other)).status).toBe(404);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  expect((await call("GET", "", undefined, member)).body).toEqual([]);
});

test("the query is stored in canonical form, without its page", async () => {
  const { call } = await market();
  const query = "?maxPrice=17k&make=toyota&make=all&page=3&pageSize=10&sort=newest&model=&photosOnly=false";
  const { body } = await call("POST", "", { ...TOYOTAS, query });
  expect(body.query).toBe("make=Toyota&maxPrice=17000");
});

/** Shared, because refused requests change nothing. */
const unchanged = market();

test.each([
  ["car", "minPrice=abc", "minPrice"],
  ["car", "make=Toyota&colour=red", "colour"],
  ["car", "fuelType=Steam", "fuelType"],
  ["car", "sort=cheapest", "sort"],
  ["car", "not.year=old", "not.year"],
  ["car", "photosOnly=perhaps", "photosOnly"],
  ["number-plate", "pattern=what", "pattern"],
  ["number-plate", "areaCode=1000", "areaCode"],
  ["number-plate", "not.pattern=10-*", "not.pattern"],
  ["number-plate", "not.pattern=10ـ1", "not.pattern"],
  ["number-plate", "not.pattern=*1*%26*2*", "not.pattern"],
  ["number-plate", "make=Toyota", "make"],
])("of %s, %p is refused", async (kind, query, field) => {
  const { call } = await unchanged;
  const { status, body } = await call("POST", "", { ...TOYOTAS, kind, query });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test.each([
  ["car", "q=zebra+2018&plain=zebra&plain=2018&sort=newest"],
  ["car", "country=Korean&generation=BMW+E36&not.year=2014-2016&not.year=2019"],
  ["car", "not.make=Kia&minYear=2015&verifiedOnly=true&sort=price-asc"],
  ["number-plate", "pattern=10-1%3F3&tags=mirror&digitCount=4&endsWith=00"],
  ["number-plate", "not.tags=mirror&not.location=Amman&not.pattern=*7*,*4&not.areaCode=10&not.digitCount=3"],
  ["number-plate", ""],
])("of %s, %p is saved as it is", async (kind, query) => {
  const { call } = await market();
  const { status, body } = await call("POST", "", { ...TOYOTAS, kind, query });
  expect([status, new URLSearchParams(body.query).toString()]).toEqual([201, body.query]);
  expect([...new URLSearchParams(body.query)].sort()).toEqual([...new URLSearchParams(query)].sort());
});

test("invalid input is refused with its field", async () => {
  const { call } = await unchanged;
  for (const [name, bad] of Object.entries({
    kind: "boat",
    query: 5,
    rhythm: "hourly",
    channels: ["pigeon"],
    name: {},
  })) {
    const { status, body } = await call("POST", "", { ...TOYOTAS, [name]: bad });
    expect([name, status, Object.keys(body.fields)[0]?.startsWith(name)]).toEqual([name, 400, true]);
  }
});

test("the 51st search is refused; deleting one makes room, and it can be restored only if there is room", async () => {
  const { app, member, call } = await market();
  const ids: string[] = [(await call("POST", "", TOYOTAS)).body.id];
  await app.deps.db.withTx(async (tx) => {
    const [row] = (await tx.select().from(savedSearches)) as [typeof savedSearches.$inferSelect];
    const others = Array.from({ length: MAX_SAVED_SEARCHES - 1 }, (_, i) => ({
      ...row,
      query: `maxPrice=${i + 1}`,
      id: newId(),
      stopToken: newId(),
    }));
    await tx.insert(savedSearches).values(others);
  });
  const refused = await call("POST", "", TOYOTAS);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "You have 50 saved searches, which is the limit. Delete one to save another.",
  ]);
  await app.form(`/saved-searches/${ids[0]}/delete`, {}, { as: member });
  expect((await call("POST", "", TOYOTAS)).status).toBe(201);
  expect((await app.form(`/saved-searches/${ids[0]}/restore`, {}, { as: member })).status).toBe(409);
});

test.each(["en", "ar"] as const)("a search that is saved already is refused: %s", async (language) => {
  const { app, member, call } = await market();
  const message = messagesOf[language].savedSearchSame("Mine");
  const { body } = await call("POST", "", { ...TOYOTAS, name: "Mine" });
  const words = { ...TOYOTAS, query: "q=toyota&maxPrice=17k", name: "Again", rhythm: "weekly" };
  const headers = { "Accept-Language": language };
  const sent = await app.json("POST", "/api/saved-searches", words, { as: member, headers });
  expect([sent.status, sent.body]).toEqual([409, { error: message, code: "savedSearchSame" }]);
  const path = `${language === "ar" ? "/ar" : ""}/saved-searches/new`;
  const form = await app.form(path, { kind: "car", query: words.query, name: "Again" }, { as: member });
  expect(form.status).toBe(409);
  const html = await form.text();
  expect(html).toContain(message);
  expect(html).toContain('value="Again"');
  expect((await call("GET")).body).toHaveLength(1);

  const other = await app.signUp();
  expect((await call("POST", "", TOYOTAS, other)).status).toBe(201);
  expect((await call("POST", "", { ...TOYOTAS, query: "make=Toyota" })).status).toBe(201);
  expect((await call("POST", "", { kind: "number-plate", query: "" })).status).toBe(201);
  expect((await call("POST", "", { kind: "car", query: "" })).status).toBe(201);
  await call("DELETE", `/${body.id}`);
  expect((await call("POST", "", TOYOTAS)).status).toBe(201);
  const undo = await app.form(`/saved-searches/${body.id}/restore`, {}, { as: member });
  expect(undo.status).toBe(409);
});

test("a person saves at most a hundred searches an hour, deleted ones and the form's included", async () => {
  const { app, member, call } = await market();
  for (let i = 0; i < 100; i++) {
    const { status, body } = await call("POST", "", TOYOTAS);
    expect(status).toBe(201);
    await call("DELETE", `/${body.id}`);
  }
  const refused = await call("POST", "", TOYOTAS);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
  const form = await app.form(
    "/saved-searches/new",
    { kind: "car", query: TOYOTAS.query, name: "" },
    { as: member },
  );
  expect(form.status).toBe(429);
  app.clock.advance(HOUR_MS);
  expect((await call("POST", "", TOYOTAS)).status).toBe(201);
});

test("a name is proposed from words and filters, in the reader's language", async () => {
  const { app, member } = await market();
  const page = async (path: string) => (await app.request(path, {}, { as: member })).text();
  const query = "?kind=car&query=make%3DToyota%26maxPrice%3D17000";
  expect(await page(`/saved-searches/new${query}`)).toContain('value="Toyota, up to 17,000 JD"');
  expect(await page(`/ar/saved-searches/new${query}`)).toContain('value="تويوتا، ');
});

test("a long name is cut between words, and never inside a character", async () => {
  const { call } = await market();
  let year = 2000;
  const nameFor = async (given: object) =>
    (await call("POST", "", { ...TOYOTAS, query: `year=${year++}`, ...given })).body.name;
  expect(await nameFor({ name: "word ".repeat(30) })).toBe(`${"word ".repeat(14)}word…`);
  expect(await nameFor({ name: `a${"🚗".repeat(60)}` })).toBe(`a${"🚗".repeat(39)}…`);
  expect(await nameFor({ name: "🚗".repeat(60) })).toBe(`${"🚗".repeat(39)}…`);
  expect(await nameFor({ query: `q=${"x".repeat(90)}` })).toBe(`“${"x".repeat(78)}…`);
});

test("a guest signs in first and returns to the search", async () => {
  const { app } = await market();
  const answer = await app.request("/ar/saved-searches/new?kind=car&query=make%3DToyota");
  const next = encodeURIComponent("/ar/saved-searches/new?kind=car&query=make%3DToyota");
  expect(answer.headers.get("Location")).toBe(`/ar/login?next=${next}`);
});

test("saving, changing, deleting and undoing work without scripts", async () => {
  const { app, member, call } = await market();
  const post = (path: string, fields = {}) => app.form(`/saved-searches${path}`, fields, { as: member });
  const form = { kind: "car", query: "make=Toyota", name: "Mine", rhythm: "daily", channels: "mail" };
  const saved = await post("/new", form);
  const [{ id }] = (await call("GET")).body;
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `/saved-searches#${id}`]);
  await post(`/${id}`, { rhythm: "weekly" });
  await post(`/${id}`, { with: "push" });
  await post(`/${id}`, { without: "mail" });
  expect((await call("GET")).body).toMatchObject([{ rhythm: "weekly", channels: ["push"], name: "Mine" }]);
  await post(`/${id}/edit`, { name: "Yours", rhythm: "never" });
  expect((await call("GET")).body).toMatchObject([{ rhythm: "never", channels: [], name: "Yours" }]);
  const refused = await post(`/${id}/edit`, { name: "My next car", rhythm: "hourly" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="My next car"');
  const deleted = await post(`/${id}/delete`);
  const list = deleted.headers.get("Location") ?? "";
  expect(await (await app.request(list, {}, { as: member })).text()).toContain(
    `/saved-searches/${id}/restore`,
  );
  expect(await (await app.request(list, {}, { as: await app.signUp() })).text()).not.toContain("/restore");
  app.clock.advance(REMOVED_KEPT_MS - 1);
  await tidySearches(app.deps);
  expect((await post(`/${id}/restore`)).status).toBe(303);
  expect((await call("GET")).body).toMatchObject([{ id }]);
  await post(`/${id}/delete`);
  app.clock.advance(REMOVED_KEPT_MS);
  await tidySearches(app.deps);
  expect((await post(`/${id}/restore`)).status).toBe(404);
});

test("a refused form keeps its input", async () => {
  const { app, member } = await market();
  const form = { kind: "car", query: "make=Toyota", name: "My typed name", rhythm: "hourly" };
  const answer = await app.form("/saved-searches/new", form, { as: member });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('value="My typed name"');
});

test("the form over the results has the page's fields, and tells whether emails can be sent", async () => {
  const { app, member } = await market();
  const open = (path: string, as?: TestUser) =>
    app.request(`/saved-searches/${path}?kind=car&query=make%3DToyota`, {}, { as });
  const fields = (html: string) => html.match(/ name="(?:kind|query|name|rhythm|channels)"[^>]*>/g)?.join("");
  const [page, sheet] = [
    await (await open("new", member)).text(),
    await (await open("sheet", member)).text(),
  ];
  expect(sheet).toStartWith("<dialog");
  const unconfirmed = renderToString(messagesOf.en.savedSearchesUnconfirmed(member.email));
  expect(sheet).toContain(unconfirmed);
  expect(page).toContain(unconfirmed);
  expect(fields(sheet)).toContain('value="make=Toyota"');
  expect(fields(page)).toBe(fields(sheet));
  expect((await open("sheet")).status).toBe(302);
  expect(
    (await app.request("/saved-searches/sheet?kind=car&query=minPrice%3Dabc", {}, { as: member })).status,
  ).toBe(400);
});

test("a saved search offers notifications to people with a device, and to others only while they are on", async () => {
  const { app, member, call } = await market();
  const { id } = (await call("POST", "", TOYOTAS)).body;
  const offersPush = async () =>
    (await (await app.request("/saved-searches", {}, { as: member })).text()).includes('value="push"');
  expect(await offersPush()).toBe(false);
  await call("PATCH", `/${id}`, { channels: ["push"] });
  expect(await offersPush()).toBe(true);
  await call("PATCH", `/${id}`, { channels: ["mail"] });
  expect(await offersPush()).toBe(false);
  await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as: member });
  expect(await offersPush()).toBe(true);
});

test("pages tell which part of a query is wrong", async () => {
  const { app, member } = await market();
  const query = "make=Toyota&minPrice=abc";
  const posted = await app.form("/saved-searches/new", { kind: "car", query }, { as: member });
  const opened = await app.request(
    `/saved-searches/new?${new URLSearchParams({ kind: "car", query })}`,
    {},
    { as: member },
  );
  for (const answer of [posted, opened]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Unknown or invalid: minPrice");
  }
});

test("opening a search marks new listings once", async () => {
  const { app, member, call } = await market();
  const { id } = (await call("POST", "", TOYOTAS)).body;
  app.clock.advance(HOUR_MS);
  const car = await plantCar(app, await app.signUp());
  const foundAt = app.clock.now();
  await app.deps.db.withTx((tx) =>
    tx
      .insert(savedSearchMatches)
      .values({ searchId: id, listingId: car, foundAt })
      .then(() => undefined),
  );
  expect((await call("GET")).body).toMatchObject([{ newCount: 1 }]);
  const open = async () =>
    (await app.request(`/saved-searches/${id}`, {}, { as: member })).headers.get("Location");
  const address = (await open()) ?? "";
  expect(address).toMatch(/^\/search\?make=Toyota&maxPrice=17000&new=[\w-]{22}$/);
  const answer = await app.request(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("New for you");
  expect(await open()).toBe("/search?make=Toyota&maxPrice=17000");
  expect((await call("GET")).body).toMatchObject([{ newCount: 0 }]);
});

test("an emailed link stops only its search, without signing in, and only on button press", async () => {
  const { app, call } = await market();
  const { id } = (await call("POST", "", { ...TOYOTAS, name: "Mine & yours" })).body;
  await call("POST", "", { ...TOYOTAS, query: "make=Kia" });
  const [row] = (await app.deps.db.read.select().from(savedSearches)).filter((each) => each.id === id);
  const path = `/saved-searches/stop?token=${row?.stopToken}`;
  const rhythms = async () => (await call("GET")).body.map((each: { rhythm: string }) => each.rhythm).sort();
  expect(await (await app.request(path)).text()).toContain("Mine &amp; yours");
  expect(await rhythms()).toEqual(["now", "now"]);
  const body = "List-Unsubscribe=One-Click";
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await app.app.request(path, { method: "POST", body, headers });
  expect([answer.status, (await answer.text()).includes("Alerts stopped")]).toEqual([200, true]);
  expect(await rhythms()).toEqual(["never", "now"]);
  expect((await app.app.request("/saved-searches/stop?token=x", { method: "POST" })).status).toBe(410);
});
