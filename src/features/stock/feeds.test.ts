import { expect, test } from "bun:test";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { createLog } from "#src/runtime/log.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { postCar, typedCar } from "#src/testing/listings/typed-car.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { type TestApp, type TestUser, testApp } from "#src/testing/site/test-app.ts";
import { userActs } from "#src/testing/site/two-step-site.ts";
import { watchQueries } from "#src/testing/site/watch-queries.ts";
import { parseSheet } from "./sheet.ts";
import { stockFeeds } from "./tables.ts";

const ORIGIN = "http://cars.example";
const config = { PUBLIC_ORIGIN: ORIGIN };

async function showroom(more: Parameters<typeof testApp>[0] = {}) {
  const app = testApp({ config, ...more });
  return { app, ...(await staffedDealer(app, { slug: "citadel-view" })) };
}

const make = async (app: TestApp, as: TestUser, kind: string, whose = "dealer") =>
  app.json("POST", `/api/${whose}/feeds`, { kind }, { as });
const urlOf = async (...given: Parameters<typeof make>) => {
  const { body } = await make(...given);
  return String(body.url).replace(ORIGIN, "");
};
const put = (app: TestApp, as: TestUser, stockId: string, fields: object = {}) =>
  app.json("PUT", `/api/dealer/stock/${stockId}`, { ...typedCar, ...fields }, { as });

async function photo(app: TestApp, as: TestUser, width = 64): Promise<string> {
  const body = new FormData();
  body.append("files", new File([await plainPhoto(width, 48)], "a.jpg", { type: "image/jpeg" }));
  return (await (await app.request("/api/photos", { method: "POST", body }, { as })).json()).photos[0].url;
}

const textOf = async (app: TestApp, path: string) => (await app.request(path)).text();
const recordsOf = async (app: TestApp, path: string, delimiter = ","): Promise<Record<string, string>[]> =>
  parse(await textOf(app, path), { bom: true, columns: true, delimiter });

test("a feed has a secret address, is listed with it, and revoked", async () => {
  const { app, owner, manager } = await showroom();
  const { status, body } = await make(app, manager, "meta");
  expect([status, Object.keys(body).sort(), body.kind]).toEqual([201, ["id", "kind", "url"], "meta"]);
  expect(body.url).toMatch(/^http:\/\/cars\.example\/feeds\/[\w-]{43}\/meta\.csv$/);
  const list = async () => (await app.json("GET", "/api/dealer/feeds", undefined, { as: owner })).body.feeds;
  const path = body.url.replace(ORIGIN, "");
  expect(await list()).toEqual([{ ...body, createdAt: app.clock.now(), lastReadAt: null }]);
  app.clock.advance(1000);
  expect((await app.request(path)).status).toBe(200);
  expect((await list())[0].lastReadAt).toBe(app.clock.now());
  const revoke = () => app.json("DELETE", `/api/dealer/feeds/${body.id}`, undefined, { as: owner });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404]);
  expect([(await app.request(path)).status, await list()]).toEqual([404, []]);
  expect(await userActs(app)).toEqual(["feed.revoke", "feed.make"]);
});

test("each kind has its files, and no others", async () => {
  const { app, manager } = await showroom();
  const files = {
    stock: ["stock.csv", "stock.xlsx"],
    meta: ["meta.csv"],
    google: ["google.tsv"],
    xml: ["cars.xml"],
  };
  const all = Object.values(files).flat();
  for (const [kind, own] of Object.entries(files)) {
    const url = await urlOf(app, manager, kind);
    expect(url.endsWith(`/${own[0]}`)).toBe(true);
    const statuses = all.map(async (name) => (await app.request(url.replace(/[^/]+$/, name))).status);
    expect(await Promise.all(statuses)).toEqual(all.map((name) => (own.includes(name) ? 200 : 404)));
  }
  expect((await make(app, manager, "atom")).body.fields).toHaveProperty("kind");
  expect((await app.request(`/feeds/${"x".repeat(43)}/meta.csv`)).status).toBe(404);
});

