import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { jordanYear } from "#src/core/jordan-day.ts";
import { DEFAULT_LISTING_LIMIT, UNLIMITED } from "#src/auth/listing-limit.ts";
import { VERIFY_DELAY_MS } from "#src/features/accounts/gate.tsx";
import { MIN_PASSWORD } from "#src/features/accounts/schema.ts";
import { MIN_DESCRIPTION, MIN_YEAR, maxYear } from "#src/features/cars/fields.ts";
import { MAKES } from "#src/features/cars/catalogue.ts";
import { cars } from "#src/features/cars/tables.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "#src/features/cars/vocabulary.ts";
import { REFRESH_MS } from "#src/features/dashboard/use-dashboard.ts";
import { MIN_MESSAGE } from "#src/features/inquiries/inquiry-json.ts";
import { MIN_TITLE } from "#src/features/listings/fields.ts";
import { MAX_PHOTO_BYTES } from "#src/features/photos/schema.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { CITIES } from "#src/features/places/places.ts";
import { cityOfCode } from "#src/features/plates/codes.ts";
import { MAX_PLATE_PHOTOS } from "#src/features/plates/fields.ts";
import { MAX_DIGITS } from "#src/features/plates/patterns.ts";
import type { Language } from "#src/i18n/language.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { TOAST } from "#src/client/toasts.tsx";
import { TOOLTIP } from "#src/client/tooltips.ts";
import { plantCar } from "./plant-car.ts";
import { plantPlate } from "./plant-plate.ts";
import { SAID, SCREENS, type Viewer } from "./specification.ts";
import { type TestUser, testApp } from "./test-app.ts";

type Say = (key?: string) => unknown;

/** The keys of the specification's texts in messages that are tables. */
const KEYS: Record<string, string[]> = { adminRole: ["user", "admin"], adminVerb: ["reboost", "delete"] };

/** The messages that say a text in English, by name, with their key. */
const messagesSaying = (text: string) =>
  Object.entries(messagesOf.en).flatMap(([name, say]) => {
    const keys = say.length === 0 ? [undefined] : (KEYS[name] ?? []);
    return keys.filter((key) => (say as Say)(key) === text).map((key) => ({ name, key }));
  });

const namesOf = (text: string): string[] => messagesSaying(text).map(({ name }) => name);

const inArabic = (text: string): string[] =>
  messagesSaying(text).map(({ name, key }) =>
    String((messagesOf.ar as unknown as Record<string, Say>)[name]?.(key)),
  );

