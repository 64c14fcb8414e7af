import { KILOMETRES } from "#src/core/units.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { priceLabel } from "./page/price-label.ts";

export const MIN_TITLE = 5;

export type Words = () => string;

/** How a field filters: by any of several values, by a range of numbers, or both. */
export type FilterKind = "many" | "range" | "numbers";

export interface Options<Value> {
  label: Words;
  section?: string;
  /** The error if it is missing. Without this option the field is optional. */
  required?: Words;
  /** The error for an invalid value. */
  refused?: Words;
  /** Its column and internal name, if different from its JSON name. */
  column?: string;
  /** Whether the column is in the table of all listings. */
  shared?: true;
  hint?: Words;
  placeholder?: Words;
  wide?: true;
  text?(value: Value): string;
  filter?: FilterKind;
  bars?: readonly number[];
  rangeText?(min: number | null, max: number | null): string;
  sort?: readonly ("asc" | "desc")[];
  specification?: true;
  /** Only the seller sees it; it is in no page, answer or feed. */
  secret?: true;
  /** Searches find the listing by this value, in both languages. */
  searched?: true;
}

interface ChoiceOptions<Value> extends Options<Value> {
  text(value: Value): string;
  look?: "segments" | "tiles";
}

interface ChoicesOptions<Value> extends ChoiceOptions<Value> {
  /** Lets sellers type other values: at most `maxLength` characters each, and `most` values in total. */
  own?: { maxLength: number; most: number };
}

interface NumberOptions extends Options<number> {
  min: number;
  max: number | (() => number);
  tooLow?: Words;
  tooHigh?: Words;
  maxLength?: number;
  suffix?: Words;
  /** A unit that may be typed after the number, as in `core/units.ts`. */
  unit?: RegExp;
}

interface MoneyOptions extends Options<number> {
  decimals?: true;
}

interface LineOptions extends Options<string> {
  min?: number;
  max: number;
  orNumber?: true;
  /** What the API's description says of its text. */
  pattern?: RegExp;
}

interface DigitsOptions extends Options<string | number> {
  max: number;
  /** The type in the table; JSON and forms use text. */
  stored: "number" | "text";
}

interface ParagraphsOptions extends Options<string> {
  min?: number;
  max: number;
  rows: number;
  hideLabel?: true;
}

/** Rejects options that the field does not have, which type inference would accept. */
type Known<O, All> = O & { [Name in Exclude<keyof O, keyof All>]: never };

const choiceOf =
  <Kind extends "choice" | "choices">(kind: Kind) =>
  <const V extends string, const O extends ChoicesOptions<V>>(
    values: readonly V[],
    options: Known<O, ChoicesOptions<V>>,
  ) => ({ kind, values, ...(options as O) });

const fieldOf =
  <Kind extends string, All>(kind: Kind) =>
  <const O extends All>(options: Known<O, All>) => ({ kind, ...(options as O) });

export const choice = choiceOf("choice");
export const choices = choiceOf("choices");
export const number = fieldOf<"number", NumberOptions>("number");
export const line = fieldOf<"line", LineOptions>("line");
/** A number above 0 without leading zeros; spaces and dashes are ignored. */
export const digits = fieldOf<"digits", DigitsOptions>("digits");
export const paragraphs = fieldOf<"paragraphs", ParagraphsOptions>("paragraphs");

export const kilometres = <const O extends NumberOptions>(options: Known<O, NumberOptions>) => ({
  kind: "number" as const,
  suffix: () => t.kmUnit(),
  unit: KILOMETRES,
  text: (km: number) => t.formatKm(km),
  rangeText: (min: number | null, max: number | null) =>
    t.searchChipMileage(min === null ? null : t.formatKm(min), max === null ? null : t.formatKm(max)),
  ...(options as O),
});

/** An amount above 0: hundredths of a dinar internally, dinars in forms, query strings and JSON. */
export const money = <const O extends MoneyOptions & { column: string }>(
  options: Known<O, MoneyOptions>,
) => ({
  kind: "money" as const,
  refused: () => t.listingAmountInvalid(),
  text: (cents: number) => t.formatPrice(cents),
  ...(options as O),
});

export function monthText(written: string): string {
  const [year = 0, month = 1] = written.split("-").map(Number);
  return t.formatMonth(Date.UTC(year, month - 1, 15));
}

export const month = <const O extends Options<string>>(options: Known<O, Options<string>>) => ({
  kind: "month" as const,
  text: monthText,
  ...(options as O),
});

export const title = (
  options: Pick<LineOptions, "label" | "hint" | "placeholder" | "wide" | "required" | "min"> & {
    section: string;
  },
) => ({
  kind: "line" as const,
  shared: true as const,
  min: MIN_TITLE,
  max: 120,
  required: () => t.listingTitleTooShort(),
  ...options,
});

export const price = (options: {
  hint?: Words;
  placeholder: Words;
  section: string;
  bars: readonly number[];
}) =>
  money({
    shared: true,
    column: "priceCents",
    label: () => t.listingPrice(),
    required: () => t.listingPriceRequired(),
    refused: () => t.listingPriceInvalid(),
    decimals: true,
    filter: "range",
    rangeText: (min, max) => priceLabel({ minPrice: min, maxPrice: max }) ?? "",
    sort: ["asc", "desc"],
    ...options,
  });

export const place = <const O extends { section: string; filter?: "many" }>(
  places: readonly string[],
  options: O,
) => ({
  kind: "place" as const,
  shared: true as const,
  values: places,
  label: () => t.location(),
  required: () => t.listingLocationRequired(),
  placeholder: () => t.chooseCity(),
  text: (name: string) => placeLabel(name, t.language()),
  ...options,
});

export const photos = (max: number) => ({
  kind: "photos" as const,
  shared: true as const,
  max,
  label: () => t.photosTitle(),
  refused: () => t.listingTooManyPhotos(max),
});

export type Field =
  | (ChoiceOptions<string> & { kind: "choice"; values: readonly string[] })
  | (ChoicesOptions<string> & { kind: "choices"; values: readonly string[] })
  | (Options<string> & { kind: "place"; values: readonly string[] })
  | (NumberOptions & { kind: "number" })
  | (MoneyOptions & { kind: "money" })
  | (LineOptions & { kind: "line" })
  | (DigitsOptions & { kind: "digits" })
  | (ParagraphsOptions & { kind: "paragraphs" })
  | (Options<string> & { kind: "month" })
  | (Options<string[]> & { kind: "photos"; max: number });

export type Fields = Record<string, Field>;

export function textsOf(field: Field, name: string, listing: object): string[] {
  const value = (listing as Record<string, unknown>)[field.column ?? name] ?? [];
  return [value].flat().map((each) => valueText(field, each));
}

export function valueText(field: Field, value: unknown): string {
  const text: (value: never) => string = field.text ?? String;
  return text(value as never);
}
