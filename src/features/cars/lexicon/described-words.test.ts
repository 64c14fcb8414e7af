import { expect, test } from "bun:test";
import { understand } from "#src/language/engine/understand.ts";
import { carWords } from "./car-words.ts";
import { TOPICS } from "./field-phrases.ts";

const now = Date.UTC(2026, 10, 21);
const read = (query: string, forgiving: (() => boolean) | null = null): string =>
  understand(query, carWords(now), { forgiving })
    .map((part) => {
      if (part.kind !== "understood") return part.kind === "text" ? `"${part.words}"` : `(${part.words})`;
      const { column, value, also = [], isNegated } = part.meaning;
      const values = typeof value === "string" ? [value, ...also].join("+") : `..${value.max}`;
      return `${isNegated ? "-" : ""}${column}:${values}`;
    })
    .join(" ");

test("every thing is understood with each of its descriptions", () => {
  for (const { subjects, states } of TOPICS)
    for (const subject of subjects)
      for (const { words, meaning } of states) {
        const [state = ""] = words;
        const query = `${subject} ${state}`;
        expect([query, read(query)]).toEqual([query, expect.stringContaining(`${meaning.column}:`)]);
        expect([query, read(query)]).toEqual([query, expect.not.stringContaining('"')]);
      }
});

const READINGS: [query: string, meaning: string][] = [
  ["جمركها لسا ما اندفع", "customs:uncleared"],
  ["لسا ما دفع جمركها", "(لسا) customs:uncleared"],
  ["customs have not been paid", "customs:uncleared"],
  ["with customs not paid", "customs:uncleared"],
  ["with customs paid", "customs:cleared"],
  ["paid customs duty", "customs:cleared"],
  ["the registration has expired", "(the) licence:unlicensed"],
  ["رخصتها مش سارية", "licence:unlicensed"],
  ["no valid insurance", "insurance:none"],
  ["full insurance coverage", "insurance:comprehensive"],
  ["فيها دهان اصلي كامل", "paint:original"],
  ["مرشوشة رش كامل", "paint:full-repaint"],
  ["two doors were repainted", "paint:partial-repaint"],
  ["بوديها زي الفل", "bodyCondition:excellent"],
  ["ضربة خلفية بسيطة", "bodyCondition:needs-work"],
  ["طعجات خفيفة", "bodyCondition:good"],
  ["جمرك فحص كامل", "customs:cleared inspection:seven-good"],
  ["insurance and valid licence", "insurance:compulsory+comprehensive (and) licence:licensed"],
  ["كيلومتراتها قليلة", "mileage:..80000"],
  ["عدادها واطي", "mileage:..80000"],
];
for (const [query, meaning] of READINGS)
  test(`${query} → ${meaning}`, () => {
    expect(read(query)).toBe(meaning);
  });

test("chat letters and typos are forgiven", () => {
  const found = [
    ["rokhsetha montahye", "licence:unlicensed"],
    ["jomrokha mesh madfoo3", "customs:uncleared"],
    ["insurence expired", "insurance:none"],
    ["دهاان اصلي", "paint:original"],
    ["kamera wara", "features:Backup Camera"],
    ["kia mashye a2al mn 70 alf", "make:Kia mileage:..70000"],
  ];
  expect(found.map(([query = ""]) => [query, read(query, () => true)])).toEqual(found);
});
