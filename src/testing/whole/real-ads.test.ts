import { expect, test } from "bun:test";
import { cleanLine } from "#src/core/text.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { understandCars } from "#src/features/cars/lexicon/understand-car.ts";
import { haveRealAds, readRealAds } from "../listings/real-ads.ts";
import { testApp } from "../site/test-app.ts";

const COUNT = 500;
/** The fields that may be invalid in a real ad: a short title, a year before 1990, an unlisted make, no color. */
const EXPECTED = new Set(["title", "year", "make", "model", "color", "fuelType", "mileage"]);

test.skipIf(!haveRealAds)(
  `${COUNT} real ads are listed, found and shown (skipped without ../shared/data)`,
  async () => {
    const app = testApp({ now: Date.now(), config: { REVIEW_FIRST: "nobody" } });
    const seller = await app.signUp({ listingLimit: null });
    const listed: string[] = [];
    let refused = 0;
    for (const ad of await readRealAds(COUNT)) {
      const { status, body } = await app.json("POST", "/api/cars", ad, { as: seller });
      if (status === 201) listed.push(body.id);
      else {
        refused++;
        expect(status).toBe(400);
        expect(Object.keys(body.fields).filter((field) => !EXPECTED.has(field))).toEqual([]);
      }
    }
    expect(new Set(listed).size).toBeGreaterThan(COUNT * 0.8);
    console.log(`${new Set(listed).size} listed, ${refused} refused for a reason`);

    for (const path of ["/search", "/ar/search"])
      for (let page = 2; page <= Math.ceil(listed.length / 24); page += 5) {
        const response = await app.request(`${path}?page=${page}`, {}, { address: `192.0.2.${page}` });
        expect(response.status).toBe(200);
      }
    for (const id of listed.filter((_, i) => i % 10 === 0)) {
      const car = (await app.json("GET", `/api/cars/${id}`)).body;
      expect(cleanLine(car.title)).toBe(car.title);
      const asked = new URLSearchParams({ q: car.title, pageSize: "100" });
      // Some sellers choose a different model than they write: the title then finds its ad as text.
      for (const { words } of understandCars(readCarFilter(asked), Date.now()).understood)
        asked.append("plain", words);
      const found = await app.json("GET", `/api/cars?${asked}`);
      expect(found.body.map((hit: { id: string }) => hit.id)).toContain(id);
      for (const path of [`/cars/${id}`, `/ar/cars/${id}`])
        expect((await app.request(path, {}, { address: id })).status).toBe(200);
    }
    expect(app.logged).toEqual([]);
  },
  60_000,
);
