import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { MAKES, modelsOf } from "#src/features/cars/catalogue/catalogue.ts";
import { findColor } from "#src/features/cars/lexicon/color-names.ts";
import { PATTERN_TAGS, patternTags } from "#src/features/plates/catalogue/patterns.ts";
import { plateInput } from "#src/features/plates/plate-input.ts";
import { parseInput } from "#src/http/validate.ts";
import { CITIES } from "#src/features/places/places.ts";
import { shots } from "./pictures.ts";
import { SENTENCES } from "./story-words.ts";
import { demoStory } from "./story.ts";

const now = Date.UTC(2026, 10, 21, 9);
const { users, dealers, cars, pastSales, plates, inquiries } = demoStory(now);
const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);
const activePlates = plates.filter((plate) => plate.soldAt === null && plate.expiresAt > now);
const active = cars.filter((car) => car.soldAt === null && car.expiresAt > now);

test("the same time gives the same story", () => {
  expect(demoStory(now)).toEqual({ users, dealers, cars, pastSales, plates, inquiries });
});

test("every car passes the form's validation", () => {
  expect(cars.length).toBeWithin(210, 250);
  for (const car of cars) {
    expect(car.year).toBeWithin(1990, 2028);
    expect(car.title.length).toBeGreaterThanOrEqual(5);
    expect(car.description.length).toBeGreaterThanOrEqual(60);
    expect(car.description).not.toMatch(/undefined|NaN| {2}/);
    expect(Number.isInteger(car.price) && car.price > 1000).toBe(true);
    expect(car.mileageKm).toBeGreaterThanOrEqual(0);
    expect(CITIES).toContain(car.location);
    expect(findColor(car.color)).toBe(car.color as ReturnType<typeof findColor>);
    expect(MAKES).toContain(car.make);
    expect(modelsOf(car.make)).toContain(car.model);
    for (const picture of car.pictures) expect(shots.has(picture)).toBe(true);
    expect(car.pictures[0]).toContain(`-${car.color.toLowerCase()}-`);
    expect(users.some((user) => user.key === car.sellerKey)).toBe(true);
    expect(car.createdAt).toBeLessThan(now);
  }
});

test("cars of this year and the two before are for sale, like on the home page", () => {
  for (const year of [2026, 2025, 2024]) expect(active.some((car) => car.year === year)).toBe(true);
});

test("descriptions are in their title's language and unique", () => {
  for (const car of cars) expect(isArabic(car.description)).toBe(isArabic(car.title));
  expect(new Set(cars.map((car) => car.description)).size).toBe(cars.length);
  expect(new Set(cars.map((car) => car.title)).size).toBe(cars.length);
  expect(cars.filter((car) => isArabic(car.title)).length / cars.length).toBeWithin(0.55, 0.68);
});

test("descriptions match the facts", () => {
  for (const { description, ...car } of cars) {
    const says = (words: RegExp) => words.test(description);
    if (says(/كهرباء بالكامل|Fully electric/)) expect(car.fuelType).toBe("Electric");
    if (says(/بطارية الهايبرد|hybrid battery/)) expect(car.fuelType).toBe("Hybrid");
    if (says(/ديزل قوي|Strong diesel/)) expect(car.fuelType).toBe("Diesel");
    if (says(/الكلتش|clutch/)) expect(car.transmission).toBe("Manual");
    if (says(/سبعة جيد|seven good/)) expect(car.inspection).toBe("seven-good");
    if (says(/دهان الشركة|Factory paint/)) expect(car.paint).toBe("original");
    if (says(/لغاية|ساري لـ|License valid|icensed until/)) expect(car.licence).toBe("licensed");
    if (car.customs === "uncleared") expect(says(/غير مجمركة|free zone/)).toBe(true);
    if (car.bodyCondition === "accident") expect(says(/حادث|accident/)).toBe(true);
    if (car.downPayment) expect(says(new RegExp(`${car.monthly}`))).toBe(true);
  }
});

test("each language has at least 40 sentences", () => {
  expect(SENTENCES.ar.length).toBeGreaterThanOrEqual(40);
  expect(SENTENCES.en.length).toBeGreaterThanOrEqual(40);
});

test("prices, places and people are realistic for Jordan", () => {
  const prices = active.map((car) => car.price).toSorted((a, b) => a - b);
  expect(prices[Math.floor(prices.length / 2)]).toBeWithin(6000, 11_000);
  expect(new Set(cars.map((car) => car.location)).size).toBe(12);
  expect(new Set(cars.map((car) => car.bodyType)).size).toBe(8);
  for (const { phone } of users) if (phone) expect(phone).toMatch(/^\+9627(?:[78][0-25-9]|9\d)\d{6}$/);
  for (const { buyerPhone } of inquiries) expect(buyerPhone).toMatch(/^\+9627(?:[78][0-25-9]|9\d)\d{6}$/);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
});

