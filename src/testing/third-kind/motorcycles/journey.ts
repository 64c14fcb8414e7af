import { expect } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";

// Publishes a motorcycle and finds it wherever cars and plates can be found.
const app = testApp({ config: { PUBLIC_ORIGIN: "http://localhost" } });
app.deps.db.sqlite.writer.run(
  "CREATE TABLE motorcycles (listing_id TEXT PRIMARY KEY REFERENCES listings, make TEXT NOT NULL, engine_cc INTEGER)",
);
const seller = await app.signUp({ phone: "+962791234567" });
const buyer = await app.signUp();
const admin = await app.signUp({ role: "admin" });
const page = async (path: string, as = buyer) => (await app.request(path, {}, { as })).text();

const sent = {
  title: "Honda CB500, one owner",
  price: 2500,
  make: "Honda",
  engineCc: 471,
  location: "Amman",
  description: "Never fell over.",
};
const posted = await app.json("POST", "/api/motorcycles", sent, { as: seller });
expect(posted.status).toBe(201);
const { id, url } = posted.body;
expect(url).toBe("/motorcycles/100001-honda-cb500-one-owner");
expect(posted.body).toMatchObject(sent);
expect((await app.json("POST", "/api/motorcycles", { ...sent, engineCc: 3 }, { as: seller })).status).toBe(
  400,
);

const found = await app.json("GET", "/api/search/motorcycles?make=Honda&maxEngineCc=500");
expect(found.body).toMatchObject({ total: 1, items: [{ id, engineCc: 471 }] });
expect((await app.json("GET", "/api/motorcycles?minEngineCc=600")).body).toEqual([]);
expect((await app.json("GET", "/api/search/motorcycles?q=honda")).body.total).toBe(1);

for (const language of ["", "/ar"]) {
  expect(await page(`${language}/motorcycles`)).toContain(sent.title);
  expect(await page(language + url)).toContain("471");
  expect(await page(`${language}/motorcycles/${id}/edit`, seller)).toContain('name="engineCc"');
  expect(await page(`${language}/sellers/${seller.id}`)).toContain(sent.title);
  expect(await page(`${language}/viewed?ids=${id}`)).toContain(sent.title);
  expect(await page(`${language}/motorcycles/${id}/inquiry`)).toContain("Ask anything");
  expect(await page(`${language}/motorcycles/${id}/report`)).toContain(sent.title);
  expect(await page(`${language}/dashboard/mine`, seller)).toContain(sent.title);
  expect(await page(`${language}/dashboard/listings`, admin)).toContain(sent.title);
}
expect(await page("/sitemaps/listings/1.xml")).toContain(url);

const whatsapp = await app.request(`/motorcycles/${id}/whatsapp`);
expect(whatsapp.headers.get("Location")).toContain("wa.me");
await app.json("PUT", `/api/favorites/${id}`, undefined, { as: buyer });
expect((await app.json("GET", "/api/favorites", undefined, { as: buyer })).body.motorcycles).toHaveLength(1);
const asked = {
  buyerName: "B",
  buyerPhone: "0791234567",
  buyerEmail: "b@example.com",
  message: "Is it still there?",
};
expect((await app.json("POST", "/api/motorcycle-inquiries", { ...asked, motorcycleId: id })).status).toBe(
  201,
);

expect((await app.json("POST", `/api/motorcycles/${id}/sale`, undefined, { as: seller })).body.status).toBe(
  "sold",
);
await app.json("DELETE", `/api/motorcycles/${id}/sale`, undefined, { as: seller });
const changed = await app.json("PATCH", `/api/motorcycles/${id}`, { engineCc: 500 }, { as: seller });
expect(changed.body).toMatchObject({ ...sent, engineCc: 500 });
expect(
  (await app.json("GET", "/api/user/listings", undefined, { as: seller })).body.motorcycles,
).toHaveLength(1);
expect((await app.json("DELETE", `/api/motorcycles/${id}`, undefined, { as: seller })).status).toBe(204);
expect((await app.json("GET", `/api/motorcycles/${id}`)).status).toBe(410);
console.log("A motorcycle went everywhere");
