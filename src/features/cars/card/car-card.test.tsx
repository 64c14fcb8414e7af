import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import type { CarCard as Card } from "./card.ts";
import { CarCard } from "./car-card.tsx";
import { HOUR_MS } from "#src/core/time.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";

const now = Date.UTC(2026, 5, 15, 9);
const cover = { id: "0".repeat(32), width: 1280, height: 960, placeholder: "data:image/webp;base64,AA" };
const camry: Card = {
  id: "a-car",
  url: "/cars/100001-toyota-camry-2019",
  title: "Toyota Camry 2019",
  make: "Toyota",
  model: "Camry",
  year: 2019,
  priceCents: 1_650_000,
  mileageKm: 84_000,
  fuelType: "Hybrid",
  transmission: "Automatic",
  location: "Amman",
  featured: false,
  verified: false,
  reserved: false,
  dealer: null,
  status: "active",
  listedAt: now - 2 * HOUR_MS,
  rev: 1,
  cover,
  photoCount: 9,
  reducedCents: null,
  mark: null,
  isNew: false,
};

type Props = Partial<Parameters<typeof CarCard>[0]>;
const render = (car: Partial<Card> = {}, props: Props = {}) =>
  renderToStaticMarkup(<CarCard car={{ ...camry, ...car }} now={now} {...props} />);

test("the card shows price, title, year, kilometers, fuel, transmission, city and age, in this order", () => {
  expect(wordsIn(render())).toBe(
    "9 16,500 JD Toyota Camry 2019 2019 84,000 km Hybrid Automatic Amman · Private 2 h ago",
  );
});

test("with three badges the star has no label, and Verified keeps its own", () => {
  const badges = { isNew: true, featured: true, verified: true };
  expect(wordsIn(render(badges))).toStartWith("New Featured Verified");
  expect(render(badges).match(/<span class="sr-only">[^<]*/g)).toEqual(['<span class="sr-only">Featured']);
  expect(render({ ...badges, isNew: false })).not.toContain('<span class="sr-only">Featured');
});

test("in Arabic the unit comes after the number", () => {
  inLanguage("ar", () => {
    const html = render({ title: "كامري 2019" });
    expect(wordsIn(html)).toBe(
      "9 16,500 دينار كامري 2019 2019 84,000 كم هايبرد أوتوماتيك عمّان · مالك قبل ساعتين",
    );
    expect(html).toContain('aria-label="9 صور"');
    expect(html).toContain(">84,000 كم</li>");
    expect(html).toContain('href="/ar/cars/100001-toyota-camry-2019"');
  });
});

test("the whole card is a link through its title, which has its own text direction", () => {
  const html = render();
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<h3 dir="ltr"[^>]*><a href="\/cars\/100001-toyota-camry-2019" class="card-link"/);
});

test("badges appear only if they apply", () => {
  const badges = (car: Partial<Card>) =>
    wordsIn(render({ ...car, photoCount: 0, cover: null })).split(" 16,500")[0];
  expect(badges({})).toBe(
    "16,500 JD Toyota Camry 2019 2019 84,000 km Hybrid Automatic Amman · Private 2 h ago",
  );
  expect(badges({ isNew: true, featured: true, verified: true })).toBe("New Featured Verified");
  expect(badges({ status: "sold" })).toBe("Sold");
  expect(badges({ status: "expired", verified: true })).toBe("Expired Verified");
});

test("the card shows up to four dots, none for a single photo, and the number of photos", () => {
  const dots = (photoCount: number) => /card-dots" style="--dots:(\d)"/.exec(render({ photoCount }))?.[1];
  expect([0, 1, 2, 4, 14].map(dots)).toEqual([undefined, undefined, "2", "4", "4"]);
  expect(render({ photoCount: 1 })).toContain('aria-label="1 photo"');
});

test("the first card's photo loads right away, others lazily; a card without photos has a drawing", () => {
  expect(render({}, { eager: true })).toContain('fetchPriority="high"');
  expect(render({}, { eager: true })).not.toContain("lazy");
  expect(render()).toContain('loading="lazy"');
  const none = render({ cover: null, photoCount: 0 });
  expect(none).not.toContain("<img");
  expect(none).toContain("<svg");
});

test("the contact link goes to the sign-in or to the car's page, only on cars for sale and if requested", () => {
  const link = (car: Partial<Card>, signedIn: boolean) =>
    /<a aria-label="Contact the seller of Toyota Camry 2019" href="([^"]*)"/.exec(
      render(car, { signedIn }),
    )?.[1];
  expect(link({}, true)).toBe("/cars/100001-toyota-camry-2019#contact");
  expect(link({}, false)).toBe("/login?next=%2Fcars%2F100001-toyota-camry-2019%23contact");
  expect(link({ status: "sold" }, true)).toBeUndefined();
  expect(render()).not.toContain("Contact the seller");
});
