import { type Part, understand } from "#src/language/engine/understand.ts";
import { type Meaning, type NumberColumn, wordTable } from "#src/language/engine/word-table.ts";

/* A word table of fruit, for tests of the reader without cars or plates. */
const kind = (value: string) => ({ column: "kind", value });
const sort = (value: string, of: string): Meaning => ({ column: "sort", value, of: kind(of) });
const besideApple = (other: Meaning) => other.value === "apple";
const isYear = (number: number) => number >= 1990 && number <= 2027;

const numbers: NumberColumn[] = [
  {
    column: "year",
    words: {
      before: ["year", "سنه"],
      min: ["newerthan", "احدثمن"],
      max: ["olderthan"],
      "min-after": ["ornewer", "وطالع"],
      "max-after": ["orolder"],
    },
    alone: "exact",
    read: (number) => (isYear(number) ? number : null),
    guess: ({ number, scaled }) => !scaled && isYear(number),
    short: (number) =>
      [98, 99].includes(number)
        ? { column: "year", value: { min: 1900 + number, max: 1900 + number }, beside: besideApple }
        : null,
  },
  {
    column: "price",
    words: { before: ["price", "سعر"], after: ["jd", "دينار"] },
    alone: "max",
    read: (number) => number,
    guess: ({ number, bound, scaled }) =>
      bound !== null && number >= 500 && (scaled || !isYear(number) || number === 2000),
  },
  {
    column: "weight",
    words: { before: ["weighing"], after: ["kg", "كيلو"] },
    alone: "max",
    read: (n) => n,
    guess: () => false,
  },
  {
    column: "weight",
    words: { after: ["stone"] },
    alone: "max",
    read: (n) => Math.round(n * 6.35),
    guess: () => false,
  },
  {
    column: "none",
    words: { before: ["page"], after: ["cc"] },
    alone: "exact",
    read: () => null,
    guess: () => false,
  },
];

export const fruitWords = wordTable({
  phrases: [
    { spellings: ["Apple", "تفاح"], meaning: kind("apple") },
    { spellings: ["Orange", "برتقال"], meaning: kind("orange") },
    { spellings: ["Orange", "Sunset-Red"], meaning: { column: "color", value: "orange" } },
    { spellings: ["Granny Smith", "جراني سميث", "2008"], meaning: sort("smith", "apple") },
    { spellings: ["Navel", "Gala"], meaning: sort("navel", "orange") },
    { spellings: ["Gala"], meaning: sort("gala", "apple") },
    { spellings: ["Fuji"], meaning: { ...sort("fuji", "apple"), beside: besideApple } },
    { spellings: ["X-5", "prius+"], meaning: sort("x5", "apple") },
    { spellings: ["Pomegranate"], meaning: sort("pomegranate", "apple") },
    { spellings: ["sweet core", "قشر حلو"], meaning: { column: "state", value: "sweet" } },
    { spellings: ["ripe"], meaning: { column: "state", value: "ripe", opposite: "green" } },
    { spellings: ["picked"], meaning: { column: "picked", value: "by hand", also: ["by machine"] } },
    { spellings: ["by hand"], meaning: { column: "picked", value: "by hand" } },
    { spellings: ["عمان"], meaning: { column: "place", value: "amman" } },
  ],
  numbers,
  topics: [
    {
      subjects: ["peel", "بزرة"],
      states: [
        { words: ["thick", "سميكة"], meaning: { column: "peel", value: "thick" } },
        {
          words: ["thin", "very thin", "رقيقة"],
          meaning: { column: "peel", value: "thin", opposite: "thick" },
        },
      ],
    },
    { subjects: ["pip"], states: [{ words: ["thin"], meaning: { column: "pip", value: "thin" } }] },
  ],
  fillers: ["for", "في"],
  noise: ["sale", "للبيع"],
  texts: ["apple pie"],
  shape: (text) => (/^\d\d-\d+$/.test(text) ? [{ column: "plate", value: text }] : []),
});

export const showPart = (part: Part): string => {
  if (part.kind === "text") return `"${part.words}"`;
  if (part.kind === "filler") return `(${part.words})`;
  const { column, value, isNegated } = part.meaning;
  return `${isNegated ? "-" : ""}${column}:${typeof value === "string" ? value : `${value.min ?? ""}..${value.max ?? ""}`}`;
};
/** The parts of a query in short notation: `kind:apple price:..5000 "fresh"`. */
export const readFruit = (query: string, options = {}): string =>
  understand(query, fruitWords, options).map(showPart).join(" ");
