import { pairs } from "./tokens.ts";
import { type Phrase, phrase } from "./word-table.ts";

/** Decades, by their first year. */
export const DECADE_WORDS = {
  1970: "السبعينات,السبعينيات,سبعينات,70s,seventies",
  1980: "الثمانينات,الثمانينيات,التمانينات,ثمانينات,80s,eighties",
  1990: "موديلات التسعين,التسعينات,التسعينيات,تسعينات,تسعينيات,90s,nineties",
  2000: "الالفينات,الألفينيات,2000s,noughties,naughties,aughts",
  2010: "2010s,twenty tens",
};

/** The years of parts of a decade. */
const PARTS: { words: string; from: number; to: number }[] = [
  { words: "early,the early,beginning of the,start of the,اوائل,بداية,مطلع", from: 0, to: 4 },
  { words: "mid,the mid,middle of the,اواسط,منتصف", from: 3, to: 7 },
  { words: "late,the late,later,end of the,اواخر,نهاية,آخر", from: 5, to: 9 },
];

/** The years of decades, of their parts, and of two decades: `late 90s`, `80s or 90s`. */
export const DECADE_PHRASES: Phrase[] = Object.entries(DECADE_WORDS).flatMap(([year, words]) => {
  const first = Number(year);
  const all = `${words},${first}s`;
  const next = Object.entries(DECADE_WORDS).find(([other]) => Number(other) === first + 10)?.[1];
  return [
    years(all, first, first + 9),
    ...PARTS.map((part) => years(pairs(part.words, all), first + part.from, first + part.to)),
    ...(next ? [years(pairs(all, pairs("or,and,to,او,و", next)), first, first + 19)] : []),
  ];
});

function years(words: string, min: number, max: number): Phrase {
  return phrase({ column: "year", value: { min, max } }, words);
}
