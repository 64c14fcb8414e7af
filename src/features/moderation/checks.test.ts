import { expect, test } from "bun:test";
import { dialect } from "#src/config.ts";
import { count, eq } from "drizzle-orm";
import { siteSettings } from "#src/features/site/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { haveRealAds } from "#src/testing/listings/real-ads.ts";
import { realMarket } from "#src/testing/listings/real-market.ts";
import { type TestApp, type TestUser, testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { checkListing } from "./actions/checks.ts";
import { type Rule, RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { flags } from "#src/features/listings/tables.ts";
import { MANY_LISTINGS, MANY_WITHIN_MS } from "./rules.ts";

const MOST_FLAGGED = 0.05;
const LONG =
  "Bought from the agency, serviced there every ten thousand kilometres, no accidents, two keys and winter tyres.";

async function market() {
  const app = testApp({ config: { REVIEW_FIRST: "nobody" } });
  const seller = await app.signUp({ listingLimit: null });
  const other = await app.signUp({ listingLimit: null });
  /** The flags of a listing that is published or, with an id, edited. */
  const noticed = async (path: string, body: object, as: TestUser, id?: string) => {
    const answer = await app.json(id ? "PATCH" : "POST", id ? `${path}/${id}` : path, body, { as });
    expect(answer.body).toHaveProperty("id");
    return { id: answer.body.id as string, rules: await rulesOf(app, answer.body.id as string) };
  };
  const rules = async (car: object, as = seller) =>
    (await noticed("/api/cars", { ...typedCar, ...car }, as)).rules;
  const plateRules = async (plate: object, as = seller) =>
    (await noticed("/api/number-plates", { ...typedPlate, ...plate }, as)).rules;
  return { app, seller, other, noticed, rules, plateRules };
}

async function rulesOf({ deps }: TestApp, id: string): Promise<string[]> {
  const rows = await deps.db.read.select({ rule: flags.rule }).from(flags).where(eq(flags.listingId, id));
  return rows.map(({ rule }) => rule);
}

const setWords = ({ deps }: TestApp, value: string[]) =>
  deps.db.withTx((tx) => tx.insert(siteSettings).values({ name: "banned-words", value, updatedAt: 0 }));

test("contact details in the title or text are flagged until an edit removes them", async () => {
  const { noticed, rules, plateRules, seller } = await market();
  expect(await rules({ title: "Camry 2019, call 0791234567" })).toEqual(["contact-in-text"]);
  expect(await plateRules({ description: "المراسلة على seller@example.com فقط لا غير" })).toEqual([
    "contact-in-text",
  ]);
  const told = { ...typedCar, description: "See www.my-cars.jo for forty more pictures." };
  const { id, rules: first } = await noticed("/api/cars", told, seller);
  expect(first).toEqual(["contact-in-text"]);
  const edit = { description: "Forty more pictures on request, one owner." };
  expect((await noticed("/api/cars", edit, seller, id)).rules).toEqual([]);
  expect(await rules({ description: "179000 km, 12500 JD, 4.5 l/100 km, licensed until 10/2027." })).toEqual(
    [],
  );
});

test("a car under half the price of five similar ones is flagged; not with fewer of them, or of another year", async () => {
  const { app, other, rules } = await market();
  for (let i = 0; i < 4; i++) await plantCar(app, other, { priceCents: 1_000_000 });
  expect(await rules({ price: 4999 })).toEqual([]);
  await plantCar(app, other, { priceCents: 1_000_000 });
  await plantCar(app, other, { priceCents: 1, expiresAt: app.clock.now() });
  expect(await rules({ price: 4999 })).toEqual(["price-low"]);
  expect(await rules({ price: 5000 })).toEqual([]);
  expect(await rules({ price: 100, year: 2018 })).toEqual([]);
  expect(await rules({ price: 100, model: "Corolla" })).toEqual([]);
});

test("a car is compared with the fifty newest", async () => {
  const { app, other, rules } = await market();
  for (let i = 0; i < 80; i++) await plantCar(app, other, { priceCents: i < 30 ? 100 : 1_000_000 });
  expect(await rules({ price: 4999 })).toEqual(["price-low"]);
});

test("a plate under half the price of its class is flagged: as many digits, patterned or plain", async () => {
  const { app, other, plateRules } = await market();
  for (let i = 0; i < 5; i++) await plantPlate(app, other, { plateNumber: `4821${i}`, priceCents: 200_000 });
  for (let i = 0; i < 9; i++)
    await plantPlate(app, other, { plateNumber: `1${i}0${i}1`, priceCents: 2_000_000 });
  expect(await plateRules({ plateNumber: "59174", price: 999 })).toEqual(["price-low"]);
  expect(await plateRules({ plateNumber: "59274", price: 1000 })).toEqual([]);
  expect(await plateRules({ plateNumber: "12321", price: 9999 })).toEqual(["price-low"]);
  expect(await plateRules({ plateNumber: "5917", price: 100 })).toEqual([]);
});

test("another seller's long text is flagged in any case and spelling; the seller's own or a short text is not", async () => {
  const { seller, other, rules } = await market();
  expect(await rules({ description: LONG })).toEqual([]);
  expect(await rules({ description: LONG })).toEqual([]);
  expect(await rules({ description: `${LONG.toUpperCase()}!!` }, other)).toEqual(["duplicate-text"]);
  expect(await rules({ description: `${LONG} And a roof rack.` }, other)).toEqual([]);
  const short = { description: "One owner, very clean." };
  expect([await rules(short, seller), await rules(short, other)]).toEqual([[], []]);
  const cut = (characters: number) => ({
    description: "serviced at the agency ".repeat(3).slice(0, characters),
  });
  for (const characters of [59, 60]) await rules(cut(characters));
  expect([await rules(cut(59), other), await rules(cut(60), other)]).toEqual([[], ["duplicate-text"]]);
});

test("the text of a removed listing can be reused", async () => {
  const { app, seller, other, noticed, rules } = await market();
  const { id } = await noticed("/api/cars", { ...typedCar, description: LONG }, seller);
  await app.json("DELETE", `/api/cars/${id}`, undefined, { as: seller });
  expect(await rules({ description: LONG }, other)).toEqual([]);
});

test("a copy of another seller's picture is flagged; the seller's own and different pictures are not", async () => {
  const { app, seller, other, rules } = await market();
  const upload = async (as: TestUser, seed: number): Promise<string> => {
    const body = new FormData();
    body.append("files", new File([await plainPhoto(64, 48, seed)], "car.jpg"));
    const answer = await app.request("/api/photos", { method: "POST", body }, { as });
    const [photo] = ((await answer.json()) as { photos: { url: string }[] }).photos;
    return photo?.url ?? "";
  };
  expect(await rules({ images: [await upload(seller, 1)] })).toEqual([]);
  expect(await rules({ images: [await upload(seller, 1)] })).toEqual([]);
  expect(await rules({ images: [await upload(other, 2)] }, other)).toEqual([]);
  expect(await rules({ images: [await upload(other, 3), await upload(other, 1)] }, other)).toEqual([
    "duplicate-photo",
  ]);
});

test("0 km on a used car is flagged; not on a new one", async () => {
  const { rules } = await market();
  expect(await rules({ mileage: 0, year: 2018 })).toEqual(["mileage-zero"]);
  expect(await rules({ mileage: 0, year: 2026 })).toEqual([]);
  expect(await rules({ mileage: 1, year: 2018 })).toEqual([]);
});

test("banned words are flagged in any spelling, if there are any", async () => {
  const { app, rules, plateRules } = await market();
  expect(await rules({ title: "A Replica of a Camry" })).toEqual([]);
  await setWords(app, ["replica", "مسروقة"]);
  expect(await rules({ title: "A Replica of a Camry" })).toEqual(["banned-word"]);
  expect(await plateRules({ description: "لوحة مَسروقه من سيارة" })).toEqual(["banned-word"]);
  expect(await rules({ title: "Replicated parts, Camry" })).toEqual([]);
});

test("the tenth listing within an hour is flagged; not the ninth, nor the tenth within a day", async () => {
  const { app, rules } = await market();
  for (let i = 1; i < MANY_LISTINGS; i++) expect(await rules({})).toEqual([]);
  expect(await rules({})).toEqual(["many-at-once"]);
  app.clock.advance(MANY_WITHIN_MS);
  expect(await rules({})).toEqual([]);
});

/** Realistic banned words. */
const WORDS = [
  ...["مسروقة", "مهربة", "تهريب", "جمرك مزور", "بدون أوراق", "بدون اثبات ملكية", "رخصة مزورة", "عداد ملعوب"],
  ...["حشيش", "سلاح", "قمار", "احتيال", "نصاب", "stolen", "replica", "fake papers"],
];
/** Rules that the ads cannot trigger: the data has no pictures, sellers, times or reports. */
const NOT_IN_ADS: Partial<Record<Rule, string>> = {
  "duplicate-photo": "not measured: the ads have no photos",
  "many-at-once": "not measured: the ads name neither sellers nor times",
  reported: "no check of a text: visitors report",
};

// Inserting thousands of ads into PostgreSQL is slow, and the checks are the same there.
test.skipIf(!haveRealAds || dialect !== "sqlite")(
  "none of the checks flags too many of the real ads (skipped without ../shared/data)",
  async () => {
    // The date of the ads; each counts as a different seller's.
    const { app, cars } = await realMarket({ now: Date.UTC(2022, 10, 21) });
    await setWords(app, WORDS);
    await app.deps.db.withTx(async (tx) => {
      for (const { id } of cars) await checkListing(tx, app.deps, id);
    });
    const counted = await app.deps.db.read
      .select({ rule: flags.rule, count: count() })
      .from(flags)
      .groupBy(flags.rule);
    const rates = RULES.map((rule) => {
      const flagged = counted.find((row) => row.rule === rule)?.count ?? 0;
      const share = flagged / cars.length;
      const said = NOT_IN_ADS[rule] ?? `${flagged} of ${cars.length} (${(share * 100).toFixed(1)} %)`;
      return { rule, said, share };
    });
    console.log(rates.map(({ rule, said }) => `${rule.padEnd(16)} ${said}`).join("\n"));
    expect(rates.filter(({ share }) => share > MOST_FLAGGED)).toEqual([]);
  },
);