/** What a page says: its text, and the names and hints of its controls. */
async function wordsOf(html: string, left = ""): Promise<string> {
  const said: string[] = [];
  const rewriter = new HTMLRewriter()
    .on("script, style, head", { element: (it) => void it.remove() })
    .on("[aria-label], [placeholder], [alt]", {
      element: (it) => {
        for (const name of ["aria-label", "placeholder", "alt"]) said.push(it.getAttribute(name) ?? "");
      },
    });
  if (left) rewriter.on(left, { element: (it) => void it.remove() });
  const text = (await rewriter.transform(new Response(html)).text()).replaceAll(/<!--.*?-->/g, "");
  const words = `${said.join(" | ")} ${text.replaceAll(/<[^>]+>/g, " ")}`;
  return words
    .replaceAll(/&(#x27|#39);/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u2066-\u2069\u200e\u200f]+/g, " ");
}

async function market() {
  const app = testApp();
  const seller = await app.signUp({ name: "Rania", phone: "+962791234567" });
  await plantCar(app, seller, { expiresAt: app.clock.now() });
  const ids = {
    seller: seller.id,
    car: await plantCar(app, seller, { featured: true, verified: true }),
    plate: await plantPlate(app, seller, { areaCode: 12, plateNumber: "7777" }),
  };
  await app.deps.db.withTx((tx) => tx.update(cars).set({ engineSize: "2500 cc", features: ["Sunroof"] }));
  const people: Record<Viewer, TestUser | undefined> = {
    guest: undefined,
    user: seller,
    admin: await app.signUp({ role: "admin" }),
  };
  const open = async (path: string, language: Language, as: Viewer) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
    const address = language === "en" ? filled : filled === "/" ? "/ar" : `/ar${filled}`;
    const response = await app.request(
      address,
      { headers: { "Accept-Language": language } },
      { as: people[as] },
    );
    return response.text();
  };
  return { open };
}

const { open } = await market();

for (const { name, path, as, texts } of SCREENS) {
  test(`${name}: the specification's words`, async () => {
    const words = await wordsOf(await open(path, "en", as));
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  test(`${name}: the same in Arabic, and no English sentence`, async () => {
    const page = await open(path, "ar", as);
    const words = await wordsOf(page);
    const missing = texts.filter((text) => {
      const arabic = inArabic(text);
      return arabic.length > 0 && !arabic.some((said) => words.includes(said));
    });
    expect(missing).toEqual([]);
    const ours = await wordsOf(page, "[dir=auto], bdi, textarea, [lang=en]");
    expect(ours.match(/[A-Za-z]{2,}(?:[\s,.'’-]+[A-Za-z]{2,}){2,}/g) ?? []).toEqual([]);
  });
}

test("what is said after something was done is said in both languages, and by code that exists", async () => {
  const files = [...new Glob("**/*.{ts,tsx}").scanSync(ROOT)].filter(
    (file) => !/^i18n|^testing|\.test\./.test(file),
  );
  const source = (await Promise.all(files.map((file) => Bun.file(join(ROOT, file)).text()))).join("\n");
  const isUsed = (name: string) => new RegExp(`\\bt\\.${name}\\b|"${name}"`).test(source);
  expect(SAID.filter((text) => !namesOf(text).some(isUsed))).toEqual([]);
  const arabic = SAID.flatMap(inArabic);
  expect(arabic.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
});

const ROOT = join(import.meta.dir, "..");

test("section 9: constants", () => {
  expect({
    DEFAULT_LISTING_LIMIT,
    UNLIMITED,
    MIN_YEAR,
    MIN_TITLE,
    MIN_DESCRIPTION,
    MIN_MESSAGE,
    MIN_PASSWORD,
  }).toEqual({
    DEFAULT_LISTING_LIMIT: 5,
    UNLIMITED: 999_999,
    MIN_YEAR: 1990,
    MIN_TITLE: 5,
    MIN_DESCRIPTION: 20,
    MIN_MESSAGE: 10,
    MIN_PASSWORD: 6,
  });
  expect(maxYear()).toBe(jordanYear(Date.now()) + 1);
  expect([MAX_PLATE_PHOTOS, MAX_DIGITS]).toEqual([5, 5]);
  expect(MAX_PHOTO_BYTES).toBe(10 * 1024 * 1024);
  expect(VERIFY_DELAY_MS).toBe(500);
  expect(TOAST).toEqual({ durationMs: 5000, swipePx: 50, hotkey: "F8" });
  expect(TOOLTIP).toEqual({ delayMs: 700, skipDelayMs: 300 });
  expect(REFRESH_MS).toBe(60_000);
});

const listed = (names: string) => names.split(", ");

test("section 9: what one chooses from", () => {
  expect(CITIES).toEqual(
    listed("Amman, Irbid, Zarqa, Aqaba, Karak, Madaba, Jerash, Ajloun, Tafilah, Ma'an, Salt, Mafraq"),
  );
  const makes = listed(
    "Toyota, Honda, Hyundai, Kia, BMW, Mercedes-Benz, Audi, Volkswagen, Nissan, Mazda, Ford, Chevrolet, Peugeot, Renault, Mitsubishi",
  );
  expect(MAKES.slice(0, makes.length)).toEqual(makes);
  expect([...FUEL_TYPES]).toEqual(listed("Gasoline, Hybrid, Electric, Diesel") as never);
  expect([...TRANSMISSIONS]).toEqual(listed("Automatic, Manual") as never);
  expect([...BODY_TYPES]).toEqual(
    listed("Sedan, SUV, Hatchback, Coupe, Convertible, Wagon, Pickup, Van") as never,
  );
  expect([...FEATURES]).toEqual(
    listed(
      "Sunroof, Leather Seats, Navigation System, Backup Camera, Heated Seats, Air Conditioning, Bluetooth, USB Ports, Alloy Wheels, Power Windows, Anti-lock Brakes, Airbags, Cruise Control, Keyless Entry, Premium Audio",
    ) as never,
  );
});

test("section 9: area codes and the places of plates", () => {
  const codes: [number, number, string][] = [
    [10, 14, "Amman"],
    [15, 16, "Zarqa"],
    [17, 18, "Irbid"],
    [19, 19, "Mafraq"],
    [20, 20, "Balqa"],
    [21, 21, "Madaba"],
    [22, 22, "Karak"],
    [23, 23, "Tafilah"],
    [24, 24, "Ma'an"],
    [25, 25, "Aqaba"],
    [26, 26, "Jerash"],
    [27, 27, "Ajloun"],
  ];
  for (const [from, to, city] of codes)
    for (let code = from; code <= to; code++) expect([code, cityOfCode(code)]).toEqual([code, city]);
  const places = listed(
    "Amman, Irbid, Zarqa, Russeifa, Wadi al-Seer, Tilaa Ali, Aqaba, Sahab, Al Ramtha, Al-Karak, Madaba, Jerash, Ma'an, Tafilah, Al-Jubeiha, Ajloun, At-Taiyibah, Ar-Ramtha, Al-Mafraq, Umm Qais",
  );
  expect(places.filter((place) => findPlace(place) === null)).toEqual([]);
});
