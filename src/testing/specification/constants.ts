import { describe, expect } from "bun:test";
import { TOAST } from "#src/client/toasts.tsx";
import { TOOLTIP } from "#src/client/tooltips.ts";
import { DEFAULT_LISTING_LIMIT, UNLIMITED } from "#src/auth/listing-limit.ts";
import { VERIFY_DELAY_MS } from "#src/features/accounts/gate.tsx";
import { MIN_PASSWORD } from "#src/features/accounts/schema.ts";
import { MAKES } from "#src/features/cars/catalogue/catalogue.ts";
import { MIN_DESCRIPTION, MIN_YEAR, maxYear } from "#src/features/cars/fields.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "#src/features/cars/vocabulary.ts";
import { REFRESH_MS } from "#src/features/dashboard/use-dashboard.ts";
import { MIN_MESSAGE } from "#src/features/conversations/inquiry/inquiry-json.ts";
import { MIN_TITLE } from "#src/features/listings/fields.ts";
import { MAX_PHOTO_BYTES } from "#src/features/photos/schema.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { CITIES } from "#src/features/places/places.ts";
import { cityOfCode } from "#src/features/plates/catalogue/codes.ts";
import { MAX_PLATE_PHOTOS } from "#src/features/plates/fields.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { elements, wordsOf } from "./elements.ts";
import { refuses, takes } from "./refuses.ts";
import { journey, says, shows } from "./says.ts";
import { guest, page, user } from "./site.ts";

const is = (value: unknown, expected: unknown) => () => expect(value).toEqual(expected as never);

describe("9. Constants: limits", () => {
  says("the listing limit is 5 by default", is(DEFAULT_LISTING_LIMIT, 5));
  says("unlimited is 999999", is(UNLIMITED, 999_999));
  says("the earliest year is 1990", is(MIN_YEAR, 1990));
  says("the latest year of a listing is the next one", () =>
    expect(maxYear()).toBe(jordanYear(Date.now()) + 1),
  );
  says("a title has at least 5 characters", is(MIN_TITLE, 5));
  says("a car's description has at least 20 characters", is(MIN_DESCRIPTION, 20));
  says("a message has at least 10 characters", is(MIN_MESSAGE, 10));
  says("a password has at least 6 characters", is(MIN_PASSWORD, 6));
  says("a plate has at most 5 images", is(MAX_PLATE_PHOTOS, 5));
  says("an image has at most 10 MB", is(MAX_PHOTO_BYTES, 10 * 1024 * 1024));
  says("digit counts are 1 to 5", async () => {
    const counts = elements(await page("/number-plates/filters"), "form input[name=digitCount]");
    expect(counts.map(({ attributes }) => attributes.value)).toEqual(["1", "2", "3", "4", "5"]);
  });
  says(
    "the step of prices is 0.01",
    takes("car", { price: 0.01 }, { price: 0.01 }),
    refuses("car", { price: 0.015 }),
  );
  says("prices have 10 digits, 2 of them decimals", refuses("car", { price: 100_000_000 }));
});

const tooltip = "an icon's name appears after a delay on hover, and at once for the next icon";

describe("9. Constants: times", () => {
  says("the beta gate waits 500 ms", is(VERIFY_DELAY_MS, 500));
  says("1 toast is visible", journey("toast.e2e.ts", "one toast at a time, closed after five seconds"));
  says("toasts: 5000 ms, 50 px, F8", is(TOAST, { durationMs: 5000, swipePx: 50, hotkey: "F8" }));
  says("F8 leads to the toast", journey("toast.e2e.ts", "F8 moves the focus to the toast"));
  says("tooltips wait 700 ms", is(TOOLTIP.delayMs, 700), journey("tooltip.e2e.ts", tooltip));
  says(
    "the next tooltip within 300 ms waits not",
    is(TOOLTIP.skipDelayMs, 300),
    journey("tooltip.e2e.ts", tooltip),
  );
  says("the countdown is refreshed every 60 s", is(REFRESH_MS, 60_000));
});

const list = (names: string) => names.split(", ");
const choices = async (name: string) =>
  elements(await page("/list-car", "user"), `input[name=${name}]`).map(({ attributes }) => attributes.value);

