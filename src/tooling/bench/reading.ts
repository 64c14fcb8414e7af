import { foldTokens } from "#src/core/fold.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { understandCars } from "#src/features/cars/lexicon/understand-car.ts";
import { readQuestions } from "#src/testing/relevance/read-tables.ts";
import { below, type Figure, many, ms, quantile, report, times } from "./figure.ts";

const NOW = Date.UTC(2026, 10, 21);
const RUNS = 3;
const MAX_MS = 0.5;
const MAX_LONG_MS = 1;

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
const LONG = CARS.flatMap((car) =>
  FACTS.flatMap((fact) =>
    NUMBERS.flatMap((number) => REST.map((rest) => [car, fact, number, rest].join(" "))),
  ),
);

/** The fastest of several runs, to reduce the effect of other work on the machine. */
function tookMs(work: () => unknown): number {
  const took = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...took);
}

/** The time to understand the words of a search. */
async function reading(): Promise<Figure[]> {
  const filter = readCarFilter(new URLSearchParams());
  const read = (q: string) => tookMs(() => understandCars({ ...filter, q }, NOW));
  const typed = (await readQuestions("seen")).filter(({ on }) => on === "car").map(({ text }) => text);
  const figureOf = (what: string, queries: string[], maxMs: number): Figure => {
    queries.forEach(read);
    const p99Ms = quantile(queries.map(read), 0.99);
    const foldMs = quantile(
      queries.map((q) => tookMs(() => foldTokens(q))),
      0.99,
    );
    return {
      what: `99 of 100 of ${many(queries.length)} ${what}`,
      ...below(p99Ms, maxMs),
      reference: `${ms(foldMs)} to fold their letters`,
      ratio: times(p99Ms / foldMs),
    };
  };
  return [
    figureOf("queries as buyers type them", typed, MAX_MS),
    figureOf("long queries", LONG, MAX_LONG_MS),
  ];
}

await report(reading);
