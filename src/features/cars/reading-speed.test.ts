import { expect, test } from "bun:test";
import { readCarFilter } from "./schema.ts";
import { understandCars } from "./understand-car.ts";

const NOW = Date.UTC(2026, 10, 21);
const RUNS = 3;

const CARS = [
  "كامري",
  "toyota corolla",
  "مرسيدس قرش ونص",
  "golf mk3",
  "هونداي xd",
  "not kia or hyundai",
  "تويتا",
];
const FACTS = [
  "هايبرد 2018 عمان",
  "automatic sunroof",
  "بدون حوادث مش مدهونة",
  "فحص كامل اقساط",
  "low mileage gcc",
];
const NUMBERS = ["تحت 12 الف", "من خمسة لسبعة الاف", "under twenty five thousand", "موديل 2000 وطالع بحدود 8"];
const REST = ["", "نظيفه جدا من المالك مباشره بدون وسيط", "very clean first owner must see"];
const QUERIES = CARS.flatMap((car) =>
  FACTS.flatMap((fact) =>
    NUMBERS.flatMap((number) => REST.map((rest) => [car, fact, number, rest].join(" "))),
  ),
);

/** The fastest of several runs, to reduce the effect of other work on the machine. */
function readingMs(q: string): number {
  const filter = { ...readCarFilter(new URLSearchParams()), q };
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    understandCars(filter, NOW);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test("99 of 100 queries are read in less than 1 ms", () => {
  QUERIES.forEach(readingMs);
  const times = QUERIES.map(readingMs).toSorted((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
  console.log(`${times.length} queries, p99 ${p99.toFixed(2)} ms`);
  expect(p99).toBeLessThan(1);
}, 30_000);