/** Checks that these are the values, and that each has an Arabic name. */
const named = (values: readonly string[], names: string, label: (value: string) => string) => () => {
  expect([...values]).toEqual(list(names));
  expect(values.filter((value) => !/\p{Script=Arabic}/u.test(label(value)))).toEqual([]);
};
const ar = messagesOf.ar;

const MADE =
  "Toyota, Honda, Hyundai, Kia, BMW, Mercedes-Benz, Audi, Volkswagen, Nissan, Mazda, Ford, Chevrolet, Peugeot, Renault, Mitsubishi";
const EQUIPPED =
  "Sunroof, Leather Seats, Navigation System, Backup Camera, Heated Seats, Air Conditioning, Bluetooth, USB Ports, Alloy Wheels, Power Windows, Anti-lock Brakes, Airbags, Cruise Control, Keyless Entry, Premium Audio";

describe("9. Constants: what one chooses from", () => {
  says("the currency is JD", is(messagesOf.en.currency(), "JD"), shows(guest("/cars/{car}"), "JD"));
  says("mileage is in km", is(messagesOf.en.formatKm(5), "5 km"));
  says(
    "the cities",
    is(
      CITIES,
      list("Amman, Irbid, Zarqa, Aqaba, Karak, Madaba, Jerash, Ajloun, Tafilah, Ma'an, Salt, Mafraq"),
    ),
    shows(user("/list-car"), ...CITIES),
  );
  says("the makes", named(MAKES.slice(0, 15), MADE, ar.makeLabel));
  says("Home's models", async () => {
    const models = elements(await page("/"), "select[name=model] option").map(({ text }) => text);
    expect(models.slice(1)).toEqual(["Camry", "Corolla", "Civic", "Elantra"]);
  });
  says(
    "the fuel types",
    named(FUEL_TYPES, "Gasoline, Hybrid, Electric, Diesel", ar.fuelTypeLabel),
    async () => expect(await choices("fuelType")).toEqual([...FUEL_TYPES]),
  );
  says("the transmissions", named(TRANSMISSIONS, "Automatic, Manual", ar.transmissionLabel), async () =>
    expect(await choices("transmission")).toEqual([...TRANSMISSIONS]),
  );
  says(
    "the body types",
    named(BODY_TYPES, "Sedan, SUV, Hatchback, Coupe, Convertible, Wagon, Pickup, Van", ar.bodyTypeLabel),
    async () => expect(await choices("bodyType")).toEqual([...BODY_TYPES]),
  );
  says("the features", named(FEATURES, EQUIPPED, ar.featureLabel), async () =>
    expect(await choices("features")).toEqual([...FEATURES]),
  );
  says("the price ranges", async () => {
    const ranges = elements(await page("/"), "select[name=price] option");
    expect(ranges.map(({ text, attributes }) => [text, attributes.value]).slice(1)).toEqual([
      ["Under 5,000 JD", "0-5000"],
      ["5,000-10,000 JD", "5000-10000"],
      ["10,000-20,000 JD", "10000-20000"],
      ["20,000-30,000 JD", "20000-30000"],
      ["30,000+ JD", "30000-999999"],
    ]);
  });
  for (const [from, to, city] of [
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
  ] as const)
    says(`the area codes ${from} to ${to} are ${city}'s`, async () => {
      for (let code = from; code <= to; code++) {
        expect([code, cityOfCode(code)]).toEqual([code, city]);
        expect(wordsOf(await page("/number-plates/filters"))).toContain(`${code} · ${city}`);
      }
    });
  const places =
    "Amman, Irbid, Zarqa, Russeifa, Wadi al-Seer, Tilaa Ali, Aqaba, Sahab, Al Ramtha, Al-Karak, Madaba, Jerash, Ma'an, Tafilah, Al-Jubeiha, Ajloun, At-Taiyibah, Ar-Ramtha, Al-Mafraq, Umm Qais";
  for (const place of list(places))
    says(
      `a plate may be in ${place}`,
      takes("plate", { location: place }, { location: findPlace(place)?.name }),
      async () => {
        const offered = elements(await page("/list-number-plate", "user"), "select[name=location] option");
        expect(offered.map(({ text }) => text)).toContain(findPlace(place)?.name ?? place);
      },
    );
});
