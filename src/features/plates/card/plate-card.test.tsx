import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import type { PlateCard as Card } from "./card.ts";
import { PlateCard } from "./plate-card.tsx";

const NOW = Date.UTC(2026, 5, 15, 9);
const plate: Card = {
  id: "p1",
  url: "/number-plates/100002-12-7777",
  areaCode: 12,
  plateNumber: "7777",
  digitCount: 4,
  tags: ["all-same", "lucky-seven"],
  title: "Four sevens",
  priceCents: 2_100_000,
  location: "Amman",
  description: "The only four sevens in code 12.",
  featured: true,
  verified: true,
  reserved: false,
  dealer: null,
  status: "active",
  listedAt: NOW,
  rev: 1,
  photoCount: 3,
  reducedCents: null,
};
const shown = (given: Partial<Card> = {}, signedIn?: boolean) =>
  renderToStaticMarkup(<PlateCard plate={{ ...plate, ...given }} now={NOW} signedIn={signedIn} />);
const textsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "|")
    .split("|")
    .map((text) => text.trim())
    .filter(Boolean);

test("a card shows everything that the specification names", () => {
  const html = shown({}, false);
  expect(html).toContain('role="img" aria-label="Plate 12, 7777"');
  expect(textsOf(html)).toEqual([
    "Featured",
    "Verified",
    "3",
    "All the same digit",
    "Lucky sevens",
    "4 Digits",
    "21,000",
    "JD",
    "Four sevens",
    "The only four sevens in code 12.",
    "Code 12 · Amman",
    "Amman",
    "Just now · Private",
    "View Details",
    "Contact",
  ]);
  expect(html).toContain('aria-label="3 photos"');
  expect(html.match(/href="\/number-plates\/100002-12-7777"/g)).toHaveLength(1);
});

test("a seller's photos are counted next to the drawn plate; without photos there is no count", () => {
  expect(shown({ photoCount: 1 })).toContain('aria-label="1 photo"');
  expect(shown({ photoCount: 0 })).not.toContain("photo-count");
  const arabic = inLanguage("ar", () => shown({ photoCount: 2 }));
  expect(arabic).toContain('aria-label="صورتان"');
  expect(arabic).toContain('role="img" aria-label="لوحة 12، 7777"');
});

test("one digit is singular, and a code without a city is only a code", () => {
  const texts = textsOf(shown({ plateNumber: "7", digitCount: 1, tags: ["short"], areaCode: 1 }));
  expect(texts).toContain("1 Digit");
  expect(texts).toContain("Code 1");
  expect(texts).not.toContain("Short number");
});

test("the contact link sends guests to sign in, others to the contact; an ended plate has none", () => {
  expect(shown({}, false)).toContain('href="/login?next=%2Fnumber-plates%2F100002-12-7777%23contact"');
  expect(shown({}, true)).toContain('href="/number-plates/100002-12-7777#contact"');
  expect(textsOf(shown())).not.toContain("Contact");
  const sold = textsOf(shown({ status: "sold" }, true));
  expect(sold).toContain("Sold");
  expect(sold).not.toContain("Contact");
});

test("the Arabic card has Arabic text, prices left to right and the same plate", () => {
  const html = inLanguage("ar", () => shown({}, true));
  expect(textsOf(html)).toContain("ترميز 12 · عمّان");
  expect(textsOf(html)).toContain("4 خانات");
  expect(html).toMatch(/<bdi class="price-card[^>]*>21,000<span/);
  expect(html).toContain('aria-label="لوحة 12، 7777"');
  const drawn = (markup: string) => /<svg viewBox="0 0 520 110".*?<\/svg><\/svg>/.exec(markup)?.[0];
  const plain = (markup = "") => markup.replace(/aria-label="[^"]*"/, "");
  expect(plain(drawn(html))).toBe(plain(drawn(shown())));
});