test("salespeople, strangers, other dealers and tokens get nowhere", async () => {
  const { app, manager, sales } = await showroom();
  const { body } = await make(app, manager, "meta");
  const other = await staffedDealer(app);
  const stranger = await app.signUp();
  for (const [as, code] of [
    [sales, "dealerManagersOnly"],
    [stranger, "dealerNone"],
  ] as const)
    for (const [method, path, sent] of [
      ["GET", "", undefined],
      ["POST", "", { kind: "meta" }],
      ["DELETE", `/${body.id}`, undefined],
    ] as const) {
      const answer = await app.json(method, `/api/dealer/feeds${path}`, sent, { as });
      expect([answer.status, answer.body.code]).toEqual([403, code]);
    }
  const asOther = { as: other.owner };
  expect((await app.json("GET", "/api/dealer/feeds", undefined, asOther)).body).toEqual({ feeds: [] });
  expect((await app.json("DELETE", `/api/dealer/feeds/${body.id}`, undefined, asOther)).status).toBe(404);
  expect((await make(app, manager, "meta", "admin")).status).toBe(403);
  const headers = bearer(await plantToken(app, manager, ["stock:write", "listings:read"]));
  expect((await app.json("GET", "/api/dealer/feeds", undefined, { headers })).status).toBe(403);
});

test("a dealer has twenty feeds, and others have their own", async () => {
  const { app, manager } = await showroom();
  const answers = await Promise.all(Array.from({ length: 21 }, () => make(app, manager, "xml")));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 201)?.body.code).toBe("feedsTooMany");
  const admin = await app.signUp({ role: "admin" });
  expect((await make(app, admin, "xml", "admin")).status).toBe(201);
});

test("a feed is not for search engines, and a suspended dealer has none", async () => {
  const { app, dealerId, manager } = await showroom();
  const url = await urlOf(app, manager, "xml");
  const { headers } = await app.request(url);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  await app.deps.db.withTx((tx) =>
    tx.update(dealers).set({ isActive: false }).where(eq(dealers.id, dealerId)),
  );
  expect((await app.request(url)).status).toBe(404);
});

test("before the site opens, whoever has the address reads the feed", async () => {
  const { app, manager } = await showroom();
  const url = await urlOf(app, manager, "xml");
  app.deps.config.BETA_PASSWORD = "sesame";
  expect((await app.request(url)).status).toBe(200);
});

test("an unchanged file is answered with 304", async () => {
  const { app, manager } = await showroom();
  await put(app, manager, "1");
  for (const kind of ["stock", "xml"]) {
    const url = await urlOf(app, manager, kind);
    for (const path of kind === "stock" ? [url, url.replace(".csv", ".xlsx")] : [url]) {
      const etag = (await app.request(path)).headers.get("ETag") ?? "";
      const again = async () => {
        const answer = await app.request(path, {}, { headers: { "If-None-Match": etag } });
        return [answer.status, (await answer.text()).length > 0];
      };
      expect(await again()).toEqual([304, false]);
      app.clock.advance(1000);
      await put(app, manager, "1", { price: 9000 + (app.clock.now() % 1000) + path.length });
      expect(await again()).toEqual([200, true]);
    }
  }
});

test("a feed is read 120 times an hour", async () => {
  const { app, manager } = await showroom();
  const [url, other] = [await urlOf(app, manager, "xml"), await urlOf(app, manager, "xml")];
  const read = async (path: string, i = 0) => {
    const answer = await app.request(path, {}, { address: `198.51.100.${i}` });
    return [answer.status, answer.headers.get("Retry-After")];
  };
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let i = 0; i < 120; i++) expect((await read(url, i))[0]).toBe(200);
  expect(await read(url)).toEqual([429, "3600"]);
  expect((await read(other))[0]).toBe(200);
  app.clock.advance(HOUR_MS);
  expect((await read(url))[0]).toBe(200);
});

test("no log has the secret of a feed", async () => {
  const lines: string[] = [];
  const { app, manager } = await showroom({
    config: { ...config, ACCESS_LOG: true },
    log: createLog("debug", (line) => void lines.push(line)),
  });
  const url = await urlOf(app, manager, "meta");
  const [, token = ""] = /feeds\/([^/]+)/.exec(url) ?? [];
  const metrics = (headers = {}) => app.request("/metrics", {}, { headers });
  await app.request(url);
  await app.request(url.replace("meta.csv", "stock.csv"));
  await app.request(`/feeds/${token}/unknown`);
  await app.request(`${url}?a=${"x".repeat(9000)}`, { method: "POST" });
  app.deps.db.read.select = () => {
    throw new Error("the disk is gone");
  };
  expect((await app.request(url)).status).toBe(500);
  const logged = lines.join("\n") + (await (await metrics()).text());
  expect(logged).toContain("/feeds/:token/meta.csv");
  expect(logged).toContain("the disk is gone");
  expect(logged).not.toContain(token);
});

test("only a hash and the sealed text of the secret are stored", async () => {
  const { app, manager } = await showroom();
  const url = await urlOf(app, manager, "meta");
  const [, token = ""] = /feeds\/([^/]+)/.exec(url) ?? [];
  const [row] = await app.deps.db.read.select().from(stockFeeds);
  expect([row?.token, row?.tokenHash.includes(token)]).toEqual([token, false]);
});

