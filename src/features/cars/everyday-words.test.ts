import { expect, test } from "bun:test";
import { understand } from "#src/words/understand.ts";
import { carWords } from "./car-words.ts";

const now = Date.UTC(2026, 10, 21);

const read = (query: string): string =>
  understand(query, carWords(now), { forgiving: () => true })
    .map((part) => {
      if (part.kind !== "understood") return part.kind === "text" ? `"${part.words}"` : `(${part.words})`;
      const { value, isNegated } = part.meaning;
      const said = typeof value === "string" ? value : `${value.min ?? ""}..${value.max ?? ""}`;
      return isNegated ? `-${said}` : said;
    })
    .join(" ");

const READINGS: [query: string, parts: string][] = [
  // Purposes and praise do not narrow, but trims do.
  ["bluetooth for calls", "Bluetooth (for calls)"],
  ["كروز كنترول للسفر", "Cruise Control (للسفر)"],
  ["كاميرا عشان المصف", "Backup Camera (عشان المصف)"],
  ["دهانها أصلي كما خرجت من المصنع", "original (كما خرجت من المصنع)"],
  ["camry XLE for trips", 'Camry "XLE" (for trips)'],
  ["full option camry", '"full option" Camry'],
  ["الترخيص مخلص ما بتمشي", "unlicensed (ما) (بتمشي)"],
  // A word of a longer name is not a typo.
  ["gray Santa Fe that seats five", 'Grey Santa Fe (that) (seats) "five"'],
  ["اقساط عالهوية", "instalments"],
  // Digits as letters may be doubled, and other habits of chat letters.
  ["lancer mra55as", "Lancer licensed"],
  ["ta2reeban 6000 jd", "5100..6900"],
  ["e46 nazef", "BMW E46 (nazef)"],
  ["3ashr talaf aw a2al golf", "..10000 Golf"],
  ["alfain w khames 3ashar sonata", "2015..2015 Sonata"],
  ["ma btezed 3an 4500", "..4500"],
  // Arabic words that sound alike.
  ["اقصاط", "instalments"],
  ["معمولة حادث", "accident"],
  // Numbers.
  ["لا يزيد على خمسة آلاف وخمسمئة دينار", "..5500"],
  ["not more than 7 years old suv", "2019.. SUV"],
  ["over 10 years old", "..2016"],
  ["5 years old camry", "2021..2021 Camry"],
  ["لم تُدفع رسومها الجمركية", "uncleared"],
  ["two panels have been repainted", "partial-repaint"],
  ["شبابيكها عالكهربا", "Power Windows"],
  // `بكم` is a pickup, or "how much" next to a model.
  ["بكم ديزل", "Pickup Diesel"],
  ["بكم سوناتا", "(بكم) Sonata"],
];
for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(read(query)).toBe(parts);
  });
