import { boundedText, isNoChoice } from "#src/core/query-params.ts";

/** The specification's highest price, which means no limit. */
const NO_LIMIT = 999_999;

/** In dinars. */
export const PRICE_RANGES = [
  [0, 5000],
  [5000, 10_000],
  [10_000, 20_000],
  [20_000, 30_000],
  [30_000, NO_LIMIT],
] as const;

type PriceRange = (typeof PRICE_RANGES)[number];

export const rangeValue = ([from, to]: PriceRange): string => `${from}-${to}`;

export const boundsOf = ([from, to]: PriceRange): { from: number | null; to: number | null } => ({
  from: from > 0 ? from : null,
  to: to < NO_LIMIT ? to : null,
});

export function heroParams(given: URLSearchParams | FormData): URLSearchParams {
  const params = new URLSearchParams();
  const words = boundedText(String(given.get("q") ?? ""));
  if (words) params.set("q", words);
  for (const name of ["make", "model", "location"]) {
    const value = String(given.get(name) ?? "");
    if (!isNoChoice(value)) params.set(name, value);
  }
  const range = PRICE_RANGES.find((known) => rangeValue(known) === given.get("price"));
  const { from, to } = range ? boundsOf(range) : { from: null, to: null };
  if (from !== null) params.set("minPrice", String(from));
  if (to !== null) params.set("maxPrice", String(to));
  return params;
}

export const FIRST_MODELS = [
  { make: "Toyota", model: "Camry" },
  { make: "Toyota", model: "Corolla" },
  { make: "Honda", model: "Civic" },
  { make: "Hyundai", model: "Elantra" },
];

/** The parameter that marks the home page's form, sent without scripts. */
export const FROM_HOME = "from";
