import { inLanguage } from "#src/i18n/language.ts";
import { type Fields, textsOf, type Words } from "./fields.ts";

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

export type Stored<F> = IsOptional<F> extends true ? Value<F> | null : Value<F>;

export type Column<Fs, Name extends keyof Fs> = Fs[Name] extends { column: infer C extends string }
  ? C
  : Name;

type OwnNames<Fs> = { [Name in keyof Fs]: Fs[Name] extends { shared: true } ? never : Name }[keyof Fs];

/** A listing's values by internal name; money in hundredths of a dinar. */
export type Values<Fs> = { [Name in keyof Fs as Column<Fs, Name> & string]: Stored<Fs[Name]> };

export type OwnValues<Fs> = Values<Pick<Fs, OwnNames<Fs>>>;

type ShownNames<Fs> = {
  [Name in OwnNames<Fs>]: Fs[Name] extends { secret: true } ? never : Name;
}[OwnNames<Fs>];

/** `OwnValues` for the API, without secret ones: by JSON name, money in dinars, digits as text. */
export type OwnJson<Fs> = {
  [Name in ShownNames<Fs>]: Fs[Name] extends { kind: "digits" } ? string : Stored<Fs[Name]>;
};

export type FormValues<Fs> = {
  [Name in keyof Fs]: Fs[Name] extends { kind: "choices" | "photos" } ? string[] : string;
};

interface ColumnOf<V> {
  _: { notNull: null extends V ? boolean : true } & (NonNullable<V> extends number
    ? { data: number }
    : { $type: NonNullable<V> });
}

export type Columns<Fs> = { listingId: unknown } & {
  [Name in keyof OwnValues<Fs>]: ColumnOf<OwnValues<Fs>[Name]>;
};

export const ownFields = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { kind, shared, secret, column = name }]) =>
    shared ? [] : { name, kind, secret, column },
  );

export const ownValues = <Fs extends Fields>(fields: Fs, values: Values<Fs>): OwnValues<Fs> => {
  const all: Record<string, unknown> = values;
  const own = ownFields(fields).map(({ column }) => [column, all[column]]);
  return Object.fromEntries(own) as unknown as OwnValues<Fs>;
};

export function searchedTexts(fields: Fields, listing: Record<string, unknown>): string[] {
  const searched = Object.entries(fields).filter(([, field]) => field.searched);
  const texts = () => searched.flatMap(([name, field]) => textsOf(field, name, listing));
  return [...new Set([...inLanguage("en", texts), ...inLanguage("ar", texts)])];
}