testOnSqlite("the rows of a feed are one query, beside that for the secret", async () => {
  const { app, manager } = await showroom();
  for (const stockId of ["1", "2", "3"]) await put(app, manager, stockId);
  for (const kind of ["stock", "meta", "google", "xml"]) {
    const url = await urlOf(app, manager, kind);
    const { run } = await watchQueries(app)(() => textOf(app, url));
    const selects = run.filter((text) => /^select/i.test(text) && /"(listings|stock_feeds)"/.test(text));
    expect(selects).toHaveLength(2);
  }
});

test("Meta's feed has the cars with photos: on sale, reserved, and for 90 days sold", async () => {
  const { app, manager, sales } = await showroom();
  const images = [await photo(app, manager), await photo(app, manager, 70)];
  await put(app, manager, "A-1", {
    images,
    fuelType: "Hybrid",
    hybridType: "plug-in",
    bodyCondition: "accident",
  });
  await put(app, manager, "A-2", { images, status: "reserved", bodyType: "Pickup", price: "8500.50" });
  await put(app, manager, "A-3", { images, status: "sold" });
  await put(app, manager, "A-4", { images, status: "withdrawn" });
  await put(app, manager, "A-5");
  const { body: unnumbered } = await postCar(app, sales, { images: [await photo(app, sales, 80)] });
  const url = await urlOf(app, manager, "meta");
  const records = await recordsOf(app, url);
  expect(records.map((one) => [one["vehicle_id"], one["availability"]])).toEqual([
    ["A-1", "AVAILABLE"],
    ["A-2", "PENDING"],
    ["A-3", "NOT_AVAILABLE"],
    [String(unnumbered.number), "AVAILABLE"],
  ]);
  const [first, second] = records;
  expect(first).toMatchObject({
    title: typedCar.title,
    description: typedCar.description,
    make: "Toyota",
    model: "Camry",
    year: "2019",
    "mileage.value": "84000",
    "mileage.unit": "KM",
    transmission: "AUTOMATIC",
    fuel_type: "PLUGIN_HYBRID",
    body_style: "SEDAN",
    condition: "FAIR",
    price: "16500 JOD",
    address: '{"addr1":"Amman","city":"Amman","region":"Amman","country":"JO"}',
    exterior_color: "White",
    date_first_on_lot: "2026-06-15",
    state_of_vehicle: "USED",
    "image[0].url": ORIGIN + images[0],
    "image[1].url": ORIGIN + images[1],
    "image[2].url": "",
  });
  expect(first?.["url"]).toMatch(/^http:\/\/cars\.example\/cars\/\d+-toyota-camry/);
  expect(second).toMatchObject({ price: "8500.5 JOD", body_style: "PICKUP", condition: "NONE" });
  app.clock.advance(90 * DAY_MS + 1);
  expect(await recordsOf(app, url)).toEqual([]);
});

test("Meta's texts have no phone number and no link, and are never empty", async () => {
  const { app, manager } = await showroom();
  const images = [await photo(app, manager)];
  await put(app, manager, "1", { images, description: "Call 0791234567 or see www.cars.jo" });
  await put(app, manager, "2", {
    images,
    title: "0791234567",
    description: "0791234567 https://cars.jo/more",
  });
  const records = await recordsOf(app, await urlOf(app, manager, "meta"));
  expect(records.map(({ title, description }) => [title, description])).toEqual([
    [typedCar.title, "Call or see"],
    ["Toyota Camry 2019", "Toyota Camry 2019"],
  ]);
});

test("Google's feed has the available cars with photos, and the dealer as the store", async () => {
  const { app, manager } = await showroom();
  const images = [await photo(app, manager), await photo(app, manager, 70), await photo(app, manager, 80)];
  await put(app, manager, "A-1", { images });
  await put(app, manager, "A-2", { images, status: "reserved" });
  await put(app, manager, "A-3", { images, status: "sold" });
  await put(app, manager, "A-4");
  const [record, ...others] = await recordsOf(app, await urlOf(app, manager, "google"), "\t");
  expect(others).toEqual([]);
  const [first, ...more] = images.map((image) => ORIGIN + image);
  expect(record).toMatchObject({
    id: "A-1",
    vin: "",
    store_code: "citadel-view",
    brand: "Toyota",
    model: "Camry",
    year: "2019",
    condition: "Used",
    mileage: "84000 km",
    color: "White",
    price: "16500 JOD",
    image_link: first,
    additional_image_link: more.join(","),
    google_product_category: "916",
  });
  expect(record?.["link_template"]).toBe(`${record?.["link"]}?store={store_code}`);
});

