import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { priceLabel } from "./parts/price-label.ts";

export const MIN_TITLE = 5;

/** A text in the reader's language. */
export type Words = () => string;

/** How a field filters: any of several values, from one number to another, or both. */
export type FilterKind = "many" | "range" | "numbers";

/** Options of every kind of field. */
export interface Options<Value> {
  label: Words;
  /** The part of the form that it stands in. */
  section?: string;
  /** The message when it is missing. A field without it may be left out. */
  required?: Words;
  /** The message for a value that cannot be read. */
  refused?: Words;
  /** Its column, and its name in our code, where that is not its JSON name. */
  column?: string;
  /** It is a column of the table of all listings. */
  shared?: true;
  hint?: Words;
  placeholder?: Words;
  wide?: true;
  text?(value: Value): string;
  filter?: FilterKind;
  bars?: readonly number[];
  /** A range in the reader's words, of which one end may be open. */
  rangeText?(min: number | null, max: number | null): string;
  sort?: readonly ("asc" | "desc")[];
  /** Has a line in the specification of the listing's page. */
  specification?: true;
  /** The words of its value, in both languages, find the listing. */
  searched?: true;
}

interface ChoiceOptions<Value> extends Options<Value> {
  text(value: Value): string;
  look?: "pills" | "tiles";
}

interface ChoicesOptions<Value> extends ChoiceOptions<Value> {
  /** Sellers may type others: at most so many characters each, and so many values in all. */
  own?: { maxLength: number; most: number };
}

interface NumberOptions extends Options<number> {
  min: number;
  max: number | (() => number);
  tooLow?: Words;
  tooHigh?: Words;
  maxLength?: number;
  suffix?: Words;
}

interface MoneyOptions extends Options<number> {
  decimals?: true;
}

interface LineOptions extends Options<string> {
  min?: number;
  max: number;
  /** The API also takes a number. */
  orNumber?: true;
}

interface DigitsOptions extends Options<string | number> {
  max: number;
  /** How the table holds them; JSON and forms have them as text. */
  stored: "number" | "text";
}

interface ParagraphsOptions extends Options<string> {
  min?: number;
  max: number;
  rows: number;
  hideLabel?: true;
}

/** Refuses options that no field has, which inference would let pass. */
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
/** A number above 0 without leading zeros; spaces and dashes in it do not count. */
export const digits = fieldOf<"digits", DigitsOptions>("digits");
/** Paragraphs of text; empty where nothing was written. */
export const paragraphs = fieldOf<"paragraphs", ParagraphsOptions>("paragraphs");

export const kilometres = <const O extends NumberOptions>(options: Known<O, NumberOptions>) => ({
  kind: "number" as const,
  suffix: () => t.kmUnit(),
  text: (km: number) => t.formatKm(km),
  rangeText: (min: number | null, max: number | null) =>
    t.searchChipMileage(min === null ? null : t.formatKm(min), max === null ? null : t.formatKm(max)),
  ...(options as O),
});

/** An amount above 0: hundredths of a dinar in our code, dinars in forms, addresses and JSON. */
export const money = <const O extends MoneyOptions & { column: string }>(
  options: Known<O, MoneyOptions>,
) => ({
  kind: "money" as const,
  refused: () => t.listingPriceInvalid(),
  text: (cents: number) => t.formatPrice(cents),
  ...(options as O),
});

/** The name of a month that is written `YYYY-MM`. */
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
  label: () => t.listingLocation(),
  required: () => t.listingLocationRequired(),
  placeholder: () => t.chooseCity(),
  text: (name: string) => placeLabel(name, t.language()),
  ...options,
});

export const photos = (max: number) => ({
  kind: "photos" as const,
  shared: true as const,
  max,
  label: () => t.factPhotos(),
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

/** The value of a field in the reader's language, as a list: each of several values, none where it was left out. */
export function textsOf(field: Field, name: string, listing: object): string[] {
  const value = (listing as Record<string, unknown>)[field.column ?? name] ?? [];
  return [value].flat().map((each) => valueText(field, each));
}

export function valueText(field: Field, value: unknown): string {
  const text: (value: never) => string = field.text ?? String;
  return text(value as never);
}
