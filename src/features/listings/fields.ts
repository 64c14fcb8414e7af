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
  /** Its name on forms, pages and reviews. */
  label: Words;
  /** The part of the form that it stands in. */
  section?: string;
  /** The message when it is missing. A field without it may be left out. */
  required?: Words;
  /** The message for a value that cannot be read. */
  refused?: Words;
  /** Its column, and its name in our code, where that is not its JSON name. */
  column?: string;
  /** True for what the table of all listings holds. */
  shared?: true;
  hint?: Words;
  placeholder?: Words;
  /** Takes the whole width of its section. */
  wide?: true;
  /** A value in the reader's words. */
  text?(value: Value): string;
  /** Without it nobody can filter by the field. */
  filter?: FilterKind;
  /** The edges of the bars that a search draws of the numbers of a required field, ascending. */
  bars?: readonly number[];
  /** A range in the reader's words, of which one end may be open. */
  rangeText?(min: number | null, max: number | null): string;
  /** The directions that a search can be ordered in. */
  sort?: readonly ("asc" | "desc")[];
  /** Has a line in the specification of the listing's page. */
  specification?: true;
  /** The words of its value, in both languages, find the listing. */
  searched?: true;
}

interface ChoiceOptions<Value> extends Options<Value> {
  text(value: Value): string;
  /** Drawn as buttons and not as a select. */
  look?: "pills" | "tiles";
}

interface ChoicesOptions<Value> extends ChoiceOptions<Value> {
  /** Sellers may type others: at most so many characters each, and so many values in all. */
  own?: { maxLength: number; most: number };
}

interface NumberOptions extends Options<number> {
  min: number;
  max: number | (() => number);
  /** The messages for less than `min` and more than `max`. */
  tooLow?: Words;
  tooHigh?: Words;
  maxLength?: number;
  suffix?: Words;
}

interface MoneyOptions extends Options<number> {
  /** A form's keyboard has a decimal point. */
  decimals?: true;
}

interface LineOptions extends Options<string> {
  min?: number;
  max: number;
  /** A number will do as well. */
  orNumber?: true;
}

interface DigitsOptions extends Options<string | number> {
  /** How many at most. */
  max: number;
  /** How the table holds them; JSON and forms have them as text. */
  stored: "number" | "text";
}

interface ParagraphsOptions extends Options<string> {
  min?: number;
  max: number;
  rows: number;
  /** The label is for screen readers only. */
  hideLabel?: true;
}

/** Refuses options that no field has, which inference would let pass. */
type Known<O, All> = O & { [Name in Exclude<keyof O, keyof All>]: never };

/** One of these values. */
export const choice = <const V extends string, const O extends ChoiceOptions<V>>(
  values: readonly V[],
  options: Known<O, ChoiceOptions<V>>,
) => ({ kind: "choice" as const, values, ...(options as O) });

/** Any number of these values. */
export const choices = <const V extends string, const O extends ChoicesOptions<V>>(
  values: readonly V[],
  options: Known<O, ChoicesOptions<V>>,
) => ({ kind: "choices" as const, values, ...(options as O) });

/** A whole number. */
export const number = <const O extends NumberOptions>(options: Known<O, NumberOptions>) => ({
  kind: "number" as const,
  ...(options as O),
});

const KILOMETRES = {
  suffix: () => t.kmUnit(),
  text: (km: number) => t.formatKm(km),
  rangeText: (min: number | null, max: number | null) =>
    t.searchChipMileage(min === null ? null : t.formatKm(min), max === null ? null : t.formatKm(max)),
};

/** A distance. */
export const kilometres = <const O extends NumberOptions>(options: Known<O, NumberOptions>) => ({
  kind: "number" as const,
  ...KILOMETRES,
  ...(options as O),
});

const MONEY = {
  refused: () => t.listingPriceInvalid(),
  text: (cents: number) => t.formatPrice(cents),
};

/** An amount above 0: hundredths of a dinar in our code, dinars in forms, addresses and JSON. */
export const money = <const O extends MoneyOptions & { column: string }>(
  options: Known<O, MoneyOptions>,
) => ({
  kind: "money" as const,
  ...MONEY,
  ...(options as O),
});

/** The name of a month that is written `YYYY-MM`. */
export function monthText(written: string): string {
  const [year = 0, month = 1] = written.split("-").map(Number);
  return t.formatMonth(Date.UTC(year, month - 1, 15));
}

/** A month as `YYYY-MM`. */
export const month = <const O extends Options<string>>(options: Known<O, Options<string>>) => ({
  kind: "month" as const,
  text: monthText,
  ...(options as O),
});