test("no user has more active listings than allowed", () => {
  for (const { key, listingLimit } of users) {
    const count = [...active, ...activePlates].filter(({ sellerKey }) => sellerKey === key).length;
    expect(count).toBeLessThanOrEqual(listingLimit ?? Number.POSITIVE_INFINITY);
  }
});

test("no user lists, sells or inquires before signing up", () => {
  const joinedAt = new Map(users.map(({ key, createdAt }) => [key, createdAt]));
  for (const { sellerKey, createdAt } of [...cars, ...pastSales, ...plates])
    expect(createdAt).toBeGreaterThan(joinedAt.get(sellerKey) ?? Infinity);
  for (const { buyerKey, createdAt } of inquiries)
    if (buyerKey) expect(createdAt).toBeGreaterThan(joinedAt.get(buyerKey) ?? Infinity);
});

test("the main seller has listings in every state, and some listings are from today", () => {
  const own = cars.filter((car) => car.sellerKey === "seller");
  expect(own.length).toBe(6);
  expect(own.filter((car) => car.soldAt !== null).length).toBe(1);
  expect(own.filter((car) => car.expiresAt < now).length).toBe(1);
  expect(own.filter((car) => car.expiresAt > now && car.expiresAt < now + DAY_MS).length).toBe(1);
  expect(active.filter((car) => car.createdAt > now - DAY_MS).length).toBeGreaterThan(5);
  expect(active.filter((car) => car.featured).length).toBeWithin(6, 15);
  expect(active.some((car) => car.year === 2026 && car.mileageKm === 0)).toBe(true);
});

test("the first page of the newest listings shows no picture twice", () => {
  const covers = active.slice(-24).map((car) => car.pictures[0]);
  expect(new Set(covers).size).toBeGreaterThanOrEqual(22);
});

test("featured cars are in many places", () => {
  const covers = active.filter((car) => car.featured).map((car) => car.pictures[0] ?? "");
  const scenes = covers.slice(-8).map((name) => name.split("-")[2]);
  expect(new Set(scenes).size).toBeGreaterThanOrEqual(5);
});

test("every plate passes the form's validation, and none is listed twice", () => {
  expect(plates.length).toBeWithin(75, 91);
  for (const plate of plates) {
    expect(parseInput(plateInput, plate)).toMatchObject({
      plateNumber: plate.plateNumber,
      location: plate.location,
    });
    expect(isArabic(plate.description)).toBe(isArabic(plate.title));
    expect(users.some(({ key }) => key === plate.sellerKey)).toBe(true);
    expect(plate.createdAt).toBeLessThan(now);
  }
  const names = plates.map(({ areaCode, plateNumber }) => `${areaCode}-${plateNumber}`);
  expect(new Set(names).size).toBe(plates.length);
  expect(new Set(plates.map(({ description }) => description)).size).toBe(plates.length);
  expect(new Set(plates.flatMap((plate) => patternTags(plate.areaCode, plate.plateNumber)))).toEqual(
    new Set(PATTERN_TAGS),
  );
});

test("plates with fewer digits and patterns cost more", () => {
  const median = (digits: number, patterned: boolean) => {
    const prices = plates
      .filter(({ plateNumber }) => plateNumber.length === digits)
      .filter((plate) => patternTags(plate.areaCode, plate.plateNumber).length > 0 === patterned)
      .map(({ price }) => price)
      .toSorted((a, b) => a - b);
    return prices[Math.floor(prices.length / 2)] ?? 0;
  };
  const dearestFirst = [median(1, true), median(2, true), median(3, true), median(4, true), median(5, true)];
  expect(dearestFirst).toEqual(dearestFirst.toSorted((a, b) => b - a));
  expect(median(4, false)).toBeWithin(800, 1300);
  expect(median(5, true)).toBeGreaterThan(median(4, false));
  expect(median(5, false)).toBeLessThan(median(4, false));
});

test("inquiries are about listings on sale at the time, in both languages and every status", () => {
  expect(inquiries.length).toBeWithin(40, 60);
  expect(new Set(inquiries.map((inquiry) => inquiry.status))).toEqual(
    new Set(["pending", "read", "replied", "closed"]),
  );
  expect(inquiries.some((inquiry) => inquiry.buyerKey === "buyer")).toBe(true);
  expect(inquiries.some((inquiry) => inquiry.buyerKey === null)).toBe(true);
  expect(inquiries.some((inquiry) => isArabic(inquiry.message))).toBe(true);
  expect(inquiries.some((inquiry) => !isArabic(inquiry.message))).toBe(true);
  expect(new Set(inquiries.map(({ listing }) => "make" in listing))).toEqual(new Set([true, false]));
  for (const { listing, createdAt, answeredAt, message } of inquiries) {
    expect(message.length).toBeGreaterThanOrEqual(10);
    expect(createdAt).toBeWithin(listing.createdAt, (listing.soldAt ?? now) + 1);
    expect(answeredAt ?? createdAt).toBeWithin(createdAt, now + 1);
  }
});