test("the XML has the cars on sale, with escaped texts and the first picture marked", async () => {
  const { app, manager } = await showroom();
  const images = [await photo(app, manager), await photo(app, manager, 70)];
  await put(app, manager, "A&1", { images, title: 'Camry <"best"> & more' });
  await put(app, manager, "A-2", { status: "reserved", engineSize: "2.5 L" });
  await put(app, manager, "A-3", { status: "sold" });
  const xml = await textOf(app, await urlOf(app, manager, "xml"));
  expect(xml).toStartWith('<?xml version="1.0" encoding="UTF-8"?>\n<ads>\n<ad><id>A&amp;1</id><url>http://');
  expect(xml).toContain("<title>Camry &lt;&quot;best&quot;&gt; &amp; more</title>");
  expect(xml).toContain(
    `<pictures><picture main="true">${ORIGIN}${images[0]}</picture><picture>${ORIGIN}${images[1]}</picture></pictures>`,
  );
  expect(xml).toContain("<price>16500</price><currency>JOD</currency>");
  expect(xml.match(/<id>[^<]+/g)).toEqual(["<id>A&amp;1", "<id>A-2"]);
  expect(xml).toEndWith("</ad>\n</ads>\n");
});

test("the stock as CSV and XLSX has every car with a stock number, in the columns of the API", async () => {
  const { app, manager, sales } = await showroom();
  const images = [await photo(app, manager), await photo(app, manager, 70)];
  await put(app, manager, "00123", { images, features: ["Sunroof", "Bluetooth"], price: 8500.5 });
  await put(app, sales, "2", { status: "reserved", title: "=1+1 is a Camry" });
  for (const status of ["sold", "withdrawn"]) await put(app, manager, status, { status });
  await postCar(app, manager);
  const url = await urlOf(app, manager, "stock");
  const records = await recordsOf(app, url);
  expect(records.map(({ stockId, status }) => [stockId, status])).toEqual([
    ["00123", "available"],
    ["2", "reserved"],
    ["sold", "sold"],
    ["withdrawn", "withdrawn"],
  ]);
  expect(records[0]).toMatchObject({
    price: "8500.5",
    mileage: "84000",
    features: "Sunroof|Bluetooth",
    images: images.map((image) => ORIGIN + image).join("|"),
    payment: "",
  });
  expect(records[1]?.["title"]).toBe("'=1+1 is a Camry");
  const [csv, xlsx] = await Promise.all(
    [url, url.replace(".csv", ".xlsx")].map(async (path) =>
      parseSheet(await (await app.request(path)).bytes(), {}),
    ),
  );
  expect(xlsx?.rows).toEqual(csv?.rows ?? []);
});

test("admins have feeds of the whole site, with the numbers of the listings", async () => {
  const { app, manager } = await showroom();
  const admin = await app.signUp({ role: "admin" });
  const images = [await photo(app, manager)];
  const { body: one } = await put(app, manager, "1", { images });
  const seller = await app.signUp();
  const { body: two } = await postCar(app, seller, { images: [await photo(app, seller, 70)] });
  for (const [kind, column, separator] of [
    ["stock", "stockId", ","],
    ["meta", "vehicle_id", ","],
    ["google", "id", "\t"],
  ] as const) {
    const records = await recordsOf(app, await urlOf(app, admin, kind, "admin"), separator);
    expect(records.map((record) => Number(record[column]))).toEqual([one.number, two.number]);
  }
  const { body } = await app.json("GET", "/api/admin/feeds", undefined, { as: admin });
  expect(body.feeds).toHaveLength(3);
  const path = `/api/admin/feeds/${body.feeds[0].id}`;
  expect((await app.json("DELETE", path, undefined, { as: admin })).status).toBe(204);
});

test("listings that are held or whose seller is suspended are in no public feed", async () => {
  const { app, manager } = await showroom();
  const { listings } = await import("#src/features/listings/tables.ts");
  const { body } = await put(app, manager, "1", { images: [await photo(app, manager)] });
  const urls = await Promise.all(["meta", "google", "xml"].map((kind) => urlOf(app, manager, kind)));
  const has = async () =>
    (await Promise.all(urls.map((url) => textOf(app, url)))).map((text) => text.includes("Toyota"));
  expect(await has()).toEqual([true, true, true]);
  for (const hidden of [{ hold: "review" }, { hold: null, sellerActive: false }] as const) {
    await app.deps.db.withTx((tx) => tx.update(listings).set(hidden).where(eq(listings.id, body.id)));
    expect(await has()).toEqual([false, false, false]);
  }
});
