import { toLatinDigits } from "./digits.ts";
import { foldTokens } from "./fold.ts";
import { parsePriceCents } from "./money.ts";
import { cleanLine } from "./text.ts";

const MAX_TEXT = 200;
const MAX_VALUES = 40;
/** The highest price there is; nothing else that is filtered comes near it. */
const MAX_NUMBER = 99_999_999.99;
const MAX_PAGE = 100_000;

export const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 100;

/** Cleaned text of at most MAX_TEXT characters, none of them halved. */
export const boundedText = (text: string | null): string =>
  cleanLine(
    cleanLine(text ?? "")
      .slice(0, MAX_TEXT)
      .replace(/[\ud800-\udbff]$/, ""),
  );

/** The values of a repeated parameter, cleaned, each once and read by `read`; "all", "any" and null are left out. */
export function listParam<T>(params: URLSearchParams, name: string, read: (text: string) => T | null): T[] {
  const texts = params.getAll(name).slice(0, MAX_VALUES).map(boundedText);
  const values = texts.filter((text) => !isNoChoice(text)).map(read);
  return [...new Set(values.filter((value) => value !== null))];
}

/** The spans of a typed text that are to stay text, folded; those that it does not hold (any more) are left out. */
export function plainParam(params: URLSearchParams, typed: string): string[] {
  const all = foldTokens(typed).join("");
  return listParam(params, "plain", (text) => {
    const words = foldTokens(text);
    return words.length > 0 && all.includes(words.join("")) ? words.join(" ") : null;
  });
}

export const isNoChoice = (text: string): boolean => /^(any|all)?$/i.test(text);

/** An amount or number of either script; null for what is none, the highest there is for anything higher. */
export const numberParam = (params: URLSearchParams, name: string): number | null =>
  numberIn(params.get(name) ?? "");

/** The numbers of a repeated parameter, each once, as `numberParam` reads one. */
export const numbersParam = (params: URLSearchParams, name: string): number[] =>
  listParam(params, name, numberIn);

const THOUSANDS = /\s*(?:k|[أا]لف|[آا]لاف)$/i;

/** The number that a text is, with thousands in either language's word as well: `5k`, `٥ آلاف`. */
export function numberIn(text: string): number | null {
  const typed = toLatinDigits(text.trim()).slice(0, 40);
  if (/^\d{9,}$/.test(typed)) return MAX_NUMBER;
  const cents = parsePriceCents(typed.replace(THOUSANDS, ""));
  if (cents === null) return null;
  return THOUSANDS.test(typed) ? Math.min(cents * 10, MAX_NUMBER) : cents / 100;
}

const wholeIn = (text: string | null, max: number, otherwise: number): number => {
  const number = Number(toLatinDigits((text ?? "").trim() || "-"));
  return Number.isFinite(number) ? Math.min(max, Math.max(1, Math.floor(number))) : otherwise;
};

/** Which page of how many items. */
export const pageParams = (params: URLSearchParams): { page: number; pageSize: number } => ({
  page: wholeIn(params.get("page"), MAX_PAGE, 1),
  pageSize: wholeIn(params.get("pageSize"), MAX_PAGE_SIZE, PAGE_SIZE),
});

/** Writes what `pageParams` reads, defaults left out. */
export function setPageParams(
  params: URLSearchParams,
  { page, pageSize }: { page: number; pageSize: number },
) {
  if (page > 1) params.set("page", String(page));
  if (pageSize !== PAGE_SIZE) params.set("pageSize", String(pageSize));
}

/** The order of a search that asks for none: of words the most relevant first, else the newest. */
export const usualSort = (q: string) => (q ? "relevance" : "newest");

/** The order asked for; nothing is more or less relevant where no words are searched. */
export function sortParam<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
  q: string,
): Sort | "relevance" | "newest" {
  const asked = sorts.find((known) => known === params.get("sort"));
  return asked === undefined || (asked === "relevance" && !q) ? usualSort(q) : asked;
}

/** Writes what `sortParam` reads, the usual one left out. */
export function setSortParam(params: URLSearchParams, { q, sort }: { q: string; sort: string }): void {
  if (sort !== usualSort(q) && (q || sort !== "relevance")) params.set("sort", sort);
}

/** Whether a box is ticked. */
export const flagParam = (params: URLSearchParams, name: string): boolean =>
  /^(true|1|on|yes)$/i.test(params.get(name)?.trim() ?? "");