/** One line of text. */
export const line = <const O extends LineOptions>(options: Known<O, LineOptions>) => ({
  kind: "line" as const,
  ...(options as O),
});

/** Digits and nothing else, without leading zeros, of a number above 0. */
export const digits = <const O extends DigitsOptions>(options: Known<O, DigitsOptions>) => ({
  kind: "digits" as const,
  ...(options as O),
});

/** Paragraphs of text; empty where nothing was written. */
export const paragraphs = <const O extends ParagraphsOptions>(options: Known<O, ParagraphsOptions>) => ({
  kind: "paragraphs" as const,
  ...(options as O),
});

/* What listings of every kind have. */

/** What an ad is called. */
export const title = (options: {
  section: string;
  label: Words;
  hint: Words;
  placeholder?: Words;
  wide?: true;
}) => ({
  kind: "line" as const,
  shared: true as const,
  min: MIN_TITLE,
  max: 120,
  required: () => t.listingTitleTooShort(),
  ...options,
});

/** What is asked for it. */
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

/** Where it is, by the name of one of these places. */
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

/** Its photos by their addresses, the cover first. */
export const photos = (max: number) => ({
  kind: "photos" as const,
  shared: true as const,
  max,
  label: () => t.factPhotos(),
  refused: () => t.listingTooManyPhotos(max),
});

/** Any field. */
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

/** The fields of a kind of listing, by their JSON names. */
export type Fields = Record<string, Field>;

/* What follows from a declaration. */

type Value<F> = F extends { kind: "choices"; own: object } | { kind: "photos" }
  ? string[]
  : F extends { kind: "choices"; values: readonly (infer V)[] }
    ? V[]
    : F extends { kind: "number" | "money" } | { kind: "digits"; stored: "number" }
      ? number
      : F extends { values: readonly (infer V)[] }
        ? V
        : string;

type IsOptional<F> = F extends { required: Words } | { kind: "choices" | "photos" | "paragraphs" }
  ? false
  : true;

/** The stored value of a field; null where it was left out. */
export type Stored<F> = IsOptional<F> extends true ? Value<F> | null : Value<F>;

/** The name of a field's column, and its name in our code. */
export type Column<Fs, Name extends keyof Fs> = Fs[Name] extends { column: infer C extends string }
  ? C
  : Name;

type OwnNames<Fs> = { [Name in keyof Fs]: Fs[Name] extends { shared: true } ? never : Name }[keyof Fs];

/** A listing's values by our names: money in hundredths of a dinar. */
export type Values<Fs> = { [Name in keyof Fs as Column<Fs, Name> & string]: Stored<Fs[Name]> };

/** The values that only this kind of listing has, as its table holds them. */
export type OwnValues<Fs> = Values<Pick<Fs, OwnNames<Fs>>>;

/** The values that only this kind of listing has, out of all of a listing. */
export const ownValues = <Fs extends Fields>(fields: Fs, values: Values<Fs>): OwnValues<Fs> => {
  const own = Object.entries(fields).filter(([, { shared }]) => !shared);
  const all: Record<string, unknown> = values;
  return Object.fromEntries(
    own.map(([name, { column = name }]) => [column, all[column]]),
  ) as unknown as OwnValues<Fs>;
};

/** The same by their JSON names: money in dinars. */
export type OwnJson<Fs> = {
  [Name in OwnNames<Fs>]: Fs[Name] extends { kind: "digits" } ? string : Stored<Fs[Name]>;
};

/** A form's values as a browser holds them: texts, and lists for boxes. */
export type FormValues<Fs> = {
  [Name in keyof Fs]: Fs[Name] extends { kind: "choices" | "photos" } ? string[] : string;
};

interface ColumnOf<V> {
  _: { notNull: null extends V ? boolean : true } & (NonNullable<V> extends number
    ? { data: number }
    : { $type: NonNullable<V> });
}

/** The columns that a table must have to hold the fields, as drizzle declares them. */
export type Columns<Fs> = { listingId: unknown } & {
  [Name in keyof OwnValues<Fs>]: ColumnOf<OwnValues<Fs>[Name]>;
};

/** The value of a field in the reader's language, as a list: each of several values, none where it was left out. */
export function textsOf(field: Field, name: string, listing: Record<string, unknown>): string[] {
  const value = listing[field.column ?? name] ?? [];
  return [value].flat().map((each) => valueText(field, each));
}

/** One value of a field in the reader's words. */
export function valueText(field: Field, value: unknown): string {
  const text: (value: never) => string = field.text ?? String;
  return text(value as never);
}
