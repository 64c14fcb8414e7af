import { cleanLine, typedDigits } from "./text.ts";
import { foldTokens } from "./fold.ts";
import { parsePriceCents } from "./money.ts";
import { DINARS, KILOMETRES, withoutUnit } from "./units.ts";

const MAX_TEXT = 200;
const MAX_VALUES = 40;
const MAX_NUMBER = 99_999_999.99;
const MAX_PAGE = 100_000;

export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
/** The API returns at most this many items of a list without pages; a multiple of MAX_PAGE_SIZE. */
export const MAX_LIST = 1000;

/** Cleaned text of at most MAX_TEXT characters, without half a surrogate pair at the end. */
export function boundedText(text: string | null): string {
  const line = text ? cleanLine(text) : "";
  return line.length <= MAX_TEXT ? line : cleanLine(line.slice(0, MAX_TEXT).replace(/[\ud800-\udbff]$/, ""));
}

/** The distinct values of a repeated parameter, without "all", "any" and those for which `read` returns null. */
export function listParam<T>(params: URLSearchParams, name: string, read: (text: string) => T | null): T[] {
  const given = params.getAll(name);
  if (given.length === 0) return [];
  const texts = given.slice(0, MAX_VALUES).map(boundedText);
  const values = texts.filter((text) => !isNoChoice(text)).map(read);
  return [...new Set(values.filter((value) => value !== null))];
}

export function plainParam(params: URLSearchParams, typed: string): string[] {
  if (!params.has("plain")) return [];
  const all = foldTokens(typed).join("");
  return listParam(params, "plain", (text) => {
    const words = foldTokens(text);
    return words.length > 0 && all.includes(words.join("")) ? words.join(" ") : null;
  });
}

export const strictParam = (params: URLSearchParams, q: string): boolean =>
  q !== "" && flagParam(params, "strict");

export const isNoChoice = (text: string): boolean => /^(any|all)?$/i.test(text);

export function numberParam(params: URLSearchParams, name: string): number | null {
  const text = params.get(name);
  return text ? numberIn(text) : null;
}

export const numbersParam = (params: URLSearchParams, name: string): number[] =>
  listParam(params, name, numberIn);

const THOUSANDS = /\s*(?:k|[أا]لف|[آا]لاف)$/i;

const MAX_TYPED = 40;

/** Reads a number in Latin or Arabic digits, also with a unit, and thousands: `5k`, `٥ آلاف` (5 thousand). */
export function numberIn(text: string): number | null {
  const typed = [DINARS, KILOMETRES].reduce(withoutUnit, typedDigits(text)).slice(0, MAX_TYPED).trim();
  if (/^\d{9,}$/.test(typed)) return MAX_NUMBER;
  const cents = parsePriceCents(typed.replace(THOUSANDS, ""));
  if (cents === null) return null;
  return THOUSANDS.test(typed) ? Math.min(cents * 10, MAX_NUMBER) : cents / 100;
}

export function unreadNumbers(
  params: URLSearchParams,
  names: readonly string[],
): Record<string, string> | undefined {
  const unread = names
    .map((name): [string, string] => [name, boundedText(params.get(name)).slice(0, MAX_TYPED)])
    .filter(([, text]) => !isNoChoice(text) && numberIn(text) === null);
  return unread.length > 0 ? Object.fromEntries(unread) : undefined;
}

const wholeNumber = (text: string | null, max: number, fallback: number): number => {
  const number = Number(typedDigits(text ?? "") || "-");
  return Number.isFinite(number) ? Math.min(max, Math.max(1, Math.floor(number))) : fallback;
};

export const asksForPage = (params: URLSearchParams): boolean =>
  Boolean(params.get("page") || params.get("pageSize"));

export const pageParams = (params: URLSearchParams, size = PAGE_SIZE) => ({
  page: wholeNumber(params.get("page"), MAX_PAGE, 1),
  pageSize: wholeNumber(params.get("pageSize"), MAX_PAGE_SIZE, size),
});

export function setPageParams(
  params: URLSearchParams,
  { page, pageSize }: { page: number; pageSize: number },
) {
  if (page > 1) params.set("page", String(page));
  if (pageSize !== PAGE_SIZE) params.set("pageSize", String(pageSize));
}

export const defaultSort = (q: string) => (q ? "relevance" : "newest");

export function sortParam<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
  q: string,
): Sort | "relevance" | "newest" {
  const asked = sorts.find((known) => known === params.get("sort"));
  return asked === undefined || (asked === "relevance" && !q) ? defaultSort(q) : asked;
}

export function setSortParam(params: URLSearchParams, { q, sort }: { q: string; sort: string }): void {
  if (sort !== defaultSort(q) && (q || sort !== "relevance")) params.set("sort", sort);
}

export const flagParam = (params: URLSearchParams, name: string): boolean =>
  /^(true|1|on|yes)$/i.test(params.get(name)?.trim() ?? "");
